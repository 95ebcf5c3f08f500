import type { Asked } from '@warmoot/kernel';
import { Icon } from '../../../design/base/Icon.js';
import { useSpoken } from '../../../words/speech.js';
import { SHARED } from '../words.js';
import { alwaysFor, useStandingAnswers } from './standing.js';
import './standing.css';

interface AlwaysProps {
  readonly asked: Asked;
  /** What is picked; null where nothing is. */
  readonly choice: unknown;
  /** Gives it this once. */
  readonly onAct: () => void;
}

/** Lets the answer that is picked stand from now on, and gives it: where it is asked, beside the one gold button. */
export const Always = ({ asked, choice, onAct }: AlwaysProps) => {
  const { t, words } = useSpoken(SHARED);
  const standing = useStandingAnswers();
  const always = standing === null || choice === null ? null : alwaysFor(standing, asked, choice);
  if (standing === null || always === null) return null;
  const title = words.scenes[standing.scene]?.standing?.answers[always.id]?.ways[always.way];
  if (title === undefined) return null;
  return (
    <button
      type="button"
      className="always"
      aria-label={t.alwaysThis({ what: title })}
      onClick={() => {
        standing.set({ [always.id]: { way: always.way } });
        onAct();
      }}
    >
      <Icon name="ui-stand" size={18} />
      {t.always}
    </button>
  );
};
