import type { DrawnField } from '../../../../war/field/field.js';
import type { StoryTold } from '../story.js';

/** How large the battlefields of the raid are: armies of this size would lose each other on the usual one. */
export const RAID_FIELD = { rows: 15, columns: 14 } as const;

/**
 * The town at the crossroads, seen from the south: houses and a tower in the north, a palisade before them with a gate on
 * the road, ploughland, the beck with a bridge and a ford, and the wood on the left hand, out of which the path comes.
 */
const LOOKS = [
  '....^^...^^...',
  '...tt..t.^^..',
  '..tttt.tt..^..',
  '..ttt.ttt....',
  '...tt..ttt....',
  'ww...........',
  'www..pp...pp..',
  'wwn.ppp..ppp.',
  'wwnn.pp...p...',
  'wnn..........',
  '~~~mf~~~b~~~m.',
  '..mm.........',
  'n.............',
  'nn..p......w.',
  'n...pp....ww..',
] as const;

const GROUNDS: Readonly<Record<string, string>> = { w: '*', n: '*', m: '*', t: '*', '~': '#', '^': '#' };

/** The palisade between rows 4 and 5, from column to column, but for the gate. */
const PALISADE = [
  [4, 2, 5, 1],
  [4, 2, 5, 2],
  [4, 3, 5, 2],
  [4, 3, 5, 3],
  [4, 4, 5, 3],
  [4, 4, 5, 4],
  [4, 5, 5, 4],
  [4, 8, 5, 8],
  [4, 9, 5, 8],
  [4, 9, 5, 9],
  [4, 10, 5, 9],
] as const;

const ROAD = [
  [2, 6],
  [3, 5],
  [4, 6],
  [5, 6],
  [6, 7],
  [7, 7],
  [8, 8],
  [9, 7],
  [10, 8],
  [11, 8],
  [12, 8],
  [13, 7],
  [14, 7],
] as const;

const placed = ([row, column]: readonly [number, number]) => ({ row, column });

/** The battlefield before the town. */
export const townField = (told: StoryTold): DrawnField => ({
  field: 'drawn',
  name: told('field.name'),
  ground: LOOKS.map((row) => [...row].map((sign) => GROUNDS[sign] ?? '.').join('')),
  heights: [
    { row: 12, column: 10, height: 1 },
    { row: 12, column: 11, height: 1 },
    { row: 13, column: 10, height: 1 },
  ],
  barriers: PALISADE.map(([row, column, outerRow, outer]) => ({
    from: { row: outerRow, column: outer },
    to: { row, column },
    kind: 'soft',
    oneWay: true,
  })),
  look: {
    kinds: [...LOOKS],
    names: [
      { text: told('field.town'), row: 2, column: 4 },
      { text: told('field.gate'), row: 5, column: 6 },
      { text: told('field.ford'), row: 10, column: 4 },
    ],
    roads: ROAD.slice(1).map((to, at) => ({ from: placed(ROAD[at] as readonly [number, number]), to: placed(to) })),
  },
});
