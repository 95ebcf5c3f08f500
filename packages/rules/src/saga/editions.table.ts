/** The names of the editions: each is a rule set of its own. */
export const EDITION_NAMES = ['saga', 'saga-1e'] as const;

export type EditionName = (typeof EDITION_NAMES)[number];
