// Blows in a battle line of the bare loop: whom an agent reaches, how its dice are shared out, and what they do.
import { BareLineup, foeOf, MANY, placeOf } from './bareLineup.js';
import { ARMOUR, FIVE, MIGHT, THREE, UNIQUE } from './lines.js';

const REACHED = 3;
export const BASE = 8;
/** Who is unique stands in the front rank, as an agent after the three ranks. */
export const ONE = 3;
export const DISORDER = 2;

export abstract class BareLots extends BareLineup {
  protected readonly mood = new Uint8Array(MANY);
  /** Agents that have struck, as bits. */
  protected readonly struck = new Uint8Array(MANY);
  protected readonly hits = new Int16Array(MANY);
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

  /** Half-spaces across the line, as the foe of a unit sees them. */
  private across(unit: number, place: number, seenBy: number): number {
    const from = 2 * this.y[unit]! + (unit < THREE ? place : -place);
    return seenBy < THREE ? from : -from;
  }

  protected look(foe: number): void {
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
    return this.die(6) <= 3 ? 0 : 1;
  }

  protected strike(unit: number, agent: number): void {
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
    const foe = foeOf(unit);
    const rear = this.mood[foe] === DISORDER ? 1 : 0;
    const pool = figures * ((agent === ONE ? UNIQUE.might : MIGHT[rank]!) + rear);
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
    const front = this.front[foe]!;
    if (dice > 0) this.hp[foe]! -= this.row(unit, dice, BASE - UNIQUE.armour);
    if (pool > dice) this.damage[foe * THREE + front]! += this.row(unit, pool - dice, BASE - ARMOUR[front]!);
  }

  private row(unit: number, dice: number, chance: number): number {
    this.inputs++;
    let hits = 0;
    for (let nth = 0; nth < dice; nth++) if (this.face(12) <= chance) hits++;
    this.hits[unit]! += hits;
    return hits;
  }
}
