import { expect, test } from 'vitest';
import { replayed } from '../../testing/examples.js';
import type { Figure } from '../model/model.js';
import { skirmishScene } from '../scene.js';
import { awaited, fight, stateIn, type Table } from '../testing/stage.js';

type Line = readonly [waits: string, input: readonly number[] | object, as?: string];

const CAPTAIN = { might: 3, armour: 3, gear: [{ item: 'sword' }, { item: 'shield' }] };
const PASS = { choose: 'pass' };
const seatOf = (as: string): string => (as === 'Red' || as.startsWith('A') ? 'ana' : 'bo');

/** Plays a script line by line: what waits, and what is said or thrown. Then the log is gone over once more. */
const golden = (a: object, b: object, lines: readonly Line[]): Table => {
  const setup = { a: [{ at: [5, 5], ...a }], b: [{ at: [6, 5], ...b }], position: { phase: 'melee' } };
  const table = lines.reduce((at, [waits, input, who]) => {
    expect(awaited(at)).toBe(waits);
    const as = who ?? waits.split(' ').at(1) ?? '';
    return Array.isArray(input) ? at.dice(...(input as number[])) : at.answer(seatOf(as), input, as);
  }, fight(setup));
  expect(awaited(table)).toBe('over');
  const band = (name: string, seat: string, x: number, figure: object) => ({
    name,
    seat,
    figures: [{ at: { x, y: 5 }, ...figure }],
  });
  replayed(skirmishScene, {
    setup: {
      seats: ['ana', 'bo'],
      a: band('Red', 'ana', 5, a),
      b: band('Blue', 'bo', 6, b),
      position: { phase: 'melee' },
    },
    inputs: lines.map(([waits, input, who]) => {
      const as = who ?? waits.split(' ').at(1) ?? '';
      return Array.isArray(input) ? (input as number[]) : { seat: seatOf(as), as, choice: input };
    }),
  });
  return table;
};

const state = (table: Table, key: string, ...facts: readonly (keyof Figure)[]) =>
  facts.map((fact) => stateIn(table, key)[fact]);

const technique = (which: string) => ({ choose: 'technique', technique: which });
const attack = (figure: string, target: string, dice: number) => ({
  choose: 'attack',
  figure,
  dice: { [target]: dice },
});

// Round 1, Feint against Parry: A1 strikes at 8 − 4 + 2 = 6; of 6, 7, 12 one hits, and B1 gives its shield for it. B1 has no
// bonus and strikes at 4: of 4, 5, 12 one hits, and A1 keeps its shield. Round 2, Assault both: A1 has 4 dice at 8 − 3 = 5;
// 5, 5, 5, 6 are three points, all that B1 has. It still strikes, simultaneously, and misses.
test('WARBAND-DUEL-001 WARBAND-DUEL-007 WARBAND-DUEL-009 WARBAND-DUEL-011 WARBAND-PRIORITY-007 a formal duel to the end', () => {
  const table = golden(CAPTAIN, CAPTAIN, [
    ['declare Red', { choose: 'challenge', figure: 'A1', target: 'B1' }],
    ['challenge B1', { choose: 'accept', figure: 'B1', target: 'A1' }],
    ['declare Red', PASS],
    ['declare Blue', PASS],
    ['techniques A1 B1', technique('feint')],
    ['techniques A1 B1', technique('parry'), 'B1'],
    ['blows Red', attack('A1', 'B1', 3)],
    ['row', [6, 7, 12]],
    ['sacrifice B1', { choose: 'sunder' }],
    ['blows Blue', attack('B1', 'A1', 3)],
    ['row', [4, 5, 12]],
    ['sacrifice A1', { choose: 'take' }],
    ['priority', [1]],
    ['announce Blue', PASS],
    ['opening Red', PASS],
    ['opening Blue', PASS],
    ['declare Red', PASS],
    ['declare Blue', PASS],
    ['techniques A1 B1', technique('assault')],
    ['techniques A1 B1', technique('assault'), 'B1'],
    ['blows Red', attack('A1', 'B1', 4)],
    ['row', [5, 5, 5, 6]],
    ['blows Blue', attack('B1', 'A1', 4)],
    ['row', [12, 12, 12, 12]],
  ]);
  expect(state(table, 'A1', 'hp', 'fate')).toEqual([2, 'fighting']);
  expect(state(table, 'B1', 'hp', 'fate')).toEqual([0, 'slain']);
  expect(table.run.outcome()).toMatchObject({ ending: 'won', winner: 'Red' });
});

// 6 + 4 beats 3 + 2, and 10 is written down; 5 + 5 is not above it. B1, alone, checks morale at the End and holds; but nobody
// of its side is on the map who is not held.
test('WARBAND-GRAPPLE-013 WARBAND-GRAPPLE-016 WARBAND-GRAPPLE-041 WARBAND-ROUND-009 a grapple that ends a fight', () => {
  const table = golden({ might: 2 }, { might: 2 }, [
    ['declare Red', PASS],
    ['declare Blue', PASS],
    ['blows Red', { choose: 'grapple', figure: 'A1', target: 'B1' }],
    ['contest', [6, 4]],
    ['contestReply', [3, 2]],
    ['control A1', { choose: 'hold', figure: 'A1' }],
    ['blows Blue', { choose: 'breakOut', figure: 'B1' }],
    ['breakOutDice', [5, 5]],
    ['moraleDie', [1]],
  ]);
  expect(state(table, 'B1', 'hp', 'fate')).toEqual([2, 'fighting']);
  expect(table.run.outcome()).toMatchObject({ ending: 'won', winner: 'Red' });
});
