import { type hex, type Shaped, shape } from '@warmoot/kernel';

/** The most rows, and the most hexes in a row, of any field. */
export const WIDEST = 60;

/** A hex by row and column, both from 0. */
export const placeShape = shape.record({ row: shape.integer(0, WIDEST - 1), column: shape.integer(0, WIDEST - 1) });

/** SAGA-BATTLE-TERRAIN-013: a barrier is soft or hard. */
const barrier = shape.record({
  from: placeShape,
  to: placeShape,
  kind: shape.oneOf('soft', 'hard'),
  /** Works in one direction only: `from` is then the outer hex. */
  oneWay: shape.withDefault(shape.flag, false),
});

const height = shape.record({
  row: shape.integer(0, WIDEST - 1),
  column: shape.integer(0, WIDEST - 1),
  height: shape.integer(-1000, 1000),
});

/** How a drawn field looks: a sign for the picture of each hex, names, roads from hex to hex. No rule reads it. */
const lookShape = shape.record({
  kinds: shape.list(shape.text(1, WIDEST), 1, WIDEST),
  names: shape.withDefault(
    shape.list(
      shape.record({
        text: shape.text(1, 40),
        row: shape.integer(0, WIDEST - 1),
        column: shape.integer(0, WIDEST - 1),
      }),
      0,
      60,
    ),
    [],
  ),
  roads: shape.withDefault(shape.list(shape.record({ from: placeShape, to: placeShape }), 0, 600), []),
});

/** A battlefield: the open plain, or the ground row by row (`.` open, `*` closed, `#` impassable). */
export const fieldShape = shape.union('field', {
  plain: {},
  drawn: {
    name: shape.withDefault(shape.text(0, 60), ''),
    ground: shape.list(shape.text(1, WIDEST), 1, WIDEST),
    heights: shape.withDefault(shape.list(height, 0, WIDEST * WIDEST), []),
    barriers: shape.withDefault(shape.list(barrier, 0, 3 * WIDEST * WIDEST), []),
    look: shape.optional(lookShape),
  },
});

export type Field = Shaped<typeof fieldShape>;
/** A field hex by hex. */
export type DrawnField = Extract<Field, { field: 'drawn' }>;
/** A hex as people write it: (row, column). */
export type Place = Shaped<typeof placeShape>;

/** Rows, hexes in row 0, and the layout of the rows where it is not the alternating one. */
export type FieldSize = hex.Extent;

/** SAGA-BATTLE-TERRAIN-001: a good size is 449 hexes in 23 rows. */
export const USUAL_SIZE = { rows: 23, columns: 20 } as const satisfies FieldSize;

/** A hex as it is written for people. */
export const placeText = ({ row, column }: Place): string => `(${row}, ${column})`;
