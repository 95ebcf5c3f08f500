import { listOf } from '../../words/lists.js';
import type { NAME_FAULTS as ENGLISH_NAME_FAULTS } from './nameWords.en.js';

/** Why a name of a unit cannot be. */
export const NAME_FAULTS = listOf<typeof ENGLISH_NAME_FAULTS>(
  import.meta.glob('./nameWords.??.ts', { eager: true, import: 'NAME_FAULTS' }),
);
