import { beginState, type Result, Run, type Start, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Skirmish, SkirmishEvent } from './model/skirmish.js';
import { skirmishScene } from './scene.js';
import { smallStarts } from './testing/starts.js';

const MOST = 20_000;

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const played = (start: Start, seed: string): Run<Skirmish> => {
  const source = stream(seed);
  const heard: SkirmishEvent[] = [];
  const listener = {
    heard: ({ event }: { event: unknown }) => heard.push(event as SkirmishEvent),
    thrown: () => undefined,
  };
  const run = new Run<Skirmish>(skirmishScene, value(beginState(skirmishScene, start)), listener as never);
  let last: unknown = null;
  try {
    for (let inputs = 0; inputs < MOST; inputs++) {
      const input = randomInput(run as never, source);
      if (input === null) return run;
      last = input;
      const refusal =
        input.input === 'dice'
          ? run.dice(input.faces)
          : run.answer({ seat: input.seat, as: input.as as string }, JSON.parse(JSON.stringify(input.choice)));
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    }
  } catch (error) {
    throw new Error(
      `${seed} ${JSON.stringify(last)} ${JSON.stringify(run.awaits)} ${heard
        .slice(-6)
        .map((e) => JSON.stringify(e))
        .join('\n')}\n${(error as Error).stack}`,
    );
  }
  throw new Error(
    `not over after ${MOST} inputs, round ${run.state.open.round}: ${seed} ${heard
      .slice(-12)
      .map((e) => JSON.stringify(e))
      .join('\n')}`,
  );
};

test('fights at random end', () => {
  const endings: Record<string, number> = {};
  const faults: Record<string, number> = {};
  let rounds = 0,
    n = 0;
  const games = fc.record({ start: smallStarts, seed: fc.nat() });
  for (const { start, seed } of fc.sample(games, { seed: 17, numRuns: 500 })) {
    try {
      const run = played(start, `laws ${seed}`);
      rounds += run.state.open.round;
      n++;
      const { ending } = run.outcome();
      endings[ending] = (endings[ending] ?? 0) + 1;
    } catch (error) {
      const key = (error as Error).message
        .split('\n')
        .filter((l) => /Error|at /.test(l))
        .slice(0, 4)
        .join('|')
        .slice(0, 400);
      faults[key] = (faults[key] ?? 0) + 1;
      if (faults[key] === 1) console.log((error as Error).message.slice(0, 2500));
    }
  }
  console.log(endings, rounds / n, Object.values(faults));
  expect(faults).toEqual({});
}, 600_000);
