import { expect, test } from 'vitest';
import { outcome } from '../facts/outcome.js';
import {
  actsOf,
  awaited,
  fight,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const PASS = { choose: 'pass' };
const CALM = { flags: ['fearless'] };
/** Two plain swordsmen face to face. */
const A = { ...CALM, at: [5, 5], facing: 'e' };
const B = { ...CALM, at: [6, 5], facing: 'w' };
/** Where nobody can reach them. */
const FAR = { ...CALM, at: [1, 1] };
const AWAY = { ...CALM, at: [20, 14] };
const FREE = { 'warband.declaredMoveBinding': 'off' };

const attack = (figure: string, target: string, dice = 1) => ({ choose: 'attack', figure, dice: { [target]: dice } });
const move = (figure: string, ...path: readonly (readonly [number, number])[]) => ({
  choose: 'move',
  figure,
  path: path.map(([x, y]) => ({ x, y })),
});

/** The steps that wait while everybody passes, until the next priority die. */
const course = (table: Table): readonly string[] => {
  const steps: string[] = [];
  for (let at = table; at.run.awaits.need === 'answers'; at = says(at, PASS)) steps.push(awaited(at));
  return steps;
};

test('WARBAND-PRIORITY-001 WARBAND-PRIORITY-002 WARBAND-PRIORITY-003 one d6: at or below the threshold side 1 has priority', () => {
  const won = (face: number, threshold = 3) =>
    lastOf(fight({ a: [A], b: [B] }, { 'warband.priorityThreshold': threshold }).dice(face), 'priorityWon').side;
  expect([1, 2, 3, 4, 5, 6].map((face) => won(face))).toEqual([0, 0, 0, 1, 1, 1]);
  expect([1, 2, 3, 4, 5, 6].map((face) => won(face, 5))).toEqual([0, 0, 0, 0, 0, 1]);
  expect([1, 6].map((face) => won(face, 0))).toEqual([1, 1]);
});

test('WARBAND-PRIORITY-003 WARBAND-CORE-006 the referee may move the threshold before the die', () => {
  const table = fight({ a: [A], b: [B], referee: 'rae' });
  expect(awaited(table)).toBe('referee rae');
  const moved = says(table, { choose: 'threshold', threshold: 1 }, PASS);
  expect(lastOf(moved.dice(2), 'priorityWon')).toMatchObject({ side: 1, threshold: 1 });
});

test('WARBAND-PRIORITY-004 WARBAND-PHASE-002 WARBAND-PHASE-003 in every phase the side with priority goes first, then the other', () => {
  const table = fight({ a: [A], b: [B] }, FREE);
  expect(course(table.dice(4))).toEqual([
    'opening Blue',
    'opening Red',
    'declare Blue',
    'declare Red',
    'blows Blue',
    'blows Red',
  ]);
  expect(course(table.dice(1)).slice(0, 2)).toEqual(['opening Red', 'opening Blue']);
});

test('WARBAND-PHASE-001 WARBAND-PHASE-004 WARBAND-PHASE-005 the phases of a round in their order, and the next round', () => {
  let table = fight({ a: [A], b: [B] }, FREE).dice(1);
  while (table.run.awaits.need === 'answers') table = says(table, PASS);
  const phases = table.said.flatMap((event) => (event.event === 'phaseBegan' ? [event.phase] : []));
  expect(phases).toEqual(['opening', 'melee', 'ritual', 'end']);
  expect(lastOf(table, 'roundBegan').round).toBe(2);
  expect(awaited(table)).toBe('priority');
});

test('WARBAND-PRIORITY-005 WARBAND-PRIORITY-006 figures of a side act in any order, and what one does is done before the next', () => {
  const table = passUntil(fightIn('melee', { a: [A, { ...A, at: [5, 4] }], b: [{ ...B, hp: 3 }] }), 'blows Red');
  const second = says(table, attack('A2', 'B1'));
  expect(awaited(second)).toBe('row');
  const struck = second.dice(2);
  expect(stateIn(struck, 'B1').hp).toBe(2);
  expect(awaited(says(struck, attack('A1', 'B1')))).toBe('row');
});

test('WARBAND-PRIORITY-007 WARBAND-PRIORITY-009 WARBAND-PRIORITY-010 who was brought to its end finishes the phase, and takes part in no other', () => {
  // The archer is shot down in the Opening and still shoots in it.
  const bow = { gear: [{ item: 'longbow' }], flags: ['fearless'] };
  const table = fightIn('opening', { a: [{ ...bow, at: [2, 2] }, FAR], b: [{ ...bow, at: [9, 2] }, AWAY] }, FREE);
  const shoot = (figure: string, target: string) => ({
    choose: 'shoot',
    figure,
    weapon: 'longbow',
    dice: { [target]: 1 },
  });
  const hit = passUntil(says(table, shoot('A1', 'B1')).dice(2), 'opening Blue');
  expect(stateIn(hit, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  const both = says(hit, shoot('B1', 'A1')).dice(2);
  expect(stateIn(both, 'A1').hp).toBe(0);
  let later = both;
  while (later.run.state.open.phase === 'opening') later = says(later, PASS);
  expect([stateIn(later, 'A1').fate, stateIn(later, 'B1').fate]).toEqual(['slain', 'slain']);
});

test('WARBAND-ACTION-001 WARBAND-ACTION-002 two actions in a round, one in each of two phases', () => {
  const table = fightIn('opening', { a: [A, FAR], b: [{ ...B, at: [9, 5], hp: 5 }] }, FREE);
  const moved = says(table, move('A1', [6, 5], [7, 5], [8, 5]));
  expect(refusedFor(moved, move('A1', [7, 5]))).toBe('WARBAND-ACTION-002 warband.hasActed');
  const struck = says(passUntil(moved, 'blows Red'), attack('A1', 'B1')).dice(12);
  expect(stateIn(struck, 'A1')).toMatchObject({ opening: 'move', melee: 'attack' });
});

test('WARBAND-ACTION-003 an action of one phase is none of another', () => {
  const opening = fightIn('opening', { a: [A], b: [B] }, FREE);
  expect(refusedFor(opening, attack('A1', 'B1'))).toMatch(/BAD_SHAPE|WARBAND-ACTION-003/);
  const blows = passUntil(opening, 'blows Red');
  expect(refusedFor(blows, move('A1', [5, 4]))).toMatch(/BAD_SHAPE|WARBAND-ACTION-003/);
  expect(actsOf(blows, 'A1')).not.toContain('move');
});

test('WARBAND-ACTION-004 a small action may take the place of either: a potion in the Opening, a bandage in the Melee phase', () => {
  const nurse = { ...FAR, gear: [{ item: 'potion', kept: 'right' }, { item: 'bandages' }] };
  const hurt = { like: 'hero', at: [1, 2], hpNow: 0, criticalSince: 1 };
  const table = fightIn('opening', { a: [nurse, hurt], b: [AWAY], position: { round: 2 } }, FREE);
  const drunk = says(table, { choose: 'use', figure: 'A1', item: 0 });
  const bound = says(passUntil(drunk, 'blows Red'), {
    choose: 'firstAid',
    figure: 'A1',
    patient: 'A2',
    bandages: true,
  });
  const acts = bound.said.flatMap((event) => (event.event === 'acted' ? [`${event.in} ${event.act}`] : []));
  expect(acts).toEqual(['opening use', 'melee firstAid']);
  expect(stateIn(bound, 'A2').stabilised).toBe(true);
});

test('WARBAND-ACTION-014 who gives the whole round to something acts in no other phase', () => {
  const loader = { ...FAR, gear: [{ item: 'crossbow', loaded: false }, { item: 'dagger' }] };
  const table = fightIn('opening', { a: [loader, { ...A, hp: 9 }], b: [{ ...B, hp: 9 }] }, FREE);
  const loading = says(table, { choose: 'reload', figure: 'A1' });
  expect(stateIn(loading, 'A1').wholeRound).toBe(true);
  const blows = passUntil(loading, 'blows Red');
  expect(refusedFor(blows, { choose: 'ready', figure: 'A1', item: 1 })).toBe('WARBAND-ACTION-002 warband.hasActed');
  // It is done at the End.
  expect(wasSaid(passUntil(blows, 'priority'), 'workDone')).toBe(true);
});

test('WARBAND-ACTION-015 in an Opening a figure moves or shoots, not both', () => {
  const archer = { ...FAR, gear: [{ item: 'longbow' }] };
  const table = fightIn('opening', { a: [archer, A], b: [AWAY] }, FREE);
  const moved = says(table, move('A1', [2, 2]));
  const shot = { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 1 } };
  expect(refusedFor(moved, shot)).toBe('WARBAND-ACTION-002 warband.hasActed');
});

test('WARBAND-ACTION-017 a part ends with a pass, or by itself when nobody can act; another seat acts for its own alone', () => {
  const table = fightIn('opening', { a: [A, { ...FAR, seat: 'cy' }], b: [AWAY], seats: ['ana', 'bo', 'cy'] }, FREE);
  expect(awaited(table)).toBe('opening Red Red');
  expect(refusedFor(table, move('A2', [2, 2]))).toBe('NOT_YOURS');
  expect(refusedFor(table, move('A9', [2, 2]))).toBe('NO_SUCH');
  const mine = says(table, PASS);
  expect(awaited(mine)).toBe('opening Red');
  expect(awaited(says(mine, move('A2', [2, 2])))).toBe('opening Blue');
});

test('WARBAND-PHASE-007 only the death save waits for the End: the save of a spell is thrown when it is declared', () => {
  const caster = { ...FAR, flags: ['caster', 'fearless'], spells: [{ name: 'Fog', rounds: 2 }] };
  const table = fightIn('opening', { a: [caster], b: [AWAY] }, FREE);
  const declared = says(table, { choose: 'spell', figure: 'A1', name: 'Fog' });
  expect(awaited(declared)).toBe('spellSave');
  // WARBAND-PHASE-008: two rounds from round 1 on end at the End of round 2.
  const cast = declared.dice(1);
  expect(cast.run.state.open.effects).toMatchObject([{ name: 'Fog', to: 2 }]);
});

test('WARBAND-PHASE-008 an effect of n rounds is over at the End of its n-th', () => {
  const effects = [
    { name: 'Fog', rounds: 1 },
    { name: 'Light', rounds: 2 },
  ];
  const after = fightIn('end', { a: [A], b: [B], position: { round: 4, effects } });
  expect(after.run.state.open.effects).toMatchObject([{ name: 'Light', to: 5 }]);
});

const surprising = (more: object = {}, options: object = FREE) =>
  fight({ a: [A, FAR], b: [{ ...B, might: 2, flags: [], ...more }], surprised: 'b' }, options);

test('WARBAND-ROUND-001 WARBAND-ROUND-003 WARBAND-ROUND-004 who surprises plays a round alone, without a priority die', () => {
  const table = surprising();
  expect(awaited(table)).toBe('opening Red');
  expect(course(table)).toEqual(['opening Red', 'declare Red', 'strikes Red', 'blows Red']);
  expect(table.run.state.open.surprise).toBe(true);
});

test('WARBAND-ROUND-004 the surprised may still give a helmet', () => {
  const table = passUntil(surprising({ gear: [{ item: 'sword' }, { item: 'helmet' }] }), 'strikes Red');
  expect(awaited(says(table, attack('A1', 'B1')).dice(1))).toBe('helmet B1');
});

test('WARBAND-ROUND-002 WARBAND-ROUND-005 surprise is +1 once, in melee and from afar as the table has it', () => {
  const struck = says(passUntil(surprising(), 'strikes Red'), attack('A1', 'B1')).dice(12);
  const { chance } = lastOf(struck, 'struck');
  expect(chance.total).toBe(9);
  expect(chance.lines?.filter(({ why }) => why === 'WARBAND-MOD-001')).toHaveLength(1);
  const shot = (options: object) => {
    const archer = { ...FAR, gear: [{ item: 'longbow' }] };
    const table = fight({ a: [archer], b: [AWAY], surprised: 'b' }, { ...FREE, ...options });
    const fallen = says(table, { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 1 } }).dice(12);
    return lastOf(fallen, 'struck').chance.total;
  };
  expect([shot({}), shot({ 'warband.surpriseAppliesTo': 'melee' })]).toEqual([9, 8]);
});

test('WARBAND-ROUND-006 WARBAND-ROUND-007 the surprised check for the ambush at the End', () => {
  let table = surprising();
  while (table.run.awaits.need === 'answers') table = says(table, PASS);
  expect(awaited(table)).toBe('moraleDie');
  expect(lastOf(table, 'triggered')).toMatchObject({ by: 'ambush' });
});

test('WARBAND-ROUND-009 a fight is over at the End of a round when one side has nobody left; who retreats still counts', () => {
  const gone = { ...FAR, fate: 'slain' };
  const over = fightIn('end', { a: [A], b: [B, { ...AWAY, fate: 'subdued' }], position: {} });
  expect(over.run.awaits.need).toBe('dice');
  const hero = { like: 'hero', at: [5, 5], hpNow: 0 };
  // The last of side 1 fails its death save.
  const lost = fightIn('end', { a: [hero, gone], b: [B] }).dice(12);
  expect(lastOf(lost, 'ended')).toMatchObject({ ending: 'won', winner: 1, minutes: 10 });
  expect(awaited(lost)).toBe('over');
  expect(lost.run.outcome()).toMatchObject({ winner: 'Blue', ending: 'won', bands: [{ retreated: true }, {}] });
});

test('WARBAND-ROUND-009 who is held by a foe does not count; nobody wins where neither side has anybody', () => {
  const hold = { controller: 'A1', held: 'B1', total: 9 };
  const held = fightIn('end', {
    a: [A],
    b: [{ ...B, like: 'hero', pc: false, grade: 'strong' }],
    position: { holds: [hold] },
  });
  const settled = held.run.awaits.need === 'dice' ? held.dice(1) : held;
  expect(lastOf(settled, 'ended')).toMatchObject({ ending: 'won', winner: 0 });
});

test('WARBAND-ROUND-010 rounds in which nothing happens end a fight without a winner', () => {
  const quiet = fightIn('end', { a: [FAR], b: [AWAY], position: { round: 7, quiet: 2 } });
  expect(lastOf(quiet, 'ended')).toMatchObject({ ending: 'quiet', winner: null });
  const sooner = fightIn('end', { a: [FAR], b: [AWAY] }, { 'warband.quietRounds': 1 });
  expect(lastOf(sooner, 'ended').ending).toBe('quiet');
  // A blow that misses is an attack all the same.
  const table = passUntil(fightIn('melee', { a: [A], b: [B], position: { quiet: 2 } }), 'blows Red');
  const missed = passUntil(says(table, attack('A1', 'B1')).dice(12), 'priority');
  expect(missed.run.state.open.quiet).toBe(0);
});

test('WARBAND-ROUND-010 both sides may agree to end it', () => {
  const table = fightIn('opening', { a: [A], b: [B] }, FREE);
  const one = says(table, { choose: 'endFight' });
  expect(refusedFor(one, { choose: 'endFight' })).toBe('WARBAND-ROUND-010 warband.saidAlready');
  expect(offered(one)).not.toContainEqual({ choose: 'endFight' });
  let both = says(passUntil(one, 'opening Blue'), { choose: 'endFight' });
  while (both.run.awaits.need === 'answers') both = says(both, PASS);
  expect(lastOf(both, 'ended')).toMatchObject({ ending: 'agreed', winner: null });
  // In another round it has to be said anew.
  let alone = one;
  while (alone.run.awaits.need === 'answers') alone = says(alone, PASS);
  expect(alone.run.state.open.tired).toEqual([false, false]);
});

test('WARBAND-ROUND-010 WARBAND-ROUND-009 WARBAND-SAGA-015 an agreement holds at the End of its round: blows still fall, who wins by them has won, and else nobody lost', () => {
  const hard = (hp: number) => ({ a: [{ ...A, hp: 3 }], b: [{ ...B, hp }] });
  const tired = (hp: number): Table => {
    const one = says(fightIn('opening', hard(hp), FREE), { choose: 'endFight' });
    const both = says(passUntil(one, 'opening Blue'), { choose: 'endFight' });
    expect(both.run.state.open.tired).toEqual([true, true]);
    return says(passUntil(both, 'blows Red'), attack('A1', 'B1')).dice(2);
  };
  const finish = (table: Table): Table => {
    let at = table;
    while (at.run.awaits.need === 'answers') at = says(at, PASS);
    return at;
  };
  const agreed = finish(tired(2));
  expect(awaited(agreed)).toBe('over');
  expect(stateIn(agreed, 'B1')).toMatchObject({ hp: 1, fate: 'fighting' });
  const after = outcome(sightOf(agreed));
  expect(after).toMatchObject({ ending: 'agreed', rounds: 1, winner: null });
  expect(after.bands.map(({ retreated }) => retreated)).toEqual([false, false]);
  expect(after.bands.flatMap(({ figures }) => figures.map(({ captured }) => captured))).toEqual([false, false]);
  // With 1 HP the same blow slays, and the fight is won.
  expect(outcome(sightOf(finish(tired(1))))).toMatchObject({ ending: 'won', winner: 'Red' });
});
