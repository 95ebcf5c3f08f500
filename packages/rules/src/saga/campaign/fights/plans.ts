import { type Shaped, shape } from '@warmoot/kernel';
import { fieldShape } from '../../../war/field/field.js';
import { namesShape, troopsShape } from '../../battle/setup.js';
import { MOST_ON_A_SIDE } from '../../duel/setup.js';
import { idShape as id } from '../papers/ids.js';

/** SAGA-CAL-011: nobody is in two places at a time, nor on both sides. */
export const eachOnce = (...lists: readonly (readonly string[])[]): string | null => {
  const everybody = lists.flat();
  return new Set(everybody).size === everybody.length ? null : 'campaign.eachOnce';
};

/** How a duel is planned: who stands on which side. */
export const duelPlan = shape.also(
  shape.record({
    side1: shape.list(id, 1, MOST_ON_A_SIDE),
    side2: shape.list(id, 1, MOST_ON_A_SIDE),
    distance: shape.withDefault(shape.oneOf('dagger', 'sword', 'spear'), 'spear'),
    // SAGA-CAMPAIGN-011: the side that the other did not notice in time.
    ambusher: shape.withDefault(shape.nullable(shape.oneOf(1, 2)), null),
  }),
  ({ side1, side2 }) => eachOnce(side1, side2),
);

export type DuelPlan = Shaped<typeof duelPlan>;

/** An army of a political unit, or one written down for this battle. */
const armyPlan = shape.record({
  unit: shape.withDefault(shape.nullable(id), null),
  name: shape.optional(shape.name),
  /** Of a unit: those of its soldiers who march; all, where nothing is said. */
  troops: shape.optional(troopsShape),
  /** What its units are called in this battle; those of a unit go by their own where nothing is said. */
  names: shape.optional(namesShape),
  /** The character who commands; their controller decides. */
  commander: id,
  leaders: shape.withDefault(shape.list(id, 0, 40), []),
  champions: shape.withDefault(shape.list(id, 0, 6), []),
});

export type ArmyPlan = Shaped<typeof armyPlan>;

/** Everybody an army's plan names, each once: a leader may be a champion too. */
export const namedIn = ({ commander, leaders, champions }: ArmyPlan): readonly string[] => [
  ...new Set([commander, ...leaders, ...champions]),
];

export const battlePlan = shape.also(
  shape.record({
    attacker: armyPlan,
    defender: armyPlan,
    defence: shape.withDefault(shape.oneOf('standing', 'onTheMarch', 'inCamp'), 'standing'),
    fields: shape.withDefault(shape.list(fieldShape, 1, 12), [{ field: 'plain' }]),
  }),
  ({ attacker, defender }) =>
    eachOnce(namedIn(attacker), namedIn(defender)) ?? eachOnce(attacker.champions) ?? eachOnce(defender.champions),
);

export type BattlePlan = Shaped<typeof battlePlan>;
