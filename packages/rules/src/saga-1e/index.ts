export { first } from './edition.js';
