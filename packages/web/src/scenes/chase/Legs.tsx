import { number } from '@warmoot/words';
import { Fragment, useMemo } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { useSpoken } from '../../words/speech.js';
import { type Thrown, tallyIn } from '../shared/stage/thrown.js';
import { calledIn } from './Course.js';
import type { ChaseProps } from './model.js';
import { throwsOf } from './throws.js';
import { CHASE } from './words.js';
import './legs.css';

/** The total against what it had to reach; it opens everything behind it, unless that is on a closed sheet. */
const Opened = ({ thrown }: { readonly thrown: Thrown }) => {
  const { t, words } = useSpoken(CHASE);
  const tally = tallyIn(words, thrown);
  if (tally === null) return <span>{thrown.faces.join(' ')}</span>;
  const text =
    tally.total === null || tally.toReach === null
      ? thrown.faces.join(' ')
      : t.against({ one: number(tally.total), other: number(tally.toReach) });
  return <TallyPopover of={tally}>{text}</TallyPopover>;
};

/** The legs that were run, each with its dice, and the breath after every third. */
export const Legs = ({ view, passages }: Pick<ChaseProps, 'view' | 'passages'>) => {
  const { t } = useSpoken(CHASE);
  const throws = useMemo(() => throwsOf(passages), [passages]);
  const { legs } = view.open;
  return (
    <section className="chase-legs">
      <h3>{t.legs}</h3>
      {legs.length === 0 ? <p className="small soft">{t.noLegs}</p> : null}
      <ol>
        {legs.map(({ leg, way, guess, led, before, after }) => {
          const thrown = throws.get(leg);
          return (
            <Fragment key={leg}>
              <li>
                <span className="leg-n">{leg}</span>
                <Icon name={`wy-${way}`} size={22} />
                <span className="leg-ways">
                  {way === guess
                    ? t.legGuessed({ way: t.ways[way] })
                    : t.legMissed({ way: t.ways[way], guess: t.ways[guess] })}
                  {led === null ? null : <small>{led ? t.legLed : t.legUnled}</small>}
                </span>
                <span className="leg-dice">{thrown?.leg == null ? null : <Opened thrown={thrown.leg} />}</span>
                <span className="leg-gap">
                  <span aria-hidden="true">
                    {before} <Icon name="ui-next" size={14} /> <b>{after}</b>
                  </span>
                  <span className="vh">{t.gapWent({ before, after })}</span>
                </span>
              </li>
              {thrown === undefined || thrown.breaths.length === 0 ? null : (
                <li className="leg-breath">
                  <Icon name="tv-weary" size={22} />
                  <span>
                    <b>{t.breath({ leg })}</b>
                    {thrown.breaths.map(({ side, success, spent, thrown: dice }) => (
                      <small key={side}>
                        {calledIn(view, side)} <Opened thrown={dice} />:{' '}
                        {success ? t.breathFresh : t.breathSpent({ n: spent })}.
                      </small>
                    ))}
                  </span>
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
};
