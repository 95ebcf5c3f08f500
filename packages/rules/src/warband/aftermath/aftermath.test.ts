import { expect, test } from 'vitest';
import type { SkirmishOutcome } from '../model/outcome.js';
import { awaited, fightIn, type Staged, type Table } from '../testing/stage.js';

const outcomeOf = (table: Table): SkirmishOutcome => table.run.outcome();
/** Slain, and of a group of its own, so that nobody checks for it. */
const slain = (more: object = {}): Staged => ({ fate: 'slain', hpNow: 0, group: 'fallen', ...more });
/** The End of a third quiet round: the fight is over. */
const last = (a: readonly Staged[], b: readonly Staged[]): Table => fightIn('end', { a, b, position: { quiet: 2 } });
const NAMED = { character: 'someone' };

test('WARBAND-SAGA-013 somebody of the cast who was slain is found alive on 1 to 3; others throw nothing', () => {
  const table = last([{}], [slain(NAMED), slain(), {}]);
  expect(awaited(table)).toBe('survival');
  const alive = table.dice(3);
  expect(awaited(alive)).toBe('over');
  expect(outcomeOf(alive).bands[1].figures.map(({ survives }) => survives)).toEqual([true, false, false]);
  expect(outcomeOf(table.dice(4)).bands[1].figures[0]?.survives).toBe(false);
});

test('WARBAND-SAGA-013 a dead player character is dead: nothing is thrown', () => {
  const dead = { fate: 'dead', hpNow: 0, like: 'hero', ...NAMED };
  expect(awaited(last([{ like: 'hero' }, dead], [{}]))).toBe('over');
});

test('WARBAND-SAGA-012 the side of a new Wound on an arm or a leg is thrown for: 1 to 3 left, 4 to 6 right; not where it is known', () => {
  // Wounds of the setup are those that somebody came with: nothing is thrown for them.
  const brought = last([{ ...NAMED, wounds: [{ wound: 'leg' }, { wound: 'hand', side: 'left' }] }], [{}]);
  expect(awaited(brought)).toBe('over');
  expect(outcomeOf(brought).bands[0].figures[0]?.wounds).toEqual([
    { wound: 'leg', permanent: false, side: null, before: true },
    { wound: 'hand', permanent: false, side: 'left', before: true },
  ]);
});

test('WARBAND-SAGA-012 a permanent Leg wound from a death save, and the d6 for its side', () => {
  const table = last([{ like: 'hero', hpNow: 0, dying: true, ...NAMED }], [{}]);
  expect(awaited(table)).toBe('deathSave');
  // A Death save of 7 is made with a 7; a 14 on the d20 is a permanent Leg wound.
  const sided = table.dice(7).dice(14);
  expect(awaited(sided)).toBe('woundSide');
  const [hero] = outcomeOf(sided.dice(5)).bands[0].figures;
  expect(hero).toMatchObject({
    wasDown: true,
    downWound: 'leg',
    wounds: [{ wound: 'leg', permanent: true, side: 'right', before: false }],
  });
});

test('WARBAND-SAGA-013 who is found alive on a field that the enemy holds is captured, as are those who gave up', () => {
  const stage = {
    a: [{ at: [5, 5] }],
    b: [{ at: [6, 5] }, slain(NAMED)],
    position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
  } as const;
  const table = fightIn('end', stage, { 'warband.quarter': 'always' }).dice(8);
  expect(awaited(table)).toBe('survival');
  const captured = (face: number) => outcomeOf(table.dice(face)).bands[1].figures.map((figure) => figure.captured);
  expect(captured(1)).toEqual([true, true]);
  expect(captured(6)).toEqual([true, false]);
});
