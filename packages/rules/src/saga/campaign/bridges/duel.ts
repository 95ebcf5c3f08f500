import { all, attempt, need } from '@warmoot/kernel';
import type { DuelOutcome } from '../../duel/duel.js';
import { certain, characterOf, refusesStrangers } from '../papers/finding.js';
import type { CharacterId } from '../papers/model.js';
import { calledIn, closedIn, duelOptionsIn, fighterOf, seatFor } from '../sheets/casting.js';
import { afterFight, gearAfter } from './aftermath.js';
import { plainJson, type SagaBridge, USUAL_WAY } from './bridge.js';
import { bandOf, type Leaving } from './leaving.js';
import type { PartyPlan } from './partyPlan.js';
import { type DuelPlan, duelPlan } from './plans.js';

const everybody = ({ side1, side2 }: DuelPlan): readonly CharacterId[] => [...side1, ...side2];

/** Fighters who go on together, called by the first of them. */
const bandIn = (
  plan: DuelPlan,
  { fighters }: DuelOutcome,
  isMeant: (fighter: DuelOutcome['fighters'][number]) => boolean,
): PartyPlan | null => {
  const ids = everybody(plan);
  const meant = fighters.flatMap((fighter, at) => (isMeant(fighter) ? [{ ...fighter, id: ids[at] as string }] : []));
  const [first] = meant;
  if (first === undefined) return null;
  return bandOf(
    first.name,
    meant.map(({ id }) => id),
  );
};

// SAGA-MOVE-048: whoever has fled may be pursued by those who still stand, once these fight nobody.
const pursuits = (plan: DuelPlan, outcome: DuelOutcome): readonly Leaving[] =>
  ([1, 2] as const).flatMap((side) => {
    const quarry = bandIn(plan, outcome, (one) => one.side === side && one.standing === 'fled');
    const pursuers = bandIn(plan, outcome, (one) => one.side !== side && one.standing === 'in');
    return quarry === null || pursuers === null ? [] : [{ leaves: 'pursuit', pursuers, quarry, from: 'duel' } as const];
  });

/** Hand-to-Hand, by the saga. */
export const duelBridge: SagaBridge<DuelPlan, DuelOutcome> = {
  plays: 'duel',
  by: USUAL_WAY,
  plan: duelPlan,

  check: (campaign, plan) => refusesStrangers(campaign, everybody(plan)),

  cast: (plan) => ({ people: everybody(plan), fighters: everybody(plan), units: [] }),

  stage: (campaign, plan, { entry, seating }) =>
    attempt(function* () {
      const called = yield* need(calledIn(campaign, everybody(plan)));
      const fighter = (id: CharacterId, against: readonly CharacterId[]) =>
        attempt(function* () {
          const seat = yield* need(seatFor(campaign, entry, id, { ...seating, against }));
          return yield* need(fighterOf(campaign, id, { name: called.get(id) as string, seat }));
        });
      const side = (ids: readonly CharacterId[], against: readonly CharacterId[]) =>
        all(ids.map((id) => fighter(id, against)));
      const { side1, side2, distance, ambusher } = plan;
      return {
        setup: plainJson({
          seats: seating.players,
          side1: yield* need(side(side1, side2)),
          side2: yield* need(side(side2, side1)),
          distance,
          ambusher,
        }),
        options: plainJson(duelOptionsIn(campaign) ?? {}),
        ...closedIn(campaign, called, seating),
      };
    }),

  takeBack: (campaign, plan, { entry, outcome }) => {
    const ids = everybody(plan);
    const nameOf = (id: CharacterId): string => certain(characterOf(campaign, id)).name;
    const captorOf = (side: number): string => nameOf((side === 1 ? plan.side2 : plan.side1)[0] as CharacterId);
    return outcome.fighters.flatMap((fighter, at) =>
      afterFight(campaign, certain(characterOf(campaign, ids[at] as CharacterId)), entry, {
        ...fighter,
        gear: gearAfter(fighter.hands, fighter.carried),
        captor: outcome.prisoners.includes(fighter.name) ? captorOf(fighter.side) : null,
      }),
    );
  },

  leaves: (plan, { outcome }) => pursuits(plan, outcome as unknown as DuelOutcome),
};
