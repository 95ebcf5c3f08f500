import type { UnitIndex } from '../../war/indexes.js';
import type { Degree, Maneuver } from '../battle/maneuvers.table.js';
import type { Fought, Meeting, Plan } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { movesAway } from '../effects/away.js';
import { impactsOf } from '../effects/impacts.js';
import { rowOf } from '../pool/kinds.js';
import { resultOf } from '../pool/throws.js';
import type { Cell, Supposed } from './matrix.js';
import { PARTS, type Part, RESULTS } from './odds.js';

/** What a sortie does to one unit, as if there were no other in the round. */
export interface Change {
  /** Dice that its pool gains; below 0 it loses them. */
  readonly dice: number;
  /** F afterwards, with what it staked taken off. */
  readonly floating: number;
  /** It is flanked by the other from now on; or was, and is so no more. */
  readonly flanked: boolean;
  readonly freed: boolean;
  readonly fate: 'finished' | 'destroyed' | null;
  /** Half moves away. */
  readonly away: 0 | 1 | 2;
}

export interface Meaning {
  /** Null where nobody rolls. */
  readonly part: Part | null;
  readonly mine: Change;
  readonly theirs: Change;
}

/** Totals by which a sortie is won so well. */
const TOTALS: Readonly<Record<Degree, readonly [winner: number, loser: number]>> = {
  win: [11, 10],
  plus4: [14, 10],
  double: [16, 8],
};
const EQUAL = 10;

const planOf = (maneuver: Maneuver, enemy: UnitIndex, bid: number): Plan => ({
  maneuver,
  bids: { [enemy]: bid },
  arrows: {},
});

/** How the sortie would stand in the facts, as side A's unit and side B's. */
const foughtAs = ({ unit, enemy }: Supposed, { a }: Meeting, part: Part | null): Fought => {
  if (part === null) return { totals: null, winner: null, degree: null };
  const { winner, degree } = RESULTS[part];
  if (winner === null || degree === null) return { totals: [EQUAL, EQUAL], winner: null, degree: null };
  const won = winner === 0 ? unit : enemy;
  const [high, low] = TOTALS[degree];
  return { totals: won === a ? [high, low] : [low, high], winner: won, degree };
};

/** A round in which these two fight and nobody else does, and this comes of it. */
const supposing = (sight: SortieSight, supposed: Supposed, cell: Cell, part: Part | null): SortieSight => {
  const { unit, enemy, bid, theirBid } = supposed;
  const [a, b] = rowOf(sight, unit).side === 0 ? [unit, enemy] : [enemy, unit];
  const meeting: Meeting = { a, b, openedBy: [unit], from: sight.open.apart[unit]?.[enemy] as number };
  const plans = sight.open.roster.map((_row, nth) => {
    if (nth === unit) return planOf(cell.mine, enemy, bid);
    return nth === enemy ? planOf(cell.theirs, unit, theirBid) : null;
  });
  const fought = [foughtAs(supposed, meeting, part)];
  return { given: sight.given, open: { ...sight.open, meetings: [meeting], shots: [], shooting: [], plans, fought } };
};

const changeOf = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): Change => {
  const impact = impactsOf(sight).find((one) => one.unit === unit);
  const { spent = 0, gained = 0, lost = 0, flankedBy = [], freeOf = [], fate = null } = impact ?? {};
  const dice = gained - lost;
  return {
    dice,
    floating: (sight.open.floating[unit] as number) - spent + dice,
    flanked: flankedBy.includes(enemy),
    freed: freeOf.includes(enemy),
    fate,
    away: movesAway(sight, unit),
  };
};

/**
 * What each of the seven parts of a cell does to the two, from the best to the worst; of one without a roll, what happens.
 * It is read from the rule by which a round is played. Equal totals are left out where the table gives them to who defends.
 */
export const meansOf = (sight: SortieSight, supposed: Supposed, cell: Cell): readonly Meaning[] => {
  const { unit, enemy } = supposed;
  const meaning = (part: Part | null): Meaning => {
    const then = supposing(sight, supposed, cell, part);
    return { part, mine: changeOf(then, unit, enemy), theirs: changeOf(then, enemy, unit) };
  };
  if (cell.noRoll !== null) return [meaning(null)];
  const tied = resultOf(sight.given.options, [EQUAL, EQUAL], [cell.mine, cell.theirs]);
  return PARTS.filter((part) => part !== 'equal' || tied.winner === null).map(meaning);
};
