/** How large a choice is: by how many answers are open, or one's own words. */
export const SIZES = ['two', 'few', 'many', 'written'] as const;
export type Size = (typeof SIZES)[number];

/** So many open answers are still few. */
export const FEW = 9;

/** Answers for which somebody composes what they say. */
export const WRITTEN: readonly string[] = ['appeal'];

/**
 * Ours, and the one thing here that no game of the computer's can tell: how many seconds somebody who knows the rules takes
 * for a choice. Two answers are read and one is pressed; few are weighed against each other; many are places and targets
 * on a board; an appeal is composed. A host can measure it: `npm run measure -- --table file.json`.
 */
export const SECONDS: Readonly<Record<Size, number>> = { two: 8, few: 15, many: 20, written: 45 };

/** How long the page shows things, in seconds: a throw in full, a quick one, and what another seat does with its rest. */
export const SHOWN = { full: 2.02, quick: 0.62, act: 0.6, rest: 0.2 } as const;

/** From the third throw in a row they are quick. */
export const QUICK_AFTER = 2;

/** What others do between two throws takes no longer, but for the rests. */
export const MOST_ACTS = 6;
