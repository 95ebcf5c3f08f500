import { apply, begin, type Run, type Start, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SortieOpen } from '../battle/model.js';
import type { Sortie, SortieEvent } from '../battle/sortie.js';
import { sortieScene } from '../scene.js';
import { type BruteSetup, bruteNet } from '../testing/bruteNet.js';
import { courses } from '../testing/courses.js';

const MOST = 120;

/** Units that have been joined or split. */
const isRemade = ({ roster, fate }: SortieOpen, setup: BruteSetup): boolean =>
  roster.length > setup.a.units.length + setup.b.units.length || fate.includes('joined');

/** Plays some rounds at random and holds the dice of every sortie against the brute force. Returns how many. */
const compare = ({ setup, options }: Start, seed: string): number => {
  const source = stream(seed);
  const begun = begin(sortieScene, { setup, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value as { run: Run<Sortie> };
  const typed = setup as unknown as BruteSetup;
  let compared = 0;
  for (let inputs = 0; inputs < MOST; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) return compared;
    const moved = apply(sortieScene, run.state, input);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    run = moved.value.run;
    const open = run.state.open as SortieOpen;
    if (isRemade(open, typed)) return compared;
    for (const { event: said } of moved.value.heard) {
      const event = said as SortieEvent;
      if (event.event !== 'faced') continue;
      const facing = { setup: typed, options: run.state.given.options, open };
      const { a, b, nets } = event;
      const [mine, theirs] = [bruteNet({ ...facing, unit: a, enemy: b }), bruteNet({ ...facing, unit: b, enemy: a })];
      expect(nets.map(({ total }) => total)).toEqual([mine, theirs]);
      compared++;
    }
  }
  return compared;
};

test('SORTIE-POOL-007 SORTIE-STRENGTH-007 SORTIE-WEAK-009 the dice of every sortie are those of the ledger, in battles taken up anywhere', () => {
  let sorties = 0;
  fc.assert(
    fc.property(courses, fc.string({ minLength: 1 }), (start, seed) => {
      sorties += compare(start, seed);
    }),
    { numRuns: 250, seed: 3 },
  );
  expect(sorties).toBeGreaterThan(1000);
});
