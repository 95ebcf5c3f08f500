import { type InputHTMLAttributes, useId } from 'react';
import './field.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly onText?: (text: string) => void;
  readonly hint?: string;
  /** What is wrong and what to do, in words. */
  readonly error?: string | null;
}

/** A line to write on, with its name above and its hint or fault below. */
export const Field = ({ label, onText, hint, error, className = '', ...input }: FieldProps) => {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id} className="lab">
        {label}
      </label>
      <input
        {...input}
        id={id}
        onChange={({ target }) => onText?.(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
      />
      {said === undefined ? null : (
        <p id={`${id}-said`} className={error ? 'field-error' : 'small soft'}>
          {said}
        </p>
      )}
    </div>
  );
};
