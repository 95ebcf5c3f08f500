import { useId } from 'react';
import './field.css';

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly most?: number;
  readonly hint?: string;
  readonly onChange: (text: string) => void;
}

/** Room for more than a line. */
export const Area = ({ label, value, rows, most = 20_000, hint, onChange }: AreaProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        maxLength={most}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-said`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-said`} className="small soft">
          {hint}
        </p>
      )}
    </div>
  );
};
