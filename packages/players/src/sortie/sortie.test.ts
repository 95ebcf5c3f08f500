import { type AnyRules, beginState, Run } from '@warmoot/kernel';
import { SCENES, type sortie } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from '../captain.js';
import { playerInput } from '../player.js';
import { gameOf, solved } from './game.js';
import type { Sight } from './sight.js';
import { worthWith } from './worth.js';

const rules = SCENES['sortie/battle'] as AnyRules;

/** Two units in contact, A1 of `one` and B1 of `two`, with these floating dice. */
const inContact = (mine: number, theirs: number): Run<sortie.Sortie> => {
  const state = beginState(rules, {
    setup: {
      seats: ['one', 'two'],
      a: { name: 'Red', seat: 'one', units: [{}] },
      b: { name: 'Blue', seat: 'two', units: [{}] },
      position: {
        units: [
          { unit: 'A1', floating: mine, opened: true },
          { unit: 'B1', floating: theirs, opened: true },
        ],
        apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
      },
    },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<sortie.Sortie>(rules as never, state.value as never);
};

const give = (run: Run<sortie.Sortie>, seat: string, as: string, choice: object): void => {
  expect(run.answer({ seat, as }, choice as never)).toBeNull();
};

test('the game of two like units is even, and neither can do better than its mix', () => {
  const run = inContact(2, 2);
  const game = gameOf(run.state as unknown as Sight, { unit: 0, enemy: 1, most: 2, theirMost: 2, fine: true });
  expect([game.mine.length, game.theirs.length]).toEqual([15, 15]);
  const { rows, columns } = solved(game);
  expect(rows.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  const against = game.worth.map((row) => row.reduce((sum, worth, j) => sum + worth * (columns[j] as number), 0));
  const value = rows.reduce((sum, chance, i) => sum + chance * (against[i] as number), 0);
  for (const worth of against) expect(worth).toBeLessThanOrEqual(value + 1e-6);
});

test('penalty dice cost more and more, dice in hand are worth less and less', () => {
  const worths = [-3, -2, -1, 0, 1, 2, 3].map(worthWith);
  const steps = worths.slice(1).map((worth, at) => worth - (worths[at] as number));
  for (const step of steps) expect(step).toBeGreaterThan(0);
  expect(steps.at(-1) as number).toBeLessThan(steps[3] as number);
});

test('captain tells what it mixes and what it expects, and stakes no more than it has', () => {
  const run = inContact(2, 1);
  give(run, 'one', 'A1', { choose: 'engage', target: 'B1' });
  give(run, 'two', 'B1', { choose: 'stand' });
  const asked = { seat: 'one', as: 'A1' };
  const { choice, reasons } = captain.answer(playerInput(rules, run.view('one') as never, asked, { seed: 'plan' }));
  expect(reasons.why).toBe('mixedStrategy');
  expect(reasons.options.length).toBeGreaterThan(0);
  expect(reasons.against.length).toBeGreaterThan(0);
  give(run, 'one', 'A1', choice as object);
});
