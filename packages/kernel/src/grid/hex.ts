/** A hex standing on a point, in axial coordinates: `q` grows to the east, `r` to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A hex as people write it: rows from the top, columns from the left, odd rows set half a hex to the right. */
export interface RowColumn {
  readonly row: number;
  readonly column: number;
}

/** One step each way, clockwise from the east: E, SE, SW, W, NW, NE. Three further on is the opposite way. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const NORTH_WEST: Hex = { q: 0, r: -1 };

const towards = (from: Hex, direction: Hex, steps: number): Hex => ({
  q: from.q + direction.q * steps,
  r: from.r + direction.r * steps,
});

/** Whether two are one hex. */
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The six hexes around, in the order of `DIRECTIONS`: SAGA-BATTLE-TERRAIN-004 counts the same by rows and columns. */
export const neighbours = (hex: Hex): readonly Hex[] => DIRECTIONS.map((direction) => towards(hex, direction, 1));

/** The number of steps from one hex to the other. */
export const distance = (a: Hex, b: Hex): number => {
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** The hexes exactly so far away, clockwise from the north-west corner. */
export const ring = (centre: Hex, radius: number): readonly Hex[] => {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let at = towards(centre, NORTH_WEST, radius);
  for (const direction of DIRECTIONS) {
    for (let step = 0; step < radius; step++) {
      hexes.push(at);
      at = towards(at, direction, 1);
    }
  }
  return hexes;
};

/** The hexes no farther away than that, the nearest first. */
export const range = (centre: Hex, radius: number): readonly Hex[] => {
  const hexes: Hex[] = [];
  for (let n = 0; n <= radius; n++) hexes.push(...ring(centre, n));
  return hexes;
};

/** A hex turned about the centre by steps of 60°: clockwise, or the other way if negative. */
export const rotate = (hex: Hex, centre: Hex, steps: number): Hex => {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let turn = ((steps % 6) + 6) % 6; turn > 0; turn--) [q, r] = [-r, q + r];
  return { q: centre.q + q, r: centre.r + r };
};

/** The mirror image, left for right, in the upright line through the centre; the row stays the same. */
export const reflect = (hex: Hex, centre: Hex): Hex => {
  const dr = hex.r - centre.r;
  return { q: centre.q - (hex.q - centre.q) - dr, r: hex.r };
};

/** The hex in that row and column. SAGA-BATTLE-TERRAIN-003 and COMMAND-HEX-001 share this layout. */
export const fromRowColumn = (row: number, column: number): Hex => ({ q: column - Math.floor(row / 2), r: row });

/** A hex by row and column, as maps are written. */
export const toRowColumn = (hex: Hex): RowColumn => ({ row: hex.r, column: hex.q + Math.floor(hex.r / 2) });
