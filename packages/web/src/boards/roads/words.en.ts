/** What stands on a map of roads. */
export const ROADS = {
  tonight: 'tonight',
  legend: 'What the beads mean',
  beads: {
    open: 'Open, 1',
    closed: 'Closed, 2',
    impassable: 'Impassable',
    now: 'may be there now',
    tonight: 'or tonight',
  },
} as const;
