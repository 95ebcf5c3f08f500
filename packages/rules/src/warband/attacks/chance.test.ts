import { type Chance, counted, exact, listed, oddsOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { withinLimits } from '../figures/limits.js';
import type { Row, Way } from '../model/attacking.js';
import { HIT_CHANCES } from '../testing/hitChances.js';
import { fight, fightIn, indexIn, type Staged, sightOf, type Table } from '../testing/stage.js';
import { chanceOf } from './chance.js';
import { rowThrow } from './rows.js';

const rowFor = (table: Table, { dice = 1, way = 'melee', subdue = false, by = 'A1', target = 'B1' } = {}): Row => ({
  by: indexIn(table, by),
  target: indexIn(table, target),
  dice,
  way: way as Way,
  weapon: null,
  subdue,
  first: false,
});

const throwOf = (table: Table, row: Row) => rowThrow({ ...sightOf(table), rate: listed }, row);

const sum = (chances: readonly Chance[]): string => {
  const of = chances.reduce((least, one) => least * one.of, 1n);
  const ways = chances.reduce((all, one) => all + (one.ways * of) / one.of, 0n);
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const by = gcd(ways, of);
  return exact({ ways: ways / by, of: of / by });
};

/** How likely it is that so many dice of the very throw that play uses succeed. */
const hits = (table: Table, row: Row, holds: (hits: number, criticals: number) => boolean): string =>
  sum(
    oddsOf(throwOf(table, row)).flatMap(({ result, chance }) => {
      const [criticals = 0, plain = 0] = result as readonly number[];
      return holds(criticals + plain, criticals) ? [chance] : [];
    }),
  );

const face = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table =>
  fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }, options);

const chance = (table: Table, row: Row = rowFor(table)): number =>
  counted(withinLimits(sightOf(table).given.options, chanceOf(sightOf(table), row))).total;

const linesOf = (table: Table, row: Row = rowFor(table)): readonly string[] =>
  (listed(chanceOf(sightOf(table), row)).lines ?? []).map(({ by, why }) => `${by} ${why}`);

test('WARBAND-MELEE-004 WARBAND-MELEE-005 WARBAND-CORE-001 WARBAND-CORE-002 the table of one die, armour 0 to 8, modifiers −2 to +2', () => {
  for (const [armour, row] of HIT_CHANCES.entries()) {
    // Hide goes to 6; a wall to stand behind makes the rest.
    const [hide, cover] = [Math.min(armour, 6), Math.max(0, armour - 6)];
    for (const [nth, odds] of row.entries()) {
      const by = nth - 2;
      // A daze takes from the chance; Wounds that mean nothing to an NPC add to it.
      const idle = (['shoulder', 'leg'] as const).slice(0, Math.max(0, by)).map((wound) => ({ wound }));
      const table = face(
        { dazed: Math.max(0, -by) },
        { armour: hide, wounds: idle },
        { ground: [{ at: { x: 6, y: 5 }, cover }] },
      );
      expect([armour, by, hits(table, rowFor(table), (some) => some === 1)]).toEqual([armour, by, odds]);
    }
  }
});

test('WARBAND-CORE-002 WARBAND-MELEE-007 a 12 misses at any chance, a 1 hits at any; with oneAlwaysSucceeds off it need not', () => {
  const sure = face({}, { wounds: ['shoulder', 'leg', 'guts', 'head', 'back'].map((wound) => ({ wound })) });
  expect(chance(sure)).toBe(11);
  expect(hits(sure, rowFor(sure), (some) => some === 1)).toBe('11/12');
  const hopeless = [{ dazed: 20 }, {}, {}] as const;
  expect(chance(face(...hopeless))).toBe(1);
  const off = face(...hopeless, { 'warband.oneAlwaysSucceeds': 'off' });
  expect(chance(off)).toBe(0);
  expect(hits(off, rowFor(off), (some) => some > 0)).toBe('0');
});

test('WARBAND-MELEE-006 WARBAND-MELEE-008 the worked examples of several dice', () => {
  const armour2 = face({ might: 3 }, { armour: 2, might: 2 });
  const three = rowFor(armour2, { dice: 3 });
  // 3 attacks on armour 2 bring 2 HP to 0 with 1/2; expected damage 3/2.
  expect(hits(armour2, three, (some) => some >= 2)).toBe('1/2');
  expect(throwOf(armour2, three).dice.length * (6 / 12)).toBe(1.5);
  const armour3 = face({}, { armour: 3 });
  expect(hits(armour3, rowFor(armour3, { dice: 2 }), (some) => some >= 1)).toBe('95/144');
});

test('WARBAND-CRIT-003 the chance of at least one critical with 1 to 5 dice', () => {
  const table = face();
  const atLeastOne = [1, 2, 3, 4, 5].map((dice) => hits(table, rowFor(table, { dice }), (_all, ones) => ones > 0));
  expect(atLeastOne).toEqual(['1/12', '23/144', '397/1728', '6095/20736', '87781/248832']);
});

test('WARBAND-SUBDUE-002 subduing: 3 attacks at armour 1 against 2 HP', () => {
  const table = face({}, { armour: 1 });
  const three = rowFor(table, { dice: 3, subdue: true });
  expect(chance(table, three)).toBe(6);
  expect(hits(table, three, (some) => some === 2)).toBe('3/8');
  expect(hits(table, three, (some) => some === 3)).toBe('1/8');
  expect(hits(table, three, (some) => some < 2)).toBe('1/2');
  const two = rowFor(table, { dice: 2, subdue: true });
  expect(hits(table, two, (some) => some === 2)).toBe('1/4');
});

test('WARBAND-MOD-002 WARBAND-MOD-016 WARBAND-GRID-007 from the flank and from high ground on armour 3: 7/12', () => {
  const table = face({}, { armour: 3, facing: 'n' }, { ground: [{ at: { x: 5, y: 5 }, height: 1 }] });
  expect(linesOf(table)).toEqual([
    '8 WARBAND-MELEE-004',
    '-3 WARBAND-FIGURE-006',
    '1 WARBAND-MOD-016',
    '1 WARBAND-MOD-002',
  ]);
  expect(hits(table, rowFor(table), (some) => some === 1)).toBe('7/12');
  // On the same level there is no advantage.
  const level = [5, 6].map((x) => ({ at: { x, y: 5 }, height: 1 }));
  expect(chance(face({}, { armour: 3 }, { ground: level }))).toBe(5);
});

test('WARBAND-MOD-007 WARBAND-MOD-008 WARBAND-MOD-014 WARBAND-MOD-027 disarmed and prone against armour 2: one die at 4', () => {
  const table = face({ might: 3, prone: true, gear: [] }, { armour: 2 });
  expect(chance(table)).toBe(4);
  expect(hits(table, rowFor(table), (some) => some === 1)).toBe('1/3');
});

test('WARBAND-MOD-013 WARBAND-MOD-027 a bow or a stool in hand is an improvised weapon, and then nobody is disarmed', () => {
  const bow = face({ gear: [{ item: 'longbow' }] });
  expect(linesOf(bow)).toEqual(['8 WARBAND-MELEE-004', '-1 WARBAND-MOD-013']);
  expect(linesOf(face({ gear: [{ item: 'improvised' }] }))).toEqual(['8 WARBAND-MELEE-004', '-1 WARBAND-MOD-013']);
  // With a sword in the other hand it strikes with that.
  const both = [
    { item: 'javelin', kept: 'left' },
    { item: 'sword', kept: 'right' },
  ];
  expect(chance(face({ gear: both }))).toBe(8);
  // WARBAND-GEAR-010: claws are never missing.
  expect(chance(face({ flags: ['naturalWeapons'] }))).toBe(8);
});

test('WARBAND-MOD-003 WARBAND-MOD-025 from behind there is a die more and no better chance: ATK 3 on armour 4', () => {
  const table = face({ might: 3 }, { armour: 4, facing: 'e' });
  const behind = rowFor(table, { dice: 3 });
  expect(chance(table, behind)).toBe(4);
  expect(throwOf(table, behind).dice).toHaveLength(4);
  expect(4 * (4 / 12)).toBeCloseTo(4 / 3);
  // WARBAND-MOD-026: down, one die in all.
  const down = face({ might: 3, prone: true }, { facing: 'e' });
  expect(throwOf(down, rowFor(down)).dice).toHaveLength(1);
});

test('WARBAND-MOD-015 a disarmed target takes a die more', () => {
  const table = face({}, { gear: [] });
  expect(throwOf(table, rowFor(table, { dice: 1 })).dice).toHaveLength(2);
  // WARBAND-MOD-028: not from afar.
  expect(throwOf(table, rowFor(table, { dice: 1, way: 'shot' })).dice).toHaveLength(1);
});

test('WARBAND-GEAR-005 WARBAND-FIGURE-006 WARBAND-RANGED-013 body armour 2 and a shield: 3 in melee, 5 against missiles', () => {
  const gear = [{ item: 'sword' }, { item: 'shield' }];
  const table = face({}, { armour: 2, gear });
  expect(hits(table, rowFor(table), (some) => some === 1)).toBe('5/12');
  expect(hits(table, rowFor(table, { way: 'shot' }), (some) => some === 1)).toBe('1/4');
  // On the back it counts for nothing.
  expect(chance(face({}, { armour: 2, gear: [{ item: 'sword' }, { item: 'shield', kept: 'worn' }] }))).toBe(6);
});

test('WARBAND-WOUND-006 WARBAND-WOUND-019 WARBAND-WOUND-020 Shoulder and Guts on an NPC with armour 3: chance 7; a character has none of it', () => {
  const wounds = [{ wound: 'shoulder' }, { wound: 'guts' }, { wound: 'arm' }, { wound: 'chest' }];
  expect(chance(face({}, { armour: 3, wounds }))).toBe(7);
  const character = face({ armour: 3, wounds, pc: true });
  expect(chance(character, rowFor(character, { by: 'B1', target: 'A1' }))).toBe(5);
  const pcs = { 'warband.npcWoundBonusFor': 'pcs' };
  expect(chance(face({}, { armour: 3, wounds }, {}, pcs))).toBe(5);
  expect(chance(face({ pc: true }, { armour: 3, wounds }, {}, pcs))).toBe(7);
});

test('WARBAND-WOUND-016 WARBAND-SAGA-005 WARBAND-SAGA-011 eye, aim and a dazed head', () => {
  const shot = { way: 'shot' };
  const eye = face({ wounds: [{ wound: 'eye' }] });
  expect([chance(eye), chance(eye, rowFor(eye, shot))]).toEqual([8, 7]);
  const good = face({ aim: 1 });
  expect([chance(good), chance(good, rowFor(good, shot))]).toEqual([8, 9]);
  const dazed = face({ dazed: 2 });
  expect([chance(dazed), chance(dazed, rowFor(dazed, shot))]).toEqual([6, 6]);
});

test('WARBAND-RANGED-003 WARBAND-RANGED-008 from afar the same formula, one less for any but the nearest', () => {
  const table = fight({
    a: [{ at: [2, 5] }],
    b: [
      { at: [6, 5], armour: 1 },
      { at: [6, 7], armour: 1 },
      { at: [9, 5], armour: 1 },
    ],
  });
  const at = (target: string): number => chance(table, rowFor(table, { way: 'shot', target }));
  expect([at('B1'), at('B2'), at('B3')]).toEqual([7, 7, 6]);
});

test('WARBAND-MOD-001 WARBAND-ROUND-005 surprise is one bonus, in melee and from afar', () => {
  const surprise = (options: object = {}) => face({}, {}, { surprised: 'b' }, options);
  const both = surprise();
  expect(linesOf(both)).toEqual(['8 WARBAND-MELEE-004', '1 WARBAND-MOD-001']);
  expect(chance(both, rowFor(both, { way: 'shot' }))).toBe(9);
  const melee = surprise({ 'warband.surpriseAppliesTo': 'melee' });
  expect([chance(melee), chance(melee, rowFor(melee, { way: 'shot' }))]).toEqual([9, 8]);
  // Not for those who are surprised.
  expect(chance(both, rowFor(both, { by: 'B1', target: 'A1' }))).toBe(8);
});

test('WARBAND-MOD-028 flank, prone and disarmed are melee only; high ground is not', () => {
  const table = face(
    { prone: true, gear: [] },
    { facing: 'n', prone: true },
    { ground: [{ at: { x: 5, y: 5 }, height: 2 }] },
  );
  expect(linesOf(table, rowFor(table, { way: 'throw' }))).toEqual(['8 WARBAND-MELEE-004', '1 WARBAND-MOD-016']);
});

test('WARBAND-RANGED-015 chance 7 into a melee, per die: 7/12 target, 1/4 ally, 1/6 neither', () => {
  const stage = { a: [{ at: [2, 5] }, { at: [5, 5] }], b: [{ at: [6, 5], armour: 1 }] } as const;
  const odds = (options: object = {}) => {
    const table = fight(stage, options);
    const thrown = throwOf(table, rowFor(table, { way: 'shot' }));
    return oddsOf(thrown).map(({ result, chance: c }) => `${(result as readonly number[]).join('')} ${exact(c)}`);
  };
  // Counts of critical, hit, miss and ally.
  expect(odds().sort()).toEqual(['0001 1/4', '0010 1/6', '0100 1/2', '1000 1/12']);
  expect(odds({ 'warband.friendlyFireOn12': 'off' }).sort()).toEqual(['0001 1/6', '0010 1/4', '0100 1/2', '1000 1/12']);
});
