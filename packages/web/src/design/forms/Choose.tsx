import { useId } from 'react';
import './field.css';

interface ChooseProps<K extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: K; readonly label: string }[];
  readonly at: K;
  /** What stands for none of them, where that is allowed: it is picked as an empty key. */
  readonly none?: string | undefined;
  readonly onPick: (key: K) => void;
}

/** One of several, in a list. */
export const Choose = <K extends string>({ label, options, at, none, onPick }: ChooseProps<K>) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <select id={id} className="text-input" value={at} onChange={({ target }) => onPick(target.value as K)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(({ key, label: name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
