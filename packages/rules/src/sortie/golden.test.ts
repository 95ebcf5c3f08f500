import { expect, test } from 'vitest';
import { exampleNamed, examplesOf, replayed } from '../testing/examples.js';
import { sortieScene } from './scene.js';

/** How it ended, and every unit: its fate, its dice, who is fit, injured, dead, and how many of them are prisoners. */
const played = (name: string) => {
  const { ending, winner, rounds, armies } = replayed(sortieScene, exampleNamed(name)).outcome();
  return {
    ending,
    winner,
    rounds,
    units: armies.flatMap(({ units }) =>
      units.map(
        ({ unit, fate, floating, fit, injured, dead, prisoners }) =>
          `${unit} ${fate} F${floating}: ${fit} + ${injured} + ${dead}, ${prisoners}`,
      ),
    ),
  };
};

/** Worked out by hand from the ledger. */
const WANTED: Readonly<Record<string, ReturnType<typeof played>>> = {
  // Round 1: Defend, +6 : +2 against the spears (15 : 11, +2 and −1 die), +5 : +3 against the riders (13 : 17, Flanked),
  // +5 : +1 against the levy (14 : 10, +2 and −1, which it saves by going back). The arrows, +2, pass 13 by 2: −1 die.
  // Round 2, on two fronts: 12 : 16 costs 2 dice, 17 : 8 finishes the riders, 15 : 12 costs the levy a die.
  // F of A1: 4 − 3 + 4 − 1 = 4, then 4 − 4 + 1 − 2 = −1. Round 3: its penalty die shows 1, so that 18 is twice 9.
  // After: record 3, dice 4 1 6, fraction 2 of 8 of 200. The levy recovers its die in a round without attack.
  'sortie-archers-and-three-on-one': {
    ending: 'fieldWon',
    winner: 'Blue',
    rounds: 3,
    units: [
      'A1 captured F-1: 111 + 61 + 28, 172',
      'B1 here F1: 194 + 5 + 1, 0',
      'B2 here F0: 200 + 0 + 0, 0',
      'B3 finished F0: 100 + 0 + 0, 0',
      'B4 here F0: 197 + 2 + 1, 0',
    ],
  },
  // 14 is just twice 7, and four dice that show 13 do not save B1. 16 is twice 8: B2 is Destroyed, without a way out, and
  // both say captured. B3 is killed by who is free. The victor takes none: of B1 (section 10, example 2) 4 + 37 are dead;
  // of B2 (example 3) 300 are injured and 100 dead. A1 is example 1; A3 has stood a round and has 2 of 3 penalty dice left.
  'sortie-no-quarter': {
    ending: 'fieldWon',
    winner: 'Red',
    rounds: 5,
    units: [
      'A1 here F2: 286 + 11 + 3, 0',
      'A2 here F0: 100 + 0 + 0, 0',
      'A3 here F-2: 100 + 0 + 0, 0',
      'B1 captured F0: 76 + 83 + 41, 159',
      'B2 captured F0: 0 + 300 + 100, 300',
      'B3 killed F0: 0 + 0 + 120, 0',
    ],
  },
  // The sample fight of section 14.
  'sortie-sample-fight': {
    ending: 'fieldWon',
    winner: 'Red',
    rounds: 5,
    units: ['A1 here F1: 300 + 0 + 0, 0', 'B1 captured F-2: 78 + 83 + 39, 161'],
  },
};

test('every battle of sorties among the examples is replayed here', () => {
  expect(examplesOf('sortie')).toEqual(Object.keys(WANTED).sort());
});

test.each(Object.keys(WANTED))('%s ends as worked out from the ledger', (name) => {
  expect(played(name)).toEqual(WANTED[name]);
});
