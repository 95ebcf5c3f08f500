import { unbroken } from '../../../words/text.js';
import { distanceOf, type Pair, squaresBetween } from '../pairing.js';
import { phaseOf, TRACK } from '../phase.js';
import type { DuelView } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { Gauge } from './Gauge.js';

interface MiddleProps {
  readonly view: DuelView;
  readonly pair: Pair;
  readonly yours: boolean;
  readonly news: readonly string[];
  readonly t: DuelWords;
}

const Track = ({ view, yours, t }: Pick<MiddleProps, 'view' | 'yours' | 't'>) => {
  const phase = phaseOf(view);
  if (phase === 'opening' || phase === null)
    return (
      <ol className="bout-track">
        <li aria-current={phase === null ? undefined : 'step'}>{phase === null ? t.over : t.phases.opening}</li>
      </ol>
    );
  const now = TRACK.indexOf(phase);
  // The two ends of a round are shown only while they last: the four between them are what people look for.
  const track = TRACK.filter((one) => one === phase || (one !== 'declare' && one !== 'moves'));
  return (
    <ol className={yours ? 'bout-track bout-track-yours' : 'bout-track'}>
      {track.map((one) => (
        <li
          key={one}
          aria-current={one === phase ? 'step' : undefined}
          data-done={TRACK.indexOf(one) < now ? '' : undefined}
        >
          {t.phases[one === 'acts' && one !== phase ? 'actsShort' : one]}
          {TRACK.indexOf(one) < now ? <span className="vh"> {t.phaseDone}</span> : null}
        </li>
      ))}
    </ol>
  );
};

/** Between the two: the round, where in it we are, how far apart they stand, and the last news. */
export const Middle = ({ view, pair, yours, news, t }: MiddleProps) => {
  const { round } = view.open;
  const distance = distanceOf(view, pair.near, pair.far);
  const between = distance === null ? [] : [t.emptySquares({ n: squaresBetween(view, pair.near, pair.far) })];
  return (
    <section className="bout-middle">
      <p className="bout-round">{round === 0 ? t.before : t.round({ n: round })}</p>
      <Track view={view} yours={yours} t={t} />
      <Gauge distance={distance} yours={yours} t={t} />
      <p className="bout-news">{unbroken([...between, ...news].join(' '))}</p>
    </section>
  );
};
