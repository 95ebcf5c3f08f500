/** What morale gives to the fight. */
export { moraleProcedures } from './checks.js';
export { moraleActs } from './declaring.js';
export { moraleWriters } from './writers.js';
