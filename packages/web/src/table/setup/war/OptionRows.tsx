import type { ReactElement, ReactNode } from 'react';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { RuleRef } from '../../../design/rules/RuleRef.js';
import { useSpoken } from '../../../words/speech.js';
import { answerAt, type OptionsWish, type OptionTable, withOption } from './options.js';
import { WAR_SETUP } from './words.js';
import './war-options.css';

interface OptionRowsProps {
  readonly table: OptionTable;
  /** What the options and their answers are called. */
  readonly names: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The rules behind them, which open beside them. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
  /** What is said of numbers that can be left open. */
  readonly hints?: Readonly<Record<string, string>>;
  readonly options: OptionsWish;
  readonly onChange: (options: OptionsWish) => void;
  /** What stands before them. */
  readonly children?: ReactNode;
}

/** What a table may have otherwise: numbers, and answers of which the usual one stands first. */
export const OptionRows = (props: OptionRowsProps) => {
  const { table, names, answers, rules, hints, options, onChange, children } = props;
  const { t } = useSpoken(WAR_SETUP);
  const answer = (key: string, value: string | number | null): void => onChange(withOption(table, options, key, value));
  const ruled = (key: string, row: ReactElement): ReactElement => {
    const [rule] = rules?.[key] ?? [];
    return rule === undefined ? (
      row
    ) : (
      <div key={key} className="war-option">
        {row}
        <RuleRef id={rule} />
      </div>
    );
  };
  return (
    <div className="war-options">
      {children}
      {Object.entries(table.numbers).map(([key, { least, most }]) =>
        ruled(
          key,
          <Field
            key={key}
            label={names[key] ?? key}
            type="number"
            min={least}
            max={most}
            value={answerAt(table, options, key) ?? ''}
            onText={(text) => answer(key, whole(text, least, most))}
          />,
        ),
      )}
      {Object.entries(table.limits).map(([key, { least, most }]) => (
        <Field
          key={key}
          label={names[key] ?? key}
          type="number"
          min={least}
          max={most}
          {...(hints?.[key] !== undefined && { hint: hints[key] })}
          value={answerAt(table, options, key) ?? ''}
          onText={(text) => answer(key, text === '' ? null : whole(text, least, most))}
        />
      ))}
      {Object.entries(table.switches).map(([key, all]) => {
        const said = (one: string | number): string => answers[key]?.[one] ?? `${one}`;
        return ruled(
          key,
          <Choose
            key={key}
            label={names[key] ?? key}
            options={all.map((one, nth) => ({
              key: `${one}`,
              label: nth === 0 ? t.usual({ answer: said(one) }) : said(one),
            }))}
            at={`${answerAt(table, options, key)}`}
            onPick={(picked) => answer(key, all.find((one) => `${one}` === picked) ?? null)}
          />,
        );
      })}
    </div>
  );
};
