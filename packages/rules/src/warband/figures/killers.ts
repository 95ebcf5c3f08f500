import type { FigureIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { areFoes, figureOf, rowOf } from './figures.js';

/**
 * WARBAND-HEALTH-026: who has killed a player character: who brought it to 0 HP, or dealt the point after that. An ally of
 * the dead is nobody's killer here, and who is dead gains nothing more.
 */
const killerOf = (sight: SkirmishSight, figure: FigureIndex): FigureIndex | null => {
  const { downedBy } = figureOf(sight, figure);
  if (!rowOf(sight, figure).pc || downedBy < 0 || !areFoes(sight, figure, downedBy)) return null;
  const { fate } = figureOf(sight, downedBy);
  return fate === 'slain' || fate === 'dead' ? null : downedBy;
};

/** WARBAND-HEALTH-019: to be said of every player character that dies, whatever it dies of. */
export const creditKiller = (play: SkirmishPlay, figure: FigureIndex): void => {
  const killer = killerOf(play, figure);
  if (killer !== null) play.say({ event: 'gotMight', figure: killer });
};
