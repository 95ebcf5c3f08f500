import { both, chance, chanceThat, counted, either, exact, otherwise, resultsCounted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { rowThrow } from '../attacks/rows.js';
import { testTarget, testThrow } from '../figures/tests.js';
import {
  actsOf,
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

const SPELLS = [
  { name: 'Fog', rounds: 2 },
  { name: 'Bolt', targeted: true },
] as const;
const caster = (more: object = {}): Staged => ({ at: [5, 5], flags: ['caster'], hp: 5, spells: SPELLS, ...more });
const opening = (a: readonly Staged[], b: readonly Staged[], more: { options?: object; setup?: object } = {}): Table =>
  fightIn('opening', { a, b, ...more.setup }, { 'warband.declaredMoveBinding': 'off', ...more.options });
const FAR: Staged = { at: [20, 5] };
const FOG = { choose: 'spell', figure: 'A1', name: 'Fog' };
const saidOf = (table: Table): string =>
  table.said.flatMap(({ event }) => (event.startsWith('spell') ? [event] : [])).join(' ');

test('WARBAND-SPELL-001 a spell is a record; only one with a target takes one', () => {
  const table = opening([caster(), { at: [5, 9] }], [FAR]);
  const bolt = { choose: 'spell', figure: 'A1', name: 'Bolt' };
  expect(offered(table).filter(({ choose }) => choose === 'spell')).toEqual([
    FOG,
    { ...bolt, target: 'A1' },
    { ...bolt, target: 'A2' },
    { ...bolt, target: 'B1' },
  ]);
  expect(refusedFor(table, bolt)).toBe('WARBAND-SPELL-001 warband.spellNeedsTarget');
  expect(refusedFor(table, { ...FOG, target: 'B1' })).toBe('WARBAND-SPELL-001 warband.spellOnNobody');
  expect(refusedFor(table, { ...FOG, name: 'Rain' })).toBe('NO_SUCH');
  expect(lastOf(says(table, { ...bolt, target: 'B1' }).dice(6), 'spellCast')).toMatchObject({
    spell: 'Bolt',
    on: 2,
    to: 0,
  });
});

test('WARBAND-SPELL-004 WARBAND-SPELL-005 WARBAND-SPELL-006 a save that is made casts the spell at once, in the Opening', () => {
  const declared = says(opening([caster({ capture: 7 })], [FAR]), FOG);
  expect(awaited(declared)).toBe('spellSave');
  expect(lastOf(declared, 'spellDeclared')).toMatchObject({ spell: 'Fog', save: { total: 7 } });
  const quick = declared.dice(7);
  expect(saidOf(quick)).toBe('spellDeclared spellCast');
  expect(sightOf(quick).open.phase).toBe('opening');
});

test('WARBAND-SPELL-002 what is cast is spent; the rest stays prepared', () => {
  const cast = says(opening([caster()], [FAR]), FOG).dice(6);
  expect(stateIn(cast, 'A1').spent).toEqual(['Fog']);
  const later = passUntil(passUntil(cast, 'priority').dice(1), 'opening Red');
  expect(refusedFor(later, FOG)).toBe('WARBAND-SPELL-002 warband.spellSpent');
  expect(actsOf(later, 'A1')).toContain('spell');
});

test('WARBAND-SPELL-003 nobody casts in melee', () => {
  const table = opening([caster()], [{ at: [6, 5] }]);
  expect(actsOf(table, 'A1')).not.toContain('spell');
  expect(refusedFor(table, FOG)).toBe('WARBAND-SPELL-003 warband.castInMelee');
});

test('WARBAND-SPELL-007 WARBAND-SPELL-010 a save that fails delays it to the Ritual phase; the second action is still there', () => {
  const table = says(opening([caster({ gear: [{ item: 'potion', kept: 'worn' }] })], [FAR]), FOG).dice(7);
  expect([saidOf(table), stateIn(table, 'A1').delayed]).toEqual(['spellDeclared spellDelayed', 'Fog']);
  const blows = passUntil(table, 'blows');
  const drunk = says(blows, { choose: 'use', figure: 'A1', item: 0 });
  expect(saidOf(drunk)).toBe('spellDeclared spellDelayed spellCast');
  const order = drunk.said.flatMap((event) =>
    event.event === 'phaseBegan' ? [event.phase] : event.event === 'spellCast' ? ['cast'] : [],
  );
  expect(order.slice(0, 4)).toEqual(['opening', 'melee', 'ritual', 'cast']);
});

/** A failed save, and then an archer of the other side shoots at the caster. */
const shotAt = (face: number, more: object = {}): Table => {
  const archer: Staged = { like: 'archer', at: [12, 5] };
  const delayed = says(opening([caster(more), { at: [1, 1] }], [archer]), FOG).dice(7);
  const shoot = { choose: 'shoot', figure: 'B1', weapon: 'longbow', dice: { A1: 1 } };
  return says(passUntil(delayed, 'opening Blue'), shoot).dice(face);
};

test('WARBAND-SPELL-008 WARBAND-SPELL-009 who is hit in between loses the spell for now, and keeps it', () => {
  const hit = passUntil(shotAt(8), 'priority');
  expect(saidOf(hit)).toBe('spellDeclared spellDelayed spellLost');
  expect(stateIn(hit, 'A1').spent).toEqual([]);
  const again = passUntil(hit.dice(1), 'opening Red');
  expect(awaited(says(again, FOG))).toBe('spellSave');
  expect(saidOf(passUntil(shotAt(9), 'priority'))).toBe('spellDeclared spellDelayed spellCast');
});

test('WARBAND-SPELL-011 a hit is a hit, even if a helmet is given for its damage', () => {
  const asked = shotAt(1, { gear: [{ item: 'helmet', kept: 'worn' }] });
  expect(awaited(asked)).toBe('helmet A1');
  // The Wound stands: a knee.
  const given = says(asked, { choose: 'helmet', for: 'damage' }).dice(3);
  expect([stateIn(asked, 'A1').interrupted, stateIn(given, 'A1').hp]).toEqual([true, 5]);
  expect(saidOf(passUntil(given, 'priority'))).toBe('spellDeclared spellDelayed spellLost');
});

/** A failed save, and then a foe comes up to the caster and passes the Melee phase. */
const broughtToMelee = (options: object = {}): Table => {
  const delayed = says(opening([caster()], [{ at: [9, 5] }], { options }), FOG).dice(7);
  return says(delayed, { choose: 'move', figure: 'B1', path: [8, 7, 6].map((x) => ({ x, y: 5 })) });
};

test('WARBAND-SPELL-012 coming into melee later does not stop it, unless the table looks twice', () => {
  const passed = (table: Table): Table => passUntil(table, 'priority');
  expect(saidOf(passed(broughtToMelee()))).toBe('spellDeclared spellDelayed spellCast');
  const twice = broughtToMelee({ 'warband.spellMeleeCheck': 'both' });
  expect(saidOf(passed(twice))).toBe('spellDeclared spellDelayed spellLost');
});

test('WARBAND-SPELL-013 who strikes, or tries a gambit, gives the spell up and keeps it', () => {
  const blows = passUntil(broughtToMelee(), 'blows');
  const struck = says(blows, { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(12);
  expect(saidOf(passUntil(struck, 'priority'))).toBe('spellDeclared spellDelayed spellGivenUp');
  expect(stateIn(struck, 'A1').spent).toEqual([]);
  const tried = says(blows, { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' });
  expect(saidOf(tried)).toBe('spellDeclared spellDelayed spellGivenUp');
});

test('WARBAND-SPELL-014 delayed spells go off in the order of priority', () => {
  const cast = fightIn('ritual', {
    a: [caster()],
    b: [caster({ at: [20, 5] })],
    position: {
      priority: 'b',
      delayed: [
        { figure: 'A1', spell: 'Fog' },
        { figure: 'B1', spell: 'Fog' },
      ],
    },
  });
  const casters = cast.said.flatMap((event) => (event.event === 'spellCast' ? [event.figure] : []));
  expect(casters).toEqual([1, 0]);
});

test('WARBAND-ROUND-011 WARBAND-SPELL-001 WARBAND-SPELL-014 a spell that was delayed when the fight is taken up goes off upon whom it was declared', () => {
  const hex = { name: 'Hex', targeted: true, rounds: 2 };
  const a = [caster({ spells: [hex] }), { at: [1, 1] }];
  const b = [{ at: [20, 5] }, { at: [20, 9] }];
  const delayed = [{ figure: 'A1', spell: 'Hex', target: 'B2' }];
  const cast = fightIn('ritual', { a, b, position: { delayed } });
  expect(lastOf(cast, 'spellCast')).toMatchObject({ figure: 0, spell: 'Hex', on: 3 });
  expect(sightOf(cast).open.effects).toEqual([{ name: 'Hex', by: 0, on: 3, to: 2 }]);
});

test('WARBAND-SPELL-014 who is slain before the Ritual phase casts nothing', () => {
  const slain = shotAt(8, { hp: 1 });
  expect(wasSaid(passUntil(slain, 'moraleDie'), 'spellCast')).toBe(false);
});

test('WARBAND-SPELL-005 Capture 7: quick 7/12, delayed 5/12', () => {
  const sight = sightOf(opening([caster({ capture: 7 })], [FAR]));
  const thrown = testThrow(counted(testTarget(sight, 0, 'capture')));
  expect(chanceThat(thrown, 'success')).toEqual(chance(7, 12));
  expect(chanceThat(thrown, 'failure')).toEqual(chance(5, 12));
});

test('WARBAND-SPELL-008 Capture 6, then 2 attacks at chance 8: the spell is cast at all in 5 of 9 cases', () => {
  const sight = sightOf(opening([caster()], [{ at: [6, 5], attacks: 2 }]));
  const save = testThrow(counted(testTarget(sight, 0, 'capture')));
  const blows = rowThrow(
    { ...sight, rate: counted },
    { by: 1, target: 0, dice: 2, way: 'melee', weapon: null, subdue: false, first: false },
  );
  const bothMiss = chanceThat(
    blows,
    resultsCounted(blows).map((result) => (result === 'miss' ? 2 : 0)),
  );
  const quick = chanceThat(save, 'success');
  expect(exact(either(quick, both(otherwise(quick), bothMiss)))).toBe(exact(chance(5, 9)));
});

test('WARBAND-PHASE-008 an effect of 2 rounds begun in round 1 is over at the End of round 2', () => {
  const cast = says(opening([caster()], [FAR]), FOG).dice(6);
  expect(sightOf(cast).open.effects).toEqual([{ name: 'Fog', by: 0, on: -1, to: 2 }]);
  const second = passUntil(cast, 'priority');
  expect(wasSaid(second, 'effectOver')).toBe(false);
  const third = passUntil(second.dice(1), 'priority');
  expect(lastOf(third, 'effectOver')).toMatchObject({ name: 'Fog', by: 0, on: -1 });
  expect(sightOf(third).open.effects).toEqual([]);
});

test('WARBAND-CORE-006 WARBAND-SPELL-001 where there is a referee, it says at once what a spell does; nobody falls before the phase ends', () => {
  const table = opening([caster()], [{ at: [20, 5] }, { at: [20, 7] }], { setup: { referee: 'ref' } });
  const bolt = { choose: 'spell', figure: 'A1', name: 'Bolt', target: 'B1' };
  const cast = says(table, bolt).dice(6);
  expect(awaited(cast)).toBe('referee ref');
  const harmed = says(says(cast, { choose: 'harm', figure: 'B1', points: 1 }), { choose: 'pass' });
  expect(lastOf(harmed, 'harmed')).toMatchObject({ figure: 1, points: 1, hp: 0 });
  // WARBAND-PRIORITY-007: it still has its Opening.
  expect([awaited(harmed), stateIn(harmed, 'B1').fate]).toEqual(['opening Blue', 'fighting']);
});
