import type { UnitIndex } from '../../war/indexes.js';
import { unitsOf } from '../../war/roster/roster.js';
import { opponentsOf } from '../battle/fights.js';
import type { SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { movesAway } from './away.js';
import { orderOf } from './contests.js';

/** A new distance between a unit of side A and one of side B. */
type Apart = readonly [UnitIndex, UnitIndex, number];

export const halfMovesBetween = ({ open }: SortieSight, one: UnitIndex, other: UnitIndex): number =>
  open.apart[one]?.[other] as number;

/** The distances of every pair of enemies, of side A and of side B, as far as they change. */
export const changesIn = (sight: SortieSight, after: (a: UnitIndex, b: UnitIndex) => number): readonly Apart[] => {
  const changes: Apart[] = [];
  const theirs = unitsOf(sight, 1);
  for (const a of unitsOf(sight, 0))
    for (const b of theirs) {
      const halfMoves = after(a, b);
      if (halfMoves !== halfMovesBetween(sight, a, b)) changes.push([a, b, halfMoves]);
    }
  return changes;
};

const awayOf = (sight: SortieSight, unit: UnitIndex): number => (isHere(sight, unit) ? movesAway(sight, unit) : 0);

/** How a unit goes in step 5: half moves away by an effect, and its order. */
interface Going {
  readonly away: number;
  readonly close: ReturnType<typeof orderOf<'close'>>;
  readonly fallBack: number;
}

const STAYS: Going = { away: 0, close: null, fallBack: 0 };

const goingOf = (sight: SortieSight, unit: UnitIndex): Going => {
  const away = awayOf(sight, unit);
  const close = orderOf(sight, unit, 'close');
  const fallBack = orderOf(sight, unit, 'fallBack')?.halfMoves ?? 0;
  return away === 0 && close === null && fallBack === 0 ? STAYS : { away, close, fallBack };
};

/** SORTIE-ROUND-010: what the orders of a unit do to its distance from an enemy. */
const byOrders = ({ close, fallBack }: Going, enemy: UnitIndex): number =>
  close !== null && close.target === enemy ? -close.halfMoves : fallBack;

/**
 * SORTIE-ROUND-010: the distances after step 5, first by the effects, then by the orders of both, and never below 0.
 * SORTIE-ROUND-011: those who fought are as far apart as both have moved away; everybody else is at least as far, and of
 * them too what both have moved adds up.
 * SORTIE-MULTI-015: where one moves by section 12 too, the greater counts.
 */
export const afterMovement = (sight: SortieSight): ((a: UnitIndex, b: UnitIndex) => number) => {
  const going = sight.open.roster.map((_row, unit) => goingOf(sight, unit));
  return (a, b) => {
    const mine = going[a] as Going;
    const theirs = going[b] as Going;
    const before = halfMovesBetween(sight, a, b);
    if (mine === STAYS && theirs === STAYS) return before;
    return Math.max(0, Math.max(before, mine.away + theirs.away) + byOrders(mine, b) + byOrders(theirs, a));
  };
};

/** The distance when a unit has closed on an enemy, if nothing else moves either of them. */
export const closedTo = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex, halfMoves: 1 | 2): number => {
  const { roster } = sight.open;
  const orders = roster.map((_row, nth) =>
    nth === unit ? ({ order: 'close', target: enemy, halfMoves } as const) : null,
  );
  const alone = { given: sight.given, open: { ...sight.open, meetings: [], plans: roster.map(() => null), orders } };
  return roster[unit]?.side === 0 ? afterMovement(alone)(unit, enemy) : afterMovement(alone)(enemy, unit);
};

/** Whether a unit has moved away from where it stood in this round, by an effect, a choice or its orders. */
export const hasMoved = (sight: SortieSight, unit: UnitIndex): boolean =>
  awayOf(sight, unit) > 0 || orderOf(sight, unit, 'close') !== null || orderOf(sight, unit, 'fallBack') !== null;

/** Whether a unit goes back in step 5: by its order, or by an effect. */
export const goesBack = (sight: SortieSight, unit: UnitIndex): boolean =>
  awayOf(sight, unit) > 0 || orderOf(sight, unit, 'fallBack') !== null;

/** What a withdrawal does to a distance: so much further, and at least so far. */
interface Step {
  readonly adds: number;
  readonly least: number;
}

const NO_STEP: Step = { adds: 0, least: 0 };

/**
 * SORTIE-STATE-009, SORTIE-STATE-010, SORTIE-STATE-025: the distance after the withdrawals. `pressed` names pairs in which
 * the other has followed, as it and who withdrew. Who was only shot at goes further from everybody by so much; from whom it
 * fought a unit goes by so much, unless it is pressed; and from everybody else it is at least as far.
 */
export const afterWithdrawals = (
  sight: SortieSight,
  pressed: readonly (readonly [by: UnitIndex, of: UnitIndex])[],
): ((a: UnitIndex, b: UnitIndex) => number) => {
  const isPressed = (by: UnitIndex, of: UnitIndex): boolean => pressed.some((one) => one[0] === by && one[1] === of);
  const stepOf = (unit: UnitIndex, enemy: UnitIndex): Step => {
    const halfMoves = sight.open.withdrew[unit] as number;
    if (halfMoves === 0) return NO_STEP;
    const fought = opponentsOf(sight, unit);
    if (fought.includes(enemy)) return { adds: isPressed(enemy, unit) ? 0 : halfMoves, least: 0 };
    return fought.length > 0 ? { adds: 0, least: halfMoves } : { adds: halfMoves, least: 0 };
  };
  return (a, b) => {
    const mine = stepOf(a, b);
    const theirs = stepOf(b, a);
    return Math.max(halfMovesBetween(sight, a, b), mine.least, theirs.least) + mine.adds + theirs.adds;
  };
};

/** SORTIE-SITUATION-019, ours: who came upon an enemy from an unguarded side does so until they part after a sortie. */
export const partedNow = (sight: SortieSight): readonly (readonly [UnitIndex, UnitIndex])[] => {
  const { roster, meetings } = sight.open;
  const comesRound = (unit: UnitIndex, enemy: UnitIndex): boolean =>
    roster[unit]?.outflanks.includes(roster[enemy]?.name ?? '') === true;
  const parted: [UnitIndex, UnitIndex][] = [];
  for (const { a, b } of meetings) {
    if (halfMovesBetween(sight, a, b) === 0) continue;
    if (comesRound(a, b)) parted.push([a, b]);
    if (comesRound(b, a)) parted.push([b, a]);
  }
  return parted;
};
