import { expect, test } from 'vitest';
import {
  awaited,
  type BattleTable,
  battleIn,
  lastOf,
  offered,
  refusedFor,
  type StagedUnit,
  says,
  unitIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';

const xy = (x: number, y: number) => ({ x, y });
const east = (x: number, y: number, steps: number) => Array.from({ length: steps }, (_none, nth) => xy(x + nth + 1, y));
const charge = (figure: string, target: string, path: readonly object[], more: object = {}) => ({
  choose: 'charge',
  figure,
  target,
  path,
  ...more,
});

const riders: StagedUnit = { ranks: [[{ like: 'rider', count: 5 }]], at: [4, 8] };
const spears = (at: readonly number[], more: object = {}): StagedUnit => ({
  ranks: [[{ like: 'spearman', count: 5 }]],
  at,
  facing: 'w',
  ...more,
});
const foot = (at: readonly number[], more: object = {}): StagedUnit => ({
  ranks: [[{ like: 'spearman', count: 5 }]],
  at,
  ...more,
});

const opening = (stage: Parameters<typeof battleIn>[1], options: object = {}): BattleTable =>
  battleIn('opening', stage, { 'warband.declaredMoveBinding': 'off', ...options });

test('WARBAND-MOVE-031 a charge begins outside melee, ends straight, and with the front at its target', () => {
  const table = opening({ a: [foot([4, 8])], b: [spears([10, 8])] });
  // Front at (9,8), beside the foe at (10,8).
  const gone = says(table, charge('A1', 'B1', east(4, 8, 5)));
  expect([whereIn(gone, 'A1'), unitIn(gone, 'A1').charged, unitIn(gone, 'A1').opening]).toEqual(['9,8', 1, 'charge']);
  expect(awaited(gone)).not.toBe('cavalryDie');
  expect(refusedFor(table, charge('A1', 'B1', east(4, 8, 4)))).toBe('WARBAND-MOVE-031 warband.chargeNoContact');
  // The last two steps: one oblique, one straight.
  const bent = [...east(4, 8, 3), xy(8, 7), xy(9, 7)];
  expect(refusedFor(table, charge('A1', 'B1', bent))).toBe('WARBAND-MOVE-031 warband.chargeNotStraight');
  expect(refusedFor(table, charge('A1', 'A1', east(4, 8, 5)))).toBe('WARBAND-MOVE-031 warband.noTarget');
  const near = opening({ a: [foot([8, 8])], b: [spears([10, 8])] });
  expect(refusedFor(near, charge('A1', 'B1', east(8, 8, 1)))).toBe('WARBAND-MOVE-031 warband.chargeTooShort');
  const engaged = opening({ a: [foot([9, 8])], b: [spears([10, 8])] });
  expect(refusedFor(engaged, charge('A1', 'B1', [xy(10, 8)]))).toBe('WARBAND-MOVE-031 warband.chargeInMelee');
});

test('WARBAND-MOVE-031 the option sets how long the straight end is; a charge may use the double allowance', () => {
  const table = opening({ a: [foot([4, 8])], b: [spears([10, 8])] }, { 'warband.chargeMinStraight': 6 });
  expect(refusedFor(table, charge('A1', 'B1', east(4, 8, 5)))).toBe('WARBAND-MOVE-031 warband.chargeTooShort');
  // Twice 6 spaces, and the foe one beyond.
  const far = opening({ a: [foot([2, 8])], b: [spears([15, 8])] });
  expect(whereIn(says(far, charge('A1', 'B1', east(2, 8, 12))), 'A1')).toBe('14,8');
  const beyond = opening({ a: [foot([2, 8])], b: [spears([16, 8])] });
  expect(refusedFor(beyond, charge('A1', 'B1', east(2, 8, 13)))).toBe('WARBAND-MOVE-020 warband.tooFar');
});

test('WARBAND-MOVE-031 what is listed is a charge, straight on or obliquely', () => {
  const table = opening({ a: [foot([4, 8])], b: [spears([10, 8]), spears([10, 2])] });
  const charges = offered(table).filter(({ choose }) => choose === 'charge');
  expect(charges.length).toBeGreaterThan(0);
  expect(charges).toContainEqual(charge('A1', 'B1', east(4, 8, 5)));
  for (const one of charges) expect(wasSaid(says(table, one), 'unitCharged')).toBe(true);
});

test('WARBAND-TACTIC-021 WARBAND-TACTIC-024 WARBAND-TACTIC-029 foot charged by cavalry checks on contact: 1 to 3 braces, to 7 holds, beyond breaks', () => {
  const table = opening({ a: [riders], b: [spears([12, 8])] });
  const met = says(table, charge('A1', 'B1', east(4, 8, 7)));
  expect([awaited(met), whereIn(met, 'A1')]).toEqual(['cavalryDie', '11,8']);
  const came = (die: number) => {
    const after = met.dice(die);
    const { broken, braced, checked } = unitIn(after, 'B1');
    return `${lastOf(after, 'cavalryChecked').came} ${broken ? 'broken' : braced ? 'braced' : 'firm'} ${checked}`;
  };
  // Average: 7. The ledger: braces 3/12, holds 4/12, breaks 5/12.
  const all = Array.from({ length: 12 }, (_none, nth) => came(nth + 1));
  expect(all.filter((one) => one === 'holds braced true')).toHaveLength(3);
  expect(all.filter((one) => one === 'holds firm true')).toHaveLength(4);
  expect(all.filter((one) => one.endsWith('broken true'))).toHaveLength(5);
  // WARBAND-TACTIC-025: a 12 causes no retreat.
  expect(came(12)).toBe('disorder broken true');
  expect(met.dice(12).run.state.open.groups[1]?.mood).toBe('steady');
  expect(met.dice(7).said.some(({ event }) => event === 'braced')).toBe(false);
});

test('WARBAND-TACTIC-021 Weak foot with a leader: 6, so that braced 3, firm 3, broken 6 of 12', () => {
  const levy = {
    ranks: [
      [
        { like: 'levy', count: 4 },
        { like: 'levy', might: 2 },
      ],
    ],
    at: [12, 8],
    facing: 'w',
    grade: 'weak',
  };
  const table = opening({ a: [riders], b: [levy as StagedUnit] });
  const met = says(table, charge('A1', 'B1', east(4, 8, 7)));
  const states = Array.from({ length: 12 }, (_none, nth) => unitIn(met.dice(nth + 1), 'B1'));
  expect([states.filter(({ braced }) => braced).length, states.filter(({ broken }) => broken).length]).toEqual([3, 6]);
});

test('WARBAND-TACTIC-023 without spears nobody braces; WARBAND-TACTIC-029 riders do not check, and mixed units are no cavalry', () => {
  const swords = { ...spears([12, 8]), ranks: [[{ like: 'veteran', count: 5 }]] };
  const met = says(opening({ a: [riders], b: [swords] }), charge('A1', 'B1', east(4, 8, 7)));
  expect(unitIn(met.dice(1), 'B1').braced).toBe(false);
  // A front with spears is enough, whatever those behind it have.
  const front = { ...spears([12, 8]), ranks: [[{ like: 'spearman', count: 5 }], [{ like: 'veteran', count: 5 }]] };
  const backed = says(opening({ a: [riders], b: [front] }), charge('A1', 'B1', east(4, 8, 7)));
  expect(unitIn(backed.dice(1), 'B1').braced).toBe(true);
  const mounted = { ...spears([12, 8]), ranks: [[{ like: 'rider', count: 5 }]] };
  const horse = says(opening({ a: [riders], b: [mounted] }), charge('A1', 'B1', east(4, 8, 7)));
  expect(wasSaid(horse, 'unitCharged')).toBe(true);
  expect(awaited(horse)).not.toBe('cavalryDie');
  const mixed = { ...riders, ranks: [[{ like: 'rider', count: 4 }, { like: 'captain' }]] };
  const some = says(opening({ a: [mixed], b: [spears([12, 8])] }), charge('A1', 'B1', east(4, 8, 7)));
  expect(awaited(some)).not.toBe('cavalryDie');
});

test('WARBAND-TACTIC-024 WARBAND-TACTIC-019 WARBAND-TACTIC-026 two charges of cavalry, one check of the foot unit: by die, by banner, without fear', () => {
  const three = (y: number): StagedUnit => ({ ranks: [[{ like: 'rider', count: 3 }]], at: [4, y] });
  const figures = { like: 'spearman', count: 5 };
  // Spaces 6 to 10 of the column: one unit of riders comes to 5 to 7, the other to 9 to 11.
  const charged = (ranks: StagedUnit['ranks']): BattleTable =>
    says(opening({ a: [three(6), three(10)], b: [spears([12, 8], { ranks })] }), charge('A1', 'B1', east(4, 6, 7)));
  const again = (table: BattleTable): BattleTable => says(table, charge('A2', 'B1', east(4, 10, 7)));
  const checks = (table: BattleTable): number =>
    table.said.filter(({ event }) => event === 'cavalryChecked' || event === 'passedUnrolled').length;
  const first = charged([[figures]]);
  expect(awaited(first)).toBe('cavalryDie');
  const ways = [
    first.dice(5),
    charged([[{ ...figures, banner: true }], [figures], [figures]]),
    charged([[{ ...figures, flags: ['fearless'] }]]),
  ];
  for (const one of ways) {
    expect([checks(one), unitIn(one, 'B1').checked]).toEqual([1, true]);
    const both = again(one);
    expect([awaited(both).startsWith('cavalryDie'), checks(both), unitIn(both, 'A2').charged]).toEqual([false, 1, 2]);
  }
});

test('WARBAND-TACTIC-026 fearless ones pass without a die, and brace nothing', () => {
  const fearless = spears([12, 8], { ranks: [[{ like: 'spearman', count: 5, flags: ['fearless'] }]] });
  const met = says(opening({ a: [riders], b: [fearless] }), charge('A1', 'B1', east(4, 8, 7)));
  expect(awaited(met)).not.toBe('cavalryDie');
  expect([lastOf(met, 'passedUnrolled').by, unitIn(met, 'B1').braced]).toEqual(['fearless', false]);
});

test('WARBAND-TACTIC-019 the banner passes the first check without a die, so nothing is braced', () => {
  const full = spears([13, 8], {
    ranks: [
      [{ like: 'spearman', count: 5, banner: true }],
      [{ like: 'spearman', count: 5 }],
      [{ like: 'spearman', count: 5 }],
    ],
  });
  const met = says(opening({ a: [riders], b: [full] }), charge('A1', 'B1', east(4, 8, 8)));
  expect([lastOf(met, 'passedUnrolled').by, unitIn(met, 'B1').braced]).toEqual(['banner', false]);
  const later = says(
    opening({ a: [riders], b: [full] }, { 'warband.bannerAutoCovers': 'endOfRound' }),
    charge('A1', 'B1', east(4, 8, 8)),
  );
  expect(awaited(later)).toBe('cavalryDie');
});

test('WARBAND-RANGED-012 a unit throws on its charge: it goes so far, the rows fall, and it goes on', () => {
  const throwers: StagedUnit = {
    ranks: [[{ like: 'levy', count: 5, gear: [{ item: 'javelin', kept: 'right' }] }]],
    at: [4, 8],
  };
  const table = opening({ a: [throwers], b: [spears([12, 8])] });
  const thrown = charge('A1', 'B1', east(4, 8, 7), { throw: { weapon: 'javelin', after: 3 } });
  const going = says(table, thrown);
  expect([awaited(going), whereIn(going, 'A1')]).toEqual(['rankRow', '7,8']);
  const home = going.dice(11, 11, 11, 11, 11);
  expect([whereIn(home, 'A1'), unitIn(home, 'A1').charged]).toEqual(['11,8', 1]);
  // Listed is the last space outside melee range: (10,8), after six of seven steps.
  expect(offered(table)).toContainEqual(charge('A1', 'B1', east(4, 8, 7), { throw: { weapon: 'javelin', after: 6 } }));
  expect(refusedFor(table, charge('A1', 'B1', east(4, 8, 7), { throw: { weapon: 'javelin', after: 9 } }))).toBe(
    'WARBAND-RANGED-012 warband.noThrowHere',
  );
});
