import type { Json } from '@warmoot/kernel';
import type { CheckOutcome } from '../../check/model.js';
import { isAtTable, takeBack } from '../bridges/bridges.js';
import { evolveAll } from '../papers/evolve.js';
import { certain, entryOf } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../papers/model.js';
import { because, keepEntry } from '../papers/noting.js';
import { ended as over } from '../time/running.js';
import { goesOnAfter } from '../time/waiting.js';
import type { Ended } from './between/between.js';
import { betweenOf, isBetween } from './between/scenes.js';
import { afterTrying } from './tried.js';

/** A check inside a free-form scene: noted, and the scene goes on. */
const checkEnded = (campaign: Campaign, entry: Entry, outcome: Json): readonly CampaignEvent[] => [
  keepEntry(
    {
      ...afterTrying(campaign, entry, outcome as unknown as CheckOutcome),
      outcome: [...((entry.outcome as readonly Json[] | null) ?? []), outcome],
    },
    because('checked', ['SAGA-CAMPAIGN-007'], entry.id),
  ),
];

/** The table broke the scene off. A planned scene can be played again; an unplanned one is dropped. */
const brokenOff = (entry: Entry): readonly CampaignEvent[] => [
  keepEntry(
    { ...entry, state: entry.kind === 'scene' ? 'planned' : 'dropped', played: null },
    because('brokenOff', [], entry.id),
  ),
];

/** SAGA-CAMPAIGN-003: what the campaign takes from a scene that is over: what happened in it is true from now on. */
export const writeBack = (campaign: Ruled, { entry: id, outcome, own }: Ended): readonly CampaignEvent[] => {
  const entry = certain(entryOf(campaign, id));
  const isCheck = entry.kind === 'scene' && !isAtTable(campaign, entry);
  if (isCheck) return outcome === null ? [] : checkEnded(campaign, entry, outcome);
  if (outcome === null) return [...brokenOff(entry), ...goesOnAfter(campaign, entry.id)];
  const between = isBetween(entry.kind) ? betweenOf(entry.kind) : null;
  const { events, kept } =
    between === null
      ? takeBack(campaign, entry, outcome)
      : {
          events: between.takeBack(campaign, entry, outcome, own),
          kept: between.kept === undefined ? outcome : between.kept(outcome),
        };
  const after = evolveAll(campaign, events);
  const lasted = between?.lasted?.(entry, outcome);
  const now = certain(entryOf(after, entry.id));
  return [...events, ...over(after, now, { outcome: kept, days: lasted ?? now.days }), ...goesOnAfter(after, entry.id)];
};

/** Under which number the table plays an entry. */
export const playedAs = (campaign: Campaign, id: string, scene: number): CampaignEvent => {
  const entry = certain(entryOf(campaign, id));
  return keepEntry({ ...entry, played: scene }, because('playedAs', [], id));
};
