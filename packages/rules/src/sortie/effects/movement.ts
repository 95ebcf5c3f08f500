import { does, type Procedures } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Sortie, SortiePlay, SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { joining, splitting } from './combining.js';
import { isBehindWalls, listOrder, orderOf } from './contests.js';
import { afterMovement, changesIn, goesBack, hasMoved } from './distances.js';
import { passThrough } from './through.js';

/** SORTIE-ROUND-010, SORTIE-ROUND-011: the distances, first by the effects and then by the orders. */
const moveApart = (play: SortiePlay, units: readonly UnitIndex[]): void => {
  const apart = changesIn(play, afterMovement(play));
  const leftWalls = units.filter((unit) => isBehindWalls(play, unit) && hasMoved(play, unit));
  if (apart.length + leftWalls.length > 0) play.say({ event: 'movedApart', apart, leftWalls, parted: [] });
  for (const unit of units) if (goesBack(play, unit)) passThrough(play, unit);
};

/** SORTIE-STATE-016, SORTIE-STATE-026: without a roll; of several takers the first in list order. */
const take = (play: SortiePlay, units: readonly UnitIndex[]): void => {
  for (const unit of units) {
    const order = orderOf(play, unit, 'take');
    if (order !== null && play.open.fate[order.target] === 'finished')
      play.say({ event: 'took', unit, target: order.target, fate: order.fate });
  }
};

/**
 * SORTIE-COMBINE-009: the friend whom a unit joins, where it stands or joins the unit too. Null where nothing comes of it:
 * one of them is engaged or out.
 */
const joins = (sight: SortieSight, unit: UnitIndex): UnitIndex | null => {
  const order = orderOf(sight, unit, 'join');
  if (order === null || !isHere(sight, order.friend)) return null;
  const { friend } = order;
  const isWilling = orderOf(sight, friend, 'stand') !== null || orderOf(sight, friend, 'join')?.friend === unit;
  return isWilling ? friend : null;
};

/** SORTIE-COMBINE-008: whose commander is to lead; of two who say it the one that is listed first is heard. */
const leaderSaid = (sight: SortieSight, unit: UnitIndex): UnitIndex | null =>
  orderOf(sight, unit, 'join')?.leads ?? null;

/** SORTIE-COMBINE-001: two units join. Ours: nobody takes part in more than one joining of a round. */
const join = (play: SortiePlay, units: readonly UnitIndex[]): void => {
  const willing = units.filter((unit) => joins(play, unit) !== null);
  const pairs = willing.map((unit) => [unit, joins(play, unit) as UnitIndex] as const);
  const taken: UnitIndex[] = [];
  for (const [unit, friend] of pairs) {
    if (taken.includes(unit) || taken.includes(friend)) continue;
    taken.push(unit, friend);
    play.say(joining(play, [unit, friend], leaderSaid(play, unit) ?? leaderSaid(play, friend)));
  }
};

/** SORTIE-COMBINE-010 */
const split = (play: SortiePlay, units: readonly UnitIndex[]): void => {
  for (const unit of units) {
    const order = orderOf(play, unit, 'split');
    if (order !== null) play.say(splitting(play, unit, order));
  }
};

export const movementProcedures: Procedures<Sortie, 'movement'> = {
  // Step 5, after the effects: where everybody stands then, and what was ordered.
  movement: does((play) => {
    const units = listOrder(play);
    moveApart(play, units);
    take(play, units);
    join(play, units);
    split(play, units);
  }),
};
