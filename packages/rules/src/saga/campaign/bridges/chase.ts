import { attempt, need, type Shaped, shape } from '@warmoot/kernel';
import type { Encounter } from '../../handover/carried.js';
import { beginIn as beginChase } from '../../movement/chase/beginning.js';
import type { ChaseOutcome } from '../../movement/chase/model.js';
import { chaseOptions, chaseSetup, FROM } from '../../movement/chase/setup.js';
import type { RaceOutcome } from '../../movement/race/model.js';
import { LEGS } from '../../movement/race/setup.js';
import { refusesStrangers } from '../papers/finding.js';
import type { Entry, Ruled } from '../papers/model.js';
import { calledIn, closedIn } from '../sheets/casting.js';
import { plainJson, type SagaBridge, type Setting } from './bridge.js';
import type { Leaving } from './leaving.js';
import { castOfParties, partiesOf } from './parties.js';
import { membersOf, type PartyPlan, partiesFit, partyPlan } from './partyPlan.js';

/** How a pursuit is planned: who flees before whom, and from what. */
export const chasePlan = shape.also(
  shape.record({
    by: shape.oneOf('chase'),
    quarry: partyPlan,
    pursuers: partyPlan,
    from: shape.withDefault(shape.nullable(shape.oneOf(...FROM)), null),
    onWater: shape.withDefault(shape.flag, false),
  }),
  ({ quarry, pursuers }) => partiesFit([quarry, pursuers]),
);
export type ChasePlan = Shaped<typeof chasePlan>;

/** How a race is planned: a dash, or one of several legs. */
export const racePlan = shape.also(
  shape.record({
    by: shape.oneOf('race'),
    racers: shape.list(partyPlan, 2, 2),
    legs: shape.withDefault(shape.oneOf(...LEGS), 1),
    onWater: shape.withDefault(shape.flag, false),
    goal: shape.withDefault(shape.text(0, 200), ''),
  }),
  ({ racers }) => partiesFit(racers),
);
export type RacePlan = Shaped<typeof racePlan>;

const sidesOf = ({ quarry, pursuers }: ChasePlan): readonly PartyPlan[] => [quarry, pursuers];

const peopleIn = (parties: readonly PartyPlan[]) => parties.flatMap(membersOf);

const cast = (campaign: Ruled, parties: readonly PartyPlan[], { entry, seating }: Setting) =>
  attempt(function* () {
    const called = yield* need(calledIn(campaign, peopleIn(parties)));
    return { called, parties: yield* need(partiesOf(campaign, { entry, seating, called, parties })) };
  });

/** SAGA-MOVE-031: who is caught is strung out before the pursuers; who turns at bay meets them. */
const contactOf = (plan: ChasePlan, { place }: Entry, { contact }: ChaseOutcome): readonly Leaving[] => {
  if (contact === null) return [];
  const { quarry, pursuers } = plan;
  const met: Encounter = {
    kind: contact.kind === 'ambushed' ? 'caught' : 'meeting',
    attacker: pursuers.name,
    defender: quarry.name,
    distance: contact.distance,
    ambusher: contact.ambusher === null ? null : pursuers.name,
    defence: contact.defence ?? 'standing',
    at: place,
  };
  return [{ leaves: 'fight', attacker: pursuers, defender: quarry, met }];
};

/** Pursuit leg by leg, by the saga. */
export const chaseBridge: SagaBridge<ChasePlan, ChaseOutcome> = {
  plays: 'movement',
  by: 'chase',
  plan: chasePlan,

  check: (campaign, plan) => refusesStrangers(campaign, peopleIn(sidesOf(plan))),

  cast: (plan) => castOfParties(sidesOf(plan)),

  stage: (campaign, plan, setting) =>
    attempt(function* () {
      const { called, parties } = yield* need(cast(campaign, sidesOf(plan), setting));
      const [quarry, pursuers] = parties;
      const { from, onWater } = plan;
      const setup = plainJson({ seats: setting.seating.players, quarry, pursuers, from, onWater });
      const options = plainJson({ ...campaign.open.options.chase, 'saga.table.referee': setting.seating.referee });
      const parsed = yield* need(chaseSetup.parse(setup, 'plan'));
      yield* need(beginChase(campaign.rules.ruleSet)(parsed, yield* need(chaseOptions.parse(options, 'options'))));
      return { setup, options, ...closedIn(campaign, called, setting.seating) };
    }),

  // SAGA-MOVE-043: that they were on the road today stands on the calendar.
  takeBack: () => [],

  leaves: (plan, { entry, outcome }) => contactOf(plan, entry, outcome as unknown as ChaseOutcome),
};

/** A dash or a long race, by the saga. */
export const raceBridge: SagaBridge<RacePlan, RaceOutcome> = {
  plays: 'movement',
  by: 'race',
  plan: racePlan,

  check: (campaign, { racers }) => refusesStrangers(campaign, peopleIn(racers)),

  cast: ({ racers }) => castOfParties(racers),

  stage: (campaign, { racers, legs, onWater, goal }, setting) =>
    attempt(function* () {
      const { called, parties } = yield* need(cast(campaign, racers, setting));
      return {
        setup: plainJson({ seats: setting.seating.players, racers: parties, legs, onWater, goal }),
        options: plainJson({ ...campaign.open.options.race, 'saga.table.referee': setting.seating.referee }),
        ...closedIn(campaign, called, setting.seating),
      };
    }),

  takeBack: () => [],
};
