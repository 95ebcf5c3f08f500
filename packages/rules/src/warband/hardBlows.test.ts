import { describe, expect, test } from 'vitest';
import {
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  type Staged,
  says,
  stateIn,
  type Table,
} from './testing/stage.js';

/** Hard cases of blows: their figures come from the ledger, worked out by hand. */

const PASS = { choose: 'pass' };
const attack = (figure: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'attack',
  figure,
  dice,
  ...(subdue ? { subdue } : {}),
});
const helmet = (what: 'wound' | 'damage' | 'keep') => ({ choose: 'helmet', for: what });
const melee = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  fightIn('melee', { a, b, ...more }, options);
const blows = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  passUntil(melee(a, b, more, options), 'blows');
const strikes = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  passUntil(melee(a, b, more, options), 'strikes');
/** What a figure holds, wears or has lost, by item. */
const keptOf = (table: Table, key: string): Readonly<Record<string, string>> =>
  Object.fromEntries(stateIn(table, key).items.map(({ item, kept }) => [item, kept]));
const woundsOf = (table: Table, key: string): readonly string[] => stateIn(table, key).wounds.map(({ wound }) => wound);

describe('the order of dice', () => {
  test('WARBAND-CORE-008 row, then each 1 from the left with helmet and Wound, then the points, then the next target', () => {
    const two = [
      { at: [6, 5], might: 4, gear: [{ item: 'sword' }, { item: 'helmet' }] },
      { at: [6, 6], might: 4 },
    ];
    let table = says(blows([{ at: [5, 5], might: 4 }], two), attack('A1', { B1: 2, B2: 2 }));
    table = table.dice(1, 1);
    expect(awaited(table)).toBe('helmet B1');
    table = says(table, helmet('keep'));
    // The first 1 leaves its Wound before the helmet is asked for again.
    expect(awaited(table)).toBe('woundDie');
    table = table.dice(2);
    expect(awaited(table)).toBe('helmet B1');
    table = says(table, helmet('damage'));
    expect(awaited(table)).toBe('woundDie');
    expect(stateIn(table, 'B1').hp).toBe(4);
    // WARBAND-WOUND-021: a hand has its own die after the Wound die.
    table = table.dice(10);
    expect(awaited(table)).toBe('whichHand');
    table = table.dice(4);
    expect([stateIn(table, 'B1').hp, stateIn(table, 'B2').hp, awaited(table)]).toEqual([3, 4, 'row']);
    table = table.dice(8, 9);
    expect(stateIn(table, 'B2').hp).toBe(3);
    expect(woundsOf(table, 'B1')).toEqual(['arm', 'hand']);
  });

  test('WARBAND-CRIT-005 WARBAND-CRIT-006 WARBAND-CRIT-008 the worked example: two 1s on 3 HP, the helmet for the first Wound or the first point', () => {
    const target = { at: [6, 5], might: 3, gear: [{ item: 'sword' }, { item: 'helmet' }] };
    const struck = says(blows([{ at: [5, 5], might: 2 }], [target]), attack('A1', { B1: 2 })).dice(1, 1);
    const first = says(struck, helmet('wound')).dice(3);
    expect([stateIn(first, 'B1').hp, woundsOf(first, 'B1'), keptOf(first, 'B1').helmet]).toEqual([1, ['knee'], 'gone']);
    const second = says(struck, helmet('damage')).dice(3).dice(9);
    expect([stateIn(second, 'B1').hp, woundsOf(second, 'B1')]).toEqual([2, ['knee', 'eye']]);
  });

  test('WARBAND-GEAR-006 WARBAND-MOD-021 shield and mount each take one point of a row, and a Wound that came with it stays', () => {
    const hero = { at: [5, 5], like: 'hero', mounted: true, gear: [{ item: 'sword' }, { item: 'shield' }] };
    let table = says(
      blows([hero], [{ at: [6, 5], might: 3 }], { position: { priority: 'b' } }),
      attack('B1', { A1: 3 }),
    );
    table = table.dice(1, 2, 2).dice(2);
    expect(awaited(table)).toBe('sacrifice A1');
    expect(offered(table).map(({ choose }) => choose)).toEqual(['sunder', 'giveMount', 'take']);
    table = says(table, { choose: 'giveMount' });
    expect(offered(table).map(({ choose }) => choose)).toEqual(['sunder', 'take']);
    table = says(table, { choose: 'sunder' });
    expect([stateIn(table, 'A1').hp, woundsOf(table, 'A1'), stateIn(table, 'A1').mounted]).toEqual([2, ['arm'], false]);
    expect(keptOf(table, 'A1').shield).toBe('gone');
    // WARBAND-MOD-022: its own attack comes after that, without the mount: 3 and not 4.
    expect(refusedFor(table, attack('A1', { B1: 4 }))).toBe('WARBAND-MELEE-001 warband.allAttacks');
    expect(awaited(says(table, attack('A1', { B1: 3 })))).toBe('row');
  });
});

describe('the limits of a chance', () => {
  const plated = { at: [6, 5], armour: 6, gear: [{ item: 'sword' }, { item: 'shield' }], might: 2 };
  test('WARBAND-CORE-002 WARBAND-CRIT-003 with oneAlwaysSucceeds off a 1 may miss, and is then no critical', () => {
    // 8 − 7 − 1 (bare hands) = 0.
    const on = says(blows([{ at: [5, 5], gear: [] }], [plated]), attack('A1', { B1: 1 })).dice(1);
    expect([lastOf(on, 'struck').chance.total, awaited(on)]).toEqual([1, 'woundDie']);
    const options = { 'warband.oneAlwaysSucceeds': 'off' };
    const off = says(blows([{ at: [5, 5], gear: [] }], [plated], {}, options), attack('A1', { B1: 1 })).dice(1);
    expect(lastOf(off, 'struck')).toMatchObject({ chance: { total: 0 }, hits: 0, criticals: 0 });
    expect(stateIn(off, 'B1').hp).toBe(2);
  });

  test('WARBAND-CORE-002 WARBAND-MELEE-007 above 11 it stays 11: a 12 misses, an 11 hits', () => {
    // 8 + 1 flank + 1 high ground + 3 idle Wounds = 13.
    const wounds = [{ wound: 'shoulder' }, { wound: 'guts' }, { wound: 'head' }];
    const ground = [{ at: { x: 5, y: 5 }, height: 1 }];
    const table = strikes([{ at: [5, 5], might: 2 }], [{ at: [6, 5], facing: 'n', wounds, might: 2 }], { ground });
    const struck = says(table, attack('A1', { B1: 2 })).dice(11, 12);
    expect(lastOf(struck, 'struck')).toMatchObject({ chance: { total: 11 }, hits: 1, criticals: 0 });
  });
});

describe('who is struck, and when', () => {
  test('WARBAND-MOD-004 an unaware foe who stands keeps the prone from death blows, and a sleeper is reached only past the standing', () => {
    const foes = [
      { at: [6, 5], prone: true, might: 2 },
      { at: [6, 6], unaware: true, might: 2 },
    ];
    const table = blows([{ at: [5, 5] }], foes);
    expect(refusedFor(table, attack('A1', { B1: 1 }))).toBe('WARBAND-MOD-004 warband.standingFirst');
    expect(lastOf(says(table, attack('A1', { B2: 1 })), 'hitAutomatically').why).toBe('unaware');
    const sleeper = blows([{ at: [5, 5] }], [{ at: [6, 5], prone: true, unaware: true }, { at: [6, 6] }]);
    expect(refusedFor(sleeper, attack('A1', { B1: 1 }))).toBe('WARBAND-MOD-004 warband.standingFirst');
  });

  test('WARBAND-MELEE-017 WARBAND-MELEE-028 dice on who was charged fall first, the rest later, and are lost with their target', () => {
    const a = [{ at: [5, 5], might: 3 }, { at: [7, 7] }];
    const b = [{ at: [6, 5], might: 3 }, { at: [6, 6] }];
    const position = { charged: [{ figure: 'A1', target: 'B1' }] };
    let table = strikes(a, b, { position });
    table = says(table, attack('A1', { B1: 2, B2: 1 }, true)).dice(12, 12);
    expect(stateIn(table, 'A1')).toMatchObject({ kept: { 3: 1 }, keptSubdue: true });
    // A2 stands behind B2, who looks west: first strike, two dice, and B2 is gone before the normal step.
    const gone = passUntil(says(table, attack('A2', { B2: 1 })).dice(8, 12), 'blows');
    expect(stateIn(gone, 'B2').fate).toBe('slain');
    expect(awaited(gone)).toBe('blows Blue');
    // With B2 alive exactly the kept die is rolled, to subdue as it was said: 8 − 1 = 7.
    const rest = passUntil(table, 'blows');
    expect(refusedFor(rest, attack('A1', { B1: 1 }))).toBe('WARBAND-MELEE-028 warband.otherDiceKept');
    const last = says(rest, attack('A1', { B2: 1 }, true)).dice(7);
    expect(lastOf(last, 'struck')).toMatchObject({ subdue: true, chance: { total: 7 }, hits: 1 });
  });

  test('WARBAND-MELEE-001 WARBAND-GRID-008 an odd die and a spear past an ally: near foes alone, or all as evenly as can be', () => {
    const a = [{ at: [5, 5], might: 3, like: 'spearman' }, { at: [6, 5] }];
    const b = [{ at: [7, 5] }, { at: [5, 6] }, { at: [5, 4] }];
    const table = blows(a, b);
    for (const dice of [
      { B1: 1, B2: 1, B3: 1 },
      { B2: 2, B3: 1 },
      { B2: 1, B3: 2 },
    ])
      expect(awaited(says(table, attack('A1', dice)))).toBe('row');
    expect(refusedFor(table, attack('A1', { B1: 2, B2: 1 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
    expect(refusedFor(table, attack('A1', { B2: 3 }))).toBe('WARBAND-MELEE-001 warband.unevenAttacks');
  });

  test('WARBAND-MOD-003 WARBAND-MOD-015 WARBAND-MOD-025 extra dice come on that target alone, and only where it was given one', () => {
    // ATK 2 over two: one of them disarmed and struck from behind: 1 + 1 + 1 dice, the other 1.
    const b = [
      { at: [6, 5], facing: 'e', gear: [], might: 4 },
      { at: [5, 6], facing: 'n', might: 4 },
    ];
    let table = says(strikes([{ at: [5, 5], might: 2 }], b), attack('A1', { B1: 1, B2: 1 }));
    table = table.dice(12, 12, 12);
    expect(lastOf(table, 'struck')).toMatchObject({ target: 1, dice: 1, rolled: 3, chance: { total: 8 } });
    table = says(passUntil(table, 'blows'), attack('A1', { B2: 1 })).dice(12);
    expect(lastOf(table, 'struck')).toMatchObject({ target: 2, rolled: 1 });
    // ATK 1 over the same two: who gets none gets nothing on top.
    const one = strikes([{ at: [5, 5] }], b);
    expect(refusedFor(one, attack('A1', { B2: 1 }))).toBe('WARBAND-MELEE-015 warband.noFirstStrike');
    const later = says(passUntil(one, 'blows'), attack('A1', { B2: 1 })).dice(12);
    expect(later.said.filter(({ event }) => event === 'struck')).toHaveLength(1);
  });

  test('WARBAND-MOD-017 who has struck across a narrow place and fallen to a first strike has struck all the same', () => {
    const ground = [{ at: { x: 6, y: 5 }, narrow: true }];
    const a = [{ at: [5, 5] }, { at: [5, 4] }];
    const b = [{ at: [6, 5], facing: 's', might: 3 }, { at: [5, 6] }, { at: [7, 7] }];
    const position = { charged: [{ figure: 'B2', target: 'A1' }] };
    // B1 looks south: A1 in the west is on its flank, and strikes first; B2, who has charged A1, too.
    let table = strikes(a, b.slice(0, 2), { ground, position });
    table = says(table, attack('A1', { B1: 1 })).dice(12);
    table = says(passUntil(table, 'strikes Blue'), attack('B2', { A1: 1 })).dice(2);
    table = passUntil(table, 'blows');
    expect(stateIn(table, 'A1').fate).toBe('slain');
    // A2 in the northwest would strike at B1 across the same space.
    expect(refusedFor(table, attack('A2', { B1: 1 }))).toBe('WARBAND-MOD-017 warband.narrowTaken');
  });
});

describe('what becomes of the struck', () => {
  test('WARBAND-SUBDUE-005 WARBAND-MOD-023 a rider who comes off its mount has less to lose: what is more than that is excess', () => {
    const rider = { at: [6, 5], like: 'rider' };
    const a = [
      { at: [5, 5], might: 2 },
      { at: [5, 6], might: 2 },
    ];
    const tripped = says(blows(a, [rider]), { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' }).dice(3);
    // Might 2 mounted, 1 on foot; death blows of A2 are two points, one more than it has.
    expect(stateIn(tripped, 'B1')).toMatchObject({
      mounted: false,
      might: 1,
      attacks: 1,
      mostHp: 1,
      hp: 1,
      prone: true,
    });
    const struck = says(says(tripped, attack('A2', { B1: 2 }, true)), PASS);
    expect(stateIn(struck, 'B1').fate).toBe('slain');
    const one = [a[0] as Staged, { at: [5, 6] }];
    const again = says(blows(one, [rider]), { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' }).dice(3);
    expect(stateIn(says(says(again, attack('A2', { B1: 1 }, true)), PASS), 'B1').fate).toBe('subdued');
  });

  test('WARBAND-VANQUISH-008 WARBAND-VANQUISH-009 with vulnerableKillsPc off a sure blow leaves a character at 0 HP, aware, with a save', () => {
    const hero = { at: [5, 5], like: 'hero', unaware: true, sure: true };
    const options = { 'warband.vulnerableKillsPc': 'off' };
    const stage = { position: { priority: 'b' } };
    const table = says(strikes([hero], [{ at: [6, 5] }], stage, options), attack('B1', { A1: 1 }, true));
    expect(stateIn(table, 'A1')).toMatchObject({ hp: 0, unaware: false, fate: 'fighting' });
    const later = passUntil(table, 'deathSave');
    expect(stateIn(later, 'A1').dying).toBe(true);
  });

  test('WARBAND-CRIT-010 WARBAND-WOUND-021 a hand lost to a first strike drops its sword before the normal step, to a blow after it', () => {
    const two = { at: [6, 5], might: 2, facing: 'n' };
    const first = says(strikes([{ at: [5, 5] }], [two]), attack('A1', { B1: 1 }))
      .dice(1)
      .dice(10)
      .dice(6);
    const after = passUntil(first, 'blows');
    expect(keptOf(after, 'B1').sword).toBe('dropped');
    // Disarmed: 8 − 1 = 7.
    expect(lastOf(says(after, attack('B1', { A1: 2 })).dice(12, 12), 'struck').chance.total).toBe(7);
    const blow = says(blows([{ at: [5, 5] }], [{ at: [6, 5], might: 2 }]), attack('A1', { B1: 1 }))
      .dice(1)
      .dice(10)
      .dice(6);
    expect(lastOf(says(blow, attack('B1', { A1: 2 })).dice(12, 12), 'struck').chance.total).toBe(8);
  });

  test('WARBAND-WOUND-005 WARBAND-WOUND-018 the same row twice in one row of dice: one Wound and one scar, without a slot or a die', () => {
    const table = says(blows([{ at: [5, 5], might: 2 }], [{ at: [6, 5], might: 4 }]), attack('A1', { B1: 2 }));
    const struck = table.dice(1, 1).dice(10).dice(1).dice(10);
    expect(stateIn(struck, 'B1')).toMatchObject({ hp: 2, losses: 1 });
    expect(woundsOf(struck, 'B1')).toEqual(['hand']);
    expect(awaited(struck)).toBe('blows Blue');
  });

  test('WARBAND-WOUND-017 WARBAND-WOUND-021 who comes with a lame hand holds nothing in it, and no bow at all', () => {
    const of = (side: 'left' | 'right', more: Staged) =>
      keptOf(blows([{ at: [5, 5], wounds: [{ wound: 'hand', side }], ...more }], [{ at: [6, 5] }]), 'A1');
    expect(of('right', {})).toEqual({ sword: 'left' });
    expect(of('left', { like: 'veteran' })).toEqual({ sword: 'right', shield: 'worn', helmet: 'worn' });
    expect(of('left', { like: 'archer' }).longbow).toBe('worn');
    expect(of('left', { gear: [{ item: 'longbow', kept: 'both' }] }).longbow).toBe('dropped');
  });

  test('WARBAND-GEAR-011 nobody who lies on the ground is mounted, from the start', () => {
    const table = blows([{ at: [5, 5] }], [{ at: [6, 5], like: 'rider', prone: true }]);
    expect(stateIn(table, 'B1')).toMatchObject({ mounted: false, might: 1, hp: 1, attacks: 1 });
  });
});
