import type { DrawnField, Place } from '../../../war/field/field.js';
import type { BattleSight } from '../battle.js';

/*
 * The rules of a battle once more, read off the ledger hex by hex and without any haste, to hold the engine against.
 */

type At = readonly [number, number];

const FIGURES: Readonly<Record<string, readonly [strength: number, movement: number]>> = {
  lightInfantry: [2, 3],
  mediumInfantry: [3, 2],
  heavyInfantry: [4, 2],
  pikemen: [4, 2],
  lightCavalry: [2, 5],
  mediumCavalry: [3, 4],
  heavyCavalry: [5, 4],
  bowmen: [2, 2],
};

const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
const isAt = ({ row, column }: Place, [r, c]: At): boolean => row === r && column === c;

/** A field by rows and columns. */
class PlainField {
  readonly places: readonly At[];
  private readonly field: DrawnField;

  constructor(field: DrawnField) {
    this.field = field;
    this.places = field.ground.flatMap((line, row) => [...line].map((_, column) => [row, column] as const));
  }

  sign([row, column]: At): string | undefined {
    return this.field.ground[row]?.[column];
  }

  isClosed(place: At): boolean {
    return this.sign(place) === '*';
  }

  height(place: At): number {
    return this.field.heights.find((one) => isAt(one, place))?.height ?? 0;
  }

  neighbours([row, column]: At): readonly At[] {
    const left = row % 2 === 0 ? column - 1 : column;
    const all: readonly At[] = [
      [row, column - 1],
      [row, column + 1],
      [row - 1, left],
      [row - 1, left + 1],
      [row + 1, left],
      [row + 1, left + 1],
    ];
    return all.filter((place) => this.sign(place) !== undefined);
  }

  barrier(a: At, b: At): DrawnField['barriers'][number] | undefined {
    return this.field.barriers.find(({ from, to }) => (isAt(from, a) && isAt(to, b)) || (isAt(from, b) && isAt(to, a)));
  }

  areAdjacent(a: At, b: At): boolean {
    return this.neighbours(a).some((one) => same(one, b)) && this.barrier(a, b)?.kind !== 'hard';
  }

  /** The hexes that can be entered from here. */
  steps(here: At): readonly At[] {
    return this.neighbours(here).filter((next) => {
      const barrier = this.barrier(here, next);
      const stops = barrier?.kind === 'hard' && (!barrier.oneWay || isAt(barrier.from, here));
      return this.sign(next) !== '#' && !stops;
    });
  }

  isRim(place: At): boolean {
    return this.neighbours(place).length < 6;
  }

  distance(a: At, b: At): number {
    const down = Math.abs(a[0] - b[0]);
    const halves = Math.abs(2 * a[1] + (a[0] % 2) - 2 * b[1] - (b[0] % 2));
    return Math.max(down, (halves + down) / 2);
  }
}

/** A battle on such a field as it stands. */
export class PlainBattle {
  private readonly sight: BattleSight;
  private readonly field: PlainField;
  private readonly at: readonly (At | null)[];

  /** `at` is where units are taken to stand. */
  constructor(sight: BattleSight, at: readonly number[] = sight.open.at) {
    this.sight = sight;
    this.field = new PlainField(sight.given.fields[0] as DrawnField);
    this.at = at.map((index) => this.field.places[index] ?? null);
  }

  private option(name: string): unknown {
    return (this.sight.given.options as Readonly<Record<string, unknown>>)[`saga.battle.${name}`];
  }

  private unit(unit: number) {
    const { side, troop, name, size } = this.sight.open.roster[unit] as BattleSight['open']['roster'][number];
    const [strength, movement] = FIGURES[troop] as readonly [number, number];
    return { side, troop, name, strength, movement, left: size - (this.sight.open.losses[unit] as number) };
  }

  private here(unit: number): At {
    return this.at[unit] as At;
  }

  private units(which: (unit: number) => boolean): number[] {
    return this.at.flatMap((at, unit) => (at !== null && which(unit) ? [unit] : []));
  }

  private isTaken(place: At): boolean {
    return this.units((other) => same(this.here(other), place)).length > 0;
  }

  private enemies(unit: number): number[] {
    return this.units((other) => this.unit(other).side !== this.unit(unit).side);
  }

  private isNextToEnemy(unit: number, place: At): boolean {
    return this.enemies(unit).some((enemy) => this.field.areAdjacent(place, this.here(enemy)));
  }

  private cost(place: At): number {
    return this.field.isClosed(place) ? (this.option('closedCost') as number) : 1;
  }

  private isFlanked(unit: number): boolean {
    const cluster = this.sight.open.clusters.find(({ lone, many }) => lone === unit || many.includes(unit));
    const own = cluster?.lone === unit ? cluster.many : [];
    const touched = this.enemies(unit).filter((enemy) => this.field.areAdjacent(this.here(unit), this.here(enemy)));
    const caught = this.option('cavalryFlank') === 'contact' ? touched : own;
    return caught.some((one) =>
      caught.some((other) => one < other && !this.field.areAdjacent(this.here(one), this.here(other))),
    );
  }

  private acrossBarrier(unit: number, enemy: number): boolean {
    const barrier = this.field.barrier(this.here(unit), this.here(enemy));
    if (barrier?.kind !== 'soft') return false;
    const { order } = this.sight.open;
    return barrier.oneWay ? isAt(barrier.from, this.here(unit)) : (order[unit] as number) > (order[enemy] as number);
  }

  /** SAGA-BATTLE-TROOP-009 to -022, TERRAIN-016 to -027. */
  strength(unit: number, enemy: number, how: 'melee' | 'shooting'): number {
    const { troop, strength } = this.unit(unit);
    const [here, there] = [this.here(unit), this.here(enemy)];
    const closed = this.field.isClosed(here) || this.field.isClosed(there);
    const isCavalry = (type: string): boolean => type.endsWith('Cavalry');
    const notes: readonly (readonly [boolean, number])[] = [
      [closed && troop === 'lightInfantry', 2],
      [closed && (troop === 'heavyInfantry' || troop === 'pikemen'), -1],
      [troop === 'pikemen' && isCavalry(this.unit(enemy).troop), 3],
      [isCavalry(troop) && !closed && !this.isFlanked(unit), 2],
      [how === 'melee' && this.acrossBarrier(unit, enemy), -1],
      [this.field.height(here) > this.field.height(there), 1],
    ];
    return notes.reduce((sum, [holds, by]) => sum + (holds ? by : 0), strength);
  }

  /** SAGA-BATTLE-MELEE-004, -010 to -012: where a unit may fall back to; null where it cannot, or need not. */
  back(unit: number, from: number, losses: number): readonly (At | null)[] {
    const away = this.field
      .steps(this.here(unit))
      .filter((next) => !this.isTaken(next) && this.field.distance(next, this.here(from)) === 2);
    const clear = away.filter((next) => this.option('backIntoContact') || !this.isNextToEnemy(unit, next));
    const room = clear.length > 0 ? clear : away;
    return room.length === 0 || losses >= this.unit(unit).left ? [null] : room;
  }

  /** SAGA-BATTLE-TROOP-012, MELEE-026. */
  lightSteps(unit: number): readonly At[] {
    if (this.at[unit] === null || this.unit(unit).troop !== 'lightInfantry') return [];
    const here = this.here(unit);
    return this.field
      .steps(here)
      .filter((next) => !this.isTaken(next))
      .filter((next) => {
        const soft = this.field.barrier(here, next)?.kind === 'soft';
        return this.field.isClosed(here) || this.field.isClosed(next) || soft;
      });
  }

  /** SAGA-BATTLE-MOVE-001 to -015: every hex where a path may end. */
  moves(unit: number): readonly At[] {
    const ends = new Map<string, At>();
    const most = new Map<string, number>();
    const friends = this.units((other) => other !== unit && this.unit(other).side === this.unit(unit).side);
    const isEnemys = (place: At): boolean => this.enemies(unit).some((enemy) => same(this.here(enemy), place));
    const go = (here: At, left: number): void => {
      // Whoever was here before with as much left has seen all there is.
      if ((most.get(here.join()) ?? -1) >= left) return;
      most.set(here.join(), left);
      for (const next of this.field.steps(here)) {
        const halts = this.isNextToEnemy(unit, next);
        const isFriends = friends.some((friend) => same(this.here(friend), next));
        if (this.cost(next) > left || isEnemys(next)) continue;
        if (isFriends && (halts || !this.option('passFriends'))) continue;
        if (!isFriends) ends.set(next.join(), next);
        if (!halts) go(next, left - this.cost(next));
      }
    };
    go(this.here(unit), this.unit(unit).movement);
    return [...ends.values()];
  }

  /** SAGA-BATTLE-MOVE-008: whom a unit pins where it stops. */
  pins(unit: number, index: number): readonly number[] {
    const place = this.field.places[index] as At;
    return this.enemies(unit).filter((enemy) => this.field.areAdjacent(place, this.here(enemy)));
  }

  /** SAGA-BATTLE-END-007, -008: the units of a side that can leave the field. */
  leaving(side: number): readonly number[] {
    return this.units((unit) => this.unit(unit).side === side).filter((unit) => {
      const oneMove = this.option('retreatPath') === 'oneMove';
      const least = new Map<string, number>();
      const go = (here: At, spent: number): boolean => {
        if (spent > (oneMove ? this.unit(unit).movement : Number.POSITIVE_INFINITY)) return false;
        if ((least.get(here.join()) ?? Number.POSITIVE_INFINITY) <= spent) return false;
        least.set(here.join(), spent);
        const onward = this.field
          .steps(here)
          .filter(
            (next) => !this.isNextToEnemy(unit, next) && !this.enemies(unit).some((e) => same(this.here(e), next)),
          );
        return this.field.isRim(here) || onward.some((next) => go(next, spent + this.cost(next)));
      };
      return go(this.here(unit), 0);
    });
  }
}
