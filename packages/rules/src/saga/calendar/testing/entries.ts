import type { CalendarEntry } from '../agenda.js';

/** A planned free-form scene of one day, but for what is said. */
export const entry = (id: string, day: number, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  day,
  order: 1,
  days: 1,
  kind: 'scene',
  scene: 'freeForm',
  title: id,
  place: '',
  characters: [],
  state: 'planned',
  ...more,
});

export const ids = (entries: readonly CalendarEntry[]): readonly string[] => entries.map(({ id }) => id);
