import { diceBehind, type SeatId } from '@warmoot/kernel';
import { reckonedText } from '@warmoot/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Dice } from '../../design/chance/Dice.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { WithRules } from '../../design/rules/WithRules.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { unbroken } from '../../words/text.js';
import { inShort, type News, onceEach } from './news.js';
import { NextThrow } from './stage/NextThrow.js';
import { useOnStage } from './stage/onStage.js';
import { Throw } from './stage/Throw.js';
import { rivalsOf, tallyIn, thrownIn } from './stage/thrown.js';
import './stage/stage.css';
import { SHARED } from './words.js';

type People = Readonly<Record<SeatId, Person>>;

/** Whose doing it was. */
const doerIn = ({ passage: { entry, before } }: News): SeatId | null => {
  if (entry.input.input === 'answer') return entry.input.seat;
  return entry.input.input === 'dice' && before?.awaits.need === 'dice' ? before.awaits.by : null;
};

/** A sentence whose sum can be pressed, where it has one. */
const Told = ({ news }: { readonly news: News }): ReactNode => {
  const { words } = useSpoken(SHARED);
  const { account, passage } = news;
  const text = unbroken(onceEach(account.lines.length > 0 ? account.lines : account.lead).join(' '));
  const thrown = thrownIn(passage);
  const tally = thrown === null ? null : tallyIn(words, thrown);
  if (thrown === null || tally === null || thrown.score === null) return <WithRules text={text} />;
  const reckoned = reckonedText(words, thrown.throw, thrown.score) ?? `${thrown.score}`;
  // Where the sentence says it in other words, the number itself is pressed.
  const bare = new RegExp(`(?<![\\d-])${thrown.score}(?!\\d)`).exec(text);
  const sum = text.includes(reckoned) || bare === null ? reckoned : `${thrown.score}`;
  const at = sum === reckoned ? text.indexOf(sum) : (bare?.index ?? -1);
  const [before, after] = at < 0 ? [`${text} `, ''] : [text.slice(0, at), text.slice(at + sum.length)];
  return (
    <>
      <WithRules text={before} />
      <TallyPopover of={tally}>{sum}</TallyPopover>
      <WithRules text={after} />
    </>
  );
};

/** Sentences, each with the arms of whose doing it was and with the dice as they lie. */
export const NewsLines = ({ news, people }: { readonly news: readonly News[]; readonly people: People }) => (
  <ol className="strip-lines">
    {news.map((one) => {
      const doer = doerIn(one);
      const person = doer === null ? undefined : people[doer];
      const thrown = thrownIn(one.passage);
      return (
        <li key={one.passage.entry.seq}>
          {person === undefined ? <span /> : <Arms colour={person.colour} size={18} />}
          <span>
            {thrown === null ? null : (
              <Dice dice={diceBehind(thrown.throw, thrown.faces)} faces={thrown.faces} typed={thrown.typed} size={24} />
            )}
            <Told news={one} />
          </span>
        </li>
      );
    })}
  </ol>
);

interface NewsStripProps {
  readonly news: readonly News[];
  readonly seat: SeatId | null;
  readonly people: People;
  /** It stands alone and never folds. */
  readonly isOpen?: boolean;
  /** It begins folded: that is seen on small screens only. */
  readonly brief?: boolean;
}

/** As many lines as are read before a choice. */
const MOST = 4;

/** What has happened since one last chose, above what is asked: newest last. It folds when the hand goes to the choice. */
export const NewsStrip = ({ news, seat, people, isOpen = false, brief = false }: NewsStripProps) => {
  const { t, words } = useSpoken(SHARED);
  const { again } = useOnStage();
  const box = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(brief);
  const [isThrowOpen, setThrowOpen] = useState(false);
  const newest = news.at(-1)?.passage.entry.seq ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: news unfolds it again.
  useEffect(() => {
    setFolded(brief);
    // Where there is less room than news, the newest are seen.
    const lines = box.current?.querySelector('.strip-lines');
    if (lines) lines.scrollTop = lines.scrollHeight;
  }, [newest]);
  const isThere = news.length > 0;
  useEffect(() => {
    const room = box.current?.closest('.table-scene');
    if (!isThere || isOpen || !room) return;
    const press = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) setFolded(true);
    };
    room.addEventListener('click', press);
    return () => room.removeEventListener('click', press);
  }, [isThere, isOpen]);
  if (!isThere) return null;
  // Where nobody has chosen anything yet, it is all there was.
  const head = news[0]?.passage.entry.input.input === 'begin' ? t.soFar : t.sinceYouChose;
  const at = news.findLastIndex(({ passage }) => thrownIn(passage) !== null);
  const last = news[at]?.passage;
  return (
    <section ref={box} className="strip" aria-label={head} data-folded={isFolded ? '' : undefined}>
      <header hidden={isOpen}>
        <h3 className="lab">{head}</h3>
        {isFolded ? (
          <Button kind="quiet" small className="strip-unfold" aria-expanded={false} onClick={() => setFolded(false)}>
            {t.newsShort}
          </Button>
        ) : null}
        {last === undefined ? null : (
          <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setThrowOpen(true)}>
            {t.throwShort}
          </Button>
        )}
        {again === null || isOpen ? null : (
          <Button kind="quiet" small onClick={again}>
            {t.showAgain}
          </Button>
        )}
      </header>
      <NewsLines news={(isOpen ? news : inShort(words, news, seat)).slice(-MOST)} people={people} />
      {last === undefined || isOpen ? null : (
        <NextThrow run={(news.at(-1) as News).passage.after} seat={seat} people={people} />
      )}
      {last === undefined ? null : (
        <Dialog open={isThrowOpen} onClose={() => setThrowOpen(false)} title={t.throwShort}>
          <Throw
            passage={last}
            rivals={rivalsOf(
              news.map(({ passage }) => passage),
              at,
            )}
            seat={seat}
            people={people}
          />
        </Dialog>
      )}
    </section>
  );
};
