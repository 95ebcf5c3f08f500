import { all, attempt, badForm, need, type Refusal, type Result, type SeatId, unless } from '@warmoot/kernel';
import { fighterFault } from '../../discussion/beginning.js';
import type { DiscussionOutcome } from '../../discussion/model.js';
import type { DuelOutcome } from '../../duel/duel.js';
import { AVERAGE_SKILL } from '../../skills.table.js';
import { evolveAll } from '../papers/evolve.js';
import { certain, characterOf, forbid, forbidden, refusesStrangers } from '../papers/finding.js';
import type { CampaignEvent, CharacterId, Entry, Ruled } from '../papers/model.js';
import { because, change, keepEntry } from '../papers/noting.js';
import { able, calledIn, closedIn, controllerOf, duelOptionsIn, fighterOf, toldApart } from '../sheets/casting.js';
import { drivenBy, ratedBy, refusesPairs } from '../sheets/motives.js';
import { dayIn } from '../time/entries.js';
import { afterFight, gearAfter } from './aftermath.js';
import { plainJson, type SagaBridge, type Setting, USUAL_WAY } from './bridge.js';
import { fightersIn } from './bridges.js';
import { heardBefore, unchangedIn } from './heard.js';
import { type DiscussionPlan, discussionPlan, partiesIn } from './plans.js';

const peopleOf = ({ people }: DiscussionPlan): readonly CharacterId[] => people.map(({ character }) => character);

/** What everybody is called in the scene: people first, then crowds, as the plan has them. */
const calledThere = (campaign: Ruled, plan: DiscussionPlan): Result<ReadonlyMap<string, string>> =>
  attempt(function* () {
    const people = yield* need(calledIn(campaign, peopleOf(plan)));
    const parties = partiesIn(plan);
    const names = toldApart(parties.map((party) => people.get(party) ?? party));
    return new Map(parties.map((party, at) => [party, names[at] as string]));
  });

interface There extends Setting {
  readonly called: ReadonlyMap<string, string>;
}

/** SAGA-TALK-011: how somebody fights if it comes to that; nothing for those who cannot, or fight in the scene around. */
const fightingAs = (
  campaign: Ruled,
  id: CharacterId,
  { entry, seating }: Setting,
  { name, seat }: { readonly name: string; readonly seat: SeatId },
): object =>
  certain(
    attempt(function* () {
      const outer = campaign.open.entries[entry.inside ?? ''];
      if (outer?.state === 'running' && fightersIn(campaign, outer).includes(id)) return {};
      const { name: _, seat: __, ...fighter } = yield* need(fighterOf(campaign, id, { name, seat }));
      const duelOptions = duelOptionsIn(campaign);
      const fault = fighterFault(
        { seats: [...seating.players], ...(duelOptions && { duelOptions }) },
        plainJson({ name, seat, fighter }) as never,
      );
      return fault === null ? { fighter } : {};
    }),
  );

/** Somebody of the cast as the talk takes them: skills, motives, what drives them, what they want. */
const personOf = (campaign: Ruled, { character, wants }: DiscussionPlan['people'][number], there: There) =>
  attempt(function* () {
    const { entry, seating, called } = there;
    const found = yield* need(able(campaign, character));
    const name = called.get(character) as string;
    if (found.motives === null) return yield* need(forbid('SAGA-MOTIVE-002', 'noMotives', { name: found.name }));
    const seat = yield* need(controllerOf(campaign, entry, found, seating));
    const giver = (by: CharacterId): string => called.get(by) ?? certain(characterOf(campaign, by)).name;
    return {
      name,
      seat,
      skills: found.skills,
      motives: found.motives,
      driving: found.driving.map(({ context, topic, motive, rating, by }) => ({
        ...{ context, topic, motive, rating },
        ...(by === null ? {} : { by: giver(by) }),
      })),
      wants: wants.map((want) => ({ ...want, to: want.to.map((one) => called.get(one) as string) })),
      ...fightingAs(campaign, character, there, { name, seat }),
    };
  });

/** SAGA-DRAFT-004: a crowd is nobody's: whoever is named plays it, or whom the table would offer it to. */
const crowdOf = (campaign: Ruled, crowd: DiscussionPlan['crowds'][number], { entry, seating, called }: There) =>
  attempt(function* () {
    const { name, is, motives, seat } = crowd;
    const control: Entry['control'] = seat === undefined ? {} : { [name]: seat };
    const nobodys = { id: name, main: false, owner: null };
    return {
      ...{ name: called.get(name) as string, is, motives },
      seat: yield* need(controllerOf(campaign, { ...entry, control }, nobodys, seating)),
    };
  });

/** SAGA-TALK-017: why it cannot begin while nothing has changed; null where it can. */
const refusesUnchanged = (campaign: Ruled, plan: DiscussionPlan, matters: Entry['matters'] = []): Refusal | null => {
  const found = unchangedIn(campaign, plan, matters);
  if (found === null) return null;
  const { listener, topic, entry } = found;
  const name = campaign.open.characters[listener]?.name ?? listener;
  return forbidden('SAGA-TALK-017', 'heardBefore', { name, topic, day: entry.day, title: entry.title });
};

/** A Discussion that is over, and who is who in it. */
export interface Over {
  readonly entry: Entry;
  readonly outcome: DiscussionOutcome;
  /** Whoever is called so: somebody by their id, a crowd by its name. */
  readonly partyOf: (name: string) => string;
}

/** SAGA-TALK-036: the rating used in an appeal, with what helped or hindered. */
const ratingIn = (campaign: Ruled, { outcome, partyOf }: Over, number: number): number => {
  const { talker, terms } = outcome.appeals[number - 1] as DiscussionOutcome['appeals'][number];
  const skill = certain(characterOf(campaign, partyOf(talker))).skills?.[terms.skill] ?? AVERAGE_SKILL;
  return terms.modifiers.reduce((sum, { by }) => sum + by, skill);
};

/** SAGA-TALK-008, SAGA-TALK-035, S1E-TALK-004: what drives people from now on, who gave it, and with which rating. */
export const nowDriven = (campaign: Ruled, over: Over): readonly CampaignEvent[] => {
  const { entry, outcome, partyOf } = over;
  const { driving, talk } = campaign.rules;
  const rules = [talk.recordRule, ...(driving.isRated ? (['SAGA-TALK-036'] as const) : []), driving.rule];
  const given = outcome.people.flatMap((one) => one.driving.map((drives) => ({ who: partyOf(one.name), ...drives })));
  // A crowd has no sheet.
  const onSheets = given.filter(({ who }) => Object.hasOwn(campaign.open.characters, who));
  let now = campaign;
  return onSheets.map(({ who, context, topic, motive, by, appeal }) => {
    const found = certain(characterOf(now, who));
    const drives = {
      ...{ context, topic, motive, rating: ratedBy(campaign, ratingIn(campaign, over, appeal as number)) },
      ...{ by: partyOf(by as string), since: dayIn(campaign, entry), entry: entry.id },
    };
    const event = change(found, drivenBy(found, drives), because('persuaded', rules, entry.id));
    now = evolveAll(now, [event]);
    return event;
  });
};

/** What the fights in a Discussion have done to people, one after the other. */
export const afterFights = (
  campaign: Ruled,
  {
    entry,
    outcome,
    partyOf,
  }: Pick<Over, 'entry' | 'partyOf'> & { readonly outcome: Pick<DiscussionOutcome, 'fights'> },
): readonly CampaignEvent[] => {
  const captorFrom = ({ fighters }: DuelOutcome, side: number): string => {
    const captor = fighters.find((other) => other.side !== side)?.name ?? '';
    return certain(characterOf(campaign, partyOf(captor))).name;
  };
  const left = outcome.fights.flatMap((fight) =>
    fight.fighters.map((fighter) => ({
      ...fighter,
      gear: gearAfter(fighter.hands, fighter.carried),
      captor: fight.prisoners.includes(fighter.name) ? captorFrom(fight, fighter.side) : null,
    })),
  );
  let now = campaign;
  return left.flatMap((fighter) => {
    const events = afterFight(now, certain(characterOf(now, partyOf(fighter.name))), entry, fighter);
    now = evolveAll(now, events);
    return events;
  });
};

/** Talk that counts, by the saga. */
export const discussionBridge: SagaBridge<DiscussionPlan, DiscussionOutcome> = {
  plays: 'discussion',
  by: USUAL_WAY,
  plan: discussionPlan,

  check: (campaign, plan) => {
    const { use, crowds } = plan;
    if (use !== undefined && !campaign.rules.talk.hasUses) return badForm('plan.use', 'campaign.noUses', use);
    const pairs = crowds.map(({ motives }) => refusesPairs(motives)).find((wrong) => wrong !== null);
    return refusesStrangers(campaign, peopleOf(plan)) ?? pairs ?? refusesUnchanged(campaign, plan);
  },

  cast: (plan) => ({ people: peopleOf(plan), fighters: [], units: [] }),

  stage: (campaign, plan, { entry, seating }) =>
    attempt(function* () {
      yield* unless(refusesUnchanged(campaign, plan, entry.matters));
      const called = yield* need(calledThere(campaign, plan));
      const there = { entry, seating, called };
      const people = yield* need(all(plan.people.map((one) => personOf(campaign, one, there))));
      const crowds = yield* need(all(plan.crowds.map((one) => crowdOf(campaign, one, there))));
      const duelOptions = duelOptionsIn(campaign);
      const before = heardBefore(campaign, partiesIn(plan));
      return {
        setup: plainJson({
          seats: seating.players,
          people: [...people, ...crowds],
          place: plan.setting === '' ? entry.place : plan.setting,
          about: (entry.matters ?? []).map(({ context, topic }) => ({ context, topic })),
          heardBefore: before.map(({ listener, topic, entry: { title } }) => ({
            listener: called.get(listener),
            topic,
            title,
          })),
          changes: plan.changes.map((one) => ({ ...one, listener: called.get(one.listener) })),
          use: campaign.rules.talk.hasUses ? plan.use : undefined,
          duelOptions,
        }),
        options: plainJson({ ...campaign.open.options.discussion, 'saga.table.referee': seating.referee }),
        ...closedIn(campaign, yield* need(calledIn(campaign, peopleOf(plan))), seating),
      };
    }),

  // What was said can be read in the scene itself; what a crowd was thrown for matters no more.
  kept: ({ appeals, people, ...outcome }) =>
    plainJson({
      ...outcome,
      people: people.map((one) => ({ ...one, motives: null })),
      appeals: appeals.map((one) => ({ ...one, words: '' })),
    }),

  takeBack: (campaign, plan, { entry, outcome }) => {
    const parties = partiesIn(plan);
    const partyOf = (name: string): string => parties[outcome.people.findIndex((one) => one.name === name)] as string;
    const over = { entry, outcome, partyOf };
    const heard = outcome.heard.map(({ listener, topic }) => ({ listener: partyOf(listener), topic }));
    const driven = nowDriven(campaign, over);
    return [
      keepEntry({ ...entry, heard }, because('heard', ['SAGA-TALK-021'], entry.id)),
      ...driven,
      ...afterFights(evolveAll(campaign, driven), over),
    ];
  },
};
