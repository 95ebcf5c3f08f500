import { type Die, dieName } from '@warmoot/kernel';
import { diceText } from '@warmoot/words';

/** A die as people call it: d8, d10. That a d10 counts from 0 is said by its faces. */
export const dieLabel = (die: Die): string => dieName(die).replace(/z$/, '');

/** Dice as people call them: 2d8 + d10. */
export const diceLabel = (dice: readonly Die[]): string => diceText(dice).replace(/z\b/g, '');
