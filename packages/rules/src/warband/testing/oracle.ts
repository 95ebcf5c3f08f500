/**
 * A second reckoning of whole attacks, from the text of the ledger alone: it knows plain records, and nothing of the state of
 * a fight or of the functions that play it. Each die is thrown with all its twelve faces; ways are counted, never multiplied
 * out by a formula.
 */

type Around = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export const AROUND: readonly Around[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const X: Readonly<Record<Around, number>> = { n: 0, ne: 1, e: 1, se: 1, s: 0, sw: -1, w: -1, nw: -1 };
const Y: Readonly<Record<Around, number>> = { n: -1, ne: -1, e: 0, se: 1, s: 1, sw: 1, w: 0, nw: -1 };
export const beside = (x: number, y: number, way: Around): readonly [number, number] => [x + X[way], y + Y[way]];

export interface Body {
  readonly at: readonly [number, number];
  readonly facing: Around;
  readonly pc: boolean;
  readonly mounted: boolean;
  readonly might: number;
  readonly armour: number;
  readonly shield: boolean;
  readonly helmet: boolean;
  readonly weapon: string | null;
  readonly prone: boolean;
  readonly supernatural: boolean;
  readonly unaware: boolean;
  readonly guards: boolean;
  readonly dazed: number;
  readonly aim: number;
  readonly wounds: readonly string[];
}

export interface Ground {
  /** Height and cover by `x,y`. */
  readonly height: Readonly<Record<string, number>>;
  readonly cover: Readonly<Record<string, number>>;
}

export interface House {
  readonly oneAlways: boolean;
  readonly openingsForAll: boolean;
  readonly strayOn12: boolean;
  readonly excessKillsPc: boolean;
  readonly surprise: boolean;
  readonly surpriseFromAfar: boolean;
}

/** MOD-013: what serves badly in melee. */
const BAD_IN_MELEE = ['javelin', 'shortbow', 'longbow', 'crossbow', 'sling', 'improvised'];
/** WOUND-019: what means nothing to an NPC. */
const IDLE = ['shoulder', 'leg', 'guts', 'head', 'back'];

const spot = ([x, y]: readonly [number, number]): string => `${x},${y}`;

/** GRID-005, by the angle between where it looks and where the other stands, in eighths of a turn. */
export const sideOf = (target: Body, from: readonly [number, number]): 'front' | 'flank' | 'rear' => {
  const way = AROUND.findIndex((one) => spot(beside(target.at[0], target.at[1], one)) === spot(from));
  const turn = Math.abs(way - AROUND.indexOf(target.facing));
  const eighths = Math.min(turn, 8 - turn);
  return eighths <= 1 ? 'front' : eighths === 2 ? 'flank' : 'rear';
};

/** FIGURE-001, MOD-019, MOD-020: an NPC's mount is Might, a character's is an attack. */
export const attacksOf = ({ might, mounted }: Body): number => might + (mounted ? 1 : 0);
const hpOf = ({ might, mounted, pc }: Body): number => might + (mounted && !pc ? 1 : 0);

const limited = (chance: number, { oneAlways }: House): number => Math.min(11, Math.max(oneAlways ? 1 : 0, chance));

const openings = (by: Body, target: Body, house: House): number =>
  target.pc || !(house.openingsForAll || by.pc) ? 0 : target.wounds.filter((wound) => IDLE.includes(wound)).length;

const higher = (ground: Ground, by: Body, target: Body): number =>
  (ground.height[spot(by.at)] ?? 0) > (ground.height[spot(target.at)] ?? 0) ? 1 : 0;

export const meleeChance = (by: Body, target: Body, ground: Ground, house: House, subdue: boolean): number => {
  const armour =
    target.armour + (target.shield ? 1 : 0) + (ground.cover[spot(target.at)] ?? 0) + (target.guards ? 1 : 0);
  let chance = 8 - armour + higher(ground, by, target) + openings(by, target, house);
  if (house.surprise) chance += 1;
  if (sideOf(target, by.at) === 'flank') chance += 1;
  if (by.prone) chance -= 1;
  if (by.weapon === null || BAD_IN_MELEE.includes(by.weapon)) chance -= 1;
  if (subdue) chance -= 1;
  return limited(chance - by.dazed, house);
};

export const rangedChance = (
  by: Body,
  target: Body,
  ground: Ground,
  house: House,
  { subdue, nearest }: { readonly subdue: boolean; readonly nearest: boolean },
): number => {
  const armour = target.armour + (target.shield ? 3 : 0) + (ground.cover[spot(target.at)] ?? 0);
  let chance = 8 - armour + higher(ground, by, target) + openings(by, target, house) + by.aim;
  if (house.surprise && house.surpriseFromAfar) chance += 1;
  if (!nearest) chance -= 1;
  if (by.wounds.includes('eye')) chance -= 1;
  if (subdue) chance -= 1;
  return limited(chance - by.dazed, house);
};

/** MOD-003, MOD-015, MOD-025, MOD-026 */
export const extraDice = (by: Body, target: Body): number =>
  by.prone ? 0 : (sideOf(target, by.at) === 'rear' ? 1 : 0) + (target.weapon === null ? 1 : 0);

/** What has fallen so far, and in how many ways. */
interface Fallen {
  readonly points: number;
  readonly ones: number;
  readonly strays: number;
  readonly ways: bigint;
}

/** Every face of every die, one die after the other; what has come to the same is counted together. */
export const thrown = (dice: number, chance: number, stray: 'no' | 'to12' | 'to11'): readonly Fallen[] => {
  let all: readonly Fallen[] = [{ points: 0, ones: 0, strays: 0, ways: 1n }];
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Fallen>();
    for (const fallen of all)
      for (let face = 1; face <= 12; face++) {
        const goesAstray = face >= 10 && (stray === 'to12' || (stray === 'to11' && face < 12));
        const hits = !(stray !== 'no' && face >= 10) && face !== 12 && face <= chance;
        const after = {
          points: fallen.points + (hits ? 1 : 0),
          ones: fallen.ones + (hits && face === 1 ? 1 : 0),
          strays: fallen.strays + (goesAstray ? 1 : 0),
        };
        const key = `${after.points}/${after.ones}/${after.strays}`;
        next.set(key, { ...after, ways: (next.get(key)?.ways ?? 0n) + fallen.ways });
      }
    all = [...next.values()];
  }
  return all;
};

/** A death blow, or a blow at the unaware: so many points and no die. */
export const surely = (points: number): readonly Fallen[] => [{ points, ones: 0, strays: 0, ways: 1n }];

export interface Reckoned {
  readonly of: bigint;
  readonly points: readonly bigint[];
  readonly fates: Readonly<Record<string, bigint>>;
  readonly excess: bigint;
  readonly critical: bigint;
  readonly strays: readonly bigint[];
  /** With helmet, shield and mount given; null where it has none to give. */
  readonly spared: { readonly points: readonly bigint[]; readonly fates: Readonly<Record<string, bigint>> } | null;
}

/** VANQUISH-001, SUBDUE-003, SUBDUE-004, HEALTH-003, HEALTH-021 */
const fateOf = (target: Body, points: number, subdue: boolean, { excessKillsPc }: House): string => {
  const hp = hpOf(target);
  if (points < hp) return 'stands';
  if (subdue && points === hp) return 'subdued';
  if (!target.pc) return 'slain';
  return excessKillsPc && points > hp ? 'dead' : 'door';
};

/** What falls, brought together by a number of it. */
const gathered = (fallen: readonly Fallen[], most: number, number: (one: Fallen) => number): readonly bigint[] => {
  const ways = Array.from({ length: most + 1 }, () => 0n);
  for (const one of fallen) ways[number(one)] = (ways[number(one)] as bigint) + one.ways;
  return ways;
};

const fates = (fallen: readonly Fallen[], fate: (one: Fallen) => string): Readonly<Record<string, bigint>> => {
  const ways: Record<string, bigint> = {};
  for (const one of fallen) ways[fate(one)] = (ways[fate(one)] ?? 0n) + one.ways;
  return ways;
};

export const reckoned = (
  fallen: readonly Fallen[],
  {
    target,
    dice,
    subdue,
    house,
  }: { readonly target: Body; readonly dice: number; readonly subdue: boolean; readonly house: House },
): Reckoned => {
  const of = fallen.reduce((sum, { ways }) => sum + ways, 0n);
  // CRIT-005, GEAR-006, MOD-021: only a character gives a shield or a mount.
  const gives = (target.pc && target.shield ? 1 : 0) + (target.pc && target.mounted ? 1 : 0);
  const helmet = target.helmet && !target.supernatural;
  const left = ({ points, ones }: Fallen): number => Math.max(0, points - gives - (helmet && ones > 0 ? 1 : 0));
  return {
    of,
    points: gathered(fallen, dice, ({ points }) => points),
    fates: fates(fallen, ({ points }) => fateOf(target, points, subdue, house)),
    excess: fallen.reduce((sum, { points, ways }) => sum + (points > hpOf(target) ? ways : 0n), 0n),
    critical: fallen.reduce((sum, { ones, ways }) => sum + (ones > 0 ? ways : 0n), 0n),
    strays: gathered(fallen, dice, ({ strays }) => strays),
    spared:
      helmet || gives > 0
        ? {
            points: gathered(fallen, dice, left),
            fates: fates(fallen, (one) => fateOf(target, left(one), subdue, house)),
          }
        : null,
  };
};
