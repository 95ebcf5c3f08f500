import { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import { useId } from 'react';
import { useSpoken } from '../../words/speech.js';
import { PLAN } from './words.js';

interface DateFieldsProps {
  readonly calendar: saga.calendar.Calendar;
  readonly day: number;
  readonly onChange: (day: number) => void;
}

/** A day by its number, month and year. What is no day of the month becomes the nearest one. */
export const DateFields = ({ calendar, day, onChange }: DateFieldsProps) => {
  const { t, words } = useSpoken(PLAN);
  const id = useId();
  const { year, month, dayOfMonth } = saga.calendar.dateOf(calendar, day);
  const go = (to: { readonly year?: number; readonly month?: number; readonly dayOfMonth?: number }): void => {
    const at = { year, month, dayOfMonth, ...to };
    const most = (calendar.months[at.month] as saga.calendar.YearPart).days;
    const found = saga.calendar.dayOf(calendar, {
      year: Math.max(1, Math.floor(at.year) || 1),
      month: at.month,
      dayOfMonth: Math.min(most, Math.max(1, Math.floor(at.dayOfMonth) || 1)),
    });
    if (found.ok) onChange(found.value);
  };
  return (
    <div className="date-fields">
      <div className="field">
        <label className="lab" htmlFor={`${id}-d`}>
          {t.day}
        </label>
        <input
          id={`${id}-d`}
          type="number"
          min={1}
          max={calendar.months[month]?.days}
          value={dayOfMonth}
          onChange={({ target }) => go({ dayOfMonth: Number(target.value) })}
        />
      </div>
      <div className="field">
        <label className="lab" htmlFor={`${id}-m`}>
          {t.month}
        </label>
        <select id={`${id}-m`} value={month} onChange={({ target }) => go({ month: Number(target.value) })}>
          {calendar.months.map((part, nth) => (
            <option key={part.name} value={nth}>
              {yearPartName(words, part)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="lab" htmlFor={`${id}-y`}>
          {t.year}
        </label>
        <input
          id={`${id}-y`}
          type="number"
          min={1}
          value={year}
          onChange={({ target }) => go({ year: Number(target.value) })}
        />
      </div>
    </div>
  );
};
