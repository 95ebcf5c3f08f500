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

/** Hard cases of spells: their figures come from the ledger, worked out by hand. */

const FREE = { 'warband.declaredMoveBinding': 'off' };
const FAR = { at: [20, 14] };
const caster = (more: Staged = {}): Staged => ({
  at: [5, 5],
  hp: 5,
  flags: ['caster'],
  spells: [{ name: 'Fog', rounds: 1 }, { name: 'Rain' }],
  ...more,
});
const opening = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  fightIn('opening', { a, b, ...more }, { ...FREE, ...options });
const fog = (figure: string) => ({ choose: 'spell', figure, name: 'Fog' });
const told = (table: Table): readonly string[] =>
  table.said.flatMap(({ event }) => (event.startsWith('spell') ? [event] : []));
const DELAYED = ['spellDeclared', 'spellDelayed'];
/** A1 has failed its save, and B1 has come up to it; it is the Melee phase, and B has priority in it. */
const caught = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table => {
  const declared = says(
    opening([caster(mine), { at: [1, 1] }], [{ at: [8, 5], hp: 5, ...theirs }, FAR], more, options),
    fog('A1'),
  ).dice(12);
  return says(passUntil(declared, 'opening Blue'), {
    choose: 'move',
    figure: 'B1',
    path: [
      { x: 7, y: 5 },
      { x: 6, y: 5 },
    ],
  });
};
const blow = (figure: string, target: string, dice = 1) => ({ choose: 'attack', figure, dice: { [target]: dice } });

describe('the save', () => {
  test('WARBAND-SPELL-005 WARBAND-WOUND-023 Chest takes 1 from it, a Knee nothing; difficulty has no part in it', () => {
    const needs = (wounds: readonly object[]) =>
      lastOf(says(opening([caster({ capture: 7, wounds })], [FAR]), fog('A1')), 'spellDeclared').save.total;
    expect([needs([]), needs([{ wound: 'chest' }]), needs([{ wound: 'knee' }])]).toEqual([7, 6, 7]);
  });

  test('WARBAND-SPELL-005 WARBAND-CORE-002 Capture 1 with a Chest wound is still made with a 1, unless the table has it otherwise', () => {
    const low = caster({ capture: 1, wounds: [{ wound: 'chest' }] });
    expect(told(says(opening([low], [FAR]), fog('A1')).dice(1))).toEqual(['spellDeclared', 'spellCast']);
    const off = says(opening([low], [FAR], {}, { 'warband.oneAlwaysSucceeds': 'off' }), fog('A1')).dice(1);
    expect(told(off)).toEqual(DELAYED);
  });

  test('WARBAND-SPELL-005 WARBAND-CRIT-010 a Chest wound of this very Opening does not count yet', () => {
    const archer = { at: [12, 5], like: 'archer' };
    const position = { priority: 'b' };
    const shot = { choose: 'shoot', figure: 'B1', weapon: 'longbow', dice: { A1: 1 } };
    const hit = says(opening([caster({ capture: 7 })], [archer], { position }), shot)
      .dice(1)
      .dice(8);
    const declared = says(passUntil(hit, 'opening Red'), fog('A1'));
    expect(lastOf(declared, 'spellDeclared').save.total).toBe(7);
    // It was hit before it declared: that disturbs nothing.
    expect(wasSaid(passUntil(declared.dice(8), 'priority'), 'spellCast')).toBe(true);
  });

  test('WARBAND-SPELL-003 WARBAND-GRID-004 a foe who is held is no melee, one who is prone, blinded or running is', () => {
    const position = { holds: [{ controller: 'A2', held: 'B1', total: 3 }] };
    const held = opening([caster(), { at: [7, 5] }], [{ at: [6, 5] }, FAR], { position });
    expect(actsOf(held, 'A1')).toContain('spell');
    for (const state of [{ prone: true }, { blinded: 1 }]) {
      const table = opening([caster()], [{ at: [6, 5], ...state }]);
      expect(refusedFor(table, fog('A1'))).toBe('WARBAND-SPELL-003 warband.castInMelee');
    }
    // Blinded itself it has no attacks, but it casts.
    expect(actsOf(opening([caster({ blinded: 1 })], [FAR]), 'A1')).toContain('spell');
  });

  test('WARBAND-MOVE-004 WARBAND-MOVE-005 WARBAND-SPELL-004 who has announced a move casts nothing, who has announced nothing may', () => {
    const position = { priority: 'b' };
    let table = fightIn('opening', { a: [caster(), caster({ at: [5, 9] })], b: [FAR], position });
    table = says(table, { choose: 'announce', figure: 'A1', path: [{ x: 6, y: 5 }] });
    table = passUntil(table, 'opening Red');
    expect(refusedFor(table, fog('A1'))).toBe('WARBAND-MOVE-004 warband.hasAnnounced');
    expect(awaited(says(table, fog('A2')))).toBe('spellSave');
  });
});

describe('between declaring and casting', () => {
  test('WARBAND-SPELL-011 shield or mount may take the only point: it was hit all the same', () => {
    const hero = { pc: true, gear: [{ item: 'sword' }, { item: 'shield' }] };
    const after = (mine: Staged, choose: string): Table =>
      says(says(passUntil(caught(mine), 'blows Blue'), blow('B1', 'A1')).dice(7), { choose });
    const sundered = after(hero, 'sunder');
    expect([stateIn(sundered, 'A1').hp, told(sundered)]).toEqual([5, [...DELAYED, 'spellLost']]);
    const given = after({ pc: true, mounted: true }, 'giveMount');
    expect([stateIn(given, 'A1').hp, told(given)]).toEqual([5, [...DELAYED, 'spellLost']]);
  });

  test('WARBAND-SPELL-011 WARBAND-MOD-005 a death blow is an automatic hit; a row that misses is none', () => {
    const prone = passUntil(says(passUntil(caught({ prone: true }), 'blows Blue'), blow('B1', 'A1')), 'priority');
    expect([told(prone), stateIn(prone, 'A1').hp]).toEqual([[...DELAYED, 'spellLost'], 4]);
    const missed = says(passUntil(caught(), 'blows Blue'), blow('B1', 'A1')).dice(9);
    expect(told(passUntil(missed, 'priority'))).toEqual([...DELAYED, 'spellCast']);
  });

  test('WARBAND-SPELL-008 WARBAND-SPELL-009 the action is lost with the spell, which stays prepared and may be tried again in a later round', () => {
    let table = passUntil(says(passUntil(caught(), 'blows Blue'), blow('B1', 'A1')).dice(2), 'priority').dice(1);
    table = passUntil(table, 'opening Red');
    expect(stateIn(table, 'A1').spent).toEqual([]);
    // B1 still stands beside it.
    expect(refusedFor(table, fog('A1'))).toBe('WARBAND-SPELL-003 warband.castInMelee');
  });

  test('WARBAND-SPELL-010 WARBAND-SPELL-013 to guard, to bind wounds or to ready something gives nothing up; to help in a gambit does', () => {
    const guarded = says(passUntil(caught(), 'declare Red'), { choose: 'guard', figure: 'A1' });
    expect(told(passUntil(guarded, 'priority'))).toEqual([...DELAYED, 'spellCast']);
    let table = opening([caster(), { at: [6, 6] }], [{ at: [8, 5], hp: 5 }, FAR]);
    table = says(table, fog('A1')).dice(12);
    table = says(passUntil(table, 'opening Blue'), {
      choose: 'move',
      figure: 'B1',
      path: [
        { x: 7, y: 5 },
        { x: 6, y: 5 },
      ],
    });
    const helped = says(passUntil(table, 'blows Red'), {
      choose: 'gambit',
      figure: 'A2',
      effect: 'trip',
      target: 'B1',
      helpers: ['A1'],
    });
    expect(told(helped)).toEqual([...DELAYED, 'spellGivenUp']);
    expect(stateIn(helped, 'A1')).toMatchObject({ spent: [], delayed: null, melee: 'gambit' });
  });

  test('WARBAND-GRAPPLE-033 WARBAND-SPELL-014 who is held in the Ritual phase does not cast', () => {
    let table = opening([caster({ attacks: 1 }), { at: [1, 1] }], [{ at: [9, 5], attacks: 2 }, FAR]);
    table = passUntil(says(table, fog('A1')).dice(12), 'opening Blue');
    const path = [8, 7, 6].map((x) => ({ x, y: 5 }));
    table = says(table, { choose: 'charge', figure: 'B1', target: 'A1', path });
    const grapple = { choose: 'grapple', figure: 'B1', target: 'A1' };
    table = says(passUntil(table, 'blows Blue'), grapple).dice(3, 3).dice(5);
    table = says(table, { choose: 'hold', figure: 'B1' });
    expect(told(passUntil(table, 'moraleDie'))).toEqual([...DELAYED, 'spellLost']);
  });

  test('WARBAND-SPELL-012 spellMeleeCheck both: engaged by the Ritual phase it is lost; free again by then it is cast', () => {
    const options = { 'warband.spellMeleeCheck': 'both' };
    expect(told(passUntil(caught({}, {}, {}, options), 'priority'))).toEqual([...DELAYED, 'spellLost']);
    // Pushed away by A2 before that: free.
    let table = opening([caster(), { at: [5, 6] }], [{ at: [8, 5], hp: 5 }, FAR], {}, options);
    table = says(table, fog('A1')).dice(12);
    table = says(passUntil(table, 'opening Blue'), {
      choose: 'move',
      figure: 'B1',
      path: [
        { x: 7, y: 5 },
        { x: 6, y: 5 },
      ],
    });
    const pushed = says(passUntil(table, 'blows Red'), {
      choose: 'gambit',
      figure: 'A2',
      effect: 'push',
      target: 'B1',
    });
    expect(told(passUntil(pushed.dice(1), 'priority'))).toEqual([...DELAYED, 'spellCast']);
  });
});

describe('the Ritual phase', () => {
  const both = (priority: 'a' | 'b', more: object = {}) =>
    fightIn('ritual', {
      a: [caster(), caster({ at: [5, 9] })],
      b: [caster({ at: [18, 5] })],
      ...more,
      position: {
        priority,
        delayed: [
          { figure: 'B1', spell: 'Fog' },
          { figure: 'A2', spell: 'Fog' },
          { figure: 'A1', spell: 'Rain' },
        ],
      },
    });
  const order = (table: Table): readonly number[] =>
    table.said.flatMap((event) => (event.event === 'spellCast' ? [event.figure] : []));

  test('WARBAND-SPELL-014 by priority, and within a side one after the other', () => {
    expect(order(both('a'))).toEqual([0, 1, 2]);
    expect(order(both('b'))).toEqual([2, 0, 1]);
  });

  test('WARBAND-SPELL-014 WARBAND-PRIORITY-007 who is struck down by a spell of the same phase still casts its own, and is gone after it', () => {
    let table = both('a', { referee: 'ref' });
    expect(awaited(table)).toBe('referee ref');
    table = says(table, { choose: 'harm', figure: 'B1', points: 5 }, { choose: 'pass' });
    expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
    table = says(table, { choose: 'pass' });
    expect(order(table)).toEqual([0, 1, 2]);
    expect(stateIn(says(table, { choose: 'pass' }), 'B1').fate).toBe('slain');
  });

  test('WARBAND-PHASE-008 cast in the Ritual phase for one round it is over at the End of that very round', () => {
    const table = both('a');
    expect(table.said.filter(({ event }) => event === 'effectOver')).toHaveLength(2);
    expect(sightOf(table).open.effects).toEqual([]);
  });

  test('WARBAND-ROUND-003 in a round of surprise the surprising side casts at once and in the Ritual phase, the other not at all', () => {
    const table = opening([caster()], [caster({ at: [18, 5] })], { surprised: 'b' });
    const declared = says(table, fog('A1')).dice(12);
    expect(told(passUntil(declared, 'moraleDie'))).toEqual([...DELAYED, 'spellCast']);
  });
});
