import { CounterPicture, tinctureOf } from '../../../boards/counter/Counter.js';
import { UnitName } from '../../../design/lit/lit.js';
import type { Person } from '../../../people/person.js';
import { CLASS_ICONS } from '../classes.js';
import { armyName, type CommandView, SIDES, type Side, type Unit } from '../model.js';
import type { CommandWords } from '../words.js';
import { Damage, Purse } from './Purse.js';

interface MusterProps {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly people: Readonly<Record<string, Person>>;
  /** The unit in hand; −1 for none. */
  readonly picked: number;
  /** What units would pay by what is picked. */
  readonly prices: ReadonlyMap<number, number | 'rout'>;
  readonly onUnit: (unit: Unit) => void;
  readonly t: CommandWords;
}

const Row = ({ unit, props }: { readonly unit: Unit; readonly props: MusterProps }) => {
  const { view, t, picked, prices, onUnit } = props;
  const isGone = unit.fate !== 'here';
  const price = unit.side === props.units[picked]?.side ? prices.get(unit.index) : undefined;
  const picture = (
    <CounterPicture
      side={unit.side}
      icon={CLASS_ICONS[unit.class]}
      gone={isGone}
      upturned={unit.fate === 'routed' || unit.fate === 'slaughtered'}
      chips={unit.damage}
      size={20}
    />
  );
  const name = (
    <button type="button" onClick={() => onUnit(unit)}>
      <UnitName unit={unit} />
    </button>
  );
  const kind = `${unit.class} ${unit.grade}`;
  if (isGone || unit.at < 0) {
    return (
      <tr data-gone={isGone ? '' : undefined}>
        <td className="muster-picture">{picture}</td>
        <th scope="row">{name}</th>
        <td>{kind}</td>
        <td colSpan={5} className="muster-how">
          {unit.fate !== 'here' ? t.gone[unit.fate]({ round: unit.goneIn }) : view.open.round === 0 ? t.notPlaced : ''}
        </td>
      </tr>
    );
  }
  return (
    <tr data-on={unit.index === picked ? '' : undefined} data-acted={unit.acted ? '' : undefined}>
      <td className="muster-picture">{picture}</td>
      <th scope="row">{name}</th>
      <td>{kind}</td>
      <td className="muster-purse">
        <Purse points={unit.points} started={unit.started} going={typeof price === 'number' ? price : 0} />
      </td>
      <td className="muster-figure">{unit.points}</td>
      <td className="muster-figure">{unit.support}</td>
      <td className="muster-figure">{unit.assault}</td>
      <td className="muster-damage">
        <span className="vh">{t.damageOf({ n: unit.damage })}</span>
        <Damage damage={unit.damage} />
      </td>
    </tr>
  );
};

const Army = ({ side, props }: { readonly side: Side; readonly props: MusterProps }) => {
  const { view, units, people, t } = props;
  const own = units.filter((unit) => unit.side === side);
  const standing = own.filter(({ at, fate }) => at >= 0 || fate === 'here');
  const seat = view.given.armies[side]?.seat ?? '';
  const [left, size] = [
    standing.reduce((sum, { points }) => sum + points, 0),
    standing.reduce((sum, { started }) => sum + started, 0),
  ];
  return (
    <section className="muster" data-tincture={tinctureOf(side)}>
      <table>
        <caption>
          <i className="rail-mark" data-side={side} />
          <b>{armyName(view, side)}</b>{' '}
          <span>
            {side === 0 ? t.north : t.south}, {people[seat]?.name ?? seat}
          </span>
        </caption>
        <thead>
          <tr>
            <th colSpan={2} scope="col">
              <span className="vh">{t.unit}</span>
            </th>
            <th scope="col">{t.class}</th>
            <th scope="col" colSpan={2} className="muster-right">
              {t.pointsHead({ left, size })}
            </th>
            <th scope="col" className="muster-right">
              <abbr title={t.support}>{t.short.support}</abbr>
            </th>
            <th scope="col" className="muster-right">
              <abbr title={t.assault}>{t.short.assault}</abbr>
            </th>
            <th scope="col" className="muster-right">
              {t.damageHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((unit) => (
            <Row key={unit.name} unit={unit} props={props} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** All units of both sides: points, scores, damage, and how those went who are gone. */
export const Muster = (props: MusterProps) => (
  <div className="musters">
    {SIDES.map((side) => (
      <Army key={side} side={side} props={props} />
    ))}
  </div>
);
