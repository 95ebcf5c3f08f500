import { Impossible } from '@warmoot/kernel';
import { outsideCombat } from '../../../healing/mobility.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { CharacterId, Entry } from '../../papers/model.js';
import type { SeenCharacter } from '../../papers/view.js';
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

/** What kind of scene each chapter is. */
const SCENES = { council: 'discussion', march: 'movement', battle: 'battle', parley: 'discussion' } as const;

/**
 * Whether an entry is a chapter that was played at the table. Anybody may write anything on the calendar: what only says that
 * it is a chapter is none.
 */
export const isChapter = ({ chapter, scene, state, plan, outcome }: Entry): boolean => {
  const isRoad = chapter !== 'march' || Array.isArray((plan as { readonly parties?: unknown } | null)?.parties);
  const isPlayed = state === 'done' && plan !== null && outcome !== null && isRoad;
  return isPlayed && Object.hasOwn(SCENES, chapter ?? '') && SCENES[chapter as keyof typeof SCENES] === scene;
};

/** The chapter that was played, where it was. */
export const playedChapter = (
  { open }: Pick<SeenWithRules, 'open'>,
  chapter: Exclude<RaidChapter, 'end'>,
): Entry | undefined => Object.values(open.entries).findLast((entry) => entry.chapter === chapter && isChapter(entry));
