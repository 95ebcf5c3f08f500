import type { SkirmishSetup } from './model.js';

type Spot = SkirmishSetup['ground'][number];

/** What a sign of a drawn ground means; `.` is plain. Each is a note of the table's ledger: wall, slow, narrow, height, cover. */
export const SIGNS = {
  '#': { wall: true },
  // A doorway, a bridge, a footpath between hedges: WARBAND-MOVE-021, WARBAND-MOD-017.
  '=': { narrow: true },
  // Straw, brambles, a ploughed strip, shallow water.
  ',': { slow: 'rough' },
  '~': { slow: 'swum' },
  '/': { slow: 'climbed', height: 1 },
  '1': { height: 1 },
  '2': { height: 2 },
  // A bale, a cart, a low wall to crouch behind.
  o: { cover: 1 },
  O: { cover: 2 },
} as const satisfies Record<string, Partial<Omit<Spot, 'at'>>>;

/** Ready-made grounds, drawn: our own. Side 1 comes from the left, side 2 from the right: WARBAND-ROUND-008. */
export const GROUNDS = {
  /** A barn in the middle of the yard, with a gate at either end and a little door to the north. */
  titheBarn: [
    '........................',
    '......o.........o.......',
    '........................',
    '......#####=#######.....',
    '......#,,,.....o..#.....',
    '......#,,.........#.....',
    '......=....O..O...=.....',
    '......=...........=.....',
    '......#....O..O...#.....',
    '......#.........,,#.....',
    '......#...o.....,,#.....',
    '......#############.....',
    '..............o.........',
    '........................',
    '....oo..........o.......',
    '........................',
  ],
  /** A mill on its bank above the race: who holds the bank strikes from above. */
  millBank: [
    '..........~~............',
    '..........~~.......,....',
    '..,,......~~......,,....',
    '..,.......~~..........o.',
    '.........//~~...........',
    '.......//11~~..o........',
    '......//1##=~~..........',
    '......//1##1~~..........',
    '......//1111=.,.........',
    '.......//11~~..,........',
    '........//~~............',
    '.........~~........oo...',
    '...o.....~~......,,.....',
    '.........~~.....,,......',
    '........~~..............',
    '........~~..............',
  ],
  /** A stream that can be waded below the bridge and must be swum above it. */
  ford: [
    '...........~~...........',
    '....,,.....~~...........',
    '....,......~~......o....',
    '...........~~...........',
    '......o....~~....o......',
    '...........~~...........',
    '..........o==o..........',
    '...........~~...........',
    '...........~~....,......',
    '......,....,,....,,.....',
    '.....,,....,,...........',
    '...........,,,..........',
    '....o......,,,......o...',
    '...........~~...........',
    '...........~~...........',
    '...........~~...........',
  ],
  /** A broken tower on a knoll, on a small map: nobody has far to go. */
  brokenTower: [
    '................',
    '.....,....,.....',
    '....../////.....',
    '...../11111/....',
    '...../1##=#/..o.',
    '...o./1#2.#/....',
    '...../1=2.1/....',
    '...../1##o1/....',
    '....../////.....',
    '....,......,....',
    '................',
    '................',
  ],
} as const satisfies Record<string, readonly string[]>;

export type GroundKind = keyof typeof GROUNDS;
