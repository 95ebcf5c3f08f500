/*
 * The saga as other packages ask it. Each answer that depends on the edition takes the edition from the battle or the
 * campaign that it is asked about.
 */
export * as battle from './battles.js';
export * as campaign from './campaigns.js';
export { EDITIONS } from './editions.js';
export * from './saga/index.js';
