import { approx, closeLog, enter, exact, type Input, openSession, type Result, verify } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { saga } from '../../edition.js';
import { awayChance, legMatrix } from './forecast.js';
import { positionIn } from './ratings.js';
import { millRoad } from './starts.js';
import { chases, firstChases } from './testing/road.js';

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const dice = (...faces: readonly number[]): Input => ({ input: 'dice', faces, from: 'table' });
const wren = (choice: object): Input => ({ input: 'answer', seat: 'ana', as: 'Wren of Hag Wood', choice });
const riders = (choice: object): Input => ({ input: 'answer', seat: 'bo', as: 'The riders', choice });
const leg = (way: string, guess: string): readonly Input[] => [
  wren({ choose: 'way', way }),
  riders({ choose: 'guess', way: guess }),
];

const told = (key: string): string => (key === 'millRoad.pursuers' ? 'The riders' : key);
// She ran from under their eyes.
const setup = { ...millRoad(['ana', 'bo'], told), from: null, gap: 1 };

/** The first three legs, and the breath after them. */
const THREE: readonly Input[] = [
  // Hide 5 and 14 are 19 against 14 + Notice 4 − 1 = 17.
  ...leg('cover', 'open'),
  dice(4, 4, 6),
  // Run 4, light 6 and 12 are 22 against 14 + Ride 3 + 8 + 1 = 26.
  ...leg('open', 'open'),
  dice(5, 5, 2),
  // Jump/Climb 3 and 14 are 17 against 14 + Ride 3 − 1 = 16.
  ...leg('rough', 'cover'),
  dice(7, 7, 0),
  // Endurance 2 and 13 are 15 against 17: spent. Endurance 3 and 15 are 18: fresh.
  wren({ choose: 'breathe' }),
  dice(6, 6, 1),
  riders({ choose: 'breathe' }),
  dice(8, 7, 0),
];

const played = (inputs: readonly Input[], rules = chases) => {
  let session = value(openSession(rules, { setup, options: {} }, null));
  for (const input of inputs) session = value(enter(session, input));
  expect(value(verify(rules, closeLog(session, null))).entries).toBe(inputs.length + 1);
  return session.run;
};

test('SAGA-MOVE-026 SAGA-MOVE-030 on the mill road: three legs, and the breath that spends her', () => {
  const { open } = played(THREE).state;
  expect(open.legs.map(({ way, guess, before, after }) => `${way} ${guess} ${before} ${after}`)).toEqual([
    'cover open 1 2',
    'open open 2 1',
    'rough cover 1 2',
  ]);
  expect([open.spent, open.leg]).toEqual([{ quarry: 1, pursuers: 0 }, 4]);
});

test('SAGA-MOVE-028 SAGA-MOVE-030 on the mill road: the odds of the fourth leg', () => {
  const position = positionIn(played(THREE).state);
  const percent = legMatrix(saga, position).ways.map(({ against }) =>
    Object.values(against).map((odds) => (100 * approx(odds)).toFixed(1)),
  );
  expect(percent).toEqual([
    ['25.5', '41.4', '41.4'],
    ['58.6', '41.4', '58.6'],
    ['50.0', '50.0', '33.1'],
  ]);
  expect(exact(awayChance(saga, position, 2))).toBe('16/41');
});

test('SAGA-MOVE-031 on the mill road: Lead helps, and she is caught all the same', () => {
  const run = played([
    ...THREE,
    wren({ choose: 'way', way: 'cover', lead: true }),
    riders({ choose: 'guess', way: 'cover' }),
    // Lead 2, spent, and 16 are 17 against 17: it helps. Hide 5 − 1 + 1 and 13 are 18 against 14 + 4 + 1 = 19.
    dice(8, 8, 0),
    dice(6, 6, 1),
    ...leg('rough', 'rough'),
    // Jump/Climb 3 − 1 and 15 are 17 against 14 + 3 + 1 = 18.
    dice(7, 7, 1),
  ]);
  expect(run.outcome()).toMatchObject({
    end: 'caught',
    gap: 0,
    spent: { quarry: 1, pursuers: 0 },
    lead: { quarry: 'today', pursuers: 'no' },
    contact: { kind: 'ambushed', massCombat: false, ambusher: 'pursuers', defence: 'onTheMarch', distance: 'sword' },
  });
  expect(run.outcome().legs.at(-2)).toMatchObject({ leg: 4, led: true, success: false, before: 2, after: 1 });
});

test('SAGA-MOVE-028 the same road by the pools of the first edition', () => {
  const run = played(
    [
      ...leg('cover', 'open'),
      // Hide 5 is two better than 3: four dice, and one of them a 7.
      dice(1, 7, 3, 4),
      ...leg('open', 'open'),
      // 10 is two worse than 12: four dice, and none of them may hit.
      dice(1, 2, 3, 4),
      ...leg('rough', 'rough'),
      // 3 is one worse than 4: three dice, and a hit is the riders'.
      dice(8, 1, 1),
      wren({ choose: 'breathe' }),
      dice(1, 1, 8),
      riders({ choose: 'breathe' }),
      // Endurance 3 against 3: one die, 5 or more.
      dice(5),
      wren({ choose: 'atBay' }),
      riders({ choose: 'giveUp' }),
    ],
    firstChases,
  );
  expect(run.outcome()).toMatchObject({ end: 'gaveUp', gap: 2, spent: { quarry: 1, pursuers: 0 }, contact: null });
});
