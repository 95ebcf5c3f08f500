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
  type Party,
  type PartySkill,
  partyRating,
  sizeOf,
  troopsIn,
} from './party.js';
export { type Member, MOST_WEARY, type PartySetup, partyShape } from './setup.js';
export { MASS_COMBAT_FROM } from './size.table.js';
