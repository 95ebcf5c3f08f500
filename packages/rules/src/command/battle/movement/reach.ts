import { hex } from '@warmoot/kernel';
import { areAdjacent, awayFrom, distance, placeOf } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { onTheMap, unitAt } from '../../../war/roster/roster.js';
import { otherSide } from '../../../war/roster/sides.js';
import { type Manners, markUnits, wipeUnits } from '../../../war/walking/marks.js';
import type { CommandSight } from '../command.js';
import { groundOf, touchesEnemyAt } from '../ground.js';

/** COMMAND-MOVE-002, COMMAND-MOVE-011, COMMAND-CHARGE-001: how far. COMMAND-MOVE-015: the same for every class. */
export const ADVANCE = 3;
export const MANOEUVRE = 2;
export const CHARGE = 6;

/**
 * How a unit walks. COMMAND-HEX-006: neither through enemies nor, where the table has it so, through friends.
 * COMMAND-HEX-008: who comes next to an enemy walks on, or must stop. COMMAND-HEX-007: never off the map.
 */
const mannersOf = ({ given: { options }, open }: CommandSight, unit: UnitIndex): Manners => ({
  side: unitAt({ open }, unit).side,
  friends: options['command.passThroughFriends'] === 'on' ? 'passed' : 'barred',
  enemiesHalt: options['command.zoneOfControl'] === 'stop',
});

/** Where walks of a unit can end. Every hex costs one (COMMAND-HEX-010), so the nearer ends come first. */
export interface Walk {
  readonly ends: readonly HexIndex[];
  /** By end: how many hexes are walked to get there. */
  readonly walked: readonly number[];
}

export const NO_WALK: Walk = { ends: [], walked: [] };

/** Every hex, other than its own, where a walk of so many hexes can end, in the order in which they are found. */
export const walkOf = (sight: CommandSight, unit: UnitIndex, budget: number): Walk => {
  const ground = groundOf(sight);
  const { at, roster } = sight.open;
  const from = at[unit] as HexIndex;
  markUnits(ground, roster, at, mannersOf(sight, unit));
  const many = hex.walk(ground.walking, ground, { from, budget, goal: hex.OFF_BOARD });
  wipeUnits(ground, at);
  const { found, search } = ground.walking;
  const ends: HexIndex[] = [];
  const walked: number[] = [];
  for (let i = 0; i < many; i++) {
    const to = found[i] as HexIndex;
    if (to === from) continue;
    ends.push(to);
    walked.push(search.spent[to] as number);
  }
  return { ends, walked };
};

/** The ends of a walk that are no more than so many hexes off. */
const endsWithin = ({ ends, walked }: Walk, hexes: number): readonly HexIndex[] => {
  let many = ends.length;
  while (many > 0 && (walked[many - 1] as number) > hexes) many--;
  return many === ends.length ? ends : ends.slice(0, many);
};

/** COMMAND-TURN-011: a way to a hex; null where there is none so short. */
export const wayTo = (
  sight: CommandSight,
  unit: UnitIndex,
  to: HexIndex,
  budget: number,
): readonly HexIndex[] | null => {
  const ground = groundOf(sight);
  const { at, roster } = sight.open;
  const from = at[unit] as HexIndex;
  if (to < 0 || to === from) return null;
  markUnits(ground, roster, at, mannersOf(sight, unit));
  const many = hex.walk(ground.walking, ground, { from, budget, goal: to });
  wipeUnits(ground, at);
  return many > 0 && ground.walking.found[many - 1] === to ? hex.wayTo(ground.walking, to) : null;
};

/**
 * COMMAND-MOVE-003: whether a hex is nearer to an enemy than where a unit stands: to any of them, or to the nearest.
 * COMMAND-MOVE-005: nothing else is asked of where an Advance ends.
 */
export const isNearer = (sight: CommandSight, unit: UnitIndex): ((to: HexIndex) => boolean) => {
  const ground = groundOf(sight);
  const from = sight.open.at[unit] as HexIndex;
  const aways = onTheMap(sight, otherSide(unitAt(sight, unit).side)).map((one) =>
    awayFrom(ground, sight.open.at[one] as HexIndex),
  );
  const before = aways.map((away) => away[from] as number);
  const least = Math.min(...before);
  const limits = sight.given.options['command.advanceMeasure'] === 'any' ? before : before.map(() => least);
  return (to) => {
    for (let i = 0; i < aways.length; i++)
      if (((aways[i] as Uint8Array)[to] as number) < (limits[i] as number)) return true;
    return false;
  };
};

export const advancesOf = (
  sight: CommandSight,
  unit: UnitIndex,
  walk = walkOf(sight, unit, ADVANCE),
): readonly HexIndex[] => endsWithin(walk, ADVANCE).filter(isNearer(sight, unit));

/** COMMAND-MOVE-012: in another hex. COMMAND-MOVE-013: in any direction, next to enemies too. */
export const manoeuvresOf = (walk: Walk): readonly HexIndex[] => endsWithin(walk, MANOEUVRE);

/** COMMAND-CHARGE-002: enemies of any class, and COMMAND-CHARGE-004 every hex beside one, others beside it or not. */
export const chargesOf = (
  sight: CommandSight,
  unit: UnitIndex,
  { ends }: Walk,
): readonly { readonly target: UnitIndex; readonly to: HexIndex }[] => {
  const ground = groundOf(sight);
  const from = sight.open.at[unit] as HexIndex;
  const found: { readonly target: UnitIndex; readonly to: HexIndex }[] = [];
  for (const target of onTheMap(sight, otherSide(unitAt(sight, unit).side))) {
    const there = sight.open.at[target] as HexIndex;
    const away = awayFrom(ground, there);
    // No walk comes beside whoever is farther away.
    if ((away[from] as number) > CHARGE + 1) continue;
    for (const to of ends) if (away[to] === 1 && areAdjacent(ground, to, there)) found.push({ target, to });
  }
  return found;
};

/** The free hexes right beside a unit that it can step to. */
const stepsFrom = (sight: CommandSight, unit: UnitIndex): readonly HexIndex[] => {
  const { steps } = groundOf(sight);
  const here = sight.open.at[unit] as HexIndex;
  const found: HexIndex[] = [];
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const to = steps[edge] as HexIndex;
    if (to >= 0 && !sight.open.at.includes(to)) found.push(to);
  }
  return found;
};

/** COMMAND-DISENGAGE-001, COMMAND-DISENGAGE-002: exactly one hex, to one that is next to no enemy. */
export const disengagementsOf = (sight: CommandSight, unit: UnitIndex): readonly HexIndex[] =>
  stepsFrom(sight, unit).filter((to) => !touchesEnemyAt(sight, unitAt(sight, unit).side, to));

/** COMMAND-DEFEND-004: one hex, to one at distance 2 from the attacker. */
export const feintsOf = (sight: CommandSight, unit: UnitIndex, attacker: UnitIndex): readonly HexIndex[] => {
  const ground = groundOf(sight);
  const from = sight.open.at[attacker] as HexIndex;
  return stepsFrom(sight, unit).filter((to) => distance(ground, to, from) === 2);
};

export const placesOf = (sight: CommandSight, hexes: readonly HexIndex[]): ReturnType<typeof placeOf>[] =>
  hexes.map((at) => placeOf(groundOf(sight), at));
