import { GERMAN } from './de/german.js';
import { DE } from './de/index.js';
import type { Language } from './speech.js';
import { wordsIn } from './wordsIn.js';

export const german: Language = { name: 'Deutsch', grammar: GERMAN, table: DE };

export const de = wordsIn(german);
