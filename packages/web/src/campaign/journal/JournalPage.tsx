import { saga } from '@warmoot/rules';
import { type CampaignNames, campaignNames, entrySentences, entryTitle, storyOf, yearPartName } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { api, type Hindrance } from '../../net/api.js';
import { proposeTo } from '../../table/rulings/propose.js';
import { Strip } from '../../table/Strip.js';
import { DATES } from '../../words/dates.js';
import { useSpoken } from '../../words/speech.js';
import { fileName, saveText } from '../save.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaign, useCampaignIn } from '../useCampaign.js';
import './journal.css';
import { PageForm } from './PageForm.js';
import { Sittings } from './Sittings.js';
import { countTold, lastTold, paragraphs, type StoryDay, storyOfYear, yearsTold } from './story.js';
import { JOURNAL } from './words.js';

/** What the table itself gives a title. */
const NAMED: ReadonlySet<saga.campaign.Entry['kind']> = new Set(['scene', 'happening', 'arrival']);

/** As many things as are set at once. */
const PAGE = 60;

const WrittenPage = ({ page, onChange }: { readonly page: saga.campaign.Page; readonly onChange: () => void }) => {
  const { t, nameOf, plays } = useCampaignIn(JOURNAL);
  return (
    <article className="journal-page">
      {page.title === '' ? null : <h4>{page.title}</h4>}
      {paragraphs(page.text).map((text, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names; their places are what they are.
        <p key={nth} className="story">
          {text}
        </p>
      ))}
      <p className="small soft journal-by">
        {page.by === null ? null : t.by({ name: nameOf(page.by) })}
        {plays ? (
          <button
            type="button"
            aria-label={page.title === '' ? t.change : t.changeNamed({ title: page.title })}
            aria-haspopup="dialog"
            onClick={onChange}
          >
            {t.change}
          </button>
        ) : null}
      </p>
    </article>
  );
};

const ToldEntry = ({ entry, names }: { readonly entry: saga.campaign.Entry; readonly names: CampaignNames }) => {
  const { t, words, seen, people, table, nameOf } = useCampaignIn(JOURNAL);
  // What was thrown between scenes has no title of its own.
  const isNamed = NAMED.has(entry.kind);
  const whom =
    isNamed || entry.characters.length === 0 ? [] : [words.calendar.people({ names: entry.characters.map(nameOf) })];
  return (
    <article className="journal-entry">
      <Sign of={signOf(entry)} size={22} />
      <div>
        <h4>{isNamed ? entryTitle(words, entry) : words.calendar.kinds[entry.kind]}</h4>
        <p>{[...whom, ...entrySentences(entry, names)].join(' ')}</p>
        {paragraphs(entry.text).map((text, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names; their places are what they are.
          <p key={nth} className="note">
            {text}
          </p>
        ))}
        {entry.played === null ? null : (
          <p className="small journal-ways">
            <Link className="alone" href={`/t/${table}/scene/${entry.played}`}>
              {t.readIt}
            </Link>
            {entry.kind === 'scene' && entry.state === 'done' ? (
              <Link className="alone" href={`/t/${table}/next/${entry.id}`}>
                {t.whatNext}
              </Link>
            ) : null}
          </p>
        )}
      </div>
      <span className="next-arms" aria-hidden="true">
        {entry.characters.slice(0, 4).flatMap((id) => {
          const one = seen.open.characters[id];
          return one === undefined ? [] : [<Shield key={id} of={one} people={people} size={18} />];
        })}
      </span>
    </article>
  );
};

interface DayProps {
  readonly day: StoryDay;
  readonly names: CampaignNames;
  readonly onChange: (page: saga.campaign.Page) => void;
}

const Day = ({ day, names, onChange }: DayProps) => {
  const { calendar, dateText } = useCampaign();
  return (
    <li className="journal-day">
      <h3>
        <span className="vh">{dateText(day.day)}</span>
        <span aria-hidden="true">{saga.calendar.dateOf(calendar, day.day).dayOfMonth}</span>
      </h3>
      <div>
        {day.entries.map((entry) => (
          <ToldEntry key={entry.id} entry={entry} names={names} />
        ))}
        {day.pages.map((page) => (
          <WrittenPage key={page.id} page={page} onChange={() => onChange(page)} />
        ))}
      </div>
    </li>
  );
};

const Files = ({ names }: { readonly names: CampaignNames }) => {
  const { t, seen, table, seat, plays, sitting, atTable } = useCampaignIn(JOURNAL);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const { name } = seen.open;
  const whole = async (): Promise<void> => {
    const file = await api.file(table, seat);
    setHindrance(file.ok ? null : file.refusal);
    if (file.ok) saveText(fileName(name, 'json'), JSON.stringify(file.value), 'application/json');
  };
  return (
    <div className="journal-files">
      <Button small onClick={() => saveText(fileName(name, 'md'), storyOf(seen, names), 'text/markdown')}>
        {t.markdown}
      </Button>
      <Button small onClick={() => void whole()}>
        {t.file}
      </Button>
      <p className="small soft">{t.sealed}</p>
      {plays ? (
        <Button small kind="quiet" onClick={() => proposeTo(sitting, atTable, 'openLog', {})}>
          {t.whole}
        </Button>
      ) : null}
      <Button small kind="quiet" onClick={() => print()}>
        {t.print}
      </Button>
      <Strip hindrance={hindrance} />
    </div>
  );
};

/** The journal: the story that writes itself, day by day, and the pages that the table writes beside it. */
export const JournalPage = () => {
  const { t, words } = useSpoken(JOURNAL);
  const { t: dates, seen, calendar, plays, people, seat } = useCampaignIn(DATES);
  const { today } = seen.open;
  const [year, setYear] = useState(() => saga.calendar.yearOf(calendar, today));
  const [writing, setWriting] = useState<saga.campaign.Page | 'new' | null>(null);
  const [most, setMost] = useState(PAGE);
  const months = useMemo(() => storyOfYear(calendar, seen, year), [seen, calendar, year]);
  const years = useMemo(() => yearsTold(calendar, seen), [seen, calendar]);
  const names = useMemo(
    () => campaignNames(words, seen, (one) => people[one]?.name ?? one, seat),
    [words, seen, people, seat],
  );
  const all = countTold(months);
  // The newest is set; what lies before it is a press away.
  const shown = lastTold(months, most);
  return (
    <div className="journal">
      <nav className="journal-left" aria-label={t.years}>
        <h2 className="lab">{t.years}</h2>
        <ul>
          {years.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === year ? 'true' : undefined}
                onClick={() => {
                  setYear(one);
                  setMost(PAGE);
                }}
              >
                {dates.year({ year: one })}
              </button>
            </li>
          ))}
        </ul>
        <Files names={names} />
        <Sittings />
      </nav>
      <div className="journal-main">
        <header>
          <h1>
            {seen.open.name} <span>{dates.year({ year })}</span>
          </h1>
          {plays ? (
            <Button kind="ink" small aria-haspopup="dialog" onClick={() => setWriting('new')}>
              {t.write}
            </Button>
          ) : null}
        </header>
        {all === 0 ? <p className="soft">{t.empty}</p> : null}
        {all > most ? (
          <p>
            <Button small kind="quiet" onClick={() => setMost(most + PAGE)}>
              {t.earlier({ count: Math.min(PAGE, all - most) })}
            </Button>
          </p>
        ) : null}
        {shown.map(({ month, days }) => (
          <section key={month}>
            <h2>{yearPartName(words, calendar.months[month] as saga.calendar.YearPart)}</h2>
            <ol>
              {days.map((day) => (
                <Day key={day.day} day={day} names={names} onChange={setWriting} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Dialog
        open={writing !== null}
        onClose={() => setWriting(null)}
        title={writing === 'new' || writing === null ? t.write : t.change}
      >
        {writing === null ? null : (
          <PageForm page={writing === 'new' ? null : writing} onDone={() => setWriting(null)} />
        )}
      </Dialog>
    </div>
  );
};
