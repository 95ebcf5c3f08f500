import type { Json, Refusal } from '@warmoot/kernel';
import { dueBy, dueDay, isUnplayed } from '../../calendar/agenda.js';
import { resumed } from '../../calendar/running.js';
import { forbidden } from '../papers/finding.js';
import type { Road } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, Entry, EntryId, SharedCampaign } from '../papers/model.js';
import { because, keepEntry } from '../papers/noting.js';
import { entriesOf, isHappening } from './entries.js';

/** Whether a movement is played at the table: its people have taken their sheets along. */
export const isOnTable = ({ scene, played }: Pick<Entry, 'scene' | 'played'>): boolean =>
  scene === 'movement' && played !== null;

/** A pursuit or a race names itself in its plan; it takes no days, and nothing waits in it. */
const isOverDays = ({ plan }: Pick<Entry, 'plan'>): boolean =>
  (plan as { readonly by?: Json } | null)?.by === undefined;

/** The movement over days that is being played at the table; undefined where none is. */
export const roadIn = (campaign: SharedCampaign): Entry | undefined =>
  entriesOf(campaign).find((entry) => isOnTable(entry) && isOverDays(entry) && entry.state === 'running');

/** SAGA-MOVE-037: what else is due on or before a day, and so may be played while a movement waits. */
export const dueOnRoad = (campaign: SharedCampaign, road: Pick<Road, 'day'>, but: Entry): readonly Entry[] =>
  dueBy(entriesOf(campaign), road.day, but).filter((entry) => !isHappening(entry));

/** SAGA-MOVE-037: why a movement that has come to this day does not wait for an entry; null where it may. */
export const refusesWait = (entry: Entry, { day }: Pick<Road, 'day'>): Refusal | null =>
  isUnplayed(entry) && dueDay(entry) <= day ? null : forbidden('SAGA-MOVE-037', 'notDue', { title: entry.title, day });

/** SAGA-CAL-004: a movement as it waits at the table, with the whole of its state, from the morning of its day. */
export const waiting = (entry: Entry, { day }: Road, pausedFor?: EntryId): CampaignEvent =>
  keepEntry(
    {
      ...{ ...entry, state: 'paused', pausedOn: day, days: Math.max(entry.days, day - entry.day + 1) },
      ...(pausedFor === undefined ? {} : { pausedFor }),
    },
    because('paused', ['SAGA-MOVE-037', 'SAGA-CAL-004'], entry.id),
  );

/** SAGA-MOVE-037: what waited for an entry goes on, on its own morning, now that the entry is over. */
export const goesOnAfter = (campaign: Campaign, id: EntryId): readonly CampaignEvent[] =>
  entriesOf(campaign)
    .filter(({ state, pausedFor }) => state === 'paused' && pausedFor === id)
    .map(({ pausedFor: _, ...entry }) => keepEntry(resumed(entry), because('goesOn', ['SAGA-CAL-004'], entry.id)));

/** SAGA-MOVE-037: why nothing else is begun while a movement is played at the table: it cannot wait, or not for this. */
export const refusesBeside = (
  campaign: SharedCampaign,
  entry: Entry,
  { road, decided }: { readonly road?: Road | undefined; readonly decided: boolean },
): Refusal | null => {
  const running = roadIn(campaign);
  if (running === undefined || running.id === entry.id || entry.inside === running.id) return null;
  if (!decided) return { code: 'TABLE_DECIDES', rule: 'SAGA-MOVE-037' };
  if (road === undefined) return forbidden('SAGA-MOVE-037', 'notMorning', { title: running.title });
  return refusesWait(entry, road);
};
