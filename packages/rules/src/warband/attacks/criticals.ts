import { asks, type Procedures, shape } from '@warmoot/kernel';
import { isFlagged, keyOf, rowOf } from '../figures/figures.js';
import { hasHelmet } from '../figures/hands.js';
import type { AttackingStep, HelmetChoice, Row } from '../model/attacking.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { harm } from './damage.js';

/** A row that has fallen: points it does, and criticals that are still to be gone through. */
interface Falling {
  readonly row: Row;
  readonly points: number;
  readonly criticals: number;
}

/** WARBAND-CRIT-002: whether a 1 leaves a Wound on this one; otherwise it is a hit like any other. */
export const canBeWounded = (sight: SkirmishSight, { target }: Pick<Row, 'target'>): boolean =>
  !isFlagged(sight, target, 'supernatural');

/**
 * WARBAND-CORE-008: each critical of a row in its turn: the helmet first, while there is one (WARBAND-CRIT-007), then the
 * Wound die; the points are marked when all are gone through.
 */
export const goThrough = (play: SkirmishPlay, { row, points, criticals }: Falling): void => {
  const { by, target, subdue } = row;
  if (criticals > 0 && hasHelmet(play, target)) {
    play.next({ step: 'helmet', figure: target, row, points, criticals });
    return;
  }
  for (let left = criticals; left > 0; left--) play.next({ step: 'woundDie', figure: target, by });
  harm(play, { figure: target, by, points, subdue, hit: true });
};

const HELMET_CHOICES: readonly HelmetChoice[] = (['wound', 'damage', 'keep'] as const).map((what) => ({
  choose: 'helmet',
  for: what,
}));

export const criticalProcedures: Procedures<Skirmish, 'helmet'> = {
  // WARBAND-CRIT-005, WARBAND-CRIT-006, WARBAND-CRIT-008: for the Wound or for the point, and it is gone.
  helmet: asks<Skirmish, Extract<AttackingStep, { step: 'helmet' }>, HelmetChoice>({
    whom: (facts, { figure }) => [{ seat: rowOf(facts, figure).seat, as: keyOf(facts, figure) }],
    answer: shape.union('choose', { helmet: { for: shape.oneOf('wound', 'damage', 'keep') } }),
    choices: () => HELMET_CHOICES,
    then: (play, { figure, row, points, criticals }, { for: what }) => {
      if (what !== 'keep') play.say({ event: 'helmetGiven', figure, for: what });
      if (what !== 'wound') play.next({ step: 'woundDie', figure, by: row.by });
      goThrough(play, { row, points: what === 'damage' ? points - 1 : points, criticals: criticals - 1 });
    },
  }),
};
