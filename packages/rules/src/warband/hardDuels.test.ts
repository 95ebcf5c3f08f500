import { describe, expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  fightIn,
  lastOf,
  passUntil,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from './testing/stage.js';

/** Hard cases of formal duels: their figures come from the ledger, worked out by hand. */

const CALM = { flags: ['fearless'] };
const one: Staged = { ...CALM, at: [5, 5], might: 3, armour: 2 };
const other: Staged = { ...CALM, at: [6, 5], might: 3, armour: 2 };
type Shown = 'parry' | 'assault' | 'feint';

interface Others {
  readonly a?: readonly Staged[];
  readonly b?: readonly Staged[];
  readonly more?: object;
  readonly phase?: 'opening' | 'melee';
}

/** A1 and B1 duel with each other from the start. */
const duel = (mine: Staged, theirs: Staged, { a = [], b = [], more = {}, phase = 'melee' }: Others = {}): Table =>
  fightIn(
    phase,
    {
      a: [{ ...one, ...mine }, ...a],
      b: [{ ...other, ...theirs }, ...b],
      position: { duels: [['A1', 'B1']] },
      ...more,
    },
    { 'warband.declaredMoveBinding': 'off' },
  );
const shows = (table: Table, mine: Shown, theirs: Shown): Table =>
  passUntil(table, 'techniques')
    .answer('ana', { choose: 'technique', technique: mine }, 'A1')
    .answer('bo', { choose: 'technique', technique: theirs }, 'B1');
const blow = (figure: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'attack',
  figure,
  dice,
  ...(subdue ? { subdue } : {}),
});
const struck = (table: Table) => lastOf(table, 'struck');

describe('what a technique gives', () => {
  test('WARBAND-DUEL-002 WARBAND-DUEL-004 Assault is one attack in all, spread over all in reach; Feint is +2 against whomever', () => {
    const second = { ...CALM, at: [6, 6], might: 3, armour: 2 };
    const assault = shows(duel({}, {}, { b: [second] }), 'assault', 'feint');
    // 3 + 1 over two: 2 and 2.
    expect(refusedFor(assault, blow('A1', { B1: 3, B2: 1 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
    const rows = says(assault, blow('A1', { B1: 2, B2: 2 }))
      .dice(12, 12)
      .dice(12, 12);
    expect(struck(rows)).toMatchObject({ target: 2, rolled: 2, chance: { total: 6 } });
    const feint = says(shows(duel({}, {}, { b: [second] }), 'feint', 'parry'), blow('A1', { B1: 2, B2: 1 }));
    expect(struck(feint.dice(12, 12)).chance.total).toBe(8);
    expect(struck(feint.dice(12, 12).dice(12)).chance.total).toBe(8);
  });

  test('WARBAND-DUEL-003 WARBAND-MELEE-020 WARBAND-MOD-024 Parry and guard add up: 8 − 2 − 2 − 1 = 3; who guards has no blow', () => {
    const guarded = says(passUntil(duel({}, {}), 'declare Blue'), { choose: 'guard', figure: 'B1' });
    const table = says(shows(guarded, 'assault', 'parry'), blow('A1', { B1: 3 })).dice(12, 12, 12);
    expect(struck(table).chance.total).toBe(3);
    expect(wasSaid(table, 'phaseEnded')).toBe(true);
  });

  test('WARBAND-MOD-026 WARBAND-DUEL-004 who lies has one blow, Assault or not', () => {
    const table = shows(duel({ prone: true }, {}), 'assault', 'feint');
    expect(refusedFor(table, blow('A1', { B1: 2 }))).toBe('WARBAND-MELEE-001 warband.allAttacks');
    // 8 − 2 − 1.
    expect(struck(says(table, blow('A1', { B1: 1 })).dice(12)).chance.total).toBe(5);
  });

  test('WARBAND-DUEL-009 WARBAND-MOD-002 WARBAND-MOD-003 no first strike between them; a flank is still +1 and the back still one die more', () => {
    const flank = shows(duel({}, { facing: 'n' }), 'feint', 'assault');
    expect(awaited(flank)).toBe('blows Red');
    expect(struck(says(flank, blow('A1', { B1: 3 })).dice(12, 12, 12)).chance.total).toBe(7);
    const behind = shows(duel({}, { facing: 'e' }), 'feint', 'assault');
    expect(struck(says(behind, blow('A1', { B1: 3 })).dice(12, 12, 12, 12)).rolled).toBe(4);
  });

  test('WARBAND-DUEL-009 WARBAND-MELEE-017 WARBAND-MELEE-028 first strike against a bystander is kept apart from the dice on the other duellist', () => {
    const bystander = { ...CALM, at: [5, 6], might: 3, facing: 'e' };
    const table = shows(duel({}, {}, { b: [bystander] }), 'feint', 'assault');
    expect(awaited(table)).toBe('strikes Red');
    // B2 looks east, A1 stands north of it: flank, 8 + 1.
    const first = says(table, blow('A1', { B1: 2, B2: 1 })).dice(12);
    expect(struck(first)).toMatchObject({ target: 2, first: true, chance: { total: 9 } });
    expect(stateIn(first, 'A1').kept).toEqual({ 1: 2 });
    const rest = says(passUntil(first, 'blows Red'), blow('A1', { B1: 2 })).dice(12, 12);
    expect(struck(rest)).toMatchObject({ target: 1, first: false, chance: { total: 6 } });
  });
});

describe('how it ends', () => {
  test('WARBAND-DUEL-010 a shot of a third in the Opening, even one that misses, ends it before techniques are chosen', () => {
    const archer = { ...CALM, at: [12, 9], gear: [{ item: 'longbow' }] };
    const table = duel({}, {}, { b: [archer], phase: 'opening', more: {} });
    const shot = { choose: 'shoot', figure: 'B2', weapon: 'longbow', dice: { A1: 1 } };
    const missed = says(passUntil(table, 'opening Blue'), shot).dice(9);
    expect(lastOf(missed, 'duelEnded')).toMatchObject({ why: 'disturbed' });
    expect(awaited(passUntil(missed, 'blows'))).toBe('blows Red');
  });

  test('WARBAND-DUEL-010 a duellist who strikes a bystander ends nothing; a bystander who strikes a duellist does', () => {
    const bystander = { ...CALM, at: [6, 6], might: 3 };
    const table = shows(duel({}, {}, { b: [bystander] }), 'parry', 'parry');
    const mine = says(table, blow('A1', { B1: 2, B2: 1 }))
      .dice(12, 12)
      .dice(12);
    expect(sightOf(mine).open.duels).toHaveLength(1);
    const theirs = says(passUntil(mine, 'blows Blue'), blow('B2', { A1: 3 }));
    expect(sightOf(theirs).open.duels).toEqual([]);
    // Without Parry: 8 − 2.
    expect(struck(theirs.dice(12, 12, 12)).chance.total).toBe(6);
  });

  test('WARBAND-DUEL-007 WARBAND-DUEL-010 an NPC gives its shield to the other duellist’s blow, not to a third’s', () => {
    const gear = [{ item: 'sword' }, { item: 'shield' }];
    const table = shows(duel({}, { gear }, { a: [{ ...CALM, at: [5, 6], might: 1 }] }), 'feint', 'assault');
    // 8 − 3.
    const hit = says(table, blow('A1', { B1: 3 })).dice(5, 12, 12);
    expect(awaited(hit)).toBe('sacrifice B1');
    const third = says(table, blow('A2', { B1: 1 })).dice(5);
    expect([awaited(third), stateIn(third, 'B1').hp]).toEqual(['blows Red', 2]);
  });

  test('WARBAND-DUEL-009 WARBAND-DUEL-011 who is brought to 0 HP still strikes with its bonus in that phase; then it is over', () => {
    const table = shows(duel({}, { hp: 1 }), 'assault', 'assault');
    const felled = says(table, blow('A1', { B1: 4 })).dice(2, 2, 12, 12);
    expect(awaited(felled)).toBe('blows Blue');
    const back = says(felled, blow('B1', { A1: 4 })).dice(6, 6, 6, 12);
    expect([stateIn(back, 'A1').fate, stateIn(back, 'B1').fate]).toEqual(['slain', 'slain']);
    expect(lastOf(back, 'duelEnded').why).toBe('fallen');
  });

  test('WARBAND-DUEL-011 WARBAND-HEALTH-020 a character at 0 HP is out of the duel, though it fights on in the next round', () => {
    const hero = { pc: true, hp: 1, flags: [] };
    let table = shows(duel(hero, {}), 'parry', 'parry');
    table = says(passUntil(table, 'blows Blue'), blow('B1', { A1: 3 })).dice(4, 12, 12);
    expect([lastOf(table, 'duelEnded').why, awaited(table)]).toEqual(['fallen', 'deathSave']);
    expect(sightOf(table).open.duels).toEqual([]);
  });

  test('WARBAND-SUBDUE-003 in a duel one may subdue: exactly its HP, and the duel is over', () => {
    const table = shows(duel({}, { hp: 1 }), 'feint', 'parry');
    const taken = says(table, blow('A1', { B1: 3 }, true)).dice(7, 12, 12);
    // 8 − 2 + 2 − 1.
    expect(struck(taken).chance.total).toBe(7);
    const over = passUntil(taken, 'over');
    expect([stateIn(over, 'B1').fate, lastOf(over, 'duelEnded').why]).toEqual(['subdued', 'fallen']);
  });

  test('WARBAND-DUEL-011 who yields is free of it at once: a first strike applies again', () => {
    const table = duel({}, { facing: 'n' });
    const yielded = says(passUntil(table, 'declare Blue'), { choose: 'yield', figure: 'B1' });
    const strikes = passUntil(yielded, 'strikes');
    expect(awaited(strikes)).toBe('strikes Red');
    expect(actsOf(strikes, 'A1')).toContain('attack');
  });
});

describe('how it begins', () => {
  const facing = (mine: Staged = {}, theirs: Staged = {}, more: object = {}): Table =>
    fightIn('melee', { a: [{ ...one, ...mine }], b: [{ ...other, ...theirs }], ...more });
  const CHALLENGE = { choose: 'challenge', figure: 'B1', target: 'A1' };

  test('WARBAND-DUEL-010 the side without priority may challenge too, and who guards may accept', () => {
    const table = says(passUntil(facing(), 'declare Red'), { choose: 'guard', figure: 'A1' });
    const asked = says(passUntil(table, 'declare Blue'), CHALLENGE);
    expect(awaited(asked)).toBe('challenge A1');
    const begun = says(asked, { choose: 'accept', figure: 'A1', target: 'B1' });
    expect(awaited(passUntil(begun, 'techniques'))).toBe('techniques B1 A1');
  });

  test('WARBAND-DUEL-010 WARBAND-MELEE-011 a charger who duels the target of its charge has no first strike; who is refused has', () => {
    const position = { charged: [{ figure: 'B1', target: 'A1' }], priority: 'b' };
    const table = passUntil(facing({}, {}, { position }), 'declare Blue');
    const begun = says(says(table, CHALLENGE), { choose: 'accept', figure: 'A1', target: 'B1' });
    const shown = passUntil(begun, 'techniques')
      .answer('ana', { choose: 'technique', technique: 'parry' }, 'A1')
      .answer('bo', { choose: 'technique', technique: 'parry' }, 'B1');
    expect(awaited(shown)).toBe('blows Blue');
    const refused = says(says(table, CHALLENGE), { choose: 'refuse', figure: 'A1', target: 'B1' });
    expect(awaited(passUntil(refused, 'strikes'))).toBe('strikes Blue');
  });
});
