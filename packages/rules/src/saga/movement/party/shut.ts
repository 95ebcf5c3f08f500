import { GUESSED_HAND } from '../../duel/fighters/guessed.js';
import { ALL_SKILLS, GUESSED_RATING, type Skill } from '../../skills.table.js';
import type { Member, PartySetup } from './setup.js';

const guessedSkills = Object.fromEntries(ALL_SKILLS.map((skill) => [skill, GUESSED_RATING])) as Record<Skill, number>;

/** A party with closed sheets: neither skills nor how anybody fights. What can be seen of them stays. */
export const shutParty = <P extends Pick<PartySetup, 'members'>>(party: P, whose: ReadonlySet<string>): P => {
  const closed = (member: Member): Member => {
    if (!whose.has(member.name)) return member;
    const { fighter, ...rest } = member;
    const shut = { ...rest, skills: guessedSkills };
    return fighter === undefined ? shut : { ...shut, fighter: { ...fighter, skills: GUESSED_HAND, locks: {} } };
  };
  return { ...party, members: party.members.map(closed) };
};
