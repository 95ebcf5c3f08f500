import { apply, begin, type Heard, type Input, type Run, type Start, stream } from '@warmoot/kernel';
import { byTier, randomInput, someDrawn } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sortie } from './battle/sortie.js';
import { sortieScene } from './scene.js';
import { courses } from './testing/courses.js';
import { answers, engage, fall, orders, plan, stage } from './testing/stage.js';
import { smallStarts } from './testing/starts.js';

const MOST = 5000;

interface Asked {
  readonly seat: string;
  readonly as: string;
}

interface World {
  readonly run: Run<Sortie>;
  readonly heard: readonly Heard[];
}

const next = ({ run, heard }: World, input: Input): World => {
  const moved = apply(sortieScene, run.state, input);
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return { run: moved.value.run as Run<Sortie>, heard: [...heard, ...moved.value.heard] };
};

/** Answers that nobody may give, and some that one or the other may: what is said to them must not hang on a seal. */
const PROBES: readonly object[] = [
  { choose: 'plan', bids: { A1: 99, B1: 99 } },
  { choose: 'plan', maneuver: 'attack', bids: { A1: 1, B1: 1 } },
  { choose: 'plan', maneuver: 'retreat', bids: {} },
  { choose: 'engage', target: 'A1' },
  { choose: 'engage', target: 'B1' },
  { choose: 'shoot', target: 'B2' },
  { choose: 'take', target: 'A2', fate: 'killed' },
  { choose: 'split', heads: 1_000_000 },
  { choose: 'move', way: 'through', enemy: 'A1' },
  { choose: 'withdraw', halfMoves: 2 },
  { choose: 'press' },
  { choose: 'escape' },
];

/** All that somebody can learn at a moment: what it sees and hears, what it is offered, and why it is refused. */
const known = ({ run, heard }: World, seat: string | null, asked: readonly Asked[]): string => {
  const own = asked.filter((one) => one.seat === seat);
  const refusals = own.flatMap(({ as }) =>
    PROBES.map((choice) => {
      const tried = apply(sortieScene, run.state, { input: 'answer', seat: seat as string, as, choice });
      return tried.ok ? 'taken' : tried.refusal;
    }),
  );
  return JSON.stringify({
    view: run.view(seat),
    heard: heard.filter(({ to }) => to === null || (seat !== null && to.includes(seat))),
    awaits: run.awaits,
    offers: own.map((one) => run.choices(one)),
    refusals,
  });
};

/** Two worlds that differ in nothing but what one seat has sealed. */
const compare = (run: Run<Sortie>, seat: string, source: ReturnType<typeof stream>): boolean => {
  const { awaits } = run;
  if (awaits.need !== 'answers' || !awaits.together) return false;
  const asked = awaits.asked as readonly Asked[];
  const mine = asked.filter((one) => one.seat === seat);
  const theirs = asked.filter((one) => one.seat !== seat);
  // Where nobody else is asked, the last answer breaks the seals.
  const sealing = theirs.length > 0 ? mine : mine.slice(0, -1);
  if (sealing.length === 0) return false;
  let worlds: readonly World[] = [0, 1].map(() => ({ run, heard: [] }));
  const say = (one: Asked, choices: readonly unknown[]): void => {
    worlds = worlds.map((world, i) => next(world, { input: 'answer', ...one, choice: choices[i] }));
  };
  const expectSame = (): void => {
    for (const other of [null, ...run.state.seats.filter((one) => one !== seat)]) {
      const [here, there] = worlds.map((world) => known(world, other, theirs));
      expect(here).toBe(there);
    }
  };
  let differs = false;
  for (const one of sealing) {
    const choices = [run.sample(one, source), run.sample(one, source)];
    differs ||= JSON.stringify(choices[0]) !== JSON.stringify(choices[1]);
    say(one, choices);
    expectSame();
  }
  for (const one of theirs.slice(0, -1)) {
    const choice = run.sample(one, source);
    say(one, [choice, choice]);
    expectSame();
  }
  return differs;
};

/** Plays a battle at random; where seals are set, every now and then both worlds are looked at from everywhere. */
const played = ({ setup, options }: Start, seed: string, seen: Map<string, number>): void => {
  const [source, aside] = [stream(seed), stream(`aside ${seed}`)];
  const begun = begin(sortieScene, { setup, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value as { run: Run<Sortie> };
  for (let inputs = 0; inputs < MOST; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) return;
    const { awaits } = run;
    if (awaits.need === 'answers' && Object.keys(run.state.sealed).length === 0)
      for (const seat of run.state.seats)
        if ((awaits.step !== 'orders' || aside.below(3) === 0) && compare(run, seat, aside))
          seen.set(awaits.step, (seen.get(awaits.step) ?? 0) + 1);
    const moved = apply(sortieScene, run.state, input);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    run = moved.value.run as Run<Sortie>;
  }
};

test('SORTIE-FLOAT-017 SORTIE-MANEUVER-003 SORTIE-ROUND-007 worlds that differ in what one side has sealed are the same to everybody else until all is shown', () => {
  const seen = new Map<string, number>();
  const games = fc.record({ start: fc.oneof(courses, smallStarts), seed: fc.nat() });
  for (const { start, seed } of someDrawn(games, 30)) played(start, `secrecy ${seed}`, seen);
  const all = ['orders', 'plans', 'planOpenly', 'moves', 'withdrawals', 'pressing', 'doomed'];
  for (const step of byTier(['orders'], all)) expect([step, seen.get(step) ?? 0]).not.toEqual([step, 0]);
});

test('SORTIE-STATE-003 SORTIE-ROUND-014 whether one tries to get away is sealed until the other has said it too', () => {
  const table = stage({ a: [{ floating: 3 }, {}], b: [{ floating: 3 }, {}] });
  const attack = plan('attack');
  const planned = answers(orders(table, { A1: engage('B2'), B1: engage('A2') }), {
    ...{ A1: attack, A2: attack },
    ...{ B1: attack, B2: attack },
  });
  const { run } = fall(planned, 6, 12, 14, 7);
  expect(run.awaits).toMatchObject({ step: 'escapes' });
  const source = stream('escapes');
  for (const seat of ['ana', 'bo'])
    expect(Array.from({ length: 8 }, () => compare(run as Run<Sortie>, seat, source))).toContain(true);
});
