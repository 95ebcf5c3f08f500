import { approx } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { keep, kept } from '../../browser/kept.js';
import { Icon } from '../../design/base/Icon.js';
import { percentText } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { type ChaseProps, editionOf } from './model.js';
import { CHASE } from './words.js';

const SHOWN = 'shown';

const Shares = ({ view, side }: Pick<ChaseProps, 'view' | 'side'>) => {
  const { t, words } = useSpoken(CHASE);
  const { ui } = useWords();
  const leg = useMemo(() => saga.chase.legMatrix(editionOf(view), saga.chase.positionIn(view)), [view]);
  const away = useMemo(
    () => saga.chase.solutionIn(editionOf(view), view).best(saga.chase.standingIn(view)).away,
    [view],
  );
  return (
    <>
      <ul className="chase-shares">
        {leg.ways.map((one) => {
          const share = side === 'quarry' ? one.taken : one.guessed;
          return (
            <li key={one.way}>
              <Icon name={`wy-${one.way}`} size={18} />
              <span>{t.ways[one.way]}</span>
              <b>{percentText(ui, share)}</b>
              <i aria-hidden="true">
                <i style={{ width: `${approx(share) * 100}%` }} />
              </i>
            </li>
          );
        })}
      </ul>
      <p className="small">{t.mixNote[side]({ percent: percentText(ui, leg.value) })}</p>
      <p className="small">{t.mixEnd({ percent: ui.chance.percent({ percent: words.decimal(away * 100, 1) }) })}</p>
    </>
  );
};

/** How often each way is best taken or guessed, so that the other side can do nothing about it: for whoever asks. */
export const Mix = (props: Pick<ChaseProps, 'view' | 'side'>) => {
  const { t } = useSpoken(CHASE);
  const [isShown, setShown] = useState(() => kept('odds') === SHOWN);
  const show = (next: boolean): void => {
    keep('odds', next ? SHOWN : null);
    setShown(next);
  };
  return (
    <section className="chase-mix" aria-label={t.mixTitle[props.side]}>
      <header>
        {isShown ? <h3>{t.mixTitle[props.side]}</h3> : null}
        <Button kind="quiet" small aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? t.mixHide : t.mixShow[props.side]}
        </Button>
      </header>
      {isShown ? <Shares {...props} /> : null}
    </section>
  );
};
