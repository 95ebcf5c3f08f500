import { saga } from '@warmoot/rules';
import { entryTitle, entryTold, type Words, yearPartName } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { Switch } from '../../design/forms/Switches.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { useSpoken } from '../../words/speech.js';
import { byName, charactersIn, entriesIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { byYear, type Filter, filtered, type Month, monthsOf } from '../year.js';
import { CALENDAR } from './words.js';
import '../home/home.css';
import { YearStrip } from '../home/YearStrip.js';
import '../plan/plan.css';
import { DATES } from '../../words/dates.js';
import { PlanForm } from '../plan/PlanForm.js';
import { emptyPlan } from '../plan/plan.js';
import { PLAN } from '../plan/words.js';
import { fileName, saveText } from '../save.js';
import './calendar.css';
import { EntryCard } from './EntryCard.js';
import { ListView } from './ListView.js';
import { MonthView } from './MonthView.js';

interface WhoseProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Whose entries are shown: a player's, or one character's. */
const Whose = ({ filter, onChange }: WhoseProps) => {
  const { t, seen, sitting } = useCampaignIn(CALENDAR);
  const seats = (sitting.seen?.seats ?? []).filter(({ role }) => role === 'player');
  const cast = charactersIn(seen).toSorted((a, b) => byName(a.name, b.name));
  const value = filter.seat !== null ? `s ${filter.seat}` : filter.character !== null ? `c ${filter.character}` : '';
  const take = (picked: string): void => {
    const id = picked.slice(2);
    onChange({
      seat: picked.startsWith('s ') ? id : null,
      character: picked.startsWith('c ') ? id : null,
    });
  };
  return (
    <label className="field whose">
      <span className="lab">{t.whose}</span>
      <select value={value} onChange={({ target }) => take(target.value)}>
        <option value="">{t.all}</option>
        <optgroup label={t.ofPlayers}>
          {seats.map(({ seat, name }) => (
            <option key={seat} value={`s ${seat}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={t.ofCast}>
          {cast.map(({ id, name }) => (
            <option key={id} value={`c ${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
};

/** The day the address asks for: the first of a month, or today. */
const dayIn = (search: string, calendar: saga.calendar.Calendar, today: number): number => {
  const params = new URLSearchParams(search);
  const [year, month] = [Number(params.get('year')), Number(params.get('month'))];
  const found = saga.calendar.dayOf(calendar, { year, month: month - 1, dayOfMonth: 1 });
  if (!found.ok) return today;
  const now = saga.calendar.dateOf(calendar, today);
  return now.year === year && now.month === month - 1 ? today : found.value;
};

const stampNow = (): string => `${new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

interface IcsFacts {
  readonly seen: saga.campaign.SeenCampaign;
  readonly table: string;
  readonly words: Words;
  readonly calendar: saga.calendar.Calendar;
  readonly nameOf: (id: string) => string;
}

const saveIcs = ({ seen, table, words, calendar, nameOf }: IcsFacts): void => {
  const told = (entry: saga.campaign.Entry) => entryTold(words, { calendar, nameOf }, entry);
  const { name } = seen.open;
  const text = saga.calendar.icsOf(entriesIn(seen), { campaign: table, name, stamp: stampNow(), told });
  saveText(fileName(name, 'ics'), text, 'text/calendar');
};

/** The calendar: a year as a band, a month day by day or the year as a list, and what stands on it. */
export const CalendarPage = () => {
  const { t, words } = useSpoken(CALENDAR);
  const { t: plan } = useSpoken(PLAN);
  const { t: dates, seen, calendar, table, plays, nameOf } = useCampaignIn(DATES);
  const search = useSearch();
  const { today, entries, characters } = seen.open;
  const [at, setAt] = useState(() => dayIn(search, calendar, today));
  const [view, setView] = useState<'month' | 'list'>('month');
  const [filter, setFilter] = useState<Filter>({ seat: null, character: null });
  const [planOn, setPlanOn] = useState<number | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const { year, month } = saga.calendar.dateOf(calendar, at);
  const years = useMemo(() => {
    const all = filtered(Object.values(entries), filter, (id) => characters[id]?.owner ?? null);
    return byYear(calendar, all);
  }, [entries, characters, filter, calendar]);
  const months = useMemo(() => monthsOf(calendar, year, years.get(year) ?? []), [calendar, year, years]);
  const shown = months[month];
  if (shown === undefined) return null;
  const entry = opened === null ? undefined : entries[opened];
  const step = (by: -1 | 1): void => setAt(Math.max(1, by < 0 ? shown.first - 1 : shown.first + shown.days));
  const goYear = (to: number): void => setAt(saga.calendar.firstDayOf(calendar, Math.max(1, to)));
  return (
    <div className="cal">
      <header className="cal-head">
        <h1>
          {view === 'month' ? `${yearPartName(words, calendar.months[month] as saga.calendar.YearPart)} ` : ''}
          <span>{dates.year({ year })}</span>
        </h1>
        <p className="cal-steps">
          <button type="button" onClick={() => (view === 'month' ? step(-1) : goYear(year - 1))}>
            <Icon name="ui-back" label={view === 'month' ? t.earlier : t.yearBefore} />
          </button>
          <button type="button" onClick={() => (view === 'month' ? step(1) : goYear(year + 1))}>
            <Icon name="ui-next" label={view === 'month' ? t.later : t.yearAfter} />
          </button>
          <Button small kind="quiet" onClick={() => setAt(today)}>
            {t.today}
          </Button>
        </p>
        <div className="cal-tools">
          <Whose filter={filter} onChange={setFilter} />
          <Switch<'month' | 'list'>
            legend={t.view}
            options={{ month: t.month, list: t.list }}
            at={view}
            onGo={setView}
          />
          {plays ? (
            <Button kind="ink" small aria-haspopup="dialog" onClick={() => setPlanOn(Math.max(at, today))}>
              {t.plan}
            </Button>
          ) : null}
          <Button small onClick={() => saveIcs({ seen, table, words, calendar, nameOf })}>
            {t.ics}
          </Button>
        </div>
      </header>
      <YearStrip
        calendar={calendar}
        months={months}
        today={today}
        at={month}
        onGo={(one: Month) => {
          setAt(
            saga.calendar.yearOf(calendar, today) === one.year && today >= one.first && today < one.first + one.days
              ? today
              : one.first,
          );
          setView('month');
        }}
      />
      {view === 'month' ? (
        <MonthView
          month={shown}
          today={today}
          at={at}
          onGo={setAt}
          onStep={step}
          onPlan={setPlanOn}
          onOpen={({ id }) => setOpened(id)}
          onList={() => setView('list')}
        />
      ) : (
        <ListView key={year} months={months} today={today} onOpen={({ id }) => setOpened(id)} />
      )}
      <Dialog open={planOn !== null} onClose={() => setPlanOn(null)} title={plan.title}>
        <PlanForm
          first={emptyPlan(planOn ?? today, 'freeForm', filter.character === null ? [] : [filter.character])}
          onDone={() => setPlanOn(null)}
        />
      </Dialog>
      <Dialog
        open={entry !== undefined}
        onClose={() => setOpened(null)}
        title={entry === undefined ? '' : entryTitle(words, entry)}
      >
        {entry === undefined ? null : <EntryCard entry={entry} onDone={() => setOpened(null)} />}
      </Dialog>
    </div>
  );
};
