import { type ReactElement, useId } from 'react';
import '../../design/field.css';

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  /** What stands for none of them, where that is allowed. */
  readonly none?: string;
  readonly onPick: (key: string) => void;
}

/** One of several, from a list. */
export const Pick = ({ label, value, options, none, onPick }: PickProps): ReactElement => {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
