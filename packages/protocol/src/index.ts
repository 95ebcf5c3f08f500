export { logFile, parseLog } from './log.js';
export { type SeatCount, sceneSchema, seatCount } from './sceneSchema.js';
export { parseScript, SCRIPT_FORMAT, type Script, type ScriptInput, scriptFile } from './script.js';
export type { Stored } from './stored.js';
