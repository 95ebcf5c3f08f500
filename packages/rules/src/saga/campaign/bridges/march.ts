import { attempt, need, type Result } from '@warmoot/kernel';
import { dueDay, toBePlayed } from '../../calendar/agenda.js';
import type { Encounter } from '../../handover/carried.js';
import { beginIn, marchFault } from '../../march/beginning.js';
import type { Judged, March, MarchOutcome } from '../../march/model.js';
import { battlegroundAt } from '../../march/openings.js';
import { marchOptions, marchSetup } from '../../march/setup.js';
import { refusesStrangers } from '../papers/finding.js';
import type { Campaign, Entry, Ruled } from '../papers/model.js';
import { calledIn, closedIn, duelOptionsIn } from '../sheets/casting.js';
import { entriesOf, isHappening } from '../time/entries.js';
import { afterMarch } from './afterRoad.js';
import { plainJson, type SagaBridge, type Setting, USUAL_WAY } from './bridge.js';
import type { Leaving } from './leaving.js';
import { type MarchPlan, marchPlan } from './marchPlan.js';
import { castOfParties, partiesOf } from './parties.js';
import { membersOf, type PartyPlan } from './partyPlan.js';

/** SAGA-MOVE-037: the day on which another entry of the calendar is due while they are on the road; null for none. */
const dueAfter = (campaign: Campaign, entry: Entry): number | null => {
  const others = toBePlayed(entriesOf(campaign)).filter((one) => one.id !== entry.id && !isHappening(one));
  const days = others.map((one) => dueDay(one)).filter((day) => day >= entry.day);
  return days.length === 0 ? null : Math.min(...days);
};

const staged = (
  campaign: Ruled,
  plan: MarchPlan,
  { entry, seating }: Setting,
): Result<{ setup: object; called: ReadonlyMap<string, string> }> =>
  attempt(function* () {
    const called = yield* need(calledIn(campaign, plan.parties.flatMap(membersOf)));
    const people = yield* need(partiesOf(campaign, { entry, seating, called, parties: plan.parties }));
    const due = dueAfter(campaign, entry);
    const parties = plan.parties.map((party, at) => {
      const { at: place, wants, approaches, stores, towns, knows, forced } = party;
      const rest = { at: place, wants, stores, towns, knows, forced };
      return { ...people[at], ...rest, ...(approaches === undefined ? {} : { approaches }) };
    });
    const setup = {
      seats: seating.players,
      roads: plan.roads,
      parties,
      // The days of the road are those of the calendar.
      day: entry.day,
      ...(due === null ? {} : { due }),
      closedSheets: !campaign.open.options['saga.table.openSheets'],
      duelOptions: duelOptionsIn(campaign),
      battleOptions: campaign.open.options.battle,
    };
    return { setup, called };
  });

/** What the calendar keeps of a march. */
export type KeptMarch = Pick<MarchOutcome, 'day' | 'judged' | 'met'> & {
  readonly parties: readonly Pick<MarchOutcome['parties'][number], 'name' | 'at' | 'state' | 'troops'>[];
  /** Of each fight on the road, who held the field; left out where there was none, and in campaigns from before 1.5.0. */
  readonly held?: readonly (string | null)[];
};

/** SAGA-MOVE-049: how two have met where the table judges by itself. */
const asJudged = ({ parties }: KeptMarch, judged: Judged): readonly Encounter[] => {
  const { contact, attacker, defender, distance } = judged;
  if (contact === 'none' || attacker === null || defender === null) return [];
  const isAmbush = contact === 'ambush' || contact === 'inCamp';
  return [
    {
      kind: isAmbush ? 'ambush' : contact === 'stands' ? 'attack' : 'meeting',
      ...{ attacker, defender, distance },
      ambusher: isAmbush ? attacker : null,
      defence: contact === 'inCamp' ? 'inCamp' : isAmbush ? 'onTheMarch' : 'standing',
      at: parties.find(({ name }) => name === defender)?.at ?? '',
    },
  ];
};

/** SAGA-MOVE-036: those who have met and were handed over to another scene, which is still to be played. */
const meetingsOf = (plan: MarchPlan, { place }: Entry, kept: KeptMarch): readonly Leaving[] => {
  const party = (called: string): PartyPlan | undefined => {
    const found = plan.parties.find(({ name }) => name === called);
    const left = kept.parties.find(({ name }) => name === called);
    return found === undefined || left === undefined ? undefined : { ...found, troops: left.troops };
  };
  const owed = kept.judged === null ? kept.met.filter(({ played }) => played === 'later') : asJudged(kept, kept.judged);
  return owed.flatMap((met) => {
    const [attacker, defender] = [party(met.attacker), party(met.defender)];
    if (attacker === undefined || defender === undefined) return [];
    const at = plan.roads.spans.find(({ key }) => key === met.at)?.name ?? place;
    return [
      { leaves: 'fight', attacker, defender, met: { ...met, at }, ground: battlegroundAt(plan.roads, met.at) } as const,
    ];
  });
};

/** Contested Movement over days, by the saga. */
export const marchBridge: SagaBridge<MarchPlan, MarchOutcome> = {
  plays: 'movement',
  by: USUAL_WAY,
  plan: marchPlan,

  check: (campaign, plan) => refusesStrangers(campaign, plan.parties.flatMap(membersOf)) ?? marchFault(plan, 'plan'),

  cast: ({ parties }) => castOfParties(parties),

  stage: (campaign, plan, setting) =>
    attempt(function* () {
      const { setup, called } = yield* need(staged(campaign, plan, setting));
      const options = plainJson({ ...campaign.open.options.march, 'saga.table.referee': setting.seating.referee });
      // Whatever the scene itself refuses is said before anything has begun.
      const parsed = yield* need(marchSetup.parse(plainJson(setup), 'plan'));
      yield* need(beginIn(campaign.rules.ruleSet)(parsed, yield* need(marchOptions.parse(options, 'options'))));
      return { setup: plainJson(setup), options, ...closedIn(campaign, called, setting.seating) };
    }),

  dayOf: (open) => (open as March['open']).day,

  // SAGA-MOVE-037: each morning the calendar is read first. A party that has not said yet how it goes knows that it still
  // is morning; whether it is for others nobody is told (SAGA-MOVE-042).
  mayWait: (open, own) =>
    [open as March['open'], ...(own as readonly March['own'][])]
      .flatMap(({ books }) => Object.values(books))
      .some(({ state, plan }) => state === 'going' && plan === null),

  // SAGA-MOVE-038: the date and whereabouts of every party; by which roads they came stays theirs.
  kept: ({ day, parties, met, judged, fought }) =>
    plainJson({
      day,
      judged,
      met,
      ...(fought.length > 0 && { held: fought.map((one) => (one.by === 'battle' ? one.battle.holder : null)) }),
      parties: parties.map(({ name, at, state, weary, troops }) => ({ name, at, state, weary, troops })),
    }),

  takeBack: (campaign, plan, ended) => afterMarch(campaign, plan, ended),

  leaves: (plan, { entry, outcome }) => meetingsOf(plan, entry, outcome as unknown as KeptMarch),
};
