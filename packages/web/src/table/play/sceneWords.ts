import { listOf } from '../../words/lists.js';
import type { SCENE_NAMES as ENGLISH_SCENE_NAMES } from './sceneWords.en.js';

/** What scenes are called at the head of their pages. */
export const SCENE_NAMES = listOf<typeof ENGLISH_SCENE_NAMES>(
  import.meta.glob('./sceneWords.??.ts', { eager: true, import: 'SCENE_NAMES' }),
);
