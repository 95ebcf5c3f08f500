import { beginState, Run, type SceneTypes } from '@warmoot/kernel';
import { SCENES } from '@warmoot/rules';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { quickAside } from '../testing/program.js';
import type { Thought } from './think.js';
import { Thinkers } from './thinkers.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;

/** Somebody who is asked at the beginning of a duel, and whether an answer is taken there. */
const asked = (): { readonly thought: Thought; readonly accepts: (choice: unknown) => boolean } => {
  const begun = beginState<SceneTypes>(duel, {
    setup: {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', like: 'knight' }],
      side2: [{ name: 'Blue', seat: 'two', like: 'duellist' }],
    },
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const run = new Run<SceneTypes>(duel, begun.value);
  const red = { seat: 'one', as: 'Red' };
  return {
    thought: { scene: 'saga/duel', view: run.view('one'), asked: red, player: 'captain', seed: 's' },
    accepts: (choice) => run.accepts(red, choice).ok,
  };
};

beforeAll(quickAside);

const all: Thinkers[] = [];
const made = (aside: boolean): Thinkers => {
  const thinkers = new Thinkers({ aside });
  all.push(thinkers);
  return thinkers;
};
afterEach(() => {
  for (const one of all.splice(0)) one.close();
});

test('players think beside the server, in few processes for however many tables', async () => {
  const thinkers = made(true);
  const { thought, accepts } = asked();
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 0);
  const choices = await Promise.all(Array.from({ length: 20 }, () => thinkers.think(thought)));
  clearInterval(ticking);
  expect(choices.every(accepts)).toBe(true);
  expect(thinkers.processes).toBeGreaterThan(0);
  expect(thinkers.processes).toBeLessThan(5);
  // The event loop turned while they thought.
  expect(turns).toBeGreaterThan(20);
});

test('what a process was thinking about that ended is thought about all the same', async () => {
  const thinkers = made(true);
  const { thought, accepts } = asked();
  for (let time = 0; time < 3; time++) {
    const thinking = thinkers.think(thought);
    expect(thinkers.processes).toBe(1);
    thinkers.killAll();
    expect(accepts(await thinking)).toBe(true);
  }
  expect(accepts(await thinkers.think(thought))).toBe(true);
  // Once it has happened too often, no more are started.
  expect(thinkers.processes).toBe(0);
});

test('where there is no other process they think here', async () => {
  const thinkers = made(false);
  const { thought, accepts } = asked();
  expect(accepts(await thinkers.think(thought))).toBe(true);
  expect(thinkers.processes).toBe(0);
});
