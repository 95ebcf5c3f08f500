import { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { SceneHead } from '../shared/SceneHead.js';
import { type MarchView, spanName } from './model.js';
import { MARCH, type MarchWords } from './words.js';

/** What this seat knows of where a party is: its own book, or the last that was seen of it. */
const whereTold = (t: MarchWords, view: MarchView, name: string): string => {
  const { roads } = view.given;
  const book = saga.march.bookIn(view, name);
  if (book !== null) return t.endLine({ state: t.states[book.state], span: spanName(t, roads, book.at) });
  const seen = saga.march.lastSeen(view, name);
  return seen === null ? t.whereUnknown : t.whereSeen({ span: spanName(t, roads, seen.at), day: seen.day });
};

/** SAGA-MOVE-038: how the march ended: the day, and where every party is as far as one knows. */
export const End = ({ run, seat, view }: Pick<SceneProps, 'run' | 'seat'> & { readonly view: MarchView }) => {
  const { t, words } = useSpoken(MARCH);
  return (
    <div className="scene-body march-end">
      <SceneHead title={t.over} aside={t.endedOn({ day: view.open.day - (view.open.over ? 1 : 0) })} />
      <p className="scene-lead">{outcomeText(words, run, seat)}</p>
      <section className="march-carried">
        <h3 className="march-sub">{t.whereabouts}</h3>
        <dl>
          {view.given.parties.map(({ name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{whereTold(t, view, name)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
