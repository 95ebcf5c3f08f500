import { hex, type Stream, stream } from '@warmoot/kernel';
import { type DrawnField, type FieldSize, type Place, USUAL_SIZE } from '../field/field.js';
import { GROUND_SIGNS } from '../field/looks.table.js';
import { makeGround } from '../ground/ground.js';

/** The landscapes that are drawn from a seed. */
export const LANDSCAPES = ['plain', 'woods', 'river', 'ford', 'hills', 'walls'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** A map being drawn. */
interface Drawing {
  readonly size: FieldSize;
  readonly source: Stream;
  readonly board: hex.HexBoard;
  readonly signs: string[];
  readonly heights: Map<number, number>;
  readonly barriers: DrawnField['barriers'][number][];
}

const placeAt = ({ board }: Drawing, at: number): Place => hex.toRowColumn(hex.hexOf(board, at));

const anyHex = ({ board, source }: Drawing): number => source.below(board.size);

/** Some hexes together, growing at random. */
const patch = ({ board, source }: Drawing, from: number, count: number): readonly number[] => {
  const hexes = [from];
  for (let tries = 0; tries < count * 4 && hexes.length < count; tries++) {
    const near = hex.neighboursOf(board, hexes[source.below(hexes.length)] as number);
    const next = near[source.below(near.length)] as number;
    if (!hexes.includes(next)) hexes.push(next);
  }
  return hexes;
};

const shareOf = ({ board }: Drawing, share: number): number => Math.max(1, Math.round(board.size * share));

const woods = (drawing: Drawing, share = 0.2): void => {
  const { signs, source } = drawing;
  for (let left = shareOf(drawing, share); left > 0; ) {
    const hexes = patch(drawing, anyHex(drawing), Math.min(left, 4 + source.below(12)));
    for (const at of hexes) signs[at] = GROUND_SIGNS.closed;
    left -= hexes.length;
  }
};

const hills = (drawing: Drawing): void => {
  const { heights, source } = drawing;
  for (let left = shareOf(drawing, 0.25); left > 0; ) {
    const hexes = patch(drawing, anyHex(drawing), Math.min(left, 6 + source.below(14)));
    for (const at of hexes) heights.set(at, (heights.get(at) ?? 0) + 1);
    left -= hexes.length;
  }
};

/** The row in the middle, or one beside it. */
const middleRow = ({ size, source }: Drawing): number =>
  Math.max(1, Math.min(size.rows - 2, Math.floor(size.rows / 2) - 1 + source.below(3)));

/** Columns of a row that stay open: two or more crossings. */
const crossings = ({ size, source }: Drawing, row: number): ReadonlySet<number> => {
  const length = hex.rowLength(size, row);
  const count = 2 + source.below(3);
  return new Set(Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * length) / count)));
};

/** Deep water with a few bridges. */
const river = (drawing: Drawing): void => {
  const row = middleRow(drawing);
  const bridges = crossings(drawing, row);
  for (let column = 0; column < hex.rowLength(drawing.size, row); column++) {
    if (!bridges.has(column)) drawing.signs[hex.indexAt(drawing.board, row, column)] = GROUND_SIGNS.impassable;
  }
};

/** What lies along the lower edge of a row, but for gaps. */
const along = (
  drawing: Drawing,
  row: number,
  barrier: Pick<DrawnField['barriers'][number], 'kind' | 'oneWay'>,
  gaps: ReadonlySet<number>,
): void => {
  const { board, size } = drawing;
  for (let column = 0; column < hex.rowLength(size, row); column++) {
    if (gaps.has(column)) continue;
    const inner = hex.indexAt(board, row, column);
    for (const outer of hex.neighboursOf(board, inner)) {
      if (placeAt(drawing, outer).row !== row + 1) continue;
      drawing.barriers.push({ from: placeAt(drawing, outer), to: placeAt(drawing, inner), ...barrier });
    }
  }
};

/** A creek that can be waded everywhere. */
const ford = (drawing: Drawing): void => along(drawing, middleRow(drawing), { kind: 'soft', oneWay: false }, new Set());

/** A wall with gates, and a ditch before it. */
const walls = (drawing: Drawing): void => {
  const row = Math.max(0, middleRow(drawing) - 2);
  along(drawing, row, { kind: 'hard', oneWay: false }, crossings(drawing, row));
  if (row + 2 < drawing.size.rows) along(drawing, row + 1, { kind: 'soft', oneWay: true }, new Set());
};

const DRAW: Readonly<Record<Landscape, (drawing: Drawing) => void>> = {
  plain: () => undefined,
  woods,
  river: (drawing) => {
    woods(drawing, 0.08);
    river(drawing);
  },
  ford: (drawing) => {
    woods(drawing, 0.08);
    ford(drawing);
  },
  hills: (drawing) => {
    hills(drawing);
    woods(drawing, 0.05);
  },
  walls,
};

/** Whether every hex that can be stood on can be walked to from every other, so that both lines can meet. */
export const isPlayable = (field: DrawnField, size: FieldSize): boolean => {
  const ground = makeGround(field, size, 1);
  const passable = ground.fromTheMiddle;
  const lines = [0, size.rows - 1].every((row) => passable.some((at) => ground.places[at]?.row === row));
  // Barriers of a drawn field can be one-way, so each hex is asked for itself only where there are any.
  const starts = field.barriers.some(({ kind, oneWay }) => kind === 'hard' && oneWay) ? passable : passable.slice(0, 1);
  return (
    lines &&
    starts.every((from) => {
      const { away } = hex.flood(ground.steps, [from]);
      return passable.every((at) => away[at] !== hex.FAR);
    })
  );
};

const fieldFrom = ({ size, signs, board, heights, barriers }: Drawing, name: string): DrawnField => ({
  field: 'drawn',
  name,
  ground: Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: hex.rowLength(size, row) }, (_, column) => signs[hex.indexAt(board, row, column)]).join(''),
  ),
  heights: [...heights]
    .sort(([a], [b]) => a - b)
    .map(([at, height]) => ({ ...hex.toRowColumn(hex.hexOf(board, at)), height })),
  barriers,
});

const MOST_TRIES = 50;

/** A battlefield of a kind, drawn from a seed: the same seed gives the same field. Both lines can always meet on it. */
export const drawField = (landscape: Landscape, seed: string, size: FieldSize = USUAL_SIZE): DrawnField => {
  const board = hex.boardOf(size);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const drawing: Drawing = {
      size,
      source: stream(`field ${landscape} ${seed} ${tries}`),
      board,
      signs: new Array(board.size).fill(GROUND_SIGNS.open),
      heights: new Map(),
      barriers: [],
    };
    DRAW[landscape](drawing);
    const field = fieldFrom(drawing, landscape);
    if (isPlayable(field, size)) return field;
  }
  const plain = { size, source: stream(seed), board, heights: new Map<number, number>(), barriers: [] };
  return fieldFrom({ ...plain, signs: new Array(board.size).fill(GROUND_SIGNS.open) }, 'plain');
};
