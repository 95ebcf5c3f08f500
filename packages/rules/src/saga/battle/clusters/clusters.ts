import type { Ground } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import type { Side } from '../../../war/roster/sides.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Cluster, UnitRow } from '../model.js';

/*
 * Units are bits here: bit i is the unit at place i of the roster. An army has at most nine units, so all of them fit.
 */

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const lowest = (mask: number): UnitIndex => 31 - Math.clz32(mask & -mask);

const unitsIn = (mask: number): UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) units.push(lowest(rest));
  return units;
};

/** By unit: the enemies adjacent to it. SAGA-BATTLE-CLUSTER-001: a unit that has any is engaged. */
export const contactsOf = (
  { touches, occupants }: Ground,
  roster: readonly Pick<UnitRow, 'side'>[],
  at: readonly HexIndex[],
): number[] => {
  const contacts: number[] = new Array(at.length).fill(0);
  for (let unit = 0; unit < at.length; unit++)
    if ((at[unit] as HexIndex) >= 0) occupants[at[unit] as HexIndex] = unit + 1;
  for (let unit = 0; unit < at.length; unit++) {
    const here = at[unit] as HexIndex;
    if (here < 0) continue;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = touches[edge] as HexIndex;
      const other = next < 0 ? -1 : (occupants[next] as number) - 1;
      if (other >= 0 && roster[other]?.side !== roster[unit]?.side) (contacts[unit] as number) |= 1 << other;
    }
  }
  for (let unit = 0; unit < at.length; unit++) if ((at[unit] as HexIndex) >= 0) occupants[at[unit] as HexIndex] = 0;
  return contacts;
};

/** The connected parts of the engaged units, the one with the first unit first. SAGA-BATTLE-CLUSTER-002: nobody else. */
export const partsOf = (contacts: readonly number[]): number[] => {
  const parts: number[] = [];
  let done = 0;
  for (let unit = 0; unit < contacts.length; unit++) {
    if (contacts[unit] === 0 || done & (1 << unit)) continue;
    let part = 1 << unit;
    for (let fresh = part; fresh !== 0; ) {
      let next = 0;
      for (let rest = fresh; rest !== 0; rest &= rest - 1) next |= contacts[lowest(rest)] as number;
      fresh = next & ~part;
      part |= next;
    }
    parts.push(part);
    done |= part;
  }
  return parts;
};

/** A star: its units as bits, and the centre; of one against one the lower of the two. */
interface Star {
  readonly centre: UnitIndex;
  readonly units: number;
}

/** How many stars of each size, from 2 to 7, at the size's place. SAGA-BATTLE-CLUSTER-011: a lone unit faces six at most. */
type Sizes = number[];

const LARGEST = 7;

/** SAGA-BATTLE-CLUSTER-007: of two lists of sizes, from large to small, whether the first is the greater. */
const isGreater = (a: Sizes, b: Sizes): boolean => {
  for (let size = LARGEST; size >= 2; size--) {
    const difference = (a[size] as number) - (b[size] as number);
    if (difference !== 0) return difference > 0;
  }
  return false;
};

/**
 * Divides one connected part into stars: SAGA-BATTLE-CLUSTER-009, steps 2 to 4. SAGA-BATTLE-CLUSTER-005: each unit is in
 * exactly one, since a star takes its units from those that are left.
 */
class Division {
  readonly best: Star[][] = [];
  private sizesOfBest: Sizes | null = null;
  private readonly contacts: readonly number[];
  private readonly even: boolean;
  /** The units of one of the two sides. */
  private readonly oneSide: number;
  private readonly matchings = new Map<number, number>();
  private readonly sizes: Sizes = new Array(LARGEST + 1).fill(0);
  private readonly stars: Star[] = [];

  constructor(contacts: readonly number[], part: number, oneSide: number, even: boolean) {
    this.contacts = contacts;
    this.even = even;
    this.oneSide = oneSide;
    this.divide(part, this.matching(part));
  }

  /** The size of a maximum matching among these units: SAGA-BATTLE-CLUSTER-006. */
  private matching(units: number): number {
    const known = this.matchings.get(units);
    if (known !== undefined) return known;
    const partner: number[] = new Array(32).fill(-1);
    let tried = 0;
    const augment = (unit: UnitIndex): boolean => {
      const near = (this.contacts[unit] as number) & units;
      for (let rest = near & ~tried; rest !== 0; rest = near & ~tried) {
        const other = lowest(rest);
        tried |= 1 << other;
        const holder = partner[other] as number;
        if (holder < 0 || augment(holder)) {
          partner[other] = unit;
          return true;
        }
      }
      return false;
    };
    let size = 0;
    for (let rest = units & this.oneSide; rest !== 0; rest &= rest - 1) {
      tried = 0;
      if (augment(lowest(rest))) size++;
    }
    this.matchings.set(units, size);
    return size;
  }

  /** Every way to divide the units left into exactly so many stars. */
  private divide(left: number, count: number): void {
    if (left === 0) {
      this.keep();
      return;
    }
    const unit = this.fewestWays(left);
    if (unit < 0) return;
    const near = (this.contacts[unit] as number) & left;
    for (let leaves = near; leaves !== 0; leaves = (leaves - 1) & near) this.take(unit, leaves, left, count);
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const centre = lowest(rest);
      const others = (this.contacts[centre] as number) & left & ~(1 << unit);
      for (let more = others; more !== 0; more = (more - 1) & others) {
        this.take(centre, more | (1 << unit), left, count);
      }
    }
  }

  /** The unit with the fewest enemies left beside it; −1 where one has none. */
  private fewestWays(left: number): number {
    let fewest = 32;
    let found = -1;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const unit = lowest(rest);
      const ways = bitsIn((this.contacts[unit] as number) & left);
      if (ways === 0) return -1;
      if (ways < fewest) {
        fewest = ways;
        found = unit;
      }
    }
    return found;
  }

  private take(centre: UnitIndex, leaves: number, left: number, count: number): void {
    const units = leaves | (1 << centre);
    const rest = left & ~units;
    const size = bitsIn(units);
    (this.sizes[size] as number)++;
    const tooLarge = this.even && this.sizesOfBest !== null && isGreater(this.sizes, this.sizesOfBest);
    if (!tooLarge && this.matching(rest) === count - 1) {
      this.stars.push({ centre: size === 2 ? lowest(units) : centre, units });
      this.divide(rest, count - 1);
      this.stars.pop();
    }
    (this.sizes[size] as number)--;
  }

  private keep(): void {
    if (this.even && (this.sizesOfBest === null || isGreater(this.sizesOfBest, this.sizes))) {
      this.sizesOfBest = this.sizes.slice();
      this.best.length = 0;
    }
    this.best.push(this.stars.slice());
  }
}

/** In a cluster of one against one the unit of the proactive side counts as the lone one. */
const clusterOf = ({ centre, units }: Star, roster: readonly Pick<UnitRow, 'side'>[], proactive: Side): Cluster => {
  const two = bitsIn(units) === 2;
  const other = lowest(units & ~(1 << centre));
  const lone = two && roster[centre]?.side !== proactive ? other : centre;
  return { lone, many: unitsIn(units & ~(1 << lone)) };
};

/** SAGA-BATTLE-CLUSTER-010: for each unit of the proactive side, its enemies, in one row with marks between them. */
const listsOf = (
  clustering: readonly Cluster[],
  roster: readonly Pick<UnitRow, 'side'>[],
  proactive: Side,
): readonly (readonly UnitIndex[])[] => {
  const lists: UnitIndex[][] = [];
  for (const { lone, many } of clustering) {
    if (roster[lone]?.side === proactive) lists[lone] = [...many];
    else for (const unit of many) lists[unit] = [lone];
  }
  return lists.filter((list) => list !== undefined);
};

const compareLists = (a: readonly (readonly UnitIndex[])[], b: readonly (readonly UnitIndex[])[]): number => {
  for (const [i, list] of a.entries()) {
    const other = b[i] as readonly UnitIndex[];
    for (const [j, one] of list.entries()) {
      if (j >= other.length) return 1;
      if (one !== other[j]) return one - (other[j] as number);
    }
    if (list.length < other.length) return -1;
  }
  return 0;
};

/** The clusters of a clustering in the order of their first proactive unit. */
const inOrder = (clusters: Cluster[], roster: readonly Pick<UnitRow, 'side'>[], proactive: Side): Cluster[] => {
  const first = ({ lone, many }: Cluster): number => (roster[lone]?.side === proactive ? lone : (many[0] as UnitIndex));
  return clusters.sort((a, b) => first(a) - first(b));
};

/** All clusterings allowed for one connected part, the one a tool would choose first. SAGA-BATTLE-CLUSTER-003: the simplest. */
export const clusteringsOf = (
  contacts: readonly number[],
  part: number,
  { roster, proactive, even }: { roster: readonly Pick<UnitRow, 'side'>[]; proactive: Side; even: boolean },
): readonly (readonly Cluster[])[] => {
  const first = lowest(part);
  const near = contacts[first] as number;
  // One against one, or one against all others: nothing to divide.
  if ((near | (1 << first)) === part) return [[clusterOf({ centre: first, units: part }, roster, proactive)]];
  if (bitsIn(near) === 1 && ((contacts[lowest(near)] as number) | near) === part) {
    return [[clusterOf({ centre: lowest(near), units: part }, roster, proactive)]];
  }
  let oneSide = 0;
  for (let unit = 0; unit < roster.length; unit++) if (roster[unit]?.side === proactive) oneSide |= 1 << unit;
  const found = new Division(contacts, part, oneSide, even).best.map((stars) => {
    const clusters = stars.map((star) => clusterOf(star, roster, proactive));
    return inOrder(clusters, roster, proactive);
  });
  if (found.length === 1) return found;
  return found
    .map((clustering) => ({ clustering, lists: listsOf(clustering, roster, proactive) }))
    .sort((a, b) => compareLists(a.lists, b.lists))
    .map(({ clustering }) => clustering);
};

/** The clusterings allowed if units stood so, part by part. */
export const clusteringsIn = (
  sight: BattleSight,
  at: readonly HexIndex[],
  proactive: Side,
): readonly (readonly (readonly Cluster[])[])[] => {
  const { roster } = sight.open;
  const contacts = contactsOf(groundOf(sight), roster, at);
  const even = sight.given.options['saga.battle.clusterEven'];
  return partsOf(contacts).map((part) => clusteringsOf(contacts, part, { roster, proactive, even }));
};
