import { sha256Words } from '../sha256.js';
import { diceBehind } from './counting.js';
import type { Die } from './die.js';
import type { Throw } from './reading.js';

/** A fast stream of even numbers for laboratories, players and tests, where nobody is guessing. */
export interface Stream {
  /** A whole number from 0 to `count` − 1, all equally likely. */
  readonly below: (count: number) => number;
}

/** sfc32 (Chris Doty-Humphrey), seeded from any text; numbers below n without bias by Lemire's method. */
export const stream = (seed: string): Stream => {
  let [a, b, c, counter] = sha256Words(`warmoot stream 1\n${seed}`) as unknown as [number, number, number, number];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const below = (count: number): number => {
    let drawn = next();
    let low = Math.imul(drawn, count) >>> 0;
    if (low < count) {
      const unfair = (0x100000000 - count) % count;
      while (low < unfair) {
        drawn = next();
        low = Math.imul(drawn, count) >>> 0;
      }
    }
    // The shift changes nothing but that the engine knows a whole number, and not a fraction that happens to be one.
    return ((drawn * count - low) / 0x100000000) >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below };
};

/** The faces of some dice. */
export const throwWith = (source: Stream, dice: readonly Die[]): number[] => {
  const shown = new Array<number>(dice.length);
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i] as Die;
    shown[i] = die.low + source.below(die.sides) * die.step;
  }
  return shown;
};

/** Faces for a throw: those of its dice, and after them those of the dice that are thrown once more. */
export const facesFor = (source: Stream, thrown: Throw): number[] => {
  const shown = throwWith(source, thrown.dice);
  if (thrown.reading.read !== 'counted') return shown;
  return [...shown, ...throwWith(source, diceBehind(thrown, shown).slice(shown.length))];
};
