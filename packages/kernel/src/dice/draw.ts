import { sha256, sha256Words } from '../sha256.js';
import type { Die } from './die.js';

/**
 * The dice of a table. The faces of entry n follow from (seed, n) alone, so an undo or a real throw shifts nothing
 * later; and nobody who has seen any number of faces can work out the seed or the next ones, because each block is
 * a SHA-256 of both.
 */
export const drawFaces = (seed: string, entry: number, dice: readonly Die[]): number[] => {
  let block = new Uint32Array(0);
  let blocks = 0;
  let used = 0;
  const word = (): number => {
    if (used === block.length) {
      block = sha256Words(`warmoot dice 1\n${seed}\n${entry}\n${blocks++}`) as Uint32Array<ArrayBuffer>;
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

/** What is shown before a scene starts: proof that the seed was fixed, without showing it. */
export const commitmentTo = (seed: string): string => sha256(`warmoot seed 1\n${seed}`);
