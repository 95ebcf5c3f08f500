export { paceOf, thoughtsAt } from './fromTable.js';
export { GAME_KINDS, gameOf } from './games.js';
export { measure } from './measure.js';
export { fileText, pageText, tablesOf } from './printed.js';
export { ALL_WAYS, warOf } from './ways.js';
