import type { Language } from '../speech.js';
import { GERMAN } from './german.js';
import { DE } from './index.js';

/** German: its grammar and all its sentences. */
export const german: Language = { name: 'Deutsch', grammar: GERMAN, table: DE };
