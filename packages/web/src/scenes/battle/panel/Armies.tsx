import { saga } from '@warmoot/rules';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { UnitName } from '../../../design/lit/lit.js';
import type { Person } from '../../../people/person.js';
import { armyName, type BattleView, SIDES, type Side, type Unit } from '../model.js';
import { statesOf } from '../naming.js';
import { rollName } from '../rollName.js';
import { UnitPicture } from '../troops.js';
import type { BattleWords } from '../words.js';
import { Champions } from './Champions.js';
import { Rename } from './Rename.js';

interface ArmiesProps {
  readonly view: BattleView;
  readonly units: readonly Unit[];
  readonly people: Readonly<Record<string, Person>>;
  readonly places: readonly { readonly row: number; readonly column: number }[];
  readonly onUnit: (unit: Unit) => void;
  /** Who looks; it may rename the units of its own army. */
  readonly seat?: string | null;
  readonly gesture?: ((gesture: unknown) => void) | null;
  readonly t: BattleWords;
}

const whereText = ({ view, places, t }: ArmiesProps, unit: Unit): string => {
  if (unit.at >= 0) {
    const place = places[unit.at];
    return place === undefined ? '' : placeText(t, place);
  }
  if (unit.left <= 0) return t.goneLost;
  return view.open.round === 0 ? t.notPlaced : t.goneLeft;
};

const UnitRow = ({ unit, props }: { readonly unit: Unit; readonly props: ArmiesProps }) => {
  const { t, onUnit, view, seat = null, gesture = null } = props;
  const isMine = seat !== null && view.given.armies[unit.side]?.seat === seat;
  const gone = unit.at < 0 && view.open.round > 0;
  const states = gone ? [] : statesOf(t, unit, { able: false });
  return (
    <li>
      <button type="button" onClick={() => onUnit(unit)}>
        <UnitPicture side={unit.side} troop={unit.troop} gone={gone} size={24} />
        <UnitName unit={unit} />
        <span className="soft">{[whereText(props, unit), ...states].join(', ')}</span>
        <span className="men">
          <b className="strong">{unit.left}</b>
          {unit.left < unit.size ? <span className="soft"> / {unit.size}</span> : null}
        </span>
        <i className="men-bar" style={{ '--left': unit.left / unit.size } as React.CSSProperties} />
      </button>
      {isMine && gesture !== null ? (
        <div className="rename">
          <Rename
            unit={unit}
            t={t}
            others={props.units.flatMap((one) => (one === unit ? [] : [one.called]))}
            roll={() => rollName(unit, saga.battle.unitNames(view), view.given.armies[unit.side]?.homes)}
            onName={(name) => gesture({ make: 'rename', unit: unit.name, name })}
          />
        </div>
      ) : null}
    </li>
  );
};

/** The units of both sides with what they have lost. */
export const Armies = (props: ArmiesProps) => {
  const { view, units, people, t } = props;
  return (
    <section className="armies" aria-label={t.armies}>
      {SIDES.map((side: Side) => {
        const own = units.filter((unit) => unit.side === side);
        const seat = view.given.armies[side]?.seat ?? '';
        const [left, size] = [own.reduce((sum, one) => sum + one.left, 0), own.reduce((sum, one) => sum + one.size, 0)];
        return (
          <div key={side} data-tincture={tinctureOf(side)}>
            <header>
              <h3>{armyName(view, side)}</h3>
              <span className="small soft">
                {side === 0 ? t.attacker : t.defender}, {people[seat]?.name ?? seat}
              </span>
              <span className="lab">{t.menLeft({ men: left, size })}</span>
            </header>
            <ul>
              {own.map((unit) => (
                <UnitRow key={unit.name} unit={unit} props={props} />
              ))}
            </ul>
            <Champions view={view} side={side} t={t} />
          </div>
        );
      })}
    </section>
  );
};
