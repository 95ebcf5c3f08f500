import { type InputHTMLAttributes, useState } from 'react';
import { Field } from './Field.js';

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'min' | 'max'> {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** To how many hundredths it goes: 100 where it is whole. */
  readonly hundredths?: number;
  readonly onNumber: (value: number) => void;
}

/** A number to write. What is being typed stands as it is, a lone minus too; every number within the bounds is taken at once. */
export const NumberField = ({ value, least, most, hundredths = 100, onNumber, ...field }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string): void => {
    setTyped(text);
    const number = Math.round((Number(text.replace(',', '.')) * 100) / hundredths) * hundredths;
    const isNumber = text.trim() !== '' && Number.isFinite(number);
    if (isNumber && number >= least * 100 && number <= most * 100) onNumber(number / 100);
  };
  return (
    <Field
      {...field}
      inputMode={least < 0 ? undefined : hundredths < 100 ? 'decimal' : 'numeric'}
      value={typed ?? value}
      onText={take}
      onBlur={() => setTyped(null)}
    />
  );
};
