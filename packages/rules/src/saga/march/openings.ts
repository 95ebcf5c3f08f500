import { type InnerOpening, keptUnderKey, type Refusal } from '@warmoot/kernel';
import { type FieldSize, USUAL_SIZE } from '../../war/field/field.js';
import { drawField } from '../../war/landscapes/landscapes.js';
import { beginIn as beginBattle } from '../battle/beginning.js';
import { battleOptions, battleSetup } from '../battle/setup.js';
import { duelFault } from '../discussion/fighting.js';
import { canEnter } from '../duel/blows/wounds.js';
import type { Wound } from '../duel/model.js';
import type { Member, PartySetup } from '../movement/party/setup.js';
import type { Roads, Span } from '../movement/roads/setup.js';
import { bookOf, deciderOf, type MarchFacts } from './books.js';
import type { Met } from './model.js';

export const partyOf = (facts: MarchFacts, party: string): PartySetup => bookOf(facts, party).party as PartySetup;

/** A member as they fight hand to hand. */
const fighterOf = ({ name, seat, fighter, wounds }: Member, decider: string) => ({
  ...fighter,
  name,
  seat: seat ?? decider,
  wounds: fighter?.wounds.length ? fighter.wounds : wounds,
});

/** SAGA-DUEL-021: those of a party whose wounds let them fight hand to hand. */
const fightersIn = (facts: MarchFacts, party: string) =>
  partyOf(facts, party)
    .members.filter(({ fighter }) => fighter !== undefined)
    .map((member) => fighterOf(member, deciderOf(facts, party)))
    .filter(({ wounds }) => canEnter(wounds as readonly Wound[], facts.given.duelOptions));

/** SAGA-MOVE-047: one starting Fight Distance for all its combats, and the side that wins the first Footwork. */
export const duelOf = (facts: MarchFacts, { attacker, defender, distance, ambusher }: Met): InnerOpening => ({
  scene: `${facts.given.edition}/duel`,
  setup: {
    seats: facts.seats,
    side1: fightersIn(facts, attacker),
    side2: fightersIn(facts, defender),
    distance,
    ambusher: ambusher === null ? null : ambusher === attacker ? 1 : 2,
  },
  options: facts.given.duelOptions ?? {},
});

/** What a place has for whoever fights there: its ground, and battlefields of its own. */
export type Battleground = Pick<Span, 'key' | 'ground'> & Partial<Pick<Span, 'fields'>>;

/** The battlefields that the ground of a place suggests. */
const drawnFor = keptUnderKey(
  'the battlefields that fit a span are drawn from its name',
  ({ key, ground, size }: Pick<Battleground, 'key' | 'ground'> & { readonly size: FieldSize }) =>
    JSON.stringify([ground, key, size]),
  ({ key, ground, size }) =>
    (ground === 'open' ? (['plain', 'hills'] as const) : (['woods', 'hills'] as const)).map((landscape) =>
      drawField(landscape, key, size),
    ),
);

/** A place of the map; open ground where it is not on it. */
export const battlegroundAt = (roads: Pick<Roads, 'spans'>, at: string): Battleground =>
  roads.spans.find(({ key }) => key === at) ?? { key: at, ground: 'open' };

/** SAGA-MOVE-040: the battlefields that fit a place: its own, or some of the size that the table plays on. */
export const fieldsFor = ({ key, ground, fields }: Battleground, options: { 'saga.battle.map'?: FieldSize } = {}) =>
  fields ?? drawnFor({ key, ground, size: options['saga.battle.map'] ?? USUAL_SIZE });

const armyOf = (facts: MarchFacts, party: string) => {
  const { name, troops, members } = partyOf(facts, party);
  return {
    name,
    seat: deciderOf(facts, party),
    troops,
    leaders: members.map((one) => one.name),
    champions: fightersIn(facts, party).slice(0, 6),
  };
};

/** The battle that two who have met fight where they met. */
export const battleOf = (facts: MarchFacts, { attacker, defender, defence, at }: Met): InnerOpening => {
  return {
    scene: `${facts.given.edition}/battle`,
    setup: {
      seats: facts.seats,
      attacker: armyOf(facts, attacker),
      defender: armyOf(facts, defender),
      defence,
      fields: fieldsFor(battlegroundAt(facts.given.roads as Roads, at), facts.given.battleOptions ?? {}),
      ...(facts.given.duelOptions === null ? {} : { duelOptions: facts.given.duelOptions }),
    },
    options: facts.given.battleOptions ?? {},
  };
};

/** Why two cannot fight hand to hand as they are; null where they can. */
export const duelFaultIn = (facts: MarchFacts, met: Met): Refusal | null => {
  const { setup, options } = duelOf(facts, met);
  return duelFault(setup, options);
};

/** Why two cannot fight a battle as they are; null where they can. */
export const battleFaultIn = (facts: MarchFacts, met: Met): Refusal | null => {
  const { setup, options } = battleOf(facts, met);
  const [armies, switches] = [battleSetup.parse(setup), battleOptions.parse(options)];
  if (!armies.ok) return armies.refusal;
  if (!switches.ok) return switches.refusal;
  const begun = beginBattle(facts.given.edition)(armies.value, switches.value);
  return begun.ok ? null : begun.refusal;
};
