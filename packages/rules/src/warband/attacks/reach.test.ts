import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  awaited,
  fightIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  says,
  sightOf,
  stateIn,
  type Table,
} from '../testing/stage.js';
import { chanceOf } from './chance.js';
import { strikesFirst, targetsOf } from './reach.js';
import { diceOf } from './rows.js';
import { sureOf } from './strikes.js';

const attack = (figure: string, dice: Readonly<Record<string, number>>) => ({ choose: 'attack', figure, dice });
const reached = (table: Table, figure: string): readonly string[] =>
  targetsOf(sightOf(table), indexIn(table, figure)).map((foe) => sightOf(table).open.roster[foe]?.name ?? '');
const divisions = (table: Table, figure: string): readonly object[] =>
  offered(table)
    .filter((one) => one.choose === 'attack' && one.figure === figure && !('subdue' in one))
    .map((one) => (one as unknown as { dice: object }).dice);

const SPEAR = [{ item: 'spear' }];

test('WARBAND-GRID-008 a spear strikes two spaces away in a straight line past an ally, and engages neither', () => {
  const stage = { a: [{ at: [4, 5], gear: SPEAR }, { at: [5, 5] }], b: [{ at: [6, 5] }] };
  let table = passUntil(fightIn('melee', stage), 'blows');
  expect(reached(table, 'A1')).toEqual(['B1']);
  table = says(table, attack('A1', { B1: 1 })).dice(8);
  expect(lastOf(table, 'struck').hits).toBe(1);
  // Not without the ally, not past one who lies there, not round a corner, not with a sword, not through a wall.
  const far = (more: object): readonly string[] => reached(fightIn('melee', { ...stage, ...more }), 'A1');
  expect(far({ a: [stage.a[0], { at: [5, 6] }] })).toEqual([]);
  expect(far({ a: [stage.a[0], { at: [5, 5], prone: true }] })).toEqual([]);
  expect(far({ b: [{ at: [6, 6] }] })).toEqual([]);
  expect(far({ a: [{ at: [4, 5] }, stage.a[1]] })).toEqual([]);
  const between = [
    { x: 5, y: 5 },
    { x: 6, y: 5 },
  ];
  expect(far({ edges: [{ between, wall: true }] })).toEqual([]);
  // The foe does not reach back with a sword.
  expect(reached(fightIn('melee', stage), 'B1')).toEqual(['A2']);
});

test('WARBAND-GRID-008 WARBAND-MELEE-001 past an ally it may strike and need not: attacks are spread over those it takes', () => {
  const stage = {
    a: [{ at: [4, 5], gear: SPEAR, might: 2 }, { at: [5, 5] }],
    b: [{ at: [6, 5] }, { at: [4, 6] }],
  };
  const table = passUntil(fightIn('melee', stage), 'blows');
  expect(divisions(table, 'A1')).toEqual([{ B1: 1, B2: 1 }, { B2: 2 }]);
  expect(refusedFor(table, attack('A1', { B1: 2 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
});

test('WARBAND-MOD-017 across a narrow place one figure of a side strikes, and no other in that round', () => {
  const stage = {
    a: [{ at: [5, 4], might: 2 }, { at: [5, 5] }],
    b: [{ at: [6, 5], might: 9 }],
    ground: [{ at: { x: 6, y: 5 }, narrow: true }],
  };
  let table = passUntil(fightIn('melee', stage), 'blows');
  table = says(table, attack('A1', { B1: 2 })).dice(12, 12);
  expect(stateIn(table, 'A1').across).toHaveLength(1);
  expect(refusedFor(table, attack('A2', { B1: 1 }))).toBe('WARBAND-MOD-017 warband.narrowTaken');
  table = passUntil(table, 'blows Blue');
  // The one in the doorway strikes out of it as it likes.
  expect(divisions(table, 'B1')).toContainEqual({ A1: 5, A2: 4 });
  const two = passUntil(fightIn('melee', stage, { 'warband.narrowMaxFighters': 2 }), 'blows');
  expect(reached(says(two, attack('A1', { B1: 2 })).dice(12, 12), 'A2')).toEqual(['B1']);
});

test('WARBAND-MOD-017 a passage between two spaces may be narrow, and the table may set how many attacks go across', () => {
  const stage = {
    a: [{ at: [5, 5], might: 4 }, { at: [5, 6] }],
    b: [{ at: [6, 5], might: 3, gear: [] }],
    edges: [
      {
        between: [
          { x: 5, y: 5 },
          { x: 6, y: 5 },
        ],
        narrow: true,
      },
    ],
  };
  const table = passUntil(fightIn('melee', stage, { 'warband.narrowMaxAttacks': 2 }), 'blows');
  expect(divisions(table, 'A1')).toEqual([{ B1: 2 }]);
  // Extra dice go no farther than the cap.
  expect(diceOf(sightOf(table), { by: 0, target: 2, dice: 2, way: 'melee' })).toBe(2);
  const after = says(table, attack('A1', { B1: 2 })).dice(12, 12);
  // The other stands beside the passage, not in it.
  expect(reached(after, 'A2')).toEqual(['B1']);
  const crowded = passUntil(
    fightIn('melee', { ...stage, a: [{ at: [5, 5] }, { at: [5, 6] }], ground: [{ at: { x: 6, y: 5 }, narrow: true }] }),
    'blows',
  );
  const first = says(crowded, attack('A1', { B1: 1 })).dice(12, 12);
  expect(reached(first, 'A2')).toEqual([]);
});

test('WARBAND-MOD-018 the blinded attack nobody', () => {
  const table = fightIn('melee', { a: [{ at: [5, 5], blinded: 1 }], b: [{ at: [6, 5] }] });
  expect(reached(table, 'A1')).toEqual([]);
});

const HELD = {
  a: [
    { at: [5, 5], might: 3 },
    { at: [7, 5], might: 2 },
  ],
  b: [{ at: [6, 5], might: 3, gear: [{ item: 'sword' }] }, { at: [5, 6] }],
  position: { holds: [{ controller: 'A1', held: 'B1', total: 9 }] },
} as const;

test('WARBAND-GRAPPLE-019 WARBAND-GRAPPLE-034 who holds strikes at whom it holds, with normal dice; without a dagger it is disarmed', () => {
  const table = passUntil(fightIn('melee', HELD), 'blows');
  expect(reached(table, 'A1')).toEqual(['B1']);
  const struck = says(table, attack('A1', { B1: 3 })).dice(12, 12, 12);
  expect(lastOf(struck, 'struck')).toMatchObject({ way: 'grapple', rolled: 3, chance: { total: 7 } });
  const dagger = { ...HELD, a: [{ at: [5, 5], might: 3, gear: [{ item: 'dagger' }] }, HELD.a[1]] };
  const stabbed = says(passUntil(fightIn('melee', dagger), 'blows'), attack('A1', { B1: 3 })).dice(12, 12, 12);
  expect(lastOf(stabbed, 'struck').chance.total).toBe(8);
});

test('WARBAND-GRAPPLE-027 WARBAND-MOD-005 who is outside the grapple gives death blows to both; with grapplersProne off it rolls', () => {
  const table = passUntil(fightIn('melee', HELD), 'strikes');
  const blow = says(table, attack('A2', { B1: 2 }));
  expect(lastOf(blow, 'hitAutomatically')).toMatchObject({ why: 'deathBlow', target: indexIn(blow, 'B1') });
  const off = passUntil(fightIn('melee', HELD, { 'warband.grapplersProne': 'off' }), 'strikes');
  expect(awaited(says(off, attack('A2', { B1: 2 })))).toBe('row');
});

test('WARBAND-GRAPPLE-033 who is held strikes with a dagger at its controller, and at nobody else', () => {
  expect(reached(fightIn('melee', HELD), 'B1')).toEqual([]);
  const dagger = { ...HELD, b: [{ at: [6, 5], gear: [{ item: 'dagger' }] }, HELD.b[1]] };
  expect(reached(fightIn('melee', dagger), 'B1')).toEqual(['A1']);
});

test('WARBAND-DUEL-009 WARBAND-DUEL-010 between duellists nobody strikes first; a blow from outside ends the duel', () => {
  const stage = {
    a: [{ at: [5, 5] }, { at: [6, 4] }],
    b: [{ at: [6, 5], facing: 'n' }],
    position: { duels: [['A1', 'B1']] },
  };
  const table = fightIn('melee', stage);
  const [a1, a2, b1] = ['A1', 'A2', 'B1'].map((key) => indexIn(table, key)) as [number, number, number];
  expect([strikesFirst(sightOf(table), a1, b1), strikesFirst(sightOf(table), a2, b1)]).toEqual([false, false]);
  const behind = fightIn('melee', { ...stage, b: [{ at: [6, 5], facing: 's' }] });
  expect(strikesFirst(sightOf(behind), a2, b1)).toBe(true);
});

test('WARBAND-ACTION-010 with protectAlly on, blows at somebody who is shielded are rolled against who shields them', () => {
  const stage = { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [6, 6], armour: 3, might: 2 }] };
  const table = fightIn('opening', { ...stage, position: { priority: 'b' } }, { 'warband.protectAlly': 'on' });
  const shielded = says(passUntil(table, 'opening'), { choose: 'protect', figure: 'B2', ally: 'B1' });
  const blow = says(passUntil(shielded, 'blows Red'), attack('A1', { B1: 1 }));
  expect(lastOf(blow.dice(5), 'struck')).toMatchObject({ target: 2, chance: { total: 5 } });
});

test('WARBAND-GRAPPLE-020 attacks on who paid for a failed grapple with hits need no dice', () => {
  const table = fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [6, 6] }] });
  const sight = sightOf(table);
  const figures = sight.open.figures.map((figure, nth) => (nth === 0 ? { ...figure, openTo: [1] } : figure));
  const paid = { ...sight, open: { ...sight.open, figures } };
  expect(sureOf(paid, { by: 1, target: 0, way: 'melee' })).toBe('price');
  expect(sureOf(paid, { by: 2, target: 0, way: 'melee' })).toBeNull();
  expect(sureOf(paid, { by: 1, target: 0, way: 'shot' })).toBeNull();
});

test('WARBAND-MELEE-028 of dice kept for two targets those for the one that is gone are lost', () => {
  const stage = {
    a: [
      { at: [5, 5], might: 3, facing: 's' },
      { at: [7, 5], might: 2, facing: 'w' },
    ],
    b: [{ at: [6, 5] }, { at: [6, 6], facing: 'n' }, { at: [5, 6], facing: 'w' }],
  };
  let table = passUntil(fightIn('melee', stage), 'strikes Red');
  table = says(table, attack('A1', { B1: 1, B2: 1, B3: 1 })).dice(12);
  // The other strikes from behind and slays one for whom a die was kept.
  table = says(table, attack('A2', { B1: 1, B2: 1 }));
  table = table.dice(5, 5);
  table = passUntil(table, 'blows Red');
  expect(stateIn(table, 'B1').fate).toBe('slain');
  expect(refusedFor(table, attack('A1', { B1: 1, B2: 1 }))).toBe('WARBAND-MELEE-028 warband.otherDiceKept');
  table = says(table, attack('A1', { B2: 1 }));
  expect(lastOf(table, 'lostDice')).toMatchObject({ figure: 0, target: indexIn(table, 'B1'), dice: 1 });
});

test('WARBAND-MELEE-028 who has kept dice for nobody but one who is gone loses them all, and it is said', () => {
  // A1 is on the flank of B2 and before B1; A2 strikes B1 from behind.
  const stage = {
    a: [
      { at: [5, 5], might: 2, facing: 's' },
      { at: [7, 5], facing: 'w' },
    ],
    b: [
      { at: [6, 5], hp: 1, facing: 'w' },
      { at: [5, 6], facing: 'w', hp: 3 },
    ],
  };
  let table = passUntil(fightIn('melee', stage), 'strikes Red');
  table = says(table, attack('A1', { B1: 1, B2: 1 })).dice(12);
  expect(stateIn(table, 'A1').kept).toEqual({ 2: 1 });
  // From behind there is a die more: WARBAND-MOD-003.
  table = passUntil(says(table, attack('A2', { B1: 1 })).dice(5, 12), 'blows Blue');
  expect(stateIn(table, 'B1').fate).toBe('slain');
  expect(lastOf(table, 'lostDice')).toMatchObject({ figure: 0, target: indexIn(table, 'B1'), dice: 1 });
  expect(stateIn(table, 'A1').kept).toBeNull();
});

test('WARBAND-MOD-024 an attacker is in one place only: behind it gives a die and no better chance, on the flank the reverse', () => {
  const seen = (facing: string) => {
    const table = fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5], facing }] });
    const row = { by: 0, target: 1, dice: 1, way: 'melee' as const, subdue: false };
    return [diceOf(sightOf(table), row), counted(chanceOf(sightOf(table), row)).total];
  };
  expect(['w', 'n', 'e'].map(seen)).toEqual([
    [1, 8],
    [1, 9],
    [2, 8],
  ]);
});
