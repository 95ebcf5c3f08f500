import type { CalendarEntry } from './agenda.js';
import { type Calendar, dateOf } from './dates.js';

/** An entry as it is told in a list: with the further days of its month for which it stands. */
export type Folded<E extends CalendarEntry> = E & { readonly also: readonly number[] };

/** SAGA-CAL-006: whether an entry is the date of a Heal check that succeeded: it stands inside its healing. */
export const isHealSuccess = ({ kind, inside }: Pick<CalendarEntry, 'kind' | 'inside'>): boolean =>
  kind === 'healing' && (inside ?? null) !== null;

/**
 * SAGA-CAL-006: every success has its date. Told in a list, those of one healing in one month stand together, under the
 * first of them and with the days of the month of the others: a long healing fills no page.
 */
export const foldedHealings = <E extends CalendarEntry>(
  calendar: Calendar,
  entries: readonly E[],
): readonly Folded<E>[] => {
  const runs = new Map<string, number[]>();
  return entries.flatMap((entry) => {
    const also: number[] = [];
    if (!isHealSuccess(entry)) return [{ ...entry, also }];
    const { year, month, dayOfMonth } = dateOf(calendar, entry.day);
    const run = `${entry.inside} ${year} ${month}`;
    const before = runs.get(run);
    if (before === undefined) runs.set(run, also);
    // Two checks may succeed on one day, one against 3 and one against 7.
    else if (before.at(-1) !== dayOfMonth) before.push(dayOfMonth);
    return before === undefined ? [{ ...entry, also }] : [];
  });
};
