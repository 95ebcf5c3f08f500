import { sha256, sha256Words } from '../sha256.js';
import { diceBehind } from './counting.js';
import type { Die } from './die.js';
import type { Throw } from './reading.js';

/**
 * The dice of a table. The faces of a throw follow from the seed and the throw's name alone; and nobody who has seen any
 * number of faces can work out the seed or the next ones, because each block is a SHA-256 of both.
 */
export const drawFaces = (seed: string, name: number | string, dice: readonly Die[]): number[] => {
  let block = new Uint32Array(0);
  let blocks = 0;
  let used = 0;
  const word = (): number => {
    if (used === block.length) {
      block = sha256Words(`warmoot dice 1\n${seed}\n${name}\n${blocks++}`) as Uint32Array<ArrayBuffer>;
      used = 0;
    }
    return block[used++] as number;
  };
  return dice.map((die) => {
    const fair = 0x100000000 - (0x100000000 % die.sides);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return die.low + (drawn % die.sides) * die.step;
  });
};

/** The faces of a throw: those of its dice, and after them those of the dice that are thrown once more. */
export const drawThrow = (seed: string, name: number | string, thrown: Throw): number[] => {
  const faces = drawFaces(seed, name, thrown.dice);
  const dice = diceBehind(thrown, faces);
  return dice.length === faces.length ? faces : drawFaces(seed, name, dice);
};

/** What is shown before a scene starts: proof that the seed was fixed, without showing it. */
export const commitmentTo = (seed: string): string => sha256(`warmoot seed 1\n${seed}`);
