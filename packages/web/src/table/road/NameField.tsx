import { shape } from '@warmoot/kernel';
import { useState } from 'react';
import { Field } from '../../design/forms/Field.js';
import { useSpoken } from '../../words/speech.js';
import { ROAD } from './words.js';

interface NameFieldProps {
  readonly label?: string;
  readonly name: string;
  /** The names of the others. */
  readonly taken: readonly string[];
  /** Whether it may be any text: nothing else is kept by it. */
  readonly isFree?: boolean;
  readonly onName: (name: string) => void;
}

/**
 * What somebody or something is called. Others are spoken of by their names: so one that cannot be stands in this field
 * alone, with what is wrong, and whoever leaves it finds the last that could.
 */
export const NameField = ({ label, name, taken, isFree = false, onName }: NameFieldProps) => {
  const { t } = useSpoken(ROAD);
  const [typed, setTyped] = useState<string | null>(null);
  const faultIn = (text: string): string | null =>
    text.trim() === ''
      ? t.noName
      : taken.includes(text.trim())
        ? t.nameTaken
        : isFree || shape.name.parse(text.trim()).ok
          ? null
          : t.badName;
  return (
    <Field
      label={label ?? t.name}
      maxLength={isFree ? 80 : 60}
      value={typed ?? name}
      error={typed === null ? null : faultIn(typed)}
      onText={(text) => {
        setTyped(text);
        if (faultIn(text) === null) onName(text.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
