import { describe, expect, test } from 'vitest';
import { countsAsProne } from '../figures/grappling.js';
import {
  actsOf,
  awaited,
  fightIn,
  indexIn,
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

/** Face to face in the Melee phase, side A's turn to strike. */
const facing = (a: Staged = {}, b: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn(
      'melee',
      { a: [{ at: [5, 5], attacks: 1, ...a }], b: [{ at: [6, 5], attacks: 1, ...b }], ...more },
      options,
    ),
    'blows',
  );

const GRAPPLE = { choose: 'grapple', figure: 'A1', target: 'B1' };
const HOLD = { choose: 'hold', figure: 'A1' };
const holdsIn = (table: Table) => sightOf(table).open.holds;

describe('the contest', () => {
  test('WARBAND-GRAPPLE-012 WARBAND-GRAPPLE-013 WARBAND-GRAPPLE-030 one d6 for each attack, the starter first', () => {
    const table = says(facing({ attacks: 3 }, { attacks: 2 }), GRAPPLE);
    expect(awaited(table)).toBe('contest');
    expect(table.run.awaits).toMatchObject({ by: 'ana' });
    const reply = table.dice(4, 4, 1);
    expect(awaited(reply)).toBe('contestReply');
    expect(reply.run.awaits).toMatchObject({ by: 'bo' });
    const won = reply.dice(6, 2);
    expect(lastOf(won, 'contested').totals).toEqual([9, 8]);
    expect(awaited(won)).toBe('control A1');
  });

  test('WARBAND-GRAPPLE-014 the winning total is written down', () => {
    expect(holdsIn(says(says(facing(), GRAPPLE).dice(5).dice(2), HOLD))).toEqual([
      { controller: 0, held: 1, total: 5, tightened: 0, joiners: [] },
    ]);
  });

  test('WARBAND-GRAPPLE-031 equal totals: nobody controls and nobody pays', () => {
    const after = says(facing(), GRAPPLE).dice(4).dice(4);
    expect(awaited(after)).toBe('blows Blue');
    expect(holdsIn(after)).toEqual([]);
  });

  test('WARBAND-GRAPPLE-031 warband.grappleTie defender: a tie counts as a failure', () => {
    const after = says(facing({}, {}, {}, { 'warband.grappleTie': 'defender' }), GRAPPLE)
      .dice(4)
      .dice(4);
    expect(awaited(after)).toBe('price A1');
  });

  test('WARBAND-GRAPPLE-032 WARBAND-WOUND-009 an Arm wound takes 2 from the total of who has it, with a line', () => {
    const table = says(facing({ wounds: [{ wound: 'arm' }] }), GRAPPLE);
    expect(table.run.awaits).toMatchObject({
      throw: { tally: { plus: [{ by: -2, what: 'warband.grapple.arm', why: 'WARBAND-GRAPPLE-032', note: 'A1' }] } },
    });
    expect(lastOf(table.dice(5).dice(4), 'contested').totals).toEqual([3, 4]);
  });

  test('WARBAND-GRAPPLE-028 WARBAND-GRAPPLE-039 several grapple one together; who joined may leave, and the total stays', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [
          { at: [5, 5], attacks: 1 },
          { at: [6, 4], attacks: 2 },
        ],
        b: [{ at: [6, 5], attacks: 2 }, { at: [20, 5] }],
      }),
      'blows',
    );
    const won = says(
      says(table, { ...GRAPPLE, joiners: ['A2'] })
        .dice(3, 3, 3)
        .dice(4, 4),
      HOLD,
    );
    expect(holdsIn(won)).toEqual([{ controller: 0, held: 2, total: 9, tightened: 0, joiners: [1] }]);
    for (const key of ['A1', 'A2']) expect(stateIn(won, key)).toMatchObject({ melee: 'grapple', gambit: true });
    const next = passUntil(endRound(won), 'opening Red');
    expect(actsOf(next, 'A2')).toContain('letGo');
    const left = says(next, { choose: 'letGo', figure: 'A2' });
    expect(holdsIn(left)).toEqual([{ controller: 0, held: 2, total: 9, tightened: 0, joiners: [] }]);
  });

  test('WARBAND-GRAPPLE-029 a Melee action in the normal step, and the gambit of the round', () => {
    const after = says(facing(), GRAPPLE).dice(3).dice(3);
    expect(stateIn(after, 'A1')).toMatchObject({ melee: 'grapple', gambit: true });
    const spent = passUntil(
      says(passUntil(fightIn('opening', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] }), 'opening'), {
        choose: 'gambit',
        figure: 'A1',
        effect: 'disarm',
        target: 'B1',
      }).dice(1),
      'blows',
    );
    expect(refusedFor(spent, GRAPPLE)).toBe('WARBAND-GRAPPLE-003 warband.gambit.oncePerRound');
    const strikes = passUntil(fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5], facing: 'e' }] }), 'strikes');
    expect(actsOf(strikes, 'A1')).not.toContain('grapple');
  });

  test('WARBAND-GRAPPLE-024 a charger may grapple the target of its charge', () => {
    const charged = { position: { charged: [{ figure: 'A1', target: 'B1' }] } };
    expect(actsOf(passUntil(facing({}, {}, charged), 'blows'), 'A1')).toContain('grapple');
  });

  test('WARBAND-GRAPPLE-025 not against a spear', () => {
    const spear = { gear: [{ item: 'spear' }] };
    const charged = { position: { charged: [{ figure: 'A1', target: 'B1' }] } };
    expect(refusedFor(facing({}, spear, charged), GRAPPLE)).toBe('WARBAND-GRAPPLE-025 warband.grapple.spear');
    // Whoever stands there anyway is not kept off.
    expect(actsOf(facing({}, spear), 'A1')).toContain('grapple');
  });

  test('WARBAND-GRAPPLE-026 any other movement rules a grapple out', () => {
    const table = passUntil(
      fightIn('opening', { a: [{ at: [4, 5] }], b: [{ at: [6, 5] }], position: { priority: 'a' } }),
      'opening Red',
    );
    const moved = passUntil(says(table, { choose: 'move', figure: 'A1', path: [{ x: 5, y: 5 }] }), 'blows');
    expect(refusedFor(moved, GRAPPLE)).toBe('WARBAND-GRAPPLE-026 warband.grapple.hasMoved');
  });

  test('WARBAND-GRAPPLE-013 nobody is held by two, and nobody holds two', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [6, 4] }],
        b: [{ at: [6, 5] }, { at: [5, 6] }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
      }),
      'blows',
    );
    expect(refusedFor(table, { ...GRAPPLE, figure: 'A2' })).toBe('WARBAND-GRAPPLE-013 warband.grapple.heldAlready');
    expect(refusedFor(table, { ...GRAPPLE, target: 'B2' })).toBe('WARBAND-GRAPPLE-013 warband.grapple.holdsAlready');
  });
});

/** Everybody passes to the next round; the priority die falls for side A. */
const endRound = (table: Table): Table => {
  let at = table;
  const { round } = sightOf(at).open;
  while (sightOf(at).open.round === round || awaited(at) === 'priority')
    at =
      at.run.awaits.need === 'dice' ? at.dice(...at.run.awaits.throw.dice.map(() => 1)) : says(at, { choose: 'pass' });
  return at;
};

describe('who controls', () => {
  const won = (a: Staged = {}, b: Staged = {}): Table => says(facing(a, b), GRAPPLE).dice(6).dice(1);

  test('WARBAND-GRAPPLE-015 holds, throws down, drags or lets go', () => {
    const kinds = new Set(offered(won()).map(({ choose }) => choose));
    expect([...kinds]).toEqual(['hold', 'throwDown', 'drag', 'letGo']);
    expect(holdsIn(says(won(), { choose: 'letGo', figure: 'A1' }))).toEqual([]);
  });

  test('WARBAND-GRAPPLE-015 thrown, the foe lies prone in a free space beside, and the grapple is over', () => {
    const thrown = says(won(), { choose: 'throwDown', figure: 'A1', to: { x: 4, y: 4 } });
    expect(whereIn(thrown, 'B1')).toBe('4,4');
    expect(stateIn(thrown, 'B1')).toMatchObject({ prone: true, fellIn: 1 });
    expect(holdsIn(thrown)).toEqual([]);
    expect(refusedFor(won(), { choose: 'throwDown', figure: 'A1', to: { x: 8, y: 5 } })).toBe(
      'WARBAND-GRAPPLE-015 warband.grapple.noLanding',
    );
    expect(whereIn(says(won(), { choose: 'throwDown', figure: 'A1' }), 'B1')).toBe('6,5');
  });

  test('WARBAND-GRAPPLE-015 dragged on winning, the foe comes along at half speed and stays held', () => {
    const straight = (steps: number) => ({
      choose: 'drag',
      figure: 'A1',
      path: Array.from({ length: steps }, (_, nth) => ({ x: 4 - nth, y: 5 })),
    });
    const dragged = says(won(), straight(1));
    expect([whereIn(dragged, 'A1'), whereIn(dragged, 'B1')]).toEqual(['4,5', '5,5']);
    expect(holdsIn(dragged)).toMatchObject([{ controller: 0, held: 1, total: 6 }]);
    // Five spaces for each of them: two, rounded down.
    const slow = won({ capture: 5 }, { capture: 5 });
    expect(whereIn(says(slow, straight(2)), 'A1')).toBe('3,5');
    expect(refusedFor(slow, straight(3))).toMatch(/^WARBAND-MOVE-/);
    expect(refusedFor(won(), { ...straight(1), figure: 'B1' })).toMatch(/^NO_SUCH/);
  });

  test('WARBAND-GRAPPLE-027 to those outside both are as if prone; to each other they are not', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [6, 4] }],
        b: [{ at: [6, 5] }, { at: [5, 6] }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
      }),
      'blows',
    );
    const prone = (figure: string, by: string): boolean =>
      countsAsProne(sightOf(table), indexIn(table, figure), indexIn(table, by));
    expect([prone('B1', 'A2'), prone('A1', 'B2')]).toEqual([true, true]);
    expect([prone('B1', 'A1'), prone('A1', 'B1'), prone('B2', 'A2')]).toEqual([false, false, false]);
  });

  test('WARBAND-GRAPPLE-027 warband.grapplersProne off: nobody is', () => {
    const table = fightIn(
      'melee',
      {
        a: [{ at: [5, 5] }, { at: [6, 4] }],
        b: [{ at: [6, 5] }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
      },
      { 'warband.grapplersProne': 'off' },
    );
    expect(countsAsProne(sightOf(table), indexIn(table, 'B1'), indexIn(table, 'A2'))).toBe(false);
  });

  test('WARBAND-GRAPPLE-027 WARBAND-MOD-005 an outsider deals a held foe death blows', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [6, 4], attacks: 2 }],
        b: [{ at: [6, 5], might: 3, facing: 'n' }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
      }),
      'blows',
    );
    const after = says(table, { choose: 'attack', figure: 'A2', dice: { B1: 2 } });
    expect(lastOf(after, 'hitAutomatically')).toMatchObject({ why: 'deathBlow', points: 2 });
    expect(stateIn(after, 'B1').hp).toBe(1);
  });

  test('WARBAND-GRAPPLE-040 a grapple ends when who holds is held itself', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [4, 5], attacks: 1 }],
        b: [{ at: [6, 5], attacks: 1 }],
        position: { priority: 'a', holds: [{ controller: 'B1', held: 'A1', total: 4 }] },
      }),
      'blows',
    );
    expect(refusedFor(table, { choose: 'grapple', figure: 'A2', target: 'B1' })).toBe(
      'WARBAND-GRAPPLE-002 warband.gambit.outOfReach',
    );
    const near = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [6, 4], attacks: 1 }],
        b: [{ at: [6, 5], attacks: 1 }],
        position: { holds: [{ controller: 'B1', held: 'A1', total: 4 }] },
      }),
      'blows',
    );
    const freed = says(near, { choose: 'grapple', figure: 'A2', target: 'B1' }).dice(5).dice(2);
    expect(holdsIn(freed)).toMatchObject([{ controller: 1, held: 2 }]);
    expect(lastOf(freed, 'letGo')).toMatchObject({ controller: 2, held: 0, why: 'over' });
  });

  test('WARBAND-GRAPPLE-040 a grapple ends when who holds is slain', () => {
    const table = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5], might: 1 }],
        b: [{ at: [6, 5] }, { at: [5, 6], attacks: 1 }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 4 }] },
      }),
      'blows Blue',
    );
    const slain = says(table, { choose: 'attack', figure: 'B2', dice: { A1: 1 } });
    const after = passUntil(slain, 'over');
    expect(lastOf(after, 'letGo')).toMatchObject({ controller: 0, held: 1, why: 'over' });
  });
});

describe('the price of failing', () => {
  const failed = (b: Staged = {}): Table =>
    says(facing({}, b), GRAPPLE)
      .dice(2)
      .dice(...Array.from({ length: Number(b.attacks ?? 1) }, () => 5));
  const pay = (price: string) => ({ choose: 'price', price });
  const prices = (table: Table) => offered(table).map((one) => (one as unknown as { price: string }).price);

  test('WARBAND-GRAPPLE-020 WARBAND-GRAPPLE-036 the foe’s attacks hit automatically, if it still has any', () => {
    const table = failed({ attacks: 2, might: 2 });
    expect(prices(table)).toEqual(['hits', 'held', 'thrown']);
    const struck = says(says(table, pay('hits')), { choose: 'attack', figure: 'B1', dice: { A1: 2 } });
    expect(lastOf(struck, 'hitAutomatically')).toMatchObject({ why: 'price', points: 2 });
  });

  test('WARBAND-GRAPPLE-036 not when the foe’s turn is past', () => {
    const second = says(facing({}, {}, {}), { choose: 'pass' });
    const table = says(second, { choose: 'grapple', figure: 'B1', target: 'A1' }).dice(2).dice(5);
    expect(awaited(table)).toBe('price B1');
    expect(prices(table)).toEqual(['held', 'thrown']);
    expect(refusedFor(table, pay('hits'))).toBe('NOT_A_CHOICE');
  });

  test('WARBAND-GRAPPLE-021 WARBAND-GRAPPLE-037 it is held, and the foe’s total is written down', () => {
    const after = says(failed(), pay('held'));
    expect(holdsIn(after)).toEqual([{ controller: 1, held: 0, total: 5, tightened: 0, joiners: [] }]);
  });

  test('WARBAND-GRAPPLE-022 WARBAND-GRAPPLE-038 it is thrown down and takes a temporary Wound; a helmet does not help', () => {
    const helmet = { gear: [{ item: 'sword' }, { item: 'helmet' }] };
    const table = says(says(facing(helmet, {}), GRAPPLE).dice(2).dice(5), pay('thrown'));
    expect(awaited(table)).toBe('woundDie');
    const after = table.dice(3);
    expect(stateIn(after, 'A1')).toMatchObject({ prone: true, wounds: [{ wound: 'knee', permanent: false }] });
    expect(wasSaid(after, 'helmetGiven')).toBe(false);
  });
});
