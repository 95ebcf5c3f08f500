import { expect, test } from 'vitest';
import {
  awaited,
  fight,
  fightIn,
  lastOf,
  passUntil,
  refusedFor,
  says,
  sightOf,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const SLAIN = { fate: 'slain', hpNow: 0 } as const;
const levies = (many: number, more: object = {}) => Array.from({ length: many }, () => ({ like: 'levy', ...more }));
const groupsIn = (table: Table) => sightOf(table).open.groups;
const triggersIn = (table: Table) =>
  table.said.flatMap((one) => (one.event === 'triggered' ? [`${one.group} ${one.by}`] : []));
const checksIn = (table: Table) =>
  table.said.flatMap((one) => (one.event === 'checkedMorale' ? [`${one.group} ${one.chance.total} ${one.came}`] : []));

/** Somebody far away, so that side 1 does not lose by having no foe. */
const FAR = [{ like: 'hero' }];

test('WARBAND-MORALE-004 WARBAND-MORALE-009 WARBAND-MORALE-010 WARBAND-MORALE-019 a third lost: one d12 for the whole group; a 5 holds for the Weak, and nothing changes', () => {
  const table = fightIn('end', { a: FAR, b: [...levies(2), ...levies(1, SLAIN)] });
  expect(awaited(table)).toBe('moraleDie');
  expect(triggersIn(table)).toEqual(['0 third']);
  const after = table.dice(5);
  expect(lastOf(after, 'checkedMorale')).toMatchObject({ came: 'holds', figure: null });
  expect(lastOf(after, 'checkedMorale').chance).toEqual({
    total: 5,
    lines: [{ by: 5, what: 'warband.grade.weak', why: 'WARBAND-MORALE-011' }],
  });
  expect(groupsIn(after)[0]).toMatchObject({ mood: 'steady', triggers: [], thirds: 1 });
});

test('WARBAND-MORALE-002 WARBAND-MORALE-021 NPCs of both sides check; the trigger fires once: with its third checked for, nobody checks', () => {
  const side = [...levies(2), ...levies(1, SLAIN)];
  const table = fightIn('end', { a: side, b: side });
  expect(triggersIn(table)).toEqual(['0 third', '1 third']);
  const settled = fightIn('end', {
    a: FAR,
    b: side,
    position: { groups: [{ figure: 'B1', thirds: 1 }] },
  });
  expect(wasSaid(settled, 'triggered')).toBe(false);
});

test('WARBAND-MORALE-021 with the switch on it fires again at two thirds', () => {
  const stage = {
    a: FAR,
    b: [...levies(1), ...levies(2, SLAIN)],
    position: { groups: [{ figure: 'B1', thirds: 1 }] },
  };
  expect(wasSaid(fightIn('end', stage), 'triggered')).toBe(false);
  const again = fightIn('end', stage, { 'warband.moraleRepeatThirds': 'on' });
  expect(lastOf(again, 'triggered')).toMatchObject({ by: 'third', thirds: 2 });
});

test('WARBAND-MORALE-021 the subdued, the surrendered and who has left count as lost; half a third does not do', () => {
  const lost = (fate: string) => fightIn('end', { a: FAR, b: [...levies(2), ...levies(1, { fate, hpNow: 0 })] });
  expect(['subdued', 'surrendered', 'left'].map((fate) => triggersIn(lost(fate)))).toEqual([
    ['0 third'],
    ['0 third'],
    ['0 third'],
  ]);
  expect(triggersIn(fightIn('end', { a: FAR, b: [...levies(3), ...levies(1, SLAIN)] }))).toEqual([]);
});

test('WARBAND-MORALE-001 WARBAND-MORALE-003 WARBAND-MORALE-040 player characters and the fearless are in no group, check nothing and are bound by nothing', () => {
  const table = fightIn('end', {
    a: FAR,
    b: [
      { like: 'hero', grade: 'weak', group: 'band' },
      { like: 'levy', group: 'band' },
      { like: 'levy', group: 'band', ...SLAIN },
      { like: 'levy', group: 'band', flags: ['fearless'] },
    ],
  });
  expect(sightOf(table).open.roster.map(({ group }) => group)).toEqual([null, null, 0, 0, null]);
  const after = table.dice(11);
  expect(['B1', 'B2', 'B4'].map((key) => stateIn(after, key).retreating)).toEqual(['no', 'order', 'no']);
});

test('WARBAND-MORALE-005 WARBAND-MORALE-028 WARBAND-MORALE-020 the leader of a group is who alone has its highest Might; with a third lost as well there is still one check', () => {
  const band = [
    { might: 2, group: 'ours', ...SLAIN },
    { group: 'ours' },
    { group: 'ours' },
    { group: 'others', might: 2 },
    { group: 'others' },
  ];
  const table = fightIn('end', { a: FAR, b: band });
  expect(groupsIn(table).map(({ leader }) => leader)).toEqual([1, 4]);
  expect(triggersIn(table)).toEqual(['0 third', '0 leader']);
  const after = table.dice(7);
  expect(checksIn(after)).toEqual(['0 7 holds']);
  expect(awaited(after)).not.toBe('moraleDie');
});

test('WARBAND-MORALE-005 a leader is missed once; where two share the highest Might there is none', () => {
  const band = (might: number) => [{ might: 2, ...SLAIN }, { might }, {}, {}];
  expect(triggersIn(fightIn('end', { a: FAR, b: band(1) }))).toEqual(['0 leader']);
  expect(triggersIn(fightIn('end', { a: FAR, b: band(2) }))).toEqual([]);
  expect(triggersIn(fightIn('end', { a: FAR, b: band(1), position: { mourned: ['B1'] } }))).toEqual([]);
});

test('WARBAND-MORALE-035 who alone has the highest Might of a side leads every group of it, a player character included', () => {
  const table = fightIn('end', {
    a: FAR,
    b: [{ like: 'hero', fate: 'dead', hpNow: 0 }, { like: 'levy' }, { like: 'spearman' }],
  });
  expect(sightOf(table).open.chiefs).toEqual([0, 1]);
  expect(triggersIn(table)).toEqual(['0 leader', '1 leader']);
  expect(checksIn(table.dice(1).dice(8))).toEqual(['0 5 holds', '1 7 fails']);
});

test('WARBAND-MORALE-006 WARBAND-ROUND-006 who is surprised checks at the End of that round, every group of that side', () => {
  const both = [{ like: 'levy' }, { like: 'veteran' }];
  const table = fightIn('end', { a: both, b: both, surprised: 'b' });
  expect(triggersIn(table)).toEqual(['2 ambush', '3 ambush']);
  expect(checksIn(table.dice(12).dice(9))).toEqual(['2 5 disorder', '3 9 holds']);
});

test('WARBAND-MORALE-014 the referee says what circumstances are worth, from −2 to +2', () => {
  const table = fightIn('end', { a: FAR, b: [...levies(2), ...levies(1, SLAIN)], referee: 'cy' });
  expect(awaited(table)).toBe('circumstances cy');
  expect(
    table.refusal({ input: 'answer', seat: 'cy', as: 'cy', choice: { choose: 'circumstances', by: 3 } }).code,
  ).toBe('BAD_SHAPE');
  const after = says(table, { choose: 'circumstances', by: 2 }).dice(7);
  expect(checksIn(after)).toEqual(['0 7 holds']);
  expect(groupsIn(after)[0]?.circumstances).toBe(0);
});

test('WARBAND-MORALE-007 something horrific: the referee says whom it frightens before a round, and they check at its End', () => {
  const table = fight({ a: FAR, b: [{ like: 'levy' }, { like: 'veteran' }], referee: 'cy' });
  expect(awaited(table)).toBe('referee cy');
  expect(refusedFor(table, { choose: 'horror', figure: 'A1' })).toMatch(/^WARBAND-MORALE-001 /);
  const seen = says(table, { choose: 'horror', figure: 'B1' });
  expect(groupsIn(seen).map(({ triggers }) => triggers)).toEqual([['horror'], []]);
  const end = passUntil(passUntil(seen, 'priority').dice(1), 'circumstances');
  const after = says(end, { choose: 'circumstances', by: -2 }).dice(4);
  expect(checksIn(after)).toEqual(['0 3 fails']);
  expect(groupsIn(after).map(({ mood }) => mood)).toEqual(['retreating', 'steady']);
});

test('WARBAND-MORALE-030 a fight that is over has taken ten minutes', () => {
  const table = fightIn('end', { a: [{}], b: [{}], position: { quiet: 2 } });
  expect(awaited(table)).toBe('over');
  expect(table.run.outcome().minutes).toBe(10);
});
