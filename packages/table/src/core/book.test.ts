import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';

test('in a sealed round everybody keeps their question while others answer and change their minds', () => {
  const table = new DeskTable(['Ana', 'Bo', 'Cy']);
  table.beginToy(['Ana', 'Bo', 'Cy']);
  const asked = table.due('Cy');
  table.now += 5000;
  for (const bid of [1, 2, 3]) expect(table.bid('Ana', bid)).toBeNull();
  expect(table.bid('Bo', 1)).toBeNull();
  expect(table.due('Cy')).toEqual(asked);
  expect(table.due('Ana')).toMatchObject([{ question: asked[0]?.question, since: asked[0]?.since, made: true }]);
});

test('real dice are typed in by whoever plays, shown as typed, with the name of who did it', () => {
  const table = new DeskTable(['Ana', 'Bo', 'Cy'], { dice: 'typed' });
  table.beginToy(['Ana', 'Bo']);
  // The dice of the toy are hidden: each seat types its own.
  const [due] = table.due('Ana');
  const question = due?.question ?? '';
  expect(due?.as).toEqual(['dice']);
  for (const seat of ['Bo', 'Cy']) {
    expect(table.due(seat)).toEqual([]);
    expect(table.do(seat, { do: 'dice', question, faces: [1] })).toMatchObject({ code: 'STALE' });
  }
  expect(table.do('Ana', { do: 'dice', question, faces: [7] })).toMatchObject({ code: 'WRONG_FACES' });
  expect(table.do('Ana', { do: 'dice', question, faces: [1, 2] })).toMatchObject({ code: 'WRONG_FACES' });
  expect(table.do('Ana', { do: 'dice', question, faces: [5] })).toBeNull();
  expect(table.do('Ana', { do: 'dice', question, faces: [5] })).toMatchObject({ code: 'STALE' });
  const mine = table.lines('Ana').at(-1);
  expect(mine).toMatchObject({ by: 'Ana', what: { entry: { input: { input: 'dice', faces: [5], from: 'table' } } } });
  expect(table.lines('Bo').some(({ what }) => what.did === 'played')).toBe(false);
  expect(table.do('Bo', { do: 'dice', question: table.due('Bo')[0]?.question ?? '', faces: [2] })).toBeNull();
  // The coin is thrown in the open: any of the people who play may type it in, and all see who did.
  for (const seat of ['Ana', 'Bo']) table.bid(seat, seat === 'Bo' ? 3 : 0);
  const [call] = [...table.due('Ana'), ...table.due('Bo')];
  const caller = call?.as[0] ?? '';
  table.do(caller, { do: 'answer', question: call?.question ?? '', as: caller, choice: { choose: 'call', side: 1 } });
  const coin = table.due('Ana')[0]?.question ?? '';
  expect(table.due('Bo')[0]).toMatchObject({ question: coin, as: ['dice'] });
  expect(table.due('Cy')).toEqual([]);
  expect(table.do('Bo', { do: 'dice', question: coin, faces: [2] })).toBeNull();
  const thrown = table.lines('Cy').find(({ what }) => what.did === 'played' && what.entry.input.input === 'dice');
  expect(thrown).toMatchObject({ by: 'Bo', what: { entry: { input: { faces: [2], from: 'table' } } } });
});

test('where the dice come from the seed nobody types any', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.beginToy(['Ana', 'Bo']);
  const question = table.due('Ana')[0]?.question ?? '';
  expect(table.do('Ana', { do: 'dice', question, faces: [6] })).toEqual({ code: 'NOT_TYPED' });
});

test('somebody who is called dice is asked as anybody is, and nobody else for them', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' });
  const duel = {
    seats: ['Ana', 'Bo', 'Rex'],
    side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
    side2: [{ name: 'dice', seat: 'Rex', like: 'duellist' }],
  };
  expect(table.do('Ana', { do: 'begin', scene: 'saga/duel', setup: duel, options: {} })).toBeNull();
  expect(table.facts.scene?.questions.map(({ as }) => as)).toContain('dice');
  expect(table.due('Bo')).toEqual([]);
  expect(table.due('Ana').flatMap(({ as }) => as)).not.toContain('dice');
});
