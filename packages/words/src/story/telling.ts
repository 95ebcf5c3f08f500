import type { Passage } from '../account.js';
import type { Hearer, Words } from '../catalogue/words.js';
import { speechesIn } from './speeches.js';
import type { SceneTelling } from './story.js';
import { turningPoints } from './turning.js';

/** What a chapter takes from the log of its scene, as far as somebody may know of it. */
export const sceneTelling = (words: Words, passages: readonly Passage[], hearer: Hearer): SceneTelling => ({
  turns: turningPoints(words, passages, hearer),
  speeches: speechesIn(words, passages, hearer),
});
