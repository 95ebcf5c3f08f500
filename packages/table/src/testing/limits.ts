import type { Limits } from '../server/limits.js';

/** For tests that ask more of a server in a minute than anybody would. */
export const NO_LIMITS: Partial<Limits> = {
  messagesPerSecond: 1e6,
  messagesAtOnce: 1e6,
  requestsPerMinute: 1e6,
  socketsPerAddress: 1e6,
  connectionsPerAddress: 1e6,
  tablesPerHour: 1e6,
  joinsPerHour: 1e6,
  wrongCodesPerHour: 1e6,
  wrongCodesInAll: 1e6,
  importsPerHour: 1e6,
  exportsPerMinute: 1e6,
  mostRefusals: 1e6,
};
