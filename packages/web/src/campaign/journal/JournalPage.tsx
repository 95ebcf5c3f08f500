import { saga } from '@warmoot/rules';
import {
  aboutText,
  campaignNames,
  chapterName,
  chaptersAt,
  entryTitle,
  journeysOf,
  type Leaf,
  leafTeller,
  leavesOf,
  type ToldLeaf,
} from '@warmoot/words';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { DATES } from '../../words/dates.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import './journal.css';
import { ChapterLeaf } from './ChapterLeaf.js';
import { lastLeaves, upTo, yearsTold } from './leaves.js';
import { PageForm } from './PageForm.js';
import { Paragraphs } from './Paragraphs.js';
import { Sittings } from './Sittings.js';
import { StoryFiles } from './StoryFiles.js';
import { TitleLeaf } from './TitleLeaf.js';
import { JOURNAL } from './words.js';

/** As many leaves as are set at once. */
const PAGE = 20;

type Told<L extends ToldLeaf['leaf']> = Extract<ToldLeaf, { leaf: L }>;

const WrittenPage = ({ page, onChange }: { readonly page: Told<'page'>; readonly onChange: () => void }) => {
  const { t, words, plays } = useCampaignIn(JOURNAL);
  const { title, date, by, text } = page;
  return (
    <article className="journal-page">
      {title === '' ? null : <h3>{title}</h3>}
      <p className="small soft">
        {date} · {words.campaign.story.page({ by })}
      </p>
      <Paragraphs className="story" of={text} />
      {plays ? (
        <p className="small journal-by">
          <button
            type="button"
            aria-label={title === '' ? t.change : t.changeNamed({ title })}
            aria-haspopup="dialog"
            onClick={onChange}
          >
            {t.change}
          </button>
        </p>
      ) : null}
    </article>
  );
};

const BetweenScenes = ({ leaf, of }: { readonly leaf: Told<'between'>; readonly of: saga.campaign.Entry }) => (
  <article className="journal-entry journal-between">
    <Sign of={signOf(of)} size={22} />
    <div>
      <h3>{leaf.title}</h3>
      <p className="small soft">{leaf.date}</p>
      {leaf.told === '' ? null : <p className="story">{leaf.told}</p>}
      <Paragraphs className="note" of={leaf.text} />
    </div>
  </article>
);

interface LeafProps {
  readonly leaf: Leaf;
  readonly tell: ReturnType<typeof leafTeller>;
  readonly onChange: (page: saga.campaign.Page) => void;
}

const OneLeaf = ({ leaf, tell, onChange }: LeafProps) => {
  switch (leaf.leaf) {
    case 'chapter':
      return <ChapterLeaf leaf={leaf} tell={tell} />;
    case 'between':
      return <BetweenScenes leaf={tell(leaf, {}) as Told<'between'>} of={leaf.entry} />;
    case 'page':
      return <WrittenPage page={tell(leaf, {}) as Told<'page'>} onChange={() => onChange(leaf.page)} />;
    case 'sat': {
      const { date, told } = tell(leaf, {}) as Told<'sat'>;
      return (
        <p className="small soft journal-sat">
          {date}: {told}
        </p>
      );
    }
  }
};

const keyOf = (leaf: Leaf): string => {
  if ('entry' in leaf) return leaf.entry.id;
  return leaf.leaf === 'page' ? leaf.page.id : leaf.sitting.id;
};

/** The names of a campaign as the story takes them: days as the pages say them. */
const useNames = () => {
  const { words, seen, people, seat, dateText } = useCampaignIn(JOURNAL);
  // biome-ignore lint/correctness/useExhaustiveDependencies: days are said as the calendar of the campaign has them.
  return useMemo(
    () => ({ ...campaignNames(words, seen, (one) => people[one]?.name ?? one, seat), date: dateText }),
    [words, seen, people, seat],
  );
};

interface ContentsProps {
  readonly leaves: readonly Leaf[];
  readonly onPick: (number: number) => void;
}

/** The chapters of a year: each leads to its place. */
const Contents = ({ leaves, onPick }: ContentsProps) => {
  const { t, words } = useCampaignIn(JOURNAL);
  const chapters = leaves.filter((leaf) => leaf.leaf === 'chapter');
  if (chapters.length < 2) return null;
  return (
    <details className="journal-contents" open={chapters.length < 40}>
      <summary>{t.contents}</summary>
      <ol>
        {chapters.map(({ number, entry }) => (
          <li key={number}>
            <button type="button" onClick={() => onPick(number)}>
              {number} · {chapterName(words, entry) ?? entryTitle(words, entry)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** The journal: the story that writes itself, scene by scene, and the pages that the table writes beside it. */
export const JournalPage = () => {
  const { t } = useSpoken(JOURNAL);
  const { t: dates, seen, calendar, plays } = useCampaignIn(DATES);
  const { today } = seen.open;
  const [year, setYear] = useState(() => saga.calendar.yearOf(calendar, today));
  const [writing, setWriting] = useState<saga.campaign.Page | 'new' | null>(null);
  const [most, setMost] = useState(PAGE);
  const [wanted, setWanted] = useState<number | null>(null);
  const names = useNames();
  const leaves = useMemo(() => leavesOf(seen, names), [seen, names]);
  const tell = useMemo(() => leafTeller(seen, names), [seen, names]);
  const years = useMemo(() => yearsTold(leaves, calendar, today), [leaves, calendar, today]);
  const journeys = useMemo(() => journeysOf(seen, leaves), [seen, leaves]);
  const at = useMemo(() => chaptersAt(seen, leaves), [seen, leaves]);
  const ofYear = useMemo(() => leaves.filter((leaf) => leaf.year === year), [leaves, year]);
  // The newest is set; what lies before it is a press away.
  const shown = lastLeaves(ofYear, most);
  useEffect(() => {
    if (wanted === null) return;
    const place = document.getElementById(`chapter-${wanted}`);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
    setWanted(null);
  }, [wanted]);
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
        <Contents
          leaves={ofYear}
          onPick={(number) => {
            setMost(Math.max(most, upTo(ofYear, number)));
            setWanted(number);
          }}
        />
        <StoryFiles names={names} />
        <Sittings />
      </nav>
      <div className="journal-main">
        <TitleLeaf journeys={journeys} chaptersAt={at} about={aboutText(names, seen.open)} />
        <header className="journal-year">
          <h2>{dates.year({ year })}</h2>
          {plays ? (
            <Button kind="ink" small aria-haspopup="dialog" onClick={() => setWriting('new')}>
              {t.write}
            </Button>
          ) : null}
        </header>
        {ofYear.length === 0 ? <p className="soft">{t.empty}</p> : null}
        {ofYear.length > most ? (
          <p>
            <Button small kind="quiet" onClick={() => setMost(most + PAGE)}>
              {t.earlier({ count: Math.min(PAGE, ofYear.length - most) })}
            </Button>
          </p>
        ) : null}
        {shown.map((leaf) => (
          <OneLeaf key={`${leaf.leaf} ${keyOf(leaf)}`} leaf={leaf} tell={tell} onChange={setWriting} />
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
