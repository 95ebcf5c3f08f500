import { saga, type war } from '@warmoot/rules';
import { chanceOf } from '../chances.js';
import { type Sight, troopOf } from './sight.js';

type Open = Sight['open'];

/** A unit fights at full strength until it is destroyed: this part of its worth does not fall with its losses. */
const BEING_THERE = 0.4;
const EACH_BLOW = 0.2;

/** What a troop type is good for in a fight: its strength, and what it may hope for from its notes. */
const power = (sight: Sight, unit: number): number => {
  const { strength, notes } = troopOf(sight, unit);
  const more = { lightFooted: 0.75, closeOrder: -0.25, againstCavalry: 0.75, openGround: 1.5, shoots: 2 };
  return notes.reduce((sum, note) => sum + more[note], strength);
};

/** An imagined battle: units can be put elsewhere and back. Every question about it goes to the rules. */
export class Board {
  readonly sight: Sight;
  readonly ground: war.Ground;
  readonly at: number[];
  readonly order: number[];
  readonly entered: number[];
  private readonly power: readonly number[];
  /** The battle before anything was imagined. */
  private readonly before: Open;

  /** `as` is what is otherwise than in the sight. */
  constructor({ given, open }: Sight, as: Partial<Pick<Open, 'at' | 'round'>> = {}) {
    this.at = [...(as.at ?? open.at)];
    this.order = [...open.order];
    this.entered = [...open.entered];
    const imagined: Open = { ...open, ...as, at: this.at, order: this.order, entered: this.entered };
    this.sight = { given, open: imagined };
    this.ground = saga.battle.groundOf(this.sight);
    this.power = open.roster.map((_, unit) => power(this.sight, unit));
    this.before = open;
  }

  sideOf(unit: number): war.Side {
    return this.sight.open.roster[unit]?.side as war.Side;
  }

  /** Puts a unit on a hex that it walks so many spaces to; 0 is where it stays. */
  put(unit: number, at: number, spaces: number): void {
    this.at[unit] = at;
    this.entered[unit] = spaces;
    this.order[unit] = saga.battle.orderAfter(this.before, unit, spaces);
  }

  /** What a unit is worth to its side with so many soldiers left. */
  worth(unit: number, left: number = saga.battle.soldiersLeft(this.sight, unit)): number {
    if (left <= 0) return 0;
    const { lossNumber } = this.sight.open;
    return (this.power[unit] as number) * (BEING_THERE + (EACH_BLOW * left) / lossNumber);
  }

  /** What it loses of its worth with so many soldiers, beyond those that it is expected to lose anyway. */
  harm(unit: number, losses: number, already = 0): number {
    const left = saga.battle.soldiersLeft(this.sight, unit) - already;
    return this.worth(unit, left) - this.worth(unit, left - losses);
  }

  /** The exact chance that a unit beats another, as they stand on this board. */
  chance(unit: number, enemy: number, how: 'melee' | 'shooting', clusters: Open['clusters'] = []): number {
    const stance = { at: this.at, order: this.order, clusters };
    return chanceOf(saga.battle.clashThrow(this.sight, stance, { unit, enemy, how }), 'success');
  }
}
