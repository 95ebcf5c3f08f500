import type { WorldBook, YearBook } from '@warmoot/words';
import { useId } from 'react';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { AtHand } from './Frame.js';
import { FOUNDING } from './words.js';

interface BooksProps {
  readonly legend: string;
  readonly books: readonly { readonly key: string; readonly name: string; readonly lead: string }[];
  readonly at: string | null;
  readonly onPick: (key: string) => void;
}

/** Ready-made things side by side, one of them taken. */
const Books = ({ legend, books, at, onPick }: BooksProps) => {
  const name = useId();
  return (
    <fieldset className="founding-books">
      <legend className="vh">{legend}</legend>
      {books.map(({ key, name: called, lead }) => (
        <label key={key}>
          <input type="radio" className="vh" name={name} checked={key === at} onChange={() => onPick(key)} />
          <b>{called}</b>
          <span>{lead}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface ChoiceProps<B> {
  readonly books: readonly B[];
  /** The one that stands. */
  readonly stands: string | null;
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  /** Takes what is picked; null where picking takes it, or where this seat only watches. */
  readonly onTake: (() => void) | null;
}

export const YearStep = ({ books, stands, picked, onPick, onTake }: ChoiceProps<YearBook>) => {
  const { t } = useSpoken(FOUNDING);
  return (
    <AtHand
      title={t.yearTitle}
      note={t.yearNote}
      foot={
        onTake === null ? undefined : picked === stands ? (
          <p className="soft">{t.yearStands}</p>
        ) : (
          <Button kind="act" onClick={onTake}>
            {t.takeYear}
          </Button>
        )
      }
    >
      <Books legend={t.yearTitle} books={books} at={picked} onPick={onPick} />
    </AtHand>
  );
};

export const WorldStep = ({ books, stands, picked, onPick, onTake }: ChoiceProps<WorldBook>) => {
  const { t } = useSpoken(FOUNDING);
  return (
    <AtHand
      title={t.worldTitle}
      note={t.worldNote}
      foot={
        onTake === null ? undefined : picked === stands ? (
          <p className="soft">{t.worldStands}</p>
        ) : (
          <Button kind="act" onClick={onTake}>
            {t.takeWorld}
          </Button>
        )
      }
    >
      <Books legend={t.worldTitle} books={books} at={picked} onPick={onPick} />
    </AtHand>
  );
};
