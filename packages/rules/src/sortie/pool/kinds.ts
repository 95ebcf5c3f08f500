import type { UnitIndex } from '../../war/indexes.js';
import type { Ground, Mount, Weight } from '../battle/kinds.table.js';
import { SIZE_BANDS, WEIGHTS } from '../battle/kinds.table.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { UnitRow } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';

export const rowOf = ({ open }: SortieSight, unit: UnitIndex): UnitRow => open.roster[unit] as UnitRow;

/** What a unit is in one fight: of one kind, and perhaps behind walls. */
export interface Fighter {
  readonly heads: number;
  /** SORTIE-SITUATION-017: who is on the walls is on foot. */
  readonly mount: Mount;
  readonly weight: Weight;
  readonly superiorTo: readonly string[];
  /** The keys it goes by: its own, and that of the unit it began the battle in. */
  readonly keys: readonly string[];
  readonly higher: boolean;
  /** SORTIE-SITUATION-016: the level of the walls that it mans; null where it mans none. */
  readonly walls: number | null;
  /** SORTIE-UNIT-004 */
  readonly size: number;
}

/** SORTIE-SITUATION-017: who does one of these stays on the walls. */
const isOnWalls = (maneuver: Maneuver | null): boolean =>
  maneuver === null || maneuver === 'attack' || maneuver === 'defend';

/**
 * SORTIE-SITUATION-015, SORTIE-SITUATION-016: the level of the walls that a unit defends; null where it has none, cannot
 * man them or has left them. Without a maneuver it is where it was.
 */
const wallsOf = (sight: SortieSight, unit: UnitIndex, maneuver: Maneuver | null): number | null => {
  const { walls } = rowOf(sight, unit);
  const mans = walls?.manned === true && sight.open.leftWalls[unit] === 0 && isOnWalls(maneuver);
  return mans ? walls.level : null;
};

/**
 * SORTIE-COMBINE-003: a unit as each of its kinds, with all its heads. SORTIE-UNIT-004: its size is doubled for cavalry
 * (SORTIE-SITUATION-008) and for infantry on walls (SORTIE-SITUATION-015), not for cavalry there (SORTIE-SITUATION-017).
 */
export const fightersOf = (sight: SortieSight, unit: UnitIndex, maneuver: Maneuver | null): readonly Fighter[] => {
  const row = rowOf(sight, unit);
  const heads = sight.open.heads[unit] as number;
  const walls = wallsOf(sight, unit, maneuver);
  return row.parts.map(({ mount, weight, superiorTo, from }) => ({
    heads,
    mount: walls === null ? mount : 'infantry',
    weight,
    superiorTo,
    keys: [row.name, from],
    higher: row.higher,
    walls,
    size: (mount === 'cavalry') === (walls === null) ? 2 * heads : heads,
  }));
};

/** The kind that most of a unit are; of equal ones the first. */
export const mainKind = (sight: SortieSight, unit: UnitIndex): number => {
  const { parts } = rowOf(sight, unit);
  return parts.reduce((main, { heads }, nth) => (heads > (parts[main]?.heads as number) ? nth : main), 0);
};

/** SORTIE-SITUATION-007: the best band that the larger of two sizes reaches, exactly; null where it reaches none. */
export const sizeBand = (mine: number, theirs: number): (typeof SIZE_BANDS)[number] | null =>
  SIZE_BANDS.find(({ from }) => 100 * mine >= from * theirs) ?? null;

const suits = (mine: Fighter, theirs: Fighter): boolean =>
  mine.superiorTo.some((whom) => whom === 'everyone' || whom === theirs.mount || theirs.keys.includes(whom));

/** SORTIE-SITUATION-011: at most one of two has the better weapons; where both would, as after joining, neither has. */
export const hasBetterWeapons = (mine: Fighter, theirs: Fighter): boolean =>
  suits(mine, theirs) && !suits(theirs, mine);

/** SORTIE-SITUATION-018: at most one of two stands higher. */
export const isHigher = (mine: Fighter, theirs: Fighter): boolean => mine.higher && !theirs.higher;

export const isHeavier = (mine: Fighter, theirs: Fighter): boolean =>
  WEIGHTS.indexOf(mine.weight) > WEIGHTS.indexOf(theirs.weight);

/** SORTIE-SITUATION-014: one kind of ground for each sortie, that of the field where nothing else is said of the pair. */
export const groundBetween = ({ given }: SortieSight, mine: Fighter, theirs: Fighter): Ground =>
  given.grounds.find(
    ({ a, b }) =>
      (mine.keys.includes(a) && theirs.keys.includes(b)) || (mine.keys.includes(b) && theirs.keys.includes(a)),
  )?.ground ?? given.ground;
