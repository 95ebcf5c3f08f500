import { useContext, useEffect, useId, useState } from 'react';
import { useNarrow } from '../../browser/useMedia.js';
import { Svg } from '../../design/base/Svg.js';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { CoachContext } from './coaching.js';
import type { CoachProps } from './mark.js';
import { type Explaining, useMark } from './useMark.js';
import { COACH, saidIn } from './words.js';
import './coach.css';

/** A hand in the margin, as printers set one beside what is worth a second look. */
const Hand = () => (
  <Svg className="sym coach-hand" width={26} height={18} viewBox="0 0 26 18">
    <path fill="currentColor" d="M0 4h5v11H0z" />
    <path
      fill="currentColor"
      d="M6 4.5 10 2h4l2 2.2h8.2a1.6 1.6 0 0 1 0 3.3H17c1 .4 1 1.6.2 2.1 1 .5.9 1.8-.1 2.2.7.6.5 1.7-.5 2-.1 1-.9 1.2-1.6 1.2H9l-3-1z"
    />
    <path fill="none" stroke="var(--cut)" strokeWidth="0.9" d="M11.5 7.5H17M12.5 9.7h4.4M12.6 11.9h4M12.8 13.9h3" />
  </Svg>
);

type LeafProps = Pick<Explaining, 'kind' | 'done'> & { readonly mark: NonNullable<Explaining['mark']> };

/** One rule in short, where it stands, and two ways to be rid of it. On a phone it is a line that unfolds. */
const Leaf = ({ kind, mark, done }: LeafProps) => {
  const { t } = useSpoken(COACH);
  const { language } = useWords();
  const { title = '', text = '' } = saidIn(language)[kind]?.[mark.key] ?? {};
  const { set } = useContext(CoachContext);
  const announce = useAnnounce();
  const isNarrow = useNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  useEffect(() => announce(t.heard({ title }), 'state'), [announce, t, title]);
  const isOpen = !isNarrow || isUnfolded;
  return (
    <aside className="coach" aria-labelledby={id} data-mark={mark.key}>
      <header>
        <Hand />
        <b id={id}>{title}</b>
        {isNarrow ? (
          <Button kind="quiet" small aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t.fold : t.unfold}
          </Button>
        ) : null}
      </header>
      <div hidden={!isOpen}>
        <p>{text}</p>
        <footer>
          <RuleRef id={mark.rule}>{t.stands({ rule: mark.rule })}</RuleRef>
          <Button kind="quiet" small onClick={done}>
            {t.understood}
          </Button>
          <Button kind="quiet" small onClick={() => set(false)}>
            {t.noMore}
          </Button>
        </footer>
      </div>
    </aside>
  );
};

/** What is explained now, where something is. */
export const CoachLeaf = (props: CoachProps) => {
  const { mark, kind, done } = useMark(props);
  return mark === null ? null : <Leaf key={mark.key} kind={kind} mark={mark} done={done} />;
};
