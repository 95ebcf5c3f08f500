import { type Die, facesOf, isFaceOf } from '@warmoot/kernel';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Button } from '../forms/Button.js';
import { dieLabel } from './dieWords.js';
import './dice.css';
import '../forms/field.css';

interface DiceInputProps {
  readonly dice: readonly Die[];
  readonly onGive: (faces: readonly number[]) => void;
  readonly busy?: boolean;
}

const readFace = (die: Die, text: string): number | null => {
  const face = text.trim() === '' ? Number.NaN : Number(text);
  return isFaceOf(die, face) ? face : null;
};

/** Real dice from a real table, typed in. A face that the die does not have is not taken. */
export const DiceInput = ({ dice, onGive, busy = false }: DiceInputProps) => {
  const { ui } = useWords();
  const [texts, setTexts] = useState<readonly string[]>(() => dice.map(() => ''));
  const faces = dice.map((die, nth) => readFace(die, texts[nth] ?? ''));
  const wrong = dice.filter((_, nth) => faces[nth] === null && (texts[nth] ?? '') !== '');
  const complete = faces.every((face) => face !== null);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (complete && !busy) onGive(faces.filter((face) => face !== null));
  };
  const range = (die: Die): string => {
    const all = facesOf(die);
    return ui.dice.range({ low: all[0] ?? 0, high: all.at(-1) ?? 0 });
  };
  return (
    <form className="dice-input" onSubmit={give}>
      {dice.map((die, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
        <label key={nth} className="dice-cell">
          <span className="lab">
            {dieLabel(die)} <span className="soft">{range(die)}</span>
          </span>
          <input
            className="text-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            aria-label={ui.dice.face({ die: dieLabel(die), nth: nth + 1 })}
            aria-invalid={wrong.includes(die) && faces[nth] === null ? true : undefined}
            value={texts[nth]}
            onChange={({ target }) => setTexts(texts.map((text, at) => (at === nth ? target.value : text)))}
          />
        </label>
      ))}
      <Button
        kind="act"
        type="submit"
        busy={busy}
        off={complete ? null : dice.map((die) => `${dieLabel(die)} ${range(die)}`).join(', ')}
      >
        {ui.dice.give}
      </Button>
    </form>
  );
};
