/*
 * Ready-made fields of the usual size: our own. A sign is the look of a hex, and so its ground: here water and steep
 * slopes are impassable, and all else is open (COMMAND-HEX-010). COMMAND-END-006: with the hexes worth holding.
 */

interface ReadyField {
  readonly looks: readonly string[];
  readonly objectives: readonly { readonly row: number; readonly column: number }[];
}

/** Fields that are ready-made, drawn as text. */
export const READY_FIELDS = {
  /** A river with three bridges: who holds two of them holds the field. */
  bridges: {
    looks: [
      '..ww......p....',
      '.www.....ppp...',
      '..w.......pp...',
      '...............',
      '......t........',
      '~~b~~~~b~~~~b~~',
      '........t......',
      '...............',
      '...pp......ww..',
      '..ppp.....www..',
      '...p.......w...',
      '...............',
    ],
    objectives: [
      { row: 5, column: 2 },
      { row: 5, column: 7 },
      { row: 5, column: 12 },
    ],
  },
  /** A pass between two crags. */
  pass: {
    looks: [
      '...............',
      '....nn....nn...',
      '...............',
      '^^...........^^',
      '^^^.........^^^',
      '^^^^...n...^^^^',
      '^^^^.......^^^^',
      '^^^....n....^^^',
      '^^...........^^',
      '...............',
      '...nn....nn....',
      '...............',
    ],
    objectives: [
      { row: 5, column: 5 },
      { row: 6, column: 9 },
    ],
  },
  /** Three farms in open country, and a pond. */
  farms: {
    looks: [
      '...............',
      '.....ww........',
      '....www....pp..',
      '...........ppp.',
      '..t.......~~...',
      '..pp.....~~....',
      '..ppp..t.......',
      '...p...pp...t..',
      '............pp.',
      '.ww........pp..',
      '..ww...........',
      '...............',
    ],
    objectives: [
      { row: 4, column: 2 },
      { row: 6, column: 7 },
      { row: 7, column: 12 },
    ],
  },
} as const satisfies Record<string, ReadyField>;

export type FieldKind = keyof typeof READY_FIELDS;
