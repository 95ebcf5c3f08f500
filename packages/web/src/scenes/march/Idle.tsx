import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { SceneHead } from '../shared/SceneHead.js';
import type { Book, MarchView } from './model.js';
import { PartyHead } from './PartyHead.js';
import { useTelling } from './telling.js';
import { MARCH } from './words.js';

interface IdleProps {
  readonly view: MarchView;
  readonly people: Readonly<Record<string, Person>>;
  readonly book: Book;
}

/** SAGA-MOVE-042: nothing is asked of this party now, and nothing is said of what is asked of others. */
export const Idle = ({ view, people, book }: IdleProps) => {
  const { t, span } = useTelling(view);
  const isOver = book.state !== 'going';
  return (
    <div className="scene-body march-idle">
      <PartyHead view={view} people={people} book={book} pace={book.plan?.pace ?? 'rest'}>
        {t.at({ span: span(book.at) })}.
      </PartyHead>
      <SceneHead title={isOver ? t.overHead : book.plan === null ? t.waitHead : t.sealedHead} />
      <p className="scene-lead">
        {isOver
          ? t.endLine({ state: t.states[book.state], span: span(book.at) })
          : book.plan === null
            ? ''
            : book.plan.route.length === 0
              ? t.stays({ span: span(book.at) })
              : t.picked({
                  pace: t.paces[book.plan.pace],
                  route: span(book.plan.route.at(-1) ?? book.at),
                })}
      </p>
      {isOver ? null : <p className="scene-wait">{`${t.sealedNote} ${t.waitNote}`}</p>}
    </div>
  );
};

export const Watching = () => {
  const { t } = useSpoken(MARCH);
  return (
    <div className="scene-body march-idle">
      <SceneHead title={t.watchingHead} />
      <p className="scene-wait">{t.watchingNote}</p>
    </div>
  );
};
