import type { DuelSight } from '../duel.js';
import { combatant } from '../fighters/people.js';
import type { DuelOptions, Who, Wound } from '../model.js';
import {
  ALL_PARTS,
  HEAD,
  handOn,
  isLeg,
  type Part,
  type PartAt,
  placeOf,
  type Severity,
  USUAL_BODY_WOUNDS,
} from '../tables/body.table.js';

/** The wounds of one part. */
export interface PartWounds {
  readonly minors: number;
  readonly major: boolean;
  /** The last wound turned Minor ones into a Major one. */
  readonly turned: boolean;
}

/** The Minor Wound that turns the others of its part into a Major one. */
const TURNING = 3;

/** One more wound on a part. */
export const withWound = (
  before: Pick<PartWounds, 'minors' | 'major'>,
  severity: Severity,
  thirdMinorStays: boolean,
): PartWounds => {
  // SAGA-DUEL-WOUND-006: there is never more than one Major Wound on a part.
  if (severity === 'major') return { minors: before.minors, major: true, turned: false };
  const minors = before.minors + 1;
  if (minors < TURNING || before.major) return { minors, major: before.major, turned: false };
  // SAGA-DUEL-WOUND-004: the third turns the first two into one Major Wound.
  // SAGA-DUEL-WOUND-005: itself it stays, or goes with them.
  return { minors: minors - (thirdMinorStays ? TURNING - 1 : TURNING), major: true, turned: true };
};

/** What a new Major Wound brings: death within the hour, incapacity, a fall, a useless arm, weaker skills or nothing. */
export type MajorCost = 'dying' | 'incapable' | 'prone' | 'arm' | 'skills' | 'nothing';

/** What a major wound of this part takes. */
export const majorCost = (options: Pick<DuelOptions, 'saga.duel.bodyWounds'>, part: PartAt): MajorCost => {
  const { 'saga.duel.bodyWounds': body } = options;
  // SAGA-DUEL-WOUND-017: the head makes incapable. SAGA-DUEL-WOUND-018: and kills within the hour.
  if (part === HEAD) return 'dying';
  // SAGA-DUEL-WOUND-012
  if (isLeg(part)) return 'prone';
  // SAGA-DUEL-WOUND-009
  if (handOn(part) !== null) return 'arm';
  // SAGA-DUEL-WOUND-023: the body makes incapable too, unless the table plays it otherwise.
  if (body === 'asHead') return 'dying';
  if (body === 'incapable') return 'incapable';
  return body === 'penalty' ? 'skills' : 'nothing';
};

/** The parts whose Major Wound can make incapable. */
const VITAL = ['head', 'body'] as const;

/** SAGA-DUEL-021: the part whose Major Wound lets nobody enter a fight; null where there is none. */
export const keptOutBy = (
  majors: readonly Part[],
  options: Pick<DuelOptions, 'saga.duel.bodyWounds'>,
): (typeof VITAL)[number] | null =>
  VITAL.find((part) => {
    const cost = majorCost(options, placeOf(part));
    return majors.includes(part) && (cost === 'dying' || cost === 'incapable');
  }) ?? null;

/** SAGA-DUEL-021: whether somebody can enter a fight with these wounds, at a table that has switched this, or nothing. */
export const canEnter = (
  wounds: readonly Pick<Wound, 'part' | 'severity'>[],
  options?: Pick<DuelOptions, 'saga.duel.bodyWounds'> | null,
): boolean => {
  const majors = wounds.filter(({ severity }) => severity === 'major').map(({ part }) => part);
  return keptOutBy(majors, options ?? { 'saga.duel.bodyWounds': USUAL_BODY_WOUNDS }) === null;
};

// SAGA-DUEL-ROUND-027: wounds on their way count as being there when a part is picked or rolled.
export const hasMajor = (sight: DuelSight, victim: Who, part: PartAt): boolean => {
  const { minors, majors } = combatant(sight, victim);
  if (majors[part] !== 0) return true;
  const { landed } = sight.open.turn;
  if (landed.length === 0) return false;
  let wounds = { minors: minors[part] as number, major: false, turned: false } as PartWounds;
  for (const wound of landed) {
    if (wound.victim === victim && wound.part === part)
      wounds = withWound(wounds, wound.severity, sight.given.options['saga.duel.thirdMinorStays']);
  }
  return wounds.major;
};

/** The parts of a list that may still be wounded. */
export const openParts = (sight: DuelSight, victim: Who, parts: readonly PartAt[] = ALL_PARTS): PartAt[] => {
  const open: PartAt[] = [];
  for (const part of parts) if (!hasMajor(sight, victim, part)) open.push(part);
  return open;
};
