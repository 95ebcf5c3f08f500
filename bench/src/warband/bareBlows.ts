// The figures of the bare loop, and what blows and shots do to them.
import { BareFight } from './bareFight.js';
import { apart, OFF, stepFrom, xOf, yOf } from './bareGround.js';
import { ARMOUR, COLUMNS, FIRST_ROW, FIRST_SLINGER, MIGHT, SIX, WIDTH } from './skirmishes.js';

export const MANY = 2 * SIX;
const [FIGHTING, SLAIN, SUBDUED] = [0, 1, 2] as const;
export const LEFT = 3;
const [EAST, WEST] = [2, 6] as const;
/** By rows of the table of Wounds, and those that mean nothing for these people. */
export const KNEE = 2;
const [EYE, HAND] = [8, 9] as const;
const IDLE = 0b0001111001;
const STRAYS_FROM = 10;

export const sideOf = (figure: number): number => (figure < SIX ? 0 : 1);
export const foesOf = (figure: number): number => (figure < SIX ? SIX : 0);

const bitsOf = (number: number): number => {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits++;
  return bits;
};

export abstract class BareBlows extends BareFight {
  readonly at = new Int16Array(MANY);
  readonly hp = new Int8Array(MANY);
  readonly fate = new Int8Array(MANY);
  readonly wounds = new Int8Array(MANY);
  protected readonly facing = new Int8Array(MANY);
  /** Wounds by their rows, and those of them that count by now. */
  private readonly has = new Int16Array(MANY);
  protected readonly counts = new Int16Array(MANY);
  private readonly lamed = new Int8Array(MANY);
  protected readonly armed = new Uint8Array(MANY);
  private readonly shield = new Uint8Array(MANY);
  private readonly before = new Int8Array(MANY);
  private readonly taken = new Int8Array(MANY);
  private readonly subduing = new Uint8Array(MANY);
  private readonly among: number[] = [];

  protected setUp(): void {
    for (let figure = 0; figure < MANY; figure++) {
      const side = sideOf(figure);
      this.at[figure] = (FIRST_ROW + (figure % SIX)) * WIDTH + COLUMNS[side]!;
      this.facing[figure] = side === 0 ? EAST : WEST;
    }
    for (const table of [this.hp, this.before]) table.fill(MIGHT);
    for (const table of [this.armed, this.shield]) table.fill(1);
    for (const table of [this.fate, this.wounds, this.has, this.counts, this.taken, this.subduing]) table.fill(0);
    this.lamed.fill(-1);
  }

  protected isHere(figure: number): boolean {
    return this.fate[figure] === FIGHTING;
  }

  protected areBeside(a: number, b: number): boolean {
    return apart(this.at[a]!, this.at[b]!) <= 1;
  }

  protected isEngaged(figure: number): boolean {
    const first = foesOf(figure);
    for (let foe = first; foe < first + SIX; foe++) if (this.isHere(foe) && this.areBeside(foe, figure)) return true;
    return false;
  }

  /** 0, 1 in front, 2 on the flank, more behind. */
  protected turned(by: number, target: number): number {
    const off = Math.abs(this.facing[target]! - stepFrom(this.at[target]!, this.at[by]!));
    return Math.min(off, 8 - off);
  }

  private chance(target: number, subdue: boolean, shield: number): number {
    const openings = bitsOf(this.counts[target]! & IDLE);
    return 8 - ARMOUR - shield * this.shield[target]! - (subdue ? 1 : 0) + openings;
  }

  protected blow(by: number, target: number, dice: number, subdue: boolean): void {
    const turned = this.turned(by, target);
    const badly = this.armed[by] === 0 || by % SIX >= FIRST_SLINGER ? 1 : 0;
    const chance = this.chance(target, subdue, 1) + (turned === 2 ? 1 : 0) - badly;
    this.row(target, dice + (turned > 2 ? 1 : 0) + 1 - this.armed[target]!, chance, subdue, false);
  }

  protected shot(by: number, target: number, dice: number, subdue: boolean): void {
    const first = foesOf(by);
    const distance = apart(this.at[by]!, this.at[target]!);
    let chance = this.chance(target, subdue, 3) - ((this.counts[by]! & (1 << EYE)) === 0 ? 0 : 1);
    for (let foe = first; foe < first + SIX; foe++)
      if (this.isHere(foe) && apart(this.at[by]!, this.at[foe]!) < distance) {
        chance--;
        break;
      }
    this.endangered(by, target);
    const stray = this.row(target, dice, chance, subdue, this.among.length > 0);
    if (stray > 0) this.harm(this.strayedOn(), stray, subdue);
  }

  /** The shooter's allies beside its target, from its left to its right. */
  private endangered(by: number, target: number): void {
    const own = foesOf(target);
    const [x, y] = [xOf(this.at[by]!), yOf(this.at[by]!)];
    const [ahead, down] = [xOf(this.at[target]!) - x, yOf(this.at[target]!) - y];
    const side = (one: number): number => ahead * (yOf(this.at[one]!) - y) - down * (xOf(this.at[one]!) - x);
    this.among.length = 0;
    for (let ally = own; ally < own + SIX; ally++)
      if (ally !== by && this.isHere(ally) && this.areBeside(ally, target)) this.among.push(ally);
    this.among.sort((one, other) => side(one) - side(other) || one - other);
  }

  private strayedOn(): number {
    const { among } = this;
    if (among.length === 1) return among[0]!;
    if (among.length === 2) return among[this.die(6) <= 3 ? 0 : 1]!;
    return among[this.die(among.length) - 1]!;
  }

  /** One row of dice; how many of them went astray. */
  private row(target: number, dice: number, chance: number, subdue: boolean, strays: boolean): number {
    const hits = Math.max(1, Math.min(strays ? STRAYS_FROM - 1 : 11, chance));
    let [points, criticals, stray] = [0, 0, 0];
    this.inputs++;
    for (let nth = 0; nth < dice; nth++) {
      const face = this.source.below(12) + 1;
      if (face <= hits) points++;
      else if (strays && face >= STRAYS_FROM) stray++;
      if (face === 1) criticals++;
    }
    for (; criticals > 0; criticals--) this.wound(target);
    if (points > 0) this.harm(target, points, subdue);
    return stray;
  }

  private harm(target: number, points: number, subdue: boolean): void {
    this.hp[target] = Math.max(0, this.hp[target]! - points);
    this.taken[target]! += points;
    this.subduing[target] = subdue ? 1 : 0;
  }

  private wound(target: number): void {
    const row = this.die(10) - 1;
    if ((this.has[target]! & (1 << row)) !== 0) return;
    this.has[target]! |= 1 << row;
    this.wounds[target]!++;
    if (row === HAND) this.lamed[target] = this.die(6) > 3 ? 1 : 0;
  }

  /** Who has fallen is out, also who has left since; Wounds count from now on, and lame hands hold nothing. */
  protected stepEnds(): void {
    for (let figure = 0; figure < MANY; figure++) {
      const isJudged = this.isHere(figure) || (this.at[figure] === OFF && this.taken[figure]! > 0);
      if (isJudged && this.hp[figure] === 0)
        this.fate[figure] = this.subduing[figure] === 1 && this.taken[figure] === this.before[figure] ? SUBDUED : SLAIN;
      this.counts[figure] = this.has[figure]!;
      if (this.lamed[figure] === 0) this.shield[figure] = 0;
      if (this.lamed[figure] === 1) this.armed[figure] = 0;
    }
  }

  protected phaseEnds(): void {
    this.stepEnds();
    this.before.set(this.hp);
    this.taken.fill(0);
    this.subduing.fill(0);
  }
}
