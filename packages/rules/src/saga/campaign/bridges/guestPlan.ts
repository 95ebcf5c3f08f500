import { type Shaped, shape } from '@warmoot/kernel';
import { idShape as id } from '../papers/ids.js';
import { armyFields, type BattlePlan, eachOnce, namedIn } from './plans.js';

/*
 * COMMAND-SAGA-001, SORTIE-SAGA-001: armies of the saga that are led into another war. What every such plan says.
 */

/** An army of the saga, with what another war asks of it besides. */
export const guestArmyFields = {
  ...armyFields,
  /** COMMAND-SAGA-006, SORTIE-SAGA-007: the one character who leads; left out, the commander; null: nobody. */
  leader: shape.optional(shape.nullable(id)),
  /** COMMAND-SAGA-014, SORTIE-SAGA-005: the units that characters are placed with, by key. */
  placed: shape.withDefault(shape.list(shape.record({ character: id, with: shape.name }), 0, 20), []),
};
const guestArmy = shape.record(guestArmyFields);
export type GuestArmy = Shaped<typeof guestArmy>;

/** Two armies that meet. */
export type GuestPlan<A extends GuestArmy = GuestArmy> = Pick<BattlePlan, 'defence' | 'fields'> & {
  readonly attacker: A;
  readonly defender: A;
};

/** The attacker, then the defender. */
export const armiesIn = <A extends GuestArmy>({ attacker, defender }: GuestPlan<A>): readonly [A, A] => [
  attacker,
  defender,
];

/** Whoever leads an army; null where nobody does. */
export const leaderIn = ({ leader, commander }: Pick<GuestArmy, 'leader' | 'commander'>): string | null =>
  leader === undefined ? commander : leader;

/** Those whom another war knows by name: champions, those who stand with a unit, and the leader. */
export const knownIn = (army: GuestArmy): readonly string[] => [
  ...new Set([
    ...army.champions,
    ...army.placed.map(({ character }) => character),
    ...[leaderIn(army)].filter((one) => one !== null),
  ]),
];

/** SAGA-CAMPAIGN-004: the leaders of both armies: what they are worth stands open in every such war. */
export const leadersIn = (plan: GuestPlan): readonly string[] =>
  armiesIn(plan)
    .map(leaderIn)
    .filter((one) => one !== null);

/** Everybody whom an army's plan names, each once. */
export const everybodyIn = (army: GuestArmy): readonly string[] => [...new Set([...namedIn(army), ...knownIn(army)])];

/** Nobody is on both sides, nor twice a champion, nor placed twice. */
export const guestFault = (plan: GuestPlan): string | null => {
  const [attacker, defender] = armiesIn(plan);
  const twice = (army: GuestArmy): string | null =>
    eachOnce(army.champions) ?? eachOnce(army.placed.map(({ character }) => character));
  return eachOnce(everybodyIn(attacker), everybodyIn(defender)) ?? twice(attacker) ?? twice(defender);
};
