import type { Landscape } from '@warmoot/rules';
import { both } from '../../words/bilingual.js';

/** What maps are drawn of; a field that was drawn so bears its name. */
export const LANDSCAPE_WORDS = {
  plain: both('Plain', 'Ebene'),
  woods: both('Woods', 'Wälder'),
  river: both('River', 'Fluss'),
  ford: both('Creek', 'Bach'),
  hills: both('Hills', 'Hügel'),
  walls: both('Walls', 'Mauern'),
} as const satisfies Record<Landscape, unknown>;

/** Hexes, what lies on them and between them. */
export const GROUND_WORDS = {
  landscapes: LANDSCAPE_WORDS,
  place: both(
    (row: number, column: number) => `(${row}, ${column})`,
    (row: number, column: number) => `(${row}, ${column})`,
  ),
  kinds: {
    open: both('open ground', 'offenes Gelände'),
    plough: both('ploughland, open', 'Acker, offen'),
    ford: both('ford, open', 'Furt, offen'),
    bridge: both('bridge, open', 'Brücke, offen'),
    wood: both('wood, closed', 'Wald, eng'),
    pine: both('pinewood, closed', 'Nadelwald, eng'),
    marsh: both('marsh, closed', 'Sumpf, eng'),
    town: both('houses, closed', 'Häuser, eng'),
    water: both('deep water, impassable', 'tiefes Wasser, unpassierbar'),
    steep: both('crags, impassable', 'Felsen, unpassierbar'),
  },
  height: both(
    (n: number) => `height ${n}`,
    (n: number) => `Höhe ${n}`,
  ),
  directions: {
    east: both('to the east', 'nach Osten'),
    southEast: both('to the south-east', 'nach Südosten'),
    southWest: both('to the south-west', 'nach Südwesten'),
    west: both('to the west', 'nach Westen'),
    northWest: both('to the north-west', 'nach Nordwesten'),
    northEast: both('to the north-east', 'nach Nordosten'),
  },
  barriers: {
    soft: both('soft barrier', 'weiches Hindernis'),
    softOut: both('soft barrier, you would be outside', 'weiches Hindernis, du wärst außen'),
    softIn: both('soft barrier, you would be inside', 'weiches Hindernis, du wärst innen'),
    hard: both('hard barrier', 'hartes Hindernis'),
    hardOut: both('hard barrier, not to be crossed', 'hartes Hindernis, nicht zu überqueren'),
    hardIn: both('hard barrier, can be crossed from here', 'hartes Hindernis, von hier zu überqueren'),
  },
  modifiers: {
    closedTerrain: both('closed ground', 'enges Gelände'),
    againstCavalry: both('against cavalry', 'gegen Reiter'),
    openTerrain: both('open ground', 'offenes Gelände'),
    acrossBarrier: both('across a barrier', 'über ein Hindernis'),
    highGround: both('high ground', 'von oben'),
  },
} as const;
