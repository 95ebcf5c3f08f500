export { throwScreened } from '../core/play.js';
export { screenedIn } from '../core/screen.js';
export { readFile } from '../core/takenFile.js';
export { doorSeen, invited, joined, knocked, letComputersPlay, mineAt, ServedTable, visitNow } from './deskServer.js';
export { DeskTable } from './deskTable.js';
export { DeskWatcher } from './deskWatcher.js';
export { CLIMB, DUEL, type Game, SKIRMISH } from './games.js';
