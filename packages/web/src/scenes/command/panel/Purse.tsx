import { useEffect, useRef } from 'react';
import { Icon } from '../../../design/base/Icon.js';

interface PurseProps {
  readonly points: number;
  readonly started: number;
  /** How many of them the choice would spend. */
  readonly going?: number;
}

const lozenges = (points: number, started: number, going: number): readonly ('in' | 'going' | 'spent')[] =>
  Array.from({ length: Math.max(points, started) }, (_, nth) =>
    nth >= points ? 'spent' : nth >= points - going ? 'going' : 'in',
  );

/** Points as lozenges: solid in hand, hollow when spent, gold where a choice would spend them. Those just paid empty. */
export const Purse = ({ points, started, going = 0 }: PurseProps) => {
  const had = useRef(points);
  const before = had.current;
  useEffect(() => {
    had.current = points;
  }, [points]);
  return (
    <span className="purse" aria-hidden="true">
      {lozenges(points, started, going).map((state, nth) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
          key={nth}
          name={state === 'spent' ? 'cm-spent' : 'cm-point'}
          size={14}
          className={`loz loz-${state}${state === 'spent' && nth < before ? ' loz-paid' : ''}`}
        />
      ))}
    </span>
  );
};

/** Damage as four cells, cut where the unit has suffered. */
export const Damage = ({ damage }: { readonly damage: number }) => (
  <span className="damage-cells" aria-hidden="true">
    {[0, 1, 2, 3].map((nth) => (
      <i key={nth} data-in={nth < damage ? '' : undefined} />
    ))}
  </span>
);
