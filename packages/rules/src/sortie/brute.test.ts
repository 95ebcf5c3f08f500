import { apply, begin, type Run, type Start, stream } from '@warmoot/kernel';
import { always, partly, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sortie, SortieEvent } from './battle/sortie.js';
import { sortieScene } from './scene.js';
import { type BruteBattle, bruteEnding, bruteOf, bruteRound, freshRound, hear, isQuiet } from './testing/bruteRound.js';
import { courses } from './testing/courses.js';
import { fullStarts } from './testing/starts.js';

const MOST = 20_000;

/** What makes other units than there were, or takes dice by heads: the brute force takes these as they come. */
const OTHERWISE: readonly SortieEvent['event'][] = ['joined', 'split', 'passedThrough'];

const shown = ({ units, apart }: BruteBattle) => ({ units, apart });

/** How the played battle ended, in the words of the brute force; null where it goes on. */
const endedAs = ({ ending, winner }: Run<Sortie>['state']['open']): string | null => {
  if (ending === null) return null;
  if (ending === 'fieldWon') return winner === 0 ? 'A won' : 'B won';
  return { bothGone: 'nobody left', agreed: 'agreed', roundLimit: 'last round' }[ending];
};

/** Plays a battle at random, and holds every round of it against the brute force. Returns how many it compared. */
const compare = ({ setup, options }: Start, seed: string): number => {
  const source = stream(seed);
  const begun = begin(sortieScene, { setup, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value as { run: Run<Sortie> };
  let battle = bruteOf(run.state.open, run.state.given.options);
  let round = freshRound();
  let compared = 0;
  let quiet = 0;
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
    const { open, given } = run.state;
    quiet = isQuiet(round) ? quiet + 1 : 0;
    // Who has won is the table's to say there, but not when it is over.
    const ended = bruteEnding(bruteOf(open, given.options), open.round - (open.ending === null ? 1 : 0), quiet);
    if (given.options['sortie.victory'] === 'lastStanding') expect(endedAs(open)).toBe(ended);
    else expect(open.ending === null).toBe(ended === null);
    if (open.ending !== null) return compared;
    battle = bruteOf(run.state.open, run.state.given.options);
    round = freshRound();
  }
  throw new Error('not over');
};

test('SORTIE-ROUND-002 SORTIE-EFFECT-019 every round comes out as by brute force, on random battles', () => {
  let rounds = 0;
  always(
    fc.property(fullStarts, fc.string({ minLength: 1 }), (start, seed) => {
      rounds += compare(start, seed);
    }),
    40,
  );
  expect(rounds).toBeGreaterThan(partly(100));
});

test('SORTIE-STATE-006 SORTIE-ROUND-012 SORTIE-END-001 and so does every round of battles taken up in their course', () => {
  let rounds = 0;
  always(
    fc.property(courses, fc.string({ minLength: 1 }), (start, seed) => {
      rounds += compare(start, seed);
    }),
    150,
  );
  expect(rounds).toBeGreaterThan(partly(300));
});
