import { counted } from '@warmoot/kernel';
import { DIFFICULTIES, type Difficulty, testTarget } from '../../figures/tests.js';
import { agentsOf, type Stand, spacesOf } from '../../formations/standing.js';
import type { FigureIndex, SpaceIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';

/**
 * WARBAND-BMOVE-012: how hard the obstacle is that a unit would enter by a step; null where it enters none. What one rank has
 * crossed, those that follow it have crossed too: only spaces count on which none of the unit stood before.
 */
export const obstacleAt = ({ given }: BattleSight, stand: Stand, to: SpaceIndex): Difficulty | null => {
  if (to < 0) return null;
  const before = spacesOf(given.field, stand);
  let hardest: Difficulty | null = null;
  for (const at of spacesOf(given.field, { ...stand, at: to })) {
    const difficulty = at < 0 || before.includes(at) ? null : (given.obstacles[at] ?? null);
    if (difficulty !== null && (hardest === null || DIFFICULTIES[difficulty] < DIFFICULTIES[hardest]))
      hardest = difficulty;
  }
  return hardest;
};

/** WARBAND-BMOVE-012: who rolls for a unit: the one with the lowest Agility. */
export const clumsiestOf = (sight: BattleSight, unit: FormationIndex): FigureIndex => {
  const agility = (figure: FigureIndex): number => counted(testTarget(sight, figure, 'agility')).total;
  return agentsOf(unitOf(sight, unit)).reduce((least, figure) => (agility(figure) < agility(least) ? figure : least));
};
