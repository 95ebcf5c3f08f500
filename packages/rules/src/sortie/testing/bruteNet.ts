import type { SortieOpen } from '../battle/model.js';

/*
 * The net dice of a sortie once more, from the ledger alone and from a setup as it was typed in: nothing here is taken from
 * the rules that are played. Units that were joined or split are left to other tests.
 */

interface BruteUnit {
  readonly heads: number;
  readonly mount: string;
  readonly weight: string;
  readonly commander?: {
    readonly level?: number;
    readonly strengths?: readonly string[];
    readonly speaks?: string;
    readonly stranger?: boolean;
  } | null;
  readonly mercenary: boolean;
  readonly moved: string;
  readonly fought?: { readonly daysAgo: number; readonly penaltyDice: number };
  readonly illPrepared: boolean;
  readonly speaks?: string;
  readonly superiorTo: readonly string[];
  readonly higher: boolean;
  readonly walls?: { readonly level: number; readonly manned: boolean };
  readonly outflanks: readonly string[];
}

export interface BruteSetup {
  readonly a: { readonly units: readonly BruteUnit[]; readonly comes: string };
  readonly b: { readonly units: readonly BruteUnit[]; readonly comes: string };
  readonly ground: string;
  readonly grounds: readonly { readonly a: string; readonly b: string; readonly ground: string }[];
}

/** Who rolls against whom, by their places in the roster. */
export interface BruteFacing {
  readonly setup: BruteSetup;
  readonly options: Readonly<Record<string, unknown>>;
  readonly open: SortieOpen;
  readonly unit: number;
  readonly enemy: number;
}

const WEIGHTS = ['light', 'medium', 'heavy'];

/** Section 4, from the largest: at least so many times as large, and the dice. */
const BANDS = [
  [9, 6],
  [5, 5],
  [3, 4],
  [2, 3],
  [1.5, 2],
  [1.25, 1],
] as const;

/** Cavalry against infantry, and against cavalry. */
const GROUND: Readonly<Record<string, readonly [number, number]>> = {
  clear: [2, 0],
  open: [1, 0],
  ordinary: [0, 0],
  cluttered: [-1, -1],
  rough: [-2, -2],
};

/** Section 8: who of two has the dice, by the maneuver it uses against the other's. */
const BONUS: Readonly<Record<string, number>> = {
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

const keyOf = ({ open }: BruteFacing, unit: number): string => open.roster[unit]?.name as string;

const unitOf = (facing: BruteFacing, unit: number): BruteUnit => {
  const key = keyOf(facing, unit);
  return facing.setup[key.startsWith('A') ? 'a' : 'b'].units[Number(key.slice(1)) - 1] as BruteUnit;
};

const maneuverOf = ({ open }: BruteFacing, unit: number): string => open.plans[unit]?.maneuver as string;

/** Whether a unit mans its walls in this sortie. */
const isOnWalls = (facing: BruteFacing, unit: number): boolean => {
  const { walls } = unitOf(facing, unit);
  const stays = ['attack', 'defend'].includes(maneuverOf(facing, unit));
  return walls?.manned === true && facing.open.leftWalls[unit] === 0 && stays;
};

const sizeOf = (facing: BruteFacing, unit: number): number => {
  const heads = facing.open.heads[unit] as number;
  const onFoot = unitOf(facing, unit).mount === 'infantry';
  const doubled = isOnWalls(facing, unit) ? onFoot : !onFoot;
  return doubled ? heads * 2 : heads;
};

const isMounted = (facing: BruteFacing, unit: number): boolean =>
  unitOf(facing, unit).mount === 'cavalry' && !isOnWalls(facing, unit);

/** Sections 2 and 3. */
const standing = (facing: BruteFacing): number => {
  const { open, options, unit } = facing;
  const one = unitOf(facing, unit);
  const f = open.floating[unit] as number;
  let dice = WEIGHTS.indexOf(one.weight);
  const leader = one.commander === undefined ? {} : one.commander;
  if (leader === null) dice -= 2;
  else {
    const both = new Set(leader.strengths ?? []).size;
    if (both > 0) dice += both === 2 && options['sortie.bothStrengths'] === 2 ? 2 : 1;
    if (leader.stranger === true) dice -= 1;
    if (one.speaks !== undefined && leader.speaks !== undefined && one.speaks !== leader.speaks) dice -= 1;
  }
  if (one.moved === 'overHalf') dice -= 1;
  if (one.moved === 'all') dice -= 2;
  if (one.illPrepared) dice -= 1;
  const days = options['sortie.foughtRecently'] === 'currentPool' ? -f : (one.fought?.penaltyDice ?? 0);
  if (one.fought !== undefined && days >= 1 && one.fought.daysAgo <= days) dice -= 1;
  return dice;
};

const isSuperior = (facing: BruteFacing, unit: number, enemy: number): boolean => {
  const kind = isMounted(facing, enemy) ? 'cavalry' : 'infantry';
  return unitOf(facing, unit).superiorTo.some((foe) => ['everyone', kind, keyOf(facing, enemy)].includes(foe));
};

/** The best of outflanking, two fronts and opposite fronts. */
const fronts = (facing: BruteFacing): number => {
  const { open, unit, enemy, options } = facing;
  const foes = open.meetings.flatMap(({ a, b }) => (a === enemy ? [b] : b === enemy ? [a] : []));
  const flankers = foes.filter((foe) => open.flankedBy[enemy]?.includes(foe)).length;
  if (foes.length > 1) {
    if (options['sortie.fronts'] === 'table')
      return { outflanked: 1, two: 2, opposite: 3 }[open.fronts[enemy] as 'two'];
    return Math.min(3, flankers + 1);
  }
  const comes = open.roster[unit]?.outflanks.includes(keyOf(facing, enemy)) === true;
  return comes && flankers === 0 ? 1 : 0;
};

/** What a maneuver is worth to such a unit against such an enemy. */
const aptitude = (facing: BruteFacing): number => {
  const { unit, enemy } = facing;
  const [mine, theirs] = [unit, enemy].map((one) => WEIGHTS.indexOf(unitOf(facing, one).weight)) as [number, number];
  switch (maneuverOf(facing, unit)) {
    case 'retreat':
      return mine === 2 ? -1 : mine === 0 ? 1 : 0;
    case 'charge':
      return unitOf(facing, unit).mount === 'cavalry' ? 1 : 0;
    case 'flank':
      return mine > theirs ? -1 : mine === 0 && theirs > 0 ? 1 : 0;
    default:
      return 0;
  }
};

const circumstances = (facing: BruteFacing): number => {
  const { setup, unit, enemy } = facing;
  let dice = 0;
  const ratio = sizeOf(facing, unit) / sizeOf(facing, enemy);
  dice += BANDS.find(([least]) => ratio >= least)?.[1] ?? 0;
  if (isMounted(facing, unit)) {
    const keys = [keyOf(facing, unit), keyOf(facing, enemy)];
    const own = setup.grounds.find(({ a, b }) => keys.includes(a) && keys.includes(b))?.ground;
    dice += GROUND[own ?? setup.ground]?.[isMounted(facing, enemy) ? 1 : 0] as number;
  }
  if (isSuperior(facing, unit, enemy) && !isSuperior(facing, enemy, unit)) dice += 1;
  if (isOnWalls(facing, unit)) dice += unitOf(facing, unit).walls?.level ?? 0;
  if (unitOf(facing, unit).higher && !unitOf(facing, enemy).higher) dice += 1;
  return dice + fronts(facing) + aptitude(facing);
};

const compared = (facing: BruteFacing): number => {
  const [mine, theirs] = [maneuverOf(facing, facing.unit), maneuverOf(facing, facing.enemy)];
  const turned = facing.options['sortie.attackAgainstCharge'] === 'charge';
  if (turned && mine === 'attack' && theirs === 'charge') return 0;
  if (turned && mine === 'charge' && theirs === 'attack') return 2;
  return BONUS[`${mine} ${theirs}`] ?? 0;
};

/** Section 5. */
const floating = (facing: BruteFacing): number => {
  const { setup, open, options, unit, enemy } = facing;
  const f = open.floating[unit] as number;
  const doubled = unitOf(facing, unit).mercenary && options['sortie.mercenaryDoubling'] === 'played';
  let dice = f < 0 ? f * (doubled ? 2 : 1) : (open.plans[unit]?.bids[enemy] ?? 0);
  if (open.opened[unit] === 1) return dice;
  const side = open.roster[unit]?.side as 0 | 1;
  const { comes } = side === 0 ? setup.a : setup.b;
  const all = [comes === 'fromAmbush' ? 3 : 0, comes === 'openly' ? 0 : 2, open.initiative === side ? 1 : 0];
  dice += options['sortie.openingDice'] === 'sum' ? all.reduce((sum, one) => sum + one, 0) : Math.max(...all);
  return dice;
};

/** The net dice of a unit in a sortie of this round. */
export const bruteNet = (facing: BruteFacing): number => {
  const { open, unit, enemy } = facing;
  const flanked = open.flankedBy[unit]?.includes(enemy) ? 1 : 0;
  return standing(facing) + circumstances(facing) + compared(facing) + floating(facing) - flanked;
};
