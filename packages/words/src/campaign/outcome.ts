import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { CampaignNames, NotedDraft } from '../catalogue/campaignWords.js';

/** As much of a scene as its outcome is told with: what it was begun with can be read off outcome, cast and plan. */
const sightFor = (entry: saga.campaign.Entry, outcome: Json, names: CampaignNames): unknown => {
  const roads = saga.campaign.planIn(entry, 'movement')?.roads;
  const { fighters = [], deaths = [] } = outcome as unknown as Partial<saga.duel.DuelOutcome & saga.event.EventOutcome>;
  return { given: { fighters, roads, characters: deaths.map((id) => ({ id, name: names.character(id) })) } };
};

/** The days of a march count from the one on which it set out: the calendar says which that was. */
const fromItsFirstDay = ({ outcome, day: first }: saga.campaign.Entry): Json => {
  const { day, met } = outcome as unknown as Partial<saga.march.MarchOutcome>;
  if (day === undefined || met === undefined) return outcome;
  const counted = (on: number): number => on - first + 1;
  const then = { day: counted(day), met: met.map((one) => ({ ...one, day: counted(one.day) })) };
  return { ...(outcome as object), ...then } as unknown as Json;
};

const checks = ({ outcome }: saga.campaign.Entry, names: CampaignNames): readonly string[] =>
  Array.isArray(outcome)
    ? outcome.map((one) => names.words.campaign.check(one as unknown as saga.check.CheckOutcome))
    : [];

/** What came of the last check in a scene that is played in words. */
export const lastCheck = (entry: saga.campaign.Entry, names: CampaignNames): string =>
  checks(entry, names).at(-1) ?? '';

/** What came of an entry: a sentence or more, by the words of the scene that it was played as. */
export const outcomeOf = (entry: saga.campaign.Entry, names: CampaignNames): readonly string[] => {
  const { outcome } = entry;
  if (outcome === null) return [];
  if (entry.kind === 'draft') return [names.words.campaign.draft(outcome as unknown as NotedDraft, names)];
  const tell = names.words.scenes[saga.campaign.sceneIn(entry) ?? '']?.outcome;
  if (tell === undefined) return checks(entry, names);
  return [tell(fromItsFirstDay(entry) as never, { sight: sightFor(entry, outcome, names), hearer: null } as never)];
};
