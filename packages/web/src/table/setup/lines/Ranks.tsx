import { tinctureOf } from '../../../boards/counter/Counter.js';
import { Above } from '../../../scenes/skirmish/figure/Above.js';
import type { Weapon } from '../../../scenes/skirmish/parts.js';

type Held = Weapon | 'shield' | null;

/** How a figure of a rank looks from above. */
export interface Look {
  readonly left: Held;
  readonly right: Held;
  readonly helmet: boolean;
  readonly mounted: boolean;
  /** WARBAND-TACTIC-001: it leads its unit. */
  readonly leads?: boolean;
}

/** The room of a figure as it is drawn, in its own measure. */
const ROOM = 66;

interface RanksProps {
  readonly side: 0 | 1;
  /** The front rank first; figures from left to right as the unit sees them. */
  readonly ranks: readonly (readonly Look[])[];
  /** Which way they look on the page. */
  readonly up: boolean;
  /** How wide a figure is. */
  readonly cell: number;
}

/** WARBAND-UNIT-012: ranks of figures from above. The middle of the front rank is at (0, 0). */
export const Ranks = ({ side, ranks, up, cell }: RanksProps) => {
  const ahead = up ? 1 : -1;
  return ranks.map((rank, nth) =>
    rank.map((look, at) => {
      const x = (at - (rank.length - 1) / 2) * cell * ahead;
      const y = nth * cell * ahead;
      return (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place in its rank.
          key={`${nth} ${at}`}
          data-tincture={tinctureOf(side)}
          transform={`translate(${x} ${y}) rotate(${up ? -90 : 90}) scale(${cell / ROOM})`}
        >
          <Above {...look} tincture={tinctureOf(side)} leads={look.leads ?? false} prone={false} out={false} />
        </g>
      );
    }),
  );
};
