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
  sightOf,
  stateIn,
  type Table,
  wasSaid,
  whereIn,
} from '../testing/stage.js';

interface Case {
  readonly a?: Staged;
  readonly b?: Staged;
  /** More of side A, and of side B. */
  readonly with?: readonly Staged[];
  readonly against?: readonly Staged[];
  readonly hold?: object;
  readonly phase?: 'opening' | 'melee' | 'end';
  readonly priority?: 'a' | 'b';
}

/** A1 holds B1 with a total of 8; somebody of side B stands far off, so that the fight goes on. */
const held = (one: Case = {}): Table =>
  fightIn(one.phase ?? 'melee', {
    a: [{ at: [5, 5], might: 2, ...one.a }, ...(one.with ?? [])],
    b: [{ at: [6, 5], might: 2, ...one.b }, ...(one.against ?? []), { at: [20, 12] }],
    position: {
      priority: one.priority ?? 'a',
      holds: [{ controller: 'A1', held: 'B1', total: 8, ...one.hold }],
    },
  });

const holdsIn = (table: Table) => sightOf(table).open.holds;

/** Everybody passes; all dice show ones. Until a step of this name waits. */
const onTo = (table: Table, step: string): Table => {
  let at = table;
  do {
    at =
      at.run.awaits.need === 'dice' ? at.dice(...at.run.awaits.throw.dice.map(() => 1)) : says(at, { choose: 'pass' });
  } while (!awaited(at).startsWith(step));
  return at;
};

describe('breaking out', () => {
  const out = (...faces: number[]): Table =>
    says(passUntil(held(), 'blows Blue'), { choose: 'breakOut', figure: 'B1' }).dice(...faces);

  test('WARBAND-GRAPPLE-016 WARBAND-GRAPPLE-031 by more than the total that was written down', () => {
    expect(holdsIn(out(4, 4))).toHaveLength(1);
    const free = out(4, 5);
    expect(holdsIn(free)).toEqual([]);
    expect(lastOf(free, 'triedToBreak')).toMatchObject({ total: 9, needs: 9 });
    expect(lastOf(free, 'letGo')).toMatchObject({ controller: 0, held: 1, why: 'brokeFree' });
  });

  test('WARBAND-GRAPPLE-029 it is the Melee action', () => {
    expect(stateIn(out(1, 1), 'B1').melee).toBe('breakOut');
    expect(actsOf(passUntil(held(), 'blows Red'), 'A1')).not.toContain('breakOut');
  });

  test('WARBAND-GRAPPLE-032 WARBAND-WOUND-009 an Arm wound takes 2 here too', () => {
    const table = passUntil(held({ b: { wounds: [{ wound: 'arm' }] } }), 'blows Blue');
    const after = says(table, { choose: 'breakOut', figure: 'B1' }).dice(5, 5);
    expect(lastOf(after, 'triedToBreak').total).toBe(8);
    expect(holdsIn(after)).toHaveLength(1);
  });

  test('WARBAND-GRAPPLE-016 nobody breaks out who is not held', () => {
    expect(refusedFor(passUntil(held(), 'blows Red'), { choose: 'breakOut', figure: 'A1' })).toBe(
      'WARBAND-GRAPPLE-016 warband.grapple.notHeld',
    );
  });
});

describe('who is held', () => {
  test('WARBAND-GRAPPLE-033 does nothing but break out; with a dagger it may strike who holds it', () => {
    expect(actsOf(passUntil(held({ priority: 'b' }), 'blows Blue'), 'B1')).toEqual(['drop', 'breakOut']);
    const dagger = passUntil(held({ priority: 'b', b: { gear: [{ item: 'dagger' }] } }), 'blows Blue');
    expect(actsOf(dagger, 'B1')).toEqual(['drop', 'attack', 'breakOut']);
    expect(refusedFor(passUntil(held(), 'blows Blue'), { choose: 'attack', figure: 'B1', dice: { A1: 2 } })).toBe(
      'WARBAND-GRAPPLE-033 warband.isHeld',
    );
  });

  test('WARBAND-GRAPPLE-023 WARBAND-GRAPPLE-033 a dagger serves in a grapple, on whoever holds', () => {
    const table = passUntil(
      held({ priority: 'b', b: { gear: [{ item: 'dagger' }] }, with: [{ at: [6, 4] }] }),
      'blows Blue',
    );
    const attacks = offered(table).filter(({ choose, figure }) => choose === 'attack' && figure === 'B1');
    expect(attacks.map((one) => (one as unknown as { dice: object }).dice)).toContainEqual({ A1: 2 });
    expect(attacks.some((one) => JSON.stringify(one).includes('A2'))).toBe(false);
  });

  test('WARBAND-GRAPPLE-033 does not move in the Opening', () => {
    const table = held({ phase: 'opening', priority: 'b' });
    expect(refusedFor(passUntil(table, 'opening Blue'), { choose: 'move', figure: 'B1', path: [] })).toBe(
      'WARBAND-GRAPPLE-033 warband.isHeld',
    );
  });

  test('WARBAND-GRAPPLE-017 WARBAND-GRAPPLE-041 checks morale alone at the End, and surrenders when it fails', () => {
    const table = passUntil(held(), 'moraleDie');
    expect(table.run.awaits).toMatchObject({ need: 'dice', step: 'moraleDie' });
    const failed = table.dice(12);
    const yielded = awaited(failed).startsWith('quarter') ? says(failed, { choose: 'acceptSurrender' }) : failed;
    expect(stateIn(yielded, 'B1').fate).toBe('surrendered');
    expect(stateIn(yielded, 'B2').fate).toBe('fighting');
    expect(stateIn(table.dice(1), 'B1').fate).toBe('fighting');
  });

  test('WARBAND-GRAPPLE-041 a player character does not check', () => {
    const table = fightIn('melee', {
      a: [{ at: [5, 5], pc: true }, { at: [1, 1] }],
      b: [{ at: [6, 5] }],
      position: { holds: [{ controller: 'B1', held: 'A1', total: 8 }] },
    });
    expect(wasSaid(onTo(table, 'priority'), 'checkedMorale')).toBe(false);
  });
});

describe('who holds', () => {
  test('WARBAND-GRAPPLE-019 WARBAND-GRAPPLE-034 strikes with its own dice at the armour; a sword is no use: disarmed', () => {
    const struck = (gear: readonly object[], flags: readonly string[] = []) => {
      const table = passUntil(held({ a: { gear, flags }, b: { armour: 2 } }), 'blows Red');
      const after = says(table, { choose: 'attack', figure: 'A1', dice: { B1: 2 } });
      return after.dice(12, 12);
    };
    // 8 − 2, and 1 less with bare hands. Nobody has an extra die for it: MOD-014 only.
    expect(lastOf(struck([{ item: 'dagger' }]), 'struck')).toMatchObject({ chance: { total: 6 }, rolled: 2 });
    expect(lastOf(struck([{ item: 'sword' }]), 'struck')).toMatchObject({ chance: { total: 5 }, rolled: 2 });
    expect(lastOf(struck([], ['naturalWeapons']), 'struck')).toMatchObject({ chance: { total: 6 }, rolled: 2 });
  });

  test('WARBAND-GRAPPLE-018 WARBAND-GRAPPLE-035 tightens for 1, 2 and 3 points in three rounds, whatever the armour', () => {
    let table = held({ phase: 'opening', b: { might: 9, armour: 6 } });
    const lost: number[] = [];
    for (const hp of [9, 8, 6]) {
      table = says(passUntil(table, 'opening Red'), { choose: 'tighten', figure: 'A1' });
      expect(stateIn(table, 'A1')).toMatchObject({ opening: 'tighten', wholeRound: true });
      table = onTo(table, 'priority').dice(1);
      lost.push(hp - stateIn(table, 'B1').hp);
    }
    expect(lost).toEqual([1, 2, 3]);
    expect(holdsIn(table)).toMatchObject([{ tightened: 3 }]);
  });

  test('WARBAND-GRAPPLE-035 the damage falls in its turn of the Melee phase, if it still holds', () => {
    const table = says(passUntil(held({ phase: 'opening', priority: 'b' }), 'opening Red'), {
      choose: 'tighten',
      figure: 'A1',
    });
    const theirs = passUntil(table, 'blows Blue');
    expect(stateIn(theirs, 'B1').hp).toBe(2);
    const free = says(theirs, { choose: 'breakOut', figure: 'B1' }).dice(6, 6);
    expect(stateIn(onTo(free, 'priority'), 'B1').hp).toBe(2);
    const kept = says(theirs, { choose: 'breakOut', figure: 'B1' }).dice(1, 1);
    expect(stateIn(onTo(kept, 'priority'), 'B1').hp).toBe(1);
  });

  test('WARBAND-GRAPPLE-015 goes on holding, or throws, as an action of a later Melee phase', () => {
    const table = passUntil(held(), 'blows Red');
    expect(actsOf(table, 'A1')).toEqual(expect.arrayContaining(['attack', 'hold', 'letGo', 'throwDown', 'drag']));
    expect(stateIn(says(table, { choose: 'hold', figure: 'A1' }), 'A1').melee).toBe('hold');
    const thrown = says(table, { choose: 'throwDown', figure: 'A1', to: { x: 5, y: 6 } });
    expect([whereIn(thrown, 'B1'), stateIn(thrown, 'B1').prone, holdsIn(thrown)]).toEqual(['5,6', true, []]);
    expect(stateIn(thrown, 'A1').melee).toBe('throwDown');
    expect(refusedFor(table, { choose: 'throwDown', figure: 'A1', to: { x: 9, y: 9 } })).toBe(
      'WARBAND-GRAPPLE-015 warband.grapple.noLanding',
    );
  });

  test('WARBAND-GRAPPLE-015 letting go is free', () => {
    const after = says(passUntil(held(), 'blows Red'), { choose: 'letGo', figure: 'A1' });
    expect(holdsIn(after)).toEqual([]);
    expect(stateIn(after, 'A1').melee).toBe(null);
    expect(awaited(after)).toBe('blows Red');
  });

  test('WARBAND-GRAPPLE-015 WARBAND-CORE-004 drags at half speed; who is held comes into the space before', () => {
    const table = passUntil(held({ phase: 'opening' }), 'opening Red');
    const drag = (...path: readonly (readonly [number, number])[]) => ({
      choose: 'drag',
      figure: 'A1',
      path: path.map(([x, y]) => ({ x, y })),
    });
    // Capture 6: half of it is 3.
    const after = says(table, drag([4, 5], [3, 5], [2, 5]));
    expect([whereIn(after, 'A1'), whereIn(after, 'B1')]).toEqual(['2,5', '3,5']);
    expect(stateIn(after, 'A1')).toMatchObject({ opening: 'drag', facing: 'e' });
    expect(holdsIn(after)).toHaveLength(1);
    expect(refusedFor(table, drag([4, 5], [3, 5], [2, 5], [1, 5]))).toBe('WARBAND-MOVE-020 warband.tooFar');
    const turn = says(table, drag([5, 4], [6, 4]));
    expect([whereIn(turn, 'A1'), whereIn(turn, 'B1')]).toEqual(['6,4', '5,4']);
    expect(refusedFor(table, drag([6, 5]))).toBe('WARBAND-MOVE-022 warband.throughFoe');
  });

  test('WARBAND-GRAPPLE-015 drags in the Melee phase too, not through anybody, and not away from who engages it', () => {
    const table = passUntil(held({ with: [{ at: [4, 5] }], against: [{ at: [5, 6] }] }), 'blows Red');
    const drag = (x: number, y: number) => ({ choose: 'drag', figure: 'A1', path: [{ x, y }] });
    expect(refusedFor(table, drag(4, 5))).toBe('WARBAND-MOVE-021 warband.allyThere');
    expect(refusedFor(table, drag(4, 4))).toBe('WARBAND-MOVE-027 warband.bound');
    const after = says(table, drag(4, 6));
    expect([whereIn(after, 'A1'), whereIn(after, 'B1'), stateIn(after, 'A1').melee]).toEqual(['4,6', '5,5', 'drag']);
  });

  test('WARBAND-GRAPPLE-015 who holds nobody does none of this', () => {
    const table = passUntil(held({ with: [{ at: [6, 4] }] }), 'blows Red');
    for (const choice of [{ choose: 'hold' }, { choose: 'letGo' }, { choose: 'throwDown' }])
      expect(refusedFor(table, { ...choice, figure: 'A2' })).toBe('WARBAND-GRAPPLE-015 warband.grapple.holdsNobody');
    expect(refusedFor(table, { choose: 'drag', figure: 'A2', path: [{ x: 7, y: 4 }] })).toBe(
      'WARBAND-GRAPPLE-015 warband.grapple.holdsNobody',
    );
  });
});
