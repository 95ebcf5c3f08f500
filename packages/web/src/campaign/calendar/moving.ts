import { saga } from '@warmoot/rules';

/** The deed that takes an entry a place earlier or later within its day; null where there is no such place. */
export const reordered = (
  entries: readonly saga.campaign.Entry[],
  entry: saga.campaign.Entry,
  by: -1 | 1,
): saga.campaign.CampaignDeed | null => {
  if (entry.state !== 'planned') return null;
  const ofDay = saga.calendar
    .inOrder(entries.filter(({ day, state }) => day === entry.day && state === 'planned'))
    .map(({ id }) => id);
  const at = ofDay.indexOf(entry.id);
  const to = at + by;
  if (to < 0 || to >= ofDay.length) return null;
  const wanted = ofDay.with(at, ofDay[to] as string).with(to, entry.id);
  return { deed: 'arrange', day: entry.day, entries: wanted };
};

/** The deed that puts an entry on another day; null where it may not be moved, or stays. */
export const movedTo = (entry: saga.campaign.Entry, day: number): saga.campaign.CampaignDeed | null =>
  entry.state === 'planned' && entry.day !== day ? { deed: 'replan', entry: entry.id, day } : null;

/** Which day of a month a key leads to from another, with so many days to a row; null where the key is none of ours. */
export const dayAfterKey = (key: string, day: number, columns: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - columns;
    case 'ArrowDown':
      return day + columns;
    default:
      return null;
  }
};
