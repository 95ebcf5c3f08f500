import { approx, chance } from '@warmoot/kernel';
import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { awaited, throwing } from '../character/testing/throwing.js';
import { saga } from '../edition.js';
import type { Draft } from './model.js';
import { byThrow, picksInOrder } from './order.js';
import { draftScene } from './scene.js';

const scene = draftScene(saga);

/** The dice of a set without skills and with the pairs of ratings in table order. */
const PLAIN = [...Array.from({ length: 4 }, () => [1, 1, 1, 4]).flat(), ...Array.from({ length: 17 }, () => 1)];

const setup = (characters: Readonly<Record<string, number>>) => ({ seats: Object.keys(characters), characters });

/** A draft whose sets are made. */
const drafting = (characters: Readonly<Record<string, number>>, options: object = {}): TestTable<Draft> => {
  const sets = Object.values(characters).reduce((sum, one) => sum + one, 0);
  const table = sitDown(scene, setup(characters), options);
  return throwing(table, ...Array.from({ length: sets }, () => PLAIN).flat());
};

const pick = (set: number, name = `No ${set}`, more: object = {}) => ({ choose: 'pick', set, name, ...more });

/** Whose turn it is. */
const turn = ({ run }: TestTable<Draft>): string | null =>
  run.awaits.need === 'answers' ? (run.awaits.asked[0]?.seat ?? null) : null;

/** Everybody takes the first set that is left; gives who picked, in order. */
const pickAll = (table: TestTable<Draft>): { readonly table: TestTable<Draft>; readonly turns: readonly string[] } => {
  const turns: string[] = [];
  let now = table;
  for (let who = turn(now); who !== null; who = turn(now)) {
    turns.push(who);
    now = now.answer(who, pick(turns.length));
  }
  return { table: now, turns };
};

const FOUR = { Ana: 3, Bo: 3, Cy: 3, Di: 3 };

describe('numbers', () => {
  test('SAGA-DRAFT-001, SAGA-DRAFT-002 three, four or five each, and not the same for all', () => {
    const { table, turns } = pickAll(throwing(drafting({ Ana: 3, Bo: 4, Cy: 5 }), 20, 10, 1));
    expect(turns).toHaveLength(12);
    const owned = (who: string): number => table.run.outcome().characters.filter(({ owner }) => owner === who).length;
    expect(['Ana', 'Bo', 'Cy'].map(owned)).toEqual([3, 4, 5]);
  });

  test('SAGA-DRAFT-003 other numbers are refused, unless the table has another range', () => {
    for (const number of [0, 2, 6]) {
      expect(setupRefusal(scene, setup({ Ana: 3, Bo: number }))).toEqual({
        code: 'BROKEN_RULE',
        rule: 'SAGA-DRAFT-003',
        what: 'draft.castSize',
        facts: { seat: 'Bo', number, least: 3, most: 5 },
      });
    }
    const options = { 'saga.draft.castSize': { least: 1, most: 2 } };
    expect(setupRefusal(scene, setup({ Ana: 3 }), options)).toMatchObject({ facts: { least: 1, most: 2 } });
    expect(awaited(drafting({ Ana: 1 }, options))).toEqual([20]);
    const backwards = { 'saga.draft.castSize': { least: 5, most: 3 } };
    expect(setupRefusal(scene, setup({ Ana: 3 }), backwards)).toMatchObject({ code: 'BAD_SHAPE' });
    expect(setupRefusal(scene, { seats: ['Ana'], characters: { Ana: 3, Eve: 3 } })).toMatchObject({
      code: 'UNKNOWN_SEAT',
    });
    expect(setupRefusal(scene, { seats: ['Ana', 'Bo'], characters: { Ana: 3 } })).toMatchObject({
      facts: { number: 0 },
    });
    expect(setupRefusal(scene, { seats: ['Ana', 'Ana'], characters: { Ana: 3 } })).toMatchObject({
      path: 'setup.seats',
    });
  });

  test('SAGA-DRAFT-005, SAGA-DRAFT-006 as many sets as characters, each with skills and motivations', () => {
    const table = drafting(FOUR);
    const { sets } = table.run.state.open;
    expect(sets).toHaveLength(12);
    for (const set of sets)
      expect(set).toMatchObject({ kind: 'main', skills: { control: 0 }, motives: { energetic: 2 } });
    expect(awaited(table)).toEqual([20]);
  });
});

describe('the order', () => {
  test('SAGA-DRAFT-007 example 1: 17, 17, 9 and 20, then 4 and 11, is Di, Bo, Ana, Cy', () => {
    const tied = throwing(drafting(FOUR), 17, 17, 9, 20);
    expect(tied.last).toEqual([
      { event: 'orderRolled', who: 'Di', face: 20 },
      { event: 'orderPlaced', who: 'Di', place: 1 },
      { event: 'orderTied', who: ['Ana', 'Bo'], place: 2 },
      { event: 'orderPlaced', who: 'Cy', place: 4 },
    ]);
    expect(tied.run.awaits).toMatchObject({ need: 'dice', by: 'Ana' });
    const settled = throwing(tied, 4, 11);
    expect(settled.run.state.open.order).toEqual(['Di', 'Bo', 'Ana', 'Cy']);
    expect(settled.run.state.open.rolls).toEqual({ Ana: [17, 4], Bo: [17, 11], Cy: [9], Di: [20] });
    expect(turn(settled)).toBe('Di');
  });

  test('SAGA-DRAFT-007 the highest tie is settled first and wholly, each in seat order', () => {
    const tied = throwing(drafting({ Ana: 3, Bo: 3, Cy: 3, Di: 3, Eva: 3 }), 5, 9, 5, 9, 9);
    // Bo, Di and Eva for places 1 to 3: 7, 7, 12, so Bo and Di once more: 2 and 3. Then Ana and Cy: 1 and 2.
    const first = throwing(tied, 7, 7, 12);
    expect(first.run.awaits).toMatchObject({ by: 'Bo' });
    const settled = throwing(first, 2, 3, 1, 2);
    expect(settled.run.state.open.order).toEqual(['Eva', 'Di', 'Bo', 'Cy', 'Ana']);
    expect(byThrow(['a', 'b', 'c'], { a: [3], b: [8], c: [8, 3] })).toEqual([['b'], ['a', 'c']]);
  });

  test('SAGA-DRAFT-007 example 2: four d20 show no tie with a chance of 2907/4000', () => {
    expect(chance(20 * 19 * 18 * 17, 20 ** 4)).toEqual(chance(2907, 4000));
    expect(approx(chance(2907, 4000))).toBe(0.72675);
    let different = 0;
    for (let n = 0; n < 160_000; n++) {
      const [a, b, c, d] = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, Math.floor(n / 8000)];
      const rolls = { a: [a], b: [b], c: [c], d: [d] };
      if (byThrow(['a', 'b', 'c', 'd'], rolls).length === 4) different++;
    }
    expect(chance(different, 160_000)).toEqual(chance(2907, 4000));
  });

  test('SAGA-DRAFT-011 example 1: the order turns with every round', () => {
    const { turns, table } = pickAll(throwing(drafting(FOUR), 17, 17, 9, 20, 4, 11));
    expect(turns).toEqual(['Di', 'Bo', 'Ana', 'Cy', 'Cy', 'Ana', 'Bo', 'Di', 'Di', 'Bo', 'Ana', 'Cy']);
    expect(table.run.over).toBe(true);
    expect(table.run.outcome().order).toEqual(['Di', 'Bo', 'Ana', 'Cy']);
  });

  test('SAGA-DRAFT-012 example 3: who has all theirs is passed over: A B C / C B A / A B C / B / B', () => {
    const expected = ['A', 'B', 'C', 'C', 'B', 'A', 'A', 'B', 'C', 'B', 'B'];
    expect(picksInOrder(['A', 'B', 'C'], { A: 3, B: 5, C: 3 })).toEqual(expected);
    expect(pickAll(throwing(drafting({ A: 3, B: 5, C: 3 }), 20, 10, 1)).turns).toEqual(expected);
    expect(picksInOrder(['A', 'B'], { A: 4, B: 3 })).toEqual(['A', 'B', 'B', 'A', 'A', 'B', 'A']);
  });
});

describe('picks', () => {
  const begun = (): TestTable<Draft> => throwing(drafting({ ana: 3, bo: 3 }), 20, 10);

  /** After the first set has gone to ana. */
  const takeTheRest = (table: TestTable<Draft>): TestTable<Draft> =>
    ['bo', 'bo', 'ana', 'ana', 'bo'].reduce((now, seat, at) => now.answer(seat, pick(at + 2)), table);

  test('SAGA-DRAFT-008 one unpicked set, in turn', () => {
    const table = begun();
    expect(table.refusal({ input: 'answer', seat: 'bo', choice: pick(1) })).toMatchObject({ code: 'NOT_AWAITED' });
    expect(table.refusal({ input: 'answer', seat: 'ana', choice: pick(7) })).toMatchObject({
      rule: 'SAGA-DRAFT-008',
      facts: { set: 7, left: [1, 2, 3, 4, 5, 6] },
    });
    const second = table.answer('ana', pick(4));
    expect(second.refusal({ input: 'answer', seat: 'bo', choice: pick(4, 'Bo') })).toMatchObject({
      facts: { set: 4, left: [1, 2, 3, 5, 6] },
    });
  });

  test('SAGA-DRAFT-009, SAGA-DRAFT-013 a name is needed, the other words may wait, and all is on the sheet', () => {
    const table = begun();
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect(table.refusal({ input: 'answer', seat: 'ana', choice: pick(1, name) })).toMatchObject({
        path: 'choice.name',
      });
    }
    expect(table.refusal({ input: 'answer', seat: 'ana', choice: { choose: 'pick', set: 1 } })).toMatchObject({
      path: 'choice.name',
    });
    const words = { home: 'Ribe', trade: 'smith' };
    const named = table.answer('ana', pick(1, 'Ella', { words }));
    expect(named.last).toEqual([
      {
        event: 'picked',
        character: {
          owner: 'ana',
          name: 'Ella',
          set: 1,
          words: { context: '', home: 'Ribe', ties: '', trade: 'smith', past: '' },
        },
      },
    ]);
    expect(named.refusal({ input: 'answer', seat: 'bo', choice: pick(2, 'Ella') })).toMatchObject({
      path: 'choice.name',
    });
    const { characters } = takeTheRest(named).run.outcome();
    expect(characters[0]).toMatchObject({
      owner: 'ana',
      name: 'Ella',
      words: { home: 'Ribe' },
      set: 1,
      groups: { social: 0 },
      origin: { motives: { placed: [1, 1, 1, 1, 1, 1, 1, 1] } },
    });
  });

  test('SAGA-DRAFT-010 goals are for their player alone', () => {
    const table = begun().answer('ana', pick(1, 'Ella', { goals: 'the crown' }));
    expect(table.run.view('ana').own).toEqual({ goals: [{ set: 1, goals: 'the crown' }] });
    expect(table.run.view('bo').own).toEqual({ goals: [] });
    for (const seat of ['bo', null]) expect(JSON.stringify(table.run.view(seat))).not.toContain('crown');
    expect(table.heard.filter(({ event }) => JSON.stringify(event).includes('crown'))).toMatchObject([
      { to: ['ana'], event: { event: 'goalsKept', set: 1, goals: 'the crown' } },
    ]);
    const over = takeTheRest(table);
    expect(over.run.over).toBe(true);
    expect(JSON.stringify(over.run.outcome())).not.toContain('crown');
    expect(over.run.view('ana').own).toEqual({ goals: [{ set: 1, goals: 'the crown' }] });
  });
});
