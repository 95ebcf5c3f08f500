import { begin, type Start, stream } from '@warmoot/kernel';
import { always, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { first } from '../../../saga-1e/edition.js';
import { saga } from '../../edition.js';
import type { Race } from './model.js';
import { raceScene } from './scene.js';
import { starts } from './testing/starts.js';

/** So many inputs no race of five legs needs, however long the table votes. */
const MOST_INPUTS = 500;

const played = (rules: ReturnType<typeof raceScene>, start: Start, seed: number): void => {
  const begun = begin<Race>(rules, start);
  if (!begun.ok) return;
  const { run } = begun.value;
  const source = stream(`law ${seed}`);
  const had = [...run.state.open.effort];
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) break;
    if (input.input === 'dice') run.dice(input.faces);
    else if (input.input === 'answer') run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice);
  }
  expect(run.over).toBe(true);
  const { legs: most, options } = run.state.given;
  const { legs, won, winner, effort } = run.outcome();
  if (options['saga.move.rules'] === 'freeForm') {
    expect(legs).toEqual([]);
    return;
  }
  expect(2 * won[winner]).toBeGreaterThan(most);
  expect(2 * won[winner === 0 ? 1 : 0]).toBeLessThan(most);
  // The last leg is the winner's: before it nobody could have stopped.
  expect(legs.at(-1)?.winner).toBe(winner);
  for (const racer of [0, 1] as const) {
    const staked = legs.reduce((sum, { stakes }) => sum + stakes[racer], 0);
    expect([staked + effort[racer], effort[racer] >= 0]).toEqual([had[racer], true]);
  }
};

test.each([
  ['saga', raceScene(saga)],
  ['saga-1e', raceScene(first)],
] as const)(
  'SAGA-MOVE-032 SAGA-MOVE-033 laws over 500 random races of %s: effort is spent once, the majority wins',
  (_, rules) => {
    always(
      fc.property(starts, fc.nat(), (start, seed) => {
        played(rules, start, seed);
      }),
      500,
    );
  },
);
