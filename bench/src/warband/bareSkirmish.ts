// A fight of figures, written by hand as a loop over plain arrays: what the kernel's fights are measured against. It knows
// what `skirmishes.ts` says and no more.
import { foesOf, MANY, sideOf } from './bareBlows.js';
import { BareOpenings, SUBDUES_ONE_IN } from './bareOpenings.js';
import { type Ended, MIGHT, type PlaySkirmish, SIX, skirmishRival } from './skirmishes.js';

const [OPENING, STRIKES, BLOWS] = [0, 1, 2] as const;
const MOST_LISTED = 12;

class BareSkirmish extends BareOpenings {
  private readonly struck = new Uint8Array(MANY);
  /** Dice that are kept, by figure and target. */
  private readonly kept = new Int8Array(MANY * MANY);
  private readonly keeps = new Uint8Array(MANY);
  private readonly keptSubdue = new Uint8Array(MANY);
  /** What is chosen: dice by target. */
  private readonly dice = new Int8Array(MANY);
  private subdue = false;
  private readonly able: number[] = [];

  protected stands(side: number): boolean {
    for (let figure = side * SIX; figure < side * SIX + SIX; figure++) if (this.isHere(figure)) return true;
    return false;
  }

  protected playRound(): void {
    this.charged.fill(-1);
    for (const table of [this.opened, this.struck, this.spent, this.shooting, this.keeps, this.kept]) table.fill(0);
    const leads = this.priority();
    for (let figure = 0; figure < MANY; figure++)
      this.free[figure] = this.isHere(figure) && !this.isEngaged(figure) ? 1 : 0;
    this.openings(leads);
    this.openings(1 - leads);
    this.phaseEnds();
    // Whoever could declare something is asked, and passes.
    for (const side of [leads, 1 - leads]) if (this.couldDeclare(side)) this.inputs++;
    this.attacks(STRIKES, leads);
    this.attacks(STRIKES, 1 - leads);
    this.stepEnds();
    this.attacks(BLOWS, leads);
    this.attacks(BLOWS, 1 - leads);
    this.phaseEnds();
  }

  private canAct(figure: number, step: number): boolean {
    if (!this.isHere(figure)) return false;
    if (step === OPENING) return this.opened[figure] === 0;
    if (this.spent[figure] === 1) return false;
    return this.struck[figure] === 0 || (step === BLOWS && this.keeps[figure] === 1);
  }

  private findAble(side: number, step: number): void {
    this.able.length = 0;
    for (let figure = side * SIX; figure < side * SIX + SIX; figure++)
      if (this.canAct(figure, step)) this.able.push(figure);
  }

  private couldDeclare(side: number): boolean {
    for (let figure = side * SIX; figure < side * SIX + SIX; figure++)
      if (this.canAct(figure, STRIKES) && this.isEngaged(figure)) return true;
    return false;
  }

  private openings(side: number): void {
    for (this.findAble(side, OPENING); this.able.length > 0; this.findAble(side, OPENING)) {
      this.inputs++;
      this.open(this.able[this.source.below(this.able.length)]!);
    }
  }

  /** Those over whom it spreads its attacks: who is at 0 HP only where nobody else is beside it. */
  private findTargets(figure: number): void {
    const first = foesOf(figure);
    const { targets } = this;
    for (const least of [1, 0]) {
      targets.length = 0;
      for (let foe = first; foe < first + SIX; foe++)
        if (this.isHere(foe) && this.hp[foe]! >= least && this.areBeside(figure, foe)) targets.push(foe);
      if (targets.length > 0) return;
    }
  }

  private isFirst(figure: number, target: number): boolean {
    return this.charged[figure] === target || this.turned(figure, target) >= 2;
  }

  private hasKept(figure: number): boolean {
    const first = foesOf(figure);
    for (let foe = first; foe < first + SIX; foe++)
      if (this.kept[figure * MANY + foe]! > 0 && this.isHere(foe) && this.areBeside(figure, foe)) return true;
    return false;
  }

  /** Whether somebody is asked: in the blows also for what it could do besides attacking. */
  private isAsked(side: number, step: number): boolean {
    this.findAble(side, step);
    for (const figure of this.able) {
      if (step === BLOWS) {
        if (this.keeps[figure] === 1 ? this.hasKept(figure) : this.isEngaged(figure)) return true;
        continue;
      }
      if (this.shooting[figure] === 1) continue;
      this.findTargets(figure);
      for (const target of this.targets) if (this.isFirst(figure, target)) return true;
    }
    return false;
  }

  private attacks(step: number, side: number): void {
    while (this.isAsked(side, step)) {
      this.inputs++;
      const { able } = this;
      const from = this.source.below(able.length);
      let by = -1;
      for (let nth = 0; nth < able.length && by < 0; nth++) {
        const figure = able[(from + nth) % able.length]!;
        if (this.divides(figure, step)) by = figure;
      }
      if (by < 0) return;
      this.strike(by, step);
    }
  }

  private spread(odd: number): void {
    const { targets, dice } = this;
    dice.fill(0);
    const each = (MIGHT / targets.length) | 0;
    for (let nth = 0; nth < targets.length; nth++) dice[targets[nth]!] = each + ((odd >> nth) & 1);
  }

  private isFor(figure: number, step: number): boolean {
    if (step !== STRIKES) return true;
    for (const target of this.targets) if (this.dice[target]! > 0 && this.isFirst(figure, target)) return true;
    return false;
  }

  /** Divides a figure's attacks at random; false where it has none. */
  private divides(figure: number, step: number): boolean {
    const { source, targets } = this;
    if (this.keeps[figure] === 1) {
      if (!this.hasKept(figure)) return false;
      source.below(1);
      this.subdue = this.keptSubdue[figure] === 1;
      for (let foe = 0; foe < MANY; foe++)
        this.dice[foe] = this.isHere(foe) && this.areBeside(figure, foe) ? this.kept[figure * MANY + foe]! : 0;
      return true;
    }
    if (this.shooting[figure] === 1) return false;
    this.findTargets(figure);
    if (targets.length === 0) return false;
    source.below(1);
    let odd = 0;
    const more = MIGHT % targets.length;
    for (let given = 0; given < more; given++) {
      let nth = source.below(targets.length - given);
      for (let at = 0; ; at++) {
        if (((odd >> at) & 1) === 1) continue;
        if (nth-- > 0) continue;
        odd |= 1 << at;
        break;
      }
    }
    this.spread(odd);
    if (!this.isFor(figure, step)) return this.divideListed(figure, step, more);
    this.subdue = source.below(SUBDUES_ONE_IN) === 0;
    return true;
  }

  /** One of the divisions that strike first, as they are listed: in the order of those who get one more. */
  private divideListed(figure: number, step: number, more: number): boolean {
    const many = this.targets.length;
    const fitting: number[] = [];
    let listed = 0;
    const look = (odd: number, from: number, left: number): void => {
      if (listed === MOST_LISTED) return;
      if (left === 0) {
        listed++;
        this.spread(odd);
        if (this.isFor(figure, step)) fitting.push(odd);
        return;
      }
      for (let nth = from; nth <= many - left; nth++) look(odd | (1 << nth), nth + 1, left - 1);
    };
    look(0, 0, more);
    if (fitting.length === 0) return false;
    const nth = this.source.below(2 * fitting.length);
    this.spread(fitting[nth % fitting.length]!);
    this.subdue = nth >= fitting.length;
    return true;
  }

  private strike(figure: number, step: number): void {
    const { dice, subdue } = this;
    const isRest = this.keeps[figure] === 1;
    this.stirred = true;
    this.struck[figure] = 1;
    this.keeps[figure] = 0;
    let given = 0;
    for (let target = 0; target < MANY; target++) {
      if (dice[target] === 0) continue;
      given += dice[target]!;
      if (sideOf(target) === sideOf(figure) || !this.isHere(target) || !this.areBeside(figure, target))
        throw new Error('out of reach');
      if (step !== STRIKES || this.isFirst(figure, target)) continue;
      this.kept[figure * MANY + target] = dice[target]!;
      this.keeps[figure] = 1;
      this.keptSubdue[figure] = subdue ? 1 : 0;
    }
    if (given !== MIGHT && !isRest) throw new Error('not all');
    for (let target = 0; target < MANY; target++) {
      const isKept = step === STRIKES && this.kept[figure * MANY + target]! > 0;
      if (dice[target]! > 0 && !isKept) this.blow(figure, target, dice[target]!, subdue);
    }
  }
}

const fight = new BareSkirmish();

/** A fight in the bare loop. */
export const bareSkirmish: PlaySkirmish = (source): Ended => {
  fight.play(source);
  const { inputs, round, ending, winner, at, hp, fate, wounds } = fight;
  return { inputs, rounds: round, ending, winner, at, hp, fate, wounds };
};

export const rival = skirmishRival(bareSkirmish);
