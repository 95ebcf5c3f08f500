import type { SeatId } from '@warmoot/kernel';
import type { Made, TableRecord } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { TableFacts } from './facts.js';

type Drawer = keyof NonNullable<Made['campaign']>;

/** The number in an id such as `c7`. Whatever a campaign makes gets the next number. */
const numberIn = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

const keptBy = (event: saga.campaign.CampaignEvent): readonly (readonly [Drawer, string])[] => {
  if (event.event === 'joined') return [['characters', event.character.id]];
  return event.event === 'kept' ? [[event.in, event.thing.id]] : [];
};

/** How many things the campaign of a table had made: what has a higher number is new. */
export const madeSoFar = ({ campaign }: Pick<TableFacts, 'campaign'>): number => campaign?.open.made ?? 0;

/** How many things it had made after these records. */
export const madeAfter = (records: readonly TableRecord[], soFar: number): number =>
  records
    .flatMap(({ what }) => (what.did === 'campaign' ? what.events.flatMap(keptBy) : []))
    .reduce((most, [, id]) => Math.max(most, numberIn(id)), soFar);

/** The ids of the things that these events have made, by where they are kept. */
const madeInCampaign = (events: readonly saga.campaign.CampaignEvent[], soFar: number): Made['campaign'] => {
  const made: Partial<Record<Drawer, string[]>> = {};
  for (const [drawer, id] of events.flatMap(keptBy)) {
    if (numberIn(id) <= soFar || made[drawer]?.includes(id)) continue;
    made[drawer] = [...(made[drawer] ?? []), id];
  }
  return Object.keys(made).length === 0 ? undefined : made;
};

/** What the records of one command have made, as far as the seat that asked may know of it; null where it is nothing. */
export const madeBy = (records: readonly TableRecord[], seat: SeatId | null, soFar: number): Made | null => {
  const known = records.filter(({ seenBy }) => seenBy === null || (seat !== null && seenBy.includes(seat)));
  const made: { -readonly [K in keyof Made]: Made[K] } = {};
  for (const { what } of known) {
    if (what.did === 'proposed') made.proposal = what.proposal;
    else if (what.did === 'began') made.scene = what.scene;
    else if (what.did === 'seated') made.seat = what.seat;
  }
  const events = known.flatMap(({ what }) => (what.did === 'campaign' ? what.events : []));
  const campaign = madeInCampaign(events, soFar);
  if (campaign !== undefined) made.campaign = campaign;
  return Object.keys(made).length === 0 ? null : made;
};
