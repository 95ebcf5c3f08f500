import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { leavesRoom } from './crowd.js';
import { type Party, partyOf } from './party.js';

/** Whether it is this part, or the whole unit, that has been announced. */
export const isAnnouncedPart = ({ open }: BattleSight, { unit, figure }: Actor): boolean =>
  open.units[unit]?.announced?.part === figure;

/** How seldom a part of a unit goes alone in random play. */
export const SELDOM_ALONE = 12;

/**
 * WARBAND-BMOVE-001, WARBAND-BMOVE-016: who can go when somebody is named: a unit; a rank or unique figure of it where the others
 * have room to close up, or where it has been announced, and only comes to nothing. Null where nobody can.
 */
export const goingParty = (sight: BattleSight, actor: Actor): Party | null => {
  const party = partyOf(sight, actor);
  return party === null || isAnnouncedPart(sight, actor) || leavesRoom(sight, party) ? party : null;
};
