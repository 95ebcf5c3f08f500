import { targetsOf } from '../attacks/reach.js';
import { isSpentShooting } from '../figures/aiming.js';
import { figureOf, isHeld, sideOf } from '../figures/figures.js';
import { grappleOf } from '../figures/grappling.js';
import type { PriceChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/**
 * WARBAND-GRAPPLE-036: whether a foe has attacks still to come against a figure in this phase. Blows fall by priority
 * (WARBAND-PRIORITY-004): the foe's turn is to come only while the side with priority has its own.
 */
const hasBlowsToCome = (sight: SkirmishSight, foe: FigureIndex, figure: FigureIndex): boolean => {
  const { phase, priority, surprise } = sight.open;
  if (phase !== 'melee' || surprise || sideOf(sight, figure) !== priority) return false;
  const { melee, wholeRound, kept, retreating, cornered } = figureOf(sight, foe);
  if (kept !== null) return (kept[figure] ?? 0) > 0;
  const isIdle = melee !== null || wholeRound || (retreating !== 'no' && !cornered) || isSpentShooting(sight, foe);
  return !isIdle && targetsOf(sight, foe).includes(figure);
};

/** WARBAND-GRAPPLE-020, WARBAND-GRAPPLE-021, WARBAND-GRAPPLE-022: what a figure that has failed may choose. Ours: nobody holds two. */
export const pricesOf = (
  sight: SkirmishSight,
  figure: FigureIndex,
  foe: FigureIndex,
): readonly PriceChoice['price'][] => [
  ...(hasBlowsToCome(sight, foe, figure) ? (['hits'] as const) : []),
  ...(grappleOf(sight, foe) === undefined && !isHeld(sight, figure) ? (['held'] as const) : []),
  'thrown',
];
