import { ENGLISH } from './en/english.js';
import { EN } from './en/index.js';
import type { Language } from './speech.js';
import { wordsIn } from './wordsIn.js';

export const english: Language = { name: 'English', grammar: ENGLISH, table: EN };

export const en = wordsIn(english);
