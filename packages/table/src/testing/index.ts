export { type ScratchPostgres, scratchPostgres } from './postgres.js';
export { Client, type Got, joinTable, openTable, type Place, request } from './client.js';
