import { command, war } from '@warmoot/rules';
import type { Sight } from './sight.js';
import { BROKEN_AT, HEALTH_WORTH, unitWorth } from './unitWorth.js';

const NOBODY = -1;
/** COMMAND-RESOLVE-012, COMMAND-DEFEND-003: what a lost fight and a Feint cost. */
const LOSS = 2;
const FEINT = 2;

const HERE = 0;
const ROUTED = 1;
const LEFT = 2;

/** Who attacks whom and who helps whom, by unit. */
export interface Orders {
  readonly attacks: readonly number[];
  readonly helps: readonly number[];
}

/** The fights of one turn reckoned in numbers, from the declarations on: far quicker than to play them. */
export class Fray {
  readonly size: number;
  readonly active: war.Side;
  readonly orders: Orders;
  /** Fights reckoned so far. */
  looks = 0;
  private readonly later: number;
  private readonly sight: Sight;
  private readonly near: readonly (readonly number[])[];
  private readonly fresh: readonly (readonly [assault: number, support: number])[];
  private readonly grades: readonly number[];
  private readonly floor: number;
  private points: number[] = [];
  private damage: number[] = [];
  private fate: number[] = [];

  constructor(sight: Sight, later: number, active: war.Side) {
    const { roster, at, attacks, helps } = sight.open;
    this.sight = sight;
    this.later = later;
    this.active = active;
    this.size = roster.length;
    this.orders = { attacks, helps };
    const ground = command.groundOf(sight);
    const standing = at.flatMap((hex, unit) => (hex >= 0 ? [unit] : []));
    this.near = at.map((hex, unit) =>
      hex < 0 ? [] : standing.filter((other) => other !== unit && war.areAdjacent(ground, hex, at[other] as number)),
    );
    const archers = sight.given.options['command.archerScores'];
    this.fresh = roster.map(({ class: of, grade }) => {
      const { assault, support } = command.scoresFor(of, grade, archers);
      return [assault, support];
    });
    this.grades = roster.map(({ grade }) => command.GRADES.indexOf(grade));
    this.floor = sight.given.options['command.scoreFloor'] === 'zero' ? 0 : -BROKEN_AT;
  }

  sideOf(unit: number): war.Side {
    return (this.sight.open.roster[unit] as command.UnitRow).side;
  }

  private fights(unit: number): boolean {
    return command.CLASSES[(this.sight.open.roster[unit] as command.UnitRow).class].attack;
  }

  enemiesOf(unit: number): readonly number[] {
    return (this.near[unit] as readonly number[]).filter((other) => this.sideOf(other) !== this.sideOf(unit));
  }

  touch(one: number, other: number): boolean {
    return (this.near[one] as readonly number[]).includes(other);
  }

  pays(unit: number): boolean {
    return (this.sight.open.points[unit] as number) > 0;
  }

  /** Who may still attack or help: those that fight, touch an enemy and have not acted in this stage. */
  free(): readonly number[] {
    const { at, acted, stage, attacks } = this.sight.open;
    const free: number[] = [];
    for (let unit = 0; unit < this.size; unit++) {
      if ((at[unit] as number) < 0 || this.sideOf(unit) !== this.active || !this.fights(unit)) continue;
      if (stage === 3 && (acted[unit] !== 0 || attacks[unit] !== NOBODY)) continue;
      if (this.enemiesOf(unit).length > 0) free.push(unit);
    }
    return free;
  }

  private score(unit: number, of: 0 | 1): number {
    const left = (this.fresh[unit] as readonly number[])[of] as number;
    return Math.max(this.floor, left - (this.damage[unit] as number));
  }

  private worth(unit: number, points: number): number {
    const row = this.sight.open.roster[unit] as command.UnitRow;
    return unitWorth(this.later, row, this.score(unit, 0), this.score(unit, 1), points, this.damage[unit] as number);
  }

  /** COMMAND-MORALE-001: a rout, and all that follow from it. */
  private rout(unit: number): void {
    this.fate[unit] = ROUTED;
    const { at } = this.sight.open;
    for (let ally = 0; ally < this.size; ally++) {
      if (this.fate[ally] !== HERE || (at[ally] as number) < 0 || this.sideOf(ally) !== this.sideOf(unit)) continue;
      if ((this.grades[ally] as number) <= (this.grades[unit] as number)) continue;
      if ((this.points[ally] as number) > 0) (this.points[ally] as number)--;
      else this.rout(ally);
    }
  }

  /** Whether a unit routs by a lost fight. */
  private lose(unit: number): boolean {
    if ((this.points[unit] as number) >= LOSS) {
      this.points[unit] = (this.points[unit] as number) - LOSS;
      this.damage[unit] = (this.damage[unit] as number) + 1;
      if ((this.damage[unit] as number) < BROKEN_AT) return false;
    }
    this.rout(unit);
    return true;
  }

  /** COMMAND-SURVIVOR-001: the victor stays for a point where it is worth it, or goes. */
  private survivors(unit: number): void {
    if (this.fate[unit] !== HERE) return;
    const left = this.points[unit] as number;
    const stays = left > 0 && this.worth(unit, left - 1) > HEALTH_WORTH * (BROKEN_AT - (this.damage[unit] as number));
    if (stays) this.points[unit] = left - 1;
    else this.fate[unit] = LEFT;
  }

  private total(unit: number, helpers: readonly number[]): number {
    let sum = this.score(unit, 0);
    for (let helper = 0; helper < this.size; helper++)
      if (helpers[helper] === unit && this.fate[helper] === HERE) sum += this.score(helper, 1);
    return sum;
  }

  private feints(unit: number): boolean {
    const { class: of } = this.sight.open.roster[unit] as command.UnitRow;
    return command.CLASSES[of].feint && (this.points[unit] as number) >= FEINT;
  }

  private clash(unit: number, target: number, helps: readonly number[], defends: readonly number[]): void {
    if (this.fate[unit] !== HERE || this.fate[target] !== HERE) return;
    const ahead = this.total(unit, helps) - this.total(target, defends);
    if (ahead < 0) this.lose(unit);
    else if (ahead > 0) {
      if (this.sight.open.stage <= 3 && this.feints(target))
        this.points[target] = (this.points[target] as number) - FEINT;
      else if (this.lose(target)) this.survivors(unit);
    }
  }

  private outcome({ attacks, helps }: Orders, defends: readonly number[]): number {
    const { open } = this.sight;
    this.looks++;
    this.points = [...open.points];
    this.damage = [...open.damage];
    this.fate = open.at.map((hex) => (hex >= 0 ? HERE : ROUTED));
    const fights: number[] = [];
    for (let unit = 0; unit < this.size; unit++) {
      if (attacks[unit] === NOBODY || this.fate[unit] !== HERE) continue;
      fights.push(unit);
      if (open.attacks[unit] === NOBODY) (this.points[unit] as number)--;
    }
    // The strongest first: it softens the target for the others.
    const totals = fights.map((unit) => [unit, this.total(unit, helps)] as const).sort((a, b) => b[1] - a[1]);
    for (const [unit] of totals) this.clash(unit, attacks[unit] as number, helps, defends);
    let sum = 0;
    for (let unit = 0; unit < this.size; unit++) {
      if ((open.at[unit] as number) < 0 || this.fate[unit] === ROUTED) continue;
      const health = HEALTH_WORTH * (BROKEN_AT - (this.damage[unit] as number));
      const worth = this.fate[unit] === LEFT ? health : this.worth(unit, this.points[unit] as number);
      sum += this.sideOf(unit) === this.active ? worth : -worth;
    }
    return sum;
  }

  /** Whose defence a unit of the other side may support. COMMAND-DEFEND-002, COMMAND-DEFEND-011. */
  private defendable(unit: number, attacked: readonly number[]): readonly number[] {
    if (this.sideOf(unit) === this.active || !this.fights(unit) || attacked.includes(unit)) return [];
    if (this.enemiesOf(unit).length === 0) return [];
    return attacked.filter((ally) => this.touch(unit, ally));
  }

  /** What both sides have before any fight. */
  still(): number {
    const none = this.near.map(() => NOBODY);
    return this.outcome({ attacks: none, helps: none }, none);
  }

  /** What the fights of these orders are worth to the active side, once the other has supported as well as it can. */
  after(orders: Orders): number {
    const { open } = this.sight;
    const attacked = [...new Set(orders.attacks.filter((target) => target !== NOBODY))];
    const defends = [...open.defends];
    const torn: (readonly [unit: number, allies: readonly number[]])[] = [];
    if (open.stage <= 3)
      for (let unit = 0; unit < this.size; unit++) {
        const allies = (open.at[unit] as number) < 0 ? [] : this.defendable(unit, attacked);
        if (allies.length > 0) defends[unit] = allies[0] as number;
        if (allies.length > 1) torn.push([unit, allies]);
      }
    let least = this.outcome(orders, defends);
    for (const [unit, allies] of torn)
      for (const ally of allies) {
        const before = defends[unit] as number;
        if (ally === before) continue;
        defends[unit] = ally;
        const value = this.outcome(orders, defends);
        if (value < least) least = value;
        else defends[unit] = before;
      }
    return least;
  }
}
