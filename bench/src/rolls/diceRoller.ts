import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { repeat } from '../rival.js';
import { NOTATION } from './notation.js';

const roll = new DiceRoll(NOTATION);

/** Parsed once and rolled again, as fast as it can: the total is worked out when it is read. */
export const rerolled = repeat(() => {
  roll.roll();
  return roll.total;
});

/** As its readme has it: parsed for every roll. */
export const parsedAnew = repeat(() => new DiceRoll(NOTATION).total);
