import { listOf, type Spoken } from '../../../words/lists.js';
import type { DISCUSSION_GUIDE as ENGLISH } from './words.en.js';

export const DISCUSSION_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'DISCUSSION_GUIDE' }),
);

export type DiscussionGuideWords = Spoken<typeof DISCUSSION_GUIDE>;
