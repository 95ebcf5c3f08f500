import { apply, begin, type Run, type Start, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sortie, SortieEvent } from './battle/sortie.js';
import { sortieScene } from './scene.js';
import { type BruteBattle, bruteOf, bruteRound, freshRound, hear } from './testing/bruteRound.js';
import { fullStarts } from './testing/starts.js';

const MOST = 20_000;

/** What makes other units than there were, or takes dice by heads: the brute force takes these as they come. */
const OTHERWISE: readonly SortieEvent['event'][] = ['joined', 'split', 'passedThrough'];

const shown = ({ units, apart }: BruteBattle) => ({ units, apart });

/** Plays a battle at random, and holds every round of it against the brute force. Returns how many it compared. */
const compare = ({ setup, options }: Start, seed: string): number => {
  const source = stream(seed);
  const begun = begin(sortieScene, { setup, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value as { run: Run<Sortie> };
  let battle = bruteOf(run.state.open, run.state.given.options);
  let round = freshRound();
  let compared = 0;
  for (let inputs = 0; inputs < MOST; inputs++) {
    const input = randomInput(run as never, source);
    if (input === null) return compared;
    const moved = apply(sortieScene, run.state, input);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    run = moved.value.run;
    for (const { event } of moved.value.heard) {
      if (round.said.at(-1)?.event !== 'roundEnded') hear(round, event as SortieEvent);
    }
    if (!round.said.some(({ event }) => event === 'roundEnded')) {
      // Before the first orders units may be placed.
      if (!round.said.some(({ event }) => event === 'ordered'))
        battle = bruteOf(run.state.open, run.state.given.options);
      continue;
    }
    if (!round.said.some(({ event }) => OTHERWISE.includes(event))) {
      bruteRound(battle, round);
      expect(shown(battle)).toEqual(shown(bruteOf(run.state.open, run.state.given.options)));
      compared++;
    }
    if (run.state.open.ending !== null) return compared;
    battle = bruteOf(run.state.open, run.state.given.options);
    round = freshRound();
  }
  throw new Error('not over');
};

test('SORTIE-ROUND-002 SORTIE-EFFECT-019 every round comes out as by brute force, on random battles', () => {
  let rounds = 0;
  fc.assert(
    fc.property(fullStarts, fc.string({ minLength: 1 }), (start, seed) => {
      rounds += compare(start, seed);
    }),
    { numRuns: 40 },
  );
  expect(rounds).toBeGreaterThan(100);
});
