import { exact, oddsOf } from '@warmoot/kernel';
import { setupRefusal, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { answerRefusal, broken, MISS } from '../testing/exchange.js';
import { drive, duel, melee, person } from '../testing/fight.js';

type Table = TestTable<Duel>;
type Person = Readonly<Record<string, unknown>>;

const team = (letter: string, count: number): readonly Person[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${letter}${i + 1}` }));

/** People of this Fighting Mind each. */
const minds = (letter: string, ...ratings: readonly number[]): readonly Person[] =>
  ratings.map((fightingMind, i) => ({
    name: `${letter}${i + 1}`,
    skills: { control: 2, fightingMind, speed: 2, strength: 2 },
  }));

const sideAsked = (table: Table): string => {
  const { awaits } = table.run;
  return awaits.need === 'answers' ? `${awaits.step}: ${awaits.asked.map(({ as }) => as).join()}` : awaits.need;
};

const speak = (table: Table, choice: object): Table => {
  const { awaits } = table.run;
  const asked = awaits.need === 'answers' ? awaits.asked[0] : undefined;
  if (asked === undefined) throw new Error('nobody is asked');
  return table.answer(asked.seat, choice, asked.as);
};

const pair = (table: Table, own: string, enemy: string): Table => speak(table, { choose: 'pair', own, enemy });
const joinUp = (table: Table, who: string, combat: number): Table => speak(table, { choose: 'joinUp', who, combat });
const done = (table: Table): Table => speak(table, { choose: 'done' });

const combats = (table: Table): readonly string[] => {
  const { given, open } = table.run.state;
  const names = (who: readonly number[]): string => who.map((one) => given.fighters[one]?.name).join(' ');
  return open.combats.map(({ side1, side2 }) => `${names(side1)} v ${names(side2)}`);
};

const square = (table: Table, name: string): string => `${person(table, name).x},${person(table, name).y}`;
const squares = (table: Table, ...names: readonly string[]): readonly string[] =>
  names.map((name) => square(table, name));

const choices = (table: Table): readonly Record<string, unknown>[] => {
  const { awaits } = table.run;
  const asked = awaits.need === 'answers' ? awaits.asked[0] : undefined;
  if (asked === undefined) throw new Error('nobody is asked');
  return (table.run.choices(asked) ?? []) as readonly Record<string, unknown>[];
};

const openCombats = (table: Table): readonly number[] => [
  ...new Set(choices(table).flatMap(({ combat }) => (typeof combat === 'number' ? [combat] : []))),
];

const refusedSetup = (setup: Person, options: Person = {}): unknown =>
  setupRefusal(duel, { seats: ['ana', 'bo'], ...setup }, options);

const seated = (people: readonly Person[], seat: string): readonly Person[] => people.map((one) => ({ ...one, seat }));

describe('the sides', () => {
  test('SAGA-DUEL-MULTI-001 SAGA-DUEL-MULTI-005 more than two are paired off before the fight begins', () => {
    const start = melee(team('A', 2), team('B', 2));
    expect(start.run.state.open).toMatchObject({ round: 0, combats: [] });
    expect(start.run.awaits).toMatchObject({ need: 'dice', step: 'pickFirst' });
    const fought = pair(start.dice(1), 'A1', 'B2');
    expect(combats(fought)).toEqual(['A1 v B2', 'A2 v B1']);
    expect(fought.run.state.open.round).toBe(1);
    expect(fought.run.awaits).toMatchObject({ step: 'declare' });
    expect(melee(team('A', 1), team('B', 1)).run.state.open.round).toBe(1);
  });

  test('SAGA-DUEL-MULTI-002 an individual combat is one against one to four', () => {
    const [side1, side2] = [seated(team('A', 5), 'ana'), seated(team('B', 2), 'bo')];
    for (const size of [1, 2, 3, 4]) {
      const many = side1.slice(0, size).map(({ name }) => name);
      const one = melee(team('A', 5), team('B', 2), { combats: [{ side1: many, side2: ['B1'] }] });
      expect(one.run.state.open.combats).toEqual([{ side1: many.map((_, i) => i), side2: [5] }]);
    }
    const two = { side1: ['A1', 'A2'], side2: ['B1', 'B2'] };
    expect(refusedSetup({ side1, side2, combats: [two] })).toMatchObject(broken('SAGA-DUEL-MULTI-002'));
    const five = { side1: side1.map(({ name }) => name), side2: ['B1'] };
    expect(refusedSetup({ side1, side2, combats: [five] })).toMatchObject({ code: 'BAD_SHAPE' });
    const twice = [
      { side1: ['A1'], side2: ['B1'] },
      { side1: ['A1'], side2: ['B2'] },
    ];
    expect(refusedSetup({ side1, side2, combats: twice })).toMatchObject(broken('SAGA-DUEL-MULTI-002'));
    const swapped = [{ side1: ['B1'], side2: ['A1'] }];
    expect(refusedSetup({ side1, side2, combats: swapped })).toMatchObject(broken('SAGA-DUEL-MULTI-002'));
  });

  test('SAGA-DUEL-MULTI-004 there are exactly two sides', () => {
    const [side1, side2] = [seated(team('A', 1), 'ana'), seated(team('B', 1), 'bo')];
    expect(refusedSetup({ side1, side2, side3: side2 })).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side3' });
    expect(refusedSetup({ side1 })).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side2' });
    expect(refusedSetup({ side1, side2: [] })).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side2' });
  });
});

describe('who picks first', () => {
  const first = (one: readonly number[], two: readonly number[]): Table =>
    melee(minds('A', ...one), minds('B', ...two));

  test('SAGA-DUEL-MULTI-006 the side with more people, whatever the minds', () => {
    expect(sideAsked(first([2, 3, 1], [4, 4]))).toBe('pair: side 1');
    expect(sideAsked(first([9, 9], [0, 0, 0]))).toBe('pair: side 2');
  });

  test('SAGA-DUEL-MULTI-007 of equal numbers the side with the best Fighting Mind', () => {
    expect(sideAsked(first([0, 5], [4, 4]))).toBe('pair: side 1');
    expect(sideAsked(first([6, 6], [7, 0]))).toBe('pair: side 2');
  });

  test('SAGA-DUEL-MULTI-008 of equal bests the side with the higher total', () => {
    expect(sideAsked(first([5, 1], [2, 5]))).toBe('pair: side 2');
    expect(sideAsked(first([5, 3], [2, 5]))).toBe('pair: side 1');
    expect(first([5, 3], [2, 5]).run.state.open.picksFirst).toBe(1);
  });

  test('SAGA-DUEL-MULTI-009 of equal totals one d8 decides: odd side 1, even side 2', () => {
    const start = melee(minds('A', 5, 1), minds('B', 1, 5));
    const { awaits } = start.run;
    if (awaits.need !== 'dice') throw new Error('a die is awaited');
    expect(awaits.throw.dice).toEqual([{ sides: 8, low: 1, step: 1 }]);
    expect(oddsOf(awaits.throw).map(({ result, chance }) => [result, exact(chance)])).toEqual([
      [1, '1/2'],
      [2, '1/2'],
    ]);
    for (let face = 1; face <= 8; face++) {
      expect(sideAsked(start.dice(face))).toBe(`pair: side ${face % 2 === 1 ? 1 : 2}`);
    }
  });

  test('SAGA-DUEL-MULTI-010 a head wound counts against Fighting Mind', () => {
    const [hurt, other] = minds('A', 6, 0) as [Person, Person];
    const wounds = [{ part: 'head', severity: 'minor' }];
    expect(sideAsked(melee([hurt, other], minds('B', 5, 0)))).toBe('pair: side 1');
    expect(sideAsked(melee([{ ...hurt, wounds }, other], minds('B', 5, 0)))).toBe('pair: side 2');
  });
});

describe('pairing off', () => {
  test('SAGA-DUEL-MULTI-011 the sides take turns, each naming one of its own and one enemy', () => {
    const start = melee(minds('A', 3, 3, 3, 3), minds('B', 2, 2, 2, 2));
    expect(sideAsked(start)).toBe('pair: side 1');
    expect(choices(start)).toHaveLength(16);
    const one = pair(start, 'A2', 'B3');
    expect(sideAsked(one)).toBe('pair: side 2');
    for (const [own, enemy] of [
      ['B3', 'A1'],
      ['B1', 'A2'],
      ['A1', 'B1'],
      ['B1', 'B2'],
    ]) {
      expect(answerRefusal(one, { choose: 'pair', own, enemy })).toMatchObject(broken('SAGA-DUEL-MULTI-011'));
    }
    const two = pair(one, 'B1', 'A4');
    expect(sideAsked(two)).toBe('pair: side 1');
    expect(combats(two)).toEqual(['A2 v B3', 'A4 v B1']);
  });

  test('SAGA-DUEL-MULTI-012 this goes on until a side has nobody unpaired', () => {
    const start = melee(minds('A', 3, 3, 3), minds('B', 2, 2, 2));
    const two = pair(pair(start, 'A1', 'B1'), 'B3', 'A2');
    // The last pair is the only one left.
    expect(combats(two)).toEqual(['A1 v B1', 'A2 v B3', 'A3 v B2']);
    expect(two.run.state.open.round).toBe(1);
    const uneven = pair(melee(team('A', 3), team('B', 1)), 'A2', 'B1');
    expect(sideAsked(uneven)).toBe('joinUp: side 1');
  });

  test('SAGA-DUEL-MULTI-013 those left over may join, and need not: three (2, 3, 1) against two (4, 4)', () => {
    const start = melee(minds('A', 2, 3, 1), minds('B', 4, 4));
    expect(sideAsked(start)).toBe('pair: side 1');
    const paired = pair(pair(start, 'A1', 'B1'), 'B2', 'A2');
    expect(sideAsked(paired)).toBe('joinUp: side 1');
    expect(choices(paired)).toEqual([
      { choose: 'joinUp', who: 'A3', combat: 0 },
      { choose: 'joinUp', who: 'A3', combat: 1 },
      { choose: 'done' },
    ]);
    expect(combats(joinUp(paired, 'A3', 0))).toEqual(['A1 A3 v B1', 'A2 v B2']);
    expect(combats(joinUp(paired, 'A3', 1))).toEqual(['A1 v B1', 'A2 A3 v B2']);
    expect(combats(done(paired))).toEqual(['A1 v B1', 'A2 v B2']);
  });

  test('SAGA-DUEL-MULTI-014 SAGA-DUEL-MULTI-016 no third attacker before every combat has two: five against two', () => {
    const paired = pair(pair(melee(team('A', 5), team('B', 2)), 'A1', 'B1'), 'B2', 'A2');
    expect(openCombats(paired)).toEqual([0, 1]);
    const third = joinUp(paired, 'A5', 0);
    expect(openCombats(third)).toEqual([1]);
    expect(answerRefusal(third, { choose: 'joinUp', who: 'A3', combat: 0 })).toMatchObject(
      broken('SAGA-DUEL-MULTI-016'),
    );
    const fourth = joinUp(third, 'A3', 1);
    expect(openCombats(fourth)).toEqual([0, 1]);
    const fifth = joinUp(fourth, 'A4', 1);
    expect(combats(fifth)).toEqual(['A1 A5 v B1', 'A2 A3 A4 v B2']);
    expect(fifth.run.state.open.round).toBe(1);
  });

  test('SAGA-DUEL-MULTI-003 SAGA-DUEL-MULTI-015 no fourth before every combat has three: nine against two', () => {
    let table = pair(pair(melee(team('A', 9), team('B', 2)), 'A1', 'B1'), 'B2', 'A2');
    const open: (readonly number[])[] = [];
    for (const [who, combat] of [
      ['A3', 0],
      ['A4', 1],
      ['A5', 1],
      ['A6', 0],
      ['A7', 0],
      ['A8', 1],
    ] as const) {
      open.push(openCombats(table));
      table = joinUp(table, who, combat);
    }
    expect(open).toEqual([[0, 1], [1], [0, 1], [0], [0, 1], [1]]);
    // No room for the ninth: the fight begins, and A9 waits.
    expect(combats(table)).toEqual(['A1 A3 A6 A7 v B1', 'A2 A4 A5 A8 v B2']);
    expect(table.run.state.open.round).toBe(1);
    expect(square(table, 'A9')).toBe('6,5');
  });

  test('SAGA-DUEL-MULTI-003 SAGA-DUEL-MULTI-017 who finds no room comes in later, as places open', () => {
    let table = pair(melee(team('A', 5), team('B', 1)), 'A1', 'B1');
    for (const who of ['A2', 'A3', 'A4']) table = joinUp(table, who, 0);
    expect(combats(table)).toEqual(['A1 A2 A3 A4 v B1']);
    expect(squares(table, 'A5', 'B1')).toEqual(['6,8', '11,9']);
    const second = drive(table, { dice: [MISS, MISS, MISS, MISS], moves: { A5: [8, 7] } });
    expect(square(second, 'A5')).toBe('8,7');
    // Four against one already: nobody is asked to join.
    const full = drive(second, {});
    expect(full.run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
    const thinned = drive(second, { declare: { A2: 'surrender' } });
    expect(thinned.run.awaits).toMatchObject({ step: 'join', asked: [{ as: 'A5' }] });
    const wave = drive(thinned, { joins: { A5: 'B1' }, until: 'contest' });
    expect(combats(wave)).toEqual(['A1 A3 A4 A5 v B1']);
  });
});

describe('where they stand', () => {
  test('SAGA-DUEL-MULTI-018 positions the table gives are kept; it gives all of them or none', () => {
    const [a1, a2] = team('A', 2) as [Person, Person];
    const [b1] = team('B', 1) as [Person];
    const side1 = [
      { ...a1, at: { x: 2, y: 3 } },
      { ...a2, at: { x: 4, y: 19 } },
    ];
    const placed = done(pair(melee(side1, [{ ...b1, at: { x: 3, y: 3 } }]), 'A1', 'B1'));
    expect(squares(placed, 'A1', 'A2', 'B1')).toEqual(['2,3', '4,19', '3,3']);
    const setup = { side1: seated(side1, 'ana'), side2: seated([b1], 'bo') };
    expect(refusedSetup(setup)).toMatchObject(broken('SAGA-DUEL-MULTI-018'));
  });

  test('SAGA-DUEL-MULTI-019 SAGA-DUEL-MULTI-020 example: two combats of two on 20 × 20', () => {
    const table = pair(melee(team('A', 2), team('B', 2)).dice(1), 'A1', 'B1');
    expect(squares(table, 'A1', 'B1', 'A2', 'B2')).toEqual(['8,8', '11,8', '8,10', '11,10']);
  });

  test.each([
    [2, 9, 9],
    [3, 8, 9],
    [4, 8, 9],
  ])('SAGA-DUEL-MULTI-020 %i against one take their rows from %i on, the lone one in row %i', (many, first, row) => {
    const names = team('A', many).map(({ name }) => name as string);
    const expected = names.map((_, i) => `8,${first + i}`);
    const together = [{ side1: names, side2: ['B1'] }];
    const table = melee(team('A', many), team('B', 1), { combats: together });
    expect(squares(table, ...names)).toEqual(expected);
    expect(square(table, 'B1')).toBe(`11,${row}`);
    const swapped = melee(team('B', 1), team('A', many), { combats: [{ side1: ['B1'], side2: names }] });
    expect(squares(swapped, ...names)).toEqual(expected.map((one) => one.replace('8,', '11,')));
    expect(square(swapped, 'B1')).toBe(`8,${row}`);
    for (const name of names) {
      const [a, b] = [person(table, name), person(table, 'B1')];
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBe(3);
    }
  });

  test('SAGA-DUEL-MULTI-019 SAGA-DUEL-MULTI-020 one empty row between combats, in the order of seats, on any board', () => {
    const options = { 'saga.duel.board': { width: 31, height: 15, walls: [] } };
    const groups = [
      { side1: ['A2'], side2: ['B1', 'B2', 'B3'] },
      { side1: ['A1'], side2: ['B4'] },
      { side1: ['A3'], side2: ['B5', 'B6'] },
    ];
    const table = melee(team('A', 3), team('B', 6), { combats: groups, options });
    // Rows 1 + 1 + 3 + 1 + 2 = 8, the first floor((15 − 8) / 2) = 3; columns floor(31 / 2) − 2 and + 1.
    expect(squares(table, 'A1', 'B4')).toEqual(['13,3', '16,3']);
    expect(squares(table, 'A2', 'B1', 'B2', 'B3')).toEqual(['13,6', '16,5', '16,6', '16,7']);
    expect(squares(table, 'A3', 'B5', 'B6')).toEqual(['13,9', '16,9', '16,10']);
  });

  test('SAGA-DUEL-MULTI-046 those who wait stand behind their side, in seat order, column after column', () => {
    const one = done(pair(melee(team('A', 4), team('B', 1)), 'A2', 'B1'));
    expect(squares(one, 'A2', 'B1', 'A1', 'A3', 'A4')).toEqual(['8,9', '11,9', '6,9', '5,9', '4,9']);
    const two = done(pair(melee(team('A', 1), team('B', 4)), 'B1', 'A1'));
    expect(squares(two, 'B2', 'B3', 'B4')).toEqual(['13,9', '14,9', '15,9']);
    const joined = done(joinUp(joinUp(pair(melee(team('A', 6), team('B', 1)), 'A1', 'B1'), 'A2', 0), 'A3', 0));
    expect(squares(joined, 'A1', 'A2', 'A3')).toEqual(['8,8', '8,9', '8,10']);
    expect(squares(joined, 'A4', 'A5', 'A6')).toEqual(['6,8', '6,9', '6,10']);
  });
});

describe('SAGA-DUEL-MULTI-047 boards that do not fit', () => {
  const board = (width: number, height: number, ...walls: readonly (readonly [number, number])[]): Person => ({
    'saga.duel.board': { width, height, walls: walls.map(([x, y]) => ({ x, y })) },
  });

  const size = (table: Table): readonly number[] => [table.run.state.open.width, table.run.state.open.height];

  test('SAGA-DUEL-MULTI-047 a board too small is made just large enough', () => {
    const five = Array.from({ length: 5 }, (_, i) => ({ side1: [`A${i + 1}`], side2: [`B${i + 1}`] }));
    const tall = melee(team('A', 5), team('B', 5), { combats: five, options: board(8, 8) });
    expect(size(tall)).toEqual([8, 9]);
    expect(squares(tall, 'A1', 'B1', 'A5', 'B5')).toEqual(['2,0', '5,0', '2,8', '5,8']);
    const wide = done(pair(melee(team('A', 12), team('B', 1), { options: board(8, 8) }), 'A1', 'B1'));
    // Eleven wait in one row: the last in column floor(28 / 2) − 4 − 10 = 0.
    expect(size(wide)).toEqual([28, 8]);
    expect(squares(wide, 'A1', 'B1', 'A2', 'A12')).toEqual(['12,3', '15,3', '10,3', '0,3']);
    const right = done(pair(melee(team('A', 1), team('B', 12), { options: board(8, 8) }), 'B1', 'A1'));
    expect(size(right)).toEqual([27, 8]);
    expect(squares(right, 'B12')).toEqual(['26,3']);
    const enough = done(pair(melee(team('A', 2), team('B', 1), { options: board(8, 8) }), 'A1', 'B1'));
    expect(size(enough)).toEqual([8, 8]);
    expect(square(enough, 'A2')).toBe('0,3');
  });

  test('SAGA-DUEL-MULTI-047 a wall on a square of the line-up is refused until the table gives positions', () => {
    const setup = { side1: seated(team('A', 1), 'ana'), side2: seated(team('B', 1), 'bo') };
    expect(refusedSetup(setup, board(20, 20, [11, 9]))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
    expect(square(melee(team('A', 1), team('B', 1), { options: board(20, 20, [11, 8], [10, 9]) }), 'B1')).toBe('11,9');
    const at = {
      side1: [{ ...setup.side1[0], at: { x: 1, y: 1 } }],
      side2: [{ ...setup.side2[0], at: { x: 3, y: 1 } }],
    };
    expect(square(melee(at.side1, at.side2, { options: board(20, 20, [11, 9]) }), 'B1')).toBe('3,1');
  });

  test('SAGA-DUEL-MULTI-047 before the pairing, a wall is refused wherever somebody might come to stand', () => {
    const two = { side1: seated(team('A', 2), 'ana'), side2: seated(team('B', 2), 'bo') };
    expect(refusedSetup(two, board(20, 20, [8, 8]))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
    expect(refusedSetup(two, board(20, 20, [11, 10]))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
    const beside = board(20, 20, [8, 9], [8, 0], [11, 7], [6, 8]);
    expect(melee(team('A', 2), team('B', 2), { options: beside }).run.awaits.need).toBe('dice');
    // Three against one: with none, one or two joining, rows from 9, 9 and 8; up to two wait at (6, 9) and (5, 9).
    const three = { side1: seated(team('A', 3), 'ana'), side2: seated(team('B', 1), 'bo') };
    for (const wall of [
      [8, 8],
      [8, 9],
      [8, 10],
      [11, 9],
      [6, 9],
      [5, 9],
    ] as const) {
      expect(refusedSetup(three, board(20, 20, wall))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
    }
    const clear = board(20, 20, [8, 7], [8, 11], [11, 8], [11, 10], [6, 8], [5, 8], [4, 9]);
    expect(melee(team('A', 3), team('B', 1), { options: clear }).run.awaits.need).toBe('answers');
    // A board that grows for those who wait is looked at as it will be.
    const crowd = { side1: seated(team('A', 12), 'ana'), side2: seated(team('B', 1), 'bo') };
    expect(refusedSetup(crowd, board(8, 8, [1, 3]))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
  });
});

describe('large sides', () => {
  const pairs = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ side1: [`A${i + 1}`], side2: [`B${i + 1}`] }));

  test('SAGA-DUEL-MULTI-019 SAGA-DUEL-MULTI-020 SAGA-DUEL-MULTI-047 thirteen, twenty and a hundred a side line up with a gap between', () => {
    for (const count of [13, 20, 100]) {
      const start = melee(team('A', count), team('B', count), { combats: pairs(count) });
      // A row for each combat and one between two: 25, 39 and 199 rows, for which the ground of 20 rows is made larger.
      expect(start.run.state.open).toMatchObject({ width: 20, height: 2 * count - 1 });
      expect(person(start, 'A1')).toMatchObject({ x: 8, y: 0 });
      expect(person(start, `B${count}`)).toMatchObject({ x: 11, y: 2 * count - 2 });
    }
  });

  test('SAGA-DUEL-MULTI-003 of thirteen against three one waits', () => {
    let start = melee(team('A', 13), team('B', 3));
    while (start.run.awaits.need === 'answers' && ['pair', 'joinUp'].includes(start.run.awaits.step)) {
      const [asked] = start.run.awaits.asked as readonly [{ seat: string; as: string }];
      start = start.answer(asked.seat, start.run.choices(asked)?.[0] as object, asked.as);
    }
    expect(start.run.state.open.combats.map(({ side1, side2 }) => [side1.length, side2.length])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ]);
  });

  test('more than the ground has rows for are refused', () => {
    const crowd = { side1: seated(team('A', 101), 'ana'), side2: seated(team('B', 1), 'bo') };
    expect(refusedSetup(crowd, {})).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side1' });
  });
});
