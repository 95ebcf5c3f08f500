export { isLight } from './load.js';
export {
  countingIn,
  type Going,
  goingOf,
  hasScouts,
  isMassCombat,
  lameIn,
  leaderOf,
  MOVEMENT_SKILL,
  movesOf,
  noiseOf,
  PARTY_SKILLS,
  type Party,
  type PartySkill,
  partyRating,
  sizeOf,
  troopsIn,
} from './party.js';
export { type Member, MOST_MEMBERS, MOST_WEARY, type PartySetup, partyShape, TROOP_STORES } from './setup.js';
export { MASS_COMBAT_FROM } from './size.table.js';
