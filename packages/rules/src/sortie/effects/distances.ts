import type { UnitIndex } from '../../war/indexes.js';
import { sideOf } from '../../war/roster/roster.js';
import type { SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { movesAway } from './away.js';
import { contestsOf, orderOf } from './contests.js';

/** A new distance between a unit of side A and one of side B. */
type Apart = readonly [UnitIndex, UnitIndex, number];

/** Every pair of enemies, of side A and of side B. */
const pairsOf = ({ open }: SortieSight): readonly (readonly [UnitIndex, UnitIndex])[] =>
  open.roster.flatMap(({ side }, a) =>
    side === 0 ? open.roster.flatMap((row, b) => (row.side === 1 ? [[a, b] as const] : [])) : [],
  );

export const halfMovesBetween = ({ open }: SortieSight, one: UnitIndex, other: UnitIndex): number =>
  open.apart[one]?.[other] as number;

/** Only what changes. */
export const changesIn = (sight: SortieSight, after: (a: UnitIndex, b: UnitIndex) => number): readonly Apart[] =>
  pairsOf(sight).flatMap(([a, b]) => {
    const halfMoves = after(a, b);
    return halfMoves === halfMovesBetween(sight, a, b) ? [] : [[a, b, halfMoves] as const];
  });

const hasMet = ({ open }: SortieSight, one: UnitIndex, other: UnitIndex): boolean =>
  open.meetings.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));

const awayOf = (sight: SortieSight, unit: UnitIndex): number => (isHere(sight, unit) ? movesAway(sight, unit) : 0);

/** SORTIE-ROUND-010: what the orders of a unit do to its distance from an enemy. */
const byOrders = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex): number => {
  const close = orderOf(sight, unit, 'close');
  if (close !== null && close.target === enemy) return -close.halfMoves;
  return orderOf(sight, unit, 'fallBack')?.halfMoves ?? 0;
};

/**
 * SORTIE-ROUND-010: the distances after step 5, first by the effects, then by the orders of both, and never below 0.
 * SORTIE-ROUND-011: those who fought are as far apart as both have moved away; everybody else is at least as far.
 * SORTIE-MULTI-015: where one moves by section 12 too, the greater counts.
 */
export const afterMovement = (sight: SortieSight): ((a: UnitIndex, b: UnitIndex) => number) => {
  const aways = sight.open.roster.map((_row, unit) => awayOf(sight, unit));
  return (a, b) => {
    const [mine, theirs] = [aways[a] as number, aways[b] as number];
    const away = hasMet(sight, a, b) ? mine + theirs : Math.max(mine, theirs);
    const byEffects = Math.max(halfMovesBetween(sight, a, b), away);
    return Math.max(0, byEffects + byOrders(sight, a, b) + byOrders(sight, b, a));
  };
};

/** Whether a unit has moved away from where it stood in this round, by an effect, a choice or its orders. */
export const hasMoved = (sight: SortieSight, unit: UnitIndex): boolean =>
  awayOf(sight, unit) > 0 || orderOf(sight, unit, 'close') !== null || orderOf(sight, unit, 'fallBack') !== null;

/** Whether a unit goes back in step 5: by its order, or by an effect. */
export const goesBack = (sight: SortieSight, unit: UnitIndex): boolean =>
  awayOf(sight, unit) > 0 || orderOf(sight, unit, 'fallBack') !== null;

/** Whom a unit fought in this round. */
export const foughtBy = (sight: SortieSight, unit: UnitIndex): readonly UnitIndex[] =>
  contestsOf(sight, unit).map(({ enemy }) => enemy);

/**
 * SORTIE-STATE-009, SORTIE-STATE-010, SORTIE-STATE-025: the distance after the withdrawals. `pressed` names pairs in which
 * the other has followed, as it and who withdrew. Who was only shot at goes further from everybody by so much; from whom it
 * fought a unit goes by so much, unless it is pressed; and from everybody else it is at least as far.
 */
export const afterWithdrawals = (
  sight: SortieSight,
  pressed: readonly (readonly [by: UnitIndex, of: UnitIndex])[],
  [a, b]: readonly [UnitIndex, UnitIndex],
): number => {
  const isPressed = (by: UnitIndex, of: UnitIndex): boolean => pressed.some((one) => one[0] === by && one[1] === of);
  const stepOf = (unit: UnitIndex, enemy: UnitIndex): { readonly adds: number; readonly least: number } => {
    const halfMoves = sight.open.withdrew[unit] as number;
    const fought = foughtBy(sight, unit);
    if (fought.includes(enemy)) return { adds: isPressed(enemy, unit) ? 0 : halfMoves, least: 0 };
    return fought.length > 0 ? { adds: 0, least: halfMoves } : { adds: halfMoves, least: 0 };
  };
  const [mine, theirs] = [stepOf(a, b), stepOf(b, a)];
  return Math.max(halfMovesBetween(sight, a, b), mine.least, theirs.least) + mine.adds + theirs.adds;
};

/** SORTIE-SITUATION-019, ours: who came upon an enemy from an unguarded side does so until they part after a sortie. */
export const partedNow = (sight: SortieSight): readonly (readonly [UnitIndex, UnitIndex])[] =>
  sight.open.meetings.flatMap(({ a, b }) => {
    if (halfMovesBetween(sight, a, b) === 0) return [];
    const comesRound = (unit: UnitIndex, enemy: UnitIndex): boolean =>
      sight.open.roster[unit]?.outflanks.includes(sight.open.roster[enemy]?.name ?? '') === true;
    return [...(comesRound(a, b) ? [[a, b] as const] : []), ...(comesRound(b, a) ? [[b, a] as const] : [])];
  });

/** The friends of a unit, in list order. */
export const friendsOf = (sight: SortieSight, unit: UnitIndex): readonly UnitIndex[] =>
  sight.open.roster.flatMap(({ side }, friend) => (side === sideOf(sight, unit) && friend !== unit ? [friend] : []));
