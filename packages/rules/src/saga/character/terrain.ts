import type { Modifier } from '../check/model.js';
import type { Skill } from '../skills.table.js';

/** Somebody who may know one kind of terrain better than others. */
interface AtHome {
  readonly terrain: string | null;
}

const isSame = (known: string, here: string): boolean => known.trim().toLowerCase() === here.trim().toLowerCase();

/** SAGA-SKILL-022: Survive counts one more in the one terrain that is named on the sheet. */
export const atHome = ({ terrain }: AtHome, skill: Skill, here: string | null): readonly Modifier[] =>
  skill === 'survive' && terrain !== null && here !== null && isSame(terrain, here)
    ? [{ by: 1, why: terrain, rule: 'SAGA-SKILL-022' }]
    : [];
