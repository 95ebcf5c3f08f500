import type { UnitIndex } from '../../war/indexes.js';
import type { Degree, Maneuver } from '../battle/maneuvers.table.js';
import type { Fought, Meeting, Plan } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { movesAway } from '../effects/away.js';
import { impactsOf } from '../effects/impacts.js';
import { floatingAfter } from '../pool/floating.js';
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

/** What a result does to both. */
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
  return {
    dice: gained - lost,
    floating: floatingAfter(sight.open.floating[unit] as number, { spent, gained, lost }),
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

/** The round of a sight with one sortie, or with one shot, and nothing else in it. */
const onlyWith = (sight: SortieSight, kind: 'sortie' | 'shot', nth: number): SortieSight => {
  const { meetings, fought, shots, shooting } = sight.open;
  const one = <T>(all: readonly T[], of: typeof kind): T[] => (of === kind ? all.slice(nth, nth + 1) : []);
  const open = {
    meetings: one(meetings, 'sortie'),
    fought: one(fought, 'sortie'),
    shots: one(shots, 'shot'),
    shooting: one(shooting, 'shot'),
  };
  return { given: sight.given, open: { ...sight.open, ...open } };
};

/**
 * What a sortie or a shot has done to the two in it, as they stood before the effects of the round: side A's first, or the
 * archers. SORTIE-MULTI-013: but who retreats from several gets away as all of them together allow.
 */
export const cameOf = (sight: SortieSight, kind: 'sortie' | 'shot', nth: number): readonly [Change, Change] => {
  const { a = 0, b = 0 } = sight.open.meetings[nth] ?? {};
  const { archers = 0, target = 0 } = sight.open.shots[nth] ?? {};
  const [one, two] = kind === 'sortie' ? [a, b] : [archers, target];
  const alone = onlyWith(sight, kind, nth);
  const change = (unit: UnitIndex, enemy: UnitIndex): Change => ({
    ...changeOf(alone, unit, enemy),
    away: kind === 'sortie' ? movesAway(sight, unit) : 0,
  });
  return [change(one, two), change(two, one)];
};
