import type { ReactNode } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { Press } from '../../design/forms/Press.js';
import { NamedRow, NamedText } from '../../design/lit/lit.js';
import { useSpoken } from '../../words/speech.js';
import './scrubber.css';
import { SHARED } from './words.js';

/** One act of others as the scrubber shows it. */
export interface Scrubbed {
  readonly letter: string;
  /** Who it was. */
  readonly name: string;
  readonly told: string;
}

interface ScrubberProps {
  readonly acts: readonly Scrubbed[];
  /** The one that is open: the last, where nobody has pressed another. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly tincture: string;
  readonly picture?: ReactNode;
}

/** What others did, one letter an act, oldest first: back, on, or press a letter, and the board shows it. */
export const Scrubber = ({ acts, at, onGo, tincture, picture }: ScrubberProps) => {
  const { t } = useSpoken(SHARED);
  const open = acts[at];
  if (open === undefined) return null;
  return (
    <section className="scrubber" aria-label={t.whatTheyDid} data-tincture={tincture}>
      <div className="scrubber-head">
        {picture}
        <h3>{t.whatTheyDid}</h3>
      </div>
      <Press className="scrubber-step" off={at === 0 ? t.firstAct : null} onClick={() => onGo(at - 1)}>
        <Icon name="ui-back" size={18} label={t.actBefore} />
      </Press>
      <ol>
        {acts.map(({ letter, name }, nth) => (
          <li key={letter}>
            <button type="button" aria-pressed={nth === at} aria-label={`${letter}: ${name}`} onClick={() => onGo(nth)}>
              <i>{letter}</i>
              <span>
                <NamedRow text={name} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Press className="scrubber-step" off={at === acts.length - 1 ? t.lastAct : null} onClick={() => onGo(at + 1)}>
        <Icon name="ui-next" size={18} label={t.actAfter} />
      </Press>
      <p>
        <b>{open.letter}</b> <NamedText text={open.told} />
      </p>
    </section>
  );
};
