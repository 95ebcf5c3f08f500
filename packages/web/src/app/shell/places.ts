/** The places of a table, in the order they stand in the head. Those without an address are left out. */
export const PLACES = ['table', 'cast', 'log', 'rules'] as const;
export type Place = (typeof PLACES)[number];
