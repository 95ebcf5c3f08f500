// A fight of figures, written by hand as a loop over plain arrays: what the kernel's fights are measured against. It knows
// what `skirmishes.ts` says and no more. Who is asked it reads from the record; what they choose it judges itself.
import type { Stream } from '@warmoot/kernel';
import { MEASURED } from './kernelSkirmish.js';
import {
  type Answer,
  ARMOUR,
  COLUMNS,
  type Ended,
  FIRST_ROW,
  MIGHT,
  type PlaySkirmish,
  type Recorded,
  SIX,
  SPEED,
  skirmishRival,
  WIDTH,
} from './skirmishes.js';

const MANY = 2 * SIX;
const OFF = -1;
const [FIGHTING, SLAIN, SUBDUED, LEFT] = [0, 1, 2, 3] as const;
const [WON, BOTH_GONE, QUIET] = [0, 1, 2] as const;
const [OPENING, DECLARE, STRIKES, BLOWS] = [0, 1, 2, 3] as const;
const [EAST, WEST] = [2, 6] as const;
const [DX, DY] = [
  [0, 1, 1, 1, 0, -1, -1, -1],
  [-1, -1, 0, 1, 1, 1, 0, -1],
] as const;
/** By rows of the table of Wounds: Knee and Hand, and those that mean nothing for these people. */
const [KNEE, HAND] = [2, 9] as const;
const IDLE = 0b0001111001;
const THRESHOLD = 3;
const QUIET_ROUNDS = 3;

const sideOf = (figure: number): number => (figure < SIX ? 0 : 1);
const xOf = (at: number): number => at % WIDTH;
const yOf = (at: number): number => (at / WIDTH) | 0;
const apart = (a: number, b: number): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** The direction of a step, or −1 where it is none. */
const stepFrom = (from: number, to: number): number => {
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  for (let direction = 0; direction < 8; direction++)
    if (DX[direction] === dx && DY[direction] === dy) return direction;
  return -1;
};

const bitsOf = (number: number): number => {
  let bits = 0;
  for (let left = number; left !== 0; left &= left - 1) bits++;
  return bits;
};

class BareSkirmish {
  readonly at = new Int16Array(MANY);
  readonly hp = new Int8Array(MANY);
  readonly fate = new Int8Array(MANY);
  readonly wounds = new Int8Array(MANY);
  private readonly facing = new Int8Array(MANY);
  /** Wounds by their rows, and those of them that count by now. */
  private readonly has = new Int16Array(MANY);
  private readonly counts = new Int16Array(MANY);
  private readonly rightHand = new Uint8Array(MANY);
  private readonly armed = new Uint8Array(MANY);
  private readonly before = new Int8Array(MANY);
  private readonly taken = new Int8Array(MANY);
  private readonly subduing = new Uint8Array(MANY);
  private readonly free = new Uint8Array(MANY);
  private readonly charged = new Int8Array(MANY);
  private readonly acted = new Uint8Array(MANY);
  /** Dice that are kept, by figure and target. */
  private readonly kept = new Int8Array(MANY * MANY);
  private readonly keeps = new Uint8Array(MANY);
  private readonly keptSubdue = new Uint8Array(MANY);
  private answers: readonly Answer[] = [];
  private next = 0;
  private source: Stream = { below: () => 0 };
  private stirred = false;
  inputs = 0;
  round = 0;
  ending = -1;
  winner = -1;

  play({ answers }: Recorded, source: Stream): void {
    this.answers = answers;
    this.source = source;
    this.next = 0;
    this.inputs = 0;
    for (let figure = 0; figure < MANY; figure++) {
      const side = sideOf(figure);
      this.at[figure] = (FIRST_ROW + (figure % SIX)) * WIDTH + COLUMNS[side]!;
      this.facing[figure] = side === 0 ? EAST : WEST;
    }
    this.hp.fill(MIGHT);
    this.before.fill(MIGHT);
    this.armed.fill(1);
    for (const table of [this.fate, this.wounds, this.has, this.counts, this.rightHand, this.taken, this.subduing])
      table.fill(0);
    let quiet = 0;
    for (this.round = 1; ; this.round++) {
      this.playRound();
      quiet = this.stirred ? 0 : quiet + 1;
      const [red, blue] = [this.stands(0), this.stands(1)];
      this.winner = red === blue ? -1 : red ? 0 : 1;
      this.ending = red && blue ? QUIET : red || blue ? WON : BOTH_GONE;
      if (this.ending !== QUIET || quiet >= QUIET_ROUNDS) return;
    }
  }

  private playRound(): void {
    this.charged.fill(-1);
    this.stirred = false;
    const leads = this.die(6) <= THRESHOLD ? 0 : 1;
    for (let figure = 0; figure < MANY; figure++)
      this.free[figure] = this.isHere(figure) && !this.isEngaged(figure) ? 1 : 0;
    this.acted.fill(0);
    this.parts(OPENING, leads);
    this.phaseEnds();
    this.acted.fill(0);
    this.parts(DECLARE, leads);
    this.parts(STRIKES, leads);
    this.stepEnds();
    this.parts(BLOWS, leads);
    this.phaseEnds();
  }

  private die(sides: number): number {
    this.inputs++;
    return this.source.below(sides) + 1;
  }

  private isHere(figure: number): boolean {
    return this.fate[figure] === FIGHTING;
  }

  private stands(side: number): boolean {
    for (let figure = side * SIX; figure < side * SIX + SIX; figure++) if (this.isHere(figure)) return true;
    return false;
  }

  private isEngaged(figure: number): boolean {
    const first = figure < SIX ? SIX : 0;
    for (let foe = first; foe < first + SIX; foe++)
      if (this.isHere(foe) && apart(this.at[foe]!, this.at[figure]!) <= 1) return true;
    return false;
  }

  private parts(step: number, leads: number): void {
    for (let nth = 0; nth < 2; nth++) {
      const side = nth === 0 ? leads : 1 - leads;
      for (let answer = this.answers[this.next]; this.isDue(answer, step, side); ) {
        this.next++;
        this.inputs++;
        if (answer.choose === 'pass') break;
        this.carryOut(answer);
        answer = this.answers[this.next];
      }
    }
  }

  private isDue(answer: Answer | undefined, step: number, side: number): answer is Answer {
    return answer?.round === this.round && answer.step === step && answer.side === side;
  }

  private carryOut(answer: Answer): void {
    const { figure, choose, step } = answer;
    const isRest = step === BLOWS && this.keeps[figure] === 1;
    if (!this.isHere(figure) || (this.acted[figure] === 1 && !isRest)) throw new Error('it cannot act');
    this.acted[figure] = 1;
    if (choose === 'attack') this.attack(answer, isRest);
    else this.walk(answer);
  }

  /** By foe one bit: those that engage whoever stands in a space. */
  private reach(first: number, at: number): number {
    let bits = 0;
    for (let nth = 0; nth < SIX; nth++)
      if (this.isHere(first + nth) && apart(this.at[first + nth]!, at) <= 1) bits |= 1 << nth;
    return bits;
  }

  private isFoeIn(first: number, at: number): boolean {
    for (let foe = first; foe < first + SIX; foe++) if (this.isHere(foe) && this.at[foe] === at) return true;
    return false;
  }

  private walk({ figure, path, facing, target, choose }: Answer): void {
    const foes = figure < SIX ? SIX : 0;
    const speed = (this.counts[figure]! & (1 << KNEE)) === 0 ? SPEED : SPEED - 2;
    if (path.length > (this.free[figure] === 1 ? 2 * speed : speed)) throw new Error('too far');
    let [at, direction, before] = [this.at[figure]!, -1, -1];
    for (const to of path) {
      const reached = to === OFF ? 0 : this.reach(foes, to);
      if ((this.reach(foes, at) & ~reached) !== 0) throw new Error('bound');
      if (to === OFF) {
        this.fate[figure] = LEFT;
        at = OFF;
        break;
      }
      before = direction;
      direction = stepFrom(at, to);
      if (direction < 0 || this.isFoeIn(foes, to)) throw new Error('no step');
      const [dx, dy] = [DX[direction]!, DY[direction]!];
      if (dx !== 0 && dy !== 0 && this.isFoeIn(foes, at + dx) && this.isFoeIn(foes, at + dy * WIDTH))
        throw new Error('a corner');
      at = to;
    }
    if (at !== OFF) this.checkEnd(figure, at);
    this.at[figure] = at;
    if (choose === 'charge') {
      if (before !== direction || apart(at, this.at[target]!) > 1) throw new Error('no charge');
      this.charged[figure] = target;
      direction = stepFrom(at, this.at[target]!);
    }
    if (facing >= 0) this.facing[figure] = facing;
    else if (direction >= 0 && at !== OFF) this.facing[figure] = direction;
  }

  private checkEnd(figure: number, at: number): void {
    const own = figure < SIX ? 0 : SIX;
    for (let ally = own; ally < own + SIX; ally++)
      if (ally !== figure && this.isHere(ally) && this.at[ally] === at) throw new Error('an ally is there');
  }

  /** 0, 1 in front, 2 on the flank, more behind. */
  private turned(by: number, target: number): number {
    const off = Math.abs(this.facing[target]! - stepFrom(this.at[target]!, this.at[by]!));
    return Math.min(off, 8 - off);
  }

  private attack({ figure, dice, subdue, step }: Answer, isRest: boolean): void {
    this.stirred = true;
    this.keeps[figure] = 0;
    for (const [target, some] of dice) {
      if (apart(this.at[figure]!, this.at[target]!) > 1 || !this.isHere(target)) throw new Error('out of reach');
      if (step === STRIKES && this.charged[figure] !== target && this.turned(figure, target) < 2) {
        this.kept[figure * MANY + target] = some;
        this.keeps[figure] = 1;
        this.keptSubdue[figure] = subdue ? 1 : 0;
      }
    }
    const subdues = isRest ? this.keptSubdue[figure] === 1 : subdue;
    for (const [target, some] of dice) {
      const isKept = step === STRIKES && this.kept[figure * MANY + target]! > 0;
      if (isRest && this.kept[figure * MANY + target] !== some) throw new Error('other dice');
      if (!isKept) this.row(figure, target, some, subdues);
    }
  }

  private row(by: number, target: number, dice: number, subdue: boolean): void {
    const turned = this.turned(by, target);
    const many = dice + (turned > 2 ? 1 : 0) + 1 - this.armed[target]!;
    const chance =
      8 -
      ARMOUR +
      (turned === 2 ? 1 : 0) -
      (1 - this.armed[by]!) -
      (subdue ? 1 : 0) +
      bitsOf(this.counts[target]! & IDLE);
    const hits = Math.max(1, Math.min(11, chance));
    let [points, criticals] = [0, 0];
    this.inputs++;
    for (let nth = 0; nth < many; nth++) {
      const face = this.source.below(12) + 1;
      if (face <= hits) points++;
      if (face === 1) criticals++;
    }
    for (; criticals > 0; criticals--) this.wound(target);
    if (points === 0) return;
    this.hp[target] = Math.max(0, this.hp[target]! - points);
    this.taken[target]! += points;
    this.subduing[target] = subdue ? 1 : 0;
  }

  private wound(target: number): void {
    const row = this.die(10) - 1;
    if ((this.has[target]! & (1 << row)) !== 0) return;
    this.has[target]! |= 1 << row;
    this.wounds[target]!++;
    if (row === HAND && this.die(6) > 3) this.rightHand[target] = 1;
  }

  /** Who has fallen is out, and Wounds count from now on. */
  private stepEnds(): void {
    for (let figure = 0; figure < MANY; figure++) {
      if (this.isHere(figure) && this.hp[figure] === 0)
        this.fate[figure] = this.subduing[figure] === 1 && this.taken[figure] === this.before[figure] ? SUBDUED : SLAIN;
      this.counts[figure] = this.has[figure]!;
      if (this.rightHand[figure] === 1) this.armed[figure] = 0;
    }
  }

  private phaseEnds(): void {
    this.stepEnds();
    this.before.set(this.hp);
    this.taken.fill(0);
    this.subduing.fill(0);
    this.kept.fill(0);
    this.keeps.fill(0);
  }
}

const fight = new BareSkirmish();

/** A recorded fight in the bare loop. */
export const bareSkirmish: PlaySkirmish = (recorded, source): Ended => {
  fight.play(recorded, source);
  const { inputs, round, ending, winner, at, hp, fate, wounds } = fight;
  return { inputs, rounds: round, ending, winner, at, hp, fate, wounds };
};

export const rival = skirmishRival(bareSkirmish, MEASURED);
