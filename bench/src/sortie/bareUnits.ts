// The units of the bare loop: plain arrays by unit, in which whoever was split off stands last.
import { SPEEDS, WEIGHTS } from './bareTables.js';
import type { BenchUnit, Start } from './sorties.js';

export const [HERE, FINISHED, DESTROYED, CAPTURED, KILLED, FLED, LEFT, JOINED] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** More units than any battle has had, those counted that are part of others. */
const MOST = 128;
export const apartAt = (one: number, other: number): number => one * MOST + other;

const bytes = (): Int8Array => new Int8Array(MOST);
const numbers = (): Int32Array => new Int32Array(MOST);

/** SORTIE-FLOAT-002 to SORTIE-FLOAT-005, SORTIE-FLOAT-015 */
const startingDice = ({ level, commander }: BenchUnit): number => {
  const hundredths = Math.round(level * 100);
  const steps = Math.floor(commander?.level ?? 0);
  const dice = hundredths >= 0 ? Math.floor((hundredths * hundredths) / 10_000) : -Math.floor(-hundredths / 20);
  return dice + (steps * (steps + 1)) / 2;
};

/** SORTIE-COMBINE-010: what the part that stays keeps of the whole; the smaller part's share is rounded down. */
const keptOf = (whole: number, stays: number, goes: number): number =>
  goes <= stays ? whole - Math.floor((whole * goes) / (stays + goes)) : Math.floor((whole * stays) / (stays + goes));

export class BareUnits {
  private readonly setups: readonly BenchUnit[];
  private readonly middle: number;
  private readonly atStart: readonly number[];
  many = 0;
  /** By side, its units in list order. */
  readonly lists: readonly [number[], number[]] = [[], []];
  readonly side = bytes();
  /** Of the units of the start: whether mounted, how heavy, and whether archers. */
  readonly mount: Int8Array;
  readonly weight: Int8Array;
  private readonly bows: Int8Array;
  /** The parts of each unit: the unit of the start that they were of, and how many heads. */
  readonly kinds: number[][] = Array.from({ length: MOST }, () => []);
  private readonly partHeads: number[][] = Array.from({ length: MOST }, () => []);
  /** The units of the start of which there is somebody in it, as bits. */
  private readonly origin = numbers();
  /** SORTIE-COMBINE-003: of all its parts. */
  readonly archers = bytes();
  readonly mounted = bytes();
  readonly speed = bytes();
  readonly heads = numbers();
  readonly headsBefore = numbers();
  readonly floating = numbers();
  readonly started = numbers();
  readonly record = numbers();
  readonly fate = bytes();
  readonly goneIn = bytes();
  readonly opened = bytes();
  readonly attacked = bytes();
  readonly lost = numbers();
  /** The commander's level in hundredths; −1 where there is none. */
  readonly commander = numbers();
  readonly strength = bytes();
  readonly stranger = bytes();
  readonly mercenary = bytes();
  /** SORTIE-WEAK-001, SORTIE-WEAK-002 */
  readonly tired = bytes();
  /** By two units. */
  readonly apart = new Int8Array(MOST * MOST);
  readonly flankedBy = new Uint8Array(MOST * MOST);

  constructor({ a, b }: Start) {
    this.setups = [...a, ...b];
    this.middle = a.length;
    this.atStart = this.setups.map(startingDice);
    this.mount = Int8Array.from(this.setups, ({ mount }) => (mount === 'cavalry' ? 1 : 0));
    this.weight = Int8Array.from(this.setups, ({ weight }) => WEIGHTS[weight]);
    this.bows = Int8Array.from(this.setups, ({ archers }) => (archers ? 1 : 0));
  }

  reset(): void {
    const { setups } = this;
    this.many = setups.length;
    for (const list of this.lists) list.length = 0;
    for (const flags of [this.fate, this.goneIn, this.opened]) flags.fill(0, 0, this.many);
    this.record.fill(0, 0, this.many);
    for (let unit = 0; unit < this.many; unit++) {
      const { heads, commander, mercenary, moved } = setups[unit]!;
      const side = unit < this.middle ? 0 : 1;
      this.side[unit] = side;
      this.lists[side]!.push(unit);
      this.kinds[unit] = [unit];
      this.partHeads[unit] = [heads];
      this.origin[unit] = 1 << unit;
      this.settle(unit);
      this.headsBefore[unit] = heads;
      this.started[unit] = this.atStart[unit]!;
      this.floating[unit] = this.atStart[unit]!;
      this.commander[unit] = commander === null ? -1 : Math.round(100 * commander.level);
      this.strength[unit] = commander?.strengths ? 1 : 0;
      this.stranger[unit] = 0;
      this.mercenary[unit] = mercenary ? 1 : 0;
      this.tired[unit] = moved === 'all' ? 2 : moved === 'overHalf' ? 1 : 0;
      for (let other = 0; other < this.many; other++) {
        this.apart[apartAt(unit, other)] = other < this.middle === (side === 0) ? 0 : 4;
        this.flankedBy[apartAt(unit, other)] = 0;
      }
    }
  }

  /** What follows from the parts of a unit. */
  private settle(unit: number): void {
    const [kinds, heads] = [this.kinds[unit]!, this.partHeads[unit]!];
    let sum = 0;
    let speed = 99;
    this.archers[unit] = 1;
    this.mounted[unit] = 1;
    for (let nth = 0; nth < kinds.length; nth++) {
      const kind = kinds[nth]!;
      sum += heads[nth]!;
      if (this.bows[kind] === 0) this.archers[unit] = 0;
      if (this.mount[kind] === 0) this.mounted[unit] = 0;
      speed = Math.min(speed, SPEEDS[this.mount[kind]! * 3 + this.weight[kind]!]!);
    }
    this.heads[unit] = sum;
    this.speed[unit] = speed;
  }

  /** The kind that most of a unit are. */
  mainKind(unit: number): number {
    const heads = this.partHeads[unit]!;
    let main = 0;
    for (let nth = 1; nth < heads.length; nth++) if (heads[nth]! > heads[main]!) main = nth;
    return this.kinds[unit]![main]!;
  }

  /** SORTIE-STATE-020: who is out of the battle flanks nobody. */
  leave(unit: number, fate: number, round: number): void {
    this.fate[unit] = fate;
    this.goneIn[unit] = round;
    this.flanksNobody(unit);
  }

  setApart(one: number, other: number, halfMoves: number): void {
    this.apart[apartAt(one, other)] = halfMoves;
    this.apart[apartAt(other, one)] = halfMoves;
  }

  flanksNobody(unit: number): void {
    for (let other = 0; other < this.many; other++) this.flankedBy[apartAt(other, unit)] = 0;
  }

  /** SORTIE-COMBINE-010: whether a side has room for one more unit. */
  hasRoom(unit: number): boolean {
    if (this.many < 20) return true;
    let many = 0;
    for (const one of this.lists[this.side[unit]!]!) if (this.fate[one] !== JOINED) many++;
    return many < 20;
  }

  /** SORTIE-COMBINE-001 to SORTIE-COMBINE-009 */
  join(one: number, other: number, round: number): void {
    const [first, second] = one < other ? [one, other] : [other, one];
    const [into, unit] = this.heads[second]! > this.heads[first]! ? [second, first] : [first, second];
    const [larger, smaller] = [this.heads[into]!, this.heads[unit]!];
    this.floating[into]! += Math.floor((this.floating[unit]! * smaller) / larger);
    this.started[into]! += Math.floor((this.started[unit]! * smaller) / larger);
    this.headsBefore[into]! += this.headsBefore[unit]!;
    this.record[into]! += this.record[unit]!;
    this.joinParts(into, unit);
    this.joinCommanders(into, unit);
    this.origin[into]! |= this.origin[unit]!;
    for (const worse of [this.mercenary, this.tired, this.opened, this.attacked])
      worse[into] = Math.max(worse[into]!, worse[unit]!);
    for (let by = 0; by < this.many; by++) {
      if (this.flankedBy[apartAt(by, unit)] === 1) {
        this.flankedBy[apartAt(by, unit)] = 0;
        this.flankedBy[apartAt(by, into)] = 1;
      }
      if (this.flankedBy[apartAt(unit, by)] === 1) this.flankedBy[apartAt(into, by)] = 1;
    }
    for (let by = 0; by < this.many; by++)
      this.setApart(into, by, Math.min(this.apart[apartAt(into, by)]!, this.apart[apartAt(unit, by)]!));
    this.fate[unit] = JOINED;
    this.goneIn[unit] = round;
  }

  private joinParts(into: number, unit: number): void {
    const [kinds, heads] = [this.kinds[into]!, this.partHeads[into]!];
    for (const [nth, kind] of this.kinds[unit]!.entries()) {
      const more = this.partHeads[unit]![nth]!;
      const at = kinds.indexOf(kind);
      if (at >= 0) heads[at]! += more;
      else {
        kinds.push(kind);
        heads.push(more);
      }
    }
    this.settle(into);
  }

  /** SORTIE-COMBINE-002, SORTIE-COMBINE-008 */
  private joinCommanders(into: number, unit: number): void {
    const [mine, theirs] = [this.commander[into]!, this.commander[unit]!];
    const isOneAgain = this.origin[into] === this.origin[unit];
    let takes = mine < 0;
    if (isOneAgain && mine >= 0 && theirs >= 0 && this.stranger[into] === 1)
      takes = this.stranger[unit] === 0 || theirs > mine;
    if (takes) {
      this.commander[into] = theirs;
      this.strength[into] = this.strength[unit]!;
      this.stranger[into] = this.stranger[unit]!;
    }
    if (!isOneAgain) this.stranger[into] = 1;
  }

  /** SORTIE-COMBINE-010: so many go, with the commander or without. */
  split(unit: number, goes: number, leads: boolean): void {
    const stays = this.heads[unit]! - goes;
    const added = this.many++;
    if (added >= MOST) throw new Error('more units than the bare loop has room for');
    const side = this.side[unit]!;
    this.side[added] = side;
    this.lists[side]!.push(added);
    this.splitParts(unit, added, goes);
    this.origin[added] = this.origin[unit]!;
    for (const pool of [this.floating, this.record, this.started, this.headsBefore, this.lost]) {
      const whole = pool[unit]!;
      pool[unit] = keptOf(whole, stays, goes);
      pool[added] = whole - pool[unit]!;
    }
    const { mercenary, tired, opened, attacked, goneIn } = this;
    for (const same of [mercenary, tired, opened, attacked, goneIn]) same[added] = same[unit]!;
    const [led, left] = leads ? [added, unit] : [unit, added];
    this.lead(led, this.commander[unit]!, this.strength[unit]!, this.stranger[unit]!);
    this.lead(left, Math.min(0, this.commander[led]!), 0, 1);
    this.fate[added] = HERE;
    for (let by = 0; by < added; by++) {
      this.flankedBy[apartAt(by, added)] = this.flankedBy[apartAt(by, unit)]!;
      this.flankedBy[apartAt(added, by)] = this.flankedBy[apartAt(unit, by)]!;
      this.setApart(added, by, this.apart[apartAt(unit, by)]!);
    }
    this.flankedBy[apartAt(added, added)] = 0;
    this.apart[apartAt(added, added)] = 0;
  }

  private lead(unit: number, level: number, strength: number, stranger: number): void {
    this.commander[unit] = level;
    this.strength[unit] = strength;
    this.stranger[unit] = stranger;
  }

  private splitParts(unit: number, added: number, goes: number): void {
    const [kinds, heads] = [this.kinds[unit]!, this.partHeads[unit]!];
    const all = this.heads[unit]!;
    const going = heads.map((one) => Math.floor((goes * one) / all));
    let rest = goes - going.reduce((sum, one) => sum + one, 0);
    const bySize = heads.map((_one, nth) => nth).sort((one, other) => heads[other]! - heads[one]! || one - other);
    for (const nth of bySize) {
      const more = Math.min(rest, heads[nth]! - going[nth]!);
      going[nth]! += more;
      rest -= more;
    }
    this.kinds[added] = kinds.filter((_kind, nth) => going[nth]! > 0);
    this.partHeads[added] = going.filter((one) => one > 0);
    this.kinds[unit] = kinds.filter((_kind, nth) => heads[nth]! > going[nth]!);
    this.partHeads[unit] = heads.map((one, nth) => one - going[nth]!).filter((one) => one > 0);
    this.settle(unit);
    this.settle(added);
  }
}
