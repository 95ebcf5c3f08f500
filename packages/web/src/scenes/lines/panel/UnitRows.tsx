import { Arms } from '../../../design/base/Arms.js';
import type { UnitRow } from '../parts.js';
import './units.css';

interface UnitRowsProps {
  readonly units: readonly UnitRow[];
  readonly label: string;
  readonly leftOf: (left: number, began: number) => string;
  readonly ranksTold: (ranks: readonly number[]) => string;
  readonly onUnit: (key: string) => void;
}

const BOXES = 15;

/** A rank as boxes: those left are full, those lost dotted. */
const RankBoxes = ({ left, full }: { readonly left: number; readonly full: number }) => (
  <span className="ln-rank">
    {Array.from({ length: Math.min(BOXES, Math.max(left, full)) }, (_none, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have only their places
      <i key={nth} data-in={nth < left ? '' : undefined} />
    ))}
  </span>
);

/** Both armies below the board: a unit a box, its ranks as rows of boxes. Yours in the line is gold, theirs has an ink head. */
export const UnitRows = ({ units, label, leftOf, ranksTold, onUnit }: UnitRowsProps) => (
  <ul className="ln-units" aria-label={label}>
    {units.map(({ key, name, colour, defends, ranks, left, began, note, how }) => (
      <li key={key} data-how={how}>
        <button type="button" onClick={() => onUnit(key)}>
          <Arms colour={colour} shape={defends ? 'pavise' : 'eared'} size={20} />
          <b>{name}</b>
        </button>
        <span className="ln-ranks" role="img" aria-label={ranksTold(ranks.map((rank) => rank.left))}>
          {ranks.map((rank, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ranks have only their places
            <RankBoxes key={nth} {...rank} />
          ))}
        </span>
        <em>{leftOf(left, began)}</em>
        <p>{note}</p>
      </li>
    ))}
  </ul>
);
