import { chance, exact } from '@warmoot/kernel';
import { keep, type Rival } from '../rival.js';
import { bestThree, CHECK, pool, type Question } from './questions.js';

const highest = (count: number, faces: readonly number[]): number => {
  const sorted = [...faces].sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += sorted[i]!;
  return sum;
};

const scoreOf = ({ keep: kept, hitsFrom, plus }: Question, faces: readonly number[]): number => {
  if (kept !== null) return plus + highest(kept.count, faces);
  let score = plus;
  for (const face of faces) score += hitsFrom === null ? face : face >= hitsFrom ? 1 : 0;
  return score;
};

/** Goes through at most so many of all the ways the dice can fall and counts those that reach the target. */
const enumerate = (question: Question, most: number): { readonly ways: number; readonly of: number } => {
  const { dice, target } = question;
  const faces = dice.map((die) => die.low);
  let ways = 0;
  let of = 0;
  while (of < most) {
    if (scoreOf(question, faces) >= target) ways++;
    of++;
    let turned = 0;
    while (turned < dice.length && faces[turned] === dice[turned]!.low + dice[turned]!.sides - 1) {
      faces[turned] = dice[turned]!.low;
      turned++;
    }
    if (turned === dice.length) break;
    faces[turned]!++;
  }
  return { ways, of };
};

/** A unit of work is one way the dice can fall: to go through all of them is beyond anyone's patience at 12 dice. */
const bruteForce = (question: Question, small: Question): Rival => ({
  work: (units) => {
    let done = 0;
    while (done < units) {
      const counted = enumerate(question, units - done);
      keep(chance(counted.ways, counted.of));
      done += counted.of;
    }
    return done;
  },
  proof: () => {
    const counted = enumerate(small, Number.POSITIVE_INFINITY);
    return exact(chance(counted.ways, counted.of));
  },
});

export const check = bruteForce(CHECK, CHECK);
export const best = bruteForce(bestThree(12), bestThree(6));
export const pooled = bruteForce(pool(12), pool(5));
