import { listOf, type Spoken } from './lists.js';
import type { UI as ENGLISH_UI } from './ui.en.js';

/** The interface's own words. */
export const UI = listOf<typeof ENGLISH_UI>(import.meta.glob('./ui.??.ts', { eager: true, import: 'UI' }));

export type UiWords = Spoken<typeof UI>;
