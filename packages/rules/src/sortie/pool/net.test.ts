import { listed, type Rated } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_GROUNDS, type Fronts } from '../battle/kinds.table.js';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import type { Part, UnitRow } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { sightOf } from '../testing/sights.js';
import { fightersOf, sizeBand } from './kinds.js';
import { type Facing, netDice, shotNet, targetThrow } from './net.js';
import { REASONS } from './reasons.table.js';

const linesOf = ({ lines }: Rated): readonly string[] =>
  (lines ?? []).map(({ by, what, why }) => `${what} ${by} ${why}`);

/** Side A's first unit against side B's, both with Attack unless it is said otherwise. */
const facing = (more: Partial<Facing> = {}): Facing => ({
  unit: 0,
  enemy: 1,
  maneuver: 'attack',
  against: 'attack',
  bid: 0,
  ...more,
});
const netOf = (sight: SortieSight, more: Partial<Facing> = {}): Rated => listed(netDice(sight, facing(more)));
const linesIn = (sight: SortieSight, more: Partial<Facing> = {}): readonly string[] => linesOf(netOf(sight, more));
/** The same from the other side. */
const theirs = (sight: SortieSight, more: Partial<Facing> = {}): Rated => netOf(sight, { unit: 1, enemy: 0, ...more });

const HORSE = { mount: 'cavalry' } as const;
const HEAVY = { weight: 'heavy' } as const;
const MEDIUM = { weight: 'medium' } as const;

describe('sizes', () => {
  test('SORTIE-SITUATION-001, SORTIE-SITUATION-002, SORTIE-SITUATION-003, SORTIE-SITUATION-004, SORTIE-SITUATION-005, SORTIE-SITUATION-006, SORTIE-SITUATION-007: the edges of the bands, against 100 (third example)', () => {
    const edges = [
      [124, 0],
      [125, 1],
      [149, 1],
      [150, 2],
      [199, 2],
      [200, 3],
      [299, 3],
      [300, 4],
      [499, 4],
      [500, 5],
      [899, 5],
      [900, 6],
      [5000, 6],
    ] as const;
    for (const [heads, dice] of edges) {
      expect(sizeBand(heads, 100)?.dice ?? 0).toBe(dice);
      const sight = sightOf([{ heads }], [{}]);
      expect([netOf(sight).total, theirs(sight).total]).toEqual([dice, 0]);
    }
  });

  test('SORTIE-SITUATION-007: sizes are compared exactly, and each band has its rule', () => {
    expect(sizeBand(124_999, 100_000)).toBeNull();
    expect(sizeBand(5, 4)?.why).toBe('SORTIE-SITUATION-001');
    expect([150, 200, 300, 500, 900].map((size) => sizeBand(size, 100)?.why)).toEqual([
      'SORTIE-SITUATION-002',
      'SORTIE-SITUATION-003',
      'SORTIE-SITUATION-004',
      'SORTIE-SITUATION-005',
      'SORTIE-SITUATION-006',
    ]);
  });

  test('SORTIE-UNIT-004, SORTIE-SITUATION-008: cavalry counts double, and the line says both sizes', () => {
    const sight = sightOf([{ ...HORSE, heads: 200 }], [{ heads: 300 }]);
    expect(netOf(sight).lines).toEqual([
      { by: 1, what: 'sortie.larger', why: 'SORTIE-SITUATION-001', note: '400 : 300' },
    ]);
  });

  test('SORTIE-UNIT-004, SORTIE-SITUATION-015, SORTIE-SITUATION-017: infantry on walls counts double, cavalry there does not', () => {
    const size = (unit: object, maneuver: Maneuver | null, leftWalls = 0) =>
      fightersOf(sightOf([unit], [{}], { open: { leftWalls: [leftWalls, 0] } }), 0, maneuver)[0]?.size;
    const walls = { level: 2, manned: true };
    expect(size({ walls }, 'defend')).toBe(200);
    expect(size({ walls }, 'attack')).toBe(200);
    expect((['retreat', 'charge', 'flank'] as const).map((maneuver) => size({ walls }, maneuver))).toEqual([
      100, 100, 100,
    ]);
    expect(size({ walls: { ...walls, manned: false } }, 'defend')).toBe(100);
    expect(size({ walls }, 'defend', 1)).toBe(100);
    expect(size({ ...HORSE, walls }, 'defend')).toBe(100);
    expect(size({ ...HORSE, walls }, 'charge')).toBe(200);
  });

  test('SORTIE-MULTI-011: each pair by itself', () => {
    const sight = sightOf([{ heads: 200 }], [{ heads: 100 }, { heads: 150 }]);
    expect([netOf(sight).total, netOf(sight, { enemy: 2 }).total]).toEqual([3, 1]);
  });
});

describe('ground, weapons, walls and height', () => {
  test('SORTIE-SITUATION-009, SORTIE-SITUATION-010, SORTIE-SITUATION-012, SORTIE-SITUATION-013, SORTIE-SITUATION-014: what ground is to cavalry', () => {
    const dice = (ground: string, a: object, b: object) => {
      const sight = sightOf([{ heads: 100, ...a }], [{ heads: 100, ...b }], { setup: { ground } });
      return [netOf(sight), theirs(sight)].map(
        ({ lines }) => lines?.find(({ what }) => what.startsWith('sortie.ground'))?.by ?? 0,
      );
    };
    expect(ALL_GROUNDS.map((ground) => dice(ground, HORSE, {}))).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [-1, 0],
      [-2, 0],
    ]);
    expect(ALL_GROUNDS.map((ground) => dice(ground, HORSE, HORSE))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [-1, -1],
      [-2, -2],
    ]);
    expect(ALL_GROUNDS.every((ground) => dice(ground, {}, {}).join() === '0,0')).toBe(true);
  });

  test('SORTIE-SITUATION-014: a pair may have its own ground', () => {
    const sight = sightOf([{ ...HORSE, heads: 50 }], [{}, {}], {
      setup: { ground: 'clear', grounds: [{ a: 'A1', b: 'B2', ground: 'rough' }] },
    });
    expect(linesIn(sight)).toEqual(['sortie.ground.clear 2 SORTIE-SITUATION-010']);
    expect(linesIn(sight, { enemy: 2 })).toEqual(['sortie.ground.rough -2 SORTIE-SITUATION-013']);
  });

  test('SORTIE-SITUATION-017: cavalry on walls is on foot for the ground as well', () => {
    const sight = sightOf([{ ...HORSE, walls: { level: 0, manned: true } }], [{ ...HORSE, heads: 50 }], {
      setup: { ground: 'open' },
    });
    expect(netOf(sight, { maneuver: 'defend', against: 'defend' }).total).toBe(0);
    expect(linesOf(theirs(sight, { maneuver: 'defend', against: 'defend' }))).toEqual([
      'sortie.ground.open 1 SORTIE-SITUATION-009',
    ]);
  });

  test('SORTIE-SITUATION-011: better weapons, against everyone, a kind or a unit', () => {
    const dice = (superiorTo: readonly string[], enemy: object = {}) =>
      netOf(sightOf([{ superiorTo, heads: 200 }], [{ heads: 200, ...enemy }])).total;
    expect([dice(['everyone']), dice(['infantry']), dice(['cavalry']), dice(['B1']), dice([])]).toEqual([
      1, 1, 0, 1, 0,
    ]);
    expect(dice(['cavalry'], { ...HORSE, heads: 100 })).toBe(1);
  });

  test('SORTIE-SITUATION-016: a die for each level of the walls that are manned', () => {
    const wall = (walls: object, more: Partial<Facing> = {}, open = {}) =>
      linesIn(sightOf([{ walls, heads: 100 } as object], [{ heads: 200 }], { open }), { maneuver: 'defend', ...more });
    expect(wall({ level: 2 }, { against: 'defend' })).toEqual(['sortie.walls 2 SORTIE-SITUATION-016']);
    expect(wall({ level: 2, manned: false }, { against: 'defend' })).toEqual([]);
    expect(wall({ level: 2 }, { maneuver: 'charge', against: 'charge' })).toEqual([]);
    expect(wall({ level: 2 }, { against: 'defend' }, { leftWalls: [1, 0] })).toEqual([]);
  });

  test('SORTIE-SITUATION-015, SORTIE-SITUATION-016: 100 on walls of level 2 against 380 (second example)', () => {
    const sight = sightOf([{ walls: { level: 2, manned: true } }], [{ heads: 380 }]);
    expect(netOf(sight).total).toBe(2);
    expect(theirs(sight).lines).toEqual([
      { by: 2, what: 'sortie.larger', why: 'SORTIE-SITUATION-002', note: '380 : 200' },
    ]);
  });

  test('SORTIE-SITUATION-018: at most one of two stands higher', () => {
    const higher = (a: boolean, b: boolean) => {
      const sight = sightOf([{ higher: a }], [{ higher: b }]);
      return [netOf(sight).total, theirs(sight).total];
    };
    expect([higher(true, false), higher(false, true), higher(true, true)]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('position and movement', () => {
  /** Side B's unit is beset like this. */
  const beset = (fronts: Fronts | null, outflanks: readonly string[] = [], flankedBy: number[][] = [[], []]) =>
    linesIn(sightOf([{ outflanks: [...outflanks] }], [{}], { open: { fronts: [null, fronts], flankedBy } }));

  test('SORTIE-SITUATION-019, SORTIE-SITUATION-020, SORTIE-SITUATION-021, SORTIE-MULTI-002: one, two and opposite fronts', () => {
    expect(beset(null)).toEqual([]);
    expect(beset(null, ['B1'])).toEqual(['sortie.fronts.outflanked 1 SORTIE-SITUATION-019']);
    expect(beset('outflanked')).toEqual(['sortie.fronts.outflanked 1 SORTIE-SITUATION-019']);
    expect(beset('two')).toEqual(['sortie.fronts.two 2 SORTIE-SITUATION-020']);
    expect(beset('opposite')).toEqual(['sortie.fronts.opposite 3 SORTIE-SITUATION-021']);
  });

  test('SORTIE-SITUATION-022: only the best of the three counts', () => {
    expect(beset('two', ['B1'])).toEqual(['sortie.fronts.two 2 SORTIE-SITUATION-020']);
    expect(beset('outflanked', ['B1'])).toEqual(['sortie.fronts.outflanked 1 SORTIE-SITUATION-019']);
  });

  test('SORTIE-STATE-018: who is Flanked has one die less, and the flanker none more for the same position', () => {
    const sight = sightOf([{ outflanks: ['B1'] }], [{}, {}], { open: { flankedBy: [[], [0], []] } });
    expect(linesIn(sight)).toEqual([]);
    expect(linesOf(theirs(sight))).toEqual(['sortie.flanked -1 SORTIE-STATE-018']);
    expect(linesIn(sight, { unit: 2, enemy: 0 })).toEqual([]);
  });

  /** The dice for what a kind is good at. */
  const aptitude = (maneuver: Maneuver, a: object, b: object): string =>
    linesIn(sightOf([{ heads: 100, ...a }], [{ heads: 100, ...b }]), { maneuver, against: maneuver })
      .filter((line) => !/armour|larger/.test(line))
      .join();

  test('SORTIE-SITUATION-023, SORTIE-SITUATION-024: retreating', () => {
    expect(aptitude('retreat', HEAVY, {})).toBe('sortie.retreatHeavy -1 SORTIE-SITUATION-023');
    expect(aptitude('retreat', MEDIUM, {})).toBe('');
    expect(aptitude('retreat', {}, {})).toBe('sortie.retreatLight 1 SORTIE-SITUATION-024');
  });

  test('SORTIE-SITUATION-025: charging', () => {
    expect(aptitude('charge', HORSE, {})).toBe('sortie.chargeMounted 1 SORTIE-SITUATION-025');
    expect(aptitude('charge', {}, {})).toBe('');
    expect(aptitude('attack', HORSE, {})).toBe('');
  });

  test('SORTIE-SITUATION-026, SORTIE-SITUATION-027, SORTIE-SITUATION-028: flanking, by both weights', () => {
    const weights = [{}, MEDIUM, HEAVY];
    const by = weights.map((a) => weights.map((b) => aptitude('flank', a, b)));
    const [up, down] = ['sortie.flankHeavier 1 SORTIE-SITUATION-026', 'sortie.flankLighter -1 SORTIE-SITUATION-027'];
    expect(by).toEqual([
      ['', up, up],
      [down, '', ''],
      [down, down, ''],
    ]);
  });

  test('SORTIE-SITUATION-001, SORTIE-SITUATION-009, SORTIE-SITUATION-025, SORTIE-SITUATION-026: 200 light cavalry against 300 heavy infantry (first example)', () => {
    const sight = sightOf([{ ...HORSE, heads: 200 }], [{ ...HEAVY, heads: 300 }], { setup: { ground: 'open' } });
    expect(netOf(sight).total).toBe(2);
    expect(netOf(sight, { maneuver: 'charge', against: 'charge' }).total).toBe(3);
    expect(netOf(sight, { maneuver: 'flank', against: 'flank' }).total).toBe(3);
  });
});

describe('dice of the comparison', () => {
  test('SORTIE-MATRIX-002: they are for who uses the named maneuver, in all 25 pairs', () => {
    const dice: Record<string, number> = {
      'defend attack': 1,
      'retreat attack': 2,
      'attack charge': 2,
      'flank attack': 1,
      'defend charge': 3,
      'defend flank': 2,
      'retreat charge': 1,
      'retreat flank': 2,
      'flank charge': 3,
    };
    const sight = sightOf([MEDIUM], [MEDIUM]);
    for (const maneuver of MANEUVERS)
      for (const against of MANEUVERS) {
        const lines = netOf(sight, { maneuver, against }).lines ?? [];
        const found = lines.filter(({ what }) => what.startsWith('sortie.maneuver'));
        const by = dice[`${maneuver} ${against}`];
        expect(found.map((line) => [line.what, line.by])).toEqual(
          by === undefined ? [] : [[`sortie.maneuver.${maneuver}`, by]],
        );
      }
  });

  test('SORTIE-MATRIX-003: the charger has them where the table says so', () => {
    const sight = sightOf([{}], [{}], { options: { 'sortie.attackAgainstCharge': 'charge' } });
    expect(linesIn(sight, { maneuver: 'charge' })).toEqual(['sortie.maneuver.charge 2 SORTIE-MATRIX-003']);
    expect(linesIn(sight, { against: 'charge' })).toEqual([]);
  });

  test('SORTIE-MATRIX-002: Charge against Defend is +2 against +6; Retreat against Attack (examples of section 8)', () => {
    const strong = { name: 'Wulf', level: 0, strengths: ['tactics' as const], stranger: false };
    const sight = sightOf([{ ...HORSE, heads: 100 }], [{ ...HEAVY, commander: strong }], {
      setup: { ground: 'ordinary' },
    });
    // The size (200 to 100) is worth 3 dice; the example has 1 from elsewhere.
    const charge = netOf(sight, { maneuver: 'charge', against: 'defend' });
    expect(charge.total - 3 + 1).toBe(2);
    expect(theirs(sight, { maneuver: 'defend', against: 'charge' }).total).toBe(6);
    const retreat = (unit: object) => netOf(sightOf([unit], [{}]), { maneuver: 'retreat' }).lines ?? [];
    const moved = (unit: object) =>
      retreat(unit).reduce((sum, { by, what }) => (what === 'sortie.armour' ? sum : sum + by), 0);
    expect([moved({}), moved(MEDIUM), moved(HEAVY)]).toEqual([3, 2, 1]);
  });
});

describe('dice of the pool', () => {
  test('SORTIE-FLOAT-010, SORTIE-FLOAT-021: opening dice in the first sortie, whether or not F is negative', () => {
    const sight = (opened: number[], level = 0) =>
      sightOf([{ level }], [{}, {}], { open: { initiative: 0, opened }, a: { comes: 'openly' } });
    expect(linesIn(sight([0, 0, 0]))).toEqual(['sortie.initiative 1 SORTIE-FLOAT-007']);
    expect(linesIn(sight([0, 0, 0]), { enemy: 2 })).toEqual(['sortie.initiative 1 SORTIE-FLOAT-007']);
    expect(linesIn(sight([1, 0, 0]))).toEqual([]);
    expect(linesIn(sight([0, 0, 0], -1))).toEqual([
      'sortie.initiative 1 SORTIE-FLOAT-007',
      'sortie.penalty -5 SORTIE-FLOAT-018',
    ]);
    expect(theirs(sight([0, 0, 0])).total).toBe(0);
  });

  test('SORTIE-FLOAT-001, SORTIE-FLOAT-016: what is staked counts once each', () => {
    expect(linesIn(sightOf([{ level: 2 }], [{}]), { bid: 3 })).toEqual(['sortie.bid 3 SORTIE-FLOAT-016']);
    expect(netOf(sightOf([{ level: 2 }], [{}])).total).toBe(0);
  });

  test('SORTIE-FLOAT-014, SORTIE-FLOAT-018, SORTIE-MULTI-009: all penalty dice, in every roll, mercenaries twice', () => {
    const sight = sightOf([{ level: -0.6, mercenary: true }], [{}, {}]);
    for (const enemy of [1, 2])
      expect(linesIn(sight, { enemy })).toEqual([
        'sortie.penalty -3 SORTIE-FLOAT-018',
        'sortie.mercenary -3 SORTIE-FLOAT-014',
      ]);
  });

  test('SORTIE-POOL-007: everything together is one number', () => {
    const worn = sightOf([{ ...HEAVY, moved: 'all', commander: null, level: 1 }], [{}]);
    expect(netOf(worn, { bid: 1, maneuver: 'defend' }).total).toBe(2 - 2 - 2 + 1 + 1);
  });
});

describe('units of several kinds', () => {
  /** The unit with these parts in place of its own. */
  const withParts = (sight: SortieSight, unit: number, parts: readonly Partial<Part>[]): SortieSight => {
    const row = sight.open.roster[unit] as UnitRow;
    const joined = { ...row, parts: parts.map((part) => ({ ...(row.parts[0] as Part), ...part })) };
    const roster = sight.open.roster.map((one, nth) => (nth === unit ? joined : one));
    const heads = sight.open.heads.map((many, nth) =>
      nth === unit ? joined.parts.reduce((sum, part) => sum + part.heads, 0) : many,
    );
    return { ...sight, open: { ...sight.open, roster, heads } };
  };

  test('SORTIE-COMBINE-003: all heads as each kind in turn, and the lower net', () => {
    const plain = sightOf([{}], [{ heads: 200 }], { setup: { ground: 'open' } });
    const sight = withParts(plain, 0, [
      { ...HORSE, heads: 100 },
      { ...HEAVY, heads: 100 },
    ]);
    // As light cavalry 400 to 200 is +3 and the ground +1; as heavy infantry the armour is +2.
    expect(linesIn(sight)).toEqual(['sortie.armour 2 SORTIE-STRENGTH-002']);
    // Charging, +5 and +2; flanking a light unit, +4 and 2 - 1.
    expect(netOf(sight, { maneuver: 'flank', against: 'flank' }).total).toBe(1);
    // On rough ground the cavalry has 3 - 2.
    const rough = { ...sight, given: { ...sight.given, ground: 'rough' as const } };
    expect(netOf(rough).total).toBe(1);
  });

  test('SORTIE-COMBINE-003: the enemy meets the kind that the unit fights as', () => {
    const plain = sightOf([{}], [{ ...HORSE, heads: 100 }], { setup: { ground: 'clear' } });
    const sight = withParts(plain, 0, [{ ...HORSE, heads: 60 }, { heads: 40 }]);
    // On foot it has nothing (100 to 200), and mounted nothing either (200 to 200): on foot, which is better for the enemy.
    expect(netOf(sight).total).toBe(0);
    expect(theirs(sight).total).toBe(3 + 2);
    const armoured = withParts(plain, 0, [{ ...HORSE, ...HEAVY, heads: 60 }, { heads: 40 }]);
    // Now those on foot are worse; the enemy is twice as large, and on clear ground.
    expect(netOf(armoured).total).toBe(0);
    expect(theirs(armoured).total).toBe(3 + 2);
  });

  test('SORTIE-SITUATION-011: where both would have the better weapons, neither has', () => {
    const plain = sightOf([{ superiorTo: ['everyone'] }], [{}]);
    const sight = withParts(plain, 1, [{ superiorTo: ['infantry'] }]);
    expect([netOf(sight).total, theirs(sight).total]).toEqual([0, 0]);
  });
});

describe('archers', () => {
  const shot = { archers: 0, target: 1 } as const;
  const shotOf = (sight: SortieSight, bid = 0): readonly string[] => linesOf(listed(shotNet(sight, shot, bid)));
  const BOWS = { archers: true } as const;

  test('SORTIE-ARCHER-002: hand to hand archers are the kind of unit that they are', () => {
    const as = (archers: boolean) => sightOf([{ ...MEDIUM, archers }], [HORSE], { setup: { ground: 'open' } });
    expect(linesIn(as(true), { maneuver: 'flank' })).toEqual(linesIn(as(false), { maneuver: 'flank' }));
    expect(linesIn(as(true))).toContain('sortie.armour 1 SORTIE-STRENGTH-001');
  });

  test('SORTIE-ARCHER-012: what matters to shooting', () => {
    const strong = { name: 'Wulf', level: 0, strengths: ['command' as const], stranger: true };
    const sight = sightOf(
      [{ ...BOWS, heads: 300, commander: strong, moved: 'overHalf', superiorTo: ['B1'], higher: true, level: 1 }],
      [{}],
      { open: { initiative: 0, fronts: [null, 'two'] } },
    );
    expect(shotOf(sight, 1)).toEqual([
      'sortie.larger 4 SORTIE-SITUATION-004',
      'sortie.weapons 1 SORTIE-SITUATION-011',
      'sortie.higher 1 SORTIE-SITUATION-018',
      'sortie.strength 1 SORTIE-STRENGTH-004',
      'sortie.moved -1 SORTIE-WEAK-001',
      'sortie.stranger -1 SORTIE-WEAK-006',
      'sortie.fronts.two 2 SORTIE-SITUATION-020',
      'sortie.initiative 1 SORTIE-FLOAT-007',
      'sortie.bid 1 SORTIE-FLOAT-016',
    ]);
  });

  test('SORTIE-ARCHER-012, SORTIE-STRENGTH-007: no armour, no ground, no walls, and not the position of being Flanked', () => {
    const sight = sightOf([{ ...BOWS, ...HORSE, ...HEAVY, heads: 50 }], [{}], {
      setup: { ground: 'clear' },
      open: { flankedBy: [[1], []] },
    });
    expect(shotOf(sight)).toEqual([]);
    const walls = { level: 3, manned: true };
    expect(shotOf(sightOf([{ ...BOWS, walls, heads: 130 }], [{}]))).toEqual(['sortie.larger 1 SORTIE-SITUATION-001']);
  });

  test('SORTIE-ARCHER-012: a target that mans walls counts double', () => {
    const walls = { level: 1, manned: true };
    expect(shotOf(sightOf([{ ...BOWS, heads: 200 }], [{}]))).toEqual(['sortie.larger 3 SORTIE-SITUATION-003']);
    expect(shotOf(sightOf([{ ...BOWS, heads: 200 }], [{ walls }]))).toEqual([]);
  });

  test('SORTIE-SITUATION-017, SORTIE-ARCHER-012: a target in a sortie has left its walls with Retreat, Charge or Flank', () => {
    const walls = { level: 1, manned: true };
    const against = (maneuver: Maneuver) => {
      const plan = { maneuver, bids: {}, arrows: {} };
      return shotOf(sightOf([{ ...BOWS, heads: 200 }], [{ walls }], { open: { plans: [null, plan] } }));
    };
    const larger = ['sortie.larger 3 SORTIE-SITUATION-003'];
    expect(MANEUVERS.map(against)).toEqual([[], [], larger, larger, larger]);
  });

  test('SORTIE-ARCHER-012, SORTIE-FLOAT-018: their own penalty dice', () => {
    expect(shotOf(sightOf([{ ...BOWS, level: -0.4, mercenary: true }], [{}]))).toEqual([
      'sortie.penalty -2 SORTIE-FLOAT-018',
      'sortie.mercenary -2 SORTIE-FLOAT-014',
    ]);
  });

  test('SORTIE-ARCHER-013: the target rolls what it stakes, or all its penalty dice, mercenaries twice as many', () => {
    const dice = (target: object, bid: number) => targetThrow(sightOf([BOWS], [target]), shot, bid)?.dice.length ?? 0;
    expect([dice({ level: 2 }, 0), dice({ level: 2 }, 3), dice({ level: -1 }, 0)]).toEqual([0, 3, 5]);
    expect(dice({ level: -1, mercenary: true }, 0)).toBe(10);
  });
});

describe('the sample fight', () => {
  const red = {
    ...HEAVY,
    heads: 300,
    level: 1,
    commander: { name: 'Red', level: 2, strengths: ['tactics' as const], stranger: false },
  };
  const blue = {
    ...HORSE,
    heads: 200,
    level: 1.5,
    moved: 'overHalf' as const,
    commander: { name: 'Blue', level: 1, strengths: [], stranger: false },
  };
  const round = (open: object = {}): SortieSight =>
    sightOf([red], [blue], { setup: { ground: 'open' }, open: { initiative: 1, opened: [1, 1], ...open } });
  const nets = (sight: SortieSight, mine: Maneuver, other: Maneuver, bids: readonly [number, number]) => [
    netOf(sight, { maneuver: mine, against: other, bid: bids[0] }).total,
    theirs(sight, { maneuver: other, against: mine, bid: bids[1] }).total,
  ];

  test('SORTIE-FLOAT-015: the pools at its start', () => {
    expect(round().open.floating).toEqual([4, 3]);
  });

  test('SORTIE-POOL-007, SORTIE-MATRIX-002: the net dice of its five rounds', () => {
    expect(nets(round({ opened: [0, 0] }), 'defend', 'charge', [1, 2])).toEqual([7, 5]);
    expect(nets(round({ floating: [4, 1] }), 'attack', 'flank', [2, 1])).toEqual([5, 4]);
    expect(nets(round({ floating: [2, 0], flankedBy: [[1], []] }), 'attack', 'attack', [1, 0])).toEqual([3, 1]);
    expect(nets(round({ floating: [2, -1] }), 'charge', 'retreat', [0, 0])).toEqual([3, 2]);
    expect(nets(round({ floating: [2, -2] }), 'attack', 'defend', [2, 0])).toEqual([5, 0]);
  });

  test('SORTIE-POOL-007: every line has a reason that is listed', () => {
    const sight = round({ opened: [0, 0], floating: [4, -2] });
    for (const mine of MANEUVERS)
      for (const other of MANEUVERS)
        for (const { lines } of [
          netOf(sight, { maneuver: mine, against: other, bid: 1 }),
          theirs(sight, { maneuver: other, against: mine }),
        ])
          for (const { what } of lines ?? []) expect(REASONS).toContain(what);
  });
});
