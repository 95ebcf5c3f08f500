// The tables of the bare loop, written by hand from the ledger.
import { COLUMNS, QUALITY, ROWS, type Start } from './commands.js';

export const SIZE = ROWS * COLUMNS;

/** COMMAND-HEX-001: by row, the steps in rows and columns to the six neighbours, clockwise from the east. */
const AROUND: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
  ],
  [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ],
];

/** By hex and direction: the neighbour, or −1. */
export const STEPS = Int16Array.from({ length: SIZE * 6 }, (_, edge) => {
  const at = Math.floor(edge / 6);
  const row = Math.floor(at / COLUMNS);
  const [down, right] = AROUND[row % 2]![edge % 6]!;
  const [y, x] = [row + down, (at % COLUMNS) + right];
  return y < 0 || y >= ROWS || x < 0 || x >= COLUMNS ? -1 : y * COLUMNS + x;
});

/** COMMAND-HEX-003: by two hexes, how far they are from each other. */
export const FAR = new Uint8Array(SIZE * SIZE).fill(255);
for (let from = 0; from < SIZE; from++) {
  const queue = [from];
  FAR[from * SIZE + from] = 0;
  for (const here of queue) {
    for (const to of STEPS.subarray(here * 6, here * 6 + 6)) {
      if (to < 0 || FAR[from * SIZE + to] !== 255) continue;
      FAR[from * SIZE + to] = FAR[from * SIZE + here]! + 1;
      queue.push(to);
    }
  }
}

/** COMMAND-UNIT-003: what a class may do that not every class may, as bits. */
export const [VOLLEY, WAITING, CHARGE, ATTACK, ENDURES, FEINT] = [1, 2, 4, 8, 16, 32] as const;
const MAY = {
  LI: ATTACK | ENDURES,
  HI: ATTACK | ENDURES,
  SI: ATTACK | ENDURES | WAITING | FEINT,
  LC: ATTACK | CHARGE | WAITING,
  HC: ATTACK | CHARGE,
  AR: VOLLEY | WAITING,
  HA: VOLLEY | WAITING | FEINT,
} as const;

/** COMMAND-SCORE-004 to COMMAND-SCORE-010: by class, Support and then Assault of the five grades. */
const SCORES = {
  LI: [
    [2, 2, 1, 1, 0],
    [3, 2, 1, 0, 0],
  ],
  HI: [
    [2, 2, 1, 1, 0],
    [5, 4, 3, 2, 1],
  ],
  SI: [
    [4, 3, 2, 2, 1],
    [1, 1, 0, 0, 0],
  ],
  LC: [
    [4, 3, 2, 2, 1],
    [3, 2, 1, 0, 0],
  ],
  HC: [
    [2, 2, 1, 1, 0],
    [7, 6, 5, 4, 3],
  ],
  AR: [
    [0, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
  ],
  HA: [
    [0, 0, 0, 0, 0],
    [3, 2, 1, 0, 0],
  ],
} as const;

/** COMMAND-POINTS-003: base and greatest by grade. */
const POINTS = [
  [4, 9],
  [3, 7],
  [2, 5],
  [1, 3],
  [0, 1],
] as const;

/** What of the units never changes. */
export const unitTables = ({ north, south }: Pick<Start, 'north' | 'south'>) => {
  const units = [...north, ...south];
  const grade = Uint8Array.from(units, (unit) => 'ABCDE'.indexOf(unit.grade));
  return {
    many: units.length,
    /** The first unit of the southern army. */
    middle: north.length,
    grade,
    may: Uint8Array.from(units, (unit) => MAY[unit.class]),
    support: Int8Array.from(units, (unit, i) => SCORES[unit.class][0][grade[i]!]!),
    assault: Int8Array.from(units, (unit, i) => SCORES[unit.class][1][grade[i]!]!),
    // COMMAND-POINTS-004
    points: Int8Array.from(units, (_, i) => Math.min(POINTS[grade[i]!]![0] + QUALITY, POINTS[grade[i]!]![1])),
  };
};
