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
} from './testing/stage.js';

/** Hard cases of gambits and grapples: their figures come from the ledger, worked out by hand. */

const FREE = { 'warband.declaredMoveBinding': 'off' };
const CALM = { flags: ['fearless'] };
const A: Staged = { ...CALM, at: [5, 5] };
const B: Staged = { ...CALM, at: [6, 5] };
const FAR: Staged = { ...CALM, at: [20, 14] };
const fight = (
  phase: 'opening' | 'melee',
  a: readonly Staged[],
  b: readonly Staged[],
  more: object = {},
  options: object = {},
): Table => fightIn(phase, { a, b, ...more }, { ...FREE, ...options });
const blows = (a: readonly Staged[], b: readonly Staged[], more: object = {}, options: object = {}): Table =>
  passUntil(fight('melee', a, b, more, options), 'blows');
const gambit = (effect: string, target = 'B1', helpers?: readonly string[]) => ({
  choose: 'gambit',
  figure: 'A1',
  effect,
  target,
  ...(helpers === undefined ? {} : { helpers }),
});
const grapple = { choose: 'grapple', figure: 'A1', target: 'B1' };
const holdOf = (total: number, tightened = 0) => ({ holds: [{ controller: 'A1', held: 'B1', total, tightened }] });
const holds = (table: Table) => sightOf(table).open.holds;

describe('gambits', () => {
  test('WARBAND-GRAPPLE-007 WARBAND-GRAPPLE-009 Might and helpers: 2 + 1, 3 + 2, 4 + 3 is still 5; with a bonus of 0 or 2 as the table has it', () => {
    const helpers = [
      { ...CALM, at: [5, 4] },
      { ...CALM, at: [5, 6] },
      { ...CALM, at: [6, 4] },
    ];
    const odds = (might: number, theirs: number, keys: readonly string[], options: object = {}) =>
      lastOf(
        says(blows([{ ...A, might }, ...helpers], [{ ...B, might: theirs }], {}, options), gambit('trip', 'B1', keys)),
        'tried',
      ).odds;
    expect(odds(1, 2, ['A2'])).toBe(3);
    expect(odds(2, 2, ['A2', 'A3'])).toBe(5);
    expect(odds(3, 2, ['A2', 'A3', 'A4'])).toBe(5);
    expect(odds(1, 2, ['A2', 'A3'], { 'warband.gambitHelperBonus': 0 })).toBe(2);
    expect(odds(1, 2, ['A2'], { 'warband.gambitHelperBonus': 2 })).toBe(4);
    expect(odds(1, 2, ['A2', 'A3'], { 'warband.gambitHelperBonus': 2 })).toBe(5);
  });

  test('WARBAND-GRAPPLE-009 WARBAND-GRAPPLE-003 helpers spend action and gambit; the price falls on the first alone', () => {
    const table = says(blows([A, { ...CALM, at: [5, 4] }], [B]), gambit('trip', 'B1', ['A2'])).dice(5);
    expect([stateIn(table, 'A1').prone, stateIn(table, 'A2').prone]).toEqual([true, false]);
    expect(stateIn(table, 'A2')).toMatchObject({ melee: 'gambit', gambit: true });
    // In the Opening of the same round it had none yet: once it has, it cannot help in the Melee phase.
    let twice = fight('opening', [A, { ...CALM, at: [5, 4] }], [{ ...B, might: 2 }]);
    twice = says(twice, { ...gambit('disarm'), figure: 'A2' }).dice(6);
    twice = passUntil(twice, 'blows Red');
    expect(refusedFor(twice, gambit('trip', 'B1', ['A2']))).toBe('WARBAND-GRAPPLE-003 warband.gambit.oncePerRound');
    expect(refusedFor(twice, { ...grapple, joiners: ['A2'] })).toBe('WARBAND-GRAPPLE-003 warband.gambit.oncePerRound');
  });

  test('WARBAND-GRAPPLE-008 mirror: who fails to push is pushed one space, and stays where that is blocked', () => {
    expect(whereIn(says(blows([A], [B]), gambit('push')).dice(4), 'A1')).toBe('4,5');
    const behind = says(blows([A, { ...CALM, at: [4, 5] }], [B]), gambit('push')).dice(4);
    expect(whereIn(behind, 'A1')).toBe('5,5');
    const disarmed = says(blows([A], [B]), gambit('disarm')).dice(4);
    expect(stateIn(disarmed, 'A1').items[0]?.kept).toBe('dropped');
  });

  test('WARBAND-GRAPPLE-008 no price from a flank, from behind, from above, in surprise, against the prone or the held', () => {
    const priceless = (theirs: Staged, more: object = {}) =>
      stateIn(says(blows([A], [{ ...B, ...theirs }], more), gambit('disarm')).dice(4), 'A1').items[0]?.kept;
    expect(priceless({})).toBe('dropped');
    expect(priceless({ facing: 'n' })).toBe('right');
    expect(priceless({ facing: 'e' })).toBe('right');
    expect(priceless({ prone: true })).toBe('right');
    expect(priceless({}, { ground: [{ at: { x: 5, y: 5 }, height: 1 }] })).toBe('right');
    expect(priceless({}, { surprised: 'b' })).toBe('right');
    const held = blows([A, { ...CALM, at: [7, 5] }], [B], {
      position: { holds: [{ controller: 'A2', held: 'B1', total: 2 }] },
    });
    expect(stateIn(says(held, gambit('disarm')).dice(4), 'A1').items[0]?.kept).toBe('right');
  });

  test('WARBAND-GRAPPLE-008 gambitBacklash none: nothing; table: everybody at it is asked, the mirror proposed', () => {
    const none = says(blows([A], [B], {}, { 'warband.gambitBacklash': 'none' }), gambit('trip')).dice(4);
    expect(stateIn(none, 'A1').prone).toBe(false);
    const table = says(blows([A], [B], {}, { 'warband.gambitBacklash': 'table' }), gambit('trip')).dice(4);
    expect(table.run.awaits.need).toBe('answers');
    expect(stateIn(table, 'A1').prone).toBe(false);
  });

  test('WARBAND-GRAPPLE-001 gambit mode: a hold and the way out of it are gambits on a d6, and there are no contests', () => {
    const options = { 'warband.grappleSystem': 'gambit' };
    const table = blows([{ ...A, might: 2 }], [{ ...B, might: 2 }], {}, options);
    expect(refusedFor(table, grapple)).toBe('WARBAND-GRAPPLE-001 warband.grapple.byGambit');
    let held = says(table, gambit('hold')).dice(3);
    held = says(held, { choose: 'hold', figure: 'A1' });
    expect(holds(held)).toHaveLength(1);
    const out = says(passUntil(held, 'blows Blue'), { choose: 'gambit', figure: 'B1', effect: 'free', target: 'A1' });
    expect(holds(out.dice(3))).toHaveLength(0);
    expect(holds(out.dice(4))).toHaveLength(1);
    // Failing to hold is to be held.
    const failed = says(table, gambit('hold')).dice(4);
    expect(holds(failed)).toMatchObject([{ controller: 1, held: 0 }]);
  });

  test('WARBAND-GRAPPLE-001 contest mode: to trip, push or disarm is to win a contest, and to fail is to pay for a grapple', () => {
    const options = { 'warband.grappleSystem': 'contest' };
    const table = says(blows([{ ...A, might: 2 }], [B], {}, options), gambit('trip'));
    expect(awaited(table)).toBe('contest');
    expect(stateIn(table.dice(3, 3).dice(5), 'B1').prone).toBe(true);
    const tie = table.dice(3, 2).dice(5);
    expect([stateIn(tie, 'B1').prone, awaited(tie)]).toEqual([false, 'blows Blue']);
    const failed = table.dice(1, 1).dice(5);
    expect(awaited(failed)).toBe('price A1');
  });

  test('WARBAND-GRAPPLE-011 WARBAND-GRID-003 a push along a diagonal; never into a wall', () => {
    const to = says(blows([{ ...A, at: [5, 4] }], [B]), gambit('push')).dice(3);
    expect(whereIn(to, 'B1')).toBe('7,6');
    const wall = blows([{ ...A, at: [5, 4] }], [B], { ground: [{ at: { x: 7, y: 6 }, wall: true }] });
    expect(refusedFor(wall, gambit('push'))).toBe('WARBAND-GRAPPLE-011 warband.gambit.noRoom');
  });
});

describe('contests', () => {
  test('WARBAND-GRAPPLE-012 WARBAND-MOD-007 WARBAND-MOD-018 the prone roll one die, the blinded none', () => {
    const prone = says(blows([A], [{ ...B, might: 3, prone: true }]), grapple).dice(4);
    expect(lastOf(prone.dice(3), 'contested').totals).toEqual([4, 3]);
    const blind = says(blows([A], [{ ...B, might: 3, blinded: 1 }]), grapple).dice(1);
    expect(lastOf(blind, 'contested').totals).toEqual([1, 0]);
  });

  test('WARBAND-GRAPPLE-032 WARBAND-GRAPPLE-016 Arm takes 2 from the total of a starter, a joiner, a target and of a break-out', () => {
    const arm = { wounds: [{ wound: 'arm' }] };
    const table = says(
      blows(
        [
          { ...A, ...arm },
          { ...CALM, at: [5, 4], ...arm },
        ],
        [{ ...B, ...arm, might: 2 }],
      ),
      {
        ...grapple,
        joiners: ['A2'],
      },
    );
    const contested = table.dice(6, 5).dice(4, 4);
    expect(lastOf(contested, 'contested').totals).toEqual([7, 6]);
    const held = says(contested, { choose: 'hold', figure: 'A1' });
    expect(holds(held)).toMatchObject([{ total: 7, joiners: [1] }]);
    // 9 − 2 = 7 is not above 7.
    const tried = says(passUntil(held, 'blows Blue'), { choose: 'breakOut', figure: 'B1' });
    expect(holds(tried.dice(5, 4))).toHaveLength(1);
    expect(holds(tried.dice(5, 5))).toHaveLength(0);
  });

  test('WARBAND-GRAPPLE-031 grappleTie defender: a tie is paid for', () => {
    const table = says(blows([A], [B], {}, { 'warband.grappleTie': 'defender' }), grapple)
      .dice(4)
      .dice(4);
    expect(awaited(table)).toBe('price A1');
    expect(holds(says(table, { choose: 'price', price: 'held' }))).toMatchObject([
      { controller: 1, held: 0, total: 4 },
    ]);
  });

  test('WARBAND-GRAPPLE-020 WARBAND-GRAPPLE-036 hits: only of the foe it failed against, and only in this phase', () => {
    const second = { ...CALM, at: [5, 6], might: 1 };
    let table = says(blows([{ ...A, hp: 5 }], [{ ...B, attacks: 2 }, second]), grapple)
      .dice(1)
      .dice(3, 3);
    table = says(table, { choose: 'price', price: 'hits' });
    table = says(passUntil(table, 'blows Blue'), { choose: 'attack', figure: 'B1', dice: { A1: 2 } });
    expect([lastOf(table, 'hitAutomatically').why, stateIn(table, 'A1').hp]).toEqual(['price', 3]);
    expect(awaited(says(table, { choose: 'attack', figure: 'B2', dice: { A1: 1 } }))).toBe('row');
    // The side without priority: the foe has had its turn.
    const late = blows([A], [B], { position: { priority: 'b' } });
    const failed = says(passUntil(late, 'blows Red'), grapple).dice(1).dice(3);
    expect(offered(failed).map((one) => (one as { price?: string }).price)).toEqual(['held', 'thrown']);
  });

  test('WARBAND-GRAPPLE-022 WARBAND-GRAPPLE-038 WARBAND-CRIT-010 thrown: prone, off the mount, a Wound at once rolled that counts after the phase', () => {
    const gear = [{ item: 'sword' }, { item: 'helmet' }];
    let table = says(blows([{ ...A, mounted: true, might: 1, gear }], [{ ...B, might: 3 }]), grapple)
      .dice(1, 1)
      .dice(3, 3, 3);
    table = says(table, { choose: 'price', price: 'thrown' });
    expect(awaited(table)).toBe('woundDie');
    table = table.dice(7);
    expect(stateIn(table, 'A1')).toMatchObject({
      prone: true,
      mounted: false,
      wounds: [{ wound: 'back', counts: false }],
    });
    expect(stateIn(table, 'A1').items[1]?.kept).toBe('worn');
  });

  test('WARBAND-GRAPPLE-024 WARBAND-GRAPPLE-025 WARBAND-GRAPPLE-026 a charger at its target alone; a halberd is no less a spear; who rose or walked does not', () => {
    const position = { charged: [{ figure: 'A1', target: 'B1' }] };
    const two = [B, { ...CALM, at: [6, 6] }];
    const table = passUntil(fight('melee', [A], two, { position }), 'blows');
    expect(refusedFor(table, { ...grapple, target: 'B2' })).toBe('WARBAND-GRAPPLE-026 warband.grapple.hasMoved');
    expect(awaited(says(table, grapple))).toBe('contest');
    const halberd = passUntil(fight('melee', [A], [{ ...B, gear: [{ item: 'halberd' }] }], { position }), 'blows');
    expect(refusedFor(halberd, grapple)).toBe('WARBAND-GRAPPLE-025 warband.grapple.spear');
    // A spear wards off chargers, and nobody else.
    expect(awaited(says(blows([A], [{ ...B, gear: [{ item: 'spear' }] }]), grapple))).toBe('contest');
    const risen = says(fight('opening', [{ ...A, prone: true }], [B], {}, { 'warband.hinderGetUp': 'off' }), {
      choose: 'rise',
      figure: 'A1',
    });
    expect(refusedFor(passUntil(risen, 'blows Red'), grapple)).toBe('WARBAND-GRAPPLE-026 warband.grapple.hasMoved');
  });
});

describe('holds', () => {
  test('WARBAND-GRAPPLE-018 WARBAND-GRAPPLE-035 three rounds of tightening are 1 + 2 + 3, past any armour', () => {
    let table = fight(
      'opening',
      [A],
      [{ ...B, hp: 6, armour: 6, gear: [{ item: 'sword' }, { item: 'shield' }] }, FAR],
      {
        position: holdOf(6),
      },
    );
    for (const left of [5, 3, 0]) {
      table = says(passUntil(table, 'opening Red'), { choose: 'tighten', figure: 'A1' });
      while (stateIn(table, 'B1').hp > left) table = says(table, { choose: 'pass' });
      expect(stateIn(table, 'B1').hp).toBe(left);
      if (left > 0) table = passUntil(table, 'priority').dice(1);
    }
    expect(stateIn(passUntil(table, 'priority'), 'B1').fate).toBe('slain');
  });

  test('WARBAND-GRAPPLE-035 who has broken free before the controller’s turn takes nothing', () => {
    let table = fight('opening', [A], [{ ...B, might: 2 }, FAR], { position: { ...holdOf(6), priority: 'b' } });
    table = says(passUntil(table, 'opening Red'), { choose: 'tighten', figure: 'A1' });
    table = says(passUntil(table, 'blows Blue'), { choose: 'breakOut', figure: 'B1' }).dice(4, 3);
    expect(stateIn(passUntil(table, 'priority'), 'B1').hp).toBe(2);
  });

  test('WARBAND-GRAPPLE-019 WARBAND-GRAPPLE-034 the controller strikes whom it holds and nobody else: a dagger without malus, a sword as bare hands, no die more against the disarmed', () => {
    const at = (item: string, theirs: Staged = {}) =>
      says(
        blows([{ ...A, might: 2, gear: [{ item }] }], [{ ...B, armour: 1, might: 4, ...theirs }], {
          position: holdOf(6),
        }),
        { choose: 'attack', figure: 'A1', dice: { B1: 2 } },
      ).dice(12, 12);
    expect(lastOf(at('dagger'), 'struck')).toMatchObject({ chance: { total: 7 }, rolled: 2, way: 'grapple' });
    expect(lastOf(at('sword'), 'struck')).toMatchObject({ chance: { total: 6 }, rolled: 2 });
    expect(lastOf(at('dagger', { gear: [], facing: 'e' }), 'struck')).toMatchObject({
      chance: { total: 7 },
      rolled: 2,
    });
    const others = blows([{ ...A, might: 2 }], [B, { ...CALM, at: [5, 6] }], { position: holdOf(6) });
    expect(refusedFor(others, { choose: 'attack', figure: 'A1', dice: { B2: 2 } })).toMatch(/^WARBAND/);
    const natural = blows([{ ...A, flags: ['fearless', 'naturalWeapons'] }], [B], { position: holdOf(6) });
    const struck = says(natural, { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(12);
    expect(lastOf(struck, 'struck').chance.total).toBe(8);
  });

  test('WARBAND-GRAPPLE-023 WARBAND-GRAPPLE-033 the held has its dagger at the controller, or the break-out; no guard, no shot, nothing from the pack', () => {
    const gear = [{ item: 'dagger' }, { item: 'potion' }];
    const table = fight('opening', [A, { ...CALM, at: [7, 5] }], [{ ...B, gear, might: 2 }], { position: holdOf(6) });
    expect(actsOf(passUntil(table, 'blows'), 'B1')).toEqual([]);
    const turn = passUntil(table, 'blows Blue');
    expect(actsOf(turn, 'B1').filter((act) => act !== 'drop')).toEqual(expect.arrayContaining(['attack', 'breakOut']));
    expect(refusedFor(turn, { choose: 'attack', figure: 'B1', dice: { A2: 2 } })).toMatch(/^WARBAND/);
    expect(refusedFor(turn, { choose: 'use', figure: 'B1', item: 1 })).toBe('WARBAND-GRAPPLE-033 warband.isHeld');
    expect(awaited(says(turn, { choose: 'attack', figure: 'B1', dice: { A1: 2 } }))).toBe('row');
  });

  test('WARBAND-GRAPPLE-015 WARBAND-MOVE-015 WARBAND-MOVE-018 dragged at half the speed, and at least one space', () => {
    const ends = (capture: number) => {
      const table = fight('opening', [{ ...A, capture }], [{ ...B, capture: 11 }, FAR], { position: holdOf(6) });
      const far = offered(table).flatMap((one) =>
        one.choose === 'drag' ? [(one as { path?: unknown[] }).path?.length ?? 0] : [],
      );
      return Math.max(0, ...far);
    };
    expect([ends(6), ends(7), ends(1)]).toEqual([3, 3, 1]);
  });

  test('WARBAND-GRAPPLE-015 WARBAND-GEAR-003 to let go is free: also for who has tightened or struck already', () => {
    const free = fight('opening', [A, { ...CALM, at: [1, 1] }], [{ ...B, hp: 3 }, FAR], { position: holdOf(6) });
    const tightens = says(free, { choose: 'tighten', figure: 'A1' });
    const gone = says(tightens, { choose: 'letGo', figure: 'A1' });
    expect(holds(gone)).toEqual([]);
    // Nobody is held any more: the grip does nothing.
    expect(stateIn(passUntil(gone, 'priority'), 'B1').hp).toBe(3);
    // WARBAND-GEAR-003: so is to let fall what one holds. An action it costs nobody who has none left.
    const dropped = says(tightens, { choose: 'drop', figure: 'A1', item: 0 });
    expect(stateIn(dropped, 'A1').items[0]?.kept).toBe('dropped');
    expect(refusedFor(dropped, { choose: 'move', figure: 'A1', path: [{ x: 4, y: 5 }] })).toBe(
      'WARBAND-ACTION-002 warband.hasActed',
    );
  });

  test('WARBAND-GRAPPLE-017 WARBAND-GRAPPLE-041 a held NPC checks every round by itself; failing it surrenders, and no character checks', () => {
    const npc = fight('melee', [A], [{ at: [6, 5] }, { at: [20, 14] }], { position: holdOf(6) });
    const due = passUntil(npc, 'moraleDie');
    expect(awaited(due)).toBe('moraleDie');
    const failed = due.dice(8);
    expect(awaited(failed)).toBe('quarter Red');
    const taken = says(failed, { choose: 'acceptSurrender' });
    expect([stateIn(taken, 'B1').fate, stateIn(taken, 'B2').fate]).toEqual(['surrendered', 'fighting']);
    const fearless = passUntil(fight('melee', [A], [B, FAR], { position: holdOf(6) }), 'priority');
    expect(wasSaid(fearless, 'checkedMorale')).toBe(false);
  });

  test('WARBAND-ROUND-009 WARBAND-GRAPPLE-040 a side whose last one is held by a foe has lost', () => {
    const table = fight('melee', [A], [B], { position: holdOf(6) });
    const over = passUntil(table, 'over');
    expect(over.run.outcome()).toMatchObject({ ending: 'won', winner: 'Red' });
  });
});
