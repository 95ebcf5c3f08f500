import { tinctureOf } from '../../../boards/counter/Counter.js';
import { armyName, SIDES, type Unit } from '../model.js';
import type { PanelProps } from './types.js';

const sum = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((all, one) => all + of(one), 0);

/** Both armies at a glance: how many men and units are left of each. */
export const Strengths = ({ view, units, t }: Pick<PanelProps, 'view' | 'units' | 't'>) => (
  <ul className="strengths" aria-label={t.armies}>
    {SIDES.map((side) => {
      const all = units.filter((unit) => unit.side === side);
      const left = all.filter(({ at }) => at >= 0);
      // Who has left the field takes no part any more.
      const [men, size] = [sum(left, (unit) => unit.left), sum(all, (unit) => unit.size)];
      return (
        <li key={side} data-tincture={tinctureOf(side)}>
          <b>{armyName(view, side)}</b>
          <span className="soft">{t.menAndUnits({ men, size, left: left.length, units: all.length })}</span>
          <i style={{ '--left': men / Math.max(1, size) } as React.CSSProperties} />
        </li>
      );
    })}
  </ul>
);
