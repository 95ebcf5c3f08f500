// A battle by the rules of sortie, written by hand as a loop over plain arrays: what the kernel's battles are measured
// against. It knows the usual options only, and armies that come openly. Left out is all that its units do not have: walls,
// height, better weapons, unguarded sides, languages, special dice, places behind friends or without escape, an earlier
// battle, a general, and a saga's cast.
import type { Stream } from '@warmoot/kernel';
import { BarePool } from './barePool.js';
import {
  ATTACK,
  CHARGE,
  comparedDice,
  DEFEND,
  degreeOf,
  destroys,
  FLANK,
  finishes,
  flanks,
  gainOf,
  lossOf,
  RETREAT,
  WIN,
} from './bareTables.js';
import { apartAt, BareUnits, CAPTURED, DESTROYED, FINISHED, FLED, HERE, JOINED, KILLED, LEFT } from './bareUnits.js';
import { type Ended, MEASURED, type PlaySortie, type Start, sortieRival } from './sorties.js';

const [FIELD_WON, BOTH_GONE, AGREED, ROUND_LIMIT] = [0, 1, 2, 3] as const;
const GOES_ON = -1;
const [NONE, ENGAGE, SHOOT, CLOSE, FALL_BACK, STAND, TAKE, JOIN, SPLIT, SPLIT_LED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;
const SIDES = [0, 1] as const;

/** Two who fight in this round. */
interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly byA: boolean;
  readonly byB: boolean;
  readonly from: number;
  bidA: number;
  bidB: number;
  rolled: boolean;
  /** −1 for nobody. */
  winner: number;
  degree: number;
  /** The total of who won it. */
  total: number;
  pressed: boolean;
}

/** A shot of this round. `result` is −1 where it did nothing. */
interface Shot {
  readonly archers: number;
  readonly target: number;
  bid: number;
  against: number;
  result: number;
  total: number;
}

class BareSortie {
  readonly units: BareUnits;
  private readonly pool: BarePool;
  private readonly order: Int8Array;
  private readonly target: Int16Array;
  private readonly amount: Int32Array;
  private readonly maneuver: Int8Array;
  private readonly withdrew: Int8Array;
  /** The fate that is due to a unit in this round, and the highest total that brought it. */
  private readonly due: Int8Array;
  private readonly finishedBy: Int8Array;
  /** How many sorties a unit has in this round. */
  private readonly sorties: Int8Array;
  private meetings: Meeting[] = [];
  private shots: Shot[] = [];
  /** Orders of the unit in hand: what, whom and how much. */
  private readonly what = new Int8Array(1000);
  private readonly whom = new Int16Array(1000);
  private readonly much = new Int8Array(1000);
  private many = 0;
  private source: Stream = { below: () => 0 };
  readonly injured: Int32Array;
  readonly dead: Int32Array;
  inputs = 0;
  round = 0;
  ending: number = GOES_ON;
  winner = -1;

  constructor(start: Start) {
    this.units = new BareUnits(start);
    this.pool = new BarePool(this.units, start);
    const most = this.units.side.length;
    this.order = new Int8Array(most);
    this.target = new Int16Array(most);
    this.amount = new Int32Array(most);
    this.maneuver = new Int8Array(most);
    this.withdrew = new Int8Array(most);
    this.due = new Int8Array(most);
    this.finishedBy = new Int8Array(most);
    this.sorties = new Int8Array(most);
    this.injured = new Int32Array(most);
    this.dead = new Int32Array(most);
  }

  play(source: Stream): void {
    this.source = source;
    this.pool.drawFrom(source);
    this.units.reset();
    this.inputs = 0;
    this.ending = GOES_ON;
    this.winner = -1;
    this.rollInitiative();
    let quiet = 0;
    for (this.round = 1; ; this.round++) {
      this.beginRound();
      this.giveOrders();
      this.meet();
      this.plan();
      this.shoot();
      this.fight();
      this.applyEffects();
      this.escapes();
      this.destroyed();
      this.moveLone();
      this.movement();
      this.withdrawals();
      this.recover();
      this.leaveField();
      quiet = this.isQuiet() ? quiet + 1 : 0;
      this.judge(quiet);
      if (this.ending !== GOES_ON) break;
    }
    this.reckon(this.victory());
  }

  /** An answer out of so many. */
  private answer(many: number): number {
    this.inputs++;
    return this.source.below(many);
  }

  private rollInitiative(): void {
    const totals = SIDES.map((side) => {
      let level = 0;
      for (const unit of this.units.lists[side]) level = Math.max(level, this.units.commander[unit]!);
      this.inputs++;
      return this.pool.die() + Math.floor(level / 100);
    });
    this.pool.initiative = totals[0] === totals[1] ? -1 : totals[0]! > totals[1]! ? 0 : 1;
  }

  private beginRound(): void {
    const { many, lost, attacked } = this.units;
    this.order.fill(NONE, 0, many);
    this.maneuver.fill(-1, 0, many);
    this.withdrew.fill(0, 0, many);
    this.sorties.fill(0, 0, many);
    this.pool.fronts.fill(0, 0, many);
    lost.fill(0, 0, many);
    attacked.fill(0, 0, many);
    this.meetings = [];
    this.shots = [];
  }

  private put(what: number, whom: number, much: number): void {
    this.what[this.many] = what;
    this.whom[this.many] = whom;
    this.much[this.many++] = much;
  }

  /** SORTIE-ROUND-007: in list order. Three times in four it is a fight, or the way to one. */
  private giveOrders(): void {
    const { fate, lists } = this.units;
    for (const side of SIDES) {
      const theirs = lists[1 - side]!.filter((unit) => fate[unit] === HERE);
      for (const unit of lists[side]) {
        if (fate[unit] !== HERE) continue;
        this.inputs++;
        if (this.source.below(4) < 3) this.eagerOrder(unit, theirs);
        else this.anyOrder(unit, theirs);
      }
    }
  }

  private give(unit: number, what: number, whom: number, much: number): void {
    this.order[unit] = what;
    this.target[unit] = whom;
    this.amount[unit] = much;
  }

  private eagerOrder(unit: number, theirs: readonly number[]): void {
    const enemy = theirs[this.source.below(theirs.length)]!;
    if (this.opensWith(unit, enemy) > 0) this.give(unit, ENGAGE, enemy, 0);
    else if (this.units.archers[unit] === 1 && this.isInRange(unit, enemy)) this.give(unit, SHOOT, enemy, 0);
    else this.give(unit, CLOSE, enemy, this.source.below(2) === 0 ? 1 : 2);
  }

  /** SORTIE-ROUND-004: how many maneuvers a unit may open with: five, the Charge alone, or none. */
  private opensWith(unit: number, enemy: number, halfMoves = this.units.apart[apartAt(unit, enemy)]!): number {
    const { mounted, speed } = this.units;
    if (halfMoves === 0) return 5;
    if (halfMoves === 1) return mounted[unit] === 1 ? 5 : 1;
    return halfMoves === 2 && mounted[unit] === 1 && speed[unit]! >= speed[enemy]! ? 1 : 0;
  }

  private isInRange(unit: number, enemy: number): boolean {
    const far = this.units.apart[apartAt(unit, enemy)]!;
    return far >= 1 && far <= 4;
  }

  private anyOrder(unit: number, theirs: readonly number[]): void {
    const { side, lists, fate, apart, archers, heads, commander } = this.units;
    this.many = 0;
    for (const enemy of theirs) if (this.opensWith(unit, enemy) > 0) this.put(ENGAGE, enemy, 0);
    if (archers[unit] === 1) for (const enemy of theirs) if (this.isInRange(unit, enemy)) this.put(SHOOT, enemy, 0);
    const enemies = lists[1 - side[unit]!]!;
    for (const enemy of enemies) {
      if (fate[enemy] !== HERE && (fate[enemy] !== FINISHED || apart[apartAt(unit, enemy)]! <= 2)) continue;
      this.put(CLOSE, enemy, 1);
      this.put(CLOSE, enemy, 2);
    }
    this.put(FALL_BACK, 0, 1);
    this.put(FALL_BACK, 0, 2);
    this.put(STAND, 0, 0);
    for (const enemy of enemies) {
      if (fate[enemy] !== FINISHED || apart[apartAt(unit, enemy)]! > 2) continue;
      this.put(TAKE, enemy, CAPTURED);
      this.put(TAKE, enemy, KILLED);
    }
    for (const friend of lists[side[unit]!]!) if (friend !== unit && fate[friend] === HERE) this.put(JOIN, friend, 0);
    if (heads[unit]! > 1 && this.units.hasRoom(unit)) {
      this.put(SPLIT, 0, 0);
      if (commander[unit]! >= 0) this.put(SPLIT_LED, 0, 0);
    }
    const drawn = this.source.below(this.many);
    const what = this.what[drawn]!;
    const isSplit = what === SPLIT || what === SPLIT_LED;
    this.give(unit, what, this.whom[drawn]!, isSplit ? 1 + this.source.below(heads[unit]! - 1) : this.much[drawn]!);
  }

  private engages(unit: number, enemy: number): boolean {
    return this.order[unit] === ENGAGE && this.target[unit] === enemy;
  }

  /** SORTIE-ROUND-008 */
  private meet(): void {
    const { lists, fate, apart, many } = this.units;
    for (const a of lists[0]) {
      if (fate[a] !== HERE) continue;
      for (const b of lists[1]) {
        if (fate[b] !== HERE) continue;
        const [byA, byB] = [this.engages(a, b), this.engages(b, a)];
        if (!byA && !byB) continue;
        this.sorties[a]!++;
        this.sorties[b]!++;
        const from = apart[apartAt(a, b)]!;
        const undecided = { bidA: 0, bidB: 0, rolled: false, winner: -1, degree: WIN, total: 0, pressed: false };
        this.meetings.push({ a, b, byA, byB, from, ...undecided });
      }
    }
    for (const side of SIDES)
      for (const archers of lists[side])
        if (this.order[archers] === SHOOT && this.sorties[archers] === 0)
          this.shots.push({ archers, target: this.target[archers]!, bid: 0, against: 0, result: -1, total: 0 });
    for (let unit = 0; unit < many; unit++) {
      if (this.sorties[unit]! > 0 && this.order[unit] !== ENGAGE && this.order[unit] !== STAND) this.order[unit] = NONE;
      if (this.sorties[unit]! > 1) this.pool.fronts[unit] = this.frontsOn(unit);
    }
  }

  /** SORTIE-MULTI-014: the dice of those who fight a lone unit. */
  private frontsOn(unit: number): number {
    let flankers = 0;
    for (const { a, b } of this.meetings) {
      if (a === unit) flankers += this.units.flankedBy[apartAt(unit, b)]!;
      if (b === unit) flankers += this.units.flankedBy[apartAt(unit, a)]!;
    }
    return Math.min(3, 1 + flankers);
  }

  /** SORTIE-FLOAT-017: a maneuver, and dice for each roll to come. */
  private plan(): void {
    const { lists, fate, floating } = this.units;
    if (this.meetings.length + this.shots.length === 0) return;
    for (const side of SIDES) {
      for (const unit of lists[side]) {
        if (fate[unit] !== HERE) continue;
        const purse = Math.max(0, floating[unit]!);
        if (this.sorties[unit] === 0 && purse === 0) continue;
        const rolls = this.rollsOf(unit);
        if (rolls === 0) continue;
        this.inputs++;
        if (purse > 0)
          for (let left = this.source.below(purse + 1); left > 0; left--) this.stake(unit, this.source.below(rolls));
        if (this.sorties[unit] === 0) this.source.below(1);
        else this.chooseManeuver(unit);
      }
    }
  }

  /** The rolls of a unit that dice can be staked on, into `what` and `whom`: how many. */
  private rollsOf(unit: number): number {
    this.many = 0;
    for (let nth = 0; nth < this.shots.length; nth++) {
      const { archers, target } = this.shots[nth]!;
      if (archers === unit) this.put(0, nth, 0);
      if (target === unit) this.put(1, nth, 0);
    }
    if (this.sorties[unit]! > 0)
      for (let nth = 0; nth < this.meetings.length; nth++) {
        const { a, b } = this.meetings[nth]!;
        if (a === unit || b === unit) this.put(2, nth, 0);
      }
    return this.many;
  }

  private stake(unit: number, drawn: number): void {
    const nth = this.whom[drawn]!;
    if (this.what[drawn] === 0) this.shots[nth]!.bid++;
    else if (this.what[drawn] === 1) this.shots[nth]!.against++;
    else if (this.meetings[nth]!.a === unit) this.meetings[nth]!.bidA++;
    else this.meetings[nth]!.bidB++;
  }

  private chooseManeuver(unit: number): void {
    let isCharge = false;
    for (const { a, b, byA, byB, from } of this.meetings)
      if ((byA && a === unit) || (byB && b === unit))
        isCharge = isCharge || this.opensWith(unit, a === unit ? b : a, from) === 1;
    const drawn = this.source.below(isCharge ? 1 : 5);
    this.maneuver[unit] = isCharge ? CHARGE : drawn;
  }

  private shoot(): void {
    for (const shot of this.shots) {
      const { archers, target } = shot;
      const penalty = this.pool.penalty(target);
      if (penalty + shot.against > 0) this.inputs++;
      const needs = this.pool.targetNumber(penalty, shot.against);
      this.inputs++;
      shot.total = this.pool.pool(this.pool.shotNet(archers, target, shot.bid));
      if (shot.total > needs) shot.result = degreeOf(shot.total, needs);
    }
  }

  private fight(): void {
    for (const meeting of this.meetings) {
      const { a, b, bidA, bidB } = meeting;
      const [mine, theirs] = [this.maneuver[a]!, this.maneuver[b]!];
      if (comparedDice(mine, theirs) < 0) continue;
      const netA = this.pool.sortieNet(a, mine, b, theirs, bidA);
      const netB = this.pool.sortieNet(b, theirs, a, mine, bidB);
      this.inputs += 2;
      meeting.rolled = true;
      const [totalA, totalB] = [this.pool.pool(netA), this.pool.pool(netB)];
      if (totalA === totalB) continue;
      meeting.winner = totalA > totalB ? a : b;
      meeting.total = Math.max(totalA, totalB);
      meeting.degree = degreeOf(meeting.total, Math.min(totalA, totalB));
    }
  }

  /** SORTIE-EFFECT-019: all at once; who falls falls when everybody's effects are worked out. */
  private applyEffects(): void {
    const { units, meetings, shots } = this;
    if (meetings.length + shots.length === 0) return;
    this.due.fill(HERE, 0, units.many);
    for (let unit = 0; unit < units.many; unit++) if (units.fate[unit] === HERE) this.suffer(unit);
    for (const { a, b } of meetings) {
      units.opened[a] = 1;
      units.opened[b] = 1;
      units.setApart(a, b, 0);
      // SORTIE-STATE-007
      if (this.maneuver[b] !== DEFEND && this.maneuver[b] !== RETREAT) units.attacked[a] = 1;
      if (this.maneuver[a] !== DEFEND && this.maneuver[a] !== RETREAT) units.attacked[b] = 1;
    }
    for (const { archers, target } of shots) {
      units.opened[archers] = 1;
      units.attacked[target] = 1;
    }
    for (let unit = 0; unit < units.many; unit++)
      if (this.due[unit] !== HERE) units.leave(unit, this.due[unit]!, this.round);
  }

  private fall(unit: number, fate: number, total: number): void {
    if (this.due[unit] === HERE) this.finishedBy[unit] = 0;
    if (this.due[unit] !== DESTROYED) this.due[unit] = fate;
    this.finishedBy[unit] = Math.max(this.finishedBy[unit]!, total);
  }

  private suffer(unit: number): void {
    const { floating, record, lost: losses, flankedBy } = this.units;
    let [spent, gained, lost, doubles] = [0, 0, 0, 0];
    if (this.sorties[unit]! > 0) {
      this.freeFrom(unit);
      for (const { a, b, bidA, bidB, rolled, winner, degree, total } of this.meetings) {
        if (a !== unit && b !== unit) continue;
        const enemy = a === unit ? b : a;
        if (rolled) spent += a === unit ? bidA : bidB;
        if (winner === unit) gained += gainOf(this.maneuver[unit]!, degree);
        else if (winner === enemy) {
          const theirs = this.maneuver[enemy]!;
          lost += lossOf(theirs, degree);
          if (theirs === CHARGE && degree === WIN) doubles++;
          if (flanks(theirs, degree)) flankedBy[apartAt(unit, enemy)] = 1;
          if (finishes(theirs, degree)) this.fall(unit, FINISHED, total);
          if (destroys(theirs, degree)) this.fall(unit, DESTROYED, total);
        }
      }
      if (this.isPinned(unit)) lost *= 2;
    } else this.freeFrom(unit);
    for (const { archers, target, bid, against, result, total } of this.shots) {
      if (archers === unit) spent += bid;
      if (target !== unit) continue;
      spent += against;
      if (result < 0) continue;
      lost += lossOf(ATTACK, result);
      if (finishes(ATTACK, result)) this.fall(unit, FINISHED, total);
    }
    lost += doubles * Math.max(0, spent - floating[unit]!);
    floating[unit]! += gained - lost - spent;
    record[unit]! += lost;
    losses[unit] = lost;
  }

  /** SORTIE-STATE-019 to SORTIE-STATE-021: by whom a unit is flanked no more. */
  private freeFrom(unit: number): void {
    const { flankedBy, many } = this.units;
    for (let by = 0; by < many; by++)
      if (flankedBy[apartAt(unit, by)] === 1 && (this.movesAway(by) > 0 || this.turnsTables(unit, by)))
        flankedBy[apartAt(unit, by)] = 0;
  }

  private turnsTables(unit: number, enemy: number): boolean {
    const mine = this.maneuver[unit]!;
    for (const { a, b, winner, degree } of this.meetings)
      if (winner === unit && (a === enemy || b === enemy))
        return flanks(mine, degree) || finishes(mine, degree) || destroys(mine, degree);
    return false;
  }

  private isPinned(unit: number): boolean {
    return this.pool.fronts[unit] === 3 && this.sorties[unit]! > 1 && this.won(unit, -1) === this.sorties[unit];
  }

  /** How many sorties a unit has won, or lost where the sign is −1. */
  private won(unit: number, sign: 1 | -1): number {
    let many = 0;
    for (const { a, b, winner } of this.meetings)
      if ((a === unit || b === unit) && winner >= 0 && (winner === unit) === (sign === 1)) many++;
    return many;
  }

  /** SORTIE-MULTI-013: half moves away by Retreat. */
  private movesAway(unit: number): number {
    if (this.maneuver[unit] !== RETREAT) return 0;
    let shortest = 2;
    for (const { a, b, rolled, winner, degree } of this.meetings) {
      if (a !== unit && b !== unit) continue;
      if (rolled) shortest = Math.min(shortest, winner !== unit ? 0 : degree === WIN ? 1 : 2);
    }
    return shortest;
  }

  /** SORTIE-STATE-003: all who may are asked before the first of them rolls. */
  private escapes(): void {
    const { lists, fate, goneIn, floating } = this.units;
    const trying: number[] = [];
    for (const side of SIDES)
      for (const unit of lists[side]) {
        if (fate[unit] !== FINISHED || goneIn[unit] !== this.round) continue;
        if (floating[unit]! > 0 && this.answer(2) === 0) trying.push(unit);
      }
    for (const unit of trying) {
      this.inputs++;
      const total = this.pool.roll(floating[unit]!, false);
      floating[unit] = 0;
      if (total > this.finishedBy[unit]!) this.units.leave(unit, FLED, this.round);
    }
  }

  /** SORTIE-STATE-028 */
  private destroyed(): void {
    const { lists, fate, goneIn } = this.units;
    for (const side of SIDES)
      for (const unit of lists[side])
        if (fate[unit] === DESTROYED && goneIn[unit] === this.round)
          this.units.leave(unit, this.answer(2) === 0 ? FLED : FINISHED, this.round);
  }

  /** Section 12: those who fought several and are held by them. */
  private moveLone(): void {
    if (this.meetings.length < 2) return;
    const { lists, fate } = this.units;
    for (const side of SIDES)
      for (const unit of lists[side]) {
        if (fate[unit] !== HERE || this.sorties[unit]! < 2 || this.movesAway(unit) > 0) continue;
        const won = this.won(unit, 1);
        if (won === 0) continue;
        const foes: number[] = [];
        const beaten: number[] = [];
        for (const { a, b, winner } of this.meetings) {
          const enemy = a === unit ? b : b === unit ? a : -1;
          if (enemy < 0 || fate[enemy] !== HERE) continue;
          foes.push(enemy);
          if (winner === unit) beaten.push(enemy);
        }
        if (foes.length === 0) continue;
        if (won === this.sorties[unit]) this.pressOn(unit, foes);
        else this.shift(unit, foes, beaten);
      }
  }

  /** SORTIE-MULTI-004, SORTIE-MULTI-010: stay, press one or all back, or go through one. */
  private pressOn(unit: number, foes: readonly number[]): void {
    const presses = foes.length > 1 ? foes.length + 1 : 1;
    const goesThrough = this.maneuver[unit] === FLANK || this.maneuver[unit] === CHARGE;
    const drawn = this.answer(1 + presses + (goesThrough ? foes.length : 0));
    if (drawn === 0) return;
    if (drawn === presses) for (const foe of foes) this.units.setApart(unit, foe, 1);
    else if (drawn < presses) this.units.setApart(unit, foes[drawn - 1]!, 1);
    else
      for (const { a, b } of this.meetings) {
        if (a === unit) this.units.flankedBy[apartAt(unit, b)] = 0;
        if (b === unit) this.units.flankedBy[apartAt(unit, a)] = 0;
      }
  }

  /** SORTIE-MULTI-005: stay, move towards one that it beat, or fall back from all. */
  private shift(unit: number, foes: readonly number[], beaten: readonly number[]): void {
    const drawn = this.answer(2 + beaten.length);
    if (drawn === 0) return;
    const towards = drawn <= beaten.length ? beaten[drawn - 1]! : -1;
    for (const foe of foes) if (foe !== towards) this.units.setApart(unit, foe, 1);
    if (towards < 0) this.units.flanksNobody(unit);
  }

  /** Whether a unit carries out this order. */
  private carriesOut(unit: number, what: number): boolean {
    return this.order[unit] === what && this.sorties[unit] === 0 && this.units.fate[unit] === HERE;
  }

  private byOrder(unit: number, enemy: number): number {
    if (this.carriesOut(unit, FALL_BACK)) return this.amount[unit]!;
    return this.carriesOut(unit, CLOSE) && this.target[unit] === enemy ? -this.amount[unit]! : 0;
  }

  private awayOf(unit: number): number {
    return this.units.fate[unit] === HERE ? this.movesAway(unit) : 0;
  }

  /** SORTIE-ROUND-010, SORTIE-ROUND-011 */
  private movement(): void {
    const { units } = this;
    const [ours, theirs] = units.lists;
    const awayB = theirs.map((unit) => this.awayOf(unit));
    for (const a of ours) {
      const awayA = this.awayOf(a);
      for (let nth = 0; nth < theirs.length; nth++) {
        const b = theirs[nth]!;
        const byOrders = this.byOrder(a, b) + this.byOrder(b, a);
        if (awayA === 0 && awayB[nth] === 0 && byOrders === 0) continue;
        const away = awayA + awayB[nth]!;
        units.setApart(a, b, Math.max(0, Math.max(units.apart[apartAt(a, b)]!, away) + byOrders));
      }
    }
    for (const list of units.lists)
      for (const unit of list)
        if (this.carriesOut(unit, TAKE) && units.fate[this.target[unit]!] === FINISHED)
          units.fate[this.target[unit]!] = this.amount[unit]!;
    this.joinUnits();
    this.splitUnits();
  }

  /** SORTIE-COMBINE-009: who stands, or would join too; nobody twice. */
  private joinUnits(): void {
    const { units } = this;
    const taken: number[] = [];
    for (const list of units.lists)
      for (const unit of list) {
        if (!this.carriesOut(unit, JOIN) || taken.includes(unit)) continue;
        const friend = this.target[unit]!;
        const isWilling =
          this.carriesOut(friend, STAND) || (this.carriesOut(friend, JOIN) && this.target[friend] === unit);
        if (!isWilling || taken.includes(friend)) continue;
        taken.push(unit, friend);
        units.join(unit, friend, this.round);
      }
  }

  private splitUnits(): void {
    const { units } = this;
    for (const list of units.lists)
      for (let nth = 0, end = list.length; nth < end; nth++) {
        const unit = list[nth]!;
        const leads = this.carriesOut(unit, SPLIT_LED);
        if (!leads && !this.carriesOut(unit, SPLIT)) continue;
        units.split(unit, this.amount[unit]!, leads);
        this.order[units.many - 1] = NONE;
        this.withdrew[units.many - 1] = 0;
        this.sorties[units.many - 1] = 0;
      }
  }

  /** SORTIE-STATE-009 to SORTIE-STATE-012, SORTIE-STATE-025 */
  private withdrawals(): void {
    const { lists, fate, lost, floating, record } = this.units;
    const back: number[] = [];
    for (const side of SIDES)
      for (const unit of lists[side]) {
        if (fate[unit] !== HERE || lost[unit] === 0 || this.isPinned(unit)) continue;
        const halfMoves = this.answer(3);
        if (halfMoves === 0) continue;
        const ignored = Math.min(halfMoves, lost[unit]!);
        this.withdrew[unit] = halfMoves;
        floating[unit]! += ignored;
        record[unit]! -= ignored;
        this.units.flanksNobody(unit);
        back.push(unit);
      }
    if (back.length === 0) return;
    for (const unit of back) this.askWhoPresses(unit);
    for (const a of lists[0]) for (const b of lists[1]) this.goBack(a, b);
  }

  private askWhoPresses(unit: number): void {
    const { fate, apart } = this.units;
    for (const meeting of this.meetings) {
      const { a, b } = meeting;
      if (a !== unit && b !== unit) continue;
      const by = a === unit ? b : a;
      if (fate[by] !== HERE || this.withdrew[by]! > 0 || apart[apartAt(by, unit)] !== 0) continue;
      meeting.pressed = this.answer(2) === (this.withdrew[unit] === 1 ? 0 : 1);
    }
  }

  private goBack(a: number, b: number): void {
    const [mine, theirs] = [this.withdrew[a]!, this.withdrew[b]!];
    if (mine + theirs === 0) return;
    let halfMoves = this.units.apart[apartAt(a, b)]!;
    for (const meeting of this.meetings)
      if (meeting.a === a && meeting.b === b) {
        if (!meeting.pressed) this.units.setApart(a, b, halfMoves + mine + theirs);
        return;
      }
    if (this.sorties[a]! > 0) halfMoves = Math.max(halfMoves, mine);
    if (this.sorties[b]! > 0) halfMoves = Math.max(halfMoves, theirs);
    if (this.sorties[a] === 0) halfMoves += mine;
    if (this.sorties[b] === 0) halfMoves += theirs;
    this.units.setApart(a, b, halfMoves);
  }

  /** SORTIE-STATE-006, SORTIE-STATE-008 */
  private recover(): void {
    const { many, fate, floating, started, attacked } = this.units;
    for (let unit = 0; unit < many; unit++)
      if (fate[unit] === HERE && floating[unit]! < Math.min(0, started[unit]!) && attacked[unit] === 0)
        floating[unit]!++;
  }

  /** SORTIE-ROUND-012: all at once. */
  private leaveField(): void {
    const { lists, fate } = this.units;
    const leaving: number[] = [];
    for (const side of SIDES)
      for (const unit of lists[side])
        if (fate[unit] === HERE && this.isAway(unit, lists[1 - side]!)) leaving.push(unit);
    for (const unit of leaving) this.units.leave(unit, LEFT, this.round);
  }

  private isAway(unit: number, enemies: readonly number[]): boolean {
    const { fate, apart } = this.units;
    let isAny = false;
    for (const enemy of enemies) {
      if (fate[enemy] !== HERE) continue;
      if (apart[apartAt(unit, enemy)]! < 6) return false;
      isAny = true;
    }
    return isAny;
  }

  /** SORTIE-END-002 */
  private isQuiet(): boolean {
    for (let unit = 0; unit < this.units.many; unit++) {
      const order = this.order[unit];
      if (order === ENGAGE || order === SHOOT || order === CLOSE || order === TAKE) return false;
    }
    return true;
  }

  private left(side: 0 | 1): number {
    let many = 0;
    for (const unit of this.units.lists[side]) if (this.units.fate[unit] === HERE) many++;
    return many;
  }

  private judge(quiet: number): void {
    const [a, b] = [this.left(0), this.left(1)];
    if (a + b === 0) this.ending = BOTH_GONE;
    else if (a === 0 || b === 0) {
      this.ending = FIELD_WON;
      this.winner = a === 0 ? 1 : 0;
    } else if (quiet >= 2) this.ending = AGREED;
    else if (this.round >= 40) this.ending = ROUND_LIMIT;
  }

  /** What the winner says of those who lost: whether it is out to kill, and what becomes of who is Finished. */
  private victory(): boolean {
    if (this.winner < 0) return false;
    const { lists, fate, record } = this.units;
    const losers = lists[1 - this.winner]!;
    const isAnyHurt = losers.some((unit) => fate[unit] !== JOINED && record[unit]! > 0);
    const noQuarter = isAnyHurt && this.answer(2) === 1;
    const taken = losers.filter((unit) => fate[unit] === FINISHED);
    while (taken.length > 0) {
      const drawn = this.answer(2 * taken.length);
      const [unit] = taken.splice(drawn >> 1, 1);
      fate[unit!] = drawn % 2 === 0 ? CAPTURED : KILLED;
    }
    return noQuarter;
  }

  /** SORTIE-AFTER-003 to SORTIE-AFTER-010 */
  private reckon(noQuarter: boolean): void {
    const { lists, fate, heads, headsBefore, record } = this.units;
    for (const side of SIDES)
      for (const unit of lists[side]) {
        this.injured[unit] = 0;
        this.dead[unit] = fate[unit] === KILLED ? heads[unit]! : 0;
        if (fate[unit] === KILLED || fate[unit] === JOINED) continue;
        const hasLost = this.winner === 1 - side;
        const dice = record[unit]!;
        let [injured, dead] = [0, noQuarter && hasLost ? 2 * dice : dice];
        if (dice > 0) this.inputs++;
        for (let nth = 0; nth < dice; nth++) injured += this.pool.die();
        if (hasLost) {
          this.inputs++;
          const more = Math.floor((headsBefore[unit]! * this.pool.die()) / 8);
          injured += more;
          dead += Math.floor(more / 2);
        }
        this.injured[unit] = Math.min(heads[unit]!, injured);
        this.dead[unit] = Math.min(heads[unit]! - this.injured[unit]!, dead);
      }
  }
}

/** Battles in the bare loop. */
export const bareSortie = (start: Start): PlaySortie => {
  const battle = new BareSortie(start);
  const { units, injured, dead } = battle;
  const { heads, floating, record, fate } = units;
  const apart = (one: number, other: number): number => units.apart[apartAt(one, other)]!;
  return (source): Ended => {
    battle.play(source);
    const { inputs, round, ending, winner } = battle;
    const sums = { inputs, rounds: round, ending, winner, units: units.many };
    return { ...sums, heads, floating, record, fate, injured, dead, apart };
  };
};

export const rival = sortieRival(bareSortie(MEASURED));
