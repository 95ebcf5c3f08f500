import { accountOf, type Passage } from '@warmoot/words';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { SceneHead } from '../shared/SceneHead.js';
import { FIELD } from './words.js';
import './replay.css';

interface ReplayProps {
  readonly passages: readonly Passage[];
  readonly at: number;
  readonly onGo: (at: number | null) => void;
  readonly seat: string | null;
}

/** Looking back through the log: the board stands as it stood then, and play is not touched. */
export const Replay = ({ passages, at, onGo, seat }: ReplayProps) => {
  const { t, words } = useSpoken(FIELD);
  const last = passages.length - 1;
  const passage = passages[at];
  const account = passage === undefined ? null : accountOf(words, passage, seat);
  const go = (to: number): void => onGo(Math.min(last, Math.max(0, to)));
  return (
    <section className="replay" aria-label={t.replay}>
      <SceneHead title={t.replay} aside={t.replayAt({ n: at + 1, all: passages.length })} />
      <p className="scene-wait">{t.replayNote}</p>
      <div className="replay-bar">
        <input
          type="range"
          aria-label={t.replay}
          aria-valuetext={t.replayAt({ n: at + 1, all: passages.length })}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => go(Number(target.value))}
        />
        <div className="replay-steps">
          <Button small onClick={() => go(0)}>
            {t.first}
          </Button>
          <Button small onClick={() => go(at - 1)}>
            {t.previous}
          </Button>
          <Button small onClick={() => go(at + 1)}>
            {t.next}
          </Button>
          <Button small kind="ink" onClick={() => onGo(null)}>
            {t.now}
          </Button>
        </div>
      </div>
      {account === null ? null : (
        <div className="replay-told story" aria-live="polite">
          {[...account.lead, ...account.lines].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  );
};
