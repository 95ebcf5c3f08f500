import type { Language } from '../speech.js';
import { ENGLISH } from './english.js';
import { EN } from './index.js';

export const english: Language = { name: 'English', grammar: ENGLISH, table: EN };
