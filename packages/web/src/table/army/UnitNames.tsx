import { nameIn } from '@warmoot/words';
import { type ReactElement, useId } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { UnitSign } from '../../design/lit/lit.js';
import { useSpoken } from '../../words/speech.js';
import type { Names, TroopTable, UnitRow } from './army.js';
import { ARMY } from './armyWords.js';
import './unit-names.css';
import { NAME_FAULTS } from '../../boards/counter/nameWords.js';
import { nameFault } from '../../boards/counter/unitName.js';
import { allChosen, chosenFor, withName } from './names.js';

interface UnitNamesProps<T extends string> {
  readonly scene: string;
  readonly table: TroopTable<T>;
  readonly units: readonly UnitRow<T>[];
  readonly names: Names<T>;
  /** What the units of the other army are called. */
  readonly others?: readonly string[];
  /** A new name for a unit, by lot, that none of these have. */
  readonly roll: (unit: UnitRow<T>, taken: readonly string[]) => string;
  readonly picture: (unit: UnitRow<T>) => ReactElement;
  readonly onChange: (names: Names<T>) => void;
}

interface RowProps<T extends string> extends Pick<UnitNamesProps<T>, 'scene' | 'names' | 'picture' | 'onChange'> {
  readonly unit: UnitRow<T>;
  readonly kind: string;
  readonly taken: readonly string[];
  readonly roll: () => string;
}

const Row = <T extends string>({ scene, unit, kind, names, taken, roll, picture, onChange }: RowProps<T>) => {
  const { t, words } = useSpoken(ARMY);
  const { t: faults } = useSpoken(NAME_FAULTS);
  const id = useId();
  const chosen = chosenFor(names, unit);
  const fault = chosen === null ? null : nameFault(chosen, taken);
  const label = t.nameOf({ troop: kind, nth: unit.nth + 1 });
  return (
    <li>
      {picture(unit)}
      <UnitSign sign={unit.sign} />
      <input
        aria-label={label}
        maxLength={24}
        autoComplete="off"
        value={chosen === null ? '' : nameIn(words, scene, chosen)}
        placeholder={nameIn(words, scene, unit.called)}
        onChange={({ target }) => onChange(withName(names, unit, target.value))}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : id}
      />
      <span className="men fig soft">{unit.size}</span>
      <Button
        kind="quiet"
        small
        aria-label={t.rollFor({ who: label })}
        title={t.roll}
        onClick={() => onChange(withName(names, unit, roll()))}
      >
        <Icon name="di-air" size={22} />
      </Button>
      {fault === null ? null : (
        <p id={id} className="field-error">
          {faults[fault]}
        </p>
      )}
    </li>
  );
};

/** What the units of an army will be called: a line for each to write on, and a press for a name by lot. */
export const UnitNames = <T extends string>(props: UnitNamesProps<T>) => {
  const { scene, table, units, names, others = [], roll, picture, onChange } = props;
  const { t } = useSpoken(ARMY);
  const kindOf = (troop: T): string => table.rows.find((row) => row.troop === troop)?.name ?? troop;
  return (
    <details className="unit-names">
      <summary>{t.units({ n: units.length, own: allChosen(names).length })}</summary>
      <p className="small soft">{t.unitsNote}</p>
      <ul>
        {units.map((unit) => {
          const mates = units.filter((one) => one !== unit).map((one) => chosenFor(names, one) ?? one.called);
          const taken = [...others, ...mates];
          return (
            <Row
              key={`${unit.troop} ${unit.nth}`}
              scene={scene}
              unit={unit}
              kind={kindOf(unit.troop)}
              names={names}
              taken={taken}
              roll={() => roll(unit, [...taken, unit.called])}
              picture={picture}
              onChange={onChange}
            />
          );
        })}
      </ul>
    </details>
  );
};
