import type { StandingAnswer } from '@warmoot/kernel';
import type { StandingWords } from '@warmoot/words';
import { useState } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { Button } from '../../../design/forms/Button.js';
import { Popover } from '../../../design/panels/Popover.js';
import { useSpoken } from '../../../words/speech.js';
import { SHARED } from '../words.js';
import { rareNow, type Standing } from './standing.js';
import './standing.css';

interface RowProps {
  readonly standing: Standing;
  readonly of: StandingAnswer;
  readonly words: StandingWords;
}

/** One answer: what it is called, when it holds, and whether it stands. Of several ways one is picked first. */
const Row = ({ standing, of, words }: RowProps) => {
  const { t } = useSpoken(SHARED);
  const now = standing.stands[of.id];
  const [wanted, setWanted] = useState(now?.way ?? of.ways[0] ?? '');
  const way = now?.way ?? wanted;
  const put = (to: string): void => standing.set({ [of.id]: { way: to } });
  const title = words.ways[way] ?? of.id;
  return (
    <li>
      <div>
        {of.ways.length === 1 ? (
          <b>{title}</b>
        ) : (
          <select
            aria-label={t.standingWay}
            value={way}
            onChange={({ target }) => {
              setWanted(target.value);
              if (now !== undefined) put(target.value);
            }}
          >
            {of.ways.map((one) => (
              <option key={one} value={one}>
                {words.ways[one] ?? one}
              </option>
            ))}
          </select>
        )}
        <small>{words.when}</small>
      </div>
      <button
        type="button"
        role="switch"
        className="stands-switch"
        aria-checked={now !== undefined}
        aria-label={title}
        onClick={() => (now === undefined ? put(way) : standing.set({ [of.id]: null }))}
      >
        {now === undefined ? t.askMe : t.stands}
      </button>
    </li>
  );
};

interface RareProps {
  readonly standing: Standing;
  readonly seat: string | null;
  readonly answer: (asked: { readonly seat: string; readonly as: string }, choice: unknown) => void;
}

/** The seldom answers: each asks once more. Where it is not the time for one, its question is asked when it comes. */
const Rare = ({ standing, seat, answer }: RareProps) => {
  const { t, words } = useSpoken(SHARED);
  const [asked, setAsked] = useState<string | null>(null);
  const told = words.scenes[standing.scene]?.standing;
  const all = standing.may.flatMap(({ id, rare = [] }) => rare.map((choose) => ({ id, choose })));
  if (all.length === 0 || told === undefined) return null;
  const open = rareNow(standing, seat);
  const picked = all.find(({ choose }) => choose === asked);
  if (picked === undefined) {
    return (
      <p className="stands-rare">
        {all.map(({ choose }) => (
          <button key={choose} type="button" onClick={() => setAsked(choose)}>
            {told.rare[choose] ?? choose}
          </button>
        ))}
      </p>
    );
  }
  const now = open.filter(({ choose }) => choose === picked.choose);
  const name = told.rare[picked.choose] ?? picked.choose;
  const done = (): void => {
    if (now.length === 0) standing.set({ [picked.id]: null });
    else for (const one of now) answer(one.asked, { choose: picked.choose });
    setAsked(null);
  };
  return (
    <fieldset className="stands-sure">
      <legend className="vh">{name}</legend>
      <p>{now.length === 0 ? t.rareLater({ what: name }) : t.rareSure({ what: name })}</p>
      <Button small onClick={done}>
        {now.length === 0 ? t.askNextTime : name}
      </Button>
      <Button small kind="quiet" onClick={() => setAsked(null)}>
        {t.notThat}
      </Button>
    </fieldset>
  );
};

/** The planted flag in the head of a scene: how many answers stand, and under it each of them. */
export const Flag = ({ standing, seat, answer }: RareProps) => {
  const { t, words } = useSpoken(SHARED);
  const told = words.scenes[standing.scene]?.standing;
  if (told === undefined || standing.may.length === 0) return null;
  const count = standing.may.filter(({ id }) => standing.stands[id] !== undefined).length;
  return (
    <Popover
      label={t.standingAnswers}
      triggerClass="stands-flag"
      triggerLabel={t.standingCount({ n: count })}
      trigger={
        <>
          <Icon name="ui-stand" size={22} />
          <i aria-hidden="true">{count}</i>
        </>
      }
    >
      <section className="stands">
        <header>
          <Icon name="ui-stand" size={22} />
          <h3>{t.standingAnswers}</h3>
          <small>{t.untilChanged}</small>
        </header>
        <ul>
          {standing.may.map((one) => {
            const words = told.answers[one.id];
            return words === undefined ? null : <Row key={one.id} standing={standing} of={one} words={words} />;
          })}
        </ul>
        <Rare standing={standing} seat={seat} answer={answer} />
        <p className="stands-note">{told.asksAnew}</p>
        {count === 0 ? null : (
          <p className="stands-rare">
            <button type="button" onClick={standing.askAll}>
              {t.askAll}
            </button>
          </p>
        )}
      </section>
    </Popover>
  );
};
