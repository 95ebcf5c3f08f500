import type { Rated } from '@warmoot/kernel';
import { nameIn, number } from '@warmoot/words';
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { type Picked, playedOut } from './exchange.js';
import { saidOf, TrialWho } from './Trial.js';
import type { Certain } from './told.js';
import { GUIDE } from './words.js';
import './trial.css';

/** A total and whose scores it is made of. */
const Total = ({ rated, scene }: { readonly rated: Rated; readonly scene: string }) => {
  const { words } = useWords();
  return (
    <>
      {(rated.lines ?? []).map(({ by, note }, nth) => (
        <Fragment key={note ?? nth}>
          {nth === 0 ? null : <em>+</em>}
          <span>
            <b>{number(by)}</b>
            <i>{note === undefined ? '' : nameIn(words, scene, note)}</i>
          </span>
        </Fragment>
      ))}
      <em>=</em>
      <span className="trial-big">
        <b>{number(rated.total)}</b>
      </span>
    </>
  );
};

/** The rules that a sentence goes by are in the book; here they would only be read over. */
export const withoutRules = (sentence: string): string => sentence.replaceAll(/ \[[A-Z0-9, -]+\]/g, '');

/** One exchange without dice: pick, see both totals, and press for what follows. The rules play it. */
export const CertainTrial = ({ trial }: { readonly trial: Certain }) => {
  const { t } = useSpoken(GUIDE);
  const { words } = useWords();
  const announce = useAnnounce();
  const id = useId();
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries(trial.picks.map(({ name, options }) => [name, options[0]?.key ?? ''])),
  );
  const [fought, setFought] = useState<Picked | null>(null);
  const passages = useMemo(() => playedOut(trial.exchange, picked), [trial, picked]);
  const isFought = fought === picked;
  const said = useMemo(
    () => (isFought ? saidOf(words, trial, passages).map(withoutRules) : []),
    [isFought, words, trial, passages],
  );
  const [attack, defence] = trial.totals(passages);
  const verdict = trial.verdict(passages);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.length === 0) return;
    announce(said.join(' '));
    // On a phone it may lie below the foot.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [said, announce]);
  return (
    <section className="trial" aria-labelledby={id}>
      <header>
        <h2 id={id}>{trial.title}</h2>
        <Button kind={isFought ? 'line' : 'act'} onClick={() => setFought(picked)}>
          {t.fightIt}
        </Button>
      </header>
      <TrialWho sides={trial.sides(picked)} />
      <div className="trial-picks">
        {trial.picks.map(({ name, label, options }) => (
          <fieldset key={name} className="seg">
            <legend className="lab">{label}</legend>
            <div>
              {options.map(({ key, label: answer }) => (
                <label key={key}>
                  <input
                    type="radio"
                    className="vh"
                    name={`${id} ${name}`}
                    checked={picked[name] === key}
                    onChange={() => setPicked({ ...picked, [name]: key })}
                  />
                  {answer}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="trial-dice">
        <div className="trial-sums">
          <div className="trial-sum">
            <Total rated={attack} scene={trial.exchange.scene} />
          </div>
          <div className="trial-sum">
            <em className="trial-against">{t.against}</em>
            <Total rated={defence} scene={trial.exchange.scene} />
          </div>
        </div>
      </div>
      <div
        ref={shown}
        className="trial-verdict"
        data-verdict={isFought ? (verdict.good ? 'success' : 'failure') : 'open'}
      >
        {isFought ? (
          <>
            <b>{verdict.said}</b>
            <p>{said.join(' ')}</p>
          </>
        ) : (
          <p>{t.certain}</p>
        )}
      </div>
    </section>
  );
};
