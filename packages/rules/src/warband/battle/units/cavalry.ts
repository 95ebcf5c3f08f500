import { figureOf } from '../../figures/figures.js';
import { agentsOf } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from './units.js';

/** WARBAND-TACTIC-029: a unit whose figures are all mounted. */
export const isCavalry = (sight: BattleSight, unit: FormationIndex): boolean => {
  const agents = agentsOf(unitOf(sight, unit));
  return agents.length > 0 && agents.every((agent) => figureOf(sight, agent).mounted);
};
