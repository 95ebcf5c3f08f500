import { listOf, type Spoken } from '../../../words/lists.js';
import type { PLAN as ENGLISH } from './words.en.js';

/** What is said where a unit plans. */
export const PLAN = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'PLAN' }));

export type PlanWords = Spoken<typeof PLAN>;
