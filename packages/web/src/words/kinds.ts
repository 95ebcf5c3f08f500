export { LANGUAGES, type Language } from './languages.js';

/** What can be wrong with a page, so that the page says which. */
export const FAULTS = ['missing', 'away', 'gone', 'expired', 'old', 'taken', 'putOut', 'shut', 'broken'] as const;
export type FaultKind = (typeof FAULTS)[number];
