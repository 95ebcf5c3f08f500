import { brokenRule, type Refusal } from '@warmoot/kernel';
import { type Ground, hexAt, NOWHERE } from '../../../war/ground/ground.js';
import { hexesOf, unitAt, unitNamed, unitsOf } from '../../../war/roster/roster.js';
import { DEFENDER, type Side } from '../../../war/roster/sides.js';
import type { BattleSight, Placing } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Line } from '../model.js';
import { isColumn, isConnected, isEncircled, openForAmbusher, unsurrounded } from './ambush.js';
import type { AmbushedShape } from './formations.js';
import { isAttackers, legalLines } from './lines.js';

export const encircleAllowed = ({ given }: BattleSight): boolean =>
  given.options['saga.battle.ambushEncircle'] === 'allowed';

/** SAGA-BATTLE-DEPLOY-015: what an ambushed army must look like. */
export const ambushedShape = (sight: BattleSight): AmbushedShape => {
  const { given, open } = sight;
  const free = given.options['saga.battle.ambushShape'] === 'free' || open.waived;
  return {
    units: unitsOf(sight, 1).length,
    attackers: unitsOf(sight, 0).length,
    shape: free ? 'any' : given.defence === 'onTheMarch' ? 'column' : 'group',
    encircle: encircleAllowed(sight),
  };
};

// SAGA-BATTLE-DEPLOY-003, -024: all units, each on a hex of its own that can be stood on.
const unitFault = (sight: BattleSight, ground: Ground, side: Side, placings: readonly Placing[]): Refusal | null => {
  const own = unitsOf(sight, side);
  const named = placings.map(({ unit }) => unitNamed(sight, unit));
  if (placings.length !== own.length || own.some((unit) => !named.includes(unit))) {
    const names = own.map((unit) => unitAt(sight, unit).name);
    return brokenRule('SAGA-BATTLE-DEPLOY-024', 'battle.placeAll', { units: names });
  }
  const taken = sight.open.at.filter((at) => at >= 0);
  for (const { unit, at } of placings) {
    const facts = { unit, row: at.row, column: at.column };
    const place = hexAt(ground, at);
    if (place === NOWHERE || ground.isPassable[place] === 0) {
      return brokenRule('SAGA-BATTLE-DEPLOY-003', 'battle.cannotStand', facts);
    }
    if (taken.includes(place)) return brokenRule('SAGA-BATTLE-DEPLOY-003', 'battle.hexTaken', facts);
    taken.push(place);
  }
  return null;
};

const ambushedFault = (sight: BattleSight, ground: Ground, hexes: readonly number[]): Refusal | null => {
  const { shape, attackers, encircle } = ambushedShape(sight);
  if (shape !== 'any' && !isConnected(ground, hexes)) {
    return brokenRule('SAGA-BATTLE-DEPLOY-015', 'battle.notConnected', {});
  }
  if (shape === 'column' && !isColumn(ground, hexes)) {
    return brokenRule('SAGA-BATTLE-DEPLOY-015', 'battle.noColumn', {});
  }
  // As SAGA-BATTLE-DEPLOY-011 and -023 have it for a standing army: everyone must fit.
  return openForAmbusher(ground, hexes, encircle).length >= attackers
    ? null
    : brokenRule('SAGA-BATTLE-DEPLOY-017', 'battle.noRoomForAmbusher', { attackers });
};

const ambusherFault = (sight: BattleSight, ground: Ground, hexes: readonly number[]): Refusal | null => {
  const defenders = hexesOf(sight, DEFENDER);
  const open = unsurrounded(ground, defenders);
  const inside = hexes.find((at) => !open.includes(at));
  if (inside !== undefined) {
    const { row, column } = ground.places[inside] as { row: number; column: number };
    return brokenRule('SAGA-BATTLE-DEPLOY-017', 'battle.surrounded', { row, column });
  }
  return !encircleAllowed(sight) && isEncircled(ground, defenders, hexes)
    ? brokenRule('SAGA-BATTLE-DEPLOY-018', 'battle.encircled', {})
    : null;
};

const attackerFault = (sight: BattleSight, ground: Ground, hexes: readonly number[]): Refusal | null => {
  const beyond = hexes.find((at) => !isAttackers(ground, sight.open.line as Line, at));
  if (beyond === undefined) return null;
  const { row, column } = ground.places[beyond] as { row: number; column: number };
  return brokenRule('SAGA-BATTLE-DEPLOY-007', 'battle.beyondTheLine', { row, column });
};

/** Why a side may not place its units so, or null where it may. */
export const placingFault = (sight: BattleSight, side: Side, placings: readonly Placing[]): Refusal | null => {
  const ground = groundOf(sight);
  const fault = unitFault(sight, ground, side, placings);
  if (fault !== null) return fault;
  const hexes = placings.map(({ at }) => hexAt(ground, at));
  const ambush = sight.given.defence !== 'standing';
  if (side !== DEFENDER) return (ambush ? ambusherFault : attackerFault)(sight, ground, hexes);
  if (ambush) return ambushedFault(sight, ground, hexes);
  // SAGA-BATTLE-DEPLOY-023
  return legalLines(ground, hexes, unitsOf(sight, 0).length).length > 0
    ? null
    : brokenRule('SAGA-BATTLE-DEPLOY-023', 'battle.noLegalRow', {});
};
