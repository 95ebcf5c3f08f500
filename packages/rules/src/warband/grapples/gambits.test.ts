import { describe, expect, test } from 'vitest';
import { countsAsProne } from '../figures/grappling.js';
import {
  actsOf,
  awaited,
  fight,
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

const sword = [{ item: 'sword' }];

/** Face to face in the Melee phase, side A's turn to strike. */
const facing = (a: Staged = {}, b: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn(
      'melee',
      { a: [{ at: [5, 5], gear: sword, ...a }], b: [{ at: [6, 5], gear: sword, ...b }], ...more },
      options,
    ),
    'blows',
  );

const gambit = (effect: string, more: object = {}) => ({
  choose: 'gambit',
  figure: 'A1',
  effect,
  target: 'B1',
  ...more,
});

/** What a figure holds. */
const handsOf = (table: Table, key: string): readonly string[] =>
  stateIn(table, key).items.flatMap(({ item, kept }) => (['left', 'right', 'both'].includes(kept) ? [item] : []));

describe('what a gambit does', () => {
  test('WARBAND-GRAPPLE-004 WARBAND-GRAPPLE-011 disarm: the weapon falls where the target stands', () => {
    const after = says(facing(), gambit('disarm')).dice(3);
    expect(handsOf(after, 'B1')).toEqual([]);
    expect(stateIn(after, 'B1').items[0]).toMatchObject({ kept: 'dropped', at: stateIn(after, 'B1').at });
    expect(handsOf(after, 'A1')).toEqual(['sword']);
  });

  test('WARBAND-GRAPPLE-011 trip: the target lies prone, and cannot rise in this round', () => {
    const after = says(facing(), gambit('trip')).dice(1);
    expect(stateIn(after, 'B1')).toMatchObject({ prone: true, fellIn: 1 });
    expect(stateIn(after, 'A1').prone).toBe(false);
  });

  test('WARBAND-GEAR-011 WARBAND-GRAPPLE-011 who is tripped off a mount is mounted no more', () => {
    const after = says(facing({ might: 3 }, { mounted: true, might: 2 }), gambit('trip')).dice(3);
    expect(stateIn(after, 'B1')).toMatchObject({ prone: true, mounted: false });
  });

  test('WARBAND-GRAPPLE-011 push: one space straight away', () => {
    expect(whereIn(says(facing(), gambit('push')).dice(2), 'B1')).toBe('7,5');
    const slanting = facing({ at: [5, 4] });
    expect(whereIn(says(slanting, gambit('push')).dice(2), 'B1')).toBe('7,6');
  });

  test('WARBAND-GRAPPLE-011 push: not into a wall, into somebody, or off the map', () => {
    const word = 'WARBAND-GRAPPLE-011 warband.gambit.noRoom';
    expect(refusedFor(facing({}, {}, { ground: [{ at: { x: 7, y: 5 }, wall: true }] }), gambit('push'))).toBe(word);
    const behind = passUntil(fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [7, 5] }] }), 'blows');
    expect(refusedFor(behind, gambit('push'))).toBe(word);
    expect(refusedFor(facing({ at: [22, 5] }, { at: [23, 5] }), gambit('push'))).toBe(word);
  });

  test('WARBAND-GRAPPLE-011 other: in words, for the referee to carry out', () => {
    const table = facing({}, {}, { referee: 'ref' });
    expect(refusedFor(table, gambit('other'))).toBe('WARBAND-GRAPPLE-001 warband.gambit.notByGambit');
    const after = says(table, gambit('other', { text: 'sand in the eyes' }), { choose: 'odds', odds: 2 }).dice(2);
    expect(lastOf(after, 'gambitCame')).toMatchObject({ text: 'sand in the eyes', worked: true, odds: 2 });
  });

  test('WARBAND-GEAR-010 WARBAND-GRAPPLE-011 who holds nothing, or has natural weapons, is not disarmed', () => {
    expect(refusedFor(facing({}, { gear: [] }), gambit('disarm'))).toBe(
      'WARBAND-GRAPPLE-011 warband.gambit.nothingHeld',
    );
    expect(refusedFor(facing({}, { gear: [], flags: ['naturalWeapons'] }), gambit('disarm'))).toBe(
      'WARBAND-GEAR-010 warband.gambit.naturalWeapons',
    );
    expect(refusedFor(facing({}, { prone: true }), gambit('trip'))).toBe(
      'WARBAND-GRAPPLE-011 warband.gambit.liesAlready',
    );
  });
});

describe('when it may be tried', () => {
  test('WARBAND-GRAPPLE-002 WARBAND-ACTION-016 in place of an action of the Opening or of the Melee phase', () => {
    const opening = fightIn('opening', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] });
    const ready = passUntil(opening, 'opening');
    const after = says(ready, gambit('trip')).dice(6);
    expect(stateIn(after, 'A1')).toMatchObject({ opening: 'gambit', melee: null, gambit: true });
    const blows = says(facing(), gambit('trip')).dice(6);
    expect(stateIn(blows, 'A1')).toMatchObject({ opening: null, melee: 'gambit', gambit: true });
  });

  test('WARBAND-GRAPPLE-002 only within melee range', () => {
    const far = facing({}, {}, {});
    expect(refusedFor(far, { ...gambit('trip'), target: 'A1' })).toBe('WARBAND-GRAPPLE-002 warband.gambit.outOfReach');
    const apart = passUntil(fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }, { at: [9, 5] }] }), 'blows');
    expect(refusedFor(apart, { ...gambit('trip'), target: 'B2' })).toBe(
      'WARBAND-GRAPPLE-002 warband.gambit.outOfReach',
    );
  });

  test('WARBAND-GRAPPLE-003 once a round', () => {
    const opening = passUntil(fightIn('opening', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }] }), 'opening');
    const spent = passUntil(says(opening, gambit('disarm')).dice(1), 'blows');
    expect(actsOf(spent, 'A1')).not.toContain('gambit');
    expect(refusedFor(spent, gambit('push'))).toBe('WARBAND-GRAPPLE-003 warband.gambit.oncePerRound');
  });

  test('WARBAND-GRAPPLE-010 either side may', () => {
    const second = says(facing(), { choose: 'pass' });
    expect(awaited(second)).toBe('blows Blue');
    const after = says(second, { choose: 'gambit', figure: 'B1', effect: 'trip', target: 'A1' }).dice(3);
    expect(stateIn(after, 'A1').prone).toBe(true);
  });

  test('WARBAND-SPELL-013 WARBAND-GRAPPLE-002 who waits to cast gives the spell up', () => {
    const caster = { gear: sword, spells: [{ name: 'Mist' }], flags: ['caster'] };
    const table = facing(caster, {}, { position: { delayed: [{ figure: 'A1', spell: 'Mist' }] } });
    const after = says(table, gambit('trip')).dice(1);
    expect(wasSaid(after, 'spellGivenUp')).toBe(true);
    expect(stateIn(after, 'A1').delayed).toBe(null);
  });
});

describe('the odds', () => {
  test('WARBAND-GRAPPLE-005 WARBAND-GRAPPLE-006 WARBAND-GRAPPLE-007 by Might, one d6 at or below', () => {
    const worked = (mine: number, theirs: number, die: number): boolean =>
      lastOf(says(facing({ might: mine }, { might: theirs }), gambit('trip')).dice(die), 'gambitCame').worked;
    expect([worked(1, 2, 2), worked(1, 2, 3)]).toEqual([true, false]);
    expect([worked(2, 2, 3), worked(2, 2, 4)]).toEqual([true, false]);
    expect([worked(3, 2, 4), worked(3, 2, 5)]).toEqual([true, false]);
  });

  test('WARBAND-GRAPPLE-005 WARBAND-GRAPPLE-007 the referee sets 1 to 5, and what is proposed stands first', () => {
    const table = says(facing({}, {}, { referee: 'ref' }), gambit('trip'));
    expect(awaited(table)).toBe('odds A1');
    expect(offered(table)[0]).toEqual({ choose: 'odds', odds: 3 });
    expect(offered(table)).toHaveLength(5);
    expect(refusedFor(table, { choose: 'odds', odds: 6 })).toBe('BAD_SHAPE');
    const thrown = says(table, { choose: 'odds', odds: 5 });
    expect(thrown.run.awaits).toMatchObject({
      throw: {
        tally: {
          against: [
            { by: 3, why: 'WARBAND-GRAPPLE-007' },
            { by: 2, why: 'WARBAND-CORE-006' },
          ],
        },
      },
    });
    expect(stateIn(thrown.dice(5), 'B1').prone).toBe(true);
  });

  /** Three against one. */
  const three = (options: object = {}): Table =>
    passUntil(
      fightIn('melee', { a: [{ at: [5, 5] }, { at: [6, 4] }, { at: [6, 6] }], b: [{ at: [6, 5], might: 1 }] }, options),
      'blows',
    );

  test('WARBAND-GRAPPLE-009 each who joins in adds 1, to 5 at most, and spends action and gambit', () => {
    const joined = says(three(), gambit('trip', { helpers: ['A2'] }));
    expect(lastOf(joined, 'tried').odds).toBe(4);
    const all = says(three(), gambit('trip', { helpers: ['A2', 'A3'] }));
    expect(lastOf(all, 'tried').odds).toBe(5);
    const failed = all.dice(6);
    for (const key of ['A1', 'A2', 'A3']) expect(stateIn(failed, key)).toMatchObject({ gambit: true, melee: 'gambit' });
    // The price falls on the first figure only.
    expect(['A1', 'A2', 'A3'].map((key) => stateIn(failed, key).prone)).toEqual([true, false, false]);
  });

  test('WARBAND-GRAPPLE-009 the table may set what a helper adds', () => {
    const odds = (bonus: number): number =>
      lastOf(says(three({ 'warband.gambitHelperBonus': bonus }), gambit('trip', { helpers: ['A2'] })), 'tried').odds;
    expect([odds(0), odds(1), odds(2)]).toEqual([3, 4, 5]);
  });

  test('WARBAND-GRAPPLE-009 nobody helps twice, from afar, or without an action', () => {
    const table = three();
    expect(refusedFor(table, gambit('trip', { helpers: ['A2', 'A2'] }))).toBe(
      'WARBAND-GRAPPLE-009 warband.gambit.helpsOnce',
    );
    expect(refusedFor(table, gambit('trip', { helpers: ['B1'] }))).toBe(
      'WARBAND-GRAPPLE-009 warband.gambit.cannotHelp',
    );
    const spent = says(table, { choose: 'gambit', figure: 'A2', effect: 'disarm', target: 'B1' }).dice(6);
    expect(refusedFor(spent, gambit('trip', { helpers: ['A2'] }))).toBe(
      'WARBAND-GRAPPLE-009 warband.gambit.cannotHelp',
    );
  });
});

describe('the price of failing', () => {
  test('WARBAND-GRAPPLE-008 the mirror image: tripped, disarmed, pushed', () => {
    expect(stateIn(says(facing(), gambit('trip')).dice(4), 'A1').prone).toBe(true);
    expect(handsOf(says(facing(), gambit('disarm')).dice(4), 'A1')).toEqual([]);
    expect(whereIn(says(facing(), gambit('push')).dice(4), 'A1')).toBe('4,5');
  });

  test('WARBAND-GRAPPLE-008 none with an advantage: above, from flank or rear, a prone or held target', () => {
    const spared = (table: Table): boolean =>
      stateIn(says(table, gambit('disarm')).dice(6), 'A1').items[0]?.kept === 'right';
    expect(spared(facing())).toBe(false);
    expect(spared(facing({}, {}, { ground: [{ at: { x: 5, y: 5 }, height: 1 }] }))).toBe(true);
    expect(spared(facing({}, { facing: 'n' }))).toBe(true);
    expect(spared(facing({}, { facing: 'e' }))).toBe(true);
    expect(spared(facing({}, { prone: true }))).toBe(true);
    const held = passUntil(
      fightIn('melee', {
        a: [{ at: [5, 5] }, { at: [6, 4] }],
        b: [{ at: [6, 5] }],
        position: { holds: [{ controller: 'A2', held: 'B1', total: 3 }] },
      }),
      'blows',
    );
    expect(spared(held)).toBe(true);
  });

  test('WARBAND-GRAPPLE-008 none by surprise', () => {
    const table = passUntil(fight({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], surprised: 'b' }), 'opening Red');
    expect(stateIn(says(table, gambit('trip')).dice(6), 'A1').prone).toBe(false);
  });

  test('WARBAND-GRAPPLE-008 warband.gambitBacklash none: failing costs nothing', () => {
    const after = says(facing({}, {}, {}, { 'warband.gambitBacklash': 'none' }), gambit('trip')).dice(6);
    expect(stateIn(after, 'A1').prone).toBe(false);
  });

  test('WARBAND-GRAPPLE-008 warband.gambitBacklash table: the table says what it costs', () => {
    const asked = says(facing({}, {}, {}, { 'warband.gambitBacklash': 'table' }), gambit('trip')).dice(6);
    expect(asked.run.awaits).toMatchObject({ step: 'decide' });
    const agreed = asked.answer('ana', { choose: 'agree' }).answer('bo', { choose: 'agree' });
    expect(stateIn(agreed, 'A1').prone).toBe(true);
    const other = asked.answer('ana', { choose: 'propose', value: 'disarm' }).answer('bo', { choose: 'agree' });
    expect([stateIn(other, 'A1').prone, handsOf(other, 'A1')]).toEqual([false, []]);
  });
});

describe('WARBAND-GRAPPLE-001 the two systems', () => {
  const byGambit = { 'warband.grappleSystem': 'gambit' };

  test('WARBAND-GRAPPLE-001 both: gambits disarm, trip and push, contests hold', () => {
    const table = facing();
    const effects = offered(table).flatMap((one) => ('effect' in one ? [one.effect] : []));
    expect(effects).toEqual(['disarm', 'trip', 'push']);
    expect(actsOf(table, 'A1')).toContain('grapple');
    expect(refusedFor(table, gambit('hold'))).toBe('WARBAND-GRAPPLE-001 warband.gambit.notByGambit');
  });

  test('WARBAND-GRAPPLE-001 gambit: holding and breaking free are gambits too', () => {
    const table = facing({}, {}, {}, byGambit);
    expect(actsOf(table, 'A1')).not.toContain('grapple');
    expect(refusedFor(table, { choose: 'grapple', figure: 'A1', target: 'B1' })).toBe(
      'WARBAND-GRAPPLE-001 warband.grapple.byGambit',
    );
    const won = says(says(table, gambit('hold')).dice(3), { choose: 'hold', figure: 'A1' });
    expect(sightOf(won).open.holds).toMatchObject([{ controller: 0, held: 1 }]);
    expect(countsAsProne(sightOf(won), indexIn(won, 'B1'), indexIn(won, 'A1'))).toBe(false);
    const theirs = passUntil(won, 'blows Blue');
    expect(refusedFor(theirs, { choose: 'breakOut', figure: 'B1' })).toBe(
      'WARBAND-GRAPPLE-001 warband.grapple.byGambit',
    );
    const freed = says(theirs, { choose: 'gambit', figure: 'B1', effect: 'free', target: 'A1' }).dice(3);
    expect(sightOf(freed).open.holds).toEqual([]);
  });

  test('WARBAND-GRAPPLE-001 gambit: who fails to get hold is held', () => {
    const after = says(facing({}, {}, {}, byGambit), gambit('hold')).dice(4);
    expect(sightOf(after).open.holds).toMatchObject([{ controller: 1, held: 0 }]);
  });

  test('WARBAND-GRAPPLE-001 contest: to disarm, trip and push a contest must be won', () => {
    const table = facing({}, {}, {}, { 'warband.grappleSystem': 'contest' });
    const won = says(table, gambit('trip')).dice(5).dice(4);
    expect(stateIn(won, 'B1').prone).toBe(true);
    expect(awaited(says(table, gambit('push')).dice(2).dice(5))).toBe('price A1');
    expect(awaited(says(table, gambit('push')).dice(5).dice(5))).toBe('blows Blue');
  });
});
