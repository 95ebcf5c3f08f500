import { warband } from '@warmoot/rules';
import type { Side } from './approach.js';
import { type Body, fullWith, worthOf } from './bodies.js';
import { type Sight, supposing, type Unit } from './sight.js';

/** WARBAND-MOD-002, WARBAND-MOD-003: by how much more those hit who come from there. */
const HARDER: Readonly<Record<Side, number>> = { front: 1, flank: 1.2, rear: 1.8 };
/** How much of what comes after the first round counts. */
const AFTER = 0.6;
/** How much of a second round those who were taken in the flank or from behind make up for by turning. */
const TURNED = 0.5;

const NOWHERE: Partial<Unit> = { at: -1 };
const CALM: Partial<Unit> = { charged: -1, braced: false, broken: false, wall: false };

/** What charges would come to, by the dice that units have against each other front to front. */
export class Charges {
  private readonly known = new Map<number, number>();
  private readonly gains = new Map<string, number>();
  private readonly sight: Sight;
  private readonly bodies: readonly Body[];

  constructor(sight: Sight, bodies: readonly Body[]) {
    this.sight = sight;
    this.bodies = bodies;
  }

  private key(unit: number, foe: number): number {
    return unit * this.bodies.length + foe;
  }

  /** Both in the middle of the map, and nobody else there. */
  private meet(unit: number, foe: number): void {
    const { field } = this.sight.given;
    const [x, y] = [Math.floor(field.width / 2), Math.floor(field.height / 2)];
    const changes = new Map<number, Partial<Unit>>(this.bodies.map((_body, nth) => [nth, NOWHERE]));
    changes.set(unit, { ...CALM, at: warband.spaceAt(field, x - 1, y), facing: 'e' });
    changes.set(foe, { ...CALM, at: warband.spaceAt(field, x, y), facing: 'w' });
    for (const [by, on] of [
      [unit, foe],
      [foe, unit],
    ] as const)
      this.known.set(this.key(by, on), 0);
    for (const { unit: by, foe: on, dice, chance } of warband.blowsAhead(supposing(this.sight, changes)))
      this.known.set(this.key(by, on), (this.known.get(this.key(by, on)) ?? 0) + dice * chance);
  }

  /** The points that one unit takes from another in a round, front to front. */
  private dealt(unit: number, foe: number): number {
    const key = this.key(unit, foe);
    if (!this.known.has(key)) this.meet(unit, foe);
    return this.known.get(key) as number;
  }

  private reckoned(unit: number, foe: number, side: Side, pinned: boolean): number {
    const [own, other] = [this.bodies[unit] as Body, this.bodies[foe] as Body];
    const [mine, theirs] = [this.dealt(unit, foe) * HARDER[side], this.dealt(foe, unit)];
    const strikesBack = pinned ? 0 : side === 'front' ? 1 : 0;
    const theyLose = Math.min(other.points, mine);
    const iLose = Math.min(own.points, strikesBack * theirs * fullWith(other, other.points - theyLose));
    const again = pinned || side === 'front' ? strikesBack : TURNED;
    const theyLoseLater = Math.min(other.points - theyLose, AFTER * mine * fullWith(own, own.points - iLose));
    const iLoseLater = Math.min(own.points - iLose, AFTER * again * theirs * fullWith(other, other.points - theyLose));
    const lost = (body: Body, points: number): number =>
      worthOf(body, body.points, 0) - worthOf(body, body.points - points, points / 2);
    return lost(other, theyLose + theyLoseLater) - lost(own, iLose + iLoseLater);
  }

  /** What a side gains when a unit charges another there. `pinned`: others hold its front. */
  gain(unit: number, foe: number, side: Side, pinned: boolean): number {
    const key = `${unit} ${foe} ${side} ${pinned}`;
    const known = this.gains.get(key);
    if (known !== undefined) return known;
    const gain = this.reckoned(unit, foe, side, pinned);
    this.gains.set(key, gain);
    return gain;
  }
}
