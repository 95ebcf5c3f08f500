import type { ReactNode } from 'react';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import {
  NUMBER_KEYS,
  NUMBERS,
  numberAt,
  type OptionsWish,
  SWITCH_KEYS,
  SWITCHES,
  switchAt,
  withOption,
} from './options.js';
import { COMMAND_SETUP } from './words.js';
import './command-options.css';

interface OptionRowsProps {
  readonly options: OptionsWish;
  readonly onChange: (options: OptionsWish) => void;
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** What a table may have otherwise: numbers, and answers of which the usual one stands first. */
export const OptionRows = ({ options, onChange, children }: OptionRowsProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  return (
    <div className="command-options">
      {children}
      {NUMBER_KEYS.map((key) => (
        <Field
          key={key}
          label={words.command.options[key]}
          type="number"
          min={NUMBERS[key].least}
          max={NUMBERS[key].most}
          value={numberAt(options, key)}
          onText={(text) => onChange(withOption(options, key, whole(text, NUMBERS[key].least, NUMBERS[key].most)))}
        />
      ))}
      <Field
        label={words.command.options['command.moralRange']}
        type="number"
        min={1}
        max={99}
        hint={t.everywhere}
        value={options['command.moralRange'] ?? ''}
        onText={(text) => onChange(withOption(options, 'command.moralRange', text === '' ? null : whole(text, 1, 99)))}
      />
      {SWITCH_KEYS.map((key) => {
        const answers: Readonly<Record<string, string>> = words.command.answers[key];
        return (
          <Choose
            key={key}
            label={words.command.options[key]}
            options={SWITCHES[key].map((answer, nth) => ({
              key: answer as string,
              label: nth === 0 ? t.usual({ answer: answers[answer] ?? '' }) : (answers[answer] ?? ''),
            }))}
            at={switchAt(options, key)}
            onPick={(answer) => onChange(withOption(options, key, answer))}
          />
        );
      })}
    </div>
  );
};
