import type { sortie } from '@warmoot/rules';
import type { Sight } from './sight.js';

/*
 * What a unit is worth by what it has left: 1 for one that stands with no dice in hand, 0 for one that is out. The figures
 * come from two like units whose whole fight was solved, round by round, with every stake and maneuver open to both
 * (value iteration over floating dice from −5 to 6): a die in hand is worth little, penalty dice soon mean the end.
 */
const BY_PENALTY = [0, 0.18, 0.52, 0.8, 0.92, 0.97, 0.99] as const;
const BY_BONUS = [0, 0.05, 0.09, 0.12, 0.145, 0.17, 0.19, 0.205, 0.22] as const;
/** A Flanked unit is worth less for as long as it is: rolls against it have more dice. */
const FLANKED = 0.15;
/** What half a move away is worth to one who has penalty dice to get rid of. */
const BREATH = 0.05;

/** Of dice lost in a round up to two can be ignored by withdrawing: what of such a loss stays, for this side and the other. */
const STAYS = { mine: 0.15, theirs: 0.75 } as const;
const MOST_IGNORED = 2;

/** A table read between its steps, and at its end beyond it. */
const read = (table: readonly number[], at: number): number => {
  const low = Math.min(Math.floor(at), table.length - 1);
  const high = Math.min(low + 1, table.length - 1);
  const from = table[low] as number;
  return from + ((table[high] as number) - from) * (at - Math.floor(at));
};

/** What a unit with so many floating dice is worth. */
export const worthWith = (floating: number): number =>
  floating >= 0 ? 1 + read(BY_BONUS, floating) : 1 - read(BY_PENALTY, -floating);

/** What it is worth after a sortie has changed it, with so many dice staked. */
export const worthAfter = (
  { dice, floating, flanked, fate, away }: sortie.Change,
  staked: number,
  whose: keyof typeof STAYS,
): number => {
  if (fate !== null) return 0;
  const ignored = dice < 0 ? Math.min(MOST_IGNORED, -dice) * (1 - STAYS[whose]) : 0;
  const left = floating - staked + ignored;
  return worthWith(left) - (flanked ? FLANKED : 0) + (left < 0 ? away * BREATH : 0);
};

/** What a unit is worth now. */
export const worthNow = ({ open }: Sight, unit: number): number => worthWith(open.floating[unit] as number);

export const isOnWalls = (sight: Sight, unit: number): boolean =>
  sight.open.roster[unit]?.walls != null && sight.open.leftWalls[unit] === 0;
