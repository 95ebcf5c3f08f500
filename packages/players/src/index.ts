export { captain } from './captain.js';
export { battles, chases, commands, duels, lines, marches, skirmishes, sorties } from './contests.js';
export {
  answered,
  type Budget,
  type Considered,
  imaginedRun,
  type Player,
  type PlayerAnswer,
  playerInput,
  type Question,
  type Reasons,
  type Seating,
  USUAL_BUDGET,
} from './player.js';
export { PLAYERS } from './players.js';
export { playOut } from './playOut.js';
export { recruit } from './recruit.js';
export { gestureOf } from './thinkers.js';
export { tournament } from './tournament.js';
