import { duelOf } from '../../figures/duelling.js';
import { uniquesIn } from '../../formations/standing.js';
import type { Duel, FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf, unitOfFigure } from '../units/units.js';

/** The units whose leaders duel, pair by pair. */
const duellingUnits = (sight: BattleSight): readonly (readonly [FormationIndex, FormationIndex])[] =>
  (sight.open.duels as readonly Duel[]).map(
    ({ pair: [one, other] }) => [unitOfFigure(sight, one), unitOfFigure(sight, other)] as const,
  );

/** WARBAND-TACTIC-007, WARBAND-TACTIC-036: whether the leaders of these two duel: then the two do not attack each other. WARBAND-TACTIC-012: others may. */
export const areHeldByDuel = (sight: BattleSight, a: FormationIndex, b: FormationIndex): boolean =>
  sight.open.duels.length > 0 && duellingUnits(sight).some((pair) => a !== b && pair.includes(a) && pair.includes(b));

/** WARBAND-TACTIC-036: whether a unit's leader duels: then it does not move. */
export const isDuellingUnit = (sight: BattleSight, unit: FormationIndex): boolean =>
  sight.open.duels.length > 0 && duellingUnits(sight).some((pair) => pair.includes(unit));

/** WARBAND-TACTIC-006: the leader of a unit, if in its front rank and somebody with a name of their own; −1: nobody such. */
export const leaderInFront = (sight: BattleSight, unit: FormationIndex): FigureIndex => {
  const { leader, ranks } = unitOf(sight, unit);
  const [front] = ranks;
  return front !== undefined && uniquesIn(front).includes(leader) ? leader : -1;
};

/** Somebody of a unit who duels; −1: nobody. */
export const duellistOf = (sight: BattleSight, unit: FormationIndex): FigureIndex =>
  unitOf(sight, unit)
    .ranks.flatMap(uniquesIn)
    .find((figure) => duelOf(sight, figure) !== undefined) ?? -1;
