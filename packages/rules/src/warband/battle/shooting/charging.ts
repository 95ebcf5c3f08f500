import { brokenRule, type Refusal } from '@warmoot/kernel';
import { isWeapon } from '../../figures/hands.js';
import { agentsOfRank } from '../../formations/standing.js';
import type { FigureIndex, SpaceIndex, WeaponKey } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import { weaponsFor } from '../../ranged/weapons.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';
import { nearestOf } from './aims.js';
import { shooterFault, targetFault } from './faults.js';
import { loose } from './loosing.js';
import { isMass, shootingFigures, shotDice } from './volleys.js';

/** What the front rank of a unit throws on its way, and at which unit. */
export interface ThrownOnCharge {
  readonly weapon: WeaponKey;
  readonly target: FormationIndex;
}

/** A battle in which a unit stands somewhere else. */
const standingAt = (sight: BattleSight, unit: FormationIndex, at: SpaceIndex): BattleSight => ({
  ...sight,
  open: { ...sight.open, units: sight.open.units.map((one, nth) => (nth === unit ? { ...one, at } : one)) },
});

/** Those of the front rank who hold it: unique figures from left to right, then the normal ones as one. */
const throwersOf = (sight: BattleSight, unit: FormationIndex, weapon: WeaponKey): readonly FigureIndex[] => {
  const [front] = unitOf(sight, unit).ranks;
  const agents = front === undefined ? [] : agentsOfRank(front);
  return agents.filter((figure) => shooterFault(sight, { figure, weapon }, 'throw') === null);
};

/** WARBAND-RANGE-012, WARBAND-RANGE-014: whether those who throw together on the way are a critical mass. */
const areMass = (sight: BattleSight, unit: FormationIndex, { weapon, target }: ThrownOnCharge): boolean => {
  const together = throwersOf(sight, unit, weapon).reduce((sum, one) => sum + shootingFigures(sight, one), 0);
  return isMass(sight, together, target);
};

/**
 * WARBAND-RANGED-012: why a unit's front rank cannot throw a weapon in the course of its charge, its front's middle being here; null
 * where it can.
 */
export const throwOnChargeFault = (
  sight: BattleSight,
  unit: FormationIndex,
  { weapon, target, at }: ThrownOnCharge & { readonly at: SpaceIndex },
): Refusal | null => {
  const facts = { figure: unitOf(sight, unit).name, target: unitOf(sight, target).name, weapon };
  if (!isWeapon(weapon) || !sight.given.options['warband.chargeThrowWeapons'].includes(weapon))
    return brokenRule('WARBAND-RANGED-012', 'warband.notOnCharge', facts);
  const there = standingAt(sight, unit, at);
  const front = unitOf(sight, unit).ranks[0];
  const [first] = front === undefined ? [] : agentsOfRank(front);
  const [thrower] = throwersOf(there, unit, weapon);
  if (thrower === undefined)
    return first === undefined ? null : shooterFault(there, { figure: first, weapon }, 'throw');
  const on = nearestOf(there, thrower, target);
  if (on < 0) return brokenRule('WARBAND-RANGED-012', 'warband.noTargetForShot', facts);
  return targetFault(there, { figure: thrower, weapon }, on, areMass(there, unit, { weapon, target }));
};

/** What the front rank may throw in the course of a charge: each weapon that goes with charges. */
export const throwsOnCharge = (sight: BattleSight, unit: FormationIndex): readonly WeaponKey[] => {
  const [front] = unitOf(sight, unit).ranks;
  const agents = front === undefined ? [] : agentsOfRank(front);
  const allowed = sight.given.options['warband.chargeThrowWeapons'];
  return [...new Set(agents.flatMap((figure) => weaponsFor(sight, figure, 'throw')))].filter((weapon) =>
    allowed.includes(weapon),
  );
};

/**
 * WARBAND-RANGED-012: the front rank throws on the way, from where it stands now; it costs no action of its own. What is left of the
 * charge must come as a step after it.
 */
export const throwOnCharge = (play: BattlePlay, unit: FormationIndex, { weapon, target }: ThrownOnCharge): void => {
  const mass = areMass(play, unit, { weapon, target });
  const throwers = throwersOf(play, unit, weapon).flatMap((figure) => {
    const on = nearestOf(play, figure, target);
    const fault = on < 0 ? 'none' : targetFault(play, { figure, weapon }, on, mass);
    return fault === null ? [{ figure, weapon, dice: new Map([[on, shotDice(play, figure)]]) }] : [];
  });
  loose(play, throwers, 'throw', false);
};
