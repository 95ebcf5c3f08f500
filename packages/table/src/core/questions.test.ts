import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { DUEL } from '../testing/games.js';
import { askedIn } from './asked.js';
import { questionsOf } from './questions.js';
import { readFile } from './takenFile.js';

const BATTLE = {
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: ['Ana', 'Bo'],
    attacker: { name: 'Red', seat: 'Ana' },
    defender: { name: 'Blue', seat: 'Bo' },
    position: {
      units: [
        { army: 'attacker', troop: 'bowmen', size: 100, at: { row: 3, column: 3 } },
        { army: 'defender', troop: 'heavyInfantry', size: 100, at: { row: 5, column: 3 } },
      ],
    },
  },
  options: {},
} as const;

/** Begins a duel in which both want to fight on. */
const fightOn = (table: DeskTable, scene: string): void => {
  expect(table.do('Ana', { ...DUEL.begin, scene } as never)).toBeNull();
  for (const [seat, as] of [
    ['Ana', 'Ella'],
    ['Bo', 'Joris'],
  ] as const) {
    const question = table.due(seat)[0]?.question ?? '';
    expect(table.do(seat, { do: 'answer', question, as, choice: { choose: 'fightOn' } })).toBeNull();
  }
};

/** The throws in a seat's log. */
const throwsSeen = (table: DeskTable) =>
  table.lines('Bo').flatMap(({ what }) => (what.did === 'played' && what.entry.thrown ? [what.entry.thrown] : []));

describe('what a seat is asked, for programs', () => {
  test('with typed dice: which dice, by whom, for what', () => {
    const table = new DeskTable(['Ana', 'Bo'], { dice: 'typed' });
    fightOn(table, 'saga/duel');
    const [thrower, other] = questionsOf(table.facts, 'Ana').length > 0 ? ['Ana', 'Bo'] : ['Bo', 'Ana'];
    expect(questionsOf(table.facts, thrower)[0]).toMatchObject({
      as: 'dice',
      step: 'contest',
      named: { roller: { name: expect.any(String), at: { x: expect.any(Number) } }, against: {} },
      dice: ['d8', 'd8', 'd10z'],
      by: thrower,
      choices: null,
      schema: { minItems: 3 },
    });
    // The same stands on the wire, and nowhere for whoever is not to throw.
    const { scene } = table.facts;
    expect(scene && askedIn(table.facts, scene, thrower)[0]).toMatchObject({ dice: ['d8', 'd8', 'd10z'], by: thrower });
    expect(questionsOf(table.facts, other)).toEqual([]);
  });

  test('in what form something is proposed on the matter that is asked', () => {
    const table = new DeskTable(['Ana']);
    const acting = { name: 'Ella', seat: 'Ana', rating: 3 };
    const setup = { kind: 'unopposed', seats: ['Ana'], acting, action: 'climbs' };
    expect(table.do('Ana', { do: 'begin', scene: 'saga/check', setup, options: {} })).toBeNull();
    const value = () => {
      const [asked] = questionsOf(table.facts, 'Ana');
      const [, , proposes] = (asked?.schema.oneOf ?? []) as unknown as readonly { properties: { value: object } }[];
      return { question: asked?.question ?? '', value: proposes?.properties.value };
    };
    expect(value()).toMatchObject({ value: { title: 'difficulty', type: 'integer', minimum: 0 } });
    expect(
      table.do('Ana', { do: 'answer', question: value().question, as: 'Ana', choice: { choose: 'propose', value: 2 } }),
    ).toBeNull();
    expect(value()).toMatchObject({ value: { title: 'consequence', type: 'object', required: ['failure'] } });
  });

  test('for which unit', () => {
    const table = new DeskTable(['Ana', 'Bo']);
    expect(table.do('Ana', BATTLE as never)).toBeNull();
    expect(questionsOf(table.facts, 'Ana')).toMatchObject([
      {
        as: 'Red',
        step: 'aim',
        about: { unit: 0 },
        named: { unit: { name: 'Tarn bows', sign: 'Ta', key: 'a1', at: { row: 3, column: 3 } } },
        choices: [{ choose: 'shoot', target: 'd1' }, { choose: 'hold' }],
        choicesNamed: [{ target: { sign: 'Ke', key: 'd1' } }, {}],
        others: false,
      },
    ]);
  });

  test('a unit is renamed by whoever commands it, whoever is asked; the question stays, and all hear the name', async () => {
    const table = new DeskTable(['Ana', 'Bo']);
    table.do('Ana', BATTLE as never);
    const before = questionsOf(table.facts, 'Ana');
    const rename = (seat: string, unit: string, name: string) =>
      table.do(seat, { do: 'gesture', scene: 1, gesture: { make: 'rename', unit, name } });
    expect(rename('Bo', 'd1', 'Old Guard')).toBeNull();
    const [now] = questionsOf(table.facts, 'Ana');
    expect(now?.question).toBe(before[0]?.question);
    expect(now?.choicesNamed).toMatchObject([{ target: { name: 'Old Guard', sign: 'Ol' } }, {}]);
    expect(table.lines('Ana').at(-1)?.what).toMatchObject({
      did: 'played',
      entry: { input: { input: 'gesture', seat: 'Bo' }, heard: [{ event: { event: 'renamed', name: 'Old Guard' } }] },
    });
    expect(rename('Bo', 'a1', 'Mine')).toMatchObject({ code: 'BAD_SHAPE' });
    expect(rename('Ana', 'a1', 'old guard')).toMatchObject({ code: 'BAD_SHAPE' });
    expect(rename('Ana', 'a1', '<script>')).toMatchObject({ code: 'BAD_SHAPE' });
    expect((await readFile(table.file, table.circumstances.rules)).ok).toBe(true);
  });

  test('a throw stands in the log with its faces, total and target', () => {
    const table = new DeskTable(['Ana', 'Bo']);
    fightOn(table, 'saga/duel');
    const throws = throwsSeen(table);
    expect(throws.length).toBeGreaterThan(0);
    const sum = (lines: readonly { readonly by: number }[] = []): number => lines.reduce((all, { by }) => all + by, 0);
    for (const { faces, tally, total, target, result } of throws) {
      expect(total).toBe(sum(tally?.plus) + faces.reduce((all, face) => all + face, 0));
      expect(target).toBe(sum(tally?.against));
      expect(result).toBe((total ?? 0) >= (target ?? 0) ? 'success' : 'failure');
    }
  });

  test('in the first edition the target is the number of hits', () => {
    const table = new DeskTable(['Ana', 'Bo']);
    fightOn(table, 'saga-1e/duel');
    const throws = throwsSeen(table);
    expect(throws.length).toBeGreaterThan(0);
    for (const { target } of throws) expect([0, 1]).toContain(target);
  });
});
