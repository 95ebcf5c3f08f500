import { begin, type Input, type Run, type Start, type Stream, stream } from '@warmoot/kernel';
import { always, byTier, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chase, End } from './model.js';
import { chases, firstChases } from './testing/road.js';
import { starts } from './testing/starts.js';

/** So many inputs no pursuit needs: it would be hundreds of legs. */
const MOST_INPUTS = 3000;

const must = (isSo: boolean, law: string): void => {
  if (!isSo) throw new Error(`a law is broken: ${law}`);
};

const QUITS: readonly unknown[] = ['atBay', 'stop', 'giveUp'];

/** Something at random; but who could give up mostly does not, or every leg would be the last. */
const inputFor = (run: Run<Chase>, source: Stream): Input | null => {
  const input = randomInput(run as never, source);
  if (input?.input !== 'answer' || source.below(6) === 0) return input;
  return QUITS.includes((input.choice as { readonly choose: unknown }).choose) ? inputFor(run, source) : input;
};

/** Plays to the end. */
const played = (rules: typeof chases, start: Start, seed: number, met: Set<End>): void => {
  const begun = begin<Chase>(rules, start);
  if (!begun.ok) {
    must(begun.refusal.code === 'BROKEN_RULE' || begun.refusal.code === 'BAD_SHAPE', 'begins or says why not');
    return;
  }
  const { run } = begun.value;
  const people = JSON.stringify([run.state.given.quarry, run.state.given.pursuers]);
  const source = stream(`law ${seed}`);
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const before = JSON.parse(JSON.stringify(run.state.open)) as Chase['open'];
    const input = inputFor(run, source);
    if (input === null) break;
    if (input.input === 'dice') must(run.dice(input.faces) === null, 'dice are taken');
    else if (input.input === 'answer') {
      must(
        run.answer({ seat: input.seat, as: input.as ?? input.seat }, input.choice) === null,
        'what is offered is taken',
      );
    }
    const { gap, legs, spent, end, lead } = run.state.open;
    const ran = legs.length - before.legs.length;
    must(Math.abs(gap - before.gap) === ran && ran <= 1, 'one leg moves the gap by one, and nothing else moves it');
    must(gap >= 0 && gap <= 4, 'the gap is from 0 to 4');
    const lost = spent.quarry + spent.pursuers - before.spent.quarry - before.spent.pursuers;
    must(lost === 0 || (lost === 1 && before.leg % 3 === 0), 'nobody is spent but at the breath, by one');
    must(Math.max(spent.quarry, spent.pursuers) <= Math.floor(legs.length / 3), 'by one for every third leg at most');
    for (const side of ['quarry', 'pursuers'] as const) {
      must(before.lead[side] === 'no' || lead[side] === before.lead[side], 'Lead is tried once');
    }
    if (end === null)
      must(
        legs.every((one) => one.after > 0 && one.after < 4),
        'it goes on between the posts',
      );
  }
  must(run.over, 'none is endless');
  const { end, legs } = run.outcome();
  met.add(end);
  legs.forEach((one, at) => {
    must(one.leg === at + 1, 'legs are counted');
    must(one.before === (at === 0 ? run.state.given.gap : legs[at - 1]?.after), 'each begins where the last has ended');
    must(one.after - one.before === (one.success ? 1 : -1), 'by success alone');
  });
  must(JSON.stringify([run.state.given.quarry, run.state.given.pursuers]) === people, 'nobody is lost on the way');
};

test.each([
  ['saga', chases],
  ['saga-1e', firstChases],
] as const)(
  'SAGA-MOVE-026 SAGA-MOVE-029 SAGA-MOVE-030 laws over 1,000 random pursuits of %s: none is endless',
  (_, rules) => {
    const met = new Set<End>();
    always(
      fc.property(starts, fc.nat(), (start, seed) => {
        played(rules, start, seed, met);
      }),
      1000,
    );
    expect([...met].sort()).toEqual(
      expect.arrayContaining(byTier(['away', 'caught'], ['atBay', 'away', 'caught', 'gaveUp', 'stopped'])),
    );
  },
);
