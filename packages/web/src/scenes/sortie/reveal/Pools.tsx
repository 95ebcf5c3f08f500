import { Icon } from '../../../design/base/Icon.js';
import { Die } from '../Die.js';
import type { Lying } from './record.js';

/** How far the dice of one side have been told. */
export type Fallen = 'none' | 'air' | 'lie' | 'kept';

/** As they fell: nobody lays dice out straight. */
const TURNS = [-7, 5, -3, 9, -11, 4, -5, 8, -9, 3];
const turnOf = (nth: number): string => `${TURNS[nth % TURNS.length]}deg`;

interface Placed {
  readonly face: number;
  readonly nth: number;
}

const ranked = (dice: readonly Placed[]): readonly Placed[] => [...dice].sort((one, two) => two.face - one.face);

const Row = ({ dice, className, size, isPale = false }: RowProps) => (
  <div className={className}>
    {dice.map(({ face, nth }) => (
      <span key={nth} className="lie" style={{ rotate: turnOf(nth) }}>
        <Die face={face} size={size} look={isPale ? 'pale' : 'plain'} />
      </span>
    ))}
  </div>
);

interface RowProps {
  readonly dice: readonly Placed[];
  readonly className: string;
  readonly size: number;
  readonly isPale?: boolean;
}

/** The dice of a pool: in the air, lying, and then those that count grown and the rest pale. */
export const Pool = ({ lying, fallen, count, label }: PoolProps) => {
  if (lying === null || fallen === 'none' || fallen === 'air') {
    return (
      <div className="pool-thrown" data-fallen={fallen} role="img" aria-label={label}>
        {fallen === 'air'
          ? Array.from({ length: Math.min(count, 9) }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
              <span key={nth} className="pool-air" style={{ '--nth': nth } as React.CSSProperties}>
                <Icon name="di-air" size={34} />
              </span>
            ))
          : null}
      </div>
    );
  }
  const all = lying.faces.map((face, nth): Placed => ({ face, nth }));
  if (fallen === 'lie') {
    return (
      <div className="pool-thrown" data-fallen="lie" role="img" aria-label={label}>
        <Row dice={all} className="pool-lie" size={40} />
      </div>
    );
  }
  const kept = ranked(all.filter(({ nth }) => lying.counts[nth] !== false));
  const rest = ranked(all.filter(({ nth }) => lying.counts[nth] === false));
  return (
    <div className="pool-thrown" data-fallen="kept" role="img" aria-label={label}>
      <Row dice={kept} className="pool-kept" size={58} />
      {rest.length === 0 ? null : <Row dice={rest} className="pool-rest" size={rest.length > 8 ? 26 : 36} isPale />}
    </div>
  );
};

interface PoolProps {
  readonly lying: Lying | null;
  readonly fallen: Fallen;
  /** How many are thrown. */
  readonly count: number;
  readonly label: string;
}
