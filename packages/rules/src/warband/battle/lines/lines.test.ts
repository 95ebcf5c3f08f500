import { expect, test } from 'vitest';
import {
  actsOf,
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  ranksIn,
  refusedFor,
  says,
  sightOf,
  unitIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';

const SWORD = [{ item: 'sword' }];
/** Armour as it is said, no shield; one HP and one attack unless said otherwise. */
const men = (count: number, more: object = {}) => [{ like: 'levy', count, gear: SWORD, ...more }];
const spears = (count: number, more: object = {}) => men(count, { gear: [{ item: 'spear' }], ...more });
const hero = (more: object = {}) => ({ flags: ['unique'], might: 3, gear: SWORD, ...more });

const facing = (a: readonly object[][], b: readonly object[][], more: object = {}, options: object = {}): BattleTable =>
  battleIn(
    'melee',
    { a: [{ at: [8, 7], facing: 'e', ranks: a }], b: [{ at: [9, 7], facing: 'w', ranks: b }], ...more } as never,
    options,
  );
const ATTACK = { choose: 'attack', figure: 'A1' } as const;
const rows = (table: BattleTable) =>
  allOf(table, 'struck').map(({ by, target, rolled, chance }) => [
    sightOf(table).open.roster[by]?.name,
    sightOf(table).open.roster[target]?.name,
    rolled,
    chance.total,
  ]);
/** All others give up their blows. */
const ended = (table: BattleTable): BattleTable => {
  let at = table;
  while (/^(declare|strikes|blows)/.test(awaited(at))) at = says(at, { choose: 'pass' });
  return at;
};
/** Throws nothing but misses until nobody has to throw. */
const missing = (table: BattleTable, most = 60): BattleTable => {
  let at = table;
  for (let i = 0; i < most && awaited(at) === 'rankRow'; i++) {
    const { awaits } = at.run;
    const dice = awaits.need === 'dice' ? awaits.throw.dice.length : 0;
    at = at.dice(...new Array<number>(dice).fill(12));
  }
  return at;
};
const strike = (table: BattleTable, choice: object = ATTACK): BattleTable =>
  missing(says(passUntil(table, 'blows'), choice));

test('WARBAND-LINE-001 WARBAND-LINE-002 a battle line is formed as the Melee begins, where fronts are within melee range', () => {
  const standing = (x: number, y: number) =>
    battleIn('melee', {
      a: [{ at: [8, 7], facing: 'e', ranks: [men(5)] }],
      b: [{ at: [x, y], facing: 'w', ranks: [men(5)] }],
    });
  const lines = (table: BattleTable) =>
    sightOf(table).open.lines.map(({ units, meets, hits }) => ({ units, meets, hits }));
  const met = { units: [0, 1], meets: ['front', 'front'], hits: [0, 0] };
  expect(lines(standing(9, 7))).toEqual([met]);
  // Four spaces aside one figure of five still touches; six aside nobody does, nor a space ahead.
  expect(lines(standing(9, 11))).toEqual([met]);
  expect([lines(standing(9, 13)), lines(standing(10, 7))]).toEqual([[], []]);
  expect(actsOf(passUntil(standing(9, 7), 'blows'), 'A1')).toContain('attack');
});

test('WARBAND-UNIT-013 WARBAND-LINE-021 both ranks have one frame, as who strikes sees it: the right hand of the foe is at the left, and what is aside is added', () => {
  // A captain at the right hand of a rank of five. Squarely opposed it stands at −4, and the three nearest are −2, 0 and 2.
  const rank = [...men(4), hero()];
  const against = (y: number, slots: readonly object[]) =>
    rows(
      strike(
        battleIn('melee', {
          a: [{ at: [8, 7], facing: 'e', ranks: [[hero()]] }],
          b: [{ at: [9, y], facing: 'w', ranks: [slots] }],
        } as never),
      ),
    ).map(([, target, rolled]) => `${target} ${rolled}`);
  expect(against(7, rank)).toEqual(['B1.1 3']);
  // Two spaces to the right of who strikes four are added: the captain is right ahead, at 0, and two of the rank at 2 and 4.
  expect(against(9, rank)).toEqual(['B1u1 1', 'B1.1 2']);
  // Two spaces to the left it is at −8, and the far end of the rank is right ahead.
  expect(against(5, rank)).toEqual(['B1.1 3']);
  expect(against(5, [hero(), ...men(4)])).toEqual(['B1u1 1', 'B1.1 2']);
});

test('WARBAND-LINE-009 WARBAND-LINE-010 WARBAND-LINE-011 WARBAND-LINE-012 WARBAND-LINE-020 WARBAND-LINE-025 a rank rolls first on who is unique, then on the rank as one', () => {
  const table = facing([men(5)], [[...men(2), hero(), ...men(2)]]);
  expect(rows(strike(table))).toEqual([
    ['A1.1', 'B1u1', 1, 8],
    ['A1.1', 'B1.1', 4, 8],
  ]);
  const two = facing([men(4, { might: 2 })], [[...men(2), hero(), ...men(2)]]);
  expect(rows(strike(two)).map(([, , dice]) => dice)).toEqual([2, 6]);
  const alone = facing([[hero()]], [men(5)]);
  expect(rows(strike(alone))).toEqual([['A1u1', 'B1.1', 3, 8]]);
  // Several unique ones from left to right as who strikes sees them: the right end of the other rank first.
  const ends = facing([men(5)], [[hero(), ...men(3), hero({ name: 'Ull' })]]);
  expect(rows(strike(ends)).map(([, target]) => target)).toEqual(['B1u2', 'B1u1', 'B1.1']);
});

test('WARBAND-LINE-004 WARBAND-LINE-005 WARBAND-LINE-026 WARBAND-LINE-037 spears of the middle rank strike the front, rear ranks never; unique ones go before their rank', () => {
  const table = facing(
    [
      [hero(), ...men(2)],
      [...spears(2), hero({ gear: [{ item: 'spear' }], name: 'Ull' }), hero({ name: 'Odo' })],
      spears(3),
    ],
    [men(5), men(5)],
  );
  expect(rows(strike(table)).map(([by, , dice]) => [by, dice])).toEqual([
    ['A1u1', 3],
    ['A1.1', 2],
    ['A1u2', 3],
    ['A1.2', 2],
  ]);
  expect(rows(strike(table)).every(([, target]) => target === 'B1.1')).toBe(true);
});

test('WARBAND-LINE-021 WARBAND-LINE-023 WARBAND-LINE-037 WARBAND-CORE-007 lots: for the reach first, then for an odd attack; none where it changes nothing', () => {
  // One hero across from four: the ends tie for the third. With nobody unique there no lot falls.
  expect(rows(strike(facing([[hero()]], [men(4)])))).toEqual([['A1u1', 'B1.1', 3, 8]]);
  const drawn = facing([[hero({ might: 4 })]], [[...men(3), hero()]]);
  const asked = says(passUntil(drawn, 'blows'), ATTACK);
  expect(awaited(asked)).toBe('lot');
  // The unique one is the right-hand end of its rank, the left one as who strikes sees it: 1 to 3. Four dice over three: the odd one in the middle of the rank.
  expect(rows(missing(asked.dice(3))).map(([, target, dice]) => [target, dice])).toEqual([
    ['B1u1', 1],
    ['B1.1', 3],
  ]);
  expect(rows(missing(asked.dice(4))).map(([, target, dice]) => [target, dice])).toEqual([['B1.1', 4]]);
  const odd = says(passUntil(facing([men(5)], [[...men(1), hero(), ...men(2)]]), 'blows'), ATTACK);
  expect(awaited(odd)).toBe('lot');
  // Seen from across, the unique one stands right of the middle: 4 to 6.
  expect(rows(missing(odd.dice(4))).map(([, , dice]) => dice)).toEqual([2, 3]);
  expect(rows(missing(odd.dice(1))).map(([, , dice]) => dice)).toEqual([1, 4]);
  expect(lastOf(odd.dice(1), 'lotFell')).toMatchObject({ for: 'odd', lot: 0 });
});

test('WARBAND-LINE-003 WARBAND-LINE-013 WARBAND-LINE-015 WARBAND-LINE-019 WARBAND-LINE-030 four hits on two with one HP: both go, and one of the next rank with 2 HP', () => {
  const table = facing([men(4)], [men(2), men(3, { might: 2 })]);
  const struck = says(passUntil(table, 'blows'), ATTACK).dice(1, 2, 3, 4);
  expect(ranksIn(struck, 'B1')).toBe('2 3');
  const done = ended(struck);
  expect(allOf(done, 'thinned').map(({ removed, carried, lost }) => [removed, carried, lost])).toEqual([
    [2, 2, 0],
    [1, 0, 0],
  ]);
  expect(ranksIn(done, 'B1')).toBe('2');
});

test('WARBAND-LINE-029 a player character at 0 HP still holds the rank; an NPC slain in the same step does not', () => {
  const held = (more: object) => {
    const table = facing([[...men(1), hero({ might: 1, ...more }), ...men(1)], men(3)], [men(5)]);
    // Five over three: one each, the first odd one in the middle, the second beside it.
    return ended(
      says(passUntil(table, 'blows Blue'), { ...ATTACK, figure: 'B1' })
        .dice(2, 3)
        .dice(2, 3, 4),
    );
  };
  expect(ranksIn(held({}), 'A1')).toBe('2');
  expect(ranksIn(held({ pc: true, flags: [] }), 'A1')).toBe('1 3');
});

test('WARBAND-LINE-016 with the switch on surplus hits are the last ones, and each must hit the next rank too', () => {
  const on = { 'warband.carryOverArmourCheck': 'on' };
  const table = facing([men(5)], [men(2), men(3, { armour: 4 })], {}, on);
  const begun = says(passUntil(table, 'blows'), ATTACK);
  // Chance 8, against the next rank 4. The first two hits take the rank; of 5, 3 and 4 two pass.
  const done = ended(begun.dice(1, 2, 5, 3, 4));
  expect(ranksIn(done, 'B1')).toBe('1');
  expect(allOf(done, 'thinned').map(({ carried, lost }) => [carried, lost])).toEqual([
    [2, 1],
    [0, 0],
  ]);
  expect(ranksIn(ended(begun.dice(1, 2, 5, 6, 7)), 'B1')).toBe('3');
  const off = facing([men(5)], [men(2), men(3, { armour: 4 })]);
  expect(ranksIn(ended(says(passUntil(off, 'blows'), ATTACK).dice(1, 2, 5, 6, 7)), 'B1')).toBe('');
});

test('WARBAND-CRIT-011 a 1 against a rank is a hit, or does two points where the table has it so', () => {
  const two = facing([men(3)], [men(5)], {}, { 'warband.rankCrits': 'extraDamage' });
  expect(ranksIn(ended(says(passUntil(two, 'blows'), ATTACK).dice(1, 1, 12)), 'B1')).toBe('1');
  const one = facing([men(3)], [men(5)]);
  expect(ranksIn(ended(says(passUntil(one, 'blows'), ATTACK).dice(1, 1, 12)), 'B1')).toBe('3');
});

test('WARBAND-SUBDUE-008 only who is unique can be subdued; who declares it strikes at −1 with all its attacks', () => {
  const table = passUntil(facing([men(5)], [[...men(2), hero(), ...men(2)]]), 'blows');
  expect(offered(table)).toContainEqual({ ...ATTACK, subdue: true });
  expect(rows(missing(says(table, { ...ATTACK, subdue: true }))).map(([, , , chance]) => chance)).toEqual([7, 7]);
  const plain = passUntil(facing([men(5)], [men(5)]), 'blows');
  expect(refusedFor(plain, { ...ATTACK, subdue: true })).toBe('WARBAND-SUBDUE-008 warband.nobodyToSubdue');
  expect(refusedFor(plain, { ...ATTACK, tied: 'B1' })).toBe('WARBAND-LINE-024 warband.notTied');
  expect(refusedFor(plain, { ...ATTACK, figure: 'A1.1' })).toBe('WARBAND-LINE-037 warband.unitStrikesAsOne');
});

test('WARBAND-GRID-010 WARBAND-MOD-002 WARBAND-MELEE-013 from the flank: first strike, +1, the end of each rank, the middle one takes the odd die', () => {
  const table = battleIn('melee', {
    a: [{ at: [8, 5], facing: 'e', ranks: [men(4)] }],
    b: [{ at: [10, 7], facing: 's', ranks: [men(3), [hero(), ...men(1), hero({ name: 'Ull' })], men(3)] }],
  } as never);
  const first = passUntil(table, 'strikes');
  expect(sightOf(first).open.lines).toMatchObject([{ meets: ['right', null] }]);
  // Four dice over three ends, the middle rank's end being somebody unique: 2 on it, 1 on each of the others.
  expect(rows(missing(says(first, ATTACK)))).toEqual([
    ['A1.1', 'B1u2', 2, 9],
    ['A1.1', 'B1.3', 1, 9],
    ['A1.1', 'B1.1', 1, 9],
  ]);
  expect(wasSaid(first, 'linesFormed')).toBe(true);
});

test('WARBAND-GRID-010 WARBAND-MOD-003 WARBAND-LINE-020 from the rear: first strike, a die more for each figure, the last rank first, and surplus passes forward', () => {
  const table = battleIn('melee', {
    a: [{ at: [8, 7], facing: 'e', ranks: [men(3)] }],
    b: [{ at: [11, 7], facing: 'e', ranks: [men(3), men(3), men(2)] }],
  } as never);
  const first = passUntil(table, 'strikes');
  const struck = says(first, ATTACK);
  const done = ended(struck.dice(1, 2, 3, 4, 12, 12));
  expect(rows(done)).toEqual([['A1.1', 'B1.3', 6, 8]]);
  expect(allOf(done, 'thinned').map(({ figure, removed, carried }) => [figure, removed, carried])).toEqual([
    [indexIn(done, 'B1.2'), 2, 0],
    [indexIn(done, 'B1.3'), 2, 2],
  ]);
  expect(ranksIn(done, 'B1')).toBe('3 1');
  // It closes up towards those behind it, which is to the west. Four are stronger than three: at the End they push them back.
  expect(lastOf(done, 'closedUp').at).toBe(7 * 24 + 10);
  expect([whereIn(done, 'A1'), whereIn(done, 'B1')]).toEqual(['7,7', '9,7']);
});

const braced = {
  units: [
    { unit: 'A1', charged: 'B1' },
    { unit: 'B1', braced: true },
  ],
};
const riders = (count: number) => [{ like: 'rider', count, armour: 0, gear: [{ item: 'spear' }] }];

test('WARBAND-TACTIC-022 WARBAND-TACTIC-027 WARBAND-TACTIC-028 WARBAND-LINE-033 riders strike first; the broken give them a die each, the braced take one', () => {
  const broken = facing([riders(5)], [men(5)], {
    position: {
      units: [
        { unit: 'A1', charged: 'B1' },
        { unit: 'B1', broken: true },
      ],
    },
  });
  expect(rows(missing(says(passUntil(broken, 'strikes'), ATTACK))).map(([, , dice]) => dice)).toEqual([15]);
  const stands = facing([riders(5)], [[...spears(4), hero()], spears(5)], { position: braced });
  const answer = passUntil(missing(says(passUntil(stands, 'strikes'), ATTACK)), 'blows Blue');
  const answered = missing(says(answer, { ...ATTACK, figure: 'B1' }));
  expect(
    rows(answered)
      .slice(2)
      .map(([by, , dice]) => [by, dice]),
  ).toEqual([
    ['B1u1', 3],
    ['B1.1', 8],
    ['B1.2', 10],
  ]);
  const both = facing(
    [riders(5)],
    [[...spears(4), hero()], spears(5)],
    { position: braced },
    { 'warband.bracedFirstStrike': 'on' },
  );
  const first = passUntil(missing(says(passUntil(both, 'strikes'), ATTACK)), 'strikes Blue');
  expect(
    rows(missing(says(first, { ...ATTACK, figure: 'B1' })))
      .slice(2)
      .map(([by]) => by),
  ).toEqual(['B1.1', 'B1.2']);
});

test('WARBAND-MOD-015 WARBAND-UNIT-010 WARBAND-MOD-018 bare hands give a die for each figure; who is blinded or unlit has none', () => {
  expect(rows(strike(facing([men(4)], [men(4, { gear: [] })]))).map(([, , dice]) => dice)).toEqual([8]);
  const dark = facing([men(4)], [men(4)], { dark: true });
  expect(allOf(ended(dark), 'struck')).toEqual([]);
  const lit = facing([{ figures: men(4), light: true } as never], [men(4)], { dark: true });
  expect(rows(strike(lit)).map(([, , dice]) => dice)).toEqual([4]);
  expect(rows(strike(facing([men(4)], [men(4)], { dark: true }, { 'warband.unlitRankBlinded': 'off' })))).toHaveLength(
    1,
  );
});

test('WARBAND-LINE-017 WARBAND-LINE-018 WARBAND-LINE-031 WARBAND-LINE-032 who is left after first strikes strikes back; a rank that steps up strikes, unless the table has it otherwise', () => {
  const stage = (options: object) => {
    const table = facing([men(5)], [men(3), men(4)], { position: { units: [{ unit: 'A1', charged: 'B1' }] } }, options);
    return says(passUntil(table, 'strikes'), ATTACK).dice(1, 2, 3, 4, 12);
  };
  const on = passUntil(stage({}), 'blows Blue');
  expect(ranksIn(on, 'B1')).toBe('3');
  expect(whereIn(on, 'B1')).toBe('9,7');
  expect(rows(missing(says(on, { ...ATTACK, figure: 'B1' }))).at(-1)).toEqual(['B1.2', 'A1.1', 3, 8]);
  expect(awaited(stage({ 'warband.stepUpAfterFirstStrike': 'off' }))).not.toContain('blows');
});

/** A1 faces east, five wide around 8,7; B1 stands before its left half, B2 before its right half. */
const TWO = {
  a: [{ at: [8, 7], facing: 'e', ranks: [men(5), spears(5)] }],
  b: [
    { at: [9, 5], facing: 'w', ranks: [men(3)] },
    { at: [9, 9], facing: 'w', ranks: [men(3)] },
  ],
} as const;

test('WARBAND-LINE-024 WARBAND-LINE-022 a rank between two units fights each with those nearest to it; where it is the same its owner chooses', () => {
  // Fronts of B1 are at y 4, 5, 6 and of B2 at 8, 9, 10; the figure at 7 is as near to both.
  const table = passUntil(battleIn('melee', TWO as never), 'blows');
  expect(offered(table)).toContainEqual({ ...ATTACK, tied: 'B1' });
  expect(offered(table)).toContainEqual({ ...ATTACK, tied: 'B2' });
  const to = (tied: string) =>
    rows(missing(says(table, { ...ATTACK, tied }))).map(([by, target, dice]) => `${by} ${target} ${dice}`);
  expect(to('B1')).toEqual(['A1.1 B1.1 3', 'A1.1 B2.1 2', 'A1.2 B1.1 3', 'A1.2 B2.1 2']);
  expect(to('B2')).toEqual(['A1.1 B1.1 2', 'A1.1 B2.1 3', 'A1.2 B1.1 2', 'A1.2 B2.1 3']);
  expect(refusedFor(table, { ...ATTACK, tied: 'B9' })).toBe('WARBAND-LINE-024 warband.notTied');
});

test('WARBAND-LINE-024 WARBAND-MELEE-017 WARBAND-LINE-033 first strike is judged by line; who has struck there does not strike again elsewhere', () => {
  const table = battleIn('melee', { ...TWO, position: { units: [{ unit: 'A1', charged: 'B1' }] } } as never);
  const first = missing(says(passUntil(table, 'strikes'), { ...ATTACK, tied: 'B1' }));
  expect(rows(first).map(([, target, dice]) => [target, dice])).toEqual([
    ['B1.1', 3],
    ['B1.1', 3],
  ]);
  const then = missing(says(passUntil(first, 'blows'), { ...ATTACK, tied: 'B1' }));
  expect(
    rows(then)
      .slice(2)
      .map(([, target, dice]) => [target, dice]),
  ).toEqual([
    ['B2.1', 2],
    ['B2.1', 2],
  ]);
  // All of B1 fall to the first strikes: still only the others strike at B2.
  const gone = says(passUntil(table, 'strikes'), { ...ATTACK, tied: 'B1' })
    .dice(1, 2, 3)
    .dice(12, 12, 12);
  expect(unitIn(gone, 'B1').ranks).toEqual([]);
  expect(
    rows(missing(says(passUntil(gone, 'blows'), ATTACK)))
      .slice(2)
      .map(([, target, dice]) => [target, dice]),
  ).toEqual([
    ['B2.1', 2],
    ['B2.1', 2],
  ]);
});

test('WARBAND-TIDE-001 WARBAND-TIDE-002 WARBAND-TIDE-004 WARBAND-TIDE-005 WARBAND-TIDE-006 WARBAND-TIDE-007 who is as strong and hits more drives the other back and follows; without room nobody moves', () => {
  const even = facing([men(5, { armour: 6 })], [men(5, { might: 2, armour: 6 })]);
  const hit = ended(says(passUntil(even, 'blows'), ATTACK).dice(1, 12, 12, 12, 12));
  expect([whereIn(hit, 'A1'), whereIn(hit, 'B1')]).toEqual(['9,7', '10,7']);
  expect(lastOf(hit, 'tideTurned')).toMatchObject({ hits: [1, 0], winner: 0 });
  const none = ended(even);
  expect(lastOf(none, 'tideTurned').winner).toBeNull();
  expect(whereIn(none, 'B1')).toBe('9,7');
  // Might instead of size: ten are more than five.
  const might = facing([men(5)], [men(5, { might: 2 })], {}, { 'warband.tideStrength': 'might' });
  expect([whereIn(ended(might), 'A1'), whereIn(ended(might), 'B1')]).toEqual(['7,7', '8,7']);
  const wall = facing([men(5)], [men(3)], { ground: [{ at: { x: 10, y: 7 }, wall: true }] });
  expect(lastOf(ended(wall), 'noRoom')).toMatchObject({ unit: 1 });
  expect([whereIn(ended(wall), 'A1'), whereIn(ended(wall), 'B1')]).toEqual(['8,7', '9,7']);
});

test('WARBAND-TIDE-003 WARBAND-TIDE-008 six riders drive ten on foot; who wins against one and not against the other does not follow', () => {
  const horse = facing([riders(3), riders(3)], [men(5), men(5)]);
  expect(lastOf(ended(horse), 'tideTurned').strengths.map(({ total }) => total)).toEqual([12, 10]);
  expect(whereIn(ended(horse), 'B1')).toBe('10,7');
  const two = battleIn('melee', {
    a: [{ at: [8, 7], facing: 'e', ranks: [men(5)] }],
    b: [
      { at: [9, 5], facing: 'w', ranks: [men(3)] },
      { at: [9, 9], facing: 'w', ranks: [men(3), men(2)] },
    ],
  } as never);
  // Five against three and against five: the three go back, the five stay, since one of their lines stands still.
  expect(['A1', 'B1', 'B2'].map((key) => whereIn(ended(two), key))).toEqual(['8,7', '10,5', '9,9']);
});
