import { type Ground, NOWHERE, placeOf } from '../../../war/ground/ground.js';
import { unitAt } from '../../../war/roster/roster.js';
import type { Side } from '../../../war/roster/sides.js';
import type { BattleChoice, BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { UnitRow } from '../model.js';
import { TROOPS } from '../troops.table.js';

const FRIEND = 1;
const ENEMY = 2;

type Roster = BattleSight['open']['roster'];

/** Writes down where friends and enemies stand, and which hexes are next to an enemy. */
const mark = ({ reaching, touches }: Ground, roster: Roster, at: readonly number[], side: Side): void => {
  const { occupied, halts } = reaching;
  for (let unit = 0; unit < at.length; unit++) {
    const here = at[unit] as number;
    if (here < 0) continue;
    if ((roster[unit] as UnitRow).side === side) {
      occupied[here] = FRIEND;
      continue;
    }
    occupied[here] = ENEMY;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = touches[edge] as number;
      if (next >= 0) halts[next] = 1;
    }
  }
};

const wipe = ({ reaching, touches }: Ground, at: readonly number[]): void => {
  const { occupied, halts } = reaching;
  for (let unit = 0; unit < at.length; unit++) {
    const here = at[unit] as number;
    if (here < 0) continue;
    occupied[here] = 0;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = touches[edge] as number;
      if (next >= 0) halts[next] = 0;
    }
  }
};

interface Walk {
  readonly from: number;
  readonly movement: number;
  /** Whether friends may be passed. */
  readonly pass: boolean;
  /** The one hex that is wanted, or NOWHERE where all are. */
  readonly goal: number;
}

/**
 * Where a move may end, into `found`; returns how many. SAGA-BATTLE-MOVE-001 to -006, -009, -010, -015: from hex to hex,
 * never onto enemies or across what cannot be crossed, through friends where that is allowed, and no farther once next
 * to an enemy. A hex where one must halt can be entered only if it is free. The start can be come back to. Once the way
 * to the goal is known, nothing more is looked for.
 */
const spread = ({ steps, costs, size, reaching }: Ground, { from, movement, pass, goal }: Walk): number => {
  const { occupied, halts, seen, spent, cameFrom, levels, counts, found } = reaching;
  const search = ++reaching.search;
  reaching.backFrom = NOWHERE;
  counts.fill(0);
  seen[from] = search;
  spent[from] = 0;
  cameFrom[from] = NOWHERE;
  levels[0] = from;
  counts[0] = 1;
  let many = 0;
  for (let paid = 0; paid < movement; paid++) {
    if (goal >= 0 && seen[goal] === search && goal !== from && (spent[goal] as number) <= paid) break;
    for (let i = 0; i < (counts[paid] as number); i++) {
      const here = levels[paid * size + i] as number;
      if (spent[here] !== paid || (here !== from && halts[here] === 1)) continue;
      for (let edge = here * 6; edge < here * 6 + 6; edge++) {
        const next = steps[edge] as number;
        if (next < 0) continue;
        const sum = paid + (costs[next] as number);
        if (sum > movement) continue;
        if (next === from) {
          if (reaching.backFrom === NOWHERE) reaching.backFrom = here;
          continue;
        }
        const known = seen[next] === search;
        if (known && (spent[next] as number) <= sum) continue;
        const who = occupied[next] as number;
        if (who !== 0 && (who === ENEMY || !pass || halts[next] === 1)) continue;
        if (!known) {
          seen[next] = search;
          if (who === 0) found[many++] = next;
        }
        spent[next] = sum;
        cameFrom[next] = here;
        levels[sum * size + (counts[sum] as number)] = next;
        (counts[sum] as number)++;
      }
    }
  }
  if (reaching.backFrom !== NOWHERE) found[many++] = from;
  return many;
};

export const movementOf = (sight: BattleSight, unit: number): number => TROOPS[unitAt(sight, unit).troop].movement;

const walkOf = (sight: BattleSight, unit: number, from: number, goal = NOWHERE): Walk => ({
  from,
  movement: movementOf(sight, unit),
  pass: sight.given.options['saga.battle.passFriends'],
  goal,
});

/** The hexes entered on the way, the goal being the last. SAGA-BATTLE-MOVE-014: so many spaces are moved. */
const wayTo = ({ reaching }: Ground, from: number, to: number): number[] => {
  const { cameFrom, backFrom } = reaching;
  const way = [to];
  let here = to === from ? backFrom : (cameFrom[to] as number);
  for (; here !== from && here !== NOWHERE; here = cameFrom[here] as number) way.push(here);
  return way.reverse();
};

/** Everywhere a unit could move to if units stood so, with the way there. */
export const reachFrom = (
  sight: BattleSight,
  unit: number,
  at: readonly number[] = sight.open.at,
): readonly { readonly to: number; readonly path: readonly number[] }[] => {
  const ground = groundOf(sight);
  const from = at[unit] as number;
  if (from < 0) return [];
  mark(ground, sight.open.roster, at, unitAt(sight, unit).side);
  const many = spread(ground, walkOf(sight, unit, from));
  wipe(ground, at);
  return Array.from({ length: many }, (_, i) => {
    const to = ground.reaching.found[i] as number;
    return { to, path: wayTo(ground, from, to) };
  });
};

/** The way a unit takes to a hex, or null where it cannot move there. */
export const pathTo = (sight: BattleSight, unit: number, to: number): readonly number[] | null => {
  const ground = groundOf(sight);
  const { at, roster } = sight.open;
  const from = at[unit] as number;
  mark(ground, roster, at, (roster[unit] as UnitRow).side);
  const many = spread(ground, walkOf(sight, unit, from, to));
  wipe(ground, at);
  const { found } = ground.reaching;
  for (let i = 0; i < many; i++) if (found[i] === to) return wayTo(ground, from, to);
  return null;
};

// SAGA-BATTLE-MOVE-003, -007: once each, in the phase of its kind, and not once pinned.
export const mayMove = ({ open }: BattleSight, side: Side, unit: number): boolean =>
  (open.at[unit] as number) >= 0 &&
  (open.roster[unit] as UnitRow).side === side &&
  open.pinned[unit] === 0 &&
  open.entered[unit] === 0 &&
  (open.quick[unit] === 1) === open.phase < 3;

const MOVE_CHOICES = new WeakMap<Ground, (BattleChoice | undefined)[][]>();

/** The choice to move a unit to a hex: the same object every time. */
const moveChoice = (ground: Ground, roster: Roster, unit: number, to: number): BattleChoice => {
  const all = MOVE_CHOICES.get(ground) ?? [];
  MOVE_CHOICES.set(ground, all);
  all[unit] ??= new Array(ground.size).fill(undefined);
  const made = all[unit];
  made[to] ??= { choose: 'move', unit: (roster[unit] as UnitRow).name, to: placeOf(ground, to) };
  return made[to];
};

/** Adds every move of every unit of a side that may move now. */
export const addMoves = (sight: BattleSight, side: Side, choices: BattleChoice[]): void => {
  const ground = groundOf(sight);
  const { at, roster } = sight.open;
  mark(ground, roster, at, side);
  for (let unit = 0; unit < at.length; unit++) {
    if (!mayMove(sight, side, unit)) continue;
    const many = spread(ground, walkOf(sight, unit, at[unit] as number));
    for (let i = 0; i < many; i++) choices.push(moveChoice(ground, roster, unit, ground.reaching.found[i] as number));
  }
  wipe(ground, at);
};

const isTaken = (at: readonly number[], place: number): boolean => {
  for (let unit = 0; unit < at.length; unit++) if (at[unit] === place) return true;
  return false;
};

/** Whether there is a free hex right beside a unit that it can enter: nearly always. */
const hasRoom = (sight: BattleSight, { steps, costs }: Ground, unit: number): boolean => {
  const { at } = sight.open;
  const here = at[unit] as number;
  const movement = movementOf(sight, unit);
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = steps[edge] as number;
    if (next >= 0 && (costs[next] as number) <= movement && !isTaken(at, next)) return true;
  }
  return false;
};

/** Whether any unit of a side that may move has somewhere to go: a free hex beside it, or one past its friends. */
export const anyCanMove = (sight: BattleSight, side: Side): boolean => {
  const ground = groundOf(sight);
  const { at, roster } = sight.open;
  let boxedIn = false;
  for (let unit = 0; unit < at.length; unit++) {
    if (!mayMove(sight, side, unit)) continue;
    if (hasRoom(sight, ground, unit)) return true;
    boxedIn = true;
  }
  if (!boxedIn) return false;
  let can = false;
  mark(ground, roster, at, side);
  for (let unit = 0; unit < at.length && !can; unit++) {
    can = mayMove(sight, side, unit) && spread(ground, walkOf(sight, unit, at[unit] as number)) > 0;
  }
  wipe(ground, at);
  return can;
};
