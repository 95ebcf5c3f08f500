import { Impossible } from '@warmoot/kernel';
import { orderOn } from '../../calendar/agenda.js';
import { type Calendar, calendarOf } from '../../calendar/dates.js';
import type { Campaign, CampaignEvent, Entry, SharedCampaign } from '../papers/model.js';
import { because, keepEntry, newId } from '../papers/noting.js';

/** How this campaign divides its year. Its options were checked when they were set. */
export const calendarIn = ({ open }: SharedCampaign): Calendar => {
  const calendar = calendarOf(open.options);
  if (!calendar.ok) throw new Impossible('a campaign with a calendar that does not add up', calendar.refusal);
  return calendar.value;
};

/** All entries of the calendar. */
export const entriesOf = ({ open }: SharedCampaign): readonly Entry[] => Object.values(open.entries);

// holds by: SAGA-CAMPAIGN-001: an entry names its own people, and no rule asks others to be there.
/** The fields of a new entry that are not as usual. */
export type NewEntry = Pick<Entry, 'day' | 'title'> & Partial<Entry>;

/** A new entry, the last of its day; `after` counts the entries that the same deed makes before it. */
export const newEntry = (campaign: Campaign, said: NewEntry, after = 0): Entry => ({
  id: newId(campaign, 'e', after),
  order: orderOn(entriesOf(campaign), said.day),
  days: 1,
  kind: 'scene',
  scene: null,
  place: '',
  characters: [],
  state: 'planned',
  pausedOn: null,
  inside: null,
  plan: null,
  control: {},
  played: null,
  outcome: null,
  asksNext: false,
  credited: null,
  text: '',
  ...said,
});

/** The day that a running scene has come to. It moves on with the campaign's, from the day it was begun on. */
export const dayIn = ({ open }: SharedCampaign, { day, behind = 0 }: Pick<Entry, 'day' | 'behind'>): number =>
  Math.max(day, open.today - behind);

/** Whether a scene has begun, or is over. */
export const isBegun = (state: Entry['state']): boolean => state !== 'planned' && state !== 'dropped';

/** Whether an entry is no scene and comes about by itself. */
export const isHappening = ({ kind, state }: Entry): boolean =>
  state === 'planned' && (kind === 'happening' || kind === 'arrival');

/** SAGA-CAL-005, SAGA-CAL-007: happenings and arrivals come about on their day by themselves. */
export const happenings = (campaign: Campaign, through: number): readonly CampaignEvent[] =>
  entriesOf(campaign)
    .filter((entry) => isHappening(entry) && entry.day <= through)
    .map((entry) => keepEntry({ ...entry, state: 'done' }, because('happened', ['SAGA-CAL-005'], entry.id)));
