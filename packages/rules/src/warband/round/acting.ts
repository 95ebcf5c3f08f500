import type { Refusal, SeatId } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { figureOf, hereOf, isHere, rowOf } from '../figures/figures.js';
import type { Moment } from '../model/acts.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** WARBAND-ACTION-001, WARBAND-ACTION-002: one action in the Opening, one in the Melee phase. */
const hasActed = (sight: SkirmishSight, figure: FigureIndex, moment: Moment): boolean => {
  const { opening, melee, wholeRound, kept } = figureOf(sight, figure);
  if (moment === 'opening') return opening !== null;
  if (wholeRound) return true;
  // WARBAND-MELEE-028: dice that were kept are rolled in the normal step.
  return moment === 'blows' && kept !== null ? false : melee !== null;
};

/** Whether a figure may still act at this moment, whatever it may then do. */
const mayAct = (sight: SkirmishSight, figure: FigureIndex, moment: Moment): boolean => !hasActed(sight, figure, moment);

/** Those of a side that may still act, in the order of the roster. */
export const stillToAct = (sight: SkirmishSight, side: Side, moment: Moment): readonly FigureIndex[] =>
  hereOf(sight, side).filter((figure) => mayAct(sight, figure, moment));

/** Why a figure may not be named at this moment at all; null where it may. `free`: with what costs no action. */
export const actingFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  moment: Moment,
  { seat, side, free }: { readonly seat: SeatId; readonly side: Side; readonly free: boolean },
): Refusal | null => {
  const { name, seat: owner, side: own } = rowOf(sight, figure);
  if (owner !== seat || own !== side) return { code: 'NOT_YOURS', what: 'figure', id: name, owner };
  if (!isHere(sight, figure))
    return {
      code: 'BROKEN_RULE',
      rule: 'WARBAND-PRIORITY-009',
      what: 'warband.outOfTheFight',
      facts: { figure: name },
    };
  return free || mayAct(sight, figure, moment)
    ? null
    : { code: 'BROKEN_RULE', rule: 'WARBAND-ACTION-002', what: 'warband.hasActed', facts: { figure: name } };
};
