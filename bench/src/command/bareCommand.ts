// A battle by the rules of command, written by hand as a loop over plain arrays: what the kernel's battles are measured
// against. It knows the open plain and the usual options only.
import type { Stream } from '@warmoot/kernel';
import { ATTACK, CHARGE, ENDURES, FAR, FEINT, SIZE, STEPS, unitTables, VOLLEY, WAITING } from './bareTables.js';
import { commandRival, type Ended, MEASURED, type PlayCommand, type Start } from './commands.js';

const [HERE, ROUTED, SLAUGHTERED, LEFT] = [0, 1, 2, 3] as const;
const [FIELD_WON, BOTH_GONE, CONCEDED, ROUND_LIMIT, QUIET] = [0, 1, 2, 3, 4] as const;
const GOES_ON = -1;
/** Orders. To engage or wait is the same here: neither changes anything. */
const [ADVANCE, CHARGES, MANOEUVRE, DISENGAGE, ENGAGE, HOLD, ROUT, ATTACKS, SUPPORT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
/** The units of one side, from the first to the one after the last. */
type Span = readonly [number, number];

class BareCommand {
  private readonly units: ReturnType<typeof unitTables>;
  private readonly spans: readonly [Span, Span];
  private readonly start: Int16Array;
  readonly at: Int16Array;
  readonly points: Int8Array;
  readonly damage: Int8Array;
  readonly fate: Int8Array;
  private readonly acted: Uint8Array;
  private readonly charges: Int8Array;
  private readonly attacks: Int8Array;
  private readonly helps: Int8Array;
  private readonly defends: Int8Array;
  private readonly stood: Int16Array;
  /** By hex: the unit there, from 1; 0 for none. */
  private readonly on = new Uint8Array(SIZE);
  private readonly seen = new Int32Array(SIZE);
  private search = 0;
  private readonly found = new Int16Array(SIZE);
  private readonly ends = new Int16Array(7);
  /** Orders of the unit in hand: what, and where or whom. */
  private readonly what = new Uint8Array(2000);
  private readonly whither = new Int16Array(2000);
  private readonly whom = new Int8Array(2000);
  private many = 0;
  private readonly some = new Uint8Array(64);
  private routs: number[] = [];
  private source: Stream = { below: () => 0 };
  inputs = 0;
  round = 0;
  ending: number = GOES_ON;
  winner = -1;
  private active = 0;
  private stage = 0;
  private stirred = false;

  constructor(start: Start) {
    this.units = unitTables(start);
    const { many, middle } = this.units;
    this.spans = [
      [0, middle],
      [middle, many],
    ];
    this.start = Int16Array.from(start.at);
    this.at = new Int16Array(many);
    this.stood = new Int16Array(many);
    this.points = new Int8Array(many);
    this.damage = new Int8Array(many);
    this.fate = new Int8Array(many);
    this.acted = new Uint8Array(many);
    this.charges = new Int8Array(many);
    this.attacks = new Int8Array(many);
    this.helps = new Int8Array(many);
    this.defends = new Int8Array(many);
  }

  play(source: Stream): void {
    this.source = source;
    this.at.set(this.start);
    this.on.fill(0);
    for (let unit = 0; unit < this.at.length; unit++) this.on[this.at[unit]!] = unit + 1;
    this.points.set(this.units.points);
    this.damage.fill(0);
    this.fate.fill(HERE);
    this.inputs = 0;
    this.ending = GOES_ON;
    this.winner = -1;
    let quiet = 0;
    for (this.round = 1; ; this.round++) {
      this.stood.set(this.at);
      this.stirred = false;
      for (this.active = 0; this.active < 2; this.active++) {
        this.turn();
        if (this.ending !== GOES_ON) return;
      }
      quiet = this.stirred || this.at.some((at, unit) => at !== this.stood[unit]) ? 0 : quiet + 1;
      if (this.round < 10 && quiet < 2) continue;
      this.end(this.round >= 10 ? ROUND_LIMIT : QUIET, this.health(0), this.health(1));
      return;
    }
  }

  private end(ending: number, north: number, south: number): void {
    this.ending = ending;
    this.winner = north === south ? -1 : north > south ? 0 : 1;
  }

  private health(side: number): number {
    let sum = 0;
    for (let unit = this.spans[side]![0]; unit < this.spans[side]![1]; unit++)
      if (this.fate[unit] === HERE || this.fate[unit] === LEFT) sum += 4 - this.damage[unit]!;
    return sum;
  }

  private counted(side: number, fate: number): number {
    let sum = 0;
    for (let unit = this.spans[side]![0]; unit < this.spans[side]![1]; unit++) if (this.fate[unit] === fate) sum++;
    return sum;
  }

  /** COMMAND-END-001, COMMAND-END-002 */
  private judge(): void {
    const [north, south] = [this.counted(0, HERE), this.counted(1, HERE)];
    if (north > 0 && south > 0) return;
    if (north + south > 0) this.end(FIELD_WON, north, south);
    else this.end(BOTH_GONE, this.counted(0, LEFT), this.counted(1, LEFT));
  }

  private turn(): void {
    for (const table of [this.charges, this.attacks, this.helps, this.defends]) table.fill(-1);
    for (this.stage = 1; this.stage <= 4; this.stage++) {
      this.acted.fill(0);
      for (let many = this.toAct(); many > 0; many = this.toAct()) {
        this.order(many);
        if (this.ending === GOES_ON) this.judge();
        if (this.ending !== GOES_ON) return;
      }
    }
    this.combats();
  }

  private actingSpan(): Span {
    return this.spans[this.stage === 4 ? 1 - this.active : this.active]!;
  }

  /** COMMAND-TURN-005: who has still to act, into `some`. */
  private toAct(): number {
    const [first, end] = this.actingSpan();
    let many = 0;
    for (let unit = first; unit < end; unit++)
      if (this.acted[unit] === 0 && this.at[unit]! >= 0 && !(this.stage === 4 && this.attacks.includes(unit)))
        this.some[many++] = unit;
    return many;
  }

  private order(many: number): void {
    this.inputs++;
    if (this.stage === 1 && !this.acted.includes(1) && this.source.below(400) === 0) {
      this.end(CONCEDED, this.active, 1 - this.active);
      return;
    }
    if (this.stage !== 2 && !(this.stage === 3 && this.isAnyBound(many)) && this.source.below(4) === 0) {
      for (let i = 0; i < many; i++) this.acted[this.some[i]!] = 1;
      return;
    }
    const unit = this.some[this.source.below(many)]!;
    this.many = 0;
    if (this.stage === 1) this.volley(unit);
    else if (this.stage === 2) this.move(unit);
    else if (this.stage === 3) this.attack(unit);
    else this.support(unit);
  }

  private put(what: number, whither: number, whom: number): void {
    this.what[this.many] = what;
    this.whither[this.many] = whither;
    this.whom[this.many++] = whom;
  }

  private pay(unit: number, cost: number): void {
    this.points[unit]! -= cost;
    this.stirred = true;
  }

  private go(unit: number, to: number): void {
    this.on[this.at[unit]!] = 0;
    this.at[unit] = to;
    this.on[to] = unit + 1;
  }

  private leave(unit: number, fate: number): void {
    this.on[this.at[unit]!] = 0;
    this.at[unit] = -1;
    this.fate[unit] = fate;
    this.acted[unit] = 1;
    this.stirred = true;
  }

  private isFoe(unit: number, other: number): boolean {
    return unit < this.units.middle !== other < this.units.middle;
  }

  private foesOf(unit: number): Span {
    return this.spans[unit < this.units.middle ? 1 : 0]!;
  }

  private touch(one: number, other: number): boolean {
    const [here, there] = [this.at[one]!, this.at[other]!];
    return here >= 0 && there >= 0 && FAR[here * SIZE + there] === 1;
  }

  private isByFoe(unit: number, at: number): boolean {
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const next = STEPS[edge]!;
      if (next >= 0 && this.on[next]! > 0 && this.isFoe(unit, this.on[next]! - 1)) return true;
    }
    return false;
  }

  /** An answer out of so many. */
  private answer(many: number): number {
    this.inputs++;
    return this.source.below(many);
  }

  private volley(unit: number): void {
    const { may } = this.units;
    if ((may[unit]! & VOLLEY) !== 0 && this.points[unit]! >= 1) {
      const [first, end] = this.foesOf(unit);
      for (let foe = first; foe < end; foe++)
        if (this.at[foe]! >= 0 && FAR[this.at[unit]! * SIZE + this.at[foe]!]! <= 4) this.put(0, 0, foe);
    }
    const volleys = this.many;
    const drawn = this.source.below(volleys + 2);
    this.acted[unit] = 1;
    if (drawn > volleys) this.routOut(unit);
    if (drawn >= volleys) return;
    this.pay(unit, 1);
    const target = this.whom[drawn]!;
    const canPay = this.points[target]! >= 1;
    const answer = this.answer(canPay ? 3 : 2) + (canPay ? 0 : 1);
    if (answer === 0) this.pay(target, 1);
    else if (answer === 1) this.hurt(target);
    else this.rout(target);
    this.morale();
  }

  private hurt(unit: number): void {
    this.damage[unit]!++;
    this.stirred = true;
    if (this.damage[unit]! >= 4) this.rout(unit);
  }

  private rout(unit: number): void {
    this.leave(unit, ROUTED);
    this.routs.push(unit);
    this.lapse();
  }

  private routOut(unit: number): void {
    this.rout(unit);
    this.morale();
  }

  /** COMMAND-MORALE-006 */
  private morale(): void {
    const { grade, middle } = this.units;
    while (this.routs.length > 0) {
      const routed = this.routs[0]!;
      const [first, end] = this.spans[routed < middle ? 0 : 1]!;
      let checked = 0;
      for (;;) {
        let highest = 9;
        for (let unit = first; unit < end; unit++)
          if (this.at[unit]! >= 0 && grade[unit]! > grade[routed]! && (checked & (1 << unit)) === 0)
            highest = Math.min(highest, grade[unit]!);
        if (highest === 9) break;
        this.many = 0;
        for (let unit = first; unit < end; unit++) {
          if (this.at[unit]! < 0 || grade[unit] !== highest || (checked & (1 << unit)) !== 0) continue;
          if (this.points[unit]! >= 1) this.put(0, 0, unit);
          this.put(1, 0, unit);
        }
        const drawn = this.answer(this.many);
        const unit = this.whom[drawn]!;
        checked |= 1 << unit;
        if (this.what[drawn] === 0) this.pay(unit, 1);
        else this.rout(unit);
      }
      this.routs.shift();
    }
  }

  /** COMMAND-DEFEND-007 */
  private lapse(): void {
    if (this.stage !== 3) return;
    for (let unit = 0; unit < this.at.length; unit++)
      if (this.attacks[unit]! >= 0 && !this.touch(unit, this.attacks[unit]!)) this.attacks[unit] = -1;
    for (let unit = 0; unit < this.at.length; unit++) {
      const attacker = this.helps[unit]!;
      if (attacker < 0) continue;
      const target = this.attacks[attacker]!;
      if (target < 0 || !this.touch(unit, attacker) || !this.touch(unit, target)) this.helps[unit] = -1;
    }
  }

  /** Where a walk can end, into `found`, and by how many hexes were walked how many ends there are, into `ends`. */
  private walk(from: number, budget: number): void {
    const { found, seen, on, ends } = this;
    const now = ++this.search;
    seen[from] = now;
    let many = 0;
    let next = -1;
    for (let walked = 1; walked <= budget; walked++) {
      for (const level = many; next < level; next++) {
        const here = next < 0 ? from : found[next]!;
        for (let edge = here * 6; edge < here * 6 + 6; edge++) {
          const to = STEPS[edge]!;
          if (to < 0 || seen[to] === now || on[to] !== 0) continue;
          seen[to] = now;
          found[many++] = to;
        }
      }
      ends[walked] = many;
    }
  }

  /** COMMAND-MOVE-003 */
  private isNearer(unit: number, to: number): boolean {
    const from = this.at[unit]!;
    const [first, end] = this.foesOf(unit);
    for (let foe = first; foe < end; foe++) {
      const there = this.at[foe]!;
      if (there >= 0 && FAR[there * SIZE + to]! < FAR[there * SIZE + from]!) return true;
    }
    return false;
  }

  private move(unit: number): void {
    const may = this.units.may[unit]!;
    const [from, points] = [this.at[unit]!, this.points[unit]!];
    if (this.isByFoe(unit, from)) {
      this.put(ENGAGE, 0, 0);
      if (points >= 2) {
        for (let edge = from * 6; edge < from * 6 + 6; edge++) {
          const to = STEPS[edge]!;
          if (to >= 0 && this.on[to] === 0 && !this.isByFoe(unit, to)) this.put(DISENGAGE, to, 0);
        }
      }
    } else {
      const charges = (may & CHARGE) !== 0 && points >= 1;
      this.walk(from, charges ? 6 : 3);
      const { found, ends } = this;
      for (let i = 0; i < ends[3]!; i++) if (this.isNearer(unit, found[i]!)) this.put(ADVANCE, found[i]!, 0);
      if (charges) this.putCharges(unit);
      if (points >= 1) {
        for (let i = 0; i < ends[2]!; i++) this.put(MANOEUVRE, found[i]!, 0);
        this.put(HOLD, 0, 0);
      }
    }
    if ((may & WAITING) !== 0) this.put(ENGAGE, 0, 0);
    this.put(ROUT, 0, 0);
    const drawn = this.source.below(this.many);
    this.carryOut(unit, this.what[drawn]!, this.whither[drawn]!, this.whom[drawn]!);
  }

  private putCharges(unit: number): void {
    const { found, ends } = this;
    const [first, end] = this.foesOf(unit);
    for (let foe = first; foe < end; foe++) {
      const there = this.at[foe]!;
      if (there < 0) continue;
      for (let i = 0; i < ends[6]!; i++) if (FAR[there * SIZE + found[i]!] === 1) this.put(CHARGES, found[i]!, foe);
    }
  }

  private carryOut(unit: number, what: number, to: number, target: number): void {
    this.acted[unit] = 1;
    if (what === ROUT) this.routOut(unit);
    else if (what === HOLD) this.pay(unit, 1);
    else if (what === DISENGAGE) this.disengage(unit, to);
    else if (what !== ENGAGE) {
      this.go(unit, to);
      if (what === MANOEUVRE) this.pay(unit, 1);
      if (what !== CHARGES) return;
      this.charges[unit] = target;
      if ((this.units.may[target]! & ENDURES) === 0) return;
      const canPay = this.points[target]! >= 1;
      if (this.answer(canPay ? 2 : 1) === 0 && canPay) this.pay(target, 1);
      else this.routOut(target);
    }
  }

  private disengage(unit: number, to: number): void {
    const from = this.at[unit]!;
    const [first, end] = this.foesOf(unit);
    let least = 99;
    for (let foe = first; foe < end; foe++) if (this.touch(unit, foe)) least = Math.min(least, this.points[foe]!);
    this.many = 0;
    for (let foe = first; foe < end; foe++) {
      if (!this.touch(unit, foe) || this.points[foe] !== least) continue;
      this.put(0, 0, foe);
      if (least >= 1) this.put(1, 0, foe);
      this.put(2, 0, foe);
    }
    this.pay(unit, 2);
    this.go(unit, to);
    const drawn = this.answer(this.many);
    const foe = this.whom[drawn]!;
    if (this.what[drawn] === 0) this.go(foe, from);
    else if (this.what[drawn] === 1) this.pay(foe, 1);
    else this.routOut(foe);
  }

  private boundTo(unit: number): number {
    const target = this.charges[unit]!;
    return target >= 0 && this.touch(unit, target) ? target : -1;
  }

  private isAnyBound(many: number): boolean {
    for (let i = 0; i < many; i++) if (this.boundTo(this.some[i]!) >= 0) return true;
    return false;
  }

  private attack(unit: number): void {
    const may = (this.units.may[unit]! & ATTACK) !== 0;
    const bound = this.boundTo(unit);
    const [first, end] = this.foesOf(unit);
    if (may && this.points[unit]! >= 1)
      for (let foe = first; foe < end; foe++)
        if (bound < 0 ? this.touch(unit, foe) : foe === bound) this.put(ATTACKS, 0, foe);
    if (bound < 0) {
      if (may) {
        for (let ally = 0; ally < this.at.length; ally++) {
          const target = this.attacks[ally]!;
          if (target >= 0 && ally !== unit && this.touch(unit, ally) && this.touch(unit, target))
            this.put(SUPPORT, 0, ally);
        }
      }
      this.put(HOLD, 0, 0);
    }
    this.put(ROUT, 0, 0);
    const drawn = this.source.below(this.many);
    const [what, whom] = [this.what[drawn]!, this.whom[drawn]!];
    this.acted[unit] = 1;
    if (what === ROUT) this.routOut(unit);
    else if (what === SUPPORT) this.helps[unit] = whom;
    else if (what === ATTACKS) {
      this.pay(unit, 1);
      this.defend(whom, unit);
    }
  }

  private defend(unit: number, attacker: number): void {
    this.many = 0;
    if ((this.units.may[unit]! & FEINT) !== 0 && this.points[unit]! >= 2) {
      for (let edge = this.at[unit]! * 6, end = edge + 6; edge < end; edge++) {
        const to = STEPS[edge]!;
        if (to >= 0 && this.on[to] === 0 && FAR[to * SIZE + this.at[attacker]!] === 2) this.put(0, to, 0);
      }
    }
    const drawn = this.answer(this.many + 2);
    if (drawn === 0) this.attacks[attacker] = unit;
    else if (drawn > this.many) this.routOut(unit);
    else {
      this.pay(unit, 2);
      this.go(unit, this.whither[drawn - 1]!);
      this.lapse();
    }
  }

  private support(unit: number): void {
    const [first, end] = this.actingSpan();
    if ((this.units.may[unit]! & ATTACK) !== 0 && this.isByFoe(unit, this.at[unit]!))
      for (let ally = first; ally < end; ally++)
        if (ally !== unit && this.touch(unit, ally) && this.attacks.includes(ally)) this.put(0, 0, ally);
    const drawn = this.source.below(this.many + 2);
    this.acted[unit] = 1;
    if (drawn < this.many) this.defends[unit] = this.whom[drawn]!;
    else if (drawn > this.many) this.routOut(unit);
  }

  private score(table: Int8Array, unit: number): number {
    return Math.max(0, table[unit]! - this.damage[unit]!);
  }

  private combats(): void {
    for (;;) {
      this.many = 0;
      for (let unit = 0; unit < this.at.length; unit++) {
        const target = this.attacks[unit]!;
        if (target >= 0 && this.at[unit]! >= 0 && this.at[target]! >= 0) this.put(0, unit, target);
      }
      if (this.many === 0) return;
      const drawn = this.answer(this.many);
      this.clash(this.whither[drawn]!, this.whom[drawn]!);
      this.judge();
      if (this.ending !== GOES_ON) return;
    }
  }

  private clash(unit: number, target: number): void {
    const { assault, support } = this.units;
    let ahead = this.score(assault, unit) - this.score(assault, target);
    for (let helper = 0; helper < this.at.length; helper++) {
      if (this.at[helper]! < 0) continue;
      if (this.helps[helper] === unit) ahead += this.score(support, helper);
      if (this.defends[helper] === target) ahead -= this.score(support, helper);
    }
    this.attacks[unit] = -1;
    if (ahead === 0) return;
    const loser = ahead > 0 ? target : unit;
    const canPay = this.points[loser]! >= 2;
    if (this.answer(canPay ? 2 : 1) === 0 && canPay) {
      this.pay(loser, 2);
      this.hurt(loser);
    } else this.rout(loser);
    this.morale();
    if (loser === target && this.at[target]! < 0) this.survivors(unit, target);
  }

  private survivors(unit: number, routed: number): void {
    const canPay = this.points[unit]! >= 1;
    const answer = this.answer(canPay ? 3 : 2) + (canPay ? 0 : 1);
    if (answer === 0) this.pay(unit, 1);
    else if (answer === 1) {
      this.leave(unit, LEFT);
      this.fate[routed] = SLAUGHTERED;
    } else this.routOut(unit);
  }
}

/** Battles in the bare loop. */
export const bareCommand = (start: Start): PlayCommand => {
  const battle = new BareCommand(start);
  return (source): Ended => {
    battle.play(source);
    const { inputs, round, ending, winner, at, points, damage, fate } = battle;
    return { inputs, rounds: round, ending, winner, at, points, damage, fate };
  };
};

export const rival = commandRival(bareCommand(MEASURED));
