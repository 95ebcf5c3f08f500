import type { Field } from '../../../war/field/field.js';
import { readyBattlefield } from '../../battle/beginning/ready.js';
import type { BattlefieldKind } from '../../battle/model/battlefields.table.js';
import { MAP } from '../../model/setup.js';
import { type FightGround, groundFrom } from '../ground.js';
import type { Force } from './forces.js';
import { ranksOf } from './translation.js';

/** WARBAND-GRID-009: how many spaces the widest rank of a unit takes. */
const widthOf = (figures: number): number => 2 * Math.floor((ranksOf(figures)[0] ?? 1) / 2) + 1;

/** Ours: rows for all units of an army side by side, with one between any two where the map has room for it. */
const rowsFor = ({ units }: Pick<Force, 'units'>): number => {
  const wide = units.reduce((sum, { figures, people }) => sum + widthOf(figures + people.length), 0);
  return Math.min(MAP.most, wide + units.length - 1);
};

/**
 * WARBAND-SAGA-010, WARBAND-ROUND-008: the ground of a saga's battle: a ready-made one, or the field that was drawn for it, and on the
 * plain the usual map; as high as the longer line needs.
 */
export const battleGround = (
  ready: BattlefieldKind | undefined,
  field: Field,
  forces: readonly [Force, Force],
): Required<FightGround> & { readonly obstacles: readonly object[] } => {
  const { map = { width: MAP.width, height: MAP.height }, ...ground } =
    ready === undefined ? { ...groundFrom(field), obstacles: [] } : { ...readyBattlefield(ready), edges: [] };
  const height = Math.max(map.height, ...forces.map(rowsFor));
  return { map: { width: Math.max(map.width, 2 * MAP.columns + 2), height }, ...ground };
};
