import { expect, test } from 'vitest';
import {
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';
import { sacrifices } from './damage.js';

const melee = (mine: Staged, theirs: Staged = {}, more: object = {}): Table =>
  passUntil(
    fightIn('melee', {
      a: [{ at: [5, 5], ...mine }],
      b: [{ at: [6, 5], ...theirs }],
      position: { priority: 'b' },
      ...more,
    }),
    'blows',
  );

const struck = (table: Table, ...faces: number[]): Table =>
  says(table, { choose: 'attack', figure: 'B1', dice: { A1: faces.length } }).dice(...faces);

const SHIELDED: Staged = { pc: true, might: 3, gear: [{ item: 'sword' }, { item: 'shield' }] };

test('WARBAND-GEAR-006 a character may destroy its shield for 1 damage; a Wound that came with it stays', () => {
  let table = struck(melee(SHIELDED, { might: 2 }), 1, 2).dice(4);
  expect(awaited(table)).toBe('sacrifice A1');
  expect(offered(table)).toEqual([{ choose: 'sunder' }, { choose: 'take' }]);
  const taken = says(table, { choose: 'take' });
  expect(stateIn(taken, 'A1').hp).toBe(1);
  table = says(table, { choose: 'sunder' });
  expect(stateIn(table, 'A1')).toMatchObject({ hp: 2, wounds: [{ wound: 'leg' }] });
  expect(stateIn(table, 'A1').items[1]?.kept).toBe('gone');
});

test('WARBAND-GEAR-006 WARBAND-GRAPPLE-018 a grip that tightens is no hit: no shield is given for it, but a mount may be (WARBAND-MOD-021)', () => {
  const gripped = (more: object = {}) => {
    const table = fightIn('opening', {
      a: [{ ...SHIELDED, at: [5, 5], ...more }, { at: [1, 14] }],
      b: [{ at: [6, 5], might: 2 }],
      position: { priority: 'b', holds: [{ controller: 'B1', held: 'A1', total: 12 }] },
    });
    return passUntil(table, 'opening Blue');
  };
  const tighten = { choose: 'tighten', figure: 'B1' };
  const done = passUntil(says(gripped(), tighten), 'priority');
  expect(wasSaid(done, 'shieldGiven')).toBe(false);
  expect(stateIn(done, 'A1').hp).toBe(2);
  const asked = passUntil(says(gripped({ mounted: true }), tighten), 'sacrifice A1');
  expect(offered(asked)).toEqual([{ choose: 'giveMount' }, { choose: 'take' }]);
});

test('WARBAND-GEAR-006 an NPC may not, unless it duels', () => {
  const npc = { ...SHIELDED, pc: false };
  expect(awaited(struck(melee(npc), 2))).toBe('blows Red');
});

test('WARBAND-MOD-020 WARBAND-MOD-021 WARBAND-MOD-022 a rider that is a character has an attack more, and may give the mount for 1 damage', () => {
  const rider = { pc: true, might: 2, mounted: true, gear: [{ item: 'sword' }] };
  const table = melee(rider);
  const attacks = (at: Table): unknown =>
    offered(at).find(({ choose, figure }) => choose === 'attack' && figure === 'A1');
  const hit = struck(table, 2);
  expect(awaited(hit)).toBe('sacrifice A1');
  expect(attacks(says(hit, { choose: 'take' }))).toMatchObject({ dice: { B1: 3 } });
  const given = says(hit, { choose: 'giveMount' });
  expect(stateIn(given, 'A1')).toMatchObject({ hp: 2, mounted: false });
  expect(attacks(given)).toMatchObject({ dice: { B1: 2 } });
});

test('WARBAND-MOD-022 dice that were kept before the mount was lost stay', () => {
  const table = fightIn('melee', {
    a: [{ at: [5, 5], pc: true, might: 3, mounted: true, facing: 'se', gear: [{ item: 'sword' }] }],
    b: [
      { at: [6, 5], facing: 'w' },
      { at: [5, 6], facing: 'w' },
      { at: [4, 4], facing: 'se' },
    ],
  });
  let at = says(passUntil(table, 'strikes Red'), {
    choose: 'attack',
    figure: 'A1',
    dice: { B1: 2, B2: 1, B3: 1 },
  });
  at = at.dice(12);
  // The third comes from behind; the rider gives the mount.
  at = says(at, { choose: 'attack', figure: 'B3', dice: { A1: 1 } }).dice(2, 12);
  at = says(at, { choose: 'giveMount' });
  expect(stateIn(at, 'A1')).toMatchObject({ mounted: false, kept: { 1: 2, 3: 1 } });
});

test('WARBAND-GEAR-006 WARBAND-MOD-021 shield and mount may both be given, for a point each', () => {
  const rider = { ...SHIELDED, mounted: true };
  let table = struck(melee(rider, { might: 3 }), 2, 2, 2);
  table = says(table, { choose: 'sunder' }, { choose: 'giveMount' });
  expect(lastOf(table, 'harmed')).toMatchObject({ points: 1, hp: 2 });
});

test('WARBAND-HEALTH-001 WARBAND-HEALTH-002 a point takes 1 HP, and above 0 nothing else happens', () => {
  const table = struck(melee({ might: 3 }, { might: 2 }), 2, 3);
  expect(stateIn(table, 'A1')).toMatchObject({ hp: 1, fate: 'fighting', prone: false, wounds: [] });
});

test('WARBAND-DUEL-007 WARBAND-GEAR-006 in a duel an NPC may destroy its shield too', () => {
  const gear = [{ item: 'sword' }, { item: 'shield' }];
  const stage = { a: [{ at: [5, 5], gear }], b: [{ at: [6, 5], gear }] } as const;
  const alone = sightOf(fightIn('melee', stage));
  expect(sacrifices(alone, { figure: 0, hit: true })).toEqual([]);
  const duel = { ...alone, open: { ...alone.open, duels: [{ pair: [0, 1] as const, techniques: null }] } };
  expect(sacrifices(duel, { figure: 0, hit: true })).toEqual([{ choose: 'sunder' }]);
});

test('WARBAND-MELEE-027 damage beyond 0 HP is lost: a second blow finds nothing more to take', () => {
  const table = struck(melee({ might: 1 }, { might: 3 }), 2, 2, 2);
  expect(lastOf(table, 'harmed')).toMatchObject({ points: 3, hp: 0 });
  expect(stateIn(table, 'A1')).toMatchObject({ hp: 0, taken: 3 });
});
