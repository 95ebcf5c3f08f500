import { CounterPicture } from '../../../../boards/counter/Counter.js';
import { Button } from '../../../../design/forms/Button.js';
import { SceneTitle } from '../../../shared/SceneHead.js';
import { placeAt } from '../../BoardPane.js';
import { CLASS_ICONS, useClassNames } from '../../classes.js';
import { type Unit, unitNamed } from '../../model.js';
import { nextUnit } from '../../offers.js';
import type { PanelProps } from '../types.js';

/** The unit in hand: what it is and what it has. */
export const UnitHead = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { open, view, t } = props;
  const { decision, picked } = open;
  const classNamed = useClassNames();
  const figures = [
    [unit.points, t.points],
    [unit.support, t.support],
    [unit.assault, t.assault],
  ] as const;
  return (
    <header className="command-unit">
      <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={46} />
      <div>
        <SceneTitle>{unit.called}</SceneTitle>
        <p>
          {t.unitLine({ class: classNamed(unit.class), grade: unit.grade, place: placeAt(t, view, unit.at) })}{' '}
          {decision.units.length < 2 ? null : (
            <Button
              kind="quiet"
              small
              data-next-unit=""
              onClick={() =>
                open.onPick({ ...picked, unit: nextUnit(decision.units, picked.unit), key: null, order: null })
              }
            >
              {t.toActShort({ n: decision.units.length })}
            </Button>
          )}
        </p>
      </div>
      <dl>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dd>{figure}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </header>
  );
};

/** The units that may still act, one row each. */
export const Able = ({ props }: { readonly props: PanelProps }) => {
  const { open, units, t } = props;
  return (
    <ul className="command-able" data-rows="">
      {open.decision.units.map((key) => {
        const unit = unitNamed(units, key);
        return unit === null ? null : (
          <li key={key}>
            <button
              type="button"
              data-row=""
              onClick={() => open.onPick({ ...open.picked, unit: key, key: null, order: null })}
            >
              <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={24} />
              <b>{unit.called}</b>
              <span className="soft">{t.pointsOf({ n: unit.points })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
