import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { createContext, useContext, useMemo } from 'react';
import type { Sitting } from '../net/sitting.js';
import type { Do } from '../net/useSitting.js';
import type { Person } from '../people/person.js';
import { isPlayer } from '../table/rulings/propose.js';
import { DATES } from '../words/dates.js';
import { calendarFor, dayText } from '../words/days.js';
import type { List } from '../words/lists.js';
import { type Said, useSpoken } from '../words/speech.js';
import { type CampaignDeeds, campaignDeeds } from './deeds.js';

/** The table at which a campaign is played, as the pages of the campaign get it. */
interface CampaignPlace {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** What is done at the table, apart from the campaign. */
  readonly atTable: Do;
}

export const CampaignContext = createContext<CampaignPlace | null>(null);

export interface CampaignHere extends CampaignPlace, CampaignDeeds {
  readonly table: string;
  readonly seat: SeatId;
  readonly seen: saga.campaign.SeenCampaign;
  readonly calendar: saga.calendar.Calendar;
  /** Whether this seat plays; others only watch. */
  readonly plays: boolean;
  /** Somebody or something of the campaign by its id, or a seat at the table. */
  readonly nameOf: (id: string) => string;
  /** "9 Acorn, year 3". */
  readonly dateText: (day: number) => string;
  /** "9 Acorn". */
  readonly shortDate: (day: number) => string;
  readonly words: Words;
}

const calledIn = ({ open }: saga.campaign.SeenCampaign, id: string): string | undefined =>
  open.characters[id]?.name ??
  open.units[id]?.name ??
  open.entries[id]?.title ??
  open.regions[id]?.name ??
  open.notes[id]?.title;

/** The campaign of the table that is shown, and all that can be done in it from the seat in front. */
export const useCampaign = (): CampaignHere => {
  const place = useContext(CampaignContext);
  const seen = place?.sitting.campaign;
  if (place === null || seen === null || seen === undefined) throw new Error('not on a page of a campaign');
  const { t, words } = useSpoken(DATES);
  const { sitting, people, atTable } = place;
  const { table, seat } = sitting;
  const { options } = seen.open;
  const deeds = useMemo(() => campaignDeeds(atTable), [atTable]);
  const calendar = useMemo(() => calendarFor(options), [options]);
  return {
    ...deeds,
    ...place,
    table,
    seat,
    seen,
    calendar,
    plays: isPlayer(sitting),
    nameOf: (id) => calledIn(seen, id) ?? people[id]?.name ?? id,
    dateText: (day) => dayText(words, t, calendar, day),
    shortDate: (day) => dayText(words, t, calendar, day, true),
    words,
  };
};

/** The same, with a page's own words beside it. */
export const useCampaignIn = <T extends object>(list: List<T>): CampaignHere & Pick<Said<T>, 't'> => ({
  ...useCampaign(),
  t: useSpoken(list).t,
});
