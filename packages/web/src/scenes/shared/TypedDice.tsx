import { diceBehind, type Throw } from '@warmoot/kernel';
import { type FormEvent, useState } from 'react';
import { diceLabel, dieLabel } from '../../design/chance/dieWords.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { facesTyped, readDiceLine, type TypedLine } from './typedDice.js';
import { SHARED } from './words.js';

interface TypedDiceProps {
  readonly thrown: Throw;
  readonly onGive: (faces: readonly number[]) => void;
  readonly busy: boolean;
}

/** Real dice in one line: "4 5 1" and Enter. */
export const TypedDice = ({ thrown, onGive, busy }: TypedDiceProps) => {
  const { t } = useSpoken(SHARED);
  const { ui } = useWords();
  const [text, setText] = useState('');
  // A die that is thrown once more asks for its second face behind all the others.
  const dice = diceBehind(thrown, facesTyped(thrown.dice, text));
  const read = readDiceLine(dice, text);
  const wrong = (line: TypedLine): string | null => {
    if (line.ok) return null;
    if (line.wrong === 'face') return t.noFace({ face: line.face, die: line.die });
    return line.wrong === 'few' ? t.tooFew({ n: line.by }) : t.tooMany({ n: line.by });
  };
  const give = (event: FormEvent): void => {
    event.preventDefault();
    if (read.ok && !busy) onGive(read.faces);
  };
  // A real d10 shows a 0 where others read 10: which it is must be said.
  const fromZero = dice.find(({ low }) => low === 0);
  const called =
    fromZero === undefined
      ? diceLabel(dice)
      : `${diceLabel(dice)} (${dieLabel(fromZero)}: ${ui.dice.range({ low: 0, high: (fromZero.sides - 1) * fromZero.step })})`;
  const loud = text !== '' && !read.ok && read.wrong !== 'few';
  return (
    <form className="typed-dice" onSubmit={give}>
      <Field
        label={t.typeDice}
        hint={t.typeDiceHint({ dice: called })}
        error={loud ? wrong(read) : null}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode="text"
        autoComplete="off"
        autoFocus
      />
      <Button kind="act" type="submit" busy={busy} off={read.ok ? null : wrong(read)}>
        {t.giveDice}
      </Button>
    </form>
  );
};
