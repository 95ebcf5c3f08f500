import { useId } from 'react';
import type { Question } from '../../shared/narrowing.js';
import type { DuelView } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { fieldText, tokenText } from './tokens.js';

interface ChipsProps {
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly text: string }[];
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
  /** They are answers of their own, and not what an answer leaves open. */
  readonly isRows?: boolean;
}

/** A few short answers beside each other: native radios. */
export const Chips = ({ legend, options, picked, onPick, isRows = false }: ChipsProps) => {
  const name = useId();
  return (
    <fieldset className="duel-chips" data-rows={isRows ? '' : undefined}>
      <legend className="lab">{legend}</legend>
      {options.map(({ key, text }) => (
        <label key={key} className="duel-chip">
          <input type="radio" className="vh" name={name} checked={key === picked} onChange={() => onPick(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface QuestionsProps {
  readonly view: DuelView;
  readonly who: number;
  readonly questions: readonly Question[];
  readonly onPick: (field: string, token: string) => void;
  readonly textOf?: (field: string, token: string) => string;
  readonly t: DuelWords;
}

/** What a choice still leaves open, one question after the other. */
export const Questions = ({ view, who, questions, onPick, textOf, t }: QuestionsProps) =>
  questions.length === 0 ? null : (
    <div className="questions">
      {questions.map(({ field, tokens, picked }) => (
        <Chips
          key={field}
          legend={fieldText(field, t)}
          options={tokens.map((token) => ({
            key: token,
            text: textOf?.(field, token) ?? tokenText(view, who, field, token, t),
          }))}
          picked={picked}
          onPick={(token) => onPick(field, token)}
        />
      ))}
    </div>
  );
