import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { namePage } from '../../browser/pageTitle.js';
import { Icon } from '../../design/base/Icon.js';
import { OfflineBanner } from '../../design/faults/Banner.js';
import { Button } from '../../design/forms/Button.js';
import { Skip } from '../../design/shell/Skip.js';
import { WayBack } from '../../design/shell/WayBack.js';
import { GUIDE_NAMES, GUIDES, type GuideKind, guideOf } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { usePlay } from '../home/usePlay.js';
import { CertainTrial } from './CertainTrial.js';
import { Trial } from './Trial.js';
import type { Card, Told } from './told.js';
import { GUIDE } from './words.js';
import './guide.css';
import './pictures.css';
import './guide-narrow.css';

/** The card that the address names, from 0; null where it names none. */
const cardIn = (hash: string): number | null => {
  const at = Number(hash.slice(1)) - 1;
  return Number.isInteger(at) && at >= 0 ? at : null;
};

interface CardsProps {
  readonly cards: readonly Card[];
  readonly at: number | null;
}

/** Six cards: side by side, or one after the other to be swiped. */
const Cards = ({ cards, at }: CardsProps) => {
  const { t } = useSpoken(GUIDE);
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (at === null) return;
    const [row, card] = [list.current, list.current?.children[at]];
    if (!row || !(card instanceof HTMLElement)) return;
    // By hand: where something is scrolled into view, Tab would go on from there.
    row.scrollLeft = card.offsetLeft - row.offsetLeft;
    scrollBy(0, Math.max(0, card.getBoundingClientRect().bottom - innerHeight));
  }, [at]);
  const look = (): void => {
    const cells = [...(list.current?.children ?? [])] as HTMLElement[];
    const left = list.current?.scrollLeft ?? 0;
    const gaps = cells.map((cell) => Math.abs(cell.offsetLeft - left - (cells[0]?.offsetLeft ?? 0)));
    setShown(gaps.indexOf(Math.min(...gaps)));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the cards scroll sideways and must be reached by keys. */}
      <ol ref={list} className="guide-cards" aria-label={t.cards} tabIndex={0} onScroll={look}>
        {cards.map(({ title, text, picture, textFirst = false }, nth) => (
          <li key={title} data-here={nth === at || undefined} data-text-first={textFirst || undefined}>
            <h2>
              <i>{nth + 1}</i>
              {title}
              {nth === at ? <span className="guide-here">{t.here}</span> : null}
            </h2>
            {picture}
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="guide-dots" aria-hidden="true">
        {cards.map(({ title }, nth) => (
          <i key={title} data-on={nth === shown || undefined} />
        ))}
      </p>
    </>
  );
};

const Foot = ({ kind }: { readonly kind: GuideKind }) => {
  const { t } = useSpoken(GUIDE);
  const { t: names } = useSpoken(GUIDE_NAMES);
  const { play, isBusy, note } = usePlay();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Scrolled by hand: where something is scrolled into view, Tab would go on from there.
    const row = here.current?.parentElement;
    if (here.current && row) row.scrollLeft = here.current.offsetLeft - row.offsetLeft;
  }, []);
  return (
    <footer className="guide-foot">
      {note}
      <nav aria-label={t.guides}>
        {GUIDES.map((guide) => (
          <Link
            key={guide.kind}
            ref={guide.kind === kind ? here : null}
            href={guideOf(guide.kind) ?? '/rules'}
            aria-current={guide.kind === kind ? 'page' : undefined}
          >
            <Icon name={guide.icon} size={24} />
            <b>{names.names[guide.kind]}</b>
            <span>{names.minutes({ n: guide.minutes })}</span>
          </Link>
        ))}
      </nav>
      <Button kind="ink" busy={isBusy} onClick={() => play({ kind })}>
        {t.play[kind]}
      </Button>
    </footer>
  );
};

const Exchanged = ({ trial }: Pick<Told, 'trial'>) => {
  if ('shown' in trial) return trial.shown;
  return 'totals' in trial ? <CertainTrial trial={trial} /> : <Trial trial={trial} />;
};

/** A guide: six cards, and one exchange to press through. */
export const GuideView = ({ kind, told }: { readonly kind: GuideKind; readonly told: Told }) => {
  const { ui } = useWords();
  const { t } = useSpoken(GUIDE);
  const { t: names } = useSpoken(GUIDE_NAMES);
  const title = names.titles[kind];
  const [at, setAt] = useState(() => cardIn(location.hash));
  useEffect(() => {
    const look = (): void => setAt(cardIn(location.hash));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    namePage(title);
    return () => namePage(null);
  }, [title]);
  const book = GUIDES.find((guide) => guide.kind === kind)?.book ?? '';
  return (
    <div className="guide">
      <Skip />
      <header className="guide-head">
        <Link className="guide-mark" href="/" aria-label={ui.nav.home}>
          <Icon name="mark" size={30} />
        </Link>
        <h1>{title}</h1>
        <p className="note">{'totals' in told.trial ? t.noteNoDice : t.note}</p>
        <WayBack />
        <Link className="guide-rules" href={`/rules/${book}`}>
          {t.rules[kind]}
        </Link>
      </header>
      <OfflineBanner />
      <main id="page" className="guide-main" tabIndex={-1}>
        <Cards cards={told.cards} at={at} />
        <Exchanged key={kind} trial={told.trial} />
        <Link className="guide-rules guide-rules-below" href={`/rules/${book}`}>
          {t.rules[kind]}
        </Link>
      </main>
      <Foot kind={kind} />
    </div>
  );
};
