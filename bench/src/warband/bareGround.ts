// Where a figure of the bare loop can go: everything around it, charges, ways off the map. All on arrays that are used again.
import { HEIGHT, WIDTH } from './skirmishes.js';

export const OFF = -1;
const SPACES = WIDTH * HEIGHT;
const EIGHT = 8;
/** A charge ends with so many steps in a straight line. */
const STRAIGHT = 2;

const [DX, DY] = [
  [0, 1, 1, 1, 0, -1, -1, -1],
  [-1, -1, 0, 1, 1, 1, 0, -1],
] as const;
const PLAIN_FIRST = [0, 2, 4, 6, 1, 3, 5, 7] as const;

export const xOf = (at: number): number => at % WIDTH;
export const yOf = (at: number): number => (at / WIDTH) | 0;
export const apart = (a: number, b: number): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** By space and direction, the space beside it; −1 off the map. */
const NEXT = new Int16Array(SPACES * EIGHT).fill(OFF);
for (let at = 0; at < SPACES; at++)
  for (let direction = 0; direction < EIGHT; direction++) {
    const [x, y] = [xOf(at) + DX[direction]!, yOf(at) + DY[direction]!];
    if (x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT) NEXT[at * EIGHT + direction] = y * WIDTH + x;
  }

/** The direction of a step, or −1 where it is none. */
export const stepFrom = (from: number, to: number): number => {
  for (let direction = 0; direction < EIGHT; direction++) if (NEXT[from * EIGHT + direction] === to) return direction;
  return -1;
};

const isAtEdge = (at: number): boolean =>
  xOf(at) === 0 || yOf(at) === 0 || xOf(at) === WIDTH - 1 || yOf(at) === HEIGHT - 1;

/** One figure about to walk. */
export class BareGround {
  private readonly foes = new Uint8Array(SPACES);
  private readonly allies = new Uint8Array(SPACES);
  /** By foe one bit: those that engage whoever stands in a space. */
  private readonly reach = new Int32Array(SPACES);
  private readonly cost = new Int16Array(SPACES);
  private readonly from = new Int16Array(SPACES);
  private readonly reached = new Int16Array(SPACES);
  private many = 0;
  private readonly bound: number[] = [];
  private start = 0;
  private allowance = 0;
  private retreats = false;
  private mayLeave = false;
  /** Where a walk can end, the nearest first. */
  readonly ends: number[] = [];
  /** Charges: on whom, from where the run begins, in which direction. */
  readonly chargeOn: number[] = [];
  private readonly chargeFrom: number[] = [];
  private readonly chargeWay: number[] = [];
  private readonly runs = new Int16Array(SPACES);
  /** The way that was looked for last. */
  readonly path: number[] = [];

  begin(start: number, allowance: number, retreats: boolean, mayLeave: boolean): void {
    for (const table of [this.foes, this.allies, this.reach]) table.fill(0);
    this.bound.length = 0;
    this.start = start;
    this.allowance = allowance;
    this.retreats = retreats;
    this.mayLeave = mayLeave;
  }

  ally(at: number): void {
    this.allies[at] = 1;
  }

  foe(at: number, bit: number): void {
    this.foes[at] = 1;
    this.reach[at]! |= bit;
    for (let direction = 0; direction < EIGHT; direction++) {
      const near = NEXT[at * EIGHT + direction]!;
      if (near !== OFF) this.reach[near]! |= bit;
    }
    if (this.retreats && apart(at, this.start) <= 1) this.bound.push(at);
  }

  isFree(): boolean {
    return this.reach[this.start] === 0;
  }

  private may(at: number, direction: number): boolean {
    const to = NEXT[at * EIGHT + direction]!;
    if (this.foes[to] === 1 || (at !== this.start && this.foes[at] === 1)) return false;
    if (direction % 2 === 1) {
      const [one, other] = [NEXT[at * EIGHT + direction - 1]!, NEXT[at * EIGHT + ((direction + 1) % EIGHT)]!];
      if (this.foes[one] === 1 && this.foes[other] === 1) return false;
    }
    if (!this.retreats) return (this.reach[at]! & ~this.reach[to]!) === 0;
    for (const foe of this.bound) if (apart(foe, to) < apart(foe, at)) return false;
    return true;
  }

  private mayEnd(at: number): boolean {
    if (at === this.start) return !this.retreats;
    return this.allies[at] === 0 && (!this.retreats || this.reach[at] === 0);
  }

  flood(): void {
    const { cost, from, reached, ends } = this;
    cost.fill(-1);
    cost[this.start] = 0;
    this.many = 0;
    ends.length = 0;
    for (let nth = -1; nth < this.many; nth++) {
      const at = nth < 0 ? this.start : reached[nth]!;
      if (cost[at] === this.allowance) break;
      for (const direction of PLAIN_FIRST) {
        const to = NEXT[at * EIGHT + direction]!;
        if (to === OFF || cost[to] !== -1 || !this.may(at, direction)) continue;
        cost[to] = cost[at]! + 1;
        from[to] = at;
        reached[this.many++] = to;
      }
    }
    for (let nth = 0; nth < this.many; nth++) if (this.mayEnd(reached[nth]!)) ends.push(reached[nth]!);
  }

  /** Puts down the way to a space that was reached. */
  goTo(end: number): void {
    this.path.length = 0;
    for (let at = end; at !== this.start; at = this.from[at]!) this.path.push(at);
    this.path.reverse();
  }

  private mayGoOff(at: number): boolean {
    return isAtEdge(at) && this.mayLeave && (this.retreats || this.reach[at] === 0);
  }

  /** Looks for the cheapest way off the map, over one column or any (−1); false where there is none. */
  goOff(column: number): boolean {
    for (let nth = -1; nth < this.many; nth++) {
      const at = nth < 0 ? this.start : this.reached[nth]!;
      if (!this.mayGoOff(at) || (column >= 0 && xOf(at) !== column)) continue;
      if (at !== this.start && this.cost[at]! >= this.allowance) continue;
      this.goTo(at);
      this.path.push(OFF);
      return true;
    }
    return false;
  }

  /** The best run that ends in a space: where it begins × 8 + its direction; −1 where there is none. */
  private runTo(end: number): number {
    if (this.cost[end] === -1 || !this.mayEnd(end)) return -1;
    let [best, found] = [this.allowance + 1, -1];
    for (let direction = 0; direction < EIGHT; direction++) {
      let at = end;
      for (let step = 0; step < STRAIGHT && at !== OFF; step++) {
        const before = NEXT[at * EIGHT + ((direction + EIGHT / 2) % EIGHT)]!;
        at = before === OFF || this.cost[before] === -1 || !this.may(before, direction) ? OFF : before;
      }
      if (at === OFF || this.cost[at]! + STRAIGHT >= best) continue;
      best = this.cost[at]! + STRAIGHT;
      found = at * EIGHT + direction;
    }
    return found;
  }

  beginCharges(): void {
    this.chargeOn.length = 0;
    this.chargeFrom.length = 0;
    this.chargeWay.length = 0;
    this.runs.fill(-2);
  }

  /** Puts down the charges on a foe, from each space around it. */
  charges(target: number, at: number): void {
    for (let direction = 0; direction < EIGHT; direction++) {
      const end = NEXT[at * EIGHT + direction]!;
      if (end === OFF) continue;
      if (this.runs[end] === -2) this.runs[end] = this.runTo(end);
      const run = this.runs[end]!;
      if (run < 0) continue;
      this.chargeOn.push(target);
      this.chargeFrom.push((run / EIGHT) | 0);
      this.chargeWay.push(run % EIGHT);
    }
  }

  goCharging(nth: number): void {
    this.goTo(this.chargeFrom[nth]!);
    let at = this.chargeFrom[nth]!;
    for (let step = 0; step < STRAIGHT; step++) {
      at = NEXT[at * EIGHT + this.chargeWay[nth]!]!;
      this.path.push(at);
    }
  }

  /** Whether the way that was looked for last may be walked, as if somebody else had named it. */
  isAllowed(): boolean {
    if (this.path.length > this.allowance) return false;
    let at = this.start;
    for (const to of this.path) {
      if (at === OFF) return false;
      if (to === OFF) {
        if (!this.mayGoOff(at)) return false;
      } else {
        const direction = stepFrom(at, to);
        if (direction < 0 || !this.may(at, direction)) return false;
      }
      at = to;
    }
    return at === OFF || this.mayEnd(at);
  }

  /** Whether it is a charge on somebody who stands there. */
  isCharge(target: number): boolean {
    const { path, start } = this;
    const { length } = path;
    if (length < STRAIGHT || !this.isFree() || apart(path[length - 1]!, target) > 1) return false;
    const before = length === STRAIGHT ? start : path[length - 1 - STRAIGHT]!;
    return stepFrom(before, path[length - 2]!) === stepFrom(path[length - 2]!, path[length - 1]!);
  }
}
