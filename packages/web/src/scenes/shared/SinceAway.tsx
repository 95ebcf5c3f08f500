import type { SeatId } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import { useMemo } from 'react';
import { Button } from '../../design/forms/Button.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { NewsLines } from './NewsStrip.js';
import { toldOf } from './news.js';
import { SHARED } from './words.js';
import './scene.css';
import './stage/stage.css';

interface SinceAwayProps {
  readonly passages: readonly Passage[];
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
  readonly onAgain: (() => void) | null;
  readonly onGo: () => void;
}

/** As much as is read at once: what came before is in the log. */
const MOST = 20;

/** What happened while one was away, on one page and not as a race: then one goes on, or has it shown. */
export const SinceAway = ({ passages, seat, people, onAgain, onGo }: SinceAwayProps) => {
  const { t, words } = useSpoken(SHARED);
  const all = useMemo(() => toldOf(words, passages, seat), [words, passages, seat]);
  const news = all.slice(-MOST);
  return (
    <section className="since" aria-labelledby="since-head">
      <h1 id="since-head" tabIndex={-1} data-head="">
        {t.sinceAway}
      </h1>
      {all.length > news.length ? <p className="small soft since-more">{t.earlierInLog}</p> : null}
      <NewsLines news={news} people={people} />
      <div className="scene-foot">
        {onAgain === null ? null : <Button onClick={onAgain}>{t.showAgain}</Button>}
        <Button kind="act" onClick={onGo}>
          {t.goOn}
        </Button>
      </div>
    </section>
  );
};
