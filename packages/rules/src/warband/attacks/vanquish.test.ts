import { expect, test } from 'vitest';
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
  wasSaid,
} from '../testing/stage.js';

const stage = (mine: Staged, theirs: Staged, more: object = {}, options: object = {}): Table =>
  fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }, options);
const melee = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(stage(mine, theirs, more, options), 'blows');

const attack = (figure: string, dice: Readonly<Record<string, number>>, subdue = false) => ({
  choose: 'attack',
  figure,
  dice,
  ...(subdue ? { subdue } : {}),
});

const fateAfter = (table: Table, key: string): string => stateIn(table, key).fate;

test('WARBAND-MOD-004 WARBAND-MOD-006 nobody strikes at the prone while a foe stands in reach', () => {
  const foes = { b: [{ at: [6, 5], prone: true }, { at: [6, 6] }], a: [{ at: [5, 5] }] };
  const table = passUntil(fightIn('melee', foes), 'blows');
  expect(refusedFor(table, attack('A1', { B1: 1 }))).toBe('WARBAND-MOD-004 warband.standingFirst');
  expect(says(table, attack('A1', { B2: 1 })).run.awaits.need).toBe('dice');
});

test('WARBAND-MOD-005 WARBAND-MOD-029 two prone enemies, none standing, ATK 3: 2 and 1 automatic damage', () => {
  const foes = {
    a: [{ at: [5, 5], might: 3 }],
    b: [
      { at: [6, 5], prone: true, might: 3 },
      { at: [6, 6], prone: true, might: 3 },
    ],
  };
  const table = says(passUntil(fightIn('melee', foes), 'blows'), attack('A1', { B1: 2, B2: 1 }));
  expect(wasSaid(table, 'struck')).toBe(false);
  expect(lastOf(table, 'hitAutomatically')).toMatchObject({ why: 'deathBlow', points: 1 });
  expect([stateIn(table, 'B1').hp, stateIn(table, 'B2').hp]).toEqual([1, 2]);
});

test('WARBAND-SUBDUE-001 WARBAND-SUBDUE-003 WARBAND-SUBDUE-006 exactly 0 HP subdues; the figure still completes the phase', () => {
  let table = says(melee({ might: 2 }, { might: 2 }), attack('A1', { B1: 2 }, true)).dice(7, 7);
  expect(lastOf(table, 'struck')).toMatchObject({ subdue: true, chance: { total: 7 } });
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, fate: 'fighting' });
  table = says(table, attack('B1', { A1: 2 })).dice(12, 12);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 0, fate: 'subdued' });
});

test('WARBAND-SUBDUE-004 with excess the target dies', () => {
  const table = says(melee({ might: 2 }, { might: 1 }), attack('A1', { B1: 2 }, true)).dice(7, 7);
  expect(fateAfter(says(table, { choose: 'pass' }), 'B1')).toBe('slain');
});

test('WARBAND-SUBDUE-005 all points of the phase count together, and the last must come from who subdues', () => {
  const two = (order: readonly ['A1' | 'A2', boolean][], faces: readonly number[]): string => {
    const foes = { a: [{ at: [5, 5] }, { at: [5, 4] }], b: [{ at: [6, 5], might: 2 }] };
    let table = passUntil(fightIn('melee', foes), 'blows');
    for (const [nth, [figure, subdue]] of order.entries())
      table = says(table, attack(figure, { B1: 1 }, subdue)).dice(faces[nth] as number);
    return fateAfter(says(table, { choose: 'pass' }), 'B1');
  };
  expect(
    two(
      [
        ['A1', false],
        ['A2', true],
      ],
      [2, 2],
    ),
  ).toBe('subdued');
  expect(
    two(
      [
        ['A1', true],
        ['A2', false],
      ],
      [2, 2],
    ),
  ).toBe('slain');
  // Excess counts whoever dealt it.
  const three = { a: [{ at: [5, 5] }, { at: [5, 4] }], b: [{ at: [6, 5] }] };
  let table = passUntil(fightIn('melee', three), 'blows');
  table = says(table, attack('A1', { B1: 1 }, true)).dice(2);
  table = says(table, attack('A2', { B1: 1 })).dice(2);
  expect(fateAfter(says(table, { choose: 'pass' }), 'B1')).toBe('slain');
});

test('WARBAND-SUBDUE-007 a subdued character rolls no death save; with excess it does', () => {
  const hero = { pc: true, might: 2, gear: [{ item: 'sword' }], hp: 1 };
  const struck = (foe: Staged, ...faces: number[]): Table => {
    const table = melee(hero, foe, { position: { priority: 'b' } });
    return says(table, attack('B1', { A1: faces.length }, true)).dice(...faces);
  };
  expect(stateIn(says(struck({}, 2), { choose: 'pass' }), 'A1')).toMatchObject({ fate: 'subdued', dying: false });
  expect(awaited(says(struck({ might: 2 }, 2, 2), { choose: 'pass' }))).toBe('deathSave');
});

test('WARBAND-SUBDUE-008 what was said holds for dice kept back too', () => {
  const foes = {
    a: [{ at: [5, 5], might: 2, facing: 'se' }],
    b: [{ at: [6, 5] }, { at: [5, 6], facing: 'w' }],
  };
  let table = passUntil(fightIn('melee', foes), 'strikes');
  table = says(table, attack('A1', { B1: 1, B2: 1 }, true)).dice(12);
  expect(refusedFor(table, attack('A1', { B1: 1 }))).toBe('WARBAND-MELEE-028 warband.otherDiceKept');
  table = says(table, attack('A1', { B1: 1 }, true)).dice(12);
  expect(lastOf(table, 'struck')).toMatchObject({ target: 1, subdue: true });
});

test('WARBAND-VANQUISH-003 a target is a figure, and nothing of it can be named', () => {
  const table = melee();
  expect(refusedFor(table, { ...attack('A1', { B1: 1 }), part: 'eye' })).toBe('BAD_SHAPE');
});

const BRUTE: Staged = { like: 'brute', unaware: true };

test('WARBAND-VANQUISH-005 WARBAND-VANQUISH-009 ATK 3 on an unaware brute, not sure: 3 automatic damage, 1 HP left, with first strike', () => {
  let table = passUntil(stage({ might: 3 }, BRUTE), 'strikes');
  table = says(table, attack('A1', { B1: 3 }));
  expect(lastOf(table, 'hitAutomatically')).toMatchObject({ why: 'unaware', points: 3, first: true });
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 1, unaware: false });
  expect(awaited(table)).toBe('blows Blue');
});

test('WARBAND-VANQUISH-004 WARBAND-VANQUISH-007 WARBAND-VANQUISH-008 a sure killing blow slays at once: as the set-up says, or the referee', () => {
  const sure = says(passUntil(stage({}, { ...BRUTE, sure: true }), 'strikes'), attack('A1', { B1: 1 }));
  expect(lastOf(sure, 'slainAtOnce')).toMatchObject({ figure: 1, by: 0 });
  expect(fateAfter(sure, 'B1')).toBe('slain');
  const judged = passUntil(stage({}, BRUTE, { referee: 'ref' }), 'strikes');
  const asked = says(judged, attack('A1', { B1: 1 }));
  expect(awaited(asked)).toBe('killingBlow B1');
  expect(fateAfter(says(asked, { choose: 'sure' }), 'B1')).toBe('slain');
  expect(stateIn(says(asked, { choose: 'notSure' }), 'B1')).toMatchObject({ hp: 3, unaware: false });
});

test('WARBAND-VANQUISH-006 WARBAND-CORE-006 what protects a target is for the referee to weigh: the default is that it is not sure', () => {
  const asked = says(passUntil(stage({}, BRUTE, { referee: 'ref' }), 'strikes'), attack('A1', { B1: 1 }));
  expect(offered(asked)[0]).toEqual({ choose: 'notSure' });
});

test('WARBAND-VANQUISH-008 characters too; with vulnerableKillsPc off they are at 0 HP and save', () => {
  const hero = { pc: true, might: 3, unaware: true, sure: true };
  const blow = (options: object) => {
    const table = passUntil(stage(hero, {}, { position: { priority: 'b' } }, options), 'strikes');
    return says(table, attack('B1', { A1: 1 }));
  };
  const dead = blow({});
  expect(dead.said.some(({ event }) => event === 'slainAtOnce')).toBe(true);
  expect(fateAfter(dead, 'A1')).toBe('dead');
  // WARBAND-HEALTH-019
  expect(stateIn(dead, 'B1').might).toBe(2);
  expect(stateIn(blow({ 'warband.vulnerableKillsPc': 'off' }), 'A1')).toMatchObject({ hp: 0, fate: 'fighting' });
});

test('WARBAND-VANQUISH-009 who falls upon somebody unaware does nothing else', () => {
  const foes = { a: [{ at: [5, 5], might: 2 }], b: [{ at: [6, 5], unaware: true }, { at: [6, 6] }] };
  const table = passUntil(fightIn('melee', foes), 'strikes');
  expect(refusedFor(table, attack('A1', { B1: 1, B2: 1 }))).toBe('WARBAND-VANQUISH-009 warband.allOnUnaware');
  expect(offered(passUntil(table, 'blows')).filter((one) => one.choose === 'attack')).toContainEqual(
    attack('A1', { B2: 2 }),
  );
});
