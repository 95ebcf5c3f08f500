import { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import { useMemo } from 'react';
import type { Calendar as SpineMonth } from '../design/shell/Spine.js';
import { byWeight, isShown, signOf } from '../design/shell/signs.js';
import { DATES } from '../words/dates.js';
import { useSpoken } from '../words/speech.js';

const byDay = (a: saga.campaign.Entry, b: saga.campaign.Entry): number => a.day - b.day || byWeight(a, b);

/** The month of a campaign's day, for the edge of every page; null where the table has no campaign. */
export const useSpine = (campaign: saga.campaign.SeenCampaign | null): SpineMonth | null => {
  const { t, words } = useSpoken(DATES);
  return useMemo(() => {
    if (campaign === null) return null;
    const { today, entries, options } = campaign.open;
    const own = saga.calendar.calendarOf(options);
    const calendar = own.ok ? own.value : saga.calendar.USUAL_CALENDAR;
    const { year, month, dayOfMonth } = saga.calendar.dateOf(calendar, today);
    const part = calendar.months[month] as saga.calendar.YearPart;
    const first = today - dayOfMonth + 1;
    return {
      month: yearPartName(words, part),
      year: t.year({ year }),
      days: part.days,
      today: dayOfMonth,
      scenes: Object.values(entries)
        .filter((entry) => isShown(entry) && entry.day >= first && entry.day < first + part.days)
        .sort(byDay)
        .map((entry) => ({ day: entry.day - first + 1, kind: signOf(entry), name: entry.title })),
    };
  }, [campaign, t, words]);
};
