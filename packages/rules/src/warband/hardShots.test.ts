import { describe, expect, test } from 'vitest';
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
  stateIn,
  type Table,
  wasSaid,
} from './testing/stage.js';

/** Hard cases of shots and throws: their figures come from the ledger, worked out by hand. */

const FREE = { 'warband.declaredMoveBinding': 'off' };
const opening = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  fightIn('opening', { a, b, ...more }, { ...FREE, ...options });
const shot = (figure: string, weapon: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'shoot',
  figure,
  weapon,
  dice,
  ...(subdue ? { subdue } : {}),
});
const thrown = (figure: string, weapon: string, target: string, dice: number) => ({
  choose: 'throw',
  figure,
  weapon,
  dice: { [target]: dice },
});
const bow = (more: Staged = {}): Staged => ({ at: [3, 5], gear: [{ item: 'longbow' }], ...more });
const chanceAt = (table: Table): number => lastOf(table, 'struck').chance.total;
const keptOf = (table: Table, key: string): readonly string[] => stateIn(table, key).items.map(({ kept }) => kept);

describe('how many dice, and at what chance', () => {
  test('WARBAND-MOD-028 WARBAND-RANGED-002 a shooter who lies has all its dice and no −1; so has one with a mount of its own', () => {
    const prone = says(
      opening([bow({ prone: true, attacks: 3 })], [{ at: [9, 5], hp: 9 }]),
      shot('A1', 'longbow', { B1: 3 }),
    );
    expect(chanceAt(prone.dice(12, 12, 12))).toBe(8);
    const rider = opening([bow({ pc: true, mounted: true, might: 2 })], [{ at: [9, 5], hp: 9 }]);
    expect(refusedFor(rider, shot('A1', 'longbow', { B1: 2 }))).toBe('WARBAND-RANGED-002 warband.allDice');
    expect(awaited(says(rider, shot('A1', 'longbow', { B1: 3 })))).toBe('row');
    // An NPC's mount is Might, and so attacks.
    const npc = opening([bow({ mounted: true, might: 2 })], [{ at: [9, 5], hp: 9 }]);
    expect(awaited(says(npc, shot('A1', 'longbow', { B1: 3 })))).toBe('row');
  });

  test('WARBAND-RANGED-002 with rangedDice one a mount, a high Might and a bow all come to one die', () => {
    const options = { 'warband.rangedDice': 'one' };
    const table = opening([bow({ pc: true, mounted: true, might: 4 })], [{ at: [9, 5] }, { at: [9, 6] }], {}, options);
    expect(refusedFor(table, shot('A1', 'longbow', { B1: 1, B2: 1 }))).toBe('WARBAND-RANGED-002 warband.allDice');
    expect(awaited(says(table, shot('A1', 'longbow', { B2: 1 })))).toBe('row');
  });

  test('WARBAND-MOD-028 WARBAND-RANGED-003 from behind, at the prone, the disarmed and the grappling: plain dice, no extra one, no sure hit', () => {
    // Prone, disarmed and looking away: 8, one die.
    const down = says(
      opening([bow()], [{ at: [9, 5], prone: true, gear: [], facing: 'e', hp: 5 }]),
      shot('A1', 'longbow', { B1: 1 }),
    ).dice(8);
    expect(lastOf(down, 'struck')).toMatchObject({ rolled: 1, hits: 1, chance: { total: 8 } });
    // Held by A2: in melee with nobody else, and no death blow from afar.
    const position = { holds: [{ controller: 'A2', held: 'B1', total: 3 }] };
    const held = says(
      opening([bow(), { at: [8, 5], hp: 3 }], [{ at: [9, 5], hp: 5 }], { position }),
      shot('A1', 'longbow', { B1: 1 }),
    ).dice(10);
    // A2 engages it: 10 goes astray.
    expect([stateIn(held, 'A2').hp, stateIn(held, 'B1').hp]).toEqual([2, 5]);
  });

  test('WARBAND-RANGED-003 WARBAND-CORE-002 every line at once: 8 − 2 body − 3 shield − 2 cover + 1 high ground − 1 not the nearest − 1 eye − 1 subduing + 2 openings = 1', () => {
    const target = {
      at: [12, 5],
      armour: 2,
      hp: 5,
      gear: [{ item: 'sword' }, { item: 'shield' }],
      wounds: [{ wound: 'guts' }, { wound: 'back' }],
    };
    const ground = [
      { at: { x: 12, y: 5 }, cover: 2 },
      { at: { x: 3, y: 5 }, height: 1 },
    ];
    const table = opening([bow({ wounds: [{ wound: 'eye' }] })], [target, { at: [8, 9] }], { ground });
    const struck = says(table, shot('A1', 'longbow', { B1: 1 }, true)).dice(2);
    expect(chanceAt(struck)).toBe(1);
    expect(lastOf(struck, 'struck').hits).toBe(0);
    // The openings are for player characters alone: −1, kept at 1 or at 0.
    const pcs = { 'warband.npcWoundBonusFor': 'pcs', 'warband.oneAlwaysSucceeds': 'off' };
    const without = says(
      opening([bow({ wounds: [{ wound: 'eye' }] })], [target, { at: [8, 9] }], { ground }, pcs),
      shot('A1', 'longbow', { B1: 1 }, true),
    ).dice(1);
    expect(lastOf(without, 'struck')).toMatchObject({ chance: { total: 0 }, hits: 0, criticals: 0 });
  });

  test('WARBAND-RANGED-013 a shield on the back is none; one in the hand is worth 3 from afar', () => {
    const worn = { at: [9, 5], armour: 2, gear: [{ item: 'sword' }, { item: 'shield', kept: 'worn' }] };
    const held = { at: [9, 5], armour: 2, gear: [{ item: 'sword' }, { item: 'shield' }] };
    const at = (target: Staged) =>
      chanceAt(says(opening([bow()], [target]), shot('A1', 'longbow', { B1: 1 })).dice(12));
    expect([at(worn), at(held)]).toEqual([6, 3]);
  });

  test('WARBAND-ROUND-005 WARBAND-MOD-001 surprise is +1 from afar, unless the table keeps it to blows', () => {
    const at = (options: object) => {
      const table = opening([bow()], [{ at: [9, 5] }], { surprised: 'b' }, options);
      return chanceAt(says(table, shot('A1', 'longbow', { B1: 1 })).dice(12));
    };
    expect([at({}), at({ 'warband.surpriseAppliesTo': 'melee' })]).toEqual([9, 8]);
  });
});

describe('whom', () => {
  test('WARBAND-RANGED-007 WARBAND-RANGED-008 a bow in any proportion, each target judged by itself, ties all the nearest', () => {
    const b = [
      { at: [9, 5], hp: 9 },
      { at: [9, 9], hp: 9 },
      { at: [12, 5], hp: 9 },
    ];
    let table = says(opening([bow({ attacks: 5 })], b), shot('A1', 'longbow', { B3: 1, B2: 3, B1: 1 }));
    // (9, 9) is 6 away as (9, 5) is.
    table = table.dice(12);
    expect(chanceAt(table)).toBe(8);
    table = table.dice(12, 12, 12);
    expect(chanceAt(table)).toBe(8);
    table = table.dice(12);
    expect(chanceAt(table)).toBe(7);
  });

  test('WARBAND-RANGED-008 who stands nearer behind a wall, is down at 0 HP, or has surrendered', () => {
    const ground = [
      { at: { x: 5, y: 4 }, wall: true },
      { at: { x: 5, y: 5 }, wall: true },
      { at: { x: 5, y: 6 }, wall: true },
    ];
    const hidden = opening([bow()], [{ at: [6, 5] }, { at: [3, 12] }], { ground });
    expect(chanceAt(says(hidden, shot('A1', 'longbow', { B2: 1 })).dice(12))).toBe(8);
    const given = opening([bow()], [{ at: [6, 5], fate: 'surrendered' }, { at: [12, 5] }]);
    expect(refusedFor(given, shot('A1', 'longbow', { B1: 1 }))).toBe('WARBAND-RANGED-001 warband.noTargetForShot');
    expect(chanceAt(says(given, shot('A1', 'longbow', { B2: 1 })).dice(12))).toBe(8);
    // Brought to 0 HP in this very Opening it is still there until the phase is over.
    const two = opening([bow(), bow({ at: [3, 6] })], [{ at: [6, 5] }, { at: [12, 5] }]);
    const first = says(two, shot('A1', 'longbow', { B1: 1 })).dice(8);
    expect(chanceAt(says(first, shot('A2', 'longbow', { B2: 1 })).dice(12))).toBe(7);
  });

  test('WARBAND-RANGED-004 tested when the shot is taken: who was engaged and has come free shoots, who has become so does not', () => {
    const engaged = opening([bow()], [{ at: [4, 5] }, { at: [12, 5] }]);
    expect(refusedFor(engaged, shot('A1', 'longbow', { B2: 1 }))).toBe('WARBAND-RANGED-004 warband.shotInMelee');
    expect(actsOf(engaged, 'A1')).not.toContain('shoot');
    // A2 has hold of B1, which then engages nobody.
    const position = { holds: [{ controller: 'A2', held: 'B1', total: 3 }] };
    const free = opening([bow(), { at: [5, 5] }], [{ at: [4, 5] }, { at: [12, 5] }], { position });
    expect(awaited(says(free, shot('A1', 'longbow', { B2: 1 })))).toBe('row');
    const off = opening([bow()], [{ at: [4, 5] }], {}, { 'warband.rangedOutOfMelee': 'off' });
    // Nobody but the shooter itself is in melee with its target: nothing goes astray.
    const struck = says(off, shot('A1', 'longbow', { B1: 1 })).dice(12);
    expect(lastOf(struck, 'struck')).toMatchObject({ allies: 0, hits: 0 });
  });

  test('WARBAND-RANGED-005 WARBAND-GEAR-009 arrows in the pack are not readied, unless the table does not ask', () => {
    const gear = [{ item: 'longbow' }, { item: 'arrows', kept: 'packed' }];
    const table = opening([bow({ gear })], [{ at: [9, 5] }]);
    expect(refusedFor(table, shot('A1', 'longbow', { B1: 1 }))).toBe('WARBAND-RANGED-005 warband.noAmmunition');
    const off = opening([bow({ gear })], [{ at: [9, 5] }], {}, { 'warband.ammoReadied': 'off' });
    expect(awaited(says(off, shot('A1', 'longbow', { B1: 1 })))).toBe('row');
  });

  test('WARBAND-RANGED-006 a bow listed: all on each, and evenly over the nearest; a javelin never at two', () => {
    const b = [{ at: [9, 5] }, { at: [10, 5] }];
    const table = opening([bow({ attacks: 2 })], b);
    const dice = offered(table).flatMap((choice) =>
      choice.choose === 'shoot' ? [(choice as { dice?: object }).dice] : [],
    );
    expect(dice).toEqual([{ B1: 2 }, { B2: 2 }, { B1: 1, B2: 1 }]);
    const javelin = opening([{ at: [3, 5], attacks: 2, gear: [{ item: 'javelin' }] }], b);
    expect(refusedFor(javelin, { ...thrown('A1', 'javelin', 'B1', 1), dice: { B1: 1, B2: 1 } })).toBe(
      'WARBAND-RANGED-006 warband.oneTarget',
    );
  });
});

describe('into a melee', () => {
  const inMelee = (mine: Staged, theirs: Staged, more: Staged = {}, options: object = {}): Table =>
    opening(
      [bow({ attacks: 3, ...more }), { at: [8, 5], hp: 5, ...mine }],
      [{ at: [9, 5], hp: 5, ...theirs }],
      {},
      options,
    );
  const three = shot('A1', 'longbow', { B1: 3 });

  test('WARBAND-RANGED-014 WARBAND-CORE-008 a 1, a hit and a stray: the Wound of the target comes first, then its points, then the ally’s', () => {
    const gear = [{ item: 'sword' }, { item: 'helmet' }];
    let table = says(inMelee({}, { gear }), three).dice(11, 1, 9);
    expect(lastOf(table, 'struck')).toMatchObject({ hits: 0, criticals: 1, allies: 1, chance: { total: 8 } });
    expect(awaited(table)).toBe('helmet B1');
    table = says(table, { choose: 'helmet', for: 'damage' });
    expect([awaited(table), stateIn(table, 'A2').hp]).toEqual(['woundDie', 5]);
    table = table.dice(5);
    // The helmet took the only point.
    expect([stateIn(table, 'B1').hp, stateIn(table, 'A2').hp, wasSaid(table, 'strayed')]).toEqual([5, 4, true]);
  });

  test('WARBAND-RANGED-015 at chance 11 a 9 is the last that hits; a 12 is a miss where the table has it so', () => {
    const wounds = [{ wound: 'shoulder' }, { wound: 'leg' }, { wound: 'guts' }];
    const on = says(inMelee({}, { wounds }), three).dice(9, 10, 12);
    expect(lastOf(on, 'struck')).toMatchObject({ chance: { total: 11 }, hits: 1, allies: 2 });
    const off = says(inMelee({}, { wounds }, {}, { 'warband.friendlyFireOn12': 'off' }), three).dice(9, 11, 12);
    expect(lastOf(off, 'struck')).toMatchObject({ hits: 1, allies: 1 });
  });

  test('WARBAND-RANGED-014 WARBAND-SPELL-011 WARBAND-GRID-004 beside a foe who is held one may cast; a stray at that foe is a hit on who waits to', () => {
    const caster = { flags: ['caster'], spells: [{ name: 'Fog' }], at: [8, 5], hp: 3 };
    const position = { holds: [{ controller: 'A3', held: 'B1', total: 3 }] };
    let table = opening([bow(), caster, { at: [10, 5], hp: 3 }], [{ at: [9, 5], hp: 5 }, { at: [20, 14] }], {
      position,
    });
    table = says(table, { choose: 'spell', figure: 'A2', name: 'Fog' }).dice(12);
    table = says(table, shot('A1', 'longbow', { B1: 1 })).dice(12);
    // Both are beside it, neither to the left nor to the right: the lower number on 1 to 3.
    expect(awaited(table)).toBe('allyDie');
    const hit = table.dice(1);
    expect(stateIn(hit, 'A2')).toMatchObject({ hp: 2, interrupted: true });
    expect(wasSaid(passUntil(hit, 'moraleDie'), 'spellCast')).toBe(false);
    expect(wasSaid(passUntil(table.dice(4), 'moraleDie'), 'spellCast')).toBe(true);
  });

  test('WARBAND-RANGED-014 WARBAND-GEAR-006 a character struck by a stray may give its shield; points go to who subdues as well', () => {
    const gear = [{ item: 'sword' }, { item: 'shield' }];
    const table = says(inMelee({ pc: true, hp: 2, gear }, {}), { ...three, subdue: true }).dice(10, 11, 8);
    expect(awaited(table)).toBe('sacrifice A2');
    const sundered = says(table, { choose: 'sunder' });
    // 10 and 11 stray, one is cancelled; 8 misses at 7.
    expect([stateIn(sundered, 'A2').hp, stateIn(sundered, 'B1').hp]).toEqual([1, 5]);
    // With both points its HP are exactly gone, the last by who subdues: out of the fight, and no save.
    const taken = passUntil(says(table, { choose: 'take' }), 'priority');
    expect(stateIn(taken, 'A2').fate).toBe('subdued');
  });

  test('WARBAND-RANGED-014 a stray that slays an NPC takes it away when the Opening ends, and it still moves in it', () => {
    const struck = says(inMelee({ hp: 1 }, {}, { attacks: 1 }), shot('A1', 'longbow', { B1: 1 })).dice(12);
    expect(stateIn(struck, 'A2')).toMatchObject({ hp: 0, fate: 'fighting' });
    expect(actsOf(struck, 'A2')).toContain('retreat');
    expect(stateIn(passUntil(struck, 'moraleDie'), 'A2').fate).toBe('slain');
  });
});

describe('what is thrown', () => {
  const both = (right: string, left: string, more: Staged = {}): Staged => ({
    at: [3, 5],
    gear: [
      { item: right, kept: 'right' },
      { item: left, kept: 'left' },
    ],
    ...more,
  });

  test('WARBAND-RANGED-010 WARBAND-RANGED-018 all dice, one weapon; the next round the other, and then none', () => {
    let table = opening([both('javelin', 'javelin', { attacks: 2 })], [{ at: [9, 5], hp: 9 }]);
    table = says(table, thrown('A1', 'javelin', 'B1', 2)).dice(3, 4);
    expect([stateIn(table, 'B1').hp, keptOf(table, 'A1')]).toEqual([7, ['depleted', 'left']]);
    table = passUntil(passUntil(table, 'priority').dice(1), 'opening Red');
    table = says(table, thrown('A1', 'javelin', 'B1', 2)).dice(3, 4);
    expect([stateIn(table, 'B1').hp, keptOf(table, 'A1')]).toEqual([5, ['depleted', 'depleted']]);
    table = passUntil(passUntil(table, 'priority').dice(1), 'opening Red');
    expect(refusedFor(table, thrown('A1', 'javelin', 'B1', 2))).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
  });

  test('WARBAND-RANGED-011 after a shot guard, gambit and grapple are open, a blow is not; after a throw it is with the other hand’s weapon', () => {
    const beside = (figure: Staged, choice: object): Table => {
      const struck = says(opening([figure], [{ at: [5, 5], hp: 9 }]), choice).dice(12);
      return says(struck, { choose: 'move', figure: 'B1', path: [{ x: 4, y: 5 }] });
    };
    const archer = beside(bow(), shot('A1', 'longbow', { B1: 1 }));
    expect(actsOf(passUntil(archer, 'declare Red'), 'A1')).toContain('guard');
    const blows = passUntil(archer, 'blows Red');
    expect(refusedFor(blows, { choose: 'attack', figure: 'A1', dice: { B1: 1 } })).toBe(
      'WARBAND-RANGED-011 warband.hasShot',
    );
    expect(actsOf(blows, 'A1')).toEqual(expect.arrayContaining(['gambit', 'grapple']));
    // A spear was thrown and a javelin is left: that is for throwing, and no melee weapon.
    const javelin = passUntil(beside(both('spear', 'javelin'), thrown('A1', 'spear', 'B1', 1)), 'blows Red');
    expect(actsOf(javelin, 'A1')).not.toContain('attack');
    // The javelin was thrown and the spear is left.
    const spear = passUntil(beside(both('spear', 'javelin'), thrown('A1', 'javelin', 'B1', 1)), 'blows Red');
    expect(
      lastOf(says(spear, { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(12), 'struck').chance.total,
    ).toBe(8);
    // A sling is not thrown: the sword beside it does not help.
    const sling = passUntil(beside(both('sling', 'sword'), shot('A1', 'sling', { B1: 1 })), 'blows Red');
    expect(actsOf(sling, 'A1')).not.toContain('attack');
  });

  test('WARBAND-RANGED-012 WARBAND-RANGED-008 WARBAND-RANGED-014 on a charge: from the space it has come to, −1 past somebody nearer, astray at who fights the target', () => {
    const b = [
      { at: [12, 5], hp: 5 },
      { at: [6, 8], hp: 5 },
    ];
    const table = opening([both('handaxe', 'sword', { attacks: 2 }), { at: [12, 6], hp: 5 }], b);
    const path = [4, 5, 6, 7, 8, 9, 10, 11].map((x) => ({ x, y: 5 }));
    const charge = (after: number) => ({
      choose: 'charge',
      figure: 'A1',
      target: 'B1',
      path,
      throw: { weapon: 'handaxe', after },
    });
    // After 3 steps it stands at (6, 5): B2 is 3 away, B1 6.
    const early = says(table, charge(3)).dice(7, 10);
    expect(lastOf(early, 'struck')).toMatchObject({ chance: { total: 7 }, hits: 1, allies: 1 });
    expect(stateIn(early, 'A2').hp).toBe(4);
    // After 6, at (9, 5): 3 to B1 and 3 to B2: both are the nearest.
    expect(chanceAt(says(table, charge(6)).dice(12, 12))).toBe(8);
    // After 2, at (5, 5), it is 7 away: out of a handaxe's 6.
    expect(refusedFor(table, charge(2))).toBe('WARBAND-RANGED-012 warband.outOfRange');
    // At (11, 5) it is in melee.
    expect(refusedFor(table, charge(8))).toBe('WARBAND-RANGED-012 warband.throwInMelee');
  });

  test('WARBAND-RANGED-012 chargeThrowWeapons: any list, and none', () => {
    const path = [4, 5, 6, 7].map((x) => ({ x, y: 5 }));
    const charge = (weapon: string, after: number) => ({
      choose: 'charge',
      figure: 'A1',
      target: 'B1',
      path,
      throw: { weapon, after },
    });
    const at = (weapon: string, list?: readonly string[]) =>
      opening(
        [both(weapon, 'sword')],
        [{ at: [8, 5], hp: 5 }],
        {},
        list === undefined ? {} : { 'warband.chargeThrowWeapons': list },
      );
    expect(refusedFor(at('spear'), charge('spear', 1))).toBe('WARBAND-RANGED-012 warband.notOnCharge');
    expect(awaited(says(at('spear', ['spear', 'dagger']), charge('spear', 1)))).toBe('row');
    expect(awaited(says(at('dagger', ['spear', 'dagger']), charge('dagger', 3)))).toBe('row');
    expect(refusedFor(at('javelin', []), charge('javelin', 1))).toBe('WARBAND-RANGED-012 warband.notOnCharge');
  });

  test('WARBAND-RANGED-012 WARBAND-PRIORITY-007 the target of the throw is at 0 HP: the charge still ends beside it, and it still strikes back in no later phase', () => {
    const table = opening([both('handaxe', 'sword')], [{ at: [8, 5] }, { at: [20, 14] }]);
    const path = [4, 5, 6, 7].map((x) => ({ x, y: 5 }));
    const charge = { choose: 'charge', figure: 'A1', target: 'B1', path, throw: { weapon: 'handaxe', after: 1 } };
    const struck = says(table, charge).dice(8);
    expect([stateIn(struck, 'B1').hp, stateIn(struck, 'A1').charged]).toEqual([0, 1]);
    expect(stateIn(passUntil(struck, 'moraleDie'), 'B1').fate).toBe('slain');
  });

  test('WARBAND-GEAR-008 WARBAND-ACTION-011 a crossbow shoots every other round: 7/24 of a hit in a round instead of 7/12', () => {
    let table = opening([{ at: [3, 5], gear: [{ item: 'crossbow' }] }], [{ at: [9, 5], hp: 9, armour: 1 }]);
    table = says(table, shot('A1', 'crossbow', { B1: 1 })).dice(7);
    expect(lastOf(table, 'struck')).toMatchObject({ chance: { total: 7 }, hits: 1 });
    table = passUntil(passUntil(table, 'priority').dice(1), 'opening Red');
    expect(refusedFor(table, shot('A1', 'crossbow', { B1: 1 }))).toBe('WARBAND-GEAR-008 warband.notLoaded');
    table = passUntil(says(table, { choose: 'reload', figure: 'A1' }), 'priority').dice(1);
    table = passUntil(table, 'opening Red');
    expect(awaited(says(table, shot('A1', 'crossbow', { B1: 1 })))).toBe('row');
  });
});
