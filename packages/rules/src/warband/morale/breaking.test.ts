import { expect, test } from 'vitest';
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
  whereIn,
} from '../testing/stage.js';

const SLAIN = { fate: 'slain', hpNow: 0 } as const;
const groupsIn = (table: Table) => sightOf(table).open.groups;
const moods = (table: Table) => groupsIn(table).map(({ mood }) => mood);

/** Two of side 2 of whom one is slain, the others where it is said; side 1 stands around (5, 5). */
const ring = (more: object = {}): { a: readonly Staged[]; b: readonly Staged[] } => ({
  a: [
    { at: [4, 4] },
    { at: [5, 4] },
    { at: [6, 4] },
    { at: [4, 5] },
    { at: [6, 5] },
    { at: [4, 6] },
    { at: [5, 6] },
    { at: [6, 6] },
  ],
  b: [{ at: [5, 5] }, SLAIN],
  ...more,
});

test('WARBAND-MORALE-015 WARBAND-MORALE-036 a failed check: whoever is not held up retreats in good order, all of them together', () => {
  const table = fightIn('end', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [12, 5] }, SLAIN] }).dice(8);
  expect(lastOf(table, 'retreats')).toEqual({ event: 'retreats', group: 1, disorder: false, figures: [1, 2] });
  expect(['B1', 'B2'].map((key) => stateIn(table, key).retreating)).toEqual(['order', 'order']);
  expect(moods(table)).toEqual(['steady', 'retreating']);
});

test('WARBAND-MORALE-025 who retreats lets go whom it holds, and nobody else lets go', () => {
  const a = [{ at: [5, 5] as const }, { at: [12, 9] as const }];
  const b = [{ at: [6, 5] as const }, { at: [13, 9] as const }, SLAIN];
  const holds = [
    { controller: 'B1', held: 'A1', total: 4 },
    { controller: 'A2', held: 'B2', total: 4 },
  ];
  const table = fightIn('end', { a, b, position: { holds } });
  const failed = table.dice(8);
  expect(lastOf(failed, 'retreats').figures).toEqual([2]);
  expect(sightOf(failed).open.holds).toMatchObject([{ controller: 1, held: 3 }]);
});

test('WARBAND-MORALE-018 WARBAND-MORALE-024 WARBAND-MORALE-026 a 12: in disorder, whatever the chance', () => {
  const table = fightIn('end', { a: [{}], b: [{ like: 'captain' }, { like: 'veteran', ...SLAIN }] }).dice(12);
  expect(lastOf(table, 'retreats')).toMatchObject({ disorder: true });
  expect([stateIn(table, 'B1').retreating, ...moods(table)]).toEqual(['disorder', 'steady', 'disorder']);
});

test.each([8, 12])(
  'WARBAND-MORALE-016 WARBAND-MORALE-018 WARBAND-MORALE-024 WARBAND-MORALE-037 a %i with no way out: they offer to surrender, and the other side is asked',
  (face) => {
    const table = fightIn('end', ring()).dice(face);
    expect(awaited(table)).toBe('quarter Red');
    expect(offered(table)).toEqual([{ choose: 'acceptSurrender' }, { choose: 'refuseSurrender' }]);
    const taken = says(table, { choose: 'acceptSurrender' });
    expect(stateIn(taken, 'B1').fate).toBe('surrendered');
    expect(moods(taken)).toEqual(['steady', 'surrendered']);
    // WARBAND-ROUND-009, WARBAND-MORALE-030
    expect(lastOf(taken, 'ended')).toMatchObject({ ending: 'won', winner: 0, minutes: 10 });
  },
);

test('WARBAND-MORALE-017 WARBAND-MORALE-027 WARBAND-MORALE-037 no prisoners: they fight to the death, and check no more', () => {
  const table = says(fightIn('end', ring()).dice(9), { choose: 'refuseSurrender' });
  expect([stateIn(table, 'B1').fate, stateIn(table, 'B1').desperate]).toEqual(['fighting', true]);
  expect(moods(table)).toEqual(['steady', 'toTheDeath']);
  const later = fightIn('end', ring({ position: { groups: [{ figure: 'B1', mood: 'toTheDeath' }] } }));
  expect(wasSaid(later, 'triggered')).toBe(false);
});

test('WARBAND-MORALE-037 the table may have settled it: always, or never', () => {
  const always = fightIn('end', ring(), { 'warband.quarter': 'always' }).dice(9);
  expect(stateIn(always, 'B1').fate).toBe('surrendered');
  const never = fightIn('end', ring(), { 'warband.quarter': 'never' }).dice(9);
  expect([stateIn(never, 'B1').fate, ...moods(never)]).toEqual(['fighting', 'steady', 'toTheDeath']);
});

const twoGroups = {
  a: [{}],
  b: [{ like: 'levy' }, { like: 'levy', ...SLAIN }, { like: 'veteran' }, { like: 'veteran' }],
};

test('WARBAND-MORALE-008 WARBAND-MORALE-029 WARBAND-MORALE-039 allies see a retreat in the next round, and check once for it; who retreats checks no more', () => {
  const first = fightIn('end', twoGroups).dice(6);
  expect(moods(first)).toEqual(['steady', 'retreating', 'steady']);
  expect(sightOf(first).open.seenNext).toEqual([1]);
  const goes = {
    choose: 'retreat',
    figure: 'B1',
    path: [
      { x: 23, y: 1 },
      { x: 24, y: 1 },
    ],
  };
  // WARBAND-MOVE-032: side 1 has priority, so who flees says before where it goes.
  const said = says(first.dice(1), { ...goes, choose: 'announce', retreat: true });
  const second = passUntil(says(passUntil(said, 'opening Blue'), goes), 'moraleDie');
  expect(lastOf(second, 'triggered')).toMatchObject({ group: 2, by: 'allies' });
  const third = second.dice(9);
  expect(lastOf(third, 'checkedMorale')).toMatchObject({ group: 2, came: 'holds' });
  expect(sightOf(third).open).toMatchObject({ seenNext: [], round: 3 });
});

test('WARBAND-MORALE-029 with the switch on sameRound allies check at once', () => {
  const table = fightIn('end', twoGroups, { 'warband.moraleCascade': 'sameRound' }).dice(6);
  expect(awaited(table)).toBe('moraleDie');
  const after = table.dice(10);
  expect(moods(after)).toEqual(['steady', 'retreating', 'retreating']);
});

test('WARBAND-GRAPPLE-017 WARBAND-GRAPPLE-041 WARBAND-MORALE-016 an NPC that is held checks every round, alone; failing it gives up, and is held no more', () => {
  const stage: { a: readonly Staged[]; b: readonly Staged[]; position: object } = {
    a: [{ at: [5, 5] }],
    b: [{ at: [6, 5] }, { at: [12, 5] }],
    position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
  };
  const table = fightIn('end', stage);
  expect(awaited(table)).toBe('moraleDie');
  const held = table.dice(7);
  expect(lastOf(held, 'checkedMorale')).toMatchObject({ figure: 1, came: 'holds' });
  expect(sightOf(held).open.holds).toHaveLength(1);
  const failed = table.dice(8);
  expect(awaited(failed)).toBe('quarter Red');
  const taken = says(failed, { choose: 'acceptSurrender' });
  expect(['B1', 'B2'].map((key) => stateIn(taken, key).fate)).toEqual(['surrendered', 'fighting']);
  expect(sightOf(taken).open.holds).toEqual([]);
  expect(moods(taken)).toEqual(['steady', 'steady']);
  const refused = says(failed, { choose: 'refuseSurrender' });
  expect([stateIn(refused, 'B1').desperate, stateIn(refused, 'B2').desperate]).toEqual([true, false]);
});

test('WARBAND-GRAPPLE-041 WARBAND-MORALE-001 a player character that is held does not check', () => {
  const table = fightIn('end', {
    a: [{ at: [6, 5], like: 'hero' }, { at: [12, 5] }],
    b: [{ at: [5, 5] }],
    position: { holds: [{ controller: 'B1', held: 'A1', total: 4 }] },
  });
  expect(awaited(table)).toBe('priority');
});

test('WARBAND-MORALE-036 a group has a way out if one of it has; who cannot get away is bound all the same', () => {
  const { a, b } = ring();
  const table = fightIn('end', { a, b: [...b, { at: [15, 10] }, SLAIN] }).dice(8);
  expect(lastOf(table, 'retreats').figures).toEqual([8, 10]);
});

const melee = (more: object = {}): { a: readonly Staged[]; b: readonly Staged[] } => ({
  a: [
    { like: 'hero', at: [5, 5] },
    { like: 'spearman', at: [5, 7], flags: ['hireling'] },
    { like: 'spearman', flags: ['hireling'], ...SLAIN },
    { like: 'hero', at: [2, 2] },
  ],
  b: [{ at: [6, 5] }, { at: [12, 12] }],
  ...more,
});

test('WARBAND-MELEE-020 WARBAND-MELEE-024 guarding is declared before any blow, and is the Melee action; it lasts to the End of the round', () => {
  const table = fightIn('melee', melee());
  expect(awaited(table)).toBe('declare Red');
  const after = says(table, { choose: 'guard', figure: 'A1' });
  expect(stateIn(after, 'A1')).toMatchObject({ guards: true, melee: 'guard' });
  expect(refusedFor(fightIn('melee', melee()), { choose: 'guard', figure: 'B1' })).toBe('NOT_YOURS');
});

test('WARBAND-MELEE-021 WARBAND-MELEE-022 WARBAND-MELEE-023 rallying: from the melee, once a round for a side; hirelings then check at +2', () => {
  const table = fightIn('melee', melee());
  expect(refusedFor(table, { choose: 'rally', figure: 'A4' })).toBe('WARBAND-MELEE-023 warband.ralliesFromMelee');
  const rallied = says(table, { choose: 'rally', figure: 'A1' });
  expect(stateIn(rallied, 'A1').melee).toBe('rally');
  expect(sightOf(rallied).open.rallied).toEqual([true, false]);
  const check = passUntil(rallied, 'moraleDie');
  expect(lastOf(check.dice(9), 'checkedMorale').chance).toEqual({
    total: 9,
    lines: [
      { by: 7, what: 'warband.grade.average', why: 'WARBAND-MORALE-012' },
      { by: 2, what: 'warband.morale.rally', why: 'WARBAND-MELEE-021' },
    ],
  });
  const without = passUntil(table, 'moraleDie').dice(9);
  expect(lastOf(without, 'checkedMorale')).toMatchObject({ came: 'fails', chance: { total: 7 } });
});

test('WARBAND-MELEE-021 who has no hirelings may rally and is not offered it: nobody takes heart; WARBAND-MELEE-022 a second hero cannot rally', () => {
  const { a, b } = melee();
  // A third of the group is slain; they are nobody's hirelings.
  const men = [{ at: [4, 5] }, { at: [3, 5] }, { at: [2, 5], fate: 'slain', hpNow: 0 }];
  const alone = fightIn('melee', { a: [{ like: 'hero', at: [5, 5] }, ...men], b });
  expect(actsOf(alone, 'A1')).toEqual(['guard', 'challenge']);
  const vain = says(alone, { choose: 'rally', figure: 'A1' });
  expect(lastOf(vain, 'acted')).toMatchObject({ act: 'rally', in: 'melee' });
  expect(lastOf(passUntil(vain, 'moraleDie').dice(7), 'checkedMorale').chance).toEqual({
    total: 7,
    lines: [{ by: 7, what: 'warband.grade.average', why: 'WARBAND-MORALE-012' }],
  });
  const two = fightIn('melee', { a: [...a, { like: 'hero', at: [6, 6] }], b });
  const rallied = says(two, { choose: 'rally', figure: 'A1' });
  expect(refusedFor(rallied, { choose: 'rally', figure: 'A5' })).toBe('WARBAND-MELEE-022 warband.ralliedAlready');
});

test('WARBAND-MORALE-025 WARBAND-MORALE-038 who retreats and finds no way is cornered: it may fight in that round, and offers to surrender at its End', () => {
  const stage = ring({ position: { groups: [{ figure: 'B1', mood: 'retreating', thirds: 1 }], priority: 'b' } });
  const table = passUntil(fightIn('opening', stage), 'blows Blue');
  expect(wasSaid(table, 'cornered')).toBe(true);
  expect(actsOf(table, 'B1')).toContain('attack');
  const end = passUntil(table, 'quarter');
  expect(lastOf(end, 'offersSurrender')).toMatchObject({ group: 1, figure: 8 });
  expect(stateIn(says(end, { choose: 'acceptSurrender' }), 'B1').fate).toBe('surrendered');
  const fights = says(end, { choose: 'refuseSurrender' });
  expect(stateIn(fights, 'B1')).toMatchObject({ fate: 'fighting', desperate: true, retreating: 'no' });
});

test('WARBAND-MORALE-025 WARBAND-MORALE-036 who retreats goes towards its own edge, and does nothing else', () => {
  const stage = {
    a: [{ at: [5, 5] }],
    b: [{ at: [6, 5] }, SLAIN],
    position: { groups: [{ figure: 'B1', mood: 'retreating', thirds: 1 }], priority: 'b' },
  } as const;
  const table = passUntil(fightIn('opening', stage), 'opening Blue');
  expect(actsOf(table, 'B1')).toContain('retreat');
  expect(actsOf(table, 'B1')).not.toContain('charge');
  const home = [
    { x: 7, y: 5 },
    { x: 8, y: 5 },
  ];
  const saved = says(table, { choose: 'retreat', figure: 'B1', path: home });
  // WARBAND-MOVE-030: a Capture save of 6.
  expect(awaited(saved)).toBe('retreatSave');
  expect(whereIn(saved.dice(6), 'B1')).toBe('8,5');
});
