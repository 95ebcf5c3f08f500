import { expect, test } from 'vitest';
import type { SkirmishSight } from '../model/skirmish.js';
import {
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';
import { attack as act } from './attack.js';

const attack = (figure: string, dice: Readonly<Record<string, number>>, subdue?: boolean) => ({
  choose: 'attack',
  figure,
  dice,
  ...(subdue === undefined ? {} : { subdue }),
});

const face = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }, options),
    'blows',
  );

const divisionsOffered = (table: Table, figure: string): readonly string[] =>
  offered(table)
    .filter((one) => one.choose === 'attack' && one.figure === figure && !('subdue' in one))
    .map((one) => JSON.stringify((one as unknown as { dice: object }).dice));

test('WARBAND-MELEE-006 WARBAND-MELEE-008 WARBAND-CRIT-003 WARBAND-CRIT-004 dice 8, 7, 12, 1 against armour 1: 2 damage and one Wound', () => {
  let table = says(face({ might: 4 }, { armour: 1, might: 4 }), attack('A1', { B1: 4 }));
  expect(awaited(table)).toBe('row');
  table = table.dice(8, 7, 12, 1);
  expect(lastOf(table, 'struck')).toMatchObject({ chance: { total: 7 }, rolled: 4, hits: 1, criticals: 1, allies: 0 });
  expect(awaited(table)).toBe('woundDie');
  table = table.dice(3);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 2, taken: 2 });
  expect(stateIn(table, 'B1').wounds).toEqual([
    { wound: 'knee', permanent: false, side: null, rested: false, counts: false },
  ]);
});

test('WARBAND-MELEE-001 5 attacks on 3 targets: 2, 2 and 1, and the attacker chooses; 2 attacks: 1, 1 and none', () => {
  const three = { a: [{ at: [5, 5], might: 5 }], b: [{ at: [6, 4] }, { at: [6, 5] }, { at: [6, 6] }] } as const;
  const table = passUntil(fightIn('melee', three), 'blows');
  expect(divisionsOffered(table, 'A1')).toEqual([
    '{"B1":2,"B2":2,"B3":1}',
    '{"B1":2,"B2":1,"B3":2}',
    '{"B1":1,"B2":2,"B3":2}',
  ]);
  expect(refusedFor(table, attack('A1', { B1: 3, B2: 1, B3: 1 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
  expect(refusedFor(table, attack('A1', { B1: 3, B2: 2 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
  expect(refusedFor(table, attack('A1', { B1: 2, B2: 1, B3: 1 }))).toBe('WARBAND-MELEE-001 warband.allAttacks');
  expect(refusedFor(table, attack('A1', {}))).toBe('WARBAND-MELEE-001 warband.noAttacks');
  const two = passUntil(fightIn('melee', { ...three, a: [{ at: [5, 5], might: 2 }] }), 'blows');
  expect(divisionsOffered(two, 'A1')).toEqual(['{"B1":1,"B2":1}', '{"B1":1,"B3":1}', '{"B2":1,"B3":1}']);
});

test('WARBAND-MELEE-003 WARBAND-MELEE-025 WARBAND-CORE-008 one target after the other, each with its Wounds; dice on who is down already still fall', () => {
  let table = passUntil(
    fightIn('melee', { a: [{ at: [5, 5], might: 4 }], b: [{ at: [6, 5] }, { at: [6, 6] }] }),
    'blows',
  );
  table = says(table, attack('A1', { B2: 2, B1: 2 }));
  // The first row is B1's, in the order of the roster; its Wound die comes before the second row.
  table = table.dice(1, 2);
  expect(lastOf(table, 'struck')).toMatchObject({ target: 1, hits: 1, criticals: 1 });
  expect(awaited(table)).toBe('woundDie');
  table = table.dice(1);
  expect(awaited(table)).toBe('row');
  // WARBAND-MELEE-027: two points on one HP: what is beyond is lost.
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, taken: 2, fate: 'fighting' });
  table = table.dice(12, 9);
  expect(stateIn(table, 'B2').hp).toBe(1);
});

test('WARBAND-MELEE-009 who acts throws', () => {
  const table = says(face(), attack('A1', { B1: 1 }));
  expect(table.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
});

test('WARBAND-MELEE-010 WARBAND-VANQUISH-002 WARBAND-PRIORITY-008 without first strike both may die in one phase', () => {
  let table = says(face({ armour: 2 }, { armour: 2 }), attack('A1', { B1: 1 })).dice(6);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  table = says(table, attack('B1', { A1: 1 })).dice(6);
  expect([stateIn(table, 'A1').fate, stateIn(table, 'B1').fate]).toEqual(['slain', 'slain']);
});

test('WARBAND-VANQUISH-001 WARBAND-VANQUISH-002 an NPC with 2 HP that takes 3 hits still rolls, then is removed', () => {
  let table = says(face({ might: 3 }, { might: 2 }), attack('A1', { B1: 3 })).dice(2, 3, 4);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, taken: 3, fate: 'fighting' });
  table = says(table, attack('B1', { A1: 2 })).dice(12, 12);
  expect(stateIn(table, 'B1').fate).toBe('slain');
});

test('WARBAND-MELEE-011 WARBAND-MELEE-015 WARBAND-MELEE-016 who charged strikes first, and who falls to it strikes no more', () => {
  const stage = {
    a: [{ at: [5, 5] }],
    b: [{ at: [6, 5], armour: 2 }],
    position: { charged: [{ figure: 'A1', target: 'B1' }] },
  };
  const table = passUntil(fightIn('melee', stage), 'strikes');
  expect(awaited(table)).toBe('strikes Red');
  const slain = says(table, attack('A1', { B1: 1 })).dice(6);
  expect(lastOf(slain, 'struck')).toMatchObject({ first: true });
  expect(lastOf(slain, 'fell')).toMatchObject({ fate: 'slain' });
  expect(wasSaid(slain, 'lostDice')).toBe(false);
  expect(slain.said.filter(({ event }) => event === 'struck')).toHaveLength(1);
  const missed = says(table, attack('A1', { B1: 1 })).dice(7);
  expect(awaited(missed)).toBe('blows Blue');
});

test('WARBAND-MELEE-012 WARBAND-MELEE-013 WARBAND-MELEE-014 WARBAND-MOD-001 WARBAND-MOD-002 WARBAND-MOD-003 surprise, flank and rear strike first', () => {
  const first = (mine: Staged, theirs: Staged, more: object = {}) =>
    awaited(passUntil(fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }), ''));
  expect(first({}, {})).not.toContain('strikes');
  const of = (theirs: Staged, more: object = {}) => {
    const stage = { a: [{ at: [5, 5] }], b: [{ at: [6, 5], ...theirs }], ...more };
    return awaited(passUntil(fightIn('melee', stage), 'strikes'));
  };
  expect(of({ facing: 'n' })).toBe('strikes Red');
  expect(of({ facing: 'e' })).toBe('strikes Red');
  expect(of({}, { surprised: 'b' })).toBe('strikes Red');
});

test('WARBAND-MELEE-018 where both have first strike, neither is ahead: who falls to it still strikes first', () => {
  const stage = { a: [{ at: [5, 5], facing: 'w' }], b: [{ at: [6, 5], facing: 'e' }] };
  let table = passUntil(fightIn('melee', stage), 'strikes');
  table = says(table, attack('A1', { B1: 1 })).dice(2, 2);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  expect(awaited(table)).toBe('strikes Blue');
  table = says(table, attack('B1', { A1: 1 })).dice(2, 2);
  expect([stateIn(table, 'A1').fate, stateIn(table, 'B1').fate]).toEqual(['slain', 'slain']);
});

test('WARBAND-MELEE-019 a character brought to 0 HP by a first strike keeps its action', () => {
  const stage = { a: [{ at: [5, 5], pc: true, facing: 'w' }], b: [{ at: [6, 5] }], position: { priority: 'b' } };
  let table = passUntil(fightIn('melee', stage), 'strikes');
  table = says(table, attack('B1', { A1: 1 })).dice(2, 12);
  expect(stateIn(table, 'A1')).toMatchObject({ hp: 0, fate: 'fighting', dying: true });
  expect(awaited(table)).toBe('blows Red');
  // WARBAND-HEALTH-008: at 0 HP since before this phase, further damage kills, and in this step at once.
  const again = passUntil(
    fightIn('melee', { ...stage, a: [{ at: [5, 5], pc: true, facing: 'w', hpNow: 0, criticalSince: 1 }] }),
    'strikes',
  );
  expect(
    says(again, attack('B1', { A1: 1 }))
      .dice(2, 12)
      .said.filter(({ event }) => event === 'fell'),
  ).toHaveLength(1);
});

/** One foe from the flank, one face to face. */
const TWO_FOES = {
  a: [{ at: [5, 5], might: 4, facing: 'se' }],
  b: [
    { at: [6, 5], might: 2 },
    { at: [5, 6], might: 2, facing: 'w' },
  ],
} as const;

test('WARBAND-MELEE-017 WARBAND-MELEE-028 the dice on a flanked target fall first, the others are kept for the normal step', () => {
  let table = passUntil(fightIn('melee', TWO_FOES), 'strikes');
  table = says(table, attack('A1', { B1: 2, B2: 2 }));
  expect(lastOf(table, 'divided')).toMatchObject({ now: { 2: 2 }, kept: { 1: 2 } });
  table = table.dice(12, 12);
  expect(stateIn(table, 'A1').kept).toEqual({ 1: 2 });
  expect(awaited(table)).toBe('blows Red');
  expect(offered(table).filter(({ choose }) => choose !== 'drop')).toEqual([
    attack('A1', { B1: 2 }),
    { choose: 'pass' },
  ]);
  expect(refusedFor(table, attack('A1', { B1: 1 }))).toBe('WARBAND-MELEE-028 warband.otherDiceKept');
  table = says(table, attack('A1', { B1: 2 })).dice(8, 8);
  expect(lastOf(table, 'struck')).toMatchObject({ target: 1, first: false, chance: { total: 8 } });
  expect(stateIn(table, 'A1').kept).toBeNull();
  expect(awaited(table)).toBe('blows Blue');
});

test('WARBAND-MELEE-028 dice kept for somebody who is gone by then are lost', () => {
  const stage = {
    a: [
      { at: [5, 5], might: 4, facing: 'se' },
      { at: [7, 5], might: 2, facing: 'w' },
    ],
    b: TWO_FOES.b,
  };
  let table = passUntil(fightIn('melee', stage), 'strikes');
  table = says(table, attack('A1', { B1: 2, B2: 2 })).dice(12, 12);
  // The other comes from behind and slays the one for whom they were kept.
  table = says(table, attack('A2', { B1: 2 })).dice(5, 5, 5);
  expect(stateIn(table, 'B1').fate).toBe('slain');
  expect(awaited(table)).toBe('blows Blue');
});

test('WARBAND-MELEE-015 the first-strike step is for those who have it; who is passed over there strikes later without', () => {
  const table = passUntil(fightIn('melee', { ...TWO_FOES, a: [{ at: [5, 5], facing: 'se' }] }), 'strikes');
  expect(divisionsOffered(table, 'A1')).toEqual(['{"B2":1}']);
  expect(refusedFor(table, attack('A1', { B1: 1 }))).toBe('WARBAND-MELEE-015 warband.noFirstStrike');
  const later = says(passUntil(table, 'blows'), attack('A1', { B2: 1 }));
  expect(later.dice(12).said.at(-1)).toBeDefined();
  expect(lastOf(later.dice(12), 'struck')).toMatchObject({ first: false, chance: { total: 9 } });
});

test('WARBAND-MELEE-002 any foe in melee range is in reach; with skirmishFrontOnly the three spaces ahead', () => {
  const stage = { a: [{ at: [5, 5], might: 2 }], b: [{ at: [6, 4] }, { at: [4, 5] }] } as const;
  expect(divisionsOffered(passUntil(fightIn('melee', stage), 'blows'), 'A1')).toEqual(['{"B1":1,"B2":1}']);
  const ahead = passUntil(fightIn('melee', stage, { 'warband.skirmishFrontOnly': 'on' }), 'blows');
  expect(divisionsOffered(ahead, 'A1')).toEqual(['{"B1":2}']);
  expect(refusedFor(ahead, attack('A1', { B2: 2 }))).toBe('WARBAND-MELEE-002 warband.notInReach');
});

test('WARBAND-MELEE-026 who is at 0 HP is no target while anybody else is', () => {
  const stage = { a: [{ at: [5, 5], might: 2 }, { at: [6, 6] }], b: [{ at: [6, 5] }, { at: [5, 6] }] } as const;
  let table = passUntil(fightIn('melee', stage), 'blows');
  table = says(table, attack('A2', { B1: 1 })).dice(2);
  expect(divisionsOffered(table, 'A1')).toEqual(['{"B2":2}']);
  expect(refusedFor(table, attack('A1', { B1: 1, B2: 1 }))).toBe('WARBAND-MELEE-026 warband.dyingSpared');
  const alone = says(face({ might: 2 }, {}, {}), attack('A1', { B1: 2 })).dice(2, 12);
  expect(stateIn(alone, 'B1').hp).toBe(0);
});

test('WARBAND-MOD-025 ATK 2, two targets, one of them disarmed: 2 dice and 1 die', () => {
  const stage = { a: [{ at: [5, 5], might: 2 }], b: [{ at: [6, 5], gear: [] }, { at: [6, 6] }] } as const;
  const table = says(passUntil(fightIn('melee', stage), 'blows'), attack('A1', { B1: 1, B2: 1 }));
  expect(
    table
      .dice(12, 12)
      .dice(12)
      .said.filter(({ event }) => event === 'struck'),
  ).toMatchObject([
    { dice: 1, rolled: 2 },
    { dice: 1, rolled: 1 },
  ]);
});

test('WARBAND-RANGED-011 who has shot does not strike in the same round; who has thrown from one hand does, with the other', () => {
  const sight = sightOf(face());
  const after = (opening: 'shoot' | 'throw'): SkirmishSight => ({
    ...sight,
    open: {
      ...sight.open,
      figures: sight.open.figures.map((figure, nth) => (nth === 0 ? { ...figure, opening, shot: true } : figure)),
    },
  });
  const choice = { choose: 'attack', figure: 'A1', dice: { B1: 1 } } as const;
  expect(act.lists(after('shoot'), 0, 'blows')).toEqual([]);
  expect(act.any?.(after('shoot'), 0, 'blows')).toBe(false);
  expect(act.refuses(after('shoot'), 0, choice, 'blows')).toMatchObject({ rule: 'WARBAND-RANGED-011' });
  expect(act.refuses(after('throw'), 0, choice, 'blows')).toBeNull();
});
