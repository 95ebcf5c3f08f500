// The units of the bare loop: where they stand, and who of them falls.
import { BareFight } from './bareFight.js';
import { COLUMNS, FIVE, MIGHT, ROWS, THREE, UNIQUE, WIDTH } from './lines.js';

export const MANY = 2 * THREE;
const NOBODY = -1;

export const sideOf = (unit: number): 0 | 1 => (unit < THREE ? 0 : 1);
export const foeOf = (unit: number): number => (unit + THREE) % MANY;
/** Half-spaces from the middle of a rank. */
export const placeOf = (slot: number, many: number): number => 2 * slot - (many - 1);

export abstract class BareLineup extends BareFight {
  protected readonly x = new Int8Array(MANY);
  protected readonly y = new Int8Array(MANY);
  protected readonly left = new Uint8Array(MANY);
  /** How many ranks are gone: the next one is the front. */
  protected readonly front = new Int8Array(MANY);
  /** Figures of each rank; of the first one also where who is unique stands. */
  protected readonly figures = new Int8Array(MANY * THREE);
  protected readonly unique = new Int8Array(MANY);
  protected readonly hp = new Int8Array(MANY);
  protected readonly damage = new Int8Array(MANY * THREE);
  /** The last round in which somebody was removed. */
  protected readonly lastLoss = new Int16Array(MANY);

  protected setUp(): void {
    for (let unit = 0; unit < MANY; unit++) {
      const side = sideOf(unit);
      this.x[unit] = COLUMNS[side];
      this.y[unit] = ROWS[side][unit % THREE]!;
    }
    for (const table of [this.front, this.left, this.damage, this.lastLoss]) table.fill(0);
    this.figures.fill(FIVE);
    this.unique.fill(UNIQUE.slot);
    this.hp.fill(UNIQUE.might);
  }

  protected isHere(unit: number): boolean {
    return this.front[unit]! < THREE && this.left[unit] === 0;
  }

  protected stands(side: number): boolean {
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) if (this.isHere(unit)) return true;
    return false;
  }

  /** Spaces between a unit and its foe; none where they are in melee, −1 where the foe is gone. */
  protected gap(unit: number): number {
    const foe = foeOf(unit);
    return this.isHere(foe) ? Math.abs(this.x[foe]! - this.x[unit]!) - 1 : -1;
  }

  protected normals(unit: number, rank: number): number {
    return this.figures[unit * THREE + rank]! - (rank === 0 && this.unique[unit]! >= 0 ? 1 : 0);
  }

  protected strength(unit: number): number {
    let sum = 0;
    for (let rank = this.front[unit]!; rank < THREE; rank++) sum += this.figures[unit * THREE + rank]!;
    return sum;
  }

  protected isLed(unit: number): boolean {
    return this.unique[unit]! >= 0 && this.strength(unit) > 1;
  }

  /** How far it is from one rank to the nearest of another unit. */
  protected apart(unit: number, rank: number, other: number): number {
    const column = (of: number, nth: number): number => this.x[of]! + (of < THREE ? -1 : 1) * (nth - this.front[of]!);
    const half = (of: number, nth: number): number => this.figures[of * THREE + nth]! >> 1;
    const across = Math.abs(this.y[unit]! - this.y[other]!) - half(unit, rank);
    let least = WIDTH + WIDTH;
    for (let nth = this.front[other]!; nth < THREE; nth++) {
      const along = Math.abs(column(unit, rank) - column(other, nth));
      least = Math.min(least, Math.max(along, across - half(other, nth)));
    }
    return least;
  }

  /** Rows in which who is struck first in a front rank stands, as bits: its normal ones, or who is unique where there are none. */
  private rows(unit: number, middle: number): number {
    const rank = this.front[unit]!;
    const many = this.figures[unit * THREE + rank]!;
    const own = rank === 0 ? this.unique[unit]! : NOBODY;
    const isAlone = this.normals(unit, rank) === 0;
    let bits = 0;
    for (let slot = 0; slot < many; slot++) {
      if ((slot === own) !== isAlone) continue;
      const halves = 2 * (this.y[unit]! - middle) + (unit < THREE ? 1 : -1) * placeOf(slot, many) + 16;
      bits |= (1 << (halves >> 1)) | (1 << ((halves + 1) >> 1));
    }
    return bits;
  }

  /** Whether those whom a shot would strike are in melee with those whom it would strike astray. */
  protected areMixed(unit: number, foe: number): boolean {
    const own = this.rows(unit, this.y[unit]!);
    return ((own | (own << 1) | (own >> 1)) & this.rows(foe, this.y[unit]!)) !== 0;
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

  /** Who has fallen is removed, of those too that have left since. */
  protected removeDead(): void {
    for (let unit = 0; unit < MANY; unit++) {
      if (this.front[unit]! >= THREE) continue;
      const before = this.strength(unit);
      this.remove(unit);
      if (this.strength(unit) < before) this.lastLoss[unit] = this.round;
    }
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
}
