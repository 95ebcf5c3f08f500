import { expect, test } from 'vitest';
import { exampleNamed, examplesOf, replayed } from '../../testing/examples.js';
import { battleScene } from './scene.js';

/** Losses that were counted and losses that stay, of every unit that has any. */
const played = (name: string) => {
  const run = replayed(battleScene, exampleNamed(name));
  const { ending, holder, rounds, armies } = run.outcome();
  const losses = armies.flatMap(({ units }) =>
    units.filter(({ counted }) => counted > 0).map(({ unit, counted, losses, fate }) => [unit, counted, losses, fate]),
  );
  return { ending, holder, rounds, losses, lossNumber: run.state.open.lossNumber };
};

/** Worked out by hand from the ledger. */
const WANTED: Readonly<Record<string, ReturnType<typeof played>>> = {
  // A volley of 100 at distance 3 costs 10; L is 30, and a lone winner deals 15 to each; surrender halves all.
  'battle-stand-up': {
    ending: 'surrender',
    holder: 'Red',
    rounds: 4,
    lossNumber: 30,
    losses: [
      ['d1', 10, 5, 'surrendered'],
      ['d3', 15, 8, 'surrendered'],
      ['d8', 15, 8, 'surrendered'],
    ],
  },
  // Seven soldiers in seven units: L is 1, and whoever loses is lost.
  'battle-ambush': {
    ending: 'destroyed',
    holder: 'Hill folk',
    rounds: 1,
    lossNumber: 1,
    losses: [
      ['d1', 1, 1, 'lost'],
      ['d2', 1, 1, 'lost'],
      ['d3', 1, 1, 'lost'],
    ],
  },
  // The unit that got away keeps its 9; the one left behind surrenders and halves its 31; so does the other army.
  'battle-retreat': {
    ending: 'surrender',
    holder: 'Blue',
    rounds: 4,
    lossNumber: 30,
    losses: [
      ['a1', 31, 16, 'surrendered'],
      ['a2', 9, 9, 'left'],
      ['d1', 21, 11, 'standing'],
    ],
  },
  // L is 31: half of it, rounded up, is 16.
  'battle-lone-unit-wins': {
    ending: 'brokenOff',
    holder: null,
    rounds: 2,
    lossNumber: 31,
    losses: [
      ['d1', 16, 8, 'standing'],
      ['d2', 16, 8, 'standing'],
      ['d3', 16, 8, 'standing'],
    ],
  },
  // One of three has won: L once, whoever else lost.
  'battle-lone-unit-loses': {
    ending: 'brokenOff',
    holder: null,
    rounds: 2,
    lossNumber: 31,
    losses: [['a1', 31, 16, 'standing']],
  },
};

test('every battle among the examples is replayed here', () => {
  expect(examplesOf('battle')).toEqual(Object.keys(WANTED).sort());
});

test.each(Object.keys(WANTED))('%s ends as worked out from the ledger', (name) => {
  expect(played(name)).toEqual(WANTED[name]);
});
