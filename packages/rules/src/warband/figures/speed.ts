import { counted, type Sum } from '@warmoot/kernel';
import { MOUNTED_SPEED } from '../model/gear.table.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { figureOf, isEngaged, isFlagged, isHere, rowOf } from './figures.js';

/** WARBAND-WOUND-010: what a Knee wound takes from the speed. */
const KNEE = 2;
/** WARBAND-MOVE-015 */
const LEAST = 1;

const hasKnee = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).wounds.some(({ wound, counts }) => wound === 'knee' && counts);

/**
 * WARBAND-MOVE-010, WARBAND-MOVE-016: the Capture save as the profile has it, halved by Slow, then less for a Knee wound,
 * at least 1 after each; a mount's own speed in place of all that. WARBAND-MOVE-019: other wounds slow nobody.
 */
export const speedOf =
  (sight: SkirmishSight, figure: FigureIndex) =>
  (sum: Sum): void => {
    if (figureOf(sight, figure).mounted) {
      sum.add(MOUNTED_SPEED, 'warband.speed.mount', 'WARBAND-GEAR-011');
      return;
    }
    const { capture } = rowOf(sight, figure);
    sum.add(capture, 'warband.speed.capture', 'WARBAND-MOVE-010');
    // WARBAND-MOVE-014, WARBAND-CORE-004
    const base = isFlagged(sight, figure, 'slow') ? Math.max(LEAST, Math.floor(capture / 2)) : capture;
    if (base !== capture) sum.add(base - capture, 'warband.speed.slow', 'WARBAND-MOVE-014');
    if (hasKnee(sight, figure)) sum.add(Math.max(LEAST, base - KNEE) - base, 'warband.speed.knee', 'WARBAND-WOUND-010');
  };

/** WARBAND-MOVE-016, WARBAND-MOVE-023: what a move may cost: the speed, or twice that where the Opening began outside melee. */
export const allowanceOf = (sight: SkirmishSight, figure: FigureIndex): number => {
  const { total } = counted(speedOf(sight, figure));
  return figureOf(sight, figure).beganFree ? 2 * total : total;
};

/** WARBAND-MOVE-032: those that stand outside melee range now, at the start of an Opening. */
export const freeFigures = (sight: SkirmishSight): readonly FigureIndex[] =>
  sight.open.figures.flatMap((_one, figure) => (isHere(sight, figure) && !isEngaged(sight, figure) ? [figure] : []));
