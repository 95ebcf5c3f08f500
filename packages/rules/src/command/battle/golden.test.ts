import { expect, test } from 'vitest';
import { exampleNamed, examplesOf, replayed } from '../../testing/examples.js';
import { commandScene } from '../campaign/duels.js';

/** How it ended, and every unit: its fate, its points, its damage, its survivors in a hundred. */
const played = (name: string) => {
  const run = replayed(commandScene, exampleNamed(name));
  const { ending, winner, rounds, armies } = run.outcome();
  return {
    ending,
    winner,
    rounds,
    health: armies.map(({ health }) => health),
    objectives: armies.map(({ objectives }) => objectives),
    units: armies.flatMap(({ units }) =>
      units.map(({ unit, fate, points, damage, survivors }) => `${unit} ${fate} ${points}c ${damage} ${survivors}%`),
    ),
    soldiers: armies.flatMap(({ units }) =>
      units.flatMap(({ unit, soldiers }) =>
        soldiers === null ? [] : [`${unit} ${soldiers.after} back, ${soldiers.prisoners} taken`],
      ),
    ),
  };
};

/** Worked out by hand from the ledger. */
const WANTED: Readonly<Record<string, ReturnType<typeof played>>> = {
  // HC B charges HI C, which endures (3c to 2c). 6 against 3 + 3 (SI B) + 1 (LI C): N1 has 1c left after its Attack,
  // cannot pay 2c and routs. For it N2 (0c) routs, N3 and N4 pay their last point; for N2 both rout. N5 is grade A.
  'command-charge-broken': {
    ending: 'roundLimit',
    winner: 'Hill folk',
    rounds: 1,
    health: [4, 12],
    objectives: [0, 0],
    units: [
      'N1 routed 1c 0 100%',
      'N2 routed 0c 0 100%',
      'N3 routed 0c 0 100%',
      'N4 routed 0c 0 100%',
      'N5 here 5c 0 100%',
      // It endured, and held in its own turn.
      'S1 here 1c 0 100%',
      'S2 here 3c 0 100%',
      'S3 here 1c 0 100%',
    ],
    soldiers: [],
  },
  // Leadership 9 : 9, then 9 : 11. Quality 2 gives LI C 4c and HC B 5c, quality 4 HI B 7c and AR C 5c. The volley makes
  // the health 7 : 8, but the one objective is held.
  'command-objective': {
    ending: 'roundLimit',
    winner: 'Ford wardens',
    rounds: 1,
    health: [7, 8],
    objectives: [1, 0],
    units: ['N1 here 4c 1 90%', 'N2 here 4c 0 100%', 'S1 here 6c 0 100%', 'S2 here 4c 0 100%'],
    soldiers: [],
  },
  // The sample turn of section 13 with the points of its last table; then South concedes. Seven units are 28, four are 16.
  'command-sample-turn': {
    ending: 'conceded',
    winner: 'North',
    rounds: 1,
    health: [28, 16],
    objectives: [0, 0],
    units: [
      'N1 here 3c 0 100%',
      'N2 here 4c 0 100%',
      'N3 here 3c 0 100%',
      'N4 here 2c 0 100%',
      'N5 here 4c 0 100%',
      'N6 here 0c 0 100%',
      'N7 here 1c 0 100%',
      'S1 routed 1c 0 100%',
      'S2 here 1c 0 100%',
      'S3 here 1c 0 100%',
      'S4 routed 0c 0 100%',
      'S5 here 3c 0 100%',
      'S6 here 1c 0 100%',
    ],
    soldiers: [],
  },
  // N1 wins 6 against 0; S1 cannot pay and is slaughtered, and N1 leaves unbroken. N2 wins 4 against 0; S2 pays 2c, comes
  // to 4 damage and gets away for 1c of N2's. 120 slaughtered: 60 prisoners; 120 that get away: 24 come back.
  'command-slaughter-and-mercy': {
    ending: 'roundLimit',
    winner: 'Red host',
    rounds: 1,
    health: [8, 4],
    objectives: [0, 0],
    units: [
      'N1 left 1c 0 100%',
      'N2 here 1c 0 100%',
      'S1 slaughtered 1c 2 0%',
      'S2 routed 0c 4 20%',
      'S3 here 3c 0 100%',
    ],
    soldiers: ['S1 0 back, 60 taken', 'S2 24 back, 0 taken'],
  },
};

test('every battle of command among the examples is replayed here', () => {
  expect(examplesOf('command')).toEqual(Object.keys(WANTED).sort());
});

test.each(Object.keys(WANTED))('%s ends as worked out from the ledger', (name) => {
  expect(played(name)).toEqual(WANTED[name]);
});
