import type { Fixed } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import type { Figure, FigureIndex, FigureRow, Group } from '../model/model.js';

/** Who they are and what they can do, before anything has happened to them. */
interface Muster {
  readonly roster: readonly Fixed<FigureRow>[];
  readonly figures: readonly Fixed<Pick<Figure, 'might'>>[];
}

/** Who alone has the highest Might of some; null where two share it, or there is nobody. */
const highestAlone = ({ roster, figures }: Muster, counts: (row: Fixed<FigureRow>) => boolean): FigureIndex | null => {
  let best: FigureIndex | null = null;
  let most = 0;
  for (let figure = 0; figure < roster.length; figure++) {
    if (!counts(roster[figure] as Fixed<FigureRow>)) continue;
    const might = (figures[figure] as Fixed<Figure>).might;
    if (might === most) best = null;
    if (might <= most) continue;
    most = might;
    best = figure;
  }
  return best;
};

/** WARBAND-MORALE-028: the leader of each group. */
export const groupLeaders = (muster: Muster, groups: readonly Group[]): Group[] =>
  groups.map((group, nth) => ({ ...group, leader: highestAlone(muster, (row) => row.group === nth) }));

/** WARBAND-MORALE-035: the leader of all groups of a side. It may be a player character, or somebody who never checks. */
export const chiefsOf = (muster: Muster): readonly [FigureIndex | null, FigureIndex | null] => {
  const chief = (side: Side) => highestAlone(muster, (row) => row.side === side);
  return [chief(0), chief(1)];
};

/** Those whose loss a group checks for. */
export const leadersOf = (
  { groups, chiefs }: { readonly groups: readonly Fixed<Group>[]; readonly chiefs: readonly (FigureIndex | null)[] },
  group: number,
): readonly FigureIndex[] => {
  const { leader, side } = groups[group] as Fixed<Group>;
  const chief = chiefs[side] ?? null;
  return [leader, chief === leader ? null : chief].filter((one) => one !== null);
};
