/** What morale gives to the fight. */
export { moraleActs } from './declaring.js';
export { moraleProcedures } from './groups.js';
export { moraleWriters } from './writers.js';
