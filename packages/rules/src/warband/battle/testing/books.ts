import { figuresIn, normalsIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex, Rank } from '../../model/units.js';
import { rankPoints } from '../../ranks/criticals.js';
import type { BattleEvent, BattleOpen, BattleSight } from '../model/battle.js';
import { isBody } from '../units/names.js';

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

interface Thinning {
  readonly removed: number;
  readonly carried: number;
  readonly lost: number;
}

/** What is known of a rank's normal figures: in which unit how many stand, and what is marked on them. */
interface Account {
  readonly unit: FormationIndex;
  readonly normals: number;
  readonly marked: number;
}

const accountsOf = (ranks: readonly Rank[], unit: FormationIndex): readonly (readonly [FigureIndex, Account])[] =>
  ranks.flatMap((rank) =>
    rank.body < 0 ? [] : [[rank.body, { unit, normals: normalsIn(rank), marked: rank.damage + rank.struck }] as const],
  );

const allOf = (units: BattleOpen['units']): ReadonlyMap<FigureIndex, Account> =>
  new Map(units.flatMap(({ ranks }, unit) => accountsOf(ranks, unit)));

const NOBODY: Account = { unit: -1, normals: 0, marked: 0 };
const NO_THINNING: Thinning = { removed: 0, carried: 0, lost: 0 };

/**
 * Books of a battle, kept from what is said alone, rank by rank: who stands, what is marked on them, and who is gone. They are
 * compared with the battle as it is.
 */
export class Books {
  /** Figures of each side when the battle began, and normal ones of it that have been removed. */
  readonly began: readonly [number, number];
  readonly removed: [number, number] = [0, 0];
  /** Points that dice, sure hits and strays have done to ranks, and points that were marked on ranks for them. */
  private hit = 0;
  private marked = 0;
  private readonly accounts: Map<FigureIndex, Account>;
  private thinnings = new Map<FigureIndex, Thinning>();
  private units: number;
  private fault: string | null = null;

  constructor({ units }: BattleOpen) {
    const of = (side: 0 | 1): number => sum(units.filter((unit) => unit.side === side).map(figuresIn));
    this.began = [of(0), of(1)];
    this.units = units.length;
    this.accounts = new Map(allOf(units));
  }

  /** Writes down what has been said; `sight`: the battle as it is then. */
  hears(event: BattleEvent, sight: BattleSight): void {
    const { open, given } = sight;
    const ofRank = (figure: FigureIndex): boolean => isBody(open.roster[figure] ?? { name: '' });
    switch (event.event) {
      case 'struck':
        if (ofRank(event.target)) this.hit += rankPoints(event, given.options['warband.rankCrits']);
        break;
      case 'hitAutomatically':
        if (ofRank(event.target)) this.hit += event.points;
        break;
      case 'rankStrayed':
        this.hit += event.points;
        break;
      case 'rankHarmed':
        if (event.by >= 0) this.marked += event.points;
        this.marks(event.figure, event.points);
        break;
      case 'thinned':
        this.thinnings.set(event.figure, event);
        this.removed[open.units[event.unit]?.side as 0 | 1] += event.removed;
        break;
      case 'closedUp':
        this.closes(event.unit, event.ranks, open as BattleOpen);
        break;
      case 'swapped':
      case 'reformed':
        this.exchanges(event.unit, event.ranks);
        break;
      case 'parted':
        for (const [body, account] of accountsOf(event.part.ranks, this.units)) this.accounts.set(body, account);
        this.units += 1;
        break;
      default:
    }
  }

  private account(body: FigureIndex): Account {
    return this.accounts.get(body) ?? NOBODY;
  }

  private marks(body: FigureIndex, points: number): void {
    const known = this.account(body);
    this.accounts.set(body, { ...known, marked: known.marked + points });
  }

  /**
   * Section 26.2, rank by rank: what was marked, and what came over from another rank, is what its slain had in HP, what passed on,
   * what was lost and what stays. What comes over is what passed on, neither more nor less.
   */
  private closes(unit: FormationIndex, ranks: readonly Rank[], { figures, roster }: BattleOpen): void {
    const after = new Map(accountsOf(ranks, unit));
    const before = [...this.accounts].filter(([, account]) => account.unit === unit);
    let [passed, came] = [0, 0];
    for (const [body, { normals, marked }] of before) {
      const { removed, carried, lost } = this.thinnings.get(body) ?? NO_THINNING;
      const left = after.get(body) ?? NOBODY;
      const hp = figures[body]?.mostHp ?? 0;
      const name = roster[body]?.name;
      const over = removed * hp + carried + lost + left.marked - marked;
      if (over < 0) this.fault = `WARBAND-LINE-027 ${-over} points of ${name} are nowhere`;
      if (normals - removed !== left.normals)
        this.fault = `WARBAND-LINE-013 ${name}: ${normals} less ${removed} are ${left.normals}`;
      passed += carried;
      came += over;
      this.accounts.set(body, { ...left, unit });
    }
    if (passed !== came) this.fault = `WARBAND-LINE-030 ${passed} points passed on, and ${came} came over`;
    this.thinnings = new Map();
  }

  /** Figures of a unit that have changed places: as many as before, and as much marked on them. */
  private exchanges(unit: FormationIndex, ranks: readonly Rank[]): void {
    const after = accountsOf(ranks, unit);
    const before = [...this.accounts].filter(([, account]) => account.unit === unit);
    const totals = (all: readonly (readonly [FigureIndex, Account])[]): string =>
      `${sum(all.map(([, one]) => one.normals))} with ${sum(all.map(([, one]) => one.marked))}`;
    if (totals(before) !== totals(after))
      this.fault = `WARBAND-BMOVE-008 ${totals(before)} have changed places, and are ${totals(after)}`;
    for (const [body] of before) this.accounts.delete(body);
    for (const [body, account] of after) this.accounts.set(body, account);
  }

  /** What is not as it has been told; null where all is. */
  disagrees({ open }: BattleSight): string | null {
    if (this.fault !== null) return this.fault;
    if (this.hit !== this.marked) return `WARBAND-LINE-012 ${this.hit} points dealt, ${this.marked} marked`;
    for (const [body, { normals, marked }] of allOf((open as BattleOpen).units)) {
      const told = this.account(body);
      if (told.normals !== normals || told.marked !== marked)
        return `WARBAND-LINE-027 ${open.roster[body]?.name}: ${normals} with ${marked}, told ${JSON.stringify(told)}`;
    }
    for (const side of [0, 1] as const) {
      const fault = this.sideOf(open as BattleOpen, side);
      if (fault !== null) return fault;
    }
    return null;
  }

  /** WARBAND-ROUND-009: who began stands, has left or given up with its unit, or is slain or subdued; nobody twice. */
  private sideOf({ units, roster, figures }: BattleOpen, side: 0 | 1): string | null {
    const own = units.filter((unit) => unit.side === side);
    const inUnits = new Set(own.flatMap(({ ranks }) => ranks.flatMap(({ slots }) => slots)));
    const fallen = roster.filter(
      (row, nth) =>
        row.side === side &&
        !isBody(row) &&
        !inUnits.has(nth) &&
        ['slain', 'dead', 'subdued'].includes(figures[nth]?.fate ?? ''),
    ).length;
    const all = sum(own.map(figuresIn)) + this.removed[side] + fallen;
    return all === this.began[side] ? null : `WARBAND-LINE-013 ${all} of side ${side} for ${this.began[side]}`;
  }
}
