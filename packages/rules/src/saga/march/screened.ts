import type { Fixed, Rated, Tally, Throw, ThrowTally } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { ALL_PACES, type Pace } from './paces.table.js';

/** The tests that fall behind the screen, and are shown to some when they have fallen. */
export type ScreenedTest = 'notice' | 'getPast' | 'feelSeen';

/** A test as those know it to whom it is shown. */
export interface Shown {
  readonly step: ScreenedTest;
  readonly throw: Throw;
  /** How the other moves today, as far as its modifier tells: at Rest it looks and hides as it does when Steady. */
  readonly theirPace: Pace;
}

const rated = (lines: Fixed<Tally>): Rated => ({
  total: lines.reduce((sum, { by }) => sum + by, 0),
  lines: lines as Tally,
});

const paceIn = (lines: Fixed<Tally>): Pace =>
  ALL_PACES.find((pace) => lines.some(({ what }) => what === `pace.${pace}`)) ?? 'steady';

/** SAGA-MOVE-042: a test that is shown is shown whole. It is told from the lines behind it, since nobody awaited it. */
export const shownTest = ({ check }: Pick<CheckEdition, 'check'>, { plus, against }: Fixed<ThrowTally>): Shown => {
  const opposing = against.filter(({ what }) => what !== 'base');
  const isSneaking = plus.some(({ what }) => what === 'skill.hide');
  const isLooking = opposing.some(({ what }) => what === 'skill.hide');
  return {
    step: isSneaking ? 'getPast' : isLooking ? 'notice' : 'feelSeen',
    throw: check({ roller: rated(plus), opposing: rated(opposing) }),
    theirPace: paceIn(isSneaking ? plus : opposing),
  };
};
