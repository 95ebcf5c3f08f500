import { both } from '../words/bilingual.js';

/** What stands in the head of a campaign's pages. */
export const SHELL = {
  sheet: both('Character sheet', 'Figurenbogen'),
} as const;
