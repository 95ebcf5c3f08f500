import { expect, test } from 'vitest';
import {
  awaited,
  battle,
  battleIn,
  passUntil,
  ranksIn,
  says,
  sightOf,
  stateIn,
  unitIn,
  whereIn,
} from '../testing/stage.js';

const SPEARS = { like: 'spearman', count: 5 } as const;

test('WARBAND-LINE-009 a rank is one in the roster, and so is everybody unique', () => {
  const table = battle({
    a: [
      { ranks: [[{ like: 'levy', count: 2 }, { like: 'captain' }, { like: 'levy', count: 2 }], [SPEARS]], at: [5, 4] },
    ],
    b: [{ ranks: [[SPEARS]] }],
  });
  expect(sightOf(table).open.roster.map(({ name }) => name)).toEqual(['A1.1', 'A1u1', 'A1.2', 'B1.1']);
  expect(ranksIn(table, 'A1')).toBe('5 5');
  expect([whereIn(table, 'A1'), whereIn(table, 'A1.1'), whereIn(table, 'A1u1'), whereIn(table, 'A1.2')]).toEqual([
    '5,4',
    '5,4',
    '5,4',
    '4,4',
  ]);
  expect(stateIn(table, 'A1u1').hp).toBe(3);
  expect(awaited(table)).toBe('priority');
});

test('WARBAND-ROUND-008 units are placed in the columns of their side, or all as is usual', () => {
  const table = says(
    battle({ a: [{ ranks: [[SPEARS], [SPEARS]], at: null }], b: [{ ranks: [[SPEARS]], at: null }] }),
    { choose: 'place', figure: 'A1', at: { x: 3, y: 2 } },
    { choose: 'placeAll' },
  );
  expect([whereIn(table, 'A1'), whereIn(table, 'A1.2'), whereIn(table, 'B1')]).toEqual(['3,2', '2,2', '20,7']);
  expect(unitIn(table, 'B1').facing).toBe('w');
});

test('WARBAND-PRIORITY-001 WARBAND-PHASE-001 a round of units that stand far apart goes on to the next', () => {
  const table = battle({ a: [{ ranks: [[SPEARS]] }], b: [{ ranks: [[SPEARS]] }] }).dice(1);
  expect(awaited(passUntil(table, 'priority'))).toBe('priority');
  expect(battleIn('end', { a: [{ ranks: [[SPEARS]] }], b: [{ ranks: [[SPEARS]] }] }).run.state.open.round).toBe(2);
});
