import { approx, type Chance, either, exact, forecastWith, NEVER } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { figuresIn } from '../../formations/standing.js';
import { battleIn, passUntil, sightOf } from '../testing/stage.js';
import { forecastLine } from './line.js';

const SWORD = [{ item: 'sword' }];
const men = (count: number, more: object = {}) => [
  { like: 'levy', count, gear: SWORD, armour: 2, flags: ['fearless'], ...more },
];

/** The chance of each number of figures that a unit has left, over every fall of the dice that play throws. */
const played = (courses: readonly { chance: Chance; left: number }[], most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_none, lost) =>
    exact(
      courses
        .filter(({ left }) => left === most - lost)
        .map(({ chance }) => chance)
        .reduce(either, NEVER),
    ),
  );

test('what is foretold of a line is what play comes to, over every fall of the dice: somebody unique, carried damage', () => {
  const table = passUntil(
    battleIn('melee', {
      a: [{ at: [8, 7], facing: 'e', ranks: [men(5)] }],
      b: [
        {
          at: [9, 7],
          facing: 'w',
          ranks: [
            [...men(1), { might: 2, flags: ['unique', 'fearless', 'supernatural'], gear: SWORD, armour: 3 }, ...men(1)],
            men(2, { might: 2 }),
          ],
        },
      ],
      position: { priority: 'b' },
    } as never),
    'blows Red',
  );
  const { losses } = forecastLine(sightOf(table), 0, 'blows');
  const courses = forecastWith(table.run, [
    [
      { seat: 'ana', as: 'Red' },
      { choose: 'attack', figure: 'A1' },
    ],
  ]);
  if (!courses.ok) throw new Error(JSON.stringify(courses));
  const left = courses.value.prospects.map(({ chance, after }) => ({
    chance,
    left: figuresIn((after.state.open as never as ReturnType<typeof sightOf>['open']).units[1] as never),
  }));
  expect(approx(left.map(({ chance }) => chance).reduce(either))).toBeCloseTo(1, 12);
  expect(losses[1].figures.map(exact)).toEqual(played(left, 5).slice(0, losses[1].figures.length));
});
