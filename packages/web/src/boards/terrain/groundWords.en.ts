/** What maps are drawn of; a field that was drawn so bears its name. */
export const LANDSCAPE_WORDS = {
  plain: 'Plain',
  woods: 'Woods',
  river: 'River',
  ford: 'Creek',
  hills: 'Hills',
  walls: 'Walls',
} as const;

/** Hexes, what lies on them and between them. */
export const GROUND_WORDS = {
  landscapes: LANDSCAPE_WORDS,
  place: '({row}, {column})',
  kinds: {
    open: 'open ground',
    plough: 'ploughland, open',
    ford: 'ford, open',
    bridge: 'bridge, open',
    wood: 'wood, closed',
    pine: 'pinewood, closed',
    marsh: 'marsh, closed',
    town: 'houses, closed',
    water: 'deep water, impassable',
    steep: 'crags, impassable',
  },
  height: 'height {n}',
  directions: {
    east: 'to the east',
    southEast: 'to the south-east',
    southWest: 'to the south-west',
    west: 'to the west',
    northWest: 'to the north-west',
    northEast: 'to the north-east',
  },
  barriers: {
    soft: 'soft barrier',
    softOut: 'soft barrier, you would be outside',
    softIn: 'soft barrier, you would be inside',
    hard: 'hard barrier',
    hardOut: 'hard barrier, not to be crossed',
    hardIn: 'hard barrier, can be crossed from here',
  },
  modifiers: {
    closedTerrain: 'closed ground',
    againstCavalry: 'against cavalry',
    openTerrain: 'open ground',
    acrossBarrier: 'across a barrier',
    highGround: 'high ground',
  },
} as const;
