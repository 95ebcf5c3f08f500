import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { freeSlots } from '../figures/ailments.js';
import { isDisarmed, isImprovised } from '../figures/hands.js';
import { armourAgainst } from '../figures/ratings.js';
import { speedOf } from '../figures/speed.js';
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

const FAR: Staged = { at: [20, 5] };
const opening = (a: readonly Staged[], b: readonly Staged[] = [FAR], setup: object = {}): Table =>
  fightIn('opening', { a, b, ...setup }, { 'warband.declaredMoveBinding': 'off' });
/** Somebody with these things, each where it is said to be: `sword right`, `potion worn`. */
const with_ = (things: readonly string[], more: object = {}): Staged => ({
  at: [5, 5],
  gear: things.map((thing) => {
    const [item, kept] = thing.split(' ');
    return { item, ...(kept === undefined ? {} : { kept }) };
  }),
  ...more,
});
const keptOf = (table: Table, key = 'A1'): string =>
  stateIn(table, key)
    .items.map(({ item, kept }) => `${item} ${kept}`)
    .join(', ');
const of = (choose: string, item: number, figure = 'A1') => ({ choose, figure, item });

test('WARBAND-GEAR-001 a figure has two hands: weapons take one or both, and a third thing finds no room', () => {
  const table = opening([with_(['sword right', 'shield left', 'dagger worn'])]);
  expect(actsOf(table, 'A1')).not.toContain('ready');
  expect(refusedFor(table, of('ready', 2))).toBe('WARBAND-GEAR-001 warband.noFreeHand');
  const bow = opening([with_(['sword right', 'longbow worn'])]);
  expect(refusedFor(bow, of('ready', 1))).toBe('WARBAND-GEAR-001 warband.noFreeHand');
  const free = says(says(bow, of('drop', 0)), of('ready', 1));
  expect(keptOf(free)).toBe('sword dropped, longbow both, arrows worn');
});

test('WARBAND-GEAR-001 WARBAND-WOUND-021 a useless hand takes nothing up', () => {
  const hand = { wounds: [{ wound: 'hand', side: 'right' }] };
  expect(keptOf(says(opening([with_(['sword worn'], hand)]), of('ready', 0)))).toBe('sword left');
  const table = opening([with_(['halberd worn'], hand)]);
  expect(refusedFor(table, of('ready', 0))).toBe('WARBAND-GEAR-001 warband.noFreeHand');
});

test('WARBAND-ACTION-005 WARBAND-GEAR-002 WARBAND-GEAR-003 what is worn comes to hand as an action; what is packed or held does not', () => {
  const table = opening([with_(['sword worn', 'potion packed', 'dagger left'])]);
  const ready = says(table, of('ready', 0));
  expect(lastOf(ready, 'readied')).toMatchObject({ item: 0, kept: 'right' });
  expect([keptOf(ready), stateIn(ready, 'A1').opening]).toEqual(['sword right, potion packed, dagger left', 'ready']);
  expect(refusedFor(table, of('ready', 1))).toBe('WARBAND-ACTION-005 warband.notWorn');
  expect(refusedFor(table, of('ready', 2))).toBe('WARBAND-ACTION-005 warband.notWorn');
  expect(refusedFor(table, of('ready', 7))).toBe('NO_SUCH');
});

test('WARBAND-GEAR-003 dropping what is held is free, and it lies where its owner stands', () => {
  const table = opening([with_(['longbow both', 'dagger worn'])]);
  const dropped = says(table, of('drop', 0));
  expect(stateIn(dropped, 'A1')).toMatchObject({ opening: null });
  expect(stateIn(dropped, 'A1').items[0]).toMatchObject({ kept: 'dropped', at: stateIn(dropped, 'A1').at });
  expect(refusedFor(dropped, of('drop', 1))).toBe('WARBAND-GEAR-003 warband.notHeldInHand');
  expect(keptOf(says(dropped, of('ready', 1)))).toBe('longbow dropped, dagger right, arrows worn');
});

test('WARBAND-ACTION-006 WARBAND-GEAR-003 things are picked up from the space and the spaces beside, or received from an ally', () => {
  const [a, b] = [with_(['sword right']), with_(['potion worn', 'dagger right'], { at: [6, 5] })];
  const table = opening([a, b, with_(['javelin right'], { at: [9, 5] })]);
  const take = (from: string, item: number) => ({ choose: 'take', figure: 'A1', from, item });
  expect(refusedFor(table, take('A3', 0))).toBe('WARBAND-ACTION-006 warband.itemNotInReach');
  const given = says(table, take('A2', 0));
  expect([keptOf(given), keptOf(given, 'A2')]).toEqual(['sword right, potion left', 'potion gone, dagger right']);
  const laid = says(table, of('drop', 1, 'A2'));
  expect(offered(laid)).toContainEqual(take('A2', 1));
  expect(keptOf(says(laid, take('A2', 1)))).toBe('sword right, dagger left');
  const full = says(opening([with_(['sword right', 'shield left']), b]), of('drop', 1, 'A2'));
  expect(refusedFor(full, take('A2', 1))).toBe('WARBAND-GEAR-001 warband.noFreeHand');
});

test('WARBAND-ACTION-006 a foe who stands over a thing keeps it', () => {
  const foe = with_(['sword right'], { at: [6, 5] });
  const table = fightIn(
    'opening',
    { a: [with_(['dagger right'])], b: [foe], position: { priority: 'b' } },
    { 'warband.declaredMoveBinding': 'off' },
  );
  const laid = passUntil(says(table, of('drop', 0, 'B1')), 'opening Red');
  expect(refusedFor(laid, { choose: 'take', figure: 'A1', from: 'B1', item: 0 })).toBe(
    'WARBAND-ACTION-006 warband.itemNotInReach',
  );
});

test('WARBAND-GEAR-004 ten slots: a helmet that is worn takes none, Wounds do; with none free nothing is taken', () => {
  const nine = ['sword right', ...Array.from({ length: 8 }, () => 'other packed')];
  const slots = (table: Table): number => freeSlots(sightOf(table), 0);
  expect(slots(opening([with_([...nine, 'helmet worn'])]))).toBe(1);
  expect(slots(opening([with_(nine, { wounds: [{ wound: 'knee' }] })]))).toBe(0);
  const beside = with_(['potion worn'], { at: [6, 5] });
  const table = opening([with_([...nine, 'other packed']), beside]);
  expect(refusedFor(table, { choose: 'take', figure: 'A1', from: 'A2', item: 0 })).toBe(
    'WARBAND-GEAR-004 warband.noFreeSlot',
  );
});

test('WARBAND-ACTION-007 a readied potion is used and gone; a packed one cannot be, nor a sword', () => {
  const table = opening([with_(['sword right', 'potion worn', 'potion packed'])]);
  expect(refusedFor(table, of('use', 0))).toBe('WARBAND-ACTION-007 warband.noUse');
  expect(refusedFor(table, of('use', 2))).toBe('WARBAND-ACTION-007 warband.notReadied');
  expect(keptOf(says(table, of('use', 1)))).toBe('sword right, potion gone, potion packed');
});

test('WARBAND-ACTION-004 WARBAND-ACTION-007 WARBAND-ACTION-008 a hero drinks in the Opening and bandages a friend in the Melee phase', () => {
  const hero = with_(['potion worn', 'bandages worn'], { pc: true });
  const friend: Staged = { at: [6, 5], pc: true, hpNow: 0, criticalSince: 1 };
  const drunk = says(opening([hero, friend], [FAR], { position: { round: 2 } }), of('use', 0));
  const blows = passUntil(drunk, 'blows');
  expect(stateIn(blows, 'A1').opening).toBe('use');
  const aided = says(blows, { choose: 'firstAid', figure: 'A1', patient: 'A2', bandages: true });
  expect(lastOf(aided, 'acted')).toMatchObject({ figure: 0, act: 'firstAid', in: 'melee' });
});

test('WARBAND-ACTION-003 WARBAND-ACTION-009 a second move is no Melee action; other small things are told in words', () => {
  const table = passUntil(opening([with_(['sword right', 'dagger worn'])]), 'blows');
  const move = { choose: 'move', figure: 'A1', path: [{ x: 6, y: 5 }] };
  expect(refusedFor(table, move)).toMatch(/BAD_SHAPE|WARBAND-ACTION-003/);
  expect(refusedFor(table, { choose: 'misc', figure: 'A1', what: 'other' })).toBe('WARBAND-ACTION-009 warband.sayWhat');
  const told = says(table, { choose: 'misc', figure: 'A1', what: 'other', text: 'bars the door' });
  expect(lastOf(told, 'didOther')).toMatchObject({ figure: 0, text: 'bars the door' });
  expect(lastOf(told, 'acted')).toMatchObject({ figure: 0, act: 'misc', in: 'melee' });
});

test('WARBAND-GEAR-005 WARBAND-GEAR-007 a shield counts while it is held, a helmet never', () => {
  const armour = (...things: readonly string[]): number =>
    counted(armourAgainst(sightOf(opening([with_(things, { armour: 2 })])), 0, { by: 1, way: 'melee' })).total;
  expect([armour('shield left'), armour('shield worn'), armour('helmet worn')]).toEqual([3, 2, 2]);
});

test('WARBAND-GEAR-006 a player character may give a held shield for a point; the Wound that came with it stays', () => {
  const hero = with_(['sword right', 'shield left'], { pc: true, hp: 3 });
  const table = opening([hero], [{ like: 'archer', at: [12, 5] }], { position: { priority: 'b' } });
  // A 1, and a Wound in the knee.
  const shot = says(table, { choose: 'shoot', figure: 'B1', weapon: 'longbow', dice: { A1: 1 } })
    .dice(1)
    .dice(3);
  expect(awaited(shot)).toBe('sacrifice A1');
  const given = says(shot, { choose: 'sunder' });
  expect(stateIn(given, 'A1')).toMatchObject({ hp: 3, wounds: [{ wound: 'knee' }] });
  expect(keptOf(given)).toBe('sword right, shield gone');
});

test('WARBAND-GEAR-006 an NPC may not', () => {
  const foe = with_(['sword right', 'shield left'], { at: [9, 5], hp: 3 });
  const archer: Staged = { like: 'archer', at: [3, 5] };
  const shot = says(opening([archer], [foe]), { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 1 } });
  // 8 − 3
  expect(stateIn(shot.dice(5), 'B1').hp).toBe(2);
});

const shot = { choose: 'shoot', figure: 'A1', weapon: 'crossbow', dice: { B1: 1 } };

test('WARBAND-GEAR-008 WARBAND-ACTION-011 a shot unloads a crossbow, and loading it takes the whole of the next round', () => {
  const table = opening([with_(['crossbow both', 'bolts worn'])], [{ at: [14, 5], armour: 1, hp: 5 }]);
  expect(refusedFor(table, { choose: 'reload', figure: 'A1' })).toBe('WARBAND-ACTION-011 warband.nothingToLoad');
  const first = says(table, shot).dice(7);
  expect(lastOf(first, 'struck')).toMatchObject({ chance: { total: 7 }, hits: 1 });
  expect(stateIn(first, 'A1').items[0]?.loaded).toBe(false);
  const second = passUntil(passUntil(first, 'priority').dice(1), 'opening Red');
  expect(refusedFor(second, shot)).toBe('WARBAND-GEAR-008 warband.notLoaded');
  const loading = says(second, { choose: 'reload', figure: 'A1' });
  expect(stateIn(loading, 'A1')).toMatchObject({ wholeRound: true, opening: 'reload' });
  expect(stateIn(loading, 'A1').items[0]?.loaded).toBe(false);
  // It acts in no other phase of this round, and in the next it shoots again: one shot in two rounds, 7/24 hits a round.
  const third = passUntil(passUntil(loading, 'priority').dice(1), 'opening Red');
  expect(third.said.filter(({ event }) => event === 'acted')).toHaveLength(2);
  expect(lastOf(third, 'workDone')).toMatchObject({ figure: 0, at: 'reload' });
  expect(awaited(says(third, shot))).toBe('row');
});

test('WARBAND-ACTION-013 WARBAND-GEAR-003 a packed thing is found at the End of a round that is given to nothing else', () => {
  const table = opening([with_(['sword right', 'potion packed', 'dagger worn'])]);
  expect(refusedFor(table, of('search', 2))).toBe('WARBAND-ACTION-013 warband.notPacked');
  const seeking = says(table, of('search', 1));
  expect(keptOf(seeking)).toBe('sword right, potion packed, dagger worn');
  const found = passUntil(seeking, 'priority');
  expect(lastOf(found, 'workDone')).toMatchObject({ figure: 0, at: 'search', item: 1, kept: 'left' });
  expect(keptOf(found)).toBe('sword right, potion left, dagger worn');
});

test('WARBAND-ACTION-013 who is slain on the way finds nothing', () => {
  const seeker = with_(['potion packed'], { at: [5, 5] });
  const seeking = says(opening([seeker, { at: [1, 1] }], [{ like: 'archer', at: [10, 5] }]), of('search', 0));
  const slain = says(passUntil(seeking, 'opening Blue'), {
    choose: 'shoot',
    figure: 'B1',
    weapon: 'longbow',
    dice: { A1: 1 },
  }).dice(2);
  // WARBAND-PHASE-006: morale comes after it.
  expect(wasSaid(passUntil(slain, 'moraleDie'), 'workDone')).toBe(false);
});

test('WARBAND-ACTION-012 a retreat from melee is a whole round too', () => {
  const table = opening([{ at: [5, 5] }], [{ at: [6, 5] }]);
  const gone = says(table, { choose: 'retreat', figure: 'A1', path: [{ x: 4, y: 5 }] });
  expect(stateIn(gone, 'A1')).toMatchObject({ wholeRound: true, opening: 'retreat' });
});

test('WARBAND-GEAR-010 natural weapons are never lost and never makeshift', () => {
  const table = opening([
    { like: 'brute', at: [5, 5] },
    with_([], { at: [5, 7] }),
    with_(['javelin right'], { at: [5, 9] }),
  ]);
  const sight = sightOf(table);
  expect([0, 1, 2].map((figure) => isDisarmed(sight, figure))).toEqual([false, true, false]);
  expect([0, 1, 2].map((figure) => isImprovised(sight, figure))).toEqual([false, false, true]);
});

test('WARBAND-GEAR-011 WARBAND-MOD-023 a mount gives speed 12; who dismounts has its own again, and an NPC loses what the mount gave', () => {
  const rider: Staged = { like: 'rider', at: [5, 5] };
  const table = opening([rider]);
  const speed = (at: Table): number => counted(speedOf(sightOf(at), 0)).total;
  expect([speed(table), stateIn(table, 'A1').attacks, stateIn(table, 'A1').hp]).toEqual([12, 2, 2]);
  const down = says(table, { choose: 'misc', figure: 'A1', what: 'dismount' });
  expect(stateIn(down, 'A1')).toMatchObject({ mounted: false, might: 1, attacks: 1, mostHp: 1, hp: 1 });
  expect(speed(down)).toBe(6);
  const foot = opening([{ at: [5, 5] }]);
  expect(refusedFor(foot, { choose: 'misc', figure: 'A1', what: 'dismount' })).toBe('WARBAND-GEAR-011 warband.onFoot');
});
