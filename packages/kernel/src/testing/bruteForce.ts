import { reckon, type Throw } from '../dice/throw.js';

/** In how many ways each result of a throw comes about, counted face by face. */
export const bruteForce = (thrown: Throw): Map<string, bigint> => {
  const ways = new Map<string, bigint>();
  const show = (faces: number[]): void => {
    const die = thrown.dice[faces.length];
    if (die === undefined) {
      const key = String(reckon(thrown, faces).result);
      ways.set(key, (ways.get(key) ?? 0n) + 1n);
      return;
    }
    for (let i = 0; i < die.sides; i++) show([...faces, die.low + i * die.step]);
  };
  show([]);
  return ways;
};
