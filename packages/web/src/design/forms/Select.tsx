import './field.css';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

interface Option<K extends string> {
  readonly key: K;
  readonly label: string;
}

/** What can be picked: a list in its order, or words by their keys. */
export type Options<K extends string> = readonly Option<K>[] | Readonly<Record<K, string>>;

export const listed = <K extends string>(options: Options<K>): readonly Option<K>[] => {
  if (Array.isArray(options)) return options;
  const words = options as Readonly<Record<K, string>>;
  return (Object.keys(words) as K[]).map((key) => ({ key, label: words[key] }));
};

interface SelectProps<K extends string> extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  /** Its name, where it is to stand above it. */
  readonly label?: string;
  readonly labelClass?: string;
  readonly options: Options<K>;
  readonly at: NoInfer<K> | '';
  /** What stands for none of them, where that is allowed: it is picked as an empty key. */
  readonly none?: string | null | undefined;
  readonly onPick: (key: K) => void;
  /** What is wrong and what to do, in words; it stands below. */
  readonly error?: string | null;
  /** Further options, after the others. */
  readonly children?: ReactNode;
}

/** One of several, in a list of the browser's own. */
export const Select = <K extends string>(props: SelectProps<K>) => {
  const { label, labelClass = 'field', options, at, none = null, onPick, error = null, children, ...select } = props;
  const own = useId();
  const { id = own } = select;
  const list = (
    <select
      {...select}
      {...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-said` })}
      id={id}
      value={at}
      onChange={({ target }) => onPick(target.value as K)}
    >
      {none === null ? null : <option value="">{none}</option>}
      {listed(options).map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
      {children}
    </select>
  );
  if (label === undefined) return list;
  const labelled = (
    <label className={labelClass} htmlFor={id}>
      <span className="lab">{label}</span>
      {list}
    </label>
  );
  if (error === null) return labelled;
  return (
    <div className="field">
      {labelled}
      <p id={`${id}-said`} className="field-error">
        {error}
      </p>
    </div>
  );
};

/** The same, with its name above it and the look of a field. */
export const Choose = <K extends string>(props: SelectProps<K> & { readonly label: string }) => (
  <Select className="text-input" {...props} />
);
