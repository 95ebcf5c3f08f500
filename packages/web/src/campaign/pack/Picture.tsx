import { saga } from '@warmoot/rules';
import { boxOf } from '../../design/base/Icon.js';
import { DRAWINGS, DRAWN_BOX, DRAWN_BOXES } from './drawings.table.js';
import type { Space } from './hand.js';
import { type Area, laidInto } from './laid.js';
import { outlineOf } from './outline.js';
import { SILHOUETTES } from './silhouettes.table.js';

/** Some spaces in a rectangle. */
interface Box extends Space {
  readonly high: number;
  readonly wide: number;
}

const LIMIT = 8;
const each = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);

/** The largest rectangle within a set of spaces: there is room to write. */
const roomIn = (spaces: readonly Space[]): Box => {
  const taken = new Set(spaces.map(({ row, column }) => `${row},${column}`));
  const isWithin = ({ row, column, high, wide }: Box): boolean =>
    each(high).every((down) => each(wide).every((right) => taken.has(`${row + down - 1},${column + right - 1}`)));
  let best: Box = { row: 0, column: 0, high: 0, wide: 0 };
  for (const { row, column } of spaces) {
    for (const high of each(LIMIT)) {
      for (const wide of each(LIMIT)) {
        const box = { row, column, high, wide };
        if (high * wide > best.high * best.wide && isWithin(box)) best = box;
      }
    }
  }
  return best;
};

/** A name in lines of about so many letters. */
const linesOf = (name: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** How large a space is drawn. */
export const SPACE = 44;

const LETTER = 5.6;

export const gridSpaces = (grid: saga.carry.Grid): readonly Space[] =>
  grid.flatMap((length, row) => Array.from({ length }, (_, column) => ({ row, column })));

/** The ground with a cross at each corner where four spaces meet. */
export const Ground = ({ grid }: { readonly grid: saga.carry.Grid }) => {
  const spaces = gridSpaces(grid);
  const ticks = spaces
    .filter(({ row, column }) => row > 0 && column > 0)
    .map(({ row, column }) => `M${column * SPACE - 4} ${row * SPACE}h8m-4 -4v8`)
    .join('');
  return (
    <>
      <path d={outlineOf(spaces, SPACE)} className="pack-ground" />
      <path d={ticks} className="pack-ticks" />
    </>
  );
};

/** An object of the list as its own silhouette, filling an area. */
const Silhouette = ({ object, area }: { readonly object: saga.carry.ObjectId; readonly area: Area }) => {
  const found = SILHOUETTES[object];
  if (found === undefined) {
    return (
      <g transform={laidInto(area, DRAWN_BOXES[object] ?? DRAWN_BOX).transform} data-object={object}>
        {DRAWINGS[object]?.map(([as, path]) => (
          <path key={path} d={path} className={`pack-cut-${as}`} />
        ))}
      </g>
    );
  }
  const { symbol, tilt, box } = found;
  const size = Number(boxOf(symbol).split(' ')[2]);
  const upright = tilt === 0 ? undefined : `rotate(${-tilt} ${size / 2} ${size / 2})`;
  return (
    <g transform={laidInto(area, box).transform} data-object={object}>
      <g transform={upright}>
        <use href={`#${symbol}`} width={size} height={size} />
      </g>
    </g>
  );
};

/** The object whose silhouette is drawn on a piece; none on one that a table has added. */
const drawnAs = ({ item: { object } }: saga.carry.Piece): saga.carry.ObjectId | null =>
  typeof object === 'string' && (SILHOUETTES[object] ?? DRAWINGS[object]) !== undefined ? object : null;

/** Spaces outside the largest rectangle: a handle or a strap runs through them. */
const tailOf = (spaces: readonly Space[], box: Box): string => {
  const isIn = ({ row, column }: Space): boolean =>
    row >= box.row && row < box.row + box.high && column >= box.column && column < box.column + box.wide;
  const tail = spaces.filter((space) => !isIn(space));
  const near = ({ row, column }: Space): number =>
    Math.min(...spaces.filter(isIn).map((one) => Math.abs(one.row - row) + Math.abs(one.column - column)));
  const inOrder = tail.toSorted((a, b) => near(a) - near(b));
  const [first] = inOrder;
  if (first === undefined) return '';
  const from = spaces
    .filter(isIn)
    .toSorted(
      (a, b) =>
        Math.abs(a.row - first.row) +
        Math.abs(a.column - first.column) -
        (Math.abs(b.row - first.row) + Math.abs(b.column - first.column)),
    )[0] as Space;
  const at = ({ row, column }: Space): string => `${(column + 0.5) * SPACE} ${(row + 0.5) * SPACE}`;
  return `M${[from, ...inOrder].map(at).join('L')}`;
};

const CAPTION = 12;
const EDGE = 4;

/** The silhouette fills its spaces, and its name stands small at the edge; what has no drawing is called by its name. */
const Likeness = ({
  piece,
  spaces,
  name,
}: {
  readonly piece: saga.carry.Piece;
  readonly spaces: readonly Space[];
  readonly name: string;
}) => {
  const box = roomIn(spaces);
  const object = drawnAs(piece);
  const isUpright = box.wide === 1 && box.high > 1;
  const [x, y] = [box.column * SPACE, box.row * SPACE];
  const [wide, high] = [box.wide * SPACE, box.high * SPACE];
  const lines = linesOf(name, Math.floor(((isUpright ? high : wide) - 8) / LETTER)).slice(0, object === null ? 4 : 2);
  const written = lines.length * CAPTION;
  const area: Area = isUpright
    ? { x: x + EDGE + written, y: y + EDGE, wide: wide - 2 * EDGE - written, high: high - 2 * EDGE }
    : { x: x + EDGE, y: y + EDGE, wide: wide - 2 * EDGE, high: high - 2 * EDGE - written };
  const [middle, top] = object === null ? [0, -written / 2] : [0, (isUpright ? wide : high) / 2 - written - 3];
  return (
    <>
      {object === null ? null : <path d={tailOf(spaces, box)} className="pack-tail" />}
      {object === null ? null : <Silhouette object={object} area={area} />}
      <g transform={`translate(${x + wide / 2} ${y + high / 2})${isUpright ? ' rotate(90)' : ''}`}>
        <text className="pack-name" textAnchor="middle">
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed name
            <tspan key={nth} x={middle} y={top + (nth + 0.8) * CAPTION}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </>
  );
};

/** How an object is drawn: lying there, taken up from there, or hovering. */
export type Look = 'lies' | 'left' | 'fits' | 'unfit';

/** An object in its shape. */
export const Drawn = ({
  piece,
  spot,
  name,
  look,
}: {
  readonly piece: saga.carry.Piece;
  readonly spot: saga.carry.Spot;
  readonly name: string;
  readonly look: Look;
}) => {
  const spaces = saga.carry.cellsAt(piece.picture, spot);
  return (
    <g className="pack-piece" data-look={look}>
      <path d={outlineOf(spaces, SPACE)} />
      {look === 'unfit' ? <path d={outlineOf(spaces, SPACE)} className="pack-hatched" /> : null}
      {look === 'left' ? null : <Likeness piece={piece} spaces={spaces} name={name} />}
    </g>
  );
};

/** Hatches for what does not fit. */
export const Hatches = () => (
  <pattern id="pack-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V7" stroke="var(--ink)" strokeWidth="2" />
  </pattern>
);
