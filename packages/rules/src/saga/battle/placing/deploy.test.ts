import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleScene } from '../scene.js';
import { broken, drive, events, give, offered, refusalOf, strengths } from '../testing/drive.js';
import { at, BLUE, RED, type Table } from '../testing/stand.js';

type At = readonly [number, number];

/** As many single soldiers as places are needed. */
const begin = (red: object, blue: object, setup: object = {}, options: object = {}): Table =>
  sitDown(
    battleScene,
    { seats: ['ana', 'bo'], attacker: { ...RED, troops: red }, defender: { ...BLUE, troops: blue }, ...setup },
    options,
  );

const placing = (side: 'a' | 'd', ...places: readonly At[]): object => ({
  choose: 'place',
  units: places.map(([row, column], i) => ({ unit: `${side}${i + 1}`, at: { row, column } })),
});

const asked = (table: Table): string => {
  const { awaits } = table.run;
  return awaits.need === 'answers' ? `${awaits.step} ${awaits.asked.map(({ as }) => as).join()}` : awaits.need;
};

const lines = (table: Table): readonly string[] =>
  offered(table).map((choice) => (choice.choose === 'line' ? `${choice.axis} ${choice.at} ${choice.side}` : '?'));

const THREE = { mediumInfantry: 3 };
const ROW_12 = { choose: 'line', axis: 'r', at: 12, side: 'lower' };

const field = (...ground: readonly string[]): object => ({ field: 'drawn', ground });

describe('standing', () => {
  const standing = (setup: object = {}, options: object = {}): Table => begin(THREE, THREE, setup, options);
  const example = (): Table => give(standing(), placing('d', [12, 8], [12, 10], [14, 9]));

  test('SAGA-BATTLE-DEPLOY-001 SAGA-BATTLE-DEPLOY-002 the defender stands, or is ambushed on the march or in camp, as the table sets it', () => {
    expect(asked(standing())).toBe('place Blue');
    for (const defence of ['onTheMarch', 'inCamp']) expect(asked(standing({ defence }))).toBe('manner Red');
    const setup = { seats: ['ana', 'bo'], attacker: { ...RED, troops: THREE }, defender: { ...BLUE, troops: THREE } };
    expect(setupRefusal(battleScene, { ...setup, defence: 'asleep' })).toMatchObject({ path: 'setup.defence' });
  });

  test('SAGA-BATTLE-DEPLOY-003 one unit to a hex, never on impassable', () => {
    expect(refusalOf(standing(), placing('d', [12, 8], [12, 8], [14, 9]))).toMatchObject(
      broken('SAGA-BATTLE-DEPLOY-003'),
    );
    const water = standing(
      { fields: [field('....', '...', '.#..', '...', '....', '...')] },
      { 'saga.battle.map': { rows: 6, columns: 4 } },
    );
    expect(refusalOf(water, placing('d', [2, 1], [2, 2], [2, 3]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-003'));
    expect(refusalOf(water, placing('d', [2, 0], [2, 2], [1, 3]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-003'));
  });

  test('SAGA-BATTLE-DEPLOY-004 the defender picks the battlefield', () => {
    const table = standing({ fields: [{ field: 'plain' }, { field: 'plain' }] });
    expect(asked(table)).toBe('pickField Blue');
    const picked = give(table, { choose: 'field', field: 1 });
    expect(picked.run.state.open.field).toBe(1);
    expect(asked(picked)).toBe('place Blue');
  });

  test('SAGA-BATTLE-DEPLOY-005 SAGA-BATTLE-DEPLOY-006 the defender places first and names a row that holds a unit and does not cut the army in two', () => {
    expect(asked(standing())).toBe('place Blue');
    const table = example();
    expect(asked(table)).toBe('nameLine Blue');
    expect(lines(table)).toContain('r 12 lower');
    expect(lines(table)).toContain('r 14 higher');
    expect(refusalOf(table, { ...ROW_12, at: 13 })).toMatchObject(broken('SAGA-BATTLE-DEPLOY-006'));
    expect(refusalOf(table, { ...ROW_12, side: 'higher' })).toMatchObject(broken('SAGA-BATTLE-DEPLOY-006'));
  });

  test('SAGA-BATTLE-DEPLOY-007 the attacker places in that row or beyond it', () => {
    const table = give(example(), ROW_12);
    expect(asked(table)).toBe('place Red');
    expect(refusalOf(table, placing('a', [0, 0], [12, 9], [13, 0]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-007'));
    expect(refusalOf(table, placing('a', [0, 0], [12, 8], [5, 5]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-003'));
    const placed = give(table, placing('a', [0, 0], [12, 0], [5, 5]));
    expect(at(placed, 'a2')).toEqual([12, 0]);
    const below = give(example(), { choose: 'line', axis: 'r', at: 14, side: 'higher' });
    expect(at(give(below, placing('a', [14, 0], [22, 0], [18, 5])), 'a2')).toEqual([22, 0]);
  });

  test('SAGA-BATTLE-DEPLOY-008 SAGA-BATTLE-DEPLOY-009 along one of three axes, everybody on it or on one side', () => {
    // (12, 8), (12, 10), (14, 9) have q 2, 4, 2 and q + r 14, 16, 16.
    expect([...lines(example())].sort()).toEqual(
      ['q 2 lower', 'q 4 higher', 'r 12 lower', 'r 14 higher', 'sum 14 lower', 'sum 16 higher'].sort(),
    );
    const diagonal = give(example(), { choose: 'line', axis: 'q', at: 2, side: 'lower' });
    // (10, 7) has q 2; (10, 8) has q 3.
    expect(refusalOf(diagonal, placing('a', [10, 8], [0, 0], [1, 0]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-007'));
    expect(at(give(diagonal, placing('a', [10, 7], [0, 0], [1, 0])), 'a1')).toEqual([10, 7]);
  });

  test('SAGA-BATTLE-DEPLOY-010 where all stand on the row, the defender says which side is the attacker’s', () => {
    const table = give(standing(), placing('d', [12, 8], [12, 10], [12, 14]));
    expect(lines(table)).toContain('r 12 lower');
    expect(lines(table)).toContain('r 12 higher');
  });

  test('SAGA-BATTLE-DEPLOY-011 SAGA-BATTLE-DEPLOY-023 a row needs room for all attackers, and a placement must leave a legal row', () => {
    const small = begin(THREE, THREE, {}, { 'saga.battle.map': { rows: 3, columns: 3 } });
    // On row 0 only (0, 2) would be left to attackers from there: too few, so only the other side is legal.
    const corner = give(small, placing('d', [0, 0], [0, 1], [1, 0]));
    expect(lines(corner)).not.toContain('r 0 lower');
    expect(lines(corner)).toContain('r 1 higher');
    const narrow = { choose: 'line', axis: 'r', at: 0, side: 'lower' };
    expect(refusalOf(corner, narrow)).toMatchObject(broken('SAGA-BATTLE-DEPLOY-011'));
    expect(refusalOf(corner, { ...narrow, at: 1 })).toMatchObject(broken('SAGA-BATTLE-DEPLOY-006'));
    const four = begin(
      { mediumInfantry: 4 },
      { mediumInfantry: 4 },
      {},
      { 'saga.battle.map': { rows: 3, columns: 3 } },
    );
    expect(refusalOf(four, placing('d', [0, 0], [0, 2], [2, 0], [2, 2]))).toMatchObject(
      broken('SAGA-BATTLE-DEPLOY-023'),
    );
    const setup = {
      seats: ['ana', 'bo'],
      attacker: { ...RED, troops: { bowmen: 5 } },
      defender: { ...BLUE, troops: { bowmen: 5 } },
    };
    expect(setupRefusal(battleScene, setup, { 'saga.battle.map': { rows: 3, columns: 3 } })).toMatchObject({
      path: 'setup.fields[0]',
    });
  });

  test('SAGA-BATTLE-DEPLOY-012 SAGA-BATTLE-DEPLOY-019 SAGA-BATTLE-DEPLOY-020 attackers may place next to defenders and fight in round 1, which goes straight to combat', () => {
    const table = give(give(example(), ROW_12), placing('a', [12, 9], [0, 0], [1, 0]));
    expect(table.run.state.open.round).toBe(1);
    expect(table.run.awaits.need).toBe('dice');
    const apart = give(give(example(), ROW_12), placing('a', [2, 9], [0, 0], [1, 0]));
    expect(asked(apart)).toBe('declare Blue');
    expect(apart.run.state.open.round).toBe(2);
    expect(events(apart, 'quickChosen')).toEqual([]);
    expect(events(apart, 'phaseBegan')).toEqual([]);
  });

  test('SAGA-BATTLE-DEPLOY-021 bowmen count as not having moved in round 1, unless the table will have no shooting then', () => {
    const shoot = (options: object) =>
      give(
        give(give(begin({ bowmen: 1 }, { mediumInfantry: 1 }, {}, options), placing('d', [12, 8])), ROW_12),
        placing('a', [12, 10]),
      );
    expect(asked(shoot({}))).toBe('aim Red');
    expect(asked(shoot({ 'saga.battle.firstRoundShooting': false }))).toBe('declare Blue');
  });

  test('SAGA-BATTLE-DEPLOY-022 running numbers by placement, so the attacker attacks across a barrier in round 1', () => {
    const ground = Array.from({ length: 7 }, (_, row) => '.'.repeat(7 - (row % 2)));
    const barriers = [{ from: { row: 2, column: 2 }, to: { row: 2, column: 3 }, kind: 'soft' }];
    const table = begin(
      { mediumInfantry: 1 },
      { mediumInfantry: 1 },
      { fields: [{ field: 'drawn', ground, barriers }] },
      { 'saga.battle.map': { rows: 7, columns: 7 } },
    );
    const placed = give(give(give(table, placing('d', [2, 3])), { ...ROW_12, at: 2 }), placing('a', [2, 2]));
    expect(placed.run.state.open.order).toEqual([2, 1]);
    expect(strengths(placed)).toEqual([2, 3]);
    const turned = give(standing(), {
      choose: 'place',
      units: ['d3', 'd1', 'd2'].map((unit, i) => ({ unit, at: { row: 12, column: i } })),
    });
    expect(turned.run.state.open.order).toEqual([0, 0, 0, 2, 3, 1]);
  });

  test('SAGA-BATTLE-DEPLOY-024 all units in one go, in the open', () => {
    expect(refusalOf(standing(), placing('d', [12, 8], [12, 10]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-024'));
    expect(refusalOf(standing(), placing('a', [12, 8], [12, 10], [14, 9]))).toMatchObject(
      broken('SAGA-BATTLE-DEPLOY-024'),
    );
    const placed = example();
    for (const seat of ['ana', 'bo', null]) expect(placed.run.view(seat).open.at).toEqual(placed.run.state.open.at);
  });
});

describe('ambushed', () => {
  const ambush = (defence: string, units = 3, setup: object = {}, options: object = {}): Table =>
    begin({ mediumInfantry: units }, { mediumInfantry: units }, { defence, ...setup }, options);
  const insisted = (defence: string, units = 3, options: object = {}): Table =>
    give(ambush(defence, units, {}, options), { choose: 'insist' });

  test('SAGA-BATTLE-DEPLOY-013 the attacker picks the battlefield', () => {
    expect(asked(ambush('inCamp', 3, { fields: [{ field: 'plain' }, { field: 'plain' }] }))).toBe('pickField Red');
  });

  test('SAGA-BATTLE-DEPLOY-014 SAGA-BATTLE-DEPLOY-015 the defender places first: one group, on the march a column, unless that is waived', () => {
    const camp = insisted('inCamp');
    expect(asked(camp)).toBe('place Blue');
    expect(refusalOf(camp, placing('d', [10, 10], [10, 11], [10, 13]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-015'));
    const triangle = placing('d', [10, 10], [10, 11], [9, 10]);
    expect(asked(give(camp, triangle))).toBe('place Red');
    // On the march nobody touches more than two others: a fourth beside the middle of three is one too many.
    const march = insisted('onTheMarch', 4);
    const forked = placing('d', [10, 9], [10, 10], [10, 11], [9, 10]);
    expect(refusalOf(march, forked)).toMatchObject(broken('SAGA-BATTLE-DEPLOY-015'));
    expect(asked(give(march, placing('d', [10, 9], [10, 10], [10, 11], [10, 12])))).toBe('place Red');
    expect(asked(give(insisted('inCamp', 4), forked))).toBe('place Red');
    const scattered = placing('d', [2, 2], [10, 11], [20, 13]);
    expect(asked(give(give(ambush('onTheMarch'), { choose: 'waive' }), scattered))).toBe('place Red');
    const free = ambush('onTheMarch', 3, {}, { 'saga.battle.ambushShape': 'free' });
    expect(asked(free)).toBe('place Blue');
    expect(asked(give(free, scattered))).toBe('place Red');
    // Where no two hexes touch, only an army in any shape has room.
    const islands = { fields: [field('.#.#.', '####', '.#.#.')] };
    const map = { 'saga.battle.map': { rows: 3, columns: 5 } };
    const apart = ambush('inCamp', 2, islands, { ...map, 'saga.battle.ambushShape': 'free' });
    expect(offered(apart)).toHaveLength(1);
    expect(asked(give(apart, offered(apart)[0] as object))).toBe('place Red');
    expect(() => ambush('inCamp', 2, islands, map)).toThrow('battle.roomForBoth');
  });

  const RING: readonly At[] = [
    [10, 9],
    [10, 11],
    [9, 9],
    [9, 10],
    [11, 9],
    [11, 10],
  ];
  const far: readonly At[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
  ];

  test('SAGA-BATTLE-DEPLOY-016 SAGA-BATTLE-DEPLOY-017 the attacker then places anywhere, except surrounded', () => {
    const ringed = give(insisted('inCamp', 6), placing('d', ...RING));
    expect(refusalOf(ringed, placing('a', [10, 10], ...far))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-017'));
    expect(give(ringed, placing('a', [8, 10], ...far)).run.state.open.round).toBe(1);
    // A ring is a column that ends where it began: nobody in it touches more than two others.
    const marched = give(insisted('onTheMarch', 6), placing('d', ...RING));
    expect(refusalOf(marched, placing('a', [10, 10], ...far))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-017'));
    const gap = give(insisted('inCamp', 5), placing('d', ...RING.slice(1)));
    expect(at(give(gap, placing('a', [10, 10], ...far.slice(1))), 'a1')).toEqual([10, 10]);
    // A one-way wall may be crossed outwards, so nobody inside it is surrounded; from outside it may not.
    const ground = ['.....', '....', '.....', '....', '.....'];
    const inner = { row: 2, column: 2 };
    const around = [
      [2, 1],
      [2, 3],
      [1, 1],
      [1, 2],
      [3, 1],
      [3, 2],
    ].map(([row, column]) => ({ row, column }));
    const walled = (outwards: boolean) => {
      const barriers = around.map((outer) => ({
        ...(outwards ? { from: outer, to: inner } : { from: inner, to: outer }),
        kind: 'hard',
        oneWay: true,
      }));
      const map = { 'saga.battle.map': { rows: 5, columns: 5 } };
      const table = ambush('inCamp', 1, { fields: [{ field: 'drawn', ground, barriers }] }, map);
      return give(give(table, { choose: 'insist' }), placing('d', [0, 0]));
    };
    expect(at(give(walled(true), placing('a', [2, 2])), 'a1')).toEqual([2, 2]);
    expect(refusalOf(walled(false), placing('a', [2, 2]))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-017'));
  });

  test('SAGA-BATTLE-DEPLOY-018 the attacker may encircle the ambushed army, unless the table forbids it', () => {
    const ring = (options: object) => {
      const table = begin({ mediumInfantry: 6 }, { mediumInfantry: 1 }, { defence: 'inCamp' }, options);
      return give(give(table, { choose: 'insist' }), placing('d', [10, 10]));
    };
    const allowed = ring({});
    expect(give(allowed, placing('a', ...RING)).run.state.open.round).toBe(1);
    const forbidden = ring({ 'saga.battle.ambushEncircle': 'forbidden' });
    expect(refusalOf(forbidden, placing('a', ...RING))).toMatchObject(broken('SAGA-BATTLE-DEPLOY-018'));
    expect(give(forbidden, placing('a', ...RING.slice(1), [0, 0])).run.state.open.round).toBe(1);
    // On the rim nobody can be cut off, whoever stands around.
    const cornered = begin(
      { mediumInfantry: 2 },
      { mediumInfantry: 1 },
      { defence: 'inCamp' },
      { 'saga.battle.ambushEncircle': 'forbidden' },
    );
    const corner = give(give(cornered, { choose: 'insist' }), placing('d', [0, 0]));
    expect(give(corner, placing('a', [0, 1], [1, 0])).run.state.open.round).toBe(1);
  });

  test('what is proposed for placing is allowed', () => {
    for (const defence of ['standing', 'onTheMarch', 'inCamp']) {
      let table = begin({ bowmen: 90 }, { lightCavalry: 80 }, { defence });
      for (let step = 0; step < 4 && table.run.state.open.round === 0; step++) {
        expect(offered(table).length).toBeGreaterThan(0);
        table = give(table, offered(table)[0] as object);
      }
      expect(table.run.state.open.round).toBeGreaterThan(0);
      expect(drive(table, { until: 'never' }).run.awaits).toBeDefined();
    }
  });
});
