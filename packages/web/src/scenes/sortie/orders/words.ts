import { listOf, type Spoken } from '../../../words/lists.js';
import type { WORDS as ENGLISH } from './words.en.js';

/** What is said where units are ordered about, and where something small is asked of one. */
export const ORDERS = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type OrdersWords = Spoken<typeof ORDERS>;
