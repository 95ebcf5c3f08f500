import { command } from '@warmoot/rules';
import { useState } from 'react';
import { CounterPicture, type Side } from '../../../boards/counter/Counter.js';
import { Icon } from '../../../design/base/Icon.js';
import { Button } from '../../../design/forms/Button.js';
import { Select } from '../../../design/forms/Select.js';
import { CLASS_ICONS, useClassNames } from '../../../scenes/command/classes.js';
import { useSpoken } from '../../../words/speech.js';
import type { Called } from '../war/names.js';
import { Adding, type Listing, UnitList } from '../war/UnitList.js';
import { gradeBeside, type UnitWish } from './commandStart.js';
import { COMMAND_SETUP } from './words.js';

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

interface GradedProps {
  readonly unit: UnitWish;
  readonly who: string;
  readonly quality: number;
  readonly onChange: (unit: UnitWish) => void;
}

/** The class and the grade of a unit, and what follows from these. */
const Graded = ({ unit, who, quality, onChange }: GradedProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const classNamed = useClassNames();
  const { class: of, grade } = unit;
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
    <div className="war-unit command-unit">
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

/** The units of an army: name, class, grade and what follows from these. A unit of any class and grade can be added. */
export const Roster = ({ side, army, units, called, others, quality, onChange }: RosterProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const classNamed = useClassNames();
  const [of, setClass] = useState<command.UnitClass>('LI');
  const [grade, setGrade] = useState<command.Grade>('C');
  const listing: Listing<UnitWish> = {
    scene: 'command/battle',
    told: (unit) => classNamed(unit.class),
    kind: (unit) => command.CLASS_KINDS[unit.class],
    picture: (unit) => <CounterPicture side={side} icon={CLASS_ICONS[unit.class]} size={26} />,
    below: (unit, { who, onChange: change }) => <Graded unit={unit} who={who} quality={quality} onChange={change} />,
  };
  return (
    <UnitList army={army} units={units} called={called} others={others} listing={listing} onChange={onChange}>
      <Adding units={units} most={command.MOST_UNITS} next={() => ({ class: of, grade })} onChange={onChange}>
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
      </Adding>
    </UnitList>
  );
};
