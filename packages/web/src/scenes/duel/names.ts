import { listOf } from '../../words/lists.js';
import type { SHORT_NAMES as ENGLISH_SHORT_NAMES } from './names.en.js';

/** Short names for narrow places. The names themselves come from the words package. */
export const SHORT_NAMES = listOf<typeof ENGLISH_SHORT_NAMES>(
  import.meta.glob('./names.??.ts', { eager: true, import: 'SHORT_NAMES' }),
);
