import type { CampaignEvent } from './model.js';

/**
 * The versions of a campaign's records that can be read here, the last of them ours. A deed that comes to something else
 * than before makes a new one.
 */
export const CAMPAIGN_VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'] as const;

/** The form in which campaigns are kept now. */
export const CAMPAIGN_VERSION = '1.5.0' satisfies (typeof CAMPAIGN_VERSIONS)[number];

/** Whether a record was written under this version or a later one. */
const isSince = (version: string, first: (typeof CAMPAIGN_VERSIONS)[number]): boolean =>
  (CAMPAIGN_VERSIONS as readonly string[]).indexOf(version) >= CAMPAIGN_VERSIONS.indexOf(first);

/** SAGA-CHECK-023: since 1.1.0 a campaign notes what is tried. */
const notesTrying = (event: CampaignEvent): boolean =>
  event.event === 'kept' && event.in === 'entries' && event.thing.trying !== undefined && event.why.code === 'tries';

/** SAGA-CAMPAIGN-008: since 1.2.0 a Discussion can be planned for the table; before, whatever stood there meant nothing. */
export const readsTalkPlans = (version: string): boolean => isSince(version, '1.2.0');

/**
 * SAGA-MOVE-037, SAGA-MOVE-043: since 1.3.0 Contested Movement can be planned for the table, journeys have a day on which
 * they begin, and a movement waits only for what is due.
 */
export const knowsOfRoads = (version: string): boolean => isSince(version, '1.3.0');

/** SORTIE-SAGA-008: since 1.4.0 a campaign notes who had a hard day on the road. */
const notesMarching = (event: CampaignEvent): boolean => event.event === 'changed' && event.why.code === 'marched';

/**
 * SAGA-CHECK-005: since 1.5.0 nobody has their way alone with what is another's or the table's: houses, what drives people
 * who come later, the end of a story.
 */
export const asksFirst = (version: string): boolean => isSince(version, '1.5.0');

/** Since 1.5.0 the calendar keeps of each battle on the road who held the field: a story asks for it. */
const withoutHolders = (event: CampaignEvent): CampaignEvent => {
  if (event.event !== 'kept' || event.in !== 'entries' || event.thing.scene !== 'movement') return event;
  const { outcome } = event.thing;
  if (typeof outcome !== 'object' || outcome === null || !('held' in outcome)) return event;
  const { held: _, ...rest } = outcome;
  return { ...event, thing: { ...event.thing, outcome: rest } };
};

/** What comes of a deed or a scene, as a version of the campaign's rules wrote it down. */
export const asWrittenIn = (version: string, events: readonly CampaignEvent[]): readonly CampaignEvent[] =>
  events
    .filter(
      (event) =>
        (isSince(version, '1.1.0') || !notesTrying(event)) && (isSince(version, '1.4.0') || !notesMarching(event)),
    )
    .map((event) => (isSince(version, '1.5.0') ? event : withoutHolders(event)));
