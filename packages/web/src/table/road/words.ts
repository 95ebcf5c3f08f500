import { listOf, type Spoken } from '../../words/lists.js';
import type { ROAD as ENGLISH } from './words.en.js';

export const ROAD = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'ROAD' }));

export type RoadWords = Spoken<typeof ROAD>;
