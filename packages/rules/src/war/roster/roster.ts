import type { UnitIndex } from '../indexes.js';
import type { Side } from './sides.js';

/** What every war knows of a unit: whose it is, and what it is called. */
export interface RosterRow {
  readonly side: Side;
  readonly name: string;
}

/** A war as far as it lists its units. */
export interface Listed<R extends RosterRow = RosterRow> {
  readonly open: { readonly roster: readonly R[] };
}

/**
 * A war on a map, as far as its units go: who they are, and by unit the index of its place, −1 off the map. What a place
 * is, the game says: a hex, a square, a zone.
 */
export interface Marshalled<R extends RosterRow = RosterRow, P extends number = number> {
  readonly open: { readonly roster: readonly R[]; readonly at: readonly P[] };
}

/** A unit as it was listed. */
export const unitAt = <R extends RosterRow>({ open }: Listed<R>, unit: UnitIndex): R => open.roster[unit] as R;

/** The side of a unit. */
export const sideOf = (sight: Listed, unit: UnitIndex): Side => unitAt(sight, unit).side;

/** The key of a unit. */
export const nameOf = (sight: Listed, unit: UnitIndex): string => unitAt(sight, unit).name;

/** A unit's place in the roster by name, or −1. */
export const unitNamed = ({ open }: Listed, name: string): UnitIndex => {
  for (let unit = 0; unit < open.roster.length; unit++) if (open.roster[unit]?.name === name) return unit;
  return -1;
};

/** Whether a unit is on the map. */
export const isOnTheMap = ({ open }: Marshalled, unit: UnitIndex): boolean => (open.at[unit] as number) >= 0;

/** The units of a side, on the map or not, in seat order. */
export const unitsOf = ({ open }: Listed, side: Side): UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < open.roster.length; unit++) if (open.roster[unit]?.side === side) units.push(unit);
  return units;
};

/** The units of a side that are on the map, in seat order. */
export const onTheMap = ({ open }: Marshalled, side: Side): UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < open.roster.length; unit++) {
    if ((open.roster[unit] as RosterRow).side === side && (open.at[unit] as number) >= 0) units.push(unit);
  }
  return units;
};

export const anyOnTheMap = ({ open }: Marshalled, side: Side): boolean => {
  for (let unit = 0; unit < open.roster.length; unit++) {
    if ((open.roster[unit] as RosterRow).side === side && (open.at[unit] as number) >= 0) return true;
  }
  return false;
};

/** The places where a side's units stand, in seat order. */
export const placesOf = <P extends number>(sight: Marshalled<RosterRow, P>, side: Side): P[] =>
  onTheMap(sight, side).map((unit) => sight.open.at[unit] as P);
