import { type Chance, chanceThat, counted, exact, type Stream, stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { moraleChance, moraleThrow } from '../morale/chance.js';
import {
  AROUND,
  attacksOf,
  type Body,
  beside,
  extraDice,
  type Ground,
  type House,
  meleeChance,
  type Reckoned,
  rangedChance,
  reckoned,
  surely,
  thrown,
} from '../testing/oracle.js';
import { awaited, fightIn, refusedFor, type Staged, says, sightOf, type Table } from '../testing/stage.js';
import { type AttackForecast, matrixOf, type TargetForecast } from './attack.js';
import { forecastAttack } from './choices.js';

/** Whole attacks in situations at random, held against a second reckoning that was written from the ledger alone. */

const CASES = 200;
const pick = <A>(source: Stream, ...all: readonly A[]): A => all[source.below(all.length)] as A;
const seldom = (source: Stream, oneIn: number): boolean => source.below(oneIn) === 0;
const WOUNDS = ['shoulder', 'arm', 'knee', 'leg', 'guts', 'head', 'back', 'chest', 'eye'];

const bodyAt = (
  source: Stream,
  at: readonly [number, number],
  { pc, weapons }: { pc: boolean; weapons: readonly string[] },
): Body => {
  const prone = seldom(source, 5);
  return {
    at,
    facing: pick(source, ...AROUND),
    pc: pc && seldom(source, 2),
    mounted: !prone && seldom(source, 5),
    might: 1 + source.below(4),
    armour: source.below(7),
    shield: seldom(source, 2),
    helmet: seldom(source, 2),
    weapon: seldom(source, 5) ? null : pick(source, ...weapons),
    prone,
    supernatural: seldom(source, 6),
    unaware: false,
    guards: false,
    dazed: seldom(source, 5) ? 1 : 0,
    aim: source.below(3) - 1,
    wounds: WOUNDS.filter(() => seldom(source, 6)),
  };
};

const staged = (body: Body): Staged => ({
  at: body.at,
  facing: body.facing,
  pc: body.pc,
  mounted: body.mounted,
  might: body.might,
  armour: body.armour,
  prone: body.prone,
  unaware: body.unaware,
  dazed: body.dazed,
  aim: body.aim,
  flags: body.supernatural ? ['supernatural'] : [],
  wounds: body.wounds.map((wound) => ({ wound })),
  gear: [
    ...(body.weapon === null ? [] : [{ item: body.weapon }]),
    ...(body.shield ? [{ item: 'shield' }] : []),
    ...(body.helmet ? [{ item: 'helmet' }] : []),
  ],
});

const houseOf = (source: Stream): House => ({
  oneAlways: !seldom(source, 4),
  openingsForAll: !seldom(source, 3),
  strayOn12: !seldom(source, 3),
  excessKillsPc: seldom(source, 3),
  surprise: seldom(source, 4),
  surpriseFromAfar: !seldom(source, 3),
});

const optionsOf = (house: House): object => ({
  'warband.declaredMoveBinding': 'off',
  'warband.oneAlwaysSucceeds': house.oneAlways ? 'on' : 'off',
  'warband.npcWoundBonusFor': house.openingsForAll ? 'all' : 'pcs',
  'warband.friendlyFireOn12': house.strayOn12 ? 'on' : 'off',
  'warband.samePhaseExcessKillsPc': house.excessKillsPc ? 'on' : 'off',
  'warband.surpriseAppliesTo': house.surpriseFromAfar ? 'all' : 'melee',
});

const groundAt = (source: Stream, spaces: readonly (readonly [number, number])[]): Ground => {
  const some = (most: number) =>
    Object.fromEntries(spaces.flatMap(([x, y]) => (seldom(source, 2) ? [[`${x},${y}`, source.below(most + 1)]] : [])));
  return { height: some(2), cover: some(3) };
};

const groundOf = ({ height, cover }: Ground): readonly object[] =>
  [...new Set([...Object.keys(height), ...Object.keys(cover)])].map((key) => {
    const [x, y] = key.split(',').map(Number);
    return { at: { x, y }, height: height[key] ?? 0, cover: cover[key] ?? 0 };
  });

/** A number of ways out of all, as a chance is written. */
const written = (ways: bigint, of: bigint): string => {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  const by = divisor(ways, of);
  return ways === 0n ? '0' : ways === of ? '1' : `${ways / by}/${of / by}`;
};
const all = (ways: readonly bigint[], of: bigint): readonly string[] => ways.map((some) => written(some, of));
const named = (ways: Readonly<Record<string, bigint>>, of: bigint): object =>
  Object.fromEntries(Object.entries(ways).map(([name, some]) => [name, written(some, of)]));
const chances = (some: readonly Chance[]): readonly string[] => some.map(exact);
const fatesIn = (fates: object): object =>
  Object.fromEntries(Object.entries(fates).map(([fate, chance]) => [fate, exact(chance as Chance)]));

const compare = (
  ahead: TargetForecast,
  wanted: Reckoned & { readonly dice: number; readonly chance: number | null },
): void => {
  const { of } = wanted;
  expect(ahead.dice).toBe(wanted.dice);
  if (wanted.chance !== null) expect(ahead.chance.total).toBe(wanted.chance);
  expect(chances(ahead.points)).toEqual(all(wanted.points, of));
  expect(fatesIn(ahead.fates)).toEqual(named(wanted.fates, of));
  expect(exact(ahead.excess)).toBe(written(wanted.excess, of));
  expect(exact(ahead.critical)).toBe(written(wanted.critical, of));
  if (wanted.spared === null) expect(ahead.spared).toBe(null);
  else {
    expect(chances(ahead.spared?.points ?? [])).toEqual(all(wanted.spared.points, of));
    expect(fatesIn(ahead.spared?.fates ?? {})).toEqual(named(wanted.spared.fates, of));
  }
};

/** Points on all targets together. */
const together = (some: readonly Reckoned[]): { readonly of: bigint; readonly points: readonly bigint[] } =>
  some.reduce(
    (sum, { of, points }) => {
      const both = Array.from({ length: sum.points.length + points.length - 1 }, () => 0n);
      sum.points.forEach((mine, at) => {
        points.forEach((theirs, by) => {
          both[at + by] = (both[at + by] as bigint) + mine * theirs;
        });
      });
      return { of: sum.of * of, points: both };
    },
    { of: 1n, points: [1n] as readonly bigint[] },
  );

/** MELEE-001: as evenly as can be, the odd ones to some at random. */
const shared = (source: Stream, pool: number, many: number): readonly number[] => {
  const dice = Array.from({ length: many }, () => Math.floor(pool / many));
  const places = dice.map((_none, nth) => nth);
  for (let odd = pool % many; odd > 0; odd--) {
    const [nth] = places.splice(source.below(places.length), 1);
    dice[nth as number] = (dice[nth as number] as number) + 1;
  }
  return dice;
};

interface Melee {
  readonly mine: Body;
  readonly theirs: readonly Body[];
  readonly ground: Ground;
  readonly house: House;
  readonly subdue: boolean;
}

const meleeOf = (source: Stream): Melee => {
  const mine = bodyAt(source, [5, 5], { pc: true, weapons: ['sword', 'dagger', 'javelin', 'spear', 'improvised'] });
  const ways = AROUND.filter(() => seldom(source, 3)).slice(0, 3);
  const places = (ways.length === 0 ? (['e'] as const) : ways).map((way) => beside(5, 5, way));
  const theirs = places.map((at) => bodyAt(source, at, { pc: mine.pc, weapons: ['sword', 'javelin'] }));
  if (seldom(source, 5)) theirs[0] = { ...(theirs[0] as Body), unaware: true };
  return {
    mine,
    theirs,
    ground: groundAt(source, [[5, 5], ...places]),
    house: houseOf(source),
    subdue: seldom(source, 3),
  };
};

const stagedMelee = ({ mine, theirs, ground, house }: Melee): Table =>
  fightIn(
    'melee',
    {
      a: [staged(mine)],
      b: theirs.map(staged),
      ground: groundOf(ground),
      ...(house.surprise ? { surprised: 'b' } : {}),
    },
    optionsOf(house),
  );

test('WARBAND-MELEE-001 WARBAND-MELEE-004 WARBAND-MELEE-005 WARBAND-MELEE-006 WARBAND-MOD-004 WARBAND-MOD-005 WARBAND-MOD-025 WARBAND-CRIT-005 WARBAND-VANQUISH-001 WARBAND-VANQUISH-005 blows at random: dice, chances, points, fates and criticals', () => {
  const source = stream('warband oracle: blows');
  const seen = { rows: 0, sure: 0, spared: 0, subdued: 0 };
  for (let nth = 0; nth < CASES; nth++) {
    const melee = meleeOf(source);
    const { mine, theirs, ground, house, subdue } = melee;
    const pool = mine.prone ? 1 : attacksOf(mine);
    // MOD-004: the prone only where nobody stands; VANQUISH-009: on the unaware all, on nobody else anything.
    const standing = theirs.filter(({ prone }) => !prone);
    const open = standing.length > 0 ? standing : theirs;
    const asleep = open.find(({ unaware }) => unaware);
    const aware = open.filter(({ unaware }) => !unaware);
    const targets = asleep !== undefined && (aware.length === 0 || seldom(source, 2)) ? [asleep] : aware;
    const dice = shared(source, pool, targets.length);
    const choice = {
      choose: 'attack' as const,
      figure: 'A1',
      dice: Object.fromEntries(
        targets.flatMap((target, at) =>
          (dice[at] ?? 0) > 0 ? [[`B${theirs.indexOf(target) + 1}`, dice[at] as number]] : [],
        ),
      ),
      subdue,
    };
    const table = stagedMelee(melee);
    const ahead: AttackForecast = forecastAttack(sightOf(table), choice);
    const struck = targets
      .filter((_target, at) => (dice[at] ?? 0) > 0)
      .toSorted((one, other) => theirs.indexOf(one) - theirs.indexOf(other));
    const wanted = struck.map((target) => {
      const many = (dice[targets.indexOf(target)] as number) + extraDice(mine, target);
      const sure = target.prone || target.unaware;
      const chance = meleeChance(mine, target, ground, house, subdue);
      const fallen = sure ? surely(many) : thrown(many, chance, 'no');
      seen.rows++;
      if (sure) seen.sure++;
      return { dice: many, chance: sure ? null : chance, ...reckoned(fallen, { target, dice: many, subdue, house }) };
    });
    expect(ahead.targets.map(({ target }) => target - 1)).toEqual(struck.map((target) => theirs.indexOf(target)));
    ahead.targets.forEach((target, at) => {
      const one = wanted[at] as (typeof wanted)[number];
      compare(target, one);
      if (one.spared !== null) seen.spared++;
      if (one.fates.subdued !== undefined) seen.subdued++;
    });
    const sum = together(wanted);
    expect(chances(ahead.points)).toEqual(all(sum.points, sum.of));
    const [one, other] = wanted;
    if (one !== undefined && other !== undefined) {
      const matrix = matrixOf(ahead.targets[0] as TargetForecast, ahead.targets[1] as TargetForecast);
      expect(exact(matrix[1]?.[0] as Chance)).toBe(
        written((one.points[1] ?? 0n) * (other.points[0] as bigint), one.of * other.of),
      );
    }
  }
  // The situations are of every kind.
  expect(Math.min(seen.sure, seen.spared, seen.subdued)).toBeGreaterThan(20);
  expect(seen.rows).toBeGreaterThan(CASES);
});

type Spot = readonly [number, number];
const apart = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.max(Math.abs(ax - bx), Math.abs(ay - by));

/** RANGED-017: whether the straight line between two middles goes through a wall, past it, or just along its skin. */
const throughWall = ([ax, ay]: Spot, [bx, by]: Spot, [wx, wy]: Spot): 'through' | 'past' | 'touches' => {
  let [from, to] = [0, 1];
  for (const [start, end, wall] of [
    [ax, bx, wx],
    [ay, by, wy],
  ] as const) {
    const [low, high] = [wall - 0.5, wall + 0.5];
    if (start === end) {
      if (start < low || start > high) return 'past';
      continue;
    }
    const [one, other] = [(low - start) / (end - start), (high - start) / (end - start)];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  const inside = to - from;
  if (Math.abs(inside) < 1e-9) return 'touches';
  return inside > 0 ? 'through' : 'past';
};

const RANGES = {
  shortbow: 12,
  longbow: 36,
  crossbow: 24,
  sling: 30,
  javelin: 7,
  handaxe: 6,
  spear: 5,
  dagger: 2,
} as const;
type Weapon = keyof typeof RANGES;

test('WARBAND-RANGED-002 WARBAND-RANGED-003 WARBAND-RANGED-007 WARBAND-RANGED-008 WARBAND-RANGED-013 WARBAND-RANGED-014 WARBAND-RANGED-015 WARBAND-RANGED-017 WARBAND-TACTIC-030 shots at random: who can be aimed at, dice, chances, strays, fates', () => {
  const source = stream('warband oracle: shots');
  const seen = { rows: 0, strays: 0, covered: 0, hidden: 0, far: 0, farther: 0 };
  for (let nth = 0; nth < CASES; nth++) {
    const weapon = pick<Weapon>(source, ...(Object.keys(RANGES) as Weapon[]));
    const two = ['shortbow', 'longbow', 'crossbow'].includes(weapon);
    const me: Spot = [3, 8];
    const mine = { ...bodyAt(source, me, { pc: true, weapons: [weapon] }), weapon, shield: false };
    const taken = new Set([`${me[0]},${me[1]}`]);
    const free = (x: number, y: number): Spot => {
      let spot: Spot = [x, y];
      while (taken.has(`${spot[0]},${spot[1]}`)) spot = [spot[0] + 1, spot[1]];
      taken.add(`${spot[0]},${spot[1]}`);
      return spot;
    };
    const near = two || weapon === 'sling' ? 15 : RANGES[weapon] + 2;
    const theirs = Array.from({ length: 1 + source.below(3) }, () =>
      bodyAt(source, free(5 + source.below(near), 4 + source.below(8)), { pc: mine.pc, weapons: ['sword'] }),
    );
    const first = theirs[0] as Body;
    // An ally beside the first of them, now and then; out of the shooter's own reach.
    const ally = seldom(source, 2) ? free(first.at[0] + 1, first.at[1]) : null;
    const walls = [0, 1].flatMap(() => (seldom(source, 2) ? [free(4 + source.below(6), 6 + source.below(5))] : []));
    const house = { ...houseOf(source) };
    const ground = groundAt(source, [me, ...theirs.map(({ at }) => at)]);
    const subdue = seldom(source, 3);
    const judged = theirs.flatMap(({ at }) => walls.map((wall) => throughWall(me, at, wall)));
    if (judged.includes('touches')) continue;
    const inSight = theirs.filter(({ at }) => walls.every((wall) => throughWall(me, at, wall) === 'past'));
    const stage = {
      a: [staged(mine), ...(ally === null ? [] : [{ at: ally, hp: 9 }])],
      b: theirs.map(staged),
      ground: [...groundOf(ground), ...walls.map(([x, y]) => ({ at: { x, y }, wall: true }))],
      ...(house.surprise ? { surprised: 'b' } : {}),
    };
    const table = fightIn('opening', stage, optionsOf(house));
    const choose = two || weapon === 'sling' ? ('shoot' as const) : ('throw' as const);
    const dice = attacksOf(mine);
    const key = (target: Body): string => `B${theirs.indexOf(target) + 1}`;
    const choice = (on: Readonly<Record<string, number>>) => ({ choose, figure: 'A1', weapon, dice: on, subdue });
    for (const target of theirs) {
      const one = choice({ [key(target)]: dice });
      if (apart(me, target.at) > RANGES[weapon]) {
        seen.far++;
        expect(refusedFor(table, one)).toBe('WARBAND-RANGED-001 warband.outOfRange');
      } else if (!inSight.includes(target)) {
        seen.hidden++;
        expect(refusedFor(table, one)).toBe('WARBAND-RANGED-017 warband.wallInTheWay');
      } else expect(awaited(says(table, one))).toBe('row');
    }
    const open = inSight.filter(({ at }) => apart(me, at) <= RANGES[weapon]);
    if (open.length === 0) continue;
    // RANGED-006, RANGED-007: a bow divides as it likes.
    const isBow = weapon === 'shortbow' || weapon === 'longbow';
    const target = pick(source, ...open);
    const other = open.find((one) => one !== target);
    const split = isBow && other !== undefined && dice > 1 ? 1 + source.below(dice - 1) : dice;
    const shots = [
      { target, dice: split },
      ...(split < dice ? [{ target: other as Body, dice: dice - split }] : []),
    ].toSorted((a, b) => theirs.indexOf(a.target) - theirs.indexOf(b.target));
    const made = choice(Object.fromEntries(shots.map((shot) => [key(shot.target), shot.dice])));
    expect(awaited(says(table, made))).toBe('row');
    const ahead = forecastAttack(sightOf(table), made);
    expect(ahead.targets).toHaveLength(shots.length);
    shots.forEach((shot, at) => {
      const distance = apart(me, shot.target.at);
      const nearest = inSight.every((one) => apart(me, one.at) >= distance);
      const chance = rangedChance(mine, shot.target, ground, house, { subdue, nearest });
      // GRID-004: a wall between would part them; here a wall is never between neighbours in a row.
      const strays = ally !== null && apart(ally, shot.target.at) <= 1 ? (house.strayOn12 ? 'to12' : 'to11') : 'no';
      const fallen = thrown(shot.dice, chance, strays);
      const wanted = reckoned(fallen, { target: shot.target, dice: shot.dice, subdue, house });
      const got = ahead.targets[at] as TargetForecast;
      compare(got, { ...wanted, dice: shot.dice, chance });
      if (strays === 'no') expect(got.strays).toBe(null);
      else expect(chances(got.strays ?? [])).toEqual(all(wanted.strays, wanted.of));
      seen.rows++;
      if (strays !== 'no') seen.strays++;
      if ((ground.cover[`${shot.target.at[0]},${shot.target.at[1]}`] ?? 0) > 0) seen.covered++;
      if (!nearest) seen.farther++;
    });
  }
  expect(Math.min(seen.strays, seen.covered, seen.hidden, seen.far, seen.farther)).toBeGreaterThan(10);
});

test('WARBAND-MORALE-009 WARBAND-MORALE-014 WARBAND-MORALE-018 WARBAND-MORALE-022 WARBAND-MORALE-023 every check there is: grade, circumstances, rally, leader, banner and a lost duel, over the twelve faces', () => {
  const GRADES = { weak: 5, average: 7, strong: 9 } as const;
  const named = { rally: 2, leader: 1, banner: 1, duel: -2 } as const;
  const keys = Object.keys(named) as (keyof typeof named)[];
  for (const grade of ['weak', 'average', 'strong'] as const)
    for (let circumstances = -2; circumstances <= 2; circumstances++)
      for (let some = 0; some < 2 ** keys.length; some++)
        for (const capsNamed of [false, true]) {
          const there = keys.filter((_key, nth) => (some >> nth) % 2 === 1);
          const moved = circumstances + there.reduce((sum, key) => sum + named[key], 0);
          const bound = capsNamed ? Math.max(-2, Math.min(2, moved)) : moved;
          const chance = Math.max(1, Math.min(11, GRADES[grade] + bound));
          const ways = { holds: 0, fails: 0, disorder: 0 };
          for (let face = 1; face <= 12; face++) ways[face === 12 ? 'disorder' : face <= chance ? 'holds' : 'fails']++;
          const rated = counted(
            moraleChance({
              grade,
              circumstances,
              named: there.map((key) => ({ by: named[key], what: key, why: 'WARBAND-MORALE-022' })),
              capsNamed,
            }),
          );
          const throwing = moraleThrow(rated);
          expect(rated.total).toBe(chance);
          for (const result of ['holds', 'fails', 'disorder'] as const)
            expect(exact(chanceThat(throwing, result))).toBe(written(BigInt(ways[result]), 12n));
        }
});
