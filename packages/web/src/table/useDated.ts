import { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import { useMemo } from 'react';
import type { Sitting } from '../net/sitting.js';
import type { Dated } from '../scenes/contract.js';
import { DATES } from '../words/dates.js';
import { useSpoken } from '../words/speech.js';

/** How days are dated in the scene that is played or was played last; null where it stands in no campaign's calendar. */
export const useDated = ({ campaign, scene, telling }: Sitting): Dated | null => {
  const { t, words } = useSpoken(DATES);
  const number = scene?.scene ?? telling?.scene;
  return useMemo(() => {
    if (campaign === null || Object.values(campaign.open.entries).every(({ played }) => played !== number)) return null;
    const own = saga.calendar.calendarOf(campaign.open.options);
    const calendar = own.ok ? own.value : saga.calendar.USUAL_CALENDAR;
    return (day) => {
      const { month, dayOfMonth } = saga.calendar.dateOf(calendar, day);
      const name = yearPartName(words, calendar.months[month] as saga.calendar.YearPart);
      // A month without a name is a number itself.
      const tell = /^\d/.test(name) ? t.dayByNumber : t.day;
      return { date: tell({ day: dayOfMonth, month: name }), dayOfMonth };
    };
  }, [campaign, number, t, words]);
};
