import { hex, keptForThing, type RuleId } from '@warmoot/kernel';
import { distance, type Ground, NOWHERE, placeOf } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { unitAt } from '../../../war/roster/roster.js';
import type { Side } from '../../../war/roster/sides.js';
import { type Manners, markUnits, wipeUnits } from '../../../war/walking/marks.js';
import type { BattleChoice, BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { UnitRow } from '../model.js';
import { TROOPS } from '../troops.table.js';
import { isQuickPhase } from './phases.js';

export const movementOf = (sight: BattleSight, unit: UnitIndex): number => TROOPS[unitAt(sight, unit).troop].movement;

// SAGA-BATTLE-MOVE-004: never onto or through enemies. SAGA-BATTLE-MOVE-005: through friends where the table has it so,
// but no move ends on one. SAGA-BATTLE-MOVE-006: a unit halts where it comes next to an enemy.
const mark = (
  sight: BattleSight,
  ground: Ground,
  at: readonly HexIndex[],
  side: Side,
  manners: Partial<Manners> = {},
): void =>
  markUnits(ground, sight.open.roster, at, {
    side,
    friends: sight.given.options['saga.battle.passFriends'] ? 'passed' : 'barred',
    enemiesHalt: true,
    ...manners,
  });

/**
 * How many places a unit can move to; they stand in the ground's `walking.found`. SAGA-BATTLE-MOVE-001: it walks
 * as far as its movement. SAGA-BATTLE-MOVE-009: it can move though it starts next to an enemy. SAGA-BATTLE-MOVE-010: its
 * first step may end next to one again, and then it halts there. SAGA-BATTLE-MOVE-015: where it would have to halt it
 * goes only if the hex is free.
 */
// holds by: SAGA-BATTLE-TERRAIN-015 and SAGA-BATTLE-TERRAIN-028, since neither soft barriers nor heights are asked about.
const walk = (sight: BattleSight, ground: Ground, unit: UnitIndex, from: HexIndex, goal: HexIndex = NOWHERE): number =>
  hex.walk(ground.walking, ground, { from, budget: movementOf(sight, unit), goal });

/** Everywhere a unit could move to if units stood so, with the way there. */
export const reachFrom = (
  sight: BattleSight,
  unit: UnitIndex,
  at: readonly HexIndex[] = sight.open.at,
): readonly { readonly to: HexIndex; readonly path: readonly HexIndex[] }[] => {
  const ground = groundOf(sight);
  const from = at[unit] as HexIndex;
  if (from < 0) return [];
  mark(sight, ground, at, unitAt(sight, unit).side);
  const many = walk(sight, ground, unit, from);
  wipeUnits(ground, at);
  return Array.from({ length: many }, (_, i) => {
    const to = ground.walking.found[i] as HexIndex;
    return { to, path: hex.wayTo(ground.walking, to) };
  });
};

/** The way a unit takes to a hex, or null where it cannot move there. SAGA-BATTLE-MOVE-014: so many spaces are moved. */
export const pathTo = (sight: BattleSight, unit: UnitIndex, to: HexIndex): readonly HexIndex[] | null => {
  const ground = groundOf(sight);
  const { at } = sight.open;
  mark(sight, ground, at, unitAt(sight, unit).side);
  const many = walk(sight, ground, unit, at[unit] as HexIndex, to);
  wipeUnits(ground, at);
  return many > 0 && ground.walking.found[many - 1] === to ? hex.wayTo(ground.walking, to) : null;
};

/** Whether a unit could walk to a hex if it had other manners, or more movement. */
const couldReach = (
  sight: BattleSight,
  unit: UnitIndex,
  to: HexIndex,
  { budget = movementOf(sight, unit), ...manners }: Partial<Manners> & { readonly budget?: number },
): boolean => {
  const ground = groundOf(sight);
  const { at } = sight.open;
  mark(sight, ground, at, unitAt(sight, unit).side, manners);
  const many = hex.walk(ground.walking, ground, { from: at[unit] as HexIndex, budget, goal: to });
  wipeUnits(ground, at);
  return many > 0 && ground.walking.found[many - 1] === to;
};

/** Farther than any way that somebody would think of. */
const ANY_LENGTH = 150;

/** The rule that keeps a unit from a hex: that it is too far off, or the one without which it would get there. */
export const reachRule = (sight: BattleSight, unit: UnitIndex, to: HexIndex): RuleId => {
  const who = to < 0 ? -1 : sight.open.at.indexOf(to);
  if (who >= 0 && unitAt(sight, who).side === unitAt(sight, unit).side) return 'SAGA-BATTLE-MOVE-005';
  if (to < 0 || who >= 0 || groundOf(sight).isPassable[to] === 0) return 'SAGA-BATTLE-MOVE-004';
  const isFar = distance(groundOf(sight), sight.open.at[unit] as HexIndex, to) > movementOf(sight, unit);
  if (isFar || couldReach(sight, unit, to, { budget: ANY_LENGTH })) return 'SAGA-BATTLE-MOVE-001';
  if (couldReach(sight, unit, to, { friends: 'passed' })) return 'SAGA-BATTLE-MOVE-005';
  return couldReach(sight, unit, to, { budget: ANY_LENGTH, friends: 'passed', enemiesHalt: false })
    ? 'SAGA-BATTLE-MOVE-006'
    : 'SAGA-BATTLE-MOVE-004';
};

/**
 * SAGA-BATTLE-MOVE-003: a unit moves once, in the phase of its kind. SAGA-BATTLE-MOVE-007: a pinned unit does not move.
 */
export const mayMove = (sight: BattleSight, side: Side, unit: UnitIndex): boolean => {
  const { open } = sight;
  return (
    (open.at[unit] as HexIndex) >= 0 &&
    (open.roster[unit] as UnitRow).side === side &&
    open.pinned[unit] === 0 &&
    open.entered[unit] === 0 &&
    (open.quick[unit] === 1) === isQuickPhase(sight)
  );
};

type MoveChoice = Extract<BattleChoice, { choose: 'move' | 'step' }>;

const movesMade = keptForThing(
  'the choice to move a unit to a hex is one object: thousands are listed, and few are ever told apart',
  (_ground: Ground): (MoveChoice | undefined)[][] => [],
);

/** Adds every move of every unit of a side that may move now. */
export const addMoves = (sight: BattleSight, side: Side, choices: BattleChoice[]): void => {
  const ground = groundOf(sight);
  const made = movesMade(ground);
  const { found } = ground.walking;
  const { at, roster } = sight.open;
  mark(sight, ground, at, side);
  for (let unit = 0; unit < at.length; unit++) {
    if (!mayMove(sight, side, unit)) continue;
    const many = walk(sight, ground, unit, at[unit] as HexIndex);
    const ofUnit = made[unit] ?? new Array<MoveChoice | undefined>(ground.size).fill(undefined);
    made[unit] = ofUnit;
    for (let i = 0; i < many; i++) {
      const to = found[i] as HexIndex;
      let choice = ofUnit[to];
      if (choice === undefined) {
        choice = { choose: 'move', unit: (roster[unit] as UnitRow).name, to: placeOf(ground, to) };
        ofUnit[to] = choice;
      }
      choices.push(choice);
    }
  }
  wipeUnits(ground, at);
};

const isTaken = (at: readonly HexIndex[], place: HexIndex): boolean => {
  for (let unit = 0; unit < at.length; unit++) if (at[unit] === place) return true;
  return false;
};

/** Whether a unit can enter a free hex right beside it. It nearly always can, so this is asked first. */
const hasRoom = (sight: BattleSight, { steps, costs }: Ground, unit: UnitIndex): boolean => {
  const { at } = sight.open;
  const here = at[unit] as HexIndex;
  const movement = movementOf(sight, unit);
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = steps[edge] as HexIndex;
    if (next >= 0 && (costs[next] as number) <= movement && !isTaken(at, next)) return true;
  }
  return false;
};

/** Whether any unit of a side that may move has somewhere to go: a free hex beside it, or one past its friends. */
export const anyCanMove = (sight: BattleSight, side: Side): boolean => {
  const ground = groundOf(sight);
  const { at } = sight.open;
  let boxedIn = false;
  for (let unit = 0; unit < at.length; unit++) {
    if (!mayMove(sight, side, unit)) continue;
    if (hasRoom(sight, ground, unit)) return true;
    boxedIn = true;
  }
  if (!boxedIn) return false;
  let can = false;
  mark(sight, ground, at, side);
  for (let unit = 0; unit < at.length && !can; unit++) {
    can = mayMove(sight, side, unit) && walk(sight, ground, unit, at[unit] as HexIndex) > 0;
  }
  wipeUnits(ground, at);
  return can;
};
