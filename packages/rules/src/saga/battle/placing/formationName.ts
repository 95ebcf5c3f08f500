import type { Placing } from '../../../war/deploying/placings.js';
import { distance, hexAt } from '../../../war/ground/ground.js';
import { placesOf } from '../../../war/roster/roster.js';
import { otherSide, type Side } from '../../../war/roster/sides.js';
import type { BattleSight } from '../battle.js';
import { groundOf } from '../ground.js';
import { TROOPS } from '../troops.table.js';

/** What a whole placement is called: by how far it is from enemies who stand already, else by where it is on the map. */
export const FORMATION_NAMES = ['close', 'bowshot', 'far', 'middle', 'back', 'rear'] as const;
export type FormationName = (typeof FORMATION_NAMES)[number];

/** Near enough to be next to each other with the first steps. */
const CLOSE = 2;

/** What soldiers would call an army that stands like this. */
export const formationName = (sight: BattleSight, side: Side, placings: readonly Placing[]): FormationName => {
  const ground = groundOf(sight);
  const enemies = placesOf(sight, otherSide(side));
  const hexes = placings.map(({ at }) => hexAt(ground, at));
  if (enemies.length > 0) {
    const nearest = Math.min(...hexes.flatMap((at) => enemies.map((enemy) => distance(ground, at, enemy))));
    return nearest <= CLOSE ? 'close' : nearest <= TROOPS.bowmen.range ? 'bowshot' : 'far';
  }
  const middle = (ground.board.frame.rows - 1) / 2;
  const mean = placings.reduce((sum, { at }) => sum + at.row, 0) / Math.max(1, placings.length);
  const off = Math.abs(mean - middle) / Math.max(1, middle);
  return off < 1 / 4 ? 'middle' : off < 1 / 2 ? 'back' : 'rear';
};
