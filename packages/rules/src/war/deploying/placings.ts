import type { Place } from '../field/field.js';
import { type Ground, hexAt, NOWHERE, placeOf } from '../ground/ground.js';
import type { HexIndex, UnitIndex } from '../indexes.js';
import { type Marshalled, nameOf, unitNamed, unitsOf } from '../roster/roster.js';
import type { Side } from '../roster/sides.js';

/** A unit and a hex, by their names. */
export interface Placing {
  readonly unit: string;
  readonly at: Place;
}

/** Puts the first unit on the first hex, the second on the second, and so on. */
export const placingsOf = (
  sight: Marshalled,
  ground: Ground,
  units: readonly UnitIndex[],
  hexes: readonly HexIndex[],
): Placing[] => units.map((unit, i) => ({ unit: nameOf(sight, unit), at: placeOf(ground, hexes[i] as HexIndex) }));

/** What is wrong with placing a whole army, whatever the game. */
export type PlacingFault =
  /** Not every unit of the side, or not each of them once. */
  | { readonly fault: 'units'; readonly units: readonly string[] }
  /** The hex cannot be stood on, or somebody stands there. */
  | { readonly fault: 'cannotStand' | 'hexTaken'; readonly placing: Placing };

/** Why a side cannot place its units so: all at once, each on a free hex of its own that can be stood on. */
export const faultInPlacing = (
  sight: Marshalled,
  ground: Ground,
  side: Side,
  placings: readonly Placing[],
): PlacingFault | null => {
  const own = unitsOf(sight, side);
  const named = placings.map(({ unit }) => unitNamed(sight, unit));
  if (placings.length !== own.length || own.some((unit) => !named.includes(unit))) {
    return { fault: 'units', units: own.map((unit) => nameOf(sight, unit)) };
  }
  const taken = sight.open.at.filter((at) => at >= 0);
  for (const placing of placings) {
    const place = hexAt(ground, placing.at);
    if (place === NOWHERE || ground.isPassable[place] === 0) return { fault: 'cannotStand', placing };
    if (taken.includes(place)) return { fault: 'hexTaken', placing };
    taken.push(place);
  }
  return null;
};
