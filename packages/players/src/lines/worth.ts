import { war, warband } from '@warmoot/rules';
import { couldCharge, farFromFoes, meetsAt } from './approach.js';
import { type Body, bodyOf, worthOf } from './bodies.js';
import { Charges } from './charges.js';
import { clashes, type Standing } from './clash.js';
import { hereOf, isRouted, isShooter, reachOf, type Sight, unitAt } from './sight.js';

/** How much the rounds to come count, one after the other. */
const COUNTS = [0.34, 0.33, 0.33] as const;
/** What each space nearer to the enemy is worth to those who fight hand to hand, for each Might; and to those who shoot. */
const NEARER = 0.004;
const AFAR = 0.0012;
/** By how much more for each round in which nothing has happened. */
const IMPATIENCE = 3;
/** WARBAND-ROUND-010: what it costs not to come to blows, for each round in which nobody has. */
const IDLE = 3;
/** WARBAND-PRIORITY-002: what it counts that a side may be the first to charge in the next round. */
const FIRST = 0.7;

const NOBODY: ReadonlySet<number> = new Set();

/** What a battle is worth to a side, from where units stand: expected losses, and no dice. */
export class Worth {
  readonly charges: Charges;
  private readonly side: war.Side;
  private readonly bodies: readonly Body[];
  private readonly shooters: readonly boolean[];
  private readonly reach: readonly number[];
  private readonly quiet: number;
  private readonly eagerness: number;
  private readonly clashed = new Map<string, number>();

  constructor(sight: Sight, side: war.Side) {
    this.side = side;
    this.bodies = sight.open.units.map((_unit, nth) => bodyOf(sight, nth));
    this.charges = new Charges(sight, this.bodies);
    this.shooters = sight.open.units.map((_unit, nth) => isShooter(sight, nth));
    this.reach = sight.open.units.map(({ ranks }, nth) => (ranks.length === 0 ? 0 : reachOf(sight, nth)));
    this.quiet = sight.open.quiet;
    this.eagerness = 1 + IMPATIENCE * this.quiet;
  }

  private balance({ points, spread }: Standing, counts: (unit: number) => boolean = () => true): number {
    return this.bodies.reduce((sum, body, unit) => {
      if (!counts(unit)) return sum;
      const worth = worthOf(body, points[unit] as number, spread[unit] as number);
      return body.side === this.side ? sum + worth : sum - worth;
    }, 0);
  }

  /** What two units are worth against each other when they have struck for a round. */
  ofLine(sight: Sight, unit: number, foe: number): number {
    const [standing] = clashes(sight);
    const only = (nth: number): boolean => nth === unit || nth === foe;
    return standing === undefined ? 0 : this.balance(standing, only);
  }

  /** The best charge that a unit would have next, if its side came first. */
  private threat(sight: Sight, unit: number, foes: readonly number[], engaged: ReadonlySet<number>): number {
    let best = 0;
    for (const foe of foes) {
      if (!couldCharge(sight, unit, foe, this.reach[unit] as number)) continue;
      const side = meetsAt(sight, unit, foe);
      best = Math.max(best, this.charges.gain(unit, foe, side, side !== 'front' && engaged.has(foe)));
    }
    return best;
  }

  /** What it is worth to be so far from the enemy. */
  private nearness(sight: Sight, unit: number, foes: readonly number[]): number {
    if (foes.length === 0) return 0;
    const { might } = this.bodies[unit] as Body;
    return 0 - might * (this.shooters[unit] ? AFAR : NEARER) * this.eagerness * this.farFrom(sight, unit, foes);
  }

  /** How far it is to the enemy that is easiest to come to. */
  farFrom(sight: Sight, unit: number, foes: readonly number[]): number {
    const steady = foes.filter((foe) => !isRouted(sight, foe));
    return steady.length > 0 ? farFromFoes(sight, unit, steady) : 2 * farFromFoes(sight, unit, foes);
  }

  /** What a charge comes to that has been carried home. */
  chargeOf(sight: Sight, unit: number, foe: number): number {
    return this.charges.gain(unit, foe, meetsAt(sight, unit, foe), false);
  }

  /** What it is worth to one unit to stand where it does, with its enemies where they are. */
  placeOf(sight: Sight, unit: number): number {
    const foes = hereOf(sight, war.otherSide(unitAt(sight, unit).side));
    let sum = this.nearness(sight, unit, foes) + FIRST * this.threat(sight, unit, foes, NOBODY);
    for (const foe of foes) if (!isRouted(sight, foe)) sum -= FIRST * this.threat(sight, foe, [unit], NOBODY);
    return sum;
  }

  private places(sight: Sight, lines: readonly warband.BattleLine[]): number {
    const engaged = new Set<number>(lines.flatMap(({ units }) => units));
    const sides = [this.side, war.otherSide(this.side)] as const;
    const [own, others] = [hereOf(sight, sides[0]), hereOf(sight, sides[1])];
    const free = (units: readonly number[]): readonly number[] =>
      units.filter((unit) => !engaged.has(unit) && !isRouted(sight, unit));
    let sum = 0;
    for (const unit of free(own))
      sum += this.nearness(sight, unit, others) + FIRST * this.threat(sight, unit, others, engaged);
    for (const foe of free(others)) sum -= FIRST * this.threat(sight, foe, own, engaged);
    return sum;
  }

  private fought(sight: Sight, shots: readonly warband.BlowsAhead[]): number {
    let sum = 0;
    for (const [round, standing] of clashes(sight, shots).entries())
      sum += (COUNTS[round] as number) * this.balance(standing);
    return sum;
  }

  /** When it comes to blows as everybody stands, after shots that may have hit. */
  of(sight: Sight, shots: readonly warband.BlowsAhead[] = []): number {
    const lines = warband.linesOf(sight);
    const stands = lines.flatMap(({ units }) =>
      units.map((unit) => {
        const { at, facing, charged } = unitAt(sight, unit);
        return `${unit} ${at}${facing}${charged}`;
      }),
    );
    const key = `${stands.join(';')}|${shots.map(({ agent, target }) => `${agent} ${target}`).join(';')}`;
    let fought = this.clashed.get(key);
    if (fought === undefined) {
      fought = this.fought(sight, shots);
      this.clashed.set(key, fought);
    }
    const idle = lines.length === 0 && shots.length === 0 ? IDLE * this.quiet : 0;
    return fought + this.places(sight, lines) - idle;
  }
}
