import { Impossible } from '@warmoot/kernel';
import { outsideCombat } from '../../../healing/mobility.js';
import { planIn } from '../../bridges/bridges.js';
import type { MarchPlan } from '../../bridges/marchPlan.js';
import type { BattlePlan, DiscussionPlan } from '../../bridges/plans.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { CharacterId } from '../../papers/model.js';
import type { SeenCharacter } from '../../papers/view.js';
import type { Coming } from '../story.js';
import { RAID_PEOPLE, RAID_ROLES, type RaidHouse, type RaidRole } from './people.table.js';

/** The chapters of the raid, in the order in which they may come. */
export const RAID_CHAPTERS = ['council', 'march', 'battle', 'parley', 'end'] as const;
export type RaidChapter = (typeof RAID_CHAPTERS)[number];

/** Whoever or whatever plays a part, by id. */
export const idOf = ({ open }: Pick<SeenWithRules, 'open'>, part: RaidRole | RaidHouse): string => {
  const id = open.founding?.parted?.[part];
  if (id === undefined) throw new Impossible('a raid without one of its parts', part);
  return id;
};

/** Those of Tarn Hall, and those of the town. */
export type Side = 'ours' | 'theirs';

/** The people of each side, and the house whose soldiers march for it. */
export const SIDES: Readonly<Record<Side, { readonly people: readonly RaidRole[]; readonly house: RaidHouse }>> = {
  ours: { people: RAID_ROLES.filter((role) => RAID_PEOPLE[role].part !== 'town'), house: 'avitch' },
  theirs: { people: RAID_ROLES.filter((role) => RAID_PEOPLE[role].part === 'town'), house: 'dorrow' },
};

/** Whether somebody is of a side. */
export const isOf = (seen: SeenWithRules, side: Side, id: CharacterId): boolean =>
  idsOf(seen, SIDES[side].people).includes(id);

/** Whether soldiers are of a side: those of its house, or written down for this once, under one of its own people. */
export const isLedBy = (
  seen: SeenWithRules,
  side: Side,
  unit: string | null | undefined,
  leader: CharacterId,
): boolean => isOf(seen, side, leader) && (unit ?? idOf(seen, SIDES[side].house)) === idOf(seen, SIDES[side].house);

const personOf = (seen: SeenWithRules, role: RaidRole): SeenCharacter | undefined =>
  seen.open.characters[idOf(seen, role)];

/** Whoever plays the lord of the town, and whoever of it has no name; null where nobody does. */
export const lordIn = (seen: SeenWithRules): string | null => personOf(seen, 'casimir')?.owner ?? null;

/** Whether those of the town who have no names are played by whoever plays its people. */
export const isTowns = (seen: SeenWithRules, seat: string | undefined): boolean =>
  seat === undefined ? lordIn(seen) === null : SIDES.theirs.people.some((role) => personOf(seen, role)?.owner === seat);

/** Whether somebody is alive and can do anything, at large or not (SAGA-DUEL-WOUND-029). */
export const canSpeak = (seen: SeenWithRules, role: RaidRole): boolean => {
  const found = personOf(seen, role);
  return found !== undefined && found.dead === null && found.dying === null && !outsideCombat(found.wounds).incapable;
};

/** Whether somebody is in the hands of the other side. */
export const isTaken = (seen: SeenWithRules, role: RaidRole): boolean =>
  (personOf(seen, role)?.captive ?? null) !== null;

/** Whether somebody can ride out: able, and nobody's prisoner. */
export const canRide = (seen: SeenWithRules, role: RaidRole): boolean => canSpeak(seen, role) && !isTaken(seen, role);

export const idsOf = (seen: SeenWithRules, roles: readonly RaidRole[]): readonly CharacterId[] =>
  roles.map((role) => idOf(seen, role));

const planned = (coming: Coming) => ({ ...coming, characters: [] });

/** How a talk is planned, as its rules read it; null where it is none. */
export const talkIn = (seen: SeenWithRules, coming: Coming): DiscussionPlan | null =>
  planIn(seen, planned(coming), 'discussion');

/** How a march is planned, as its rules read it; null where it is none. */
export const roadIn = (seen: SeenWithRules, coming: Coming): MarchPlan | null =>
  planIn(seen, planned(coming), 'movement');

/** Both armies of a battle: every way of war plans them in the same form. Null where it is none. */
export const armiesIn = ({ scene, plan }: Coming): Pick<BattlePlan, 'attacker' | 'defender' | 'defence'> | null => {
  const { attacker, defender } = (plan ?? {}) as unknown as Partial<BattlePlan>;
  const isFought =
    typeof attacker === 'object' && typeof defender === 'object' && attacker !== null && defender !== null;
  return scene === 'battle' && isFought ? (plan as unknown as BattlePlan) : null;
};
