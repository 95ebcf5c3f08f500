// A battle of ranked units, written by hand as a loop over plain arrays: what the kernel's battles are measured against. It
// knows what `lines.ts` says and no more.
import { foeOf, MANY, sideOf } from './bareLineup.js';
import { BASE, DISORDER, ONE } from './bareLots.js';
import { BareNerve } from './bareNerve.js';
import {
  ARMOUR,
  CHARGES_FROM,
  type Ended,
  linesRival,
  MIGHT,
  MOST_STEPS,
  type PlayLines,
  SLINGS,
  SPEARS,
  SPEED,
  stepsHome,
  THREE,
  UNIQUE,
  WIDTH,
} from './lines.js';

const STRAYS_FROM = 10;
const SAVES = 6;

class BareLines extends BareNerve {
  private readonly free = new Uint8Array(MANY);
  private readonly charged = new Uint8Array(MANY);
  private readonly shot = new Uint8Array(MANY);

  protected playRound(): void {
    for (const table of [this.charged, this.shot, this.struck, this.hits]) table.fill(0);
    this.findLeaders();
    const leads = this.priority();
    for (let unit = 0; unit < MANY; unit++) this.free[unit] = this.gap(unit) === 0 ? 0 : 1;
    for (const side of [leads, 1 - leads]) this.openings(side);
    this.removeDead();
    for (const first of [true, false]) {
      for (const side of [leads, 1 - leads]) this.attacks(side, first);
      this.removeDead();
    }
    for (let unit = 0; unit < THREE; unit++) this.tide(unit);
    this.morale();
  }

  private openings(side: number): void {
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) {
      if (!this.isHere(unit)) continue;
      const gap = this.gap(unit);
      if (this.isRunning(unit)) this.retreat(unit, gap);
      else if (gap > 0) this.goOn(unit, gap, side === 0 ? 1 : -1);
      else if (gap === 0 && this.source.below(2) === 0 && this.front[unit] !== SLINGS) this.shoot(unit, gap);
    }
  }

  private goOn(unit: number, gap: number, ahead: number): void {
    this.inputs++;
    const kind = this.source.below(3);
    if (kind === 0 && gap >= CHARGES_FROM && gap <= (this.free[unit]! + 1) * SPEED) {
      this.charged[unit] = 1;
      this.x[unit]! += ahead * gap;
    } else if (kind === 1) {
      this.inputs--;
      this.shoot(unit, gap);
    } else this.x[unit]! += ahead * (1 + this.source.below(Math.min(MOST_STEPS, gap)));
  }

  /** Straight home; who is in melee saves first, in the order in which they stand. */
  private retreat(unit: number, gap: number): void {
    this.inputs++;
    const [back, ranks] = [sideOf(unit) === 0 ? -1 : 1, THREE - this.front[unit]!];
    const columns = back < 0 ? this.x[unit]! : WIDTH - 1 - this.x[unit]!;
    const steps = stepsHome(columns, ranks, this.free[unit] === 1 && gap !== 0 ? 2 * SPEED : SPEED);
    if (gap === 0) this.save(unit);
    if (steps > columns) this.left[unit] = 1;
    else this.x[unit]! += back * steps;
  }

  private save(unit: number): void {
    const rank = this.front[unit]!;
    const many = this.figures[unit * THREE + rank]!;
    const own = rank === 0 ? this.unique[unit]! : -1;
    for (let slot = 0; slot < many; slot++) {
      if (slot === 0 || slot === own || slot - 1 === own) this.inputs++;
      if (this.face(12) <= SAVES) continue;
      this.stirred = true;
      if (slot === own) this.hp[unit]!--;
      else this.damage[unit * THREE + rank]!++;
    }
  }

  /** At the front rank of the foe, or at who is unique where nobody else is left in it. */
  private shoot(unit: number, gap: number): void {
    const foe = foeOf(unit);
    const [front, theirs] = [this.front[unit]!, this.front[foe]!];
    const isOne = this.normals(foe, theirs) === 0;
    const strays = gap === 0 && this.areMixed(unit, foe);
    let chance = BASE - (isOne ? UNIQUE.armour : ARMOUR[theirs]!);
    const far = this.apart(unit, SLINGS, foe);
    for (let other = 0; other < MANY; other++) {
      if (other === foe || sideOf(other) !== sideOf(foe) || !this.isHere(other)) continue;
      if (this.apart(unit, SLINGS, other) >= far) continue;
      chance--;
      break;
    }
    this.inputs += 2;
    this.shot[unit] = 1;
    this.stirred = true;
    let [points, stray] = [0, 0];
    for (let nth = this.figures[unit * THREE + SLINGS]! * MIGHT[SLINGS]; nth > 0; nth--) {
      const face = this.face(12);
      if (strays && face >= STRAYS_FROM) stray++;
      else if (face <= chance) points++;
    }
    if (isOne) this.hp[foe]! -= points;
    else this.damage[foe * THREE + theirs]! += points;
    if (this.normals(unit, front) === 0) this.hp[unit]! -= stray;
    else this.damage[unit * THREE + front]! += stray;
  }

  private attacks(side: number, first: boolean): void {
    for (let unit = side * THREE; unit < (side + 1) * THREE; unit++) {
      if (!this.isHere(unit) || this.gap(unit) !== 0 || this.isRunning(unit)) continue;
      const strikesFirst = this.charged[unit] === 1 || this.mood[foeOf(unit)] === DISORDER;
      if (first ? !strikesFirst : this.struck[unit] !== 0 && strikesFirst) continue;
      const front = this.front[unit]!;
      if (front === SLINGS && this.shot[unit] === 1) continue;
      this.stirred = true;
      this.inputs++;
      this.look(foeOf(unit));
      if (front === 0 && this.unique[unit]! >= 0) this.strike(unit, ONE);
      if (this.normals(unit, front) > 0) this.strike(unit, front);
      if (front + 1 < THREE && SPEARS[front + 1] === true && this.normals(unit, front + 1) > 0)
        this.strike(unit, front + 1);
    }
  }

  private tide(unit: number): void {
    const foe = foeOf(unit);
    if (!this.isHere(unit) || this.gap(unit) !== 0) return;
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
    const { inputs, round: rounds, ending, winner } = this;
    return { inputs, rounds, ending, winner, at, moods: [...this.mood], left };
  }
}

const battle = new BareLines();

/** A battle in the bare loop. */
export const bareLines: PlayLines = (source) => {
  battle.play(source);
  return battle.ended();
};

export const rival = linesRival(bareLines);
