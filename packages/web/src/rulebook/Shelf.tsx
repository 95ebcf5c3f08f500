import { Link } from 'wouter';
import { Icon, type IconName } from '../design/base/Icon.js';
import { useSpoken } from '../words/speech.js';
import { useWords } from '../words/WordsProvider.js';
import { SHELF } from './book.js';
import { bookTitle, useBookWords } from './bookWords.js';
import type { Outline } from './chapter.js';
import { GUIDE_NAMES, GUIDES, guideOf } from './guides.js';
import { Reading } from './Reading.js';
import './shelf.css';

/** What books are called, where the language has a name for them. */
type Titles = Readonly<Record<string, string>>;

const SIGNS: Readonly<Record<string, IconName>> = {
  'saga-general': 'sc-talk',
  'saga-duel': 'sc-duel',
  'saga-battle': 'sc-battle',
  'saga-1e': 'di-d8',
  warband: 'tr-mi',
  command: 'tr-hc',
  sortie: 'tr-bo',
};

/** The guides, which come first. */
const Guides = () => {
  const t = useBookWords();
  const { t: names } = useSpoken(GUIDE_NAMES);
  return (
    <section className="shelf-guides" aria-labelledby="guides">
      <h2 id="guides">{t.beginHere}</h2>
      <ul>
        {GUIDES.map(({ kind, icon, minutes }) => (
          <li key={kind}>
            <Icon name={icon} size={34} />
            <Link href={guideOf(kind) ?? '/rules'}>{names.titles[kind]}</Link>
            <p>{names.about[kind]}</p>
            <span className="small soft">{names.minutes({ n: minutes })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ShelfBook = ({ book }: { readonly book: Outline }) => {
  const t = useBookWords();
  return (
    <li>
      <Icon name={SIGNS[book.file] ?? 'mark'} size={26} />
      <Link href={`/rules/${book.file}`}>{bookTitle(t, book)}</Link>
      <span className="fig soft">{t.count({ count: book.count })}</span>
    </li>
  );
};

/** The guides, and behind them all books. */
export const Shelf = () => {
  const t = useBookWords();
  const { language } = useWords();
  const count = SHELF.reduce((sum, book) => sum + book.count, 0);
  const sets = [...new Set(SHELF.map(({ set }) => set))];
  return (
    <div className="shelf">
      <Guides />
      <section aria-labelledby="all-rules">
        <h2 id="all-rules">{t.allRules}</h2>
        <div className="shelf-preface">
          <p className="story">{t.intro({ count: count.toLocaleString(language) })}</p>
          <Reading />
        </div>
        {sets.map((set) => (
          <div key={set} className="shelf-set">
            <h3>{(t.sets as Titles)[set] ?? set}</h3>
            <ul>
              {SHELF.filter((book) => book.set === set).map((book) => (
                <ShelfBook key={book.file} book={book} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
};
