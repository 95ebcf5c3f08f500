import { counted, listed } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  fight,
  fightIn,
  indexIn,
  passUntil,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
} from '../testing/stage.js';
import { figureOf, isFlagged, rowOf } from './figures.js';
import { armourAgainst, attacksOf, placeOf } from './ratings.js';

const one = (figure: Staged): Table => fight({ a: [figure], b: [{}] });
const attacks = (table: Table, key = 'A1'): number => counted(attacksOf(sightOf(table), indexIn(table, key))).total;
const armour = (table: Table, way: 'melee' | 'shot' = 'melee', key = 'A1'): number =>
  counted(armourAgainst(sightOf(table), indexIn(table, key), { by: indexIn(table, 'B1'), way })).total;

test('WARBAND-FIGURE-001 HP and attacks are Might; WARBAND-FIGURE-002 a profile may give either apart', () => {
  const four = one({ might: 4 });
  expect([stateIn(four, 'A1').hp, attacks(four)]).toEqual([4, 4]);
  const apart = one({ might: 4, hp: 6, attacks: 1 });
  expect([stateIn(apart, 'A1').might, stateIn(apart, 'A1').hp, attacks(apart)]).toEqual([4, 6, 1]);
});

test('WARBAND-FIGURE-003 WARBAND-MOD-019 +1 Might is +1 HP and +1 attack: a mounted NPC', () => {
  const rider = one({ like: 'rider' });
  expect(stateIn(rider, 'A1')).toMatchObject({ might: 2, hp: 2, mostHp: 2 });
  expect(attacks(rider)).toBe(2);
});

test('WARBAND-MOD-020 a mounted character has one attack more, and no more HP', () => {
  const rider = one({ pc: true, might: 2, mounted: true });
  expect(stateIn(rider, 'A1')).toMatchObject({ hp: 2, mostHp: 2 });
  expect(attacks(rider)).toBe(3);
});

test('WARBAND-MOD-023 an NPC who dismounts loses the attack and the most it can have; of its HP only what is above that', () => {
  const off = (hpNow: number) => {
    const table = fightIn('opening', { a: [{ like: 'rider', might: 2, hpNow }], b: [{}] });
    return says(passUntil(table, 'opening'), { choose: 'misc', figure: 'A1', what: 'dismount' });
  };
  const whole = off(3);
  expect(stateIn(whole, 'A1')).toMatchObject({ might: 2, hp: 2, mostHp: 2, mounted: false });
  expect(attacks(whole)).toBe(2);
  expect(stateIn(off(1), 'A1')).toMatchObject({ hp: 1, mostHp: 2 });
});

test('WARBAND-MOD-007 WARBAND-MOD-026 down, one attack whatever bonuses; WARBAND-MOD-018 blinded, none', () => {
  expect(attacks(one({ pc: true, might: 3, mounted: true, prone: true }))).toBe(1);
  const blinded = one({ might: 3, blinded: 1 });
  expect(listed(attacksOf(sightOf(blinded), 0)).lines?.at(-1)).toMatchObject({ by: -3, why: 'WARBAND-MOD-018' });
  // WARBAND-MOD-028: from the ground one shoots as from one's feet.
  const down = one({ might: 3, prone: true });
  expect(counted(attacksOf(sightOf(down), 0, 'shot')).total).toBe(3);
});

test('WARBAND-FIGURE-004 WARBAND-FIGURE-005 WARBAND-FIGURE-009 what a figure is: character or not, its flags, its size', () => {
  const table = fight({
    a: [{ like: 'hero' }],
    b: [{ like: 'brute', flags: ['unique', 'fearless'] }, { like: 'rider' }],
  });
  const sight = sightOf(table);
  expect([rowOf(sight, 0).pc, rowOf(sight, 1).pc]).toEqual([true, false]);
  expect([isFlagged(sight, 1, 'unique'), isFlagged(sight, 1, 'supernatural')]).toEqual([true, false]);
  expect([rowOf(sight, 0).size, rowOf(sight, 1).size, rowOf(sight, 2).size]).toEqual([1, 3, 2]);
});

test('WARBAND-TACTIC-030 cover of a space or an edge helps against blows as against shots', () => {
  const between = [
    { x: 5, y: 5 },
    { x: 6, y: 5 },
  ];
  const sheltered = (more: object) => sightOf(fight({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], ...more }));
  const armour = (more: object, way: 'melee' | 'shot') =>
    counted(armourAgainst(sheltered(more), 0, { by: 1, way })).total;
  for (const way of ['melee', 'shot'] as const) {
    expect(armour({ ground: [{ at: { x: 5, y: 5 }, cover: 2 }] }, way)).toBe(2);
    expect(armour({ edges: [{ between, cover: 1 }] }, way)).toBe(1);
    expect(armour({}, way)).toBe(0);
  }
});

test('WARBAND-FIGURE-006 WARBAND-GEAR-005 armour of the body and a held shield, guard and cover on top', () => {
  const gear = [{ item: 'sword' }, { item: 'shield' }];
  expect([0, 1, 2, 3, 6].map((body) => armour(one({ armour: body })))).toEqual([0, 1, 2, 3, 6]);
  expect([armour(one({ armour: 2, gear })), armour(one({ armour: 2, gear }), 'shot')]).toEqual([3, 5]);
  const behind = fight({ a: [{ at: [5, 5], armour: 3, gear }], b: [{}], ground: [{ at: { x: 5, y: 5 }, cover: 2 }] });
  expect([armour(behind), armour(behind, 'shot')]).toEqual([6, 8]);
});

test('WARBAND-MELEE-020 WARBAND-DUEL-003 WARBAND-DUEL-004 guard adds 1 to the armour; techniques add theirs', () => {
  const table = fight({ a: [{ armour: 1, might: 3 }], b: [{ might: 3 }] });
  const sight = sightOf(table);
  const guarding = {
    ...sight,
    open: { ...sight.open, figures: sight.open.figures.map((figure) => ({ ...figure, guards: true })) },
  };
  expect(counted(armourAgainst(guarding, 0, { by: 1, way: 'melee' })).total).toBe(2);
  const duel = (mine: 'parry' | 'assault', theirs: 'assault' | 'feint') => ({
    ...sight,
    open: { ...sight.open, duels: [{ pair: [0, 1] as const, techniques: [mine, theirs] as const }] },
  });
  expect(counted(armourAgainst(duel('parry', 'assault'), 0, { by: 1, way: 'melee' })).total).toBe(3);
  expect(counted(attacksOf(duel('assault', 'feint'), 0)).total).toBe(4);
});

test('WARBAND-MORALE-026 blows at those who run in disorder come from behind, wherever the attacker stands', () => {
  const table = fight({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] });
  const sight = sightOf(table);
  const fleeing = (options: object = {}) => ({
    given: { ...sight.given, options: { ...sight.given.options, ...options } },
    open: {
      ...sight.open,
      figures: sight.open.figures.map((figure) => ({ ...figure, retreating: 'disorder' as const })),
    },
  });
  expect([placeOf(sight, 0, 1), placeOf(fleeing(), 0, 1)]).toEqual(['front', 'rear']);
  expect(placeOf(fleeing({ 'warband.disorderRear': 'off' }), 0, 1)).toBe('front');
  expect(figureOf(sight, 1).retreating).toBe('no');
});
