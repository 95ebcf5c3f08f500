import type { DuelSight } from '../duel.js';
import { combatant } from '../fighters/hands.js';
import { BODY, PARTS } from '../model.js';

/** The wounds of one part. */
export interface PartWounds {
  readonly minors: number;
  readonly major: boolean;
  /** The last wound turned Minor ones into a Major one. */
  readonly turned: boolean;
}

/** One more wound on a part. */
export const withWound = (
  before: Pick<PartWounds, 'minors' | 'major'>,
  severity: 'minor' | 'major',
  thirdMinorStays: boolean,
): PartWounds => {
  if (severity === 'major') return { minors: before.minors, major: true, turned: false };
  const minors = before.minors + 1;
  // SAGA-DUEL-WOUND-004, -005: the third turns the first two into one Major Wound, and itself stays or goes.
  if (minors < 3 || before.major) return { minors, major: before.major, turned: false };
  return { minors: minors - (thirdMinorStays ? 2 : 3), major: true, turned: true };
};

// SAGA-DUEL-ROUND-027: wounds on their way count as being there when a part is picked or rolled.
export const woundsOn = (sight: DuelSight, victim: number, part: number): Pick<PartWounds, 'minors' | 'major'> => {
  const me = combatant(sight, victim);
  let wounds: Pick<PartWounds, 'minors' | 'major'> = {
    minors: me.minors[part] as number,
    major: me.majors[part] !== 0,
  };
  for (const landed of sight.open.turn.landed) {
    if (landed.victim === victim && landed.part === part) {
      wounds = withWound(wounds, landed.severity, sight.given.options['saga.duel.thirdMinorStays']);
    }
  }
  return wounds;
};

const ALL = PARTS.map((_, part) => part);

/** The parts that may still be wounded. */
export const openParts = (sight: DuelSight, victim: number): number[] =>
  ALL.filter((part) => !woundsOn(sight, victim, part).major);

// SAGA-DUEL-ACT-025: the body touches all others; the others touch the body alone.
export const adjacentParts = (part: number): readonly number[] =>
  part === BODY ? ALL.filter((one) => one !== BODY) : [BODY];
