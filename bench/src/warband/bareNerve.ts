// Morale of the bare loop: what units check for, who runs, and who comes back.
import { MANY, sideOf } from './bareLineup.js';
import { BareLots, DISORDER } from './bareLots.js';
import { FIVE, THREE } from './lines.js';

const [STEADY, RUNS] = [0, 1] as const;
const AVERAGE = 7;
const BEGAN = THREE * FIVE;

export abstract class BareNerve extends BareLots {
  private readonly failedIn = new Int16Array(MANY);
  private readonly lastTrigger = new Int16Array(MANY);
  private readonly thirds = new Uint8Array(MANY);
  private readonly triggered = new Uint8Array(MANY);
  private readonly leads = new Uint8Array(MANY);
  /** Those that have begun to run, and have not been seen yet. */
  private readonly unseen = new Uint8Array(MANY);

  protected override setUp(): void {
    super.setUp();
    for (const table of [this.mood, this.failedIn, this.lastTrigger, this.thirds, this.unseen]) table.fill(0);
  }

  protected isRunning(unit: number): boolean {
    return this.mood[unit] !== STEADY;
  }

  protected findLeaders(): void {
    for (let unit = 0; unit < MANY; unit++) this.leads[unit] = this.isHere(unit) && this.isLed(unit) ? 1 : 0;
  }

  private trigger(unit: number): void {
    if (!this.isHere(unit)) return;
    this.triggered[unit] = 1;
    this.lastTrigger[unit] = this.round;
  }

  private notice(): void {
    this.triggered.fill(0);
    for (let unit = 0; unit < MANY; unit++) {
      if (this.thirds[unit] === 0 && this.isHere(unit) && 3 * (BEGAN - this.strength(unit)) >= BEGAN) {
        this.thirds[unit] = 1;
        this.trigger(unit);
      }
      if (this.leads[unit] === 1 && this.unique[unit]! < 0) this.trigger(unit);
    }
    for (let gone = 0; gone < MANY; gone++) {
      if (this.unseen[gone] === 0) continue;
      this.unseen[gone] = 0;
      for (let unit = 0; unit < MANY; unit++) if (unit !== gone && sideOf(unit) === sideOf(gone)) this.trigger(unit);
    }
  }

  private chance(unit: number): number {
    return AVERAGE + (this.leads[unit] === 1 && this.isLed(unit) ? 1 : 0);
  }

  protected morale(): void {
    this.notice();
    for (let unit = 0; unit < MANY; unit++) {
      if (this.triggered[unit] === 0 || this.mood[unit] !== STEADY) continue;
      const face = this.die(12);
      if (face <= this.chance(unit)) continue;
      this.mood[unit] = face === 12 ? DISORDER : RUNS;
      // Who has run before and come back is not seen again.
      if (this.failedIn[unit] === 0) this.unseen[unit] = 1;
      this.failedIn[unit] = this.round;
    }
    for (let unit = 0; unit < MANY; unit++) {
      if (!this.isHere(unit) || !this.isRunning(unit) || this.failedIn[unit] === this.round) continue;
      if (this.lastLoss[unit] === this.round || this.lastTrigger[unit] === this.round) continue;
      const face = this.die(12);
      if (face <= this.chance(unit)) this.mood[unit] = STEADY;
      else if (face === 12) this.mood[unit] = DISORDER;
    }
  }
}
