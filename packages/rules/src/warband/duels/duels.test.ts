import { chance, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bonusOf, techniqueBonus } from '../figures/duelling.js';
import type { Technique } from '../model/model.js';
import { ALL_TECHNIQUES } from '../model/techniques.table.js';
import {
  actsOf,
  awaited,
  fightIn,
  indexIn,
  lastOf,
  passUntil,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const CAPTAIN = { might: 3, armour: 3, gear: [{ item: 'sword' }, { item: 'shield' }] };
const CHALLENGE = { choose: 'challenge', figure: 'A1', target: 'B1' };
const ACCEPT = { choose: 'accept', figure: 'B1', target: 'A1' };
const REFUSE = { choose: 'refuse', figure: 'B1', target: 'A1' };

/** Two captains face to face at the start of a Melee phase, with others where they are needed. */
const facing = (
  a: Staged = {},
  b: Staged = {},
  others: object = {},
  more: { a?: Staged[]; b?: Staged[] } = {},
): Table =>
  fightIn('melee', {
    a: [{ at: [5, 5], ...CAPTAIN, ...a }, ...(more.a ?? [])],
    b: [{ at: [6, 5], ...CAPTAIN, ...b }, ...(more.b ?? [])],
    ...others,
  });

/** They duel already, and nothing else is declared. */
const duelling = (a: Staged = {}, b: Staged = {}, more: { a?: Staged[]; b?: Staged[] } = {}): Table =>
  passUntil(facing(a, b, { position: { duels: [['A1', 'B1']] } }, more), 'techniques');

const shown = (table: Table, one: Technique, other: Technique): Table =>
  table
    .answer('ana', { choose: 'technique', technique: one }, 'A1')
    .answer('bo', { choose: 'technique', technique: other }, 'B1');

const bonusIn = (table: Table, key: string) => techniqueBonus(sightOf(table), indexIn(table, key));

const PARRY = { armour: 2, attacks: 0, chance: 0 };
const ASSAULT = { armour: 0, attacks: 1, chance: 0 };
const FEINT = { armour: 0, attacks: 0, chance: 2 };
const NOTHING = { armour: 0, attacks: 0, chance: 0 };

describe('techniques', () => {
  test.each([
    ['parry', 'parry', PARRY, PARRY],
    ['parry', 'assault', PARRY, NOTHING],
    ['parry', 'feint', NOTHING, FEINT],
    ['assault', 'parry', NOTHING, PARRY],
    ['assault', 'assault', ASSAULT, ASSAULT],
    ['assault', 'feint', ASSAULT, NOTHING],
    ['feint', 'parry', FEINT, NOTHING],
    ['feint', 'assault', NOTHING, ASSAULT],
    ['feint', 'feint', FEINT, FEINT],
  ] as const)(
    'WARBAND-DUEL-002 WARBAND-DUEL-003 WARBAND-DUEL-004 WARBAND-DUEL-005 WARBAND-DUEL-006 WARBAND-DUEL-008 %s against %s',
    (one, other, mine, theirs) => {
      const table = shown(duelling(), one, other);
      expect([bonusIn(table, 'A1'), bonusIn(table, 'B1')]).toEqual([mine, theirs]);
    },
  );

  test('WARBAND-DUEL-006 chosen evenly at random a duellist has a bonus in 2 of 3 cases', () => {
    const pairs = ALL_TECHNIQUES.flatMap((one) => ALL_TECHNIQUES.map((other) => bonusOf(one, other)));
    const some = pairs.filter((bonus) => Object.values(bonus).some((by) => by > 0));
    expect(exact(chance(some.length, pairs.length))).toBe('2/3');
  });

  test('WARBAND-DUEL-001 WARBAND-DUEL-009 chosen in secret at the start of the Melee phase, and shown together', () => {
    const table = duelling();
    expect(awaited(table)).toBe('techniques A1 B1');
    const half = table.answer('ana', { choose: 'technique', technique: 'feint' }, 'A1');
    expect(wasSaid(half, 'techniquesShown')).toBe(false);
    expect(sightOf(half).open.duels).toEqual([{ pair: [0, 1], techniques: null }]);
    const both = half.answer('bo', { choose: 'technique', technique: 'parry' }, 'B1');
    expect(lastOf(both, 'techniquesShown')).toMatchObject({ pair: [0, 1], techniques: ['feint', 'parry'] });
    expect(awaited(both)).toBe('blows Red');
  });

  /** What A1's attack on B1 throws: dice and chance. Body armour 3 and shield: 4. */
  const attack = (one: Technique, other: Technique) => {
    const table = says(shown(duelling(), one, other), {
      choose: 'attack',
      figure: 'A1',
      dice: { B1: one === 'assault' && other !== 'parry' ? 4 : 3 },
    });
    if (table.run.awaits.need !== 'dice') throw new Error(awaited(table));
    const { dice } = table.run.awaits.throw;
    const struck = lastOf(table.dice(...dice.map(() => 12)), 'struck');
    return {
      dice: dice.length,
      chance: struck.chance.total,
      expected: exact(chance(dice.length * struck.chance.total, 12)),
    };
  };

  test('WARBAND-DUEL-003 WARBAND-DUEL-004 WARBAND-DUEL-005 a captain against armour 4, and what is to be expected', () => {
    expect(attack('feint', 'assault')).toEqual({ dice: 3, chance: 4, expected: '1' });
    expect(attack('assault', 'feint')).toEqual({ dice: 4, chance: 4, expected: '4/3' });
    expect(attack('feint', 'parry')).toEqual({ dice: 3, chance: 6, expected: '3/2' });
    expect(attack('assault', 'parry')).toEqual({ dice: 3, chance: 2, expected: '1/2' });
  });

  test('WARBAND-DUEL-001 WARBAND-DUEL-002 the bonus is for the round, and techniques are chosen anew in the next', () => {
    let at = shown(duelling(), 'parry', 'parry');
    while (sightOf(at).open.round === 1)
      at =
        at.run.awaits.need === 'dice'
          ? at.dice(...at.run.awaits.throw.dice.map(() => 1))
          : says(at, { choose: 'pass' });
    expect(sightOf(at).open.duels).toEqual([{ pair: [0, 1], techniques: null }]);
    expect(bonusIn(at, 'A1')).toEqual(NOTHING);
    expect(awaited(passUntil(at.dice(1), 'techniques'))).toBe('techniques A1 B1');
  });

  test('WARBAND-DUEL-009 first strike does not apply between duellists', () => {
    const after = shown(duelling({}, { facing: 'e' }), 'parry', 'parry');
    expect(awaited(after)).toBe('blows Red');
    const stranger = passUntil(facing({}, { facing: 'e' }), 'strikes');
    expect(awaited(stranger)).toBe('strikes Red');
  });

  test('WARBAND-DUEL-007 in a duel an NPC too may give its shield', () => {
    const hit = says(shown(duelling(), 'feint', 'assault'), { choose: 'attack', figure: 'A1', dice: { B1: 3 } }).dice(
      4,
      12,
      12,
    );
    expect(awaited(hit)).toBe('sacrifice B1');
    const sundered = says(hit, { choose: 'sunder' });
    expect(stateIn(sundered, 'B1').hp).toBe(3);
    const outside = says(passUntil(facing(), 'blows'), { choose: 'attack', figure: 'A1', dice: { B1: 3 } }).dice(
      4,
      12,
      12,
    );
    expect(stateIn(outside, 'B1').hp).toBe(2);
  });
});

describe('beginning and ending', () => {
  test('WARBAND-DUEL-010 both must agree', () => {
    const table = passUntil(facing(), 'declare Red');
    expect(actsOf(table, 'A1')).toContain('challenge');
    const asked = says(table, CHALLENGE);
    expect(awaited(asked)).toBe('challenge B1');
    const refused = says(asked, REFUSE);
    expect(lastOf(refused, 'duelRefused')).toMatchObject({ figure: 1, target: 0 });
    expect(sightOf(refused).open.duels).toEqual([]);
    const begun = says(asked, ACCEPT);
    expect(sightOf(begun).open.duels).toEqual([{ pair: [0, 1], techniques: null }]);
    expect(awaited(passUntil(begun, 'techniques'))).toBe('techniques A1 B1');
    expect(stateIn(begun, 'A1').melee).toBe(null);
  });

  test('WARBAND-DUEL-010 once a round, face to face, one duel at a time', () => {
    const table = passUntil(facing({}, {}, {}, { b: [{ at: [5, 6] }, { at: [9, 9] }] }), 'declare Red');
    const again = says(table, CHALLENGE, REFUSE);
    expect(refusedFor(again, { ...CHALLENGE, target: 'B2' })).toBe('WARBAND-DUEL-010 warband.duel.challengedAlready');
    expect(refusedFor(table, { ...CHALLENGE, target: 'B3' })).toBe('WARBAND-DUEL-010 warband.duel.notFaceToFace');
    const begun = says(table, CHALLENGE, ACCEPT);
    expect(refusedFor(begun, { ...CHALLENGE, target: 'B2' })).toBe('WARBAND-DUEL-011 warband.duel.duelsAlready');
  });

  test('WARBAND-DUEL-010 an attack by a third figure ends it at once, and the bonus with it', () => {
    const table = shown(duelling({}, {}, { a: [{ at: [5, 4], attacks: 1 }] }), 'parry', 'parry');
    const after = says(table, { choose: 'attack', figure: 'A2', dice: { B1: 1 } });
    const struck = after.run.awaits.need === 'dice' ? after.dice(12) : after;
    expect(lastOf(struck, 'duelEnded')).toMatchObject({ pair: [0, 2], why: 'disturbed' });
    // Body armour 3 and shield; Parry no longer counts.
    expect(lastOf(struck, 'struck').chance.total).toBe(4);
    expect(bonusIn(struck, 'A1')).toEqual(NOTHING);
  });

  test('WARBAND-DUEL-011 until a duellist is at 0 HP', () => {
    const table = shown(duelling({}, { hp: 1 }), 'assault', 'assault');
    const slain = says(table, { choose: 'attack', figure: 'A1', dice: { B1: 4 } }).dice(4, 12, 12, 12);
    const taken = awaited(slain).startsWith('sacrifice') ? says(slain, { choose: 'take' }) : slain;
    expect(lastOf(passUntil(taken, 'over'), 'duelEnded')).toMatchObject({ why: 'fallen' });
  });

  test('WARBAND-DUEL-011 until one yields', () => {
    const table = passUntil(facing({}, {}, { position: { duels: [['A1', 'B1']] } }), 'declare Red');
    const yielded = says(table, { choose: 'yield', figure: 'A1' });
    expect(lastOf(yielded, 'duelEnded')).toMatchObject({ why: 'yielded' });
    expect(sightOf(yielded).open.duels).toEqual([]);
    expect(refusedFor(yielded, { choose: 'yield', figure: 'A1' })).toBe('WARBAND-DUEL-011 warband.duel.inNone');
  });

  test('WARBAND-DUEL-011 until one leaves', () => {
    const table = passUntil(
      fightIn('opening', {
        a: [{ at: [5, 5], ...CAPTAIN }],
        b: [{ at: [6, 5], ...CAPTAIN }],
        position: { duels: [['A1', 'B1']] },
      }),
      'opening Red',
    );
    const gone = says(table, { choose: 'retreat', figure: 'A1', path: [{ x: 4, y: 5 }] });
    const at = gone.run.awaits.need === 'answers' ? passUntil(gone, 'priority') : gone;
    expect(lastOf(at, 'duelEnded')).toMatchObject({ why: 'left' });
  });
});
