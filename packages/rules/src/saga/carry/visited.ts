const START = 1 << 10;
const MOST = 1 << 21;
const FIELDS = 3;

/** Positions of a search that have been seen: what is filled, and the number of what is left. */
export class Visited {
  private size = START;
  private count = 0;
  /**
   * Each position takes three numbers. The number of objects left is stored plus one, so that 0 marks an empty place.
   */
  private entries = new Int32Array(START * FIELDS);

  /** Enters a position; false where it was there. A full memory forgets nothing and takes in no more. */
  add(low: number, high: number, left: number): boolean {
    const at = this.placeOf(low, high, left + 1);
    if (this.entries[at + 2] !== 0) return false;
    if (this.count >= MOST) return true;
    this.write(at, low, high, left + 1);
    this.count++;
    if (this.count * 2 > this.size) this.grow();
    return true;
  }

  private write(at: number, low: number, high: number, left: number): void {
    this.entries[at] = low;
    this.entries[at + 1] = high;
    this.entries[at + 2] = left;
  }

  private placeOf(low: number, high: number, left: number): number {
    let hash = Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca77) ^ Math.imul(left, 0xc2b2_ae3d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
    hash ^= hash >>> 13;
    for (let place = hash & (this.size - 1); ; place = (place + 1) & (this.size - 1)) {
      const at = place * FIELDS;
      const found = this.entries[at + 2];
      if (found === 0) return at;
      if (found === left && this.entries[at] === low && this.entries[at + 1] === high) return at;
    }
  }

  private grow(): void {
    const old = this.entries;
    this.size *= 2;
    this.entries = new Int32Array(this.size * FIELDS);
    for (let at = 0; at < old.length; at += FIELDS) {
      const [low, high, left] = [old[at] as number, old[at + 1] as number, old[at + 2] as number];
      if (left !== 0) this.write(this.placeOf(low, high, left), low, high, left);
    }
  }
}
