import { listOf } from '../../../words/lists.js';
import type { FACTS as ENGLISH } from './words.en.js';

export const FACTS = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'FACTS' }));
