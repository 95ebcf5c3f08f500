import { badForm, hex, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import type { DrawnField, Field, Place } from './model.js';

/** Rows, and hexes in row 0. */
export interface FieldSize {
  readonly rows: number;
  readonly columns: number;
}

export const GROUND_SIGNS = { open: '.', closed: '*', impassable: '#' } as const;

const placeText = ({ row, column }: Place): string => `(${row}, ${column})`;

/** SAGA-BATTLE-TERRAIN-002, -007: odd rows have one hex fewer, whatever the size. */
export const rowLength = ({ columns }: FieldSize, row: number): number => columns - (row % 2);

export const isOnMap = (size: FieldSize, { row, column }: Place): boolean =>
  row >= 0 && row < size.rows && column >= 0 && column < rowLength(size, row);

const groundFault = ({ ground }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const { rows } = size;
  if (ground.length !== rows) return badForm(`${path}.ground`, 'battle.mapRows', `${ground.length}`, { rows });
  for (const [row, signs] of ground.entries()) {
    const length = rowLength(size, row);
    if (signs.length !== length) {
      return badForm(`${path}.ground[${row}]`, 'battle.rowLength', signs, { length });
    }
    const wrong = [...signs].find((sign) => !(Object.values(GROUND_SIGNS) as string[]).includes(sign));
    if (wrong !== undefined) return badForm(`${path}.ground[${row}]`, 'battle.groundSign', wrong);
  }
  return null;
};

const heightFault = ({ heights }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const seen = new Set<string>();
  for (const [i, height] of heights.entries()) {
    const place = placeText(height);
    if (!isOnMap(size, height)) return badForm(`${path}.heights[${i}]`, 'battle.onTheMap', place);
    if (seen.has(place)) return badForm(`${path}.heights[${i}]`, 'battle.heightOnce', place);
    seen.add(place);
  }
  return null;
};

const hexAt = ({ row, column }: Place): hex.Hex => hex.fromRowColumn(row, column);

// SAGA-BATTLE-TERRAIN-014: on the edge between two neighbouring hexes, at most one to an edge.
const barrierFault = ({ barriers }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const seen = new Set<string>();
  for (const [i, { from, to }] of barriers.entries()) {
    const edge = [placeText(from), placeText(to)];
    const found = edge.join(' – ');
    if (!isOnMap(size, from)) return badForm(`${path}.barriers[${i}].from`, 'battle.onTheMap', placeText(from));
    if (!isOnMap(size, to)) return badForm(`${path}.barriers[${i}].to`, 'battle.onTheMap', placeText(to));
    if (hex.distance(hexAt(from), hexAt(to)) !== 1)
      return badForm(`${path}.barriers[${i}]`, 'battle.betweenNeighbours', found);
    const key = edge.sort().join();
    if (seen.has(key)) return badForm(`${path}.barriers[${i}]`, 'battle.oneBarrier', found);
    seen.add(key);
  }
  return null;
};

/** A battlefield that fits the size the table plays on, or where it does not and why. */
export const checkField = (field: Field, size: FieldSize, path: string): Result<Field> => {
  if (field.field === 'plain') return ok(field);
  const fault = groundFault(field, size, path) ?? heightFault(field, size, path) ?? barrierFault(field, size, path);
  return fault === null ? ok(field) : refused(fault);
};
