import { ENGLISH } from './english.js';
import { EN } from './index.js';

export const english = { name: 'English', grammar: ENGLISH, table: EN } as const;
