import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../design/base/Icon.js';

export interface Chip {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: IconName | undefined;
  /** What stands before it: a shield. */
  readonly sign?: ReactNode;
  /** Why it cannot be picked, in words. */
  readonly closed?: string | null;
}

interface ChipsProps {
  readonly legend: string;
  readonly quietLegend?: boolean;
  readonly chips: readonly Chip[];
  readonly picked: readonly string[];
  readonly onPick: (key: string) => void;
  /** Whether one is picked, or as many as one likes. */
  readonly many?: boolean;
  readonly look?: 'chips' | 'cards' | 'lines' | 'quiet';
}

/** A few things to pick from, side by side: native radios or boxes, so that keys and ears know them. */
export const Chips = ({ legend, quietLegend, chips, picked, onPick, many = false, look = 'chips' }: ChipsProps) => {
  const name = useId();
  return (
    <fieldset className={`chips chips-${look}`}>
      <legend className={quietLegend ? 'vh' : 'lab'}>{legend}</legend>
      <div>
        {chips.map(({ key, label, note, icon, sign, closed }) => (
          <label key={key} className="chip">
            <input
              type={many ? 'checkbox' : 'radio'}
              className="vh"
              name={name}
              checked={picked.includes(key)}
              disabled={Boolean(closed)}
              onChange={() => onPick(key)}
            />
            {sign}
            {icon === undefined ? null : <Icon name={icon} size={18} />}
            <span className="chip-label">{label}</span>
            {closed ? <span className="chip-note">{closed}</span> : null}
            {note === undefined || note === '' || closed ? null : <span className="chip-note">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
