import { saga } from '@warmoot/rules';

type Entries = saga.campaign.SeenCampaign['open']['entries'];

const isPlayed = ({ state }: saga.campaign.Entry): boolean =>
  state === 'running' || state === 'paused' || state === 'done';

/** The last place of everybody, found in one walk through the calendar. */
const lastPlaces = (entries: Entries): ReadonlyMap<string, saga.campaign.Entry> => {
  const last = new Map<string, saga.campaign.Entry>();
  for (const entry of Object.values(entries)) {
    if (entry.place === '' || !isPlayed(entry)) continue;
    for (const id of entry.characters) {
      const before = last.get(id);
      if (before === undefined || saga.calendar.lastDay(entry) >= saga.calendar.lastDay(before)) last.set(id, entry);
    }
  }
  return last;
};

const KNOWN = new WeakMap<Entries, ReadonlyMap<string, saga.campaign.Entry>>();

/** Where somebody was seen last: in the place of their running or last scene, else at home. */
export const whereIs = ({ open }: saga.campaign.SeenCampaign, { id, words }: saga.campaign.SeenCharacter): string => {
  const places = KNOWN.get(open.entries) ?? lastPlaces(open.entries);
  KNOWN.set(open.entries, places);
  return places.get(id)?.place ?? words.home;
};
