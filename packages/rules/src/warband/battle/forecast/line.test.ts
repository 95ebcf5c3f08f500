import { approx, type Chance, either, exact, NEVER } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { battleIn, indexIn, sightOf } from '../testing/stage.js';
import { forecastLine } from './line.js';

const percent = (chances: readonly Chance[]): readonly string[] => chances.map((one) => (100 * approx(one)).toFixed(1));

/** Spearmen have armour 2, captains 4. Rolf has lost a point; Aldous is a player character. */
const MOCK = {
  a: [
    {
      at: [8, 7],
      facing: 'e',
      ranks: [
        [
          { like: 'spearman', count: 2 },
          { like: 'captain', name: 'Aldous', pc: true, death: 6 },
          { like: 'spearman', count: 2 },
        ],
        [{ like: 'spearman', count: 5 }],
        [{ like: 'spearman', count: 3 }],
      ],
    },
  ],
  b: [
    {
      at: [9, 7],
      facing: 'w',
      ranks: [
        [
          { like: 'spearman', count: 2 },
          { like: 'captain', name: 'Rolf', hp: 2 },
          { like: 'spearman', count: 2 },
        ],
        [{ like: 'spearman', count: 5 }],
        [{ like: 'spearman', count: 2 }],
      ],
    },
  ],
  position: {
    units: [
      { unit: 'A1', began: 15 },
      { unit: 'B1', began: 15 },
    ],
  },
} as const;

test('WARBAND-LINE-020 WARBAND-LINE-023 WARBAND-LINE-029 WARBAND-TIDE-002 the line of the drawn page: dice, losses and tide, exactly', () => {
  const table = battleIn('melee', MOCK);
  const { agents, losses, tide } = forecastLine(sightOf(table), 0);
  expect(
    agents.filter(({ side }) => side === 0).map(({ pool, aims }) => [pool.total, aims.map(({ dice }) => dice)]),
  ).toEqual([
    [3, [1, 2]],
    [4, [1, 3]],
    [5, [1, 4]],
  ]);
  const [mine, theirs] = losses;
  const [few, more] = [theirs.figures.slice(0, 8), theirs.figures.slice(8)];
  expect(percent([...few, more.reduce(either, NEVER)])).toEqual([
    '0.1',
    '1.4',
    '5.7',
    '14.0',
    '59.5',
    '6.4',
    '6.4',
    '4.3',
    '2.3',
  ]);
  expect(percent(mine.figures)).toEqual(['0.2', '1.8', '7.0', '16.4', '74.6']);
  expect(exact(theirs.falls.get(indexIn(table, 'B1u1')) ?? NEVER)).toBe('7/27');
  // Counted by hand over all falls of 3 dice at 4 and 9 at 6 on either side: strength first, then hits, wasted ones too.
  expect([tide.pushes, tide.stands, tide.pushed].map(exact)).toEqual([
    '4404353/5308416',
    '1961/221184',
    '856999/5308416',
  ]);
  // Two more of 12 are a third of 15: not so in 207 of 13824.
  expect([mine.third, theirs.third].map(exact)).toEqual(['233/256', '1513/1536']);
});

const rank = (count: number, more: object = {}) => [
  { like: 'spearman', count, armour: 2, gear: [{ item: 'sword' }], ...more },
];
const TWO = {
  a: [{ at: [8, 7], facing: 'e', ranks: [rank(5)] }],
  b: [{ at: [9, 7], facing: 'w', ranks: [rank(5)] }],
} as const;
const mean = (chances: readonly Chance[]): number => chances.reduce((sum, one, lost) => sum + lost * approx(one), 0);

test('WARBAND-LINE-013 five dice at 6 on a rank of five: 1, 5, 10, 10, 5 and 1 in 32; both sides lose 5/2', () => {
  const { losses, agents } = forecastLine(sightOf(battleIn('melee', TWO)), 0);
  expect(agents.map(({ first, aims }) => [first, aims.map(({ dice, chance }) => [dice, chance.total])])).toEqual([
    [false, [[5, 6]]],
    [false, [[5, 6]]],
  ]);
  for (const { figures } of losses) {
    expect(figures.map(exact)).toEqual(['1/32', '5/32', '5/16', '5/16', '5/32', '1/32']);
    expect(mean(figures)).toBeCloseTo(2.5, 12);
  }
});

test('WARBAND-LINE-017 WARBAND-LINE-033 who charged loses 5/4 on average, for only who is left strikes back', () => {
  const table = battleIn('melee', { ...TWO, position: { units: [{ unit: 'A1', charged: 'B1' }] } });
  const { losses, agents } = forecastLine(sightOf(table), 0);
  expect(agents.map(({ side, first }) => [side, first])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(mean(losses[0].figures)).toBeCloseTo(1.25, 12);
  expect(mean(losses[1].figures)).toBeCloseTo(2.5, 12);
  expect(exact(losses[0].figures.reduce(either))).toBe('1');
});

test('thirty dice in one line', () => {
  const big = { attacks: 6, might: 3, hp: 3 };
  const table = battleIn('melee', {
    a: [{ at: [8, 7], facing: 'e', ranks: [rank(5, big)] }],
    b: [{ at: [9, 7], facing: 'w', ranks: [rank(5, big), rank(5), rank(5)] }],
  });
  const sight = sightOf(table);
  const { agents, losses } = forecastLine(sight, 0);
  expect(agents[0]?.aims[0]?.dice).toBe(30);
  expect(exact(losses[1].figures.reduce(either))).toBe('1');
});

test('WARBAND-LINE-016 where surplus is tested, a hit counts as lost only if its die would have hit the next rank too', () => {
  // Three dice at chance 8 on two levies of a point each; behind them spearmen, whom 6 hits: of surplus hits 6 in 8 go on.
  const lined = (rear: string) => ({
    a: [{ at: [8, 7], facing: 'e', ranks: [[{ like: 'spearman', count: 3 }]] }],
    b: [{ at: [9, 7], facing: 'w', ranks: [[{ like: 'levy', count: 2 }], [{ like: rear, count: 3 }]] }],
  });
  const lostIn = (rear: string, options = {}) =>
    forecastLine(sightOf(battleIn('melee', lined(rear) as never, options)), 0)
      .losses[1].figures.slice(0, 4)
      .map(exact);
  const off = ['1/27', '2/9', '4/9', '8/27'];
  expect(lostIn('spearman')).toEqual(off);
  const on = { 'warband.carryOverArmourCheck': 'on' };
  // Two fall by two hits (4/9), and by three of which the last goes no further (8/27 × 1/4).
  expect(lostIn('spearman', on)).toEqual(['1/27', '2/9', '14/27', '2/9']);
  // Behind them levies: every die that hits goes on.
  expect(lostIn('levy', on)).toEqual(off);
});
