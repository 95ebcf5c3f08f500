import { type Editions, saga } from './saga/edition.js';
import { first } from './saga-1e/edition.js';

/** Every edition of the saga, by the name that a campaign and a scene give it. */
export const EDITIONS: Editions = { saga, 'saga-1e': first };
