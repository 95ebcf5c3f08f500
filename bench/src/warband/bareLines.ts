// A battle of ranked units, written by hand as a loop over plain arrays: what the kernel's battles are measured against. It
// knows what `lines.ts` says and no more.
import type { Stream } from '@warmoot/kernel';
import {
  ARMOUR,
  CHARGES,
  COLUMNS,
  type Ended,
  FIVE,
  linesRival,
  MIGHT,
  MOST_STEPS,
  type PlayLines,
  ROWS,
  SPEARS,
  THREE,
  UNIQUE,
  WIDTH,
} from './lines.js';

const [WON, BOTH_GONE, QUIET] = [0, 1, 2] as const;
const MANY = 2 * THREE;
const THRESHOLD = 3;
const QUIET_ROUNDS = 3;
const REACHED = 3;
const BASE = 8;
/** Who is unique stands in the front rank, as an agent after the three ranks. */
const ONE = 3;
const NOBODY = -1;

const placeOf = (slot: number, many: number): number => 2 * slot - (many - 1);
const foeOf = (unit: number): number => (unit + THREE) % MANY;

class BareLines {
  private source: Stream = { below: () => 0 };
  private readonly x = new Int8Array(MANY);
  private readonly y = new Int8Array(MANY);
  /** How many ranks are left; the first of them is the one that was so many behind the front. */
  private readonly front = new Int8Array(MANY);
  /** Figures of each rank; of the first one also where who is unique stands. */
  private readonly figures = new Int8Array(MANY * THREE);
  private readonly unique = new Int8Array(MANY);
  private readonly hp = new Int8Array(MANY);
  private readonly damage = new Int8Array(MANY * THREE);
  private readonly charged = new Uint8Array(MANY);
  /** Agents that have struck, as bits. */
  private readonly struck = new Uint8Array(MANY);
  private readonly hits = new Int16Array(MANY);
  // The targets of the one that strikes: how far right they stand, and how far from their middle.
  private readonly seen = new Int16Array(FIVE);
  private readonly off = new Int8Array(FIVE);
  private targets = 0;
  private onUnique = -1;
  /** Pairs between which the reach is open, by the striker's figures. */
  private readonly ties: number[] = [];
  private readonly order: number[] = [];
  private shared = 0;
  private sharedUnique = 0;
  private isOpen = false;
  inputs = 0;
  round = 0;
  ending = -1;
  winner = -1;

  play(source: Stream): void {
    this.setUp(source);
    let quiet = 0;
    for (this.round = 1; ; this.round++) {
      const stirred = this.playRound();
      quiet = stirred ? 0 : quiet + 1;
      const [red, blue] = [this.stands(0), this.stands(1)];
      this.winner = red === blue ? -1 : red ? 0 : 1;
      this.ending = red && blue ? QUIET : red || blue ? WON : BOTH_GONE;
      if (this.ending !== QUIET || quiet >= QUIET_ROUNDS) return;
    }
  }

  private setUp(source: Stream): void {
    this.source = source;
    this.inputs = 0;
    for (let unit = 0; unit < MANY; unit++) {
      const side = unit < THREE ? 0 : 1;
      this.x[unit] = COLUMNS[side];
      this.y[unit] = ROWS[side][unit % THREE]!;
    }
    this.front.fill(0);
    this.figures.fill(FIVE);
    this.unique.fill(UNIQUE.slot);
    this.hp.fill(UNIQUE.might);
    this.damage.fill(0);
  }

  private die(sides: number): number {
    return this.source.below(sides) + 1;
  }

  private isHere(unit: number): boolean {
    return this.front[unit]! < THREE;
  }

  private stands(side: number): boolean {
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) if (this.isHere(unit)) return true;
    return false;
  }

  private gap(unit: number): number {
    return Math.abs(this.x[foeOf(unit)]! - this.x[unit]!) - 1;
  }

  private playRound(): boolean {
    for (const table of [this.charged, this.struck, this.hits]) table.fill(0);
    this.inputs++;
    const leads = this.die(6) <= THRESHOLD ? 0 : 1;
    for (const side of [leads, 1 - leads]) this.openings(side);
    let stirred = false;
    for (const first of [true, false]) {
      for (const side of [leads, 1 - leads]) stirred = this.attacks(side, first) || stirred;
      for (let unit = 0; unit < MANY; unit++) if (this.isHere(unit)) this.remove(unit);
    }
    for (let unit = 0; unit < THREE; unit++) this.tide(unit);
    return stirred;
  }

  private openings(side: number): void {
    const ahead = side === 0 ? 1 : -1;
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) {
      if (!this.isHere(unit) || !this.isHere(foeOf(unit))) continue;
      const gap = this.gap(unit);
      if (gap === 0) continue;
      this.inputs++;
      if (this.source.below(2) === 0 && gap >= CHARGES.from && gap <= CHARGES.to) {
        this.charged[unit] = 1;
        this.x[unit]! += ahead * gap;
      } else this.x[unit]! += ahead * (1 + this.source.below(Math.min(MOST_STEPS, gap)));
    }
  }

  private attacks(side: number, first: boolean): boolean {
    let any = false;
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) {
      if (!this.isHere(unit) || !this.isHere(foeOf(unit)) || this.gap(unit) > 0) continue;
      if (first ? this.charged[unit] === 0 : this.struck[unit] !== 0 && this.charged[unit] === 1) continue;
      any = true;
      this.inputs++;
      this.look(foeOf(unit));
      const front = this.front[unit]!;
      if (front === 0 && this.unique[unit]! >= 0) this.strike(unit, ONE);
      if (this.normals(unit, front) > 0) this.strike(unit, front);
      if (front + 1 < THREE && SPEARS[front + 1] === true && this.normals(unit, front + 1) > 0)
        this.strike(unit, front + 1);
    }
    return any;
  }

  private normals(unit: number, rank: number): number {
    return this.figures[unit * THREE + rank]! - (rank === 0 && this.unique[unit]! >= 0 ? 1 : 0);
  }

  /** Half-spaces across the line, as the foe of a unit sees them. */
  private across(unit: number, place: number, seenBy: number): number {
    const from = 2 * this.y[unit]! + (unit < THREE ? place : -place);
    return seenBy < THREE ? from : -from;
  }

  private look(foe: number): void {
    const rank = this.front[foe]!;
    this.targets = this.figures[foe * THREE + rank]!;
    this.onUnique = rank === 0 ? this.unique[foe]! : -1;
    for (let slot = 0; slot < this.targets; slot++) {
      const place = placeOf(slot, this.targets);
      this.seen[slot] = this.across(foe, place, foeOf(foe));
      this.off[slot] = Math.abs(place);
    }
  }

  /** Whom one figure reaches, as bits; where two are as near to be the third, they are kept as a pair. */
  private reach(from: number): number {
    const { order, seen, off } = this;
    order.length = 0;
    for (let slot = 0; slot < this.targets; slot++) {
      const far = Math.abs(seen[slot]! - from);
      let at = order.length;
      order.push(slot);
      for (; at > 0; at--) {
        const other = order[at - 1]!;
        const differs = Math.abs(seen[other]! - from) - far || off[other]! - off[slot]! || seen[other]! - seen[slot]!;
        if (differs <= 0) break;
        order[at] = other;
      }
      order[at] = slot;
    }
    let bits = 0;
    for (let nth = 0; nth < Math.min(REACHED, order.length); nth++) bits |= 1 << order[nth]!;
    if (order.length <= REACHED) return bits;
    const [third, fourth] = [order[REACHED - 1]!, order[REACHED]!];
    if (Math.abs(seen[third]! - from) !== Math.abs(seen[fourth]! - from) || off[third] !== off[fourth]) return bits;
    this.ties.push(third, fourth);
    return bits & ~(1 << third);
  }

  /** Dice over those in reach: how many fall on who is unique, and whether that hangs on a lot. */
  private share(pool: number, bits: number): void {
    const { order, off, seen } = this;
    order.length = 0;
    for (let slot = 0; slot < this.targets; slot++) if ((bits & (1 << slot)) !== 0) order.push(slot);
    order.sort((one, other) => off[one]! - off[other]! || seen[one]! - seen[other]!);
    const each = Math.floor(pool / order.length);
    const odd = pool % order.length;
    const at = order.indexOf(this.onUnique);
    this.shared = order.length;
    this.sharedUnique = at < 0 ? 0 : each + (at < odd ? 1 : 0);
    this.isOpen = odd > 0 && off[order[odd - 1]!] === off[order[odd]!] && (at === odd - 1 || at === odd);
  }

  /** All that may still come of a reach, as one number. */
  private possible(pool: number, bits: number, tie: number): number {
    if (tie < this.ties.length) {
      const left = this.possible(pool, bits | (1 << this.ties[tie]!), tie + 2);
      return left * 1009 + this.possible(pool, bits | (1 << this.ties[tie + 1]!), tie + 2);
    }
    this.share(pool, bits);
    return this.sharedUnique * 64 + pool;
  }

  private lot(): number {
    this.inputs++;
    return this.die(6) <= 3 ? 0 : 1;
  }

  private strike(unit: number, agent: number): void {
    if ((this.struck[unit]! & (1 << agent)) !== 0) return;
    this.struck[unit]! |= 1 << agent;
    const rank = agent === ONE ? 0 : agent;
    const many = this.figures[unit * THREE + rank]!;
    const own = rank === 0 ? this.unique[unit]! : -1;
    this.ties.length = 0;
    let [bits, figures] = [0, 0];
    for (let slot = 0; slot < many; slot++) {
      if ((slot === own) !== (agent === ONE)) continue;
      figures++;
      bits |= this.reach(this.across(unit, placeOf(slot, many), unit));
    }
    const pool = figures * (agent === ONE ? UNIQUE.might : MIGHT[rank]!);
    for (let tie = 0; tie < this.ties.length; tie += 2) {
      const [left, right] = [1 << this.ties[tie]!, 1 << this.ties[tie + 1]!];
      const isOne = this.possible(pool, bits | left, tie + 2) === this.possible(pool, bits | right, tie + 2);
      bits |= isOne || this.lot() === 0 ? left : right;
    }
    this.share(pool, bits);
    let dice = this.sharedUnique;
    if (this.isOpen) {
      const odd = pool % this.shared;
      const isLeft = this.order[odd - 1] === this.onUnique;
      if (this.lot() === 1) dice += isLeft ? -1 : 1;
    }
    const foe = foeOf(unit);
    const front = this.front[foe]!;
    if (dice > 0) this.hp[foe]! -= this.row(unit, dice, BASE - UNIQUE.armour);
    if (pool > dice) this.damage[foe * THREE + front]! += this.row(unit, pool - dice, BASE - ARMOUR[front]!);
  }

  private row(unit: number, dice: number, chance: number): number {
    this.inputs++;
    let hits = 0;
    for (let nth = 0; nth < dice; nth++) if (this.die(12) <= chance) hits++;
    this.hits[unit]! += hits;
    return hits;
  }

  /** The farthest of the normal ones from the middle, of two the one on the right. */
  private thin(unit: number, rank: number): void {
    const at = unit * THREE + rank;
    const many = this.figures[at]!;
    this.figures[at] = many - 1;
    if (rank > 0 || this.unique[unit]! < 0) return;
    const own = this.unique[unit]!;
    const right = own === many - 1 ? many - 2 : many - 1;
    const left = own === 0 ? 1 : 0;
    if (Math.abs(placeOf(left, many)) > Math.abs(placeOf(right, many)) && left < own) this.unique[unit] = own - 1;
    else if (right < own) this.unique[unit] = own - 1;
  }

  private remove(unit: number): void {
    if (this.unique[unit]! >= 0 && this.hp[unit]! <= 0) {
      this.unique[unit] = NOBODY;
      this.figures[unit * THREE]!--;
    }
    for (let rank = this.front[unit]!; rank < THREE; rank++) {
      const at = unit * THREE + rank;
      const normals = this.normals(unit, rank);
      const kills = Math.min(normals, Math.floor(this.damage[at]! / MIGHT[rank]!));
      for (let nth = 0; nth < kills; nth++) this.thin(unit, rank);
      const rest = this.damage[at]! - kills * MIGHT[rank]!;
      this.damage[at] = rest;
      if (kills < normals) return;
      this.damage[at] = 0;
      if (this.figures[at]! > 0) return;
      this.front[unit] = rank + 1;
      if (rank + 1 < THREE) this.damage[at + 1]! += rest;
    }
  }

  private strength(unit: number): number {
    let sum = 0;
    for (let rank = this.front[unit]!; rank < THREE; rank++) sum += this.figures[unit * THREE + rank]!;
    return sum;
  }

  private tide(unit: number): void {
    const foe = foeOf(unit);
    if (!this.isHere(unit) || !this.isHere(foe) || this.gap(unit) > 0) return;
    const by = this.strength(unit) - this.strength(foe) || this.hits[unit]! - this.hits[foe]!;
    if (by === 0) return;
    const [loser, step] = by > 0 ? [foe, 1] : [unit, -1];
    const last = this.x[loser]! + step * (THREE - this.front[loser]!);
    if (last < 0 || last >= WIDTH) return;
    this.x[unit]! += step;
    this.x[foe]! += step;
  }

  ended(): Ended {
    const [at, left]: [number[], number[]] = [[], []];
    for (let unit = 0; unit < MANY; unit++) {
      at.push(this.isHere(unit) ? this.y[unit]! * WIDTH + this.x[unit]! : -1);
      for (let rank = this.front[unit]!; rank < THREE; rank++)
        left.push(this.figures[unit * THREE + rank]!, this.damage[unit * THREE + rank]!);
    }
    return { inputs: this.inputs, rounds: this.round, ending: this.ending, winner: this.winner, at, left };
  }
}

const battle = new BareLines();

/** A battle in the bare loop. */
export const bareLines: PlayLines = (source) => {
  battle.play(source);
  return battle.ended();
};

export const rival = linesRival(bareLines);
