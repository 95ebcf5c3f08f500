import { describe, expect, test } from 'vitest';
import { broken, drive, events, give, LOSE, offered, refusalOf } from '../testing/drive.js';
import { at, stand, type Table } from '../testing/stand.js';
import { quickNumber } from './rounds.js';

type At = readonly [number, number];

const ROW = (row: number, count: number, letter: string): Record<string, At> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${letter}${i + 1}`, [row, i * 2] as const]));

const armies = (red: number, blue: number, round = 3): Table =>
  stand({ units: { ...ROW(2, red, 'a'), ...ROW(20, blue, 'd') }, round });

const asked = (table: Table): string => {
  const { awaits } = table.run;
  return awaits.need === 'answers' ? `${awaits.step} ${awaits.asked.map(({ as }) => as).join()}` : awaits.need;
};

describe('the order of a round', () => {
  test('SAGA-BATTLE-ROUND-001 SAGA-BATTLE-ROUND-002 SAGA-BATTLE-ROUND-003 SAGA-BATTLE-ROUND-006 four phases and a combat phase; the attacker is proactive in odd rounds', () => {
    const script = { quick: { Red: ['a1'], Blue: ['d1'] } };
    const phases = (round: number): readonly string[] => {
      let table = drive(armies(2, 2, round), { ...script, until: 'move' });
      const seen: string[] = [];
      while (asked(table).startsWith('move')) {
        const units = new Set(offered(table).flatMap((choice) => (choice.choose === 'move' ? [choice.unit] : [])));
        seen.push(`${table.run.state.open.phase} ${[...units].join()}`);
        table = give(table, { choose: 'done' });
      }
      return seen;
    };
    expect(phases(3)).toEqual(['1 a1', '2 d1', '3 a2', '4 d2']);
    expect(phases(2)).toEqual(['1 d1', '2 a1', '3 d2', '4 a2']);
  });

  test('SAGA-BATTLE-ROUND-004 SAGA-BATTLE-ROUND-005 SAGA-BATTLE-ROUND-007 half the units on the map, at least one, in secret; revealed together before phase 1', () => {
    expect([9, 8, 3, 1].map(quickNumber)).toEqual([4, 4, 1, 1]);
    const table = drive(armies(5, 3), { until: 'quick' });
    expect(table.run.awaits).toMatchObject({ together: true });
    expect(asked(table)).toBe('quick Red,Blue');
    expect(refusalOf(table, { choose: 'quick', units: ['a1'] })).toMatchObject(broken('SAGA-BATTLE-ROUND-004'));
    expect(refusalOf(table, { choose: 'quick', units: ['a1', 'a2', 'a3'] })).toMatchObject(
      broken('SAGA-BATTLE-ROUND-004'),
    );
    expect(refusalOf(table, { choose: 'quick', units: ['a1', 'a1'] })).toMatchObject(broken('SAGA-BATTLE-ROUND-005'));
    expect(refusalOf(table, { choose: 'quick', units: ['a1', 'd1'] })).toMatchObject(broken('SAGA-BATTLE-ROUND-005'));
    const one = table.answer('ana', { choose: 'quick', units: ['a4', 'a2'] }, 'Red');
    const other = table.answer('ana', { choose: 'quick', units: ['a1', 'a5'] }, 'Red');
    expect(one.run.view('bo')).toEqual(other.run.view('bo'));
    expect(one.run.view('ana').mine).toEqual({ Red: { choose: 'quick', units: ['a4', 'a2'] } });
    const both = one.answer('bo', { choose: 'quick', units: ['d2'] }, 'Blue');
    expect(events(both, 'quickChosen')).toEqual([{ event: 'quickChosen', units: [1, 3, 6] }]);
    expect(both.run.state.open.quick).toEqual([0, 1, 0, 1, 0, 0, 1, 0]);
    expect(asked(both)).toBe('move Red');
    // One unit each: nothing to choose.
    expect(events(drive(armies(1, 1), { until: 'move' }), 'quickChosen')).toEqual([
      { event: 'quickChosen', units: [0, 1] },
    ]);
  });

  test('SAGA-BATTLE-ROUND-008 declarations from round 2 on, before quick units, the proactive side first; nothing is carried out before both have spoken', () => {
    const table = armies(2, 2);
    expect(asked(table)).toBe('declare Red');
    const first = give(table, { choose: 'retreat' });
    expect(asked(first)).toBe('declare Blue');
    expect(events(first, 'left')).toEqual([]);
    expect(at(first, 'a1')).toEqual([2, 0]);
    const second = give(first, { choose: 'fightOn' });
    expect(events(second, 'left')).toHaveLength(1);
    expect(asked(armies(2, 2, 2))).toBe('declare Blue');
    expect(asked(give(give(table, { choose: 'fightOn' }), { choose: 'fightOn' }))).toBe('quick Red,Blue');
  });

  test('SAGA-BATTLE-ROUND-009 clusters, then shooting, then the clusters are rolled', () => {
    const table = drive(
      stand({
        units: { a1: [10, 10], a2: [10, 14], d1: [10, 11] },
        troops: { a2: 'BO' },
        round: 3,
      }),
      { shots: { a2: 'd1' }, dice: [LOSE, LOSE] },
    );
    const order = table.said
      .map(({ event }) => event)
      .filter((event) => ['clustered', 'aimed', 'shot', 'lossesTaken', 'meleeBegan', 'clashed'].includes(event));
    expect(order).toEqual(['clustered', 'aimed', 'shot', 'meleeBegan', 'clashed', 'lossesTaken']);
  });
});
