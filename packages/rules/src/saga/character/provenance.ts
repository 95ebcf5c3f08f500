import { listed, type Rated } from '@warmoot/kernel';
import type { Skill } from '../skills.table.js';
import { dealt } from './bank.js';
import type { GenerationEdition } from './edition.js';
import { groupOf, skillsIn } from './groups.js';
import type { GroupOrigin, SetOrigin } from './model.js';

/** One die of a bank, in the order thrown: whether it gave its skill a point, or was rolled again. */
export interface DealtDie {
  readonly face: number;
  readonly skill: Skill;
  readonly counts: boolean;
}

/** What every die of a group's bank did. */
export const dealtDice = (group: readonly Skill[], { start, dealt: faces }: GroupOrigin): readonly DealtDie[] => {
  let standing: readonly number[] = group.map(() => start);
  return faces.map((face) => {
    const after = dealt(standing, face);
    standing = after ?? standing;
    return { face, skill: group[face - 1] as Skill, counts: after !== null };
  });
};

/** Where the rating of a skill comes from: what its group began with, and a point for each die that named it. */
export const whySkill = (
  { startRule }: Pick<GenerationEdition, 'startRule'>,
  { groups }: SetOrigin,
  skill: Skill,
): Rated | null => {
  if (groups === null) return null;
  const group = groupOf(skill);
  const origin = groups[group];
  return listed((sum) => {
    sum.add(origin.start, 'generation.start', startRule);
    dealtDice(skillsIn(group), origin).forEach((die, at) => {
      if (die.skill === skill && die.counts) sum.add(1, 'generation.dealt', 'SAGA-GEN-008', `${at + 1}`);
    });
  });
};
