import type { Sum } from '@warmoot/kernel';
import type { Skill } from '../skills.table.js';

/** Somebody who may know one kind of terrain better than others. */
interface AtHome {
  readonly terrain: string | null;
}

/** SAGA-SKILL-022: Survive counts one more in the one terrain that is named on the sheet. */
export const terrainBonus = ({ terrain }: AtHome, skill: Skill, here: string | null | undefined): 0 | 1 =>
  skill === 'survive' && terrain !== null && terrain === here ? 1 : 0;

/** Survive as it counts in a terrain: the rating, and a line for the terrain where it helps. */
export const surviveIn =
  (who: AtHome & { readonly rating: number; readonly name?: string }, here: string | null) =>
  (sum: Sum): void => {
    sum.add(who.rating, 'skill.survive', 'SAGA-CHECK-016', who.name);
    const bonus = terrainBonus(who, 'survive', here);
    if (bonus > 0) sum.add(bonus, 'terrain', 'SAGA-SKILL-022', who.terrain as string);
  };
