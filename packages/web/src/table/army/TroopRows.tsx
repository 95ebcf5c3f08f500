import { type ReactElement, useId } from 'react';
import type { IconName } from '../../design/base/Icon.js';
import { whole } from '../../design/forms/whole.js';
import { useSpoken } from '../../words/speech.js';
import type { Count, TroopTable } from './army.js';
import { ARMY } from './armyWords.js';

interface TroopRowsProps<T extends string> {
  readonly table: TroopTable<T>;
  readonly troops: Count<T>;
  /** What there was before, where that is to be seen beside it. */
  readonly was?: Count<T> | undefined;
  /** The most of one kind. */
  readonly most: number;
  readonly step?: number;
  readonly className?: string;
  readonly picture: (icon: IconName) => ReactElement;
  /** Null where they are only shown; then those of whom there are none are left out. */
  readonly onChange: ((troops: Count<T>) => void) | null;
}

/** An army by kind of troops, with what each costs. */
export const TroopRows = <T extends string>(props: TroopRowsProps<T>) => {
  const { table, troops, was, most, step, className, picture, onChange } = props;
  const { t } = useSpoken(ARMY);
  const id = useId();
  const shown = table.rows.filter(({ troop }) => onChange !== null || troops[troop] > 0);
  return (
    <ul className={className}>
      {shown.map(({ troop, name, icon, cost }) => (
        <li key={troop}>
          {picture(icon)}
          <label htmlFor={`${id}-${troop}`}>{name}</label>
          <span className="small soft">{t.each({ cost })}</span>
          {was === undefined ? null : <s className="fig soft">{was[troop] === troops[troop] ? '' : was[troop]}</s>}
          {onChange === null ? (
            <output id={`${id}-${troop}`} className="fig">
              {troops[troop]}
            </output>
          ) : (
            <input
              id={`${id}-${troop}`}
              type="number"
              min={0}
              max={most}
              step={step}
              value={troops[troop]}
              onChange={({ target }) => onChange({ ...troops, [troop]: whole(target.value, 0, most) })}
            />
          )}
        </li>
      ))}
    </ul>
  );
};
