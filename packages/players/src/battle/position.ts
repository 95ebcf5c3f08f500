import { hex } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Board } from './board.js';
import { combatWorth } from './combat.js';
import { shoots, troopOf } from './sight.js';
import { stepsFrom, stepsFromEnemies } from './walking.js';

/** How much counts what, next to the worth of what a combat phase brings. */
const WEIGHTS = {
  /** A step nearer to the enemy, for each unit. */
  step: 0.05,
  /** The square of the steps that a unit is ahead of the others. */
  ahead: 0.03,
  /** A step away from the nearest friend, beyond a gap. */
  alone: 0.05,
  /** Each enemy too many who can fall upon a unit, as a share of its worth. */
  threat: 0.12,
  /** The same of enemies upon whom one can fall. */
  chance: 0.06,
  /** How much of a threat is left where the enemy moves only next round. */
  later: 0.5,
};

const GAP = 2;

/** An enemy, and where it could be in a move. */
interface Foe {
  readonly unit: number;
  readonly reach: number;
  readonly away: Int16Array;
  /** How much its threat counts. */
  readonly now: number;
}

/** A board with what a side makes of it: what combat would bring, who could fall upon whom, how its line stands. */
export class Position {
  readonly board: Board;
  readonly side: war.Side;
  /** Positions looked at. */
  nodes = 0;
  private readonly foes: readonly Foe[];
  readonly own: readonly number[];
  private readonly reach: readonly number[];
  private readonly worths: readonly number[];
  private readonly isBow: readonly boolean[];
  /** By hex: steps to the nearest enemy. */
  readonly away: Int16Array;
  private readonly haste: number;
  private readonly chances = new Map<number, number>();
  private readonly threats: Float64Array;
  private readonly openings: Float64Array;

  constructor(board: Board, side: war.Side) {
    const { sight, ground, at } = board;
    this.board = board;
    this.side = side;
    const all = sight.open.roster.map((_, unit) => unit);
    this.own = war.onTheMap(sight, side);
    const enemies = war.onTheMap(sight, war.otherSide(side));
    this.away = stepsFromEnemies(sight, side);
    this.reach = all.map((unit) => troopOf(sight, unit).movement + 1);
    this.worths = all.map((unit) => board.worth(unit));
    this.isBow = all.map((unit) => shoots(sight, unit));
    this.foes = enemies.map((unit) => ({
      unit,
      reach: this.reach[unit] as number,
      away: stepsFrom(ground, [at[unit] as number]),
      now: saga.battle.movesLater(sight, unit) ? 1 : WEIGHTS.later,
    }));
    this.haste = 1 + sight.open.quiet / 2;
    this.threats = new Float64Array(all.length);
    this.openings = new Float64Array(all.length);
  }

  /** The chance that an enemy beats a unit that stands there, as far as it can be known before they meet. */
  private chanceAgainst(foe: number, unit: number): number {
    const { board } = this;
    const key = ((board.at[unit] as number) * 32 + unit) * 32 + foe;
    let chance = this.chances.get(key);
    if (chance === undefined) {
      chance = board.chance(foe, unit, 'shooting');
      this.chances.set(key, chance);
    }
    return chance;
  }

  /** How many enemies could attack each unit. An enemy that can reach several units counts for each of them in part. */
  private dangers(): number {
    const { board, own, foes, threats, openings, reach, worths } = this;
    const { at } = board;
    threats.fill(0);
    openings.fill(0);
    for (const { unit: foe, reach: far, away, now } of foes) {
      let within = 0;
      for (const unit of own) if ((away[at[unit] as number] as number) <= far) within++;
      if (within === 0) continue;
      for (const unit of own) {
        if ((away[at[unit] as number] as number) > far) continue;
        (threats[unit] as number) += (now * 2 * this.chanceAgainst(foe, unit)) / within;
      }
    }
    for (const unit of own) {
      if (this.isBow[unit]) continue;
      const [here, far] = [at[unit] as number, reach[unit] as number];
      let within = 0;
      for (const { away } of foes) if ((away[here] as number) <= far) within++;
      if (within === 0) continue;
      for (const { unit: foe, away } of foes) {
        if ((away[here] as number) > far) continue;
        (openings[foe] as number) += (2 * (1 - this.chanceAgainst(foe, unit))) / within;
      }
    }
    let sum = 0;
    for (const unit of own) {
      sum -= WEIGHTS.threat * (worths[unit] as number) * Math.max(0, (threats[unit] as number) - 1);
    }
    for (const { unit } of foes) {
      sum += WEIGHTS.chance * (worths[unit] as number) * Math.max(0, (openings[unit] as number) - 1);
    }
    return sum;
  }

  /** How well the line advances and holds together. */
  private order(): number {
    const { board, own, away } = this;
    const { at } = board;
    let sum = 0;
    let mean = 0;
    for (const unit of own) mean += Math.min(60, away[at[unit] as number] as number) / own.length;
    for (const unit of own) {
      const here = at[unit] as number;
      const gap = Math.min(60, away[here] as number);
      sum -= WEIGHTS.step * this.haste * (gap - 1);
      const ahead = Math.max(0, mean - gap - 1);
      sum -= WEIGHTS.ahead * ahead * ahead;
      sum -= WEIGHTS.alone * Math.max(0, this.nearestFriend(unit) - GAP);
    }
    return sum;
  }

  private nearestFriend(unit: number): number {
    const { board, own } = this;
    const here = board.at[unit] as number;
    let least = own.length === 1 ? 0 : hex.FAR;
    for (const friend of own) {
      if (friend === unit) continue;
      least = Math.min(least, war.distance(board.ground, here, board.at[friend] as number));
    }
    return least;
  }

  /** Enemies who move after this phase, and whom nobody has come next to. */
  stillToMove(): readonly number[] {
    const { board, own } = this;
    const contacts = saga.battle.contactsOf(board.ground, board.sight.open.roster, board.at);
    const isPinned = (foe: number): boolean =>
      own.some((unit) => ((contacts[foe] as number) & (1 << unit)) !== 0 && (board.entered[unit] as number) > 0);
    return this.foes.flatMap(({ unit, now }) => (now === 1 && !isPinned(unit) ? [unit] : []));
  }

  /** What the board is worth to this side, if the combat phase came now, or with what that would bring. */
  worth(combat: number = combatWorth(this.board, this.side)): number {
    this.nodes++;
    return combat + this.dangers() + this.order();
  }

  /** What the board is worth after the fighting of this round. */
  worthAfter(): number {
    return this.worth(0);
  }
}
