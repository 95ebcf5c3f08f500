import { Impossible } from '@warmoot/kernel';
import { outsideCombat } from '../../../healing/mobility.js';
import { planIn } from '../../bridges/bridges.js';
import type { MarchPlan } from '../../bridges/marchPlan.js';
import type { BattlePlan, DiscussionPlan } from '../../bridges/plans.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { CharacterId, Entry } from '../../papers/model.js';
import type { SeenCharacter } from '../../papers/view.js';
import type { Coming } from '../story.js';
import type { RaidHouse, RaidRole } from './people.table.js';

/** The chapters of the raid, in the order in which they may come. */
export const RAID_CHAPTERS = ['council', 'march', 'battle', 'parley', 'end'] as const;
export type RaidChapter = (typeof RAID_CHAPTERS)[number];

/** Whoever or whatever plays a part, by id. */
export const idOf = ({ open }: Pick<SeenWithRules, 'open'>, part: RaidRole | RaidHouse): string => {
  const id = open.founding?.parted?.[part];
  if (id === undefined) throw new Impossible('a raid without one of its parts', part);
  return id;
};

const personOf = (seen: SeenWithRules, role: RaidRole): SeenCharacter | undefined =>
  seen.open.characters[idOf(seen, role)];

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

type PlayedChapter = Exclude<RaidChapter, 'end'>;

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

/** How each chapter is planned, where it is what it calls itself. */
const PLANS: Readonly<Record<PlayedChapter, (seen: SeenWithRules, coming: Coming) => unknown>> = {
  council: talkIn,
  march: roadIn,
  battle: (_, coming) => armiesIn(coming),
  parley: talkIn,
};

/** Whether something is the chapter that it calls itself. Anybody may write anything on the calendar. */
export const isTold = (seen: SeenWithRules, coming: Coming): boolean => {
  const { chapter = '' } = coming;
  return Object.hasOwn(PLANS, chapter) && PLANS[chapter as PlayedChapter](seen, coming) !== null;
};

/** Whether an entry is a chapter that was played at the table. */
export const isChapter = (seen: SeenWithRules, entry: Entry): boolean =>
  entry.state === 'done' && entry.outcome !== null && isTold(seen, entry);

/** The chapter that was played, where it was. */
export const playedChapter = (seen: SeenWithRules, chapter: PlayedChapter): Entry | undefined =>
  Object.values(seen.open.entries).findLast((entry) => entry.chapter === chapter && isChapter(seen, entry));
