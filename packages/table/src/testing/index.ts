export { authorityTables, REQUESTS, type RequestRole } from './authorityTable.js';
export { type Children, type ServerProcess, serverProcesses } from './children.js';
export { Client } from './client.js';
export { DeskTable } from './deskTable.js';
export { DeskWatcher } from './deskWatcher.js';
export { flakyStore } from './flaky.js';
export { CLIMB, DUEL, duelAgainst, type Game, ONE_AGAINST_TWO, rulesAndToy, SKIRMISH, TALK, TOY } from './games.js';
export { type Ground, ground, onEachStore } from './grounds.js';
export { type Got, joinTable, openTable, type Place, request } from './http.js';
export { laterStore } from './laterStore.js';
export { NO_LIMITS } from './limits.js';
export { PATIENCE_MS } from './patience.js';
export { lastingPort } from './ports.js';
export { type ScratchPostgres, scratchPostgres } from './postgres.js';
export { programOf, quickAside } from './program.js';
export { keepRandomTable, type RandomTable, randomTable } from './randomTable.js';
export { oneSeed, seeds } from './seeds.js';
export { Somebody } from './somebody.js';
export {
  allLines,
  type BusyTable,
  busyTable,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  gauge,
  newcomer,
  playOut,
  playSome,
  seatPeople,
  storedRecords,
} from './tables.js';
