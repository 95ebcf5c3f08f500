import { type Chance, chanceThat, counted, type Fixed, type Rated, type Sum, type Throw } from '@warmoot/kernel';
import { first } from '../../../saga-1e/edition.js';
import { SOFT, SOFT_FROM_OUTSIDE } from '../../../war/ground/barriers.js';
import { areAdjacent, barrierBetween, type Ground } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';
import { unitAt } from '../../../war/roster/roster.js';
import type { CheckEdition } from '../../check/check.js';
import { saga } from '../../edition.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Cluster } from '../model.js';
import { STRENGTH_LINES, type StrengthLine, TROOPS, type Troop, type TroopRow } from '../troops.table.js';

/** How units stand when strengths are worked out: now, when they were fixed, or as somebody imagines it. */
export interface Stance {
  readonly at: readonly number[];
  readonly order: readonly number[];
  readonly clusters: readonly Fixed<Cluster>[];
}

export const asTheyStand = ({ open }: BattleSight): Stance => open;

/** SAGA-BATTLE-MELEE-020: as they stood after shooting, whoever has fallen back since. */
export const asTheyStood = ({ open }: BattleSight): Stance => ({
  at: open.stood,
  order: open.order,
  clusters: open.clusters,
});

/** One unit against another, in melee or at a distance. */
export interface Pair {
  readonly unit: number;
  readonly enemy: number;
  readonly how: 'melee' | 'shooting';
}

const rowOf = (troop: Troop): TroopRow => TROOPS[troop];

// SAGA-BATTLE-TROOP-010, -013: they or their enemy; TROOP-011, -014: once, also when both are.
const someInClosed = ({ isClosed }: Ground, a: number, b: number): boolean => isClosed[a] === 1 || isClosed[b] === 1;

/** The enemies that could catch a unit from two directions. */
const caughtBy = (sight: BattleSight, { at, clusters }: Stance, unit: number): readonly number[] => {
  const { side } = unitAt(sight, unit);
  if (sight.given.options['saga.battle.cavalryFlank'] === 'cluster') {
    return clusters.find(({ lone }) => lone === unit)?.many ?? [];
  }
  const ground = groundOf(sight);
  const here = at[unit] as number;
  const enemies: number[] = [];
  for (let other = 0; other < at.length; other++) {
    const there = at[other] as number;
    if (there >= 0 && unitAt(sight, other).side !== side && areAdjacent(ground, here, there)) enemies.push(other);
  }
  return enemies;
};

// SAGA-BATTLE-TROOP-018 to -020: two of those enemies are not adjacent to each other.
const isFlanked = (sight: BattleSight, stance: Stance, unit: number): boolean => {
  const enemies = caughtBy(sight, stance, unit);
  const ground = groundOf(sight);
  for (let i = 0; i < enemies.length; i++) {
    for (let j = i + 1; j < enemies.length; j++) {
      const [a, b] = [stance.at[enemies[i] as number] as number, stance.at[enemies[j] as number] as number];
      if (a >= 0 && b >= 0 && !areAdjacent(ground, a, b)) return true;
    }
  }
  return false;
};

/** The line for attacking across a soft barrier, where a unit does. */
const barrierLine = (ground: Ground, { at, order }: Stance, { unit, enemy }: Pair): StrengthLine | null => {
  switch (barrierBetween(ground, at[unit] as HexIndex, at[enemy] as HexIndex)) {
    // SAGA-BATTLE-TERRAIN-020: of two directions, who moved most recently attacks.
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
 * The strength of a unit against one enemy. SAGA-BATTLE-TROOP-022: worked out for each pair; SAGA-BATTLE-004, -023:
 * nothing limits it, and losses do not lower it; SAGA-BATTLE-006, -007: neither skills nor leaders enter.
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
  // SAGA-BATTLE-TERRAIN-026, -027: against a lower enemy, in melee and in shooting.
  if ((ground.heights[here] as number) > (ground.heights[there] as number)) addLine(sum, STRENGTH_LINES.highGround);
};

/** SAGA-BATTLE-001: a roll is a check. S1E-SCOPE-004: the first edition, which borrows all else, has its own. */
const EDITIONS: Readonly<Record<CheckEdition['ruleSet'], CheckEdition>> = { saga, 'saga-1e': first };

/** The one throw of a battle, from the side of the unit that rolls. */
export const clashThrow = (
  sight: BattleSight,
  stance: Stance,
  { unit, enemy, how }: Pair,
  rate: (by: (sum: Sum) => void) => Rated = counted,
): Throw =>
  EDITIONS[sight.given.edition].check({
    roller: rate((sum) => addStrength(sum, sight, stance, { unit, enemy, how })),
    opposing: rate((sum) => addStrength(sum, sight, stance, { unit: enemy, enemy: unit, how })),
  });

/** A unit's strength against another. */
export const strengthOf = (sight: BattleSight, stance: Stance, pair: Pair): number =>
  counted((sum) => addStrength(sum, sight, stance, pair)).total;

/** The exact chance that a unit beats another. */
export const chanceToWin = (sight: BattleSight, stance: Stance, pair: Pair): Chance =>
  chanceThat(clashThrow(sight, stance, pair), 'success');
