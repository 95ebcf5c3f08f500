export { first as edition } from './edition.js';
