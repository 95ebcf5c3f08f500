import { brokenRule, type Refusal } from '@warmoot/kernel';
import { faultInPlacing, type Placing } from '../../../war/deploying/placings.js';
import { type Ground, hexAt } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';
import { placesOf, unitsOf } from '../../../war/roster/roster.js';
import { DEFENDER, otherSide, type Side } from '../../../war/roster/sides.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Line } from '../model.js';
import { calledBy } from '../names.js';
import { isColumn, isConnected, isEncircled, openForAmbusher, unsurrounded } from './ambush.js';
import type { AmbushedShape } from './formations.js';
import { attackersPart, attackersZone, legalLines } from './lines.js';

export const encircleAllowed = ({ given }: BattleSight): boolean =>
  given.options['saga.battle.ambushEncircle'] === 'allowed';

export const isAmbush = ({ given }: BattleSight): boolean => given.defence !== 'standing';

/**
 * Where a side may put units down, as far as a single hex can tell: an encirclement is seen only in the whole.
 * SAGA-BATTLE-DEPLOY-007: attackers beyond the line. SAGA-BATTLE-DEPLOY-016: an ambusher anywhere but where it would be
 * surrounded. SAGA-BATTLE-DEPLOY-012: next to defenders too.
 */
export const openToPlace = (sight: BattleSight, side: Side): readonly HexIndex[] => {
  const ground = groundOf(sight);
  const taken = placesOf(sight, otherSide(side));
  if (side === DEFENDER) return ground.fromTheMiddle.filter((at) => !taken.includes(at));
  if (isAmbush(sight)) return unsurrounded(ground, taken);
  const { line } = sight.open;
  return line === null ? [] : attackersPart(ground, line, taken);
};

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

const unitFault = (sight: BattleSight, ground: Ground, side: Side, placings: readonly Placing[]): Refusal | null => {
  const found = faultInPlacing(sight, ground, side, placings);
  if (found === null) return null;
  // SAGA-BATTLE-DEPLOY-024: all units in one go.
  if (found.fault === 'units')
    return brokenRule('SAGA-BATTLE-DEPLOY-024', 'battle.placeAll', {
      units: found.units.map((unit) => calledBy(sight, unit)),
    });
  const { unit, at } = found.placing;
  const facts = { unit: calledBy(sight, unit), row: at.row, column: at.column };
  // SAGA-BATTLE-DEPLOY-003: each on a hex of its own that can be stood on.
  return found.fault === 'cannotStand'
    ? brokenRule('SAGA-BATTLE-DEPLOY-003', 'battle.cannotStand', facts)
    : brokenRule('SAGA-BATTLE-DEPLOY-003', 'battle.hexTaken', facts);
};

const ambushedFault = (sight: BattleSight, ground: Ground, hexes: readonly HexIndex[]): Refusal | null => {
  const { shape, attackers, encircle } = ambushedShape(sight);
  if (shape !== 'any' && !isConnected(ground, hexes)) {
    return brokenRule('SAGA-BATTLE-DEPLOY-015', 'battle.notConnected', {});
  }
  if (shape === 'column' && !isColumn(ground, hexes)) {
    return brokenRule('SAGA-BATTLE-DEPLOY-015', 'battle.noColumn', {});
  }
  // As SAGA-BATTLE-DEPLOY-011 has it for a standing army: everyone must fit.
  return openForAmbusher(ground, hexes, encircle).length >= attackers
    ? null
    : brokenRule('SAGA-BATTLE-DEPLOY-017', 'battle.noRoomForAmbusher', { attackers });
};

const ambusherFault = (sight: BattleSight, ground: Ground, hexes: readonly HexIndex[]): Refusal | null => {
  const defenders = placesOf(sight, DEFENDER);
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

const attackerFault = (sight: BattleSight, ground: Ground, hexes: readonly HexIndex[]): Refusal | null => {
  const isAttackers = attackersZone(ground, sight.open.line as Line);
  const beyond = hexes.find((at) => !isAttackers(at));
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
  const ambush = isAmbush(sight);
  if (side !== DEFENDER) return (ambush ? ambusherFault : attackerFault)(sight, ground, hexes);
  if (ambush) return ambushedFault(sight, ground, hexes);
  // SAGA-BATTLE-DEPLOY-023: a standing army stands so that it can name a row.
  return legalLines(ground, hexes, unitsOf(sight, 0).length).length > 0
    ? null
    : brokenRule('SAGA-BATTLE-DEPLOY-023', 'battle.noLegalRow', {});
};
