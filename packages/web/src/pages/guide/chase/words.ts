import { listOf, type Spoken } from '../../../words/lists.js';
import type { CHASE_GUIDE as ENGLISH } from './words.en.js';

export const CHASE_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'CHASE_GUIDE' }),
);

export type ChaseGuideWords = Spoken<typeof CHASE_GUIDE>;
