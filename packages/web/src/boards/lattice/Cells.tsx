import { memo } from 'react';
import type { Lattice } from './lattice.js';

interface CellsProps {
  readonly lattice: Lattice;
  /** What every place is called while nobody looks at it: place and ground. */
  readonly names: readonly string[];
}

/** One element a place, for hands and ears. It never changes: the focused one is named anew where the focus moves. */
export const Cells = memo(({ lattice, names }: CellsProps) => (
  <>
    {lattice.inRows.map((places, row) => (
      // biome-ignore lint/a11y/useSemanticElements: SVG has no rows of its own
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are their numbers
      <g key={row} role="row" aria-rowindex={row + 1}>
        {places.map((at) => (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no cells of its own
          <path
            key={at}
            d={lattice.pathOf(at)}
            className="hex-cell"
            data-hex={at}
            role="gridcell"
            tabIndex={-1}
            aria-label={names[at]}
          />
        ))}
      </g>
    ))}
  </>
));
