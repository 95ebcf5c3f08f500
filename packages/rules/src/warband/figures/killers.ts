import { normalsIn } from '../formations/standing.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { areFoes, figureOf, rowOf } from './figures.js';

/** WARBAND-UNIT-014: in a rank of several nobody knows who struck, and what one of them gains does not count for the rank. */
const isOneOfMany = ({ open }: SkirmishSight, figure: FigureIndex): boolean =>
  open.units?.some(({ ranks }) => ranks.some((rank) => rank.body === figure && normalsIn(rank) > 1)) ?? false;

/**
 * WARBAND-HEALTH-026: who has killed a player character: who brought it to 0 HP, or dealt the point after that. An ally of
 * the dead is nobody's killer here, and who is dead gains nothing more.
 */
const killerOf = (sight: SkirmishSight, figure: FigureIndex): FigureIndex | null => {
  const { downedBy } = figureOf(sight, figure);
  if (!rowOf(sight, figure).pc || downedBy < 0 || !areFoes(sight, figure, downedBy)) return null;
  const { fate } = figureOf(sight, downedBy);
  return fate === 'slain' || fate === 'dead' || isOneOfMany(sight, downedBy) ? null : downedBy;
};

/** WARBAND-HEALTH-019: to be said of every player character that dies, whatever it dies of. */
export const creditKiller = (play: SkirmishPlay, figure: FigureIndex): void => {
  const killer = killerOf(play, figure);
  if (killer !== null) play.say({ event: 'gotMight', figure: killer });
};
