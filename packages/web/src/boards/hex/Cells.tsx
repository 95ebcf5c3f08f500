import { hex } from '@warmoot/kernel';
import { memo } from 'react';
import { centreAt, hexPath } from './layout.js';

interface CellsProps {
  readonly board: hex.HexBoard;
  /** What every hex is called while nobody looks at it: place and ground. */
  readonly names: readonly string[];
}

/** One element a hex, for hands and ears. It never changes: the focused one is named anew where the focus moves. */
export const Cells = memo(({ board, names }: CellsProps) => {
  const rows = new Map<number, number[]>();
  board.hexes.forEach((one, at) => {
    const { row } = hex.toRowColumn(one);
    rows.set(row, [...(rows.get(row) ?? []), at]);
  });
  return (
    <>
      {[...rows].map(([row, hexes]) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no rows of its own
        <g key={row} role="row" aria-rowindex={row + 1}>
          {hexes.map((at) => (
            // biome-ignore lint/a11y/useSemanticElements: SVG has no cells of its own
            <path
              key={at}
              d={hexPath(centreAt(board, at))}
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
  );
});
