import type { hex } from '@warmoot/kernel';
import { Outline, tinctureOf } from '../../boards/counter/Counter.js';
import { centreAt, middle, pathOf } from '../../boards/hex/layout.js';
import type { Tooth } from './boardMarks.js';
import type { Unit } from './model.js';

const [TIP, WING, BACK, NOTCH] = [11, 9, -2.5, 1];

/** Below the edge by so much, up and down, for plates hang to it from above. */
const [DROP_UP, DROP_DOWN] = [10, 5];

/** An arrowhead whose middle lies on the edge between two hexes. */
const toothPath = (board: hex.HexBoard, { from, to }: Tooth): string => {
  const [a, b] = [centreAt(board, from), centreAt(board, to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const half = middle(a, b);
  const on = { x: half.x, y: half.y + Math.abs(dy) * (dy < 0 ? DROP_UP : DROP_DOWN) };
  const point = (along: number, aside: number) => ({
    x: on.x + dx * along - dy * aside,
    y: on.y + dy * along + dx * aside,
  });
  return pathOf([point(BACK, WING), point(TIP, 0), point(BACK, -WING), point(NOTCH, 0)]);
};

/** Attacks and supports, planned and declared, and the bond of a charge: an arrowhead on the shared edge. */
export const Teeth = ({ board, teeth }: { readonly board: hex.HexBoard; readonly teeth: readonly Tooth[] }) => (
  <>
    {teeth.map((tooth) => {
      const d = toothPath(board, tooth);
      return (
        <g key={`${tooth.from} ${tooth.to} ${tooth.look}`} className="tooth" data-look={tooth.look}>
          <path d={d} className="tooth-halo" />
          <path d={d} className="tooth-head" />
        </g>
      );
    })}
  </>
);

/** Units that left in the stage that runs: the outline of each, upside down where it stood. */
export const Went = ({
  board,
  units,
  from,
}: {
  readonly board: hex.HexBoard;
  readonly units: readonly Unit[];
  readonly from: readonly number[];
}) => (
  <>
    {units.map(({ index, side, name }) => {
      const at = from[index] ?? -1;
      if (at < 0) return null;
      const { x, y } = centreAt(board, at);
      return (
        <g
          key={name}
          className="went"
          data-tincture={tinctureOf(side)}
          data-went={name}
          transform={`translate(${x} ${y - 1})`}
        >
          <g className="went-turned">
            <Outline side={side} />
          </g>
        </g>
      );
    })}
  </>
);
