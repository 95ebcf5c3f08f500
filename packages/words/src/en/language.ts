import { ENGLISH } from './english.js';
import { EN } from './index.js';

/** English: its grammar and all its sentences. */
export const english = { name: 'English', grammar: ENGLISH, table: EN } as const;
