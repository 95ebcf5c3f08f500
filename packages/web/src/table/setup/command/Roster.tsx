import { stream } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { useState } from 'react';
import { CounterPicture, type Side } from '../../../boards/counter/Counter.js';
import { freshSeed } from '../../../browser/freshSeed.js';
import { Icon } from '../../../design/base/Icon.js';
import { Button } from '../../../design/forms/Button.js';
import { Select } from '../../../design/forms/Select.js';
import { CLASS_ICONS, useClassNames } from '../../../scenes/command/classes.js';
import { useSpoken } from '../../../words/speech.js';
import { NameLine } from '../../army/NameLine.js';
import { type Called, gradeBeside, type UnitWish } from './commandStart.js';
import { COMMAND_SETUP } from './words.js';

const SCENE = 'command/battle';

interface FiguresProps {
  readonly points: number;
  readonly support: number;
  readonly assault: number;
}

/** Command points, Support and Assault: a sign and a figure each. */
export const Figures = ({ points, support, assault }: FiguresProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const all = [
    { icon: 'cm-point', n: points, said: t.points({ n: points }) },
    { icon: 'cm-support', n: support, said: t.support({ n: support }) },
    { icon: 'cm-attack', n: assault, said: t.assault({ n: assault }) },
  ] as const;
  return (
    <span className="command-figures">
      {all.map(({ icon, n, said }) => (
        <span key={icon} title={said}>
          <Icon name={icon} size={14} />
          <b className="fig" aria-hidden="true">
            {n}
          </b>
          <span className="vh">{said}</span>
        </span>
      ))}
    </span>
  );
};

interface RowProps {
  readonly side: Side;
  readonly unit: UnitWish;
  readonly nth: number;
  readonly is: Called;
  readonly quality: number;
  readonly taken: readonly string[];
  readonly onChange: (unit: UnitWish) => void;
  readonly onRemove: () => void;
}

const UnitRow = ({ side, unit, nth, is, quality, taken, onChange, onRemove }: RowProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  const classNamed = useClassNames();
  const { class: of, grade } = unit;
  const who = nameIn(words, SCENE, is.called);
  const step = (by: 1 | -1, label: string, none: string, sign: string) => {
    const next = gradeBeside(grade, by);
    return (
      <Button
        kind="quiet"
        small
        aria-label={label}
        off={next === null ? none : null}
        onClick={() => (next === null ? undefined : onChange({ ...unit, grade: next }))}
      >
        {sign}
      </Button>
    );
  };
  return (
    <li>
      <CounterPicture side={side} icon={CLASS_ICONS[of]} size={26} />
      <NameLine
        scene={SCENE}
        label={t.nameOf({ what: classNamed(of), nth: nth + 1 })}
        sign={is.sign}
        called={is.called}
        chosen={unit.name ?? null}
        taken={taken}
        roll={() => war.anotherName(command.CLASS_KINDS[of], war.PLACES, [...taken, is.called], stream(freshSeed()))}
        onChange={(name) => {
          const { name: _, ...rest } = unit;
          onChange(name === '' ? rest : { ...rest, name });
        }}
      />
      <Button kind="quiet" small aria-label={t.remove({ who })} title={t.remove({ who })} onClick={onRemove}>
        ×
      </Button>
      <div className="command-unit">
        <span className="small">{classNamed(of)}</span>
        <span className="command-grade">
          {step(1, t.worse({ who }), t.worst, '−')}
          <b title={t.grade({ grade })}>
            <span className="vh">{t.grade({ grade })}</span>
            <span aria-hidden="true">{grade}</span>
          </b>
          {step(-1, t.better({ who }), t.best, '+')}
        </span>
        <Figures points={command.startingPoints(grade, quality)} {...command.scoresFor(of, grade)} />
      </div>
    </li>
  );
};

interface RosterProps {
  readonly side: Side;
  readonly army: string;
  readonly units: readonly UnitWish[];
  readonly called: readonly Called[];
  /** What the units of the other army are called. */
  readonly others: readonly Called[];
  readonly quality: number;
  readonly onChange: (units: readonly UnitWish[]) => void;
}

/** Adds a unit of any class and grade. */
const Adding = ({ units, onChange }: Pick<RosterProps, 'units' | 'onChange'>) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const classNamed = useClassNames();
  const [of, setClass] = useState<command.UnitClass>('LI');
  const [grade, setGrade] = useState<command.Grade>('C');
  const most = command.MOST_UNITS;
  return (
    <div className="command-adding">
      <Select
        aria-label={t.addClass}
        options={command.UNIT_CLASSES.map((key) => ({ key, label: classNamed(key) }))}
        at={of}
        onPick={setClass}
      />
      <Select
        aria-label={t.addGrade}
        options={command.GRADES.map((key) => ({ key, label: key }))}
        at={grade}
        onPick={setGrade}
      />
      <Button
        small
        off={units.length < most ? null : t.full({ most })}
        onClick={() => onChange([...units, { class: of, grade }])}
      >
        {t.add}
      </Button>
    </div>
  );
};

/** The units of an army: name, class, grade and what follows from these; each can be changed, taken out and added to. */
export const Roster = ({ side, army, units, called, others, quality, onChange }: RosterProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const nameAt = (nth: number): string => units[nth]?.name ?? called[nth]?.called ?? '';
  return (
    <div className="unit-names command-roster">
      <ul aria-label={t.units({ name: army })}>
        {units.map((unit, nth) => (
          <UnitRow
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            key={nth}
            side={side}
            unit={unit}
            nth={nth}
            is={called[nth] ?? { called: '', sign: unit.class }}
            quality={quality}
            taken={[
              ...others.map((one) => one.called),
              ...units.flatMap((_, other) => (other === nth ? [] : [nameAt(other)])),
            ]}
            onChange={(next) => onChange(units.with(nth, next))}
            onRemove={() => onChange(units.toSpliced(nth, 1))}
          />
        ))}
      </ul>
      <Adding units={units} onChange={onChange} />
    </div>
  );
};
