import { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
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
      <Field
        label={t.day}
        type="number"
        min={1}
        max={calendar.months[month]?.days}
        value={dayOfMonth}
        onText={(text) => go({ dayOfMonth: Number(text) })}
      />
      <Select
        label={t.month}
        options={calendar.months.map((part, nth) => ({ key: `${nth}`, label: yearPartName(words, part) }))}
        at={`${month}`}
        onPick={(key) => go({ month: Number(key) })}
      />
      <Field label={t.year} type="number" min={1} value={year} onText={(text) => go({ year: Number(text) })} />
    </div>
  );
};
