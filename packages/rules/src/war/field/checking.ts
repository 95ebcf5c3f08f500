import { badForm, hex, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { type DrawnField, type Field, type FieldSize, type Place, placeText } from './field.js';
import { GROUND_SIGNS } from './looks.table.js';

/** As many rows as the map has, each as long as it is there. */
const rowsFault = (lines: readonly string[], size: FieldSize, path: string): Refusal | null => {
  const { rows } = size;
  if (lines.length !== rows) return badForm(path, 'battle.mapRows', `${lines.length}`, { rows });
  const wrong = lines.findIndex((signs, row) => signs.length !== hex.rowLength(size, row));
  if (wrong < 0) return null;
  return badForm(`${path}[${wrong}]`, 'battle.rowLength', lines[wrong] ?? '', { length: hex.rowLength(size, wrong) });
};

const groundFault = ({ ground }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const fault = rowsFault(ground, size, `${path}.ground`);
  if (fault !== null) return fault;
  for (const [row, signs] of ground.entries()) {
    const wrong = [...signs].find((sign) => !(Object.values(GROUND_SIGNS) as string[]).includes(sign));
    if (wrong !== undefined) return badForm(`${path}.ground[${row}]`, 'battle.groundSign', wrong);
  }
  return null;
};

const heightFault = ({ heights }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const seen = new Set<string>();
  for (const [i, height] of heights.entries()) {
    const place = placeText(height);
    if (!hex.isOnMap(size, height)) return badForm(`${path}.heights[${i}]`, 'battle.onTheMap', place);
    if (seen.has(place)) return badForm(`${path}.heights[${i}]`, 'battle.heightOnce', place);
    seen.add(place);
  }
  return null;
};

const hexAt = ({ row, column }: Place): hex.Hex => hex.fromRowColumn(row, column);

/** Why this is no edge: it must lead from a hex of the map to a neighbour on the map. */
const edgeFault = (
  { from, to }: { readonly from: Place; readonly to: Place },
  size: FieldSize,
  path: string,
): Refusal | null => {
  if (!hex.isOnMap(size, from)) return badForm(`${path}.from`, 'battle.onTheMap', placeText(from));
  if (!hex.isOnMap(size, to)) return badForm(`${path}.to`, 'battle.onTheMap', placeText(to));
  if (hex.distance(hexAt(from), hexAt(to)) === 1) return null;
  return badForm(path, 'battle.betweenNeighbours', `${placeText(from)} – ${placeText(to)}`);
};

// SAGA-BATTLE-TERRAIN-014: on the edge between two neighbouring hexes, at most one to an edge.
const barrierFault = ({ barriers }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  const seen = new Set<string>();
  for (const [i, barrier] of barriers.entries()) {
    const fault = edgeFault(barrier, size, `${path}.barriers[${i}]`);
    if (fault !== null) return fault;
    const edge = [placeText(barrier.from), placeText(barrier.to)];
    const key = edge.toSorted().join();
    if (seen.has(key)) return badForm(`${path}.barriers[${i}]`, 'battle.oneBarrier', edge.join(' – '));
    seen.add(key);
  }
  return null;
};

const lookFault = ({ look }: DrawnField, size: FieldSize, path: string): Refusal | null => {
  if (look === undefined) return null;
  const fault = rowsFault(look.kinds, size, `${path}.look.kinds`);
  if (fault !== null) return fault;
  const lost = look.names.findIndex((name) => !hex.isOnMap(size, name));
  if (lost >= 0) return badForm(`${path}.look.names[${lost}]`, 'battle.onTheMap', look.names[lost]?.text ?? '');
  for (const [i, road] of look.roads.entries()) {
    const astray = edgeFault(road, size, `${path}.look.roads[${i}]`);
    if (astray !== null) return astray;
  }
  return null;
};

/** A battlefield that fits the size the table plays on, or where it does not and why. */
export const checkField = (field: Field, size: FieldSize, path: string): Result<Field> => {
  if (field.field === 'plain') return ok(field);
  const fault =
    groundFault(field, size, path) ??
    heightFault(field, size, path) ??
    barrierFault(field, size, path) ??
    lookFault(field, size, path);
  return fault === null ? ok(field) : refused(fault);
};
