import type { sortie } from '@warmoot/rules';
import type { Sight } from './sight.js';

/*
 * What a unit is worth by what it has left: 1 for one that stands, more by the dice in its hand, less by those that it must
 * play. Each die is worth less than the one before it, in both directions: the figures were found by playing.
 */
const MOST_BY_BONUS = 0.6;
const MOST_BY_PENALTY = 0.75;
/** Dice after which a good third of the most is left to come. */
const STEEPNESS = { bonus: 5, penalty: 3 } as const;
const FLANKED = 0.08;
/** What half a move away is worth to one who has penalty dice to get rid of. */
const BREATH = 0.03;

const byDice = (floating: number): number =>
  floating >= 0
    ? MOST_BY_BONUS * (1 - Math.exp(-floating / STEEPNESS.bonus))
    : -MOST_BY_PENALTY * (1 - Math.exp(floating / STEEPNESS.penalty));

/** What a unit with so many floating dice is worth. */
export const worthWith = (floating: number): number => 1 + byDice(floating);

/** What it is worth after a sortie has changed it. */
export const worthAfter = ({ floating, flanked, fate, away }: sortie.Change): number => {
  if (fate !== null) return 0;
  return worthWith(floating) - (flanked ? FLANKED : 0) + (floating < 0 ? away * BREATH : 0);
};

/** What one die in hand is worth to a unit now. */
export const worthNow = ({ open }: Sight, unit: number): number => worthWith(open.floating[unit] as number);

/** Whether a unit has flanked another. */
export const hasFlanked = ({ open }: Sight, unit: number, enemy: number): boolean =>
  open.flankedBy[enemy]?.includes(unit) === true;

export const isOnWalls = (sight: Sight, unit: number): boolean =>
  sight.open.roster[unit]?.walls != null && sight.open.leftWalls[unit] === 0;
