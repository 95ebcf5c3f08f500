import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import type { Side } from '../../../war/roster/sides.js';
import { figureOf, isHere, rowOf } from '../../figures/figures.js';
import { someAgent } from '../../formations/standing.js';
import type { Moment } from '../../model/acts.js';
import type { Figure } from '../../model/model.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { actorsIn, isUnitHere, keyOfActor, unitOf, unitsOf } from '../units/units.js';

const hasActedInMelee = ({ melee, wholeRound }: Fixed<Figure>): boolean => wholeRound || melee !== null;

/**
 * WARBAND-ACTION-001, WARBAND-ACTION-002: one action in the Opening, one in the Melee phase. What a unit does as one is the action
 * of all in it, and it can do so only while none of them has acted.
 */
const hasActed = (sight: BattleSight, { unit, figure }: Actor, moment: Moment): boolean => {
  const { opening, ranks } = unitOf(sight, unit);
  if (figure >= 0) {
    const state = figureOf(sight, figure);
    return moment === 'opening' ? opening !== null || state.opening !== null : hasActedInMelee(state);
  }
  // What of it may still strike is seen to by its battle lines.
  if (moment !== 'opening') return false;
  if (opening !== null || ranks.some(({ swapped }) => swapped > 0)) return true;
  return someAgent({ ranks }, (one) => figureOf(sight, one).opening !== null);
};

/** Those of a side that may still act: units, then their ranks and unique figures. */
export const stillToAct = (sight: BattleSight, side: Side, moment: Moment): readonly Actor[] => {
  const actors: Actor[] = [];
  for (const unit of unitsOf(sight, side))
    for (const actor of actorsIn(sight, unit)) if (!hasActed(sight, actor, moment)) actors.push(actor);
  return actors;
};

export const seatOf = (sight: BattleSight, { unit, figure }: Actor): string =>
  figure < 0 ? unitOf(sight, unit).seat : rowOf(sight, figure).seat;

const sideOf = (sight: BattleSight, { unit, figure }: Actor): Side =>
  figure < 0 ? unitOf(sight, unit).side : rowOf(sight, figure).side;

const isOut = (sight: BattleSight, { unit, figure }: Actor): boolean =>
  unit < 0 || !isUnitHere(sight, unit) || (figure >= 0 && !isHere(sight, figure));

/** Why somebody may not be named at this moment at all; null where they may. */
export const actingFault = (
  sight: BattleSight,
  actor: Actor,
  moment: Moment,
  { seat, side, free }: { readonly seat: string; readonly side: Side; readonly free: boolean },
): Refusal | null => {
  const key = keyOfActor(sight, actor);
  const owner = seatOf(sight, actor);
  if (owner !== seat || sideOf(sight, actor) !== side) return { code: 'NOT_YOURS', what: 'figure', id: key, owner };
  if (isOut(sight, actor)) return brokenRule('WARBAND-PRIORITY-009', 'warband.outOfTheFight', { figure: key });
  if (free || !hasActed(sight, actor, moment)) return null;
  const { unit, figure } = actor;
  // WARBAND-BMOVE-001
  if (moment === 'opening' && figure >= 0 && unitOf(sight, unit).opening !== null)
    return brokenRule('WARBAND-ACTION-002', 'warband.unitHasActed', { figure: key });
  return moment === 'opening' && figure < 0 && unitOf(sight, unit).opening === null
    ? brokenRule('WARBAND-ACTION-002', 'warband.someHaveActed', { figure: key })
    : brokenRule('WARBAND-ACTION-002', 'warband.hasActed', { figure: key });
};
