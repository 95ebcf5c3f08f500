export { captain } from './captain.js';
export { battles, type Contest, duels } from './contests.js';
export {
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
  type Why,
} from './player.js';
export { PLAYERS } from './players.js';
export { type PlayedOut, type PlayOutOptions, playOut } from './playOut.js';
export { recruit } from './recruit.js';
export { type Score, type Tournament, type TournamentOptions, tournament, wilson } from './tournament.js';
