import { type Run, viewOf } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { lastSeen, possibleSpans } from './fog.js';
import type { Day, March } from './model.js';
import { booksIn, must, playByChance } from './testing/anyPlay.js';
import { marches } from './testing/days.js';

/** Where everybody really is: on the road as the hidden day has it, and else where its own players know it to be. */
const truthIn = (run: Run<March>): ReadonlyMap<string, string> => {
  const day = run.state.agenda.flatMap((step) => ('day' in step ? [step.day as Day] : [])).at(-1);
  const whereIs = (name: string, at: string): string => {
    const road = day?.on[name];
    return road === undefined || road.out ? at : road.at;
  };
  return new Map([...booksIn(run)].map(([name, { at }]) => [name, whereIs(name, at)]));
};

/** How often fog was looked at, and how often it left some span out. */
interface Looked {
  times: number;
  tight: number;
}

const fogHolds = (run: Run<March>, looked: Looked): void => {
  const truth = truthIn(run);
  for (const seat of run.state.seats) {
    const view = viewOf(run.state, seat);
    for (const [name, at] of truth) {
      if (view.own?.books[name] !== undefined) continue;
      const possible = possibleSpans(view, name);
      must(possible.includes(at), `${name} is where ${seat} may think it is: at ${at}, not ${possible.join(' ')}`);
      if (lastSeen(view, name) === null) continue;
      looked.times++;
      if (possible.length < run.state.given.roads.spans.length) looked.tight++;
    }
  }
};

test.each([
  ['narrow', 5, 80],
  ['wide', 14, 50],
] as const)('SAGA-MOVE-042 wherever somebody is, every seat may think it is there: on %s maps', (_, fewest, many) => {
  const looked = { times: 0, tight: 0 };
  for (const seed of someOf(many)) playByChance(marches, seed, (run) => fogHolds(run, looked), fewest);
  // It says something: not everybody may be everywhere.
  expect(looked.tight).toBeGreaterThan(looked.times / 10);
});
