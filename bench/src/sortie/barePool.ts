// The dice of the bare loop: how many a unit rolls, and what they come to.
import type { Stream } from '@warmoot/kernel';
import { CHARGE, comparedDice, FLANK, GROUNDS, HEAVY, LIGHT, RETREAT, sizeDice } from './bareTables.js';
import { apartAt, type BareUnits } from './bareUnits.js';
import type { Start } from './sorties.js';

export class BarePool {
  private readonly units: BareUnits;
  private readonly ground: readonly [number, number];
  /** Who has the initiative; −1 for nobody. */
  initiative = -1;
  /** By unit: the dice of those who come upon it with others. */
  readonly fronts: Int8Array;
  private source: Stream = { below: () => 0 };

  constructor(units: BareUnits, { ground }: Start) {
    this.units = units;
    this.ground = GROUNDS[ground];
    this.fronts = new Int8Array(units.side.length);
  }

  drawFrom(source: Stream): void {
    this.source = source;
  }

  die(): number {
    return 1 + this.source.below(6);
  }

  /** SORTIE-POOL-008: of so many dice the three highest, or the three lowest. */
  roll(many: number, isLowest: boolean): number {
    const sign = isLowest ? -1 : 1;
    let [best, second, third] = [-9, -9, -9];
    for (let nth = 0; nth < many; nth++) {
      const face = sign * this.die();
      if (face <= third) continue;
      if (face <= second) third = face;
      else {
        third = second;
        if (face <= best) second = face;
        else {
          second = best;
          best = face;
        }
      }
    }
    if (many < 3) return many === 2 ? best + second : best;
    return sign * (best + second + third);
  }

  pool(net: number): number {
    return this.roll(3 + Math.abs(net), net < 0);
  }

  penalty(unit: number): number {
    const { floating, mercenary } = this.units;
    return Math.max(0, -floating[unit]!) * (1 + mercenary[unit]!);
  }

  private sizeAs(unit: number, kind: number): number {
    const { heads, mount } = this.units;
    return heads[unit]! << mount[kind]!;
  }

  /** What hangs on the kinds of two who meet. */
  private asKinds(unit: number, kind: number, maneuver: number, enemy: number, other: number): number {
    const { mount, weight } = this.units;
    const [mine, theirs] = [weight[kind]!, weight[other]!];
    let dice = mine + sizeDice(this.sizeAs(unit, kind), this.sizeAs(enemy, other));
    if (mount[kind] === 1) {
      dice += this.ground[mount[other]!]!;
      if (maneuver === CHARGE) dice++;
    }
    if (maneuver === RETREAT) dice += mine === HEAVY ? -1 : mine === LIGHT ? 1 : 0;
    else if (maneuver === FLANK) dice += mine > theirs ? -1 : mine === LIGHT && theirs > mine ? 1 : 0;
    return dice;
  }

  /** SORTIE-COMBINE-003: each of two as the worse of its kinds. */
  private kindDice(unit: number, maneuver: number, enemy: number, against: number): number {
    const [mine, theirs] = [this.units.kinds[unit]!, this.units.kinds[enemy]!];
    if (mine.length === 1 && theirs.length === 1) return this.asKinds(unit, mine[0]!, maneuver, enemy, theirs[0]!);
    const main = this.units.mainKind(unit);
    let their = theirs[0]!;
    let least = 99;
    for (const one of theirs) {
      // The first count decides, and the second where it is the same.
      const worth =
        this.asKinds(enemy, one, against, unit, main) - this.asKinds(unit, main, maneuver, enemy, one) / 100;
      if (worth >= least) continue;
      least = worth;
      their = one;
    }
    let my = mine[0]!;
    least = 99;
    for (const one of mine) {
      const worth =
        this.asKinds(unit, one, maneuver, enemy, their) - this.asKinds(enemy, their, against, unit, one) / 100;
      if (worth >= least) continue;
      least = worth;
      my = one;
    }
    return this.asKinds(unit, my, maneuver, enemy, their);
  }

  /** What a unit has in every roll against an enemy. */
  private ownDice(unit: number, enemy: number, bid: number): number {
    const { commander, strength, stranger, tired, opened, side } = this.units;
    let dice = bid - this.penalty(unit) - tired[unit]! + this.fronts[enemy]!;
    dice += commander[unit]! < 0 ? -2 : strength[unit]! - stranger[unit]!;
    return opened[unit] === 0 && side[unit] === this.initiative ? dice + 1 : dice;
  }

  sortieNet(unit: number, maneuver: number, enemy: number, against: number, bid: number): number {
    return (
      this.kindDice(unit, maneuver, enemy, against) +
      this.ownDice(unit, enemy, bid) +
      comparedDice(maneuver, against) -
      this.units.flankedBy[apartAt(unit, enemy)]!
    );
  }

  /** SORTIE-ARCHER-012 */
  shotNet(unit: number, enemy: number, bid: number): number {
    let least = 99;
    for (const kind of this.units.kinds[unit]!) {
      let most = -99;
      for (const other of this.units.kinds[enemy]!)
        most = Math.max(most, sizeDice(this.sizeAs(unit, kind), this.sizeAs(enemy, other)));
      least = Math.min(least, most);
    }
    return least + this.ownDice(unit, enemy, bid);
  }

  /** SORTIE-ARCHER-009, SORTIE-ARCHER-010: the target number that so many of the target's dice make. */
  targetNumber(penalty: number, bonus: number): number {
    let by = 0;
    if (penalty > 0) {
      let [ones, twos] = [0, 0];
      for (let nth = 0; nth < penalty; nth++) {
        const face = this.die();
        if (face === 1) ones++;
        else if (face === 2) twos++;
      }
      ones = Math.min(3, ones);
      by = -2 * ones - Math.min(3 - ones, twos);
    } else for (let nth = 0; nth < bonus; nth++) by += Math.max(0, this.die() - 4);
    return 11 + by;
  }
}
