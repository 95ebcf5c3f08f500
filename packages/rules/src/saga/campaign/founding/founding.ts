import { attempt, need, ok, type Refusal, type Result, type SeatId, sameJson, unless } from '@warmoot/kernel';
import type { CampaignDeed } from '../papers/deeds.js';
import { evolveAll } from '../papers/evolve.js';
import { forbidden } from '../papers/finding.js';
import type { Founding, FoundingStep } from '../papers/founding.js';
import type { Handlers, Who } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, CampaignOpen, Ruled } from '../papers/model.js';
import { optionsShape, refusesOptions } from '../papers/options.js';
import { isBegun } from '../time/entries.js';
import { refusesNewOptions } from '../world/world.js';
import { leavePart, takePart } from './parts.js';

const NOTHING_YET: Founding = { year: null, world: null, parts: {}, people: {}, by: {}, begun: false };

/** The step of founding that a deed takes. */
const STEP_OF: Readonly<Partial<Record<CampaignDeed['deed'], FoundingStep>>> = {
  name: 'name',
  year: 'year',
  take: 'world',
  leave: 'world',
  castSize: 'people',
  plan: 'scene',
};

/** Whether the table still founds its campaign, step by step; once a scene has begun it does not. */
export const isFounding = ({ open }: { readonly open: Pick<CampaignOpen, 'founding' | 'entries'> }): boolean =>
  open.founding?.begun === false &&
  !Object.values(open.entries).some(({ kind, state }) => kind === 'scene' && isBegun(state));

/** Those who did something: all of the table, where it has decided. */
const doers = ({ seat, decided, players }: Who): readonly SeatId[] => (decided ? players : seat === null ? [] : [seat]);

/** Notes with a deed of founding who took the step. */
export const withStep = (
  campaign: Campaign,
  deed: CampaignDeed['deed'],
  who: Who,
  events: readonly CampaignEvent[],
): readonly CampaignEvent[] => {
  const step = STEP_OF[deed];
  if (step === undefined || !isFounding(campaign)) return events;
  const founding = evolveAll(campaign, events).open.founding as Founding;
  const by = { ...founding.by, [step]: doers(who) };
  if (sameJson(founding.by, by)) return events;
  return [
    ...events.filter(({ event }) => event !== 'foundingWritten'),
    { event: 'foundingWritten', founding: { ...founding, by } },
  ];
};

/** People are shared out by the draft: from then on no part of the world is taken out again. */
const refusesLeaving = (campaign: Campaign, key: string): Refusal | null => {
  const { founding, characters, entries } = campaign.open;
  if (founding?.parts[key] === undefined) return forbidden('SAGA-WORLD-008', 'noSuchPart');
  const isDrafted = Object.values(entries).some(({ kind }) => kind === 'draft');
  const isOver = founding.begun || isDrafted || Object.values(characters).some(({ main }) => main);
  return isOver ? forbidden('SAGA-WORLD-009', 'partStands') : null;
};

/** SAGA-WORLD-008: a campaign begins with a setting, made by one player or by several; here, step by step. */
export const founding: Handlers<'found' | 'year' | 'take' | 'leave' | 'begin'> = {
  found: (campaign, { name, edition, options: raw, founding: wish }, who) =>
    attempt(function* () {
      const { name: before } = campaign.open;
      yield* unless(before === '' ? null : { code: 'CAMPAIGN_FOUNDED', name: before });
      const options = yield* need(optionsShape(campaign.manifests).parse(raw, 'options'));
      yield* unless(refusesOptions(options));
      const founded = { event: 'founded', edition, name, options } as const;
      if (wish === undefined) return [founded];
      const { year, days, world, parts, story } = wish;
      const marked = days.length === 0 ? [] : [{ event: 'daysMarked', days } as const];
      const begun: readonly CampaignEvent[] = [founded, ...marked];
      const by = { name: doers(who) };
      return [
        ...begun,
        ...(yield* need(
          takeAll(evolveAll(campaign, begun), { year, world, by, ...(story && { story, begun: true }) }, parts, who),
        )),
      ];
    }),

  year: (campaign, { key, months, seasons, days }) =>
    attempt(function* () {
      const options = {
        ...campaign.open.options,
        'saga.calendar.months': months,
        'saga.calendar.seasons': seasons,
      };
      yield* unless(refusesNewOptions(campaign, options));
      const { founding: before } = campaign.open;
      const noted: readonly CampaignEvent[] =
        before === undefined ? [] : [{ event: 'foundingWritten', founding: { ...before, year: key } }];
      return [{ event: 'optionsSet', options }, { event: 'daysMarked', days }, ...noted];
    }),

  take: (campaign, { part }, who) =>
    attempt(function* () {
      const taken = yield* need(takePart(campaign, campaign.open.founding ?? BEGUN, part, who));
      return [...taken.events, { event: 'foundingWritten', founding: taken.founding }];
    }),

  leave: (campaign, { part }) =>
    attempt(function* () {
      yield* unless(refusesLeaving(campaign, part));
      const left = leavePart(campaign, campaign.open.founding as Founding, part);
      return [...left.events, { event: 'foundingWritten', founding: left.founding }];
    }),

  begin: ({ open }) =>
    ok(
      open.founding === undefined || open.founding.begun
        ? []
        : [{ event: 'foundingWritten', founding: { ...open.founding, begun: true } }],
    ),
};

/** A campaign that was founded in one go has begun; it too may take in a part of a world. */
const BEGUN: Founding = { ...NOTHING_YET, begun: true };

const takeAll = (
  campaign: Ruled,
  begun: Pick<Founding, 'year' | 'world' | 'by'> & Partial<Founding>,
  parts: readonly Parameters<typeof takePart>[2][],
  who: Who,
): Result<readonly CampaignEvent[]> =>
  attempt(function* () {
    let [now, noted]: [Ruled, Founding] = [campaign, { ...NOTHING_YET, ...begun }];
    const all: CampaignEvent[] = [];
    for (const part of parts) {
      const taken = yield* need(takePart(now, noted, part, who));
      all.push(...taken.events);
      now = evolveAll(now, taken.events);
      noted = taken.founding;
    }
    return [...all, { event: 'foundingWritten', founding: noted }];
  });
