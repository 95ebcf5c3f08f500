/** WARBAND-WOUND-008 to WARBAND-WOUND-017: the rows of the table, by their number. */
export const WOUNDS = ['shoulder', 'arm', 'knee', 'leg', 'guts', 'head', 'back', 'chest', 'eye', 'hand'] as const;
export type WoundRow = (typeof WOUNDS)[number];

/** WARBAND-WOUND-019: rows that mean nothing for an NPC. */
export const IDLE_FOR_NPCS: ReadonlySet<WoundRow> = new Set(['shoulder', 'leg', 'guts', 'head', 'back']);
