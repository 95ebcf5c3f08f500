import type { Roads, Span } from '../../../movement/roads/setup.js';
import type { StoryTold } from '../story.js';
import { townField } from './field.table.js';

/** The hall from which they ride, and the town to which. */
export const HALL = 'hall';
export const TOWN = 'town';

type Drawn = Pick<Span, 'key' | 'x' | 'y'> & Partial<Span> & { readonly called?: true };

/**
 * Three ways from the hall to the town, each of six or seven spans: the salt road over the bridge, quick and in sight; the
 * path through the woods, slow and hidden; the low road by the ford. Who is `called` has a name of the story's own.
 */
const SPANS: readonly Drawn[] = [
  { key: HALL, called: true, x: 96, y: 566, town: true, water: true, landmark: 'houses' },
  { key: 'pasture', x: 206, y: 532 },
  { key: 'gallows', called: true, x: 318, y: 486, landmark: 'gallows' },
  { key: 'salt-3', x: 436, y: 430 },
  { key: 'bridge', called: true, x: 552, y: 366, water: true, land: 'river', landmark: 'bridge' },
  { key: 'salt-5', x: 678, y: 296 },
  { key: 'wood', called: true, x: 250, y: 404, ground: 'closed', land: 'woods', terrain: 'forest' },
  { key: 'pits', called: true, x: 372, y: 300, ground: 'closed', land: 'woods', terrain: 'forest' },
  { key: 'spring', called: true, x: 512, y: 220, ground: 'closed', land: 'woods', terrain: 'forest', water: true },
  { key: 'sheepwalk', called: true, x: 660, y: 170, land: 'hills' },
  { key: 'low-3', x: 468, y: 552 },
  { key: 'ford', called: true, x: 610, y: 500, water: true, land: 'river', landmark: 'ford' },
  { key: 'low-5', x: 742, y: 408 },
  { key: 'reeds', called: true, x: 604, y: 612, ground: 'closed', land: 'fen', terrain: 'fen', water: true },
  { key: TOWN, called: true, x: 822, y: 226, town: true, water: true, landmark: 'tower' },
  { key: 'hills', x: 906, y: 142, land: 'hills' },
];

/** A road by the spans that it goes through. */
const WAYS = {
  salt: ['hall', 'pasture', 'gallows', 'salt-3', 'bridge', 'salt-5', 'town'],
  wood: ['pasture', 'wood', 'pits', 'spring', 'sheepwalk', 'town'],
  low: ['gallows', 'low-3', 'ford', 'low-5', 'town'],
  back: ['town', 'hills'],
} as const;
/** Where no road goes, but people do. */
const TRACKS = [
  ['low-3', 'reeds'],
  ['reeds', 'low-5'],
  ['spring', 'bridge'],
] as const;

/** The land between the hall and the town, with names in the language of whoever begins the story. */
export const raidRoads = (told: StoryTold): Roads => ({
  name: told('roads.name'),
  spans: SPANS.map(({ called, ...span }) => ({
    ...{ ground: 'open', water: false, afloat: false, town: false },
    ...span,
    ...(called && { name: told(`roads.${span.key}`) }),
    ...(span.key === TOWN && { fields: [townField(told)] }),
  })),
  ways: [
    ...Object.entries(WAYS).flatMap(([name, keys]) =>
      keys.slice(1).map((to, at) => ({
        ...{ from: keys[at] as string, to, road: true, name: told(`roads.way.${name}`) },
        ...(name === 'wood' && { path: true }),
      })),
    ),
    ...TRACKS.map(([from, to]) => ({ from, to, road: false })),
  ],
});
