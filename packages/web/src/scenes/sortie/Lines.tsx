import { CounterPicture } from '../../boards/counter/Counter.js';
import { iconOf } from './model.js';
import type { Open, SortieProps } from './types.js';

interface LinesProps extends SortieProps {
  readonly open: Open | null;
  readonly onRead: () => void;
}

/** The units of both sides in two rows; the one in hand is gold. */
export const Lines = ({ units, side, picked, onUnit }: LinesProps) => (
  <section className="sortie-lines">
    {[side === 0 ? 1 : 0, side].map((row) => (
      <div key={row}>
        {units
          .filter((unit) => unit.side === row)
          .map((unit) => (
            <button
              key={unit.name}
              type="button"
              aria-pressed={unit.name === picked?.name}
              onClick={() => onUnit(unit)}
            >
              <CounterPicture side={unit.side} icon={iconOf(unit)} />
              {unit.called}
            </button>
          ))}
      </div>
    ))}
  </section>
);
