// Mass Combat written by hand as a loop over numbers, after docs/ledger/saga-battle.md: what the kernel's battles are
// measured against, and a second opinion on them. It knows no scenes, steps, choices or events. Numbers in comments are
// those of the ledger (SAGA-BATTLE-…). It lists what is open in the scene's order and draws in the scene's order; for that
// the scene's procedures were read first, so that the opinion is freest on what they only call: strengths, clusters, lines
// of fire, the ground, mustering, and what losses stay. Hand-to-hand scenes inside a battle are left out, and ties in
// mustering that the owner breaks.
import type { Stream } from '@warmoot/kernel';
import { type BareField, looksClear, musterBoth, NO_SOFT, SOFT_BOTH, SOFT_HERE } from './bareField.js';
import {
  type BareOptions,
  battleRival,
  type Course,
  DEFAULTS,
  declaration,
  type Ended,
  MEASURED,
  type Placed,
  type PlayBattle,
  type Scenario,
} from './battles.js';

const MOST = 18;
const MOST_HEXES = 3600;

// TROOP-009
const [LIGHT_INFANTRY, HEAVY_INFANTRY, PIKEMEN, LIGHT_CAVALRY, HEAVY_CAVALRY, BOWMEN] = [0, 2, 3, 4, 6, 7] as const;
const STRENGTH = Int32Array.of(2, 3, 4, 4, 2, 3, 5, 2);
const MOVEMENT = Int32Array.of(3, 2, 2, 2, 5, 4, 4, 2);
const RANGE = 4;

const [FIGHT_ON, RETREAT, SURRENDER, BREAK_OFF] = [0, 1, 2, 3] as const;
const [DESTROYED, BOTH_DESTROYED, LEFT, BY_SURRENDER, BROKEN_OFF, QUIET] = [0, 1, 2, 3, 4, 5] as const;
const GOES_ON = -1;

let source: Stream;
let course: Course | null = null;
let inputs = 0;
let throws = 0;

let field: BareField;
let options: BareOptions;
let playing: Scenario;
/** Units of both, the attacker's first; attackers are those below `reds`. */
let count = 0;
let reds = 0;
let lossNumber = 0;
let round = 0;
let active = 0;
let running = 0;
let eventful = false;

const troop = new Int32Array(MOST);
const strong = new Int32Array(MOST);
const at = new Int32Array(MOST);
const losses = new Int32Array(MOST);
/** The running number of the last move: TERRAIN-023. */
const moved = new Int32Array(MOST);
const entered = new Int32Array(MOST);
const pinned = new Uint8Array(MOST);
const quick = new Uint8Array(MOST);
const aim = new Int32Array(MOST);
const struck = new Int32Array(MOST);
/** Units that have left the map alive. */
const gone = new Uint8Array(MOST);
/** Where units stand when strengths are fixed, and who is caught from two directions then. */
const stood = new Int32Array(MOST);
const flanked = new Uint8Array(MOST);
const retreated = new Uint8Array(2);
const surrendered = new Uint8Array(2);
/** By hex: the unit on it, or −1. */
const on = new Int32Array(MOST_HEXES).fill(-1);

const note = (what: string): void => {
  course?.push(`${round} ${what} at ${at.subarray(0, count).join()} losses ${losses.subarray(0, count).join()}`);
};

/** One answer out of so many. */
const pick = (what: string, many: number): number => {
  inputs++;
  if (course !== null) note(`${what} ${many}`);
  return source.below(many);
};

/** 001: two d8 and a d10 from 0, and the own strength, against 14 and the other's. */
const wins = (what: string, margin: number): boolean => {
  inputs++;
  throws++;
  if (course !== null) note(`${what} ${margin}`);
  return 2 + source.below(8) + source.below(8) + source.below(10) + margin >= 14;
};

const sideOf = (unit: number): number => (unit < reds ? 0 : 1);
const firstOf = (side: number): number => (side === 0 ? 0 : reds);
const endOf = (side: number): number => (side === 0 ? reds : count);
const isCavalry = (unit: number): boolean => troop[unit]! >= LIGHT_CAVALRY && troop[unit]! <= HEAVY_CAVALRY;

const unitsOn = (side: number): number => {
  let units = 0;
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (at[unit]! >= 0) units++;
  return units;
};

const put = (unit: number, to: number): void => {
  if (at[unit]! >= 0) on[at[unit]!] = -1;
  at[unit] = to;
  if (to >= 0) on[to] = unit;
};

const rounded = (above: number, below: number): number =>
  options.rounding === 'up' ? Math.floor((above + below - 1) / below) : Math.floor(above / below);

/** MELEE-006 to -008 */
const takeLosses = (unit: number, many: number): void => {
  if (many > 0) eventful = true;
  losses[unit] = Math.min(strong[unit]!, losses[unit]! + many);
  if (losses[unit] === strong[unit]) put(unit, -1);
};

// ---- Strength

/** CLUSTER-001: whether an enemy is adjacent. */
const isEngaged = (unit: number): boolean => {
  const here = at[unit]!;
  const side = sideOf(unit);
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = field.touch[edge]!;
    if (next >= 0 && on[next]! >= 0 && sideOf(on[next]!) !== side) return true;
  }
  return false;
};

/** TROOP-018 to -020: two enemies in contact that are not adjacent to each other. */
const isCaught = (unit: number): boolean => {
  const { size, adjacent } = field;
  const side = sideOf(unit);
  const here = at[unit]!;
  const near: number[] = [];
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = field.touch[edge]!;
    if (next < 0 || on[next]! < 0 || sideOf(on[next]!) === side) continue;
    if (options.cavalryFlank === 'cluster' && (clusterOf[unit]! < 0 || clusterOf[unit] !== clusterOf[on[next]!]))
      continue;
    near.push(next);
  }
  for (const one of near) for (const two of near) if (one !== two && adjacent[one * size + two] === 0) return true;
  return false;
};

/** Fixes where everybody stands: MELEE-020. */
const fixStands = (): void => {
  for (let unit = 0; unit < count; unit++) {
    stood[unit] = at[unit]!;
    flanked[unit] = at[unit]! >= 0 && isCavalry(unit) && isCaught(unit) ? 1 : 0;
  }
};

/** The strength of one against the other where they stood: TROOP-010 to -022, TERRAIN-016 to -027. */
const strengthOf = (unit: number, enemy: number, inMelee: boolean): number => {
  const here = stood[unit]!;
  const there = stood[enemy]!;
  const kind = troop[unit]!;
  const cramped = field.closed[here] === 1 || field.closed[there] === 1;
  let strength = STRENGTH[kind]!;
  if (kind === LIGHT_INFANTRY && cramped) strength += 2;
  if ((kind === HEAVY_INFANTRY || kind === PIKEMEN) && cramped) strength -= 1;
  if (kind === PIKEMEN && isCavalry(enemy)) strength += 3;
  if (isCavalry(unit) && !cramped && flanked[unit] === 0) strength += 2;
  if (field.height[here]! > field.height[there]!) strength += 1;
  if (inMelee) {
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      if (field.touch[edge] !== there || field.soft[edge] === NO_SOFT) continue;
      const attacks = field.soft[edge] === SOFT_BOTH ? moved[unit]! > moved[enemy]! : field.soft[edge] === SOFT_HERE;
      if (attacks) strength -= 1;
    }
  }
  return strength;
};

// ---- Movement

const spent = new Int32Array(MOST_HEXES);
const hexesTo = new Int32Array(MOST_HEXES);
const seen = new Int32Array(MOST_HEXES);
let search = 0;
const levels = Array.from({ length: 8 }, () => new Int32Array(MOST_HEXES));
const levelEnd = new Int32Array(8);
/** By hex: when an enemy was last found next to it. */
const beside = new Int32Array(MOST_HEXES);
let besideNow = 0;
const moveUnit = new Int32Array(2000);
const moveTo = new Int32Array(2000);
const moveHexes = new Int32Array(2000);

/** Marks the hexes next to an enemy of this side: MOVE-006, -012. */
const markBeside = (side: number): void => {
  besideNow++;
  for (let unit = firstOf(1 - side); unit < endOf(1 - side); unit++) {
    const here = at[unit]!;
    if (here < 0) continue;
    for (let edge = here * 6; edge < here * 6 + 6; edge++)
      if (field.touch[edge]! >= 0) beside[field.touch[edge]!] = besideNow;
  }
};

/** Lists where a unit can go from place `listed` on, nearest first, its own hex last: MOVE-001 to -015. */
const listMoves = (unit: number, listed: number): number => {
  let many = listed;
  const from = at[unit]!;
  const movement = MOVEMENT[troop[unit]!]!;
  const side = sideOf(unit);
  const dear = options.closedCost;
  const first = many;
  let roundTrip = 0;
  search++;
  levelEnd.fill(0);
  levels[0]![0] = from;
  levelEnd[0] = 1;
  seen[from] = search;
  spent[from] = 0;
  hexesTo[from] = 0;
  for (let paid = 0; paid < movement; paid++) {
    const level = levels[paid]!;
    for (let i = 0; i < levelEnd[paid]!; i++) {
      const here = level[i]!;
      if (spent[here] !== paid) continue;
      // Whoever comes next to an enemy halts there.
      if (here !== from && beside[here] === besideNow) continue;
      for (let edge = here * 6; edge < here * 6 + 6; edge++) {
        const next = field.step[edge]!;
        if (next < 0) continue;
        const cost = paid + (field.closed[next] === 1 ? dear : 1);
        if (cost > movement) continue;
        if (next === from) {
          if (roundTrip === 0) roundTrip = hexesTo[here]! + 1;
          continue;
        }
        const there = on[next]!;
        if (there >= 0 && (sideOf(there) !== side || !options.passFriends || beside[next] === besideNow)) continue;
        const isNew = seen[next] !== search;
        if (!isNew && spent[next]! <= cost) continue;
        seen[next] = search;
        spent[next] = cost;
        hexesTo[next] = hexesTo[here]! + 1;
        levels[cost]![levelEnd[cost]!++] = next;
        if (!isNew || there >= 0) continue;
        moveUnit[many] = unit;
        moveTo[many++] = next;
      }
    }
  }
  // A way to a hex can get cheaper, and with that longer, while dearer ground is crossed.
  for (let i = first; i < many; i++) moveHexes[i] = hexesTo[moveTo[i]!]!;
  if (roundTrip > 0) {
    moveUnit[many] = unit;
    moveTo[many] = from;
    moveHexes[many++] = roundTrip;
  }
  return many;
};

/** ROUND-006, MOVE-003: one unit after the other, until the side is done or nobody can move. */
const movementPhase = (side: number, isQuick: number): void => {
  markBeside(side);
  for (;;) {
    let many = 0;
    for (let unit = firstOf(side); unit < endOf(side); unit++) {
      if (at[unit]! >= 0 && quick[unit] === isQuick && pinned[unit] === 0 && entered[unit] === 0)
        many = listMoves(unit, many);
    }
    if (many === 0) return;
    const answer = pick('move', many + 1) - 1;
    if (answer < 0) return;
    const unit = moveUnit[answer]!;
    const to = moveTo[answer]!;
    put(unit, to);
    entered[unit] = moveHexes[answer]!;
    moved[unit] = ++running;
    // MOVE-007, -008
    for (let edge = to * 6; edge < to * 6 + 6; edge++) {
      const next = field.touch[edge]!;
      if (next < 0 || on[next]! < 0 || sideOf(on[next]!) === side) continue;
      pinned[on[next]!] = 1;
      pinned[unit] = 1;
    }
  }
};

// ---- Clusters

const contact = new Int32Array(MOST);
/** By unit: its cluster, or −1. */
const clusterOf = new Int32Array(MOST);
const loneOf = new Int32Array(MOST);
const manyOf = new Int32Array(MOST);
let clusters = 0;

const bitCount = (bits: number): number => {
  let left = bits;
  let many = 0;
  for (; left !== 0; left &= left - 1) many++;
  return many;
};
const lowBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The most pairs of adjacent enemies within some units: by growing a matching along paths. */
const mostPairs = (units: number): number => {
  const partner = new Int32Array(MOST).fill(-1);
  let pairs = 0;
  for (let unit = 0; unit < reds; unit++) {
    if (((units >> unit) & 1) === 0) continue;
    let tried = 0;
    const grow = (one: number): boolean => {
      for (let near = contact[one]! & units & ~tried; near !== 0; near = contact[one]! & units & ~tried) {
        const other = lowBit(near);
        tried |= 1 << other;
        if (partner[other]! < 0 || grow(partner[other]!)) {
          partner[other] = one;
          return true;
        }
      }
      return false;
    };
    if (grow(unit)) pairs++;
  }
  return pairs;
};

/** A star as one number: all of its units; which is the centre follows. */
type Stars = readonly number[];

/** CLUSTER-006, -009: all divisions of a part into so many stars, none with more than so many units. */
const divisions = (part: number, wanted: number, largest: number): Stars[] => {
  const redBits = (1 << reds) - 1;
  const found: Stars[] = [];
  const chosen: number[] = [];
  const divide = (left: number): void => {
    if (left === 0) {
      if (chosen.length === wanted) found.push([...chosen]);
      return;
    }
    const missing = wanted - chosen.length;
    const units = bitCount(left);
    if (Math.min(bitCount(left & redBits), bitCount(left & ~redBits)) < missing || units > missing * largest) return;
    const unit = lowBit(left);
    const near = contact[unit]! & left;
    // As a centre, with any of those it touches; a star of two is met here only.
    for (let leaves = near; leaves !== 0; leaves = (leaves - 1) & near) {
      if (bitCount(leaves) >= largest) continue;
      chosen.push((1 << unit) | leaves);
      divide(left & ~((1 << unit) | leaves));
      chosen.pop();
    }
    // As a leaf among others of a centre it touches.
    for (let centres = near; centres !== 0; centres &= centres - 1) {
      const centre = lowBit(centres);
      const others = contact[centre]! & left & ~(1 << unit);
      for (let leaves = others; leaves !== 0; leaves = (leaves - 1) & others) {
        if (bitCount(leaves) + 2 > largest) continue;
        const star = (1 << unit) | (1 << centre) | leaves;
        chosen.push(star);
        divide(left & ~star);
        chosen.pop();
      }
    }
  };
  divide(part);
  return found;
};

const sizesOf = (stars: Stars): number[] => stars.map(bitCount).sort((a, b) => b - a);

const compare = (one: readonly number[], two: readonly number[]): number => {
  for (let i = 0; i < one.length && i < two.length; i++) if (one[i] !== two[i]) return one[i]! - two[i]!;
  return one.length - two.length;
};

/** CLUSTER-010: by active unit in seat order, the enemies in its cluster. */
const inListOrder = (one: Stars, two: Stars): number => {
  for (let unit = firstOf(active); unit < endOf(active); unit++) {
    const [ofOne, ofTwo] = [one, two].map((stars) => {
      const star = stars.find((bits) => ((bits >> unit) & 1) === 1) ?? 0;
      const enemies: number[] = [];
      for (let enemy = firstOf(1 - active); enemy < endOf(1 - active); enemy++) {
        if (((star >> enemy) & 1) === 1) enemies.push(enemy);
      }
      return enemies;
    });
    const order = compare(ofOne!, ofTwo!);
    if (order !== 0) return order;
  }
  return 0;
};

/** CLUSTER-003 to -010: all clusterings of a part that are allowed, in the order in which a tool would take them. */
const clusteringsOf = (part: number): Stars[] => {
  const wanted = mostPairs(part);
  if (!options.clusterEven) return divisions(part, wanted, 7).sort(inListOrder);
  for (let largest = 2; ; largest++) {
    const found = divisions(part, wanted, largest);
    if (found.length === 0) continue;
    if (found.length === 1) return found;
    const least = found.map(sizesOf).sort(compare)[0]!;
    return found.filter((stars) => compare(sizesOf(stars), least) === 0).sort(inListOrder);
  }
};

/** Who touches whom among enemies. */
const findContacts = (): number => {
  let all = 0;
  for (let unit = 0; unit < count; unit++) {
    contact[unit] = 0;
    const here = at[unit]!;
    if (here < 0) continue;
    const side = sideOf(unit);
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = field.touch[edge]!;
      if (next >= 0 && on[next]! >= 0 && sideOf(on[next]!) !== side) contact[unit]! |= 1 << on[next]!;
    }
    if (contact[unit] !== 0) all |= 1 << unit;
  }
  return all;
};

const partWith = (unit: number): number => {
  let part = 1 << unit;
  for (;;) {
    let more = part;
    for (let bits = part; bits !== 0; bits &= bits - 1) more |= contact[lowBit(bits)]!;
    if (more === part) return part;
    part = more;
  }
};

/** The clusters' units as bits. */
const star = new Int32Array(MOST);

const formClusters = (): void => {
  clusters = 0;
  clusterOf.fill(-1);
  const open: Stars[][] = [];
  for (let left = findContacts(); left !== 0; ) {
    const part = partWith(lowBit(left));
    left &= ~part;
    const ways = clusteringsOf(part);
    if (ways.length > 1) open.push(ways);
    else for (const bits of ways[0]!) star[clusters++] = bits;
  }
  for (const ways of open) for (const bits of ways[pick('cluster', ways.length)]!) star[clusters++] = bits;
  for (let i = 0; i < clusters; i++)
    for (let bits = star[i]!; bits !== 0; bits &= bits - 1) clusterOf[lowBit(bits)] = i;
};

/** CLUSTER-013; then the clusters by their first active unit, with the lone unit of each (one on one: the active one). */
const settleClusters = (): void => {
  const redBits = (1 << reds) - 1;
  const activeBits = active === 0 ? redBits : ~redBits;
  const left: number[] = [];
  for (let i = 0; i < clusters; i++) {
    let bits = star[i]!;
    for (let unit = 0; unit < count; unit++) if (at[unit]! < 0) bits &= ~(1 << unit);
    if ((bits & activeBits) !== 0 && (bits & ~activeBits) !== 0) left.push(bits);
  }
  left.sort((one, two) => lowBit(one & activeBits) - lowBit(two & activeBits));
  clusters = left.length;
  left.forEach((bits, i) => {
    const own = bits & activeBits;
    const lone = bitCount(own) === 1 ? own : bits & ~activeBits;
    loneOf[i] = lowBit(lone);
    manyOf[i] = bits & ~lone;
  });
};

// ---- Shooting

const isClear = (from: number, to: number): boolean => {
  const key = from * field.size + to;
  if (field.fire[key] === 0) {
    const how = { bothOfEdge: options.edgeLine === 'both', overWater: options.shootOverImpassable };
    field.fire[key] = looksClear(field, from, to, how) ? 1 : 2;
  }
  return field.fire[key] === 1;
};

const targets = new Int32Array(MOST);

const listTargets = (unit: number): number => {
  const enemies = 1 - sideOf(unit);
  let many = 0;
  for (let enemy = firstOf(enemies); enemy < endOf(enemies); enemy++) {
    if (at[enemy]! < 0) continue;
    const far = field.far[at[unit]! * field.size + at[enemy]!]!;
    if (far > RANGE || (far === 1 && !options.shootAtOne) || !isClear(at[unit]!, at[enemy]!)) continue;
    targets[many++] = enemy;
  }
  return many;
};

/** SHOOT-001 to -021 */
const shooting = (): void => {
  if (round === 1 && !options.firstRoundShooting) return;
  let shots = 0;
  for (let turn = 0; turn < 2; turn++) {
    const side = turn === 0 ? active : 1 - active;
    for (let unit = firstOf(side); unit < endOf(side); unit++) {
      aim[unit] = -1;
      if (troop[unit] !== BOWMEN || at[unit]! < 0 || entered[unit]! > 1 || isEngaged(unit)) continue;
      const many = listTargets(unit);
      if (many === 0) continue;
      const answer = pick('aim', many + 1);
      if (answer === many) continue;
      aim[unit] = targets[answer]!;
      shots++;
    }
  }
  if (shots === 0) return;
  fixStands();
  struck.fill(0);
  for (let turn = 0; turn < 2; turn++) {
    const side = turn === 0 ? active : 1 - active;
    for (let unit = firstOf(side); unit < endOf(side); unit++) {
      const target = aim[unit]!;
      if (target < 0) continue;
      const won = wins('shot', strengthOf(unit, target, false) - strengthOf(target, unit, false));
      const near = field.far[at[unit]! * field.size + at[target]!]! <= 2;
      const tenths = near ? (won ? 3 : 1) : won ? 1 : 0;
      const shooters = options.bowSize === 'original' ? strong[unit]! : strong[unit]! - losses[unit]!;
      struck[target]! += rounded(shooters * tenths, 10);
    }
  }
  for (let unit = 0; unit < count; unit++) if (struck[unit]! > 0) takeLosses(unit, struck[unit]!);
};

// ---- Melee

const room = new Int32Array(6);

/** MELEE-010, -011: the hexes to fall back to. */
const findRoom = (unit: number, winner: number): number => {
  const here = at[unit]!;
  let many = 0;
  let clear = 0;
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = field.step[edge]!;
    if (next < 0 || on[next]! >= 0 || field.far[next * field.size + at[winner]!] !== 2) continue;
    room[many++] = next;
  }
  if (options.backIntoContact) return many;
  markBeside(sideOf(unit));
  for (let i = 0; i < many; i++) if (beside[room[i]!] !== besideNow) room[clear++] = room[i]!;
  return clear > 0 ? clear : many;
};

const backUnit = new Int32Array(MOST * 6);
const backTo = new Int32Array(MOST * 6);

/** MELEE-005, -012, -022: one after the other, in an order and to hexes that their owner picks. */
const fallBack = (units: number, winner: number, many: number): void => {
  for (let left = units; left !== 0; ) {
    let ways = 0;
    for (let bits = left; bits !== 0; bits &= bits - 1) {
      const unit = lowBit(bits);
      const hexes = findRoom(unit, winner);
      const survives = losses[unit]! + many < strong[unit]!;
      for (let i = 0; i < (survives && hexes > 0 ? hexes : 1); i++) {
        backUnit[ways] = unit;
        backTo[ways++] = survives && hexes > 0 ? room[i]! : -1;
      }
    }
    const answer = ways === 1 ? 0 : pick('back', ways);
    const unit = backUnit[answer]!;
    left &= ~(1 << unit);
    const boxedIn = findRoom(unit, winner) === 0;
    takeLosses(unit, boxedIn ? 2 * many : many);
    if (at[unit]! >= 0 && !boxedIn) put(unit, backTo[answer]!);
  }
};

/** TROOP-012, MELEE-024 to -026 */
const lightSteps = (units: number): void => {
  for (let left = units; ; ) {
    let ways = 0;
    for (let bits = left; bits !== 0; bits &= bits - 1) {
      const unit = lowBit(bits);
      const here = at[unit]!;
      if (here < 0 || troop[unit] !== LIGHT_INFANTRY) continue;
      for (let edge = here * 6; edge < here * 6 + 6; edge++) {
        const next = field.step[edge]!;
        if (next < 0 || on[next]! >= 0) continue;
        if (field.closed[here] === 0 && field.closed[next] === 0 && field.soft[edge] === NO_SOFT) continue;
        backUnit[ways] = unit;
        backTo[ways++] = next;
      }
    }
    if (ways === 0) return;
    const answer = pick('step', ways + 1) - 1;
    if (answer < 0) return;
    put(backUnit[answer]!, backTo[answer]!);
    left &= ~(1 << backUnit[answer]!);
  }
};

/** MELEE-001 to -028 */
const fight = (cluster: number): void => {
  const lone = loneOf[cluster]!;
  const many = manyOf[cluster]!;
  const isActive = sideOf(lone) === active;
  const few = bitCount(many) === 1;
  let lost = false;
  for (let bits = many; bits !== 0; bits &= bits - 1) {
    const other = lowBit(bits);
    const margin = strengthOf(lone, other, true) - strengthOf(other, lone, true);
    if (wins('clash', isActive ? margin : -margin) !== isActive) lost = true;
  }
  if (!lost) fallBack(many, lone, few ? lossNumber : rounded(lossNumber, 2));
  else {
    let winner = lowBit(many);
    // Nobody is asked from whom a unit moves back that will not be there.
    if (!few && losses[lone]! + lossNumber < strong[lone]!) {
      let nth = pick('press', bitCount(many));
      let bits = many;
      while (nth-- > 0) bits &= bits - 1;
      winner = lowBit(bits);
    }
    fallBack(1 << lone, winner, lossNumber);
  }
  lightSteps(isActive ? 1 << lone : many);
  lightSteps(isActive ? many : 1 << lone);
};

const melee = (): void => {
  settleClusters();
  if (clusters === 0) return;
  fixStands();
  while (clusters > 0) {
    const next = clusters === 1 || options.clusterOrder === 'seat' ? 0 : pick('fight', clusters);
    fight(next);
    clusters--;
    loneOf.copyWithin(next, next + 1, clusters + 1);
    manyOf.copyWithin(next, next + 1, clusters + 1);
  }
};

// ---- Rounds

const queue = new Int32Array(MOST_HEXES);

/** END-007, -008 */
const canLeave = (unit: number): boolean => {
  const most = options.retreatPath === 'oneMove' ? MOVEMENT[troop[unit]!]! : 1e9;
  const dear = options.closedCost;
  search++;
  const from = at[unit]!;
  let end = 1;
  queue[0] = from;
  seen[from] = search;
  spent[from] = 0;
  for (let i = 0; i < end; i++) {
    const here = queue[i]!;
    if (field.rim[here] === 1) return true;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = field.step[edge]!;
      if (next < 0 || beside[next] === besideNow || (on[next]! >= 0 && sideOf(on[next]!) !== sideOf(unit))) continue;
      const cost = spent[here]! + (field.closed[next] === 1 ? dear : 1);
      if (cost > most || (seen[next] === search && spent[next]! <= cost)) continue;
      seen[next] = search;
      spent[next] = cost;
      queue[end++] = next;
    }
  }
  return false;
};

/** END-009, -012: all that can. */
const leave = (side: number): void => {
  markBeside(side);
  for (let unit = firstOf(side); unit < endOf(side); unit++) {
    if (at[unit]! < 0 || !canLeave(unit)) continue;
    put(unit, -1);
    gone[unit] = 1;
    eventful = true;
  }
};

/** END-001, -014, -024 */
const ending = (): number => {
  const standing = [unitsOn(0), unitsOn(1)];
  if (standing[0]! > 0 && standing[1]! > 0) return GOES_ON;
  if ([0, 1].some((side) => standing[side] === 0 && retreated[side] === 1)) return LEFT;
  return standing[0] === 0 && standing[1] === 0 ? BOTH_DESTROYED : DESTROYED;
};

/** ROUND-008, END-022: one in so many draws says something else than to fight on. */
const declare = (side: number): number => {
  const said = [
    FIGHT_ON,
    ...(retreated[side] === 1 ? [] : [RETREAT]),
    SURRENDER,
    ...(options.truce === 'allowed' ? [BREAK_OFF] : []),
  ];
  inputs++;
  if (course !== null) note(`declare ${said.length}`);
  return said[declaration(playing, source, said.length)]!;
};

const beforeMoving = (): number => {
  for (const side of [active, 1 - active]) if (retreated[side] === 1) leave(side);
  const over = ending();
  if (over !== GOES_ON) return over;
  const first = declare(active);
  const second = declare(1 - active);
  if (first === SURRENDER || second === SURRENDER) {
    surrendered[active] = first === SURRENDER ? 1 : 0;
    surrendered[1 - active] = second === SURRENDER ? 1 : 0;
    return BY_SURRENDER;
  }
  if (first === BREAK_OFF && second === BREAK_OFF) return BROKEN_OFF;
  if (first === RETREAT) {
    retreated[active] = 1;
    leave(active);
  }
  if (second === RETREAT) {
    retreated[1 - active] = 1;
    leave(1 - active);
  }
  return ending();
};

const own = new Int32Array(MOST);

/** ROUND-004, -005: half the units on the map, drawn one after the other; a single one is quick unasked. */
const chooseQuick = (side: number): void => {
  let left = 0;
  for (let unit = firstOf(side); unit < endOf(side); unit++) {
    quick[unit] = 0;
    if (at[unit]! >= 0) own[left++] = unit;
  }
  if (left === 1) {
    quick[own[0]!] = 1;
    return;
  }
  const many = left >> 1;
  inputs++;
  if (course !== null) note(`quick ${many}`);
  for (let i = 0; i < many; i++) {
    const drawn = source.below(left);
    quick[own[drawn]!] = 1;
    own[drawn] = own[--left]!;
  }
};

const playRounds = (): number => {
  let quietRounds = 0;
  for (round = 1; ; round++) {
    active = round % 2 === 1 ? 0 : 1;
    eventful = false;
    entered.fill(0);
    pinned.fill(0);
    if (round > 1) {
      const over = beforeMoving();
      if (over !== GOES_ON) return over;
      chooseQuick(active);
      chooseQuick(1 - active);
      for (const isQuick of [1, 0]) for (const side of [active, 1 - active]) movementPhase(side, isQuick);
    }
    formClusters();
    shooting();
    melee();
    const over = ending();
    if (over !== GOES_ON) return over;
    quietRounds = eventful ? 0 : quietRounds + 1;
    if (options.quietRounds !== null && quietRounds >= options.quietRounds) return QUIET;
  }
};

const place = (side: number, { units, at: hexes }: Placed): void => {
  units.forEach((unit, i) => {
    put(firstOf(side) + unit, hexes[i]!);
    moved[firstOf(side) + unit] = ++running;
  });
};

/** END-004, -005, -010, -013, -015 to -022: what stays of a unit's losses. */
const stays = (unit: number, over: number): number => {
  const counted = losses[unit]!;
  const side = sideOf(unit);
  if (counted === strong[unit] || gone[unit] === 1) return counted;
  const spared = retreated[side] === 0 || (over === BY_SURRENDER && surrendered[side] === 1);
  return spared ? rounded(counted, 2) : counted;
};

/** END-025 */
const holder = (over: number): number => {
  if (over === BROKEN_OFF || over === QUIET) return -1;
  const holds = [0, 1].filter((side) => retreated[side] === 0 && surrendered[side] === 0 && unitsOn(side) > 0);
  return holds.length === 1 ? holds[0]! : -1;
};

const MUSTERED = new WeakMap<Scenario, ReturnType<typeof musterBoth>>();

const musteredOf = (scenario: Scenario): ReturnType<typeof musterBoth> => {
  const known = MUSTERED.get(scenario) ?? musterBoth(scenario.attacker, scenario.defender);
  MUSTERED.set(scenario, known);
  return known;
};

/** The same battles with the same draws, written by hand as a loop: the limit. */
export const bareBattle = (scenario: Scenario): PlayBattle => {
  const mustered = musteredOf(scenario);
  const all = [...mustered.units[0], ...mustered.units[1]];
  return (stream, written): Ended => {
    source = stream;
    course = written ?? null;
    playing = scenario;
    ({ bare: field, options } = scenario);
    [inputs, throws, running, round] = [0, 0, 0, 0];
    on.fill(-1);
    reds = mustered.units[0].length;
    count = all.length;
    lossNumber = mustered.lossNumber;
    all.forEach((unit, i) => {
      troop[i] = unit.troop;
      strong[i] = unit.size;
    });
    for (const list of [losses, gone, retreated, surrendered, moved]) list.fill(0);
    at.fill(-1);
    aim.fill(-1);
    const { defender, attackers } = scenario.deployments[source.below(scenario.deployments.length)]!;
    // The ambusher insists on the shape or waives it; all placements here have it.
    if (scenario.defence !== 'standing') pick('manner', 2);
    inputs++;
    place(1, defender);
    const named = scenario.defence === 'standing' ? pick('line', attackers.length) : 0;
    inputs++;
    place(0, attackers[named]!.placed);
    const over = playRounds();
    const units = Array.from({ length: count }, (_, unit) => unit);
    return {
      inputs,
      throws,
      rounds: round,
      ending: over,
      holder: holder(over),
      at: units.map((unit) => at[unit]!),
      counted: units.map((unit) => losses[unit]!),
      stays: units.map((unit) => stays(unit, over)),
    };
  };
};

// ---- Parts of it, for what is measured by itself

const stand = (hexes: readonly number[]): void => {
  on.fill(-1);
  at.fill(-1);
  count = hexes.length;
  for (let unit = 0; unit < count; unit++) if (hexes[unit]! >= 0) put(unit, hexes[unit]!);
};

/** Everywhere a unit can go when units stand so. */
export const bareReach = (scenario: Scenario, hexes: readonly number[], unit: number): readonly number[] => {
  ({ bare: field, options } = scenario);
  const { units } = musteredOf(scenario);
  reds = units[0].length;
  stand(hexes);
  for (const [i, one] of [...units[0], ...units[1]].entries()) troop[i] = one.troop;
  markBeside(sideOf(unit));
  const many = listMoves(unit, 0);
  return Array.from(moveTo.subarray(0, many));
};

/** All allowed clusterings of each part when units stand so, the attacker being proactive. */
export const bareClusterings = (ground: BareField, hexes: readonly number[], attackers: number): readonly Stars[][] => {
  field = ground;
  options = DEFAULTS;
  reds = attackers;
  active = 0;
  stand(hexes);
  const parts: Stars[][] = [];
  for (let left = findContacts(); left !== 0; ) {
    const part = partWith(lowBit(left));
    left &= ~part;
    parts.push(clusteringsOf(part));
  }
  return parts;
};

let playMeasured: PlayBattle | null = null;

export const rival = battleRival((source) => {
  playMeasured ??= bareBattle(MEASURED());
  return playMeasured(source);
});
