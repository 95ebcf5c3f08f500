import { type Entry, lastDay, type SeenCampaign, type SeenCharacter } from '@warmoot/rules';

type Entries = SeenCampaign['open']['entries'];

const isPlayed = ({ state }: Entry): boolean => state === 'running' || state === 'paused' || state === 'done';

/** The last place of everybody, found in one walk through the calendar. */
const lastPlaces = (entries: Entries): ReadonlyMap<string, Entry> => {
  const last = new Map<string, Entry>();
  for (const entry of Object.values(entries)) {
    if (entry.place === '' || !isPlayed(entry)) continue;
    for (const id of entry.characters) {
      const before = last.get(id);
      if (before === undefined || lastDay(entry) >= lastDay(before)) last.set(id, entry);
    }
  }
  return last;
};

const KNOWN = new WeakMap<Entries, ReadonlyMap<string, Entry>>();

/** Where somebody was seen last: in the place of their running or last scene, else at home. */
export const whereIs = ({ open }: SeenCampaign, { id, words }: SeenCharacter): string => {
  const places = KNOWN.get(open.entries) ?? lastPlaces(open.entries);
  KNOWN.set(open.entries, places);
  return places.get(id)?.place ?? words.home;
};
