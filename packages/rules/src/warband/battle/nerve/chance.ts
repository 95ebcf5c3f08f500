import type { Rated, Sum, Throw } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { agentsOf, figuresIn } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import { moraleChance, moraleThrow, type NamedModifier, RALLIED } from '../../morale/chance.js';
import { UNIT_MODIFIERS } from '../../ranks/morale.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';
import { areHiredUnit, groupOfUnit, isInUnit } from './members.js';

/** WARBAND-SAGA-006: the Lead with which a named character holds people together. */
const LEADS_FROM = 5;

/**
 * WARBAND-TACTIC-002, WARBAND-TACTIC-004: whether a unit has a leader's bonus: its leader of this round is with it still.
 * WARBAND-SAGA-006: or somebody with enough Lead is; of two it is one bonus. WARBAND-TACTIC-005: not where nobody is led.
 */
const isLed = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { leader, ranks } = unitOf(sight, unit);
  if (figuresIn({ ranks }) < 2) return false;
  if (isInUnit(sight, unit, leader)) return true;
  return agentsOf({ ranks }).some(
    (figure) => (rowOf(sight, figure).lead ?? 0) >= LEADS_FROM && isInUnit(sight, unit, figure),
  );
};

/** WARBAND-TACTIC-016, WARBAND-TACTIC-018, WARBAND-TACTIC-020: its banner is raised while its bearer, or a comrade in the bearer's rank, stands. */
export const hasBanner = (sight: BattleSight, unit: FormationIndex): boolean =>
  isInUnit(sight, unit, unitOf(sight, unit).bearer);

/** WARBAND-MORALE-022, WARBAND-MORALE-034: all that has a name and moves a unit's check. */
const namedOf = (sight: BattleSight, unit: FormationIndex): readonly NamedModifier[] => {
  const { side, triggers } = groupOfUnit(sight, unit);
  return [
    ...(isLed(sight, unit) ? [UNIT_MODIFIERS.leader] : []),
    ...(hasBanner(sight, unit) ? [UNIT_MODIFIERS.banner] : []),
    // WARBAND-MELEE-022
    ...(sight.open.rallied[side] && areHiredUnit(sight, unit) ? [RALLIED] : []),
    // WARBAND-TACTIC-010
    ...(triggers.includes('duel') ? [UNIT_MODIFIERS.duelLost] : []),
  ];
};

/** WARBAND-MORALE-031: the chance of a unit's check, as it stands now, whatever it is for. */
export const unitCheckChance = (sight: BattleSight, unit: FormationIndex): ((sum: Sum) => void) => {
  const { grade, circumstances } = groupOfUnit(sight, unit);
  return moraleChance({
    grade,
    circumstances,
    named: namedOf(sight, unit),
    capsNamed: sight.given.options['warband.moraleCapIncludesNamed'] === 'on',
  });
};

/** What is thrown for a unit's check. */
export const checkThrow = (
  facts: BattleSight & { readonly rate: (rate: (sum: Sum) => void) => Rated },
  unit: FormationIndex,
): Throw => moraleThrow(facts.rate(unitCheckChance(facts, unit)));
