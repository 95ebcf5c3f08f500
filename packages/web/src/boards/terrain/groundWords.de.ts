import type { SameKeys } from '@warmoot/words/say';
import type {
  GROUND_WORDS as ENGLISH_GROUND_WORDS,
  LANDSCAPE_WORDS as ENGLISH_LANDSCAPE_WORDS,
} from './groundWords.en.js';

export const LANDSCAPE_WORDS = {
  plain: 'Ebene',
  woods: 'Wälder',
  river: 'Fluss',
  ford: 'Bach',
  hills: 'Hügel',
  walls: 'Mauern',
} as const satisfies SameKeys<typeof ENGLISH_LANDSCAPE_WORDS>;

export const GROUND_WORDS = {
  landscapes: LANDSCAPE_WORDS,
  place: '({row}, {column})',
  kinds: {
    open: 'offenes Gelände',
    plough: 'Acker, offen',
    ford: 'Furt, offen',
    bridge: 'Brücke, offen',
    wood: 'Wald, eng',
    pine: 'Nadelwald, eng',
    marsh: 'Sumpf, eng',
    town: 'Häuser, eng',
    water: 'tiefes Wasser, unpassierbar',
    steep: 'Felsen, unpassierbar',
  },
  height: 'Höhe {n}',
  directions: {
    east: 'nach Osten',
    southEast: 'nach Südosten',
    southWest: 'nach Südwesten',
    west: 'nach Westen',
    northWest: 'nach Nordwesten',
    northEast: 'nach Nordosten',
  },
  barriers: {
    soft: 'weiches Hindernis',
    softOut: 'weiches Hindernis, du wärst außen',
    softIn: 'weiches Hindernis, du wärst innen',
    hard: 'hartes Hindernis',
    hardOut: 'hartes Hindernis, nicht zu überqueren',
    hardIn: 'hartes Hindernis, von hier zu überqueren',
  },
  modifiers: {
    closedTerrain: 'enges Gelände',
    againstCavalry: 'gegen Reiter',
    openTerrain: 'offenes Gelände',
    acrossBarrier: 'über ein Hindernis',
    highGround: 'von oben',
  },
} as const satisfies SameKeys<typeof ENGLISH_GROUND_WORDS>;
