import { type Shaped, shape } from '@warmoot/kernel';
import { fieldShape } from '../../../war/field/field.js';
import { namesShape, troopsShape } from '../../battle/setup.js';
import { motivesShape } from '../../character/motives.js';
import { MOST_PEOPLE, matterFields, wantShape } from '../../discussion/setup.js';
import { USES } from '../../discussion/uses.table.js';
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
export const armyFields = {
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
};

const armyPlan = shape.record(armyFields);

export type ArmyPlan = Shaped<typeof armyPlan>;

/** Everybody an army's plan names, each once: a leader may be a champion too. */
export const namedIn = ({ commander, leaders, champions }: ArmyPlan): readonly string[] => [
  ...new Set([commander, ...leaders, ...champions]),
];

/** How they meet, and where: the same by every way of war. */
export const battleFields = {
  defence: shape.withDefault(shape.oneOf('standing', 'onTheMarch', 'inCamp'), 'standing'),
  fields: shape.withDefault(shape.list(fieldShape, 1, 12), [{ field: 'plain' }]),
};

/** How a battle of the calendar is planned. */
export const battlePlan = shape.also(
  shape.record({ attacker: armyPlan, defender: armyPlan, ...battleFields }),
  ({ attacker, defender }) =>
    eachOnce(namedIn(attacker), namedIn(defender)) ?? eachOnce(attacker.champions) ?? eachOnce(defender.champions),
);

export type BattlePlan = Shaped<typeof battlePlan>;

/** Somebody of the cast in a Discussion, and what they want of others: said openly. */
const talkerPlan = shape.record({
  character: id,
  /** Of whom: people by their ids, crowds by their names. */
  wants: shape.withDefault(shape.list(wantShape, 0, 20), []),
});

/** SAGA-TALK-024: a crowd or an army as one listener. */
const crowdPlan = shape.record({
  name: shape.name,
  is: shape.withDefault(shape.oneOf('crowd', 'army'), 'crowd'),
  /** Set by the table; null: thrown for before the talk begins (2.03.03). */
  motives: shape.withDefault(shape.nullable(motivesShape), null),
  /** Who plays it; left out, as SAGA-DRAFT-004 shares out those who are nobody's. */
  seat: shape.optional(shape.name),
});

/** SAGA-TALK-021: what is said to have changed since somebody has heard of a topic. */
const changePlan = shape.record({ listener: shape.name, topic: matterFields.topic, changed: shape.text(1, 500) });

/** Everybody a Discussion's plan names: people by their ids, then crowds by their names. */
export const partiesIn = ({ people, crowds }: Pick<DiscussionPlan, 'people' | 'crowds'>): readonly string[] => [
  ...people.map(({ character }) => character),
  ...crowds.map(({ name }) => name),
];

const strangersToTalk = (plan: DiscussionPlan): string | null => {
  const parties = partiesIn(plan);
  const meant = [
    ...plan.people.flatMap(({ wants }) => wants.flatMap(({ to }) => to)),
    ...plan.changes.map(({ listener }) => listener),
  ];
  return meant.every((one) => parties.includes(one)) ? null : 'campaign.inTheTalk';
};

const discussionFields = shape.record({
  people: shape.list(talkerPlan, 1, MOST_PEOPLE),
  crowds: shape.withDefault(shape.list(crowdPlan, 0, 10), []),
  /** SAGA-TALK-002: what it is called; it has no effect on the rules. */
  use: shape.optional(shape.oneOf(...USES)),
  /** How it looks there, for people to read; left out, the place of the entry. */
  setting: shape.withDefault(shape.text(0, 2000), ''),
  changes: shape.withDefault(shape.list(changePlan, 0, 40), []),
});

export type DiscussionPlan = Shaped<typeof discussionFields>;

/** How a Discussion is planned that is played at the table. What it is about stands with its entry. */
export const discussionPlan = shape.also(
  discussionFields,
  (plan) => eachOnce(partiesIn(plan)) ?? strangersToTalk(plan),
);
