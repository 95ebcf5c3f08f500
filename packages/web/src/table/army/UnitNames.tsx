import type { ReactElement } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { Names, TroopTable, UnitRow } from './army.js';
import { ARMY } from './armyWords.js';
import { NameLine } from './NameLine.js';
import { allChosen, chosenFor, withName } from './names.js';
import './unit-names.css';

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
  const { t } = useSpoken(ARMY);
  return (
    <li>
      {picture(unit)}
      <NameLine
        scene={scene}
        label={t.nameOf({ troop: kind, nth: unit.nth + 1 })}
        sign={unit.sign}
        called={unit.called}
        chosen={chosenFor(names, unit)}
        taken={taken}
        roll={roll}
        onChange={(name) => onChange(withName(names, unit, name))}
      >
        <span className="men fig soft">{unit.size}</span>
      </NameLine>
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
