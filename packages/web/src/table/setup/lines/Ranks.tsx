import type { warband } from '@warmoot/rules';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { Soldier } from '../../../boards/soldiers/Soldiers.js';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';
import './ranks.css';

/** How wide a soldier is as it is drawn, and how far ranks stand behind each other. */
const WIDE = 38;
const DEEP = 0.72;

interface RanksProps {
  readonly side: 0 | 1;
  /** The front rank first; from left to right as the unit sees them. */
  readonly ranks: readonly (readonly SoldierKind[])[];
  /** Whether they look away from whoever sees them. */
  readonly away: boolean;
  /** How wide one of them is here. */
  readonly cell: number;
}

/** WARBAND-UNIT-012: soldiers in ranks. The middle of the front rank stands at (0, 0). Those farther off are drawn first. */
export const Ranks = ({ side, ranks, away, cell }: RanksProps) => {
  const all = ranks.map((rank, nth) => ({ rank, nth }));
  return (away ? all : all.toReversed()).map(({ rank, nth }) => (
    <g key={nth} className="ranks" data-tincture={tinctureOf(side)}>
      {rank.map((kind, at) => {
        const x = (at - (rank.length - 1) / 2) * cell * (away ? 1 : -1);
        const y = nth * cell * DEEP * (away ? 1 : -1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a soldier is known by the place in the rank.
          <g key={at} transform={`translate(${x} ${y}) scale(${cell / WIDE})`}>
            <Soldier kind={kind} side={away ? 'back' : 'front'} bearing={side === 0 ? 'heater' : 'pavise'} />
          </g>
        );
      })}
    </g>
  ));
};

const BOWS: ReadonlySet<string> = new Set(['shortbow', 'longbow', 'crossbow', 'sling']);
const SHAFTS: ReadonlySet<string> = new Set(['spear', 'javelin', 'halberd']);

/** What somebody is drawn as, by what is in their hands. */
export const soldierOf = (
  { items, mounted }: Pick<warband.Figure, 'items' | 'mounted'>,
  leads = false,
): SoldierKind => {
  if (mounted) return 'rider';
  if (leads) return 'lead';
  const held = items.filter(({ kept }) => kept === 'right' || kept === 'both' || kept === 'left');
  if (held.some(({ item }) => BOWS.has(item))) return 'bow';
  return held.some(({ item }) => SHAFTS.has(item)) ? 'spear' : 'blade';
};
