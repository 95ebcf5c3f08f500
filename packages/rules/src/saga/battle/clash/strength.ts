import { counted, type Fixed, type Rated, type Sum, type Throw } from '@warmoot/kernel';
import { SOFT, SOFT_FROM_OUTSIDE } from '../../../war/ground/barriers.js';
import { areAdjacent, barrierBetween, type Ground } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { unitAt } from '../../../war/roster/roster.js';
import type { CheckEdition } from '../../check/check.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Cluster } from '../model.js';
import { STRENGTH_LINES, type StrengthLine, TROOPS, type Troop, type TroopRow } from '../troops.table.js';

/** How units stand when strengths are worked out: now, when they were fixed, or as somebody imagines it. */
export interface Stance {
  readonly at: readonly HexIndex[];
  readonly order: readonly number[];
  readonly clusters: readonly Fixed<Cluster>[];
}

export const asTheyStand = ({ open }: BattleSight): Stance => open;

/** SAGA-BATTLE-MELEE-020: as units stood after shooting. Units that have fallen back since still count from there. */
export const asTheyStood = ({ open }: BattleSight): Stance => ({
  at: open.stood,
  order: open.order,
  clusters: open.clusters,
});

/** One unit against another, in melee or at a distance. */
export interface Pair {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex;
  readonly how: 'melee' | 'shooting';
}

const rowOf = (troop: Troop): TroopRow => TROOPS[troop];

// SAGA-BATTLE-TROOP-010 and SAGA-BATTLE-TROOP-013: the note counts if the unit or its enemy stands in closed terrain.
// SAGA-BATTLE-TROOP-011 and SAGA-BATTLE-TROOP-014: it counts once, also if both do.
const someInClosed = ({ isClosed }: Ground, a: HexIndex, b: HexIndex): boolean =>
  isClosed[a] === 1 || isClosed[b] === 1;

/** The enemies that could catch a unit from two directions. SAGA-BATTLE-TROOP-019: all in contact, or those of its cluster. */
const caughtBy = (sight: BattleSight, { at, clusters }: Stance, unit: UnitIndex): readonly UnitIndex[] => {
  const { side } = unitAt(sight, unit);
  if (sight.given.options['saga.battle.cavalryFlank'] === 'cluster') {
    return clusters.find(({ lone }) => lone === unit)?.many ?? [];
  }
  const ground = groundOf(sight);
  const here = at[unit] as HexIndex;
  const enemies: UnitIndex[] = [];
  for (let other = 0; other < at.length; other++) {
    const there = at[other] as HexIndex;
    if (there >= 0 && unitAt(sight, other).side !== side && areAdjacent(ground, here, there)) enemies.push(other);
  }
  return enemies;
};

// SAGA-BATTLE-TROOP-018: two of those enemies are not adjacent to each other. SAGA-BATTLE-TROOP-020: a hard barrier between
// them keeps them from being adjacent here too.
const isFlanked = (sight: BattleSight, stance: Stance, unit: UnitIndex): boolean => {
  const enemies = caughtBy(sight, stance, unit);
  const ground = groundOf(sight);
  for (let i = 0; i < enemies.length; i++) {
    for (let j = i + 1; j < enemies.length; j++) {
      const [a, b] = [stance.at[enemies[i] as UnitIndex] as HexIndex, stance.at[enemies[j] as UnitIndex] as HexIndex];
      if (a >= 0 && b >= 0 && !areAdjacent(ground, a, b)) return true;
    }
  }
  return false;
};

/** The line of a unit that attacks across a soft barrier, or null where it does not. */
const barrierLine = (ground: Ground, { at, order }: Stance, { unit, enemy }: Pair): StrengthLine | null => {
  switch (barrierBetween(ground, at[unit] as HexIndex, at[enemy] as HexIndex)) {
    // SAGA-BATTLE-TERRAIN-020: a barrier of two directions hinders the unit that moved most recently.
    case SOFT:
      return (order[unit] as number) > (order[enemy] as number) ? STRENGTH_LINES.acrossBarrier : null;
    case SOFT_FROM_OUTSIDE:
      return STRENGTH_LINES.acrossFromOutside;
    default:
      return null;
  }
};

const addLine = (sum: Sum, { by, why, rule }: StrengthLine): void => sum.add(by, why, rule);

/**
 * The strength of a unit against one enemy. SAGA-BATTLE-TROOP-022: it is worked out for each pair. SAGA-BATTLE-004: nothing
 * limits it. SAGA-BATTLE-TROOP-023: losses do not lower it. SAGA-BATTLE-006: no skill enters. SAGA-BATTLE-007: no leader
 * does. SAGA-BATTLE-TROOP-016: each note counts for itself, so that pikemen in closed terrain against cavalry have both.
 */
const addStrength = (sum: Sum, sight: BattleSight, stance: Stance, pair: Pair): void => {
  const ground = groundOf(sight);
  const { troop, name } = unitAt(sight, pair.unit);
  const { strength, notes } = rowOf(troop);
  const enemy = unitAt(sight, pair.enemy).troop;
  const [here, there] = [stance.at[pair.unit] as HexIndex, stance.at[pair.enemy] as HexIndex];
  sum.add(strength, `troop.${troop}`, 'SAGA-BATTLE-TROOP-009', name);
  const cramped = someInClosed(ground, here, there);
  if (cramped && notes.includes('lightFooted')) addLine(sum, STRENGTH_LINES.lightFooted);
  if (cramped && notes.includes('closeOrder')) addLine(sum, STRENGTH_LINES.closeOrder);
  if (rowOf(enemy).kind === 'cavalry' && notes.includes('againstCavalry')) addLine(sum, STRENGTH_LINES.againstCavalry);
  const open = ground.isOpen[here] === 1 && ground.isOpen[there] === 1;
  if (open && notes.includes('openGround') && !isFlanked(sight, stance, pair.unit)) {
    addLine(sum, STRENGTH_LINES.openGround);
  }
  // SAGA-BATTLE-TERRAIN-024: barriers have no effect on shooting.
  const across = pair.how === 'melee' ? barrierLine(ground, stance, pair) : null;
  if (across !== null) addLine(sum, across);
  // SAGA-BATTLE-TERRAIN-026: a unit is stronger against a lower enemy. SAGA-BATTLE-TERRAIN-027: that holds in melee and
  // in shooting.
  if ((ground.heights[here] as number) > (ground.heights[there] as number)) addLine(sum, STRENGTH_LINES.highGround);
};

/**
 * The one throw of a battle, from the side of the unit that rolls. SAGA-BATTLE-002: who rolls does not change the odds.
 * SAGA-BATTLE-003: success is the roller's, failure the other's.
 */
export type Clash = (sight: BattleSight, stance: Stance, pair: Pair, rate?: (by: (sum: Sum) => void) => Rated) => Throw;

/**
 * SAGA-BATTLE-001: a roll is a check. S1E-SCOPE-004: the first edition borrows the battle and settles its rolls by its
 * own check.
 */
export const clashIn =
  ({ check }: Pick<CheckEdition, 'check'>): Clash =>
  (sight, stance, { unit, enemy, how }, rate = counted) =>
    check({
      roller: rate((sum) => addStrength(sum, sight, stance, { unit, enemy, how })),
      opposing: rate((sum) => addStrength(sum, sight, stance, { unit: enemy, enemy: unit, how })),
    });

/** A unit's strength against another. */
export const strengthOf = (sight: BattleSight, stance: Stance, pair: Pair): number =>
  counted((sum) => addStrength(sum, sight, stance, pair)).total;
