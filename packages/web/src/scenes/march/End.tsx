import { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import type { SceneProps } from '../contract.js';
import { SceneHead } from '../shared/SceneHead.js';
import type { MarchView } from './model.js';
import { type Telling, useTelling } from './telling.js';

/** What this seat knows of where a party is: its own book, or the last that was seen of it. */
const whereTold = ({ t, span, when }: Telling, view: MarchView, name: string): string => {
  const book = saga.march.bookIn(view, name);
  if (book !== null) return t.endLine({ state: t.states[book.state], span: span(book.at) });
  const seen = saga.march.lastSeen(view, name);
  return seen === null ? t.whereUnknown : t.whereSeen({ span: span(seen.at), when: when(seen.day) });
};

/** SAGA-MOVE-038: how the march ended: the day, and where every party is as far as one knows. */
export const End = ({ run, seat, view }: Pick<SceneProps, 'run' | 'seat'> & { readonly view: MarchView }) => {
  const telling = useTelling(view);
  const { t, words, day } = telling;
  return (
    <div className="scene-body march-end">
      <SceneHead title={t.over} aside={t.endedOn({ day: day(view.open.day - (view.open.over ? 1 : 0)) })} />
      <p className="scene-lead">{outcomeText(words, run, seat)}</p>
      <section className="march-carried">
        <h3 className="march-sub">{t.whereabouts}</h3>
        <dl>
          {view.given.parties.map(({ name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{whereTold(telling, view, name)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
