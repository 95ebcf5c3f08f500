import { saga } from '@warmoot/rules';
import { boxOf, type IconName } from '../../design/base/Icon.js';
import { DRAWINGS } from './drawings.table.js';
import type { Space } from './hand.js';
import { outlineOf } from './outline.js';

/** The symbol of an object, where the sprite has one. */
const SYMBOLS: Readonly<Partial<Record<saga.carry.ObjectId, IconName>>> = {
  keys: 'ch-key',
  book: 'ch-quill',
  dagger: 'wp-dagger',
  rock: 'wp-rock',
  sword: 'wp-sword',
  fencingSword: 'wp-fencing',
  bigSword: 'wp-bigsword',
  warhammer: 'wp-hammer',
  hammer: 'wp-hammer',
  mace: 'wp-mace',
  axe: 'wp-axe',
  club: 'wp-club',
  shortBow: 'wp-bow',
  longbow: 'wp-bow',
  spear: 'wp-spear',
  staff: 'wp-staff',
  halberd: 'wp-halberd',
  shield: 'ar-shield',
  mailArmour: 'ar-mail',
  paddedArmour: 'ar-leather',
  plateLower: 'ar-plate',
  plateUpper: 'ar-plate',
};

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

type Point = readonly [x: number, y: number];

const LETTER = 6.2;
const LINE = 14;

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

/** An object of the list by its symbol, or by a drawing where there is none. */
const Emblem = ({
  object,
  size,
  at,
}: {
  readonly object: saga.carry.ObjectId;
  readonly size: number;
  readonly at: Point;
}) => {
  const symbol = SYMBOLS[object];
  const box = { x: at[0] - size / 2, y: at[1] - size / 2, width: size, height: size };
  return (
    <svg aria-hidden="true" {...box} viewBox={symbol === undefined ? '0 0 88 88' : boxOf(symbol)}>
      {symbol === undefined ? (
        DRAWINGS[object]?.map(([as, path]) => <path key={path} d={path} className={`pack-cut-${as}`} />)
      ) : (
        <use href={`#${symbol}`} />
      )}
    </svg>
  );
};

/** The object whose emblem stands on a piece; none on one that a table has added. */
const emblemOf = ({ item: { object } }: saga.carry.Piece): saga.carry.ObjectId | null =>
  typeof object === 'string' && (SYMBOLS[object] ?? DRAWINGS[object]) !== undefined ? object : null;

/** Symbol and name in the room there is: below each other, or behind each other along a narrow object. */
const Label = ({
  piece,
  box,
  name,
}: {
  readonly piece: saga.carry.Piece;
  readonly box: Box;
  readonly name: string;
}) => {
  const [long, short] = [Math.max(box.wide, box.high) * SPACE, Math.min(box.wide, box.high) * SPACE];
  const [x, y] = [(box.column + box.wide / 2) * SPACE, (box.row + box.high / 2) * SPACE];
  const isNarrow = short === SPACE;
  const isUpright = isNarrow && box.high > box.wide;
  const object = emblemOf(piece);
  const symbol = object !== null ? (isNarrow ? 34 : 40) : 0;
  const lines = linesOf(name, Math.floor(((isNarrow ? long - symbol : box.wide * SPACE) - 10) / LETTER));
  const height = lines.length * LINE;
  const top = isNarrow ? -height / 2 : (symbol - height) / 2;
  const middle = isNarrow && symbol > 0 ? symbol / 2 : 0;
  return (
    <g transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''}`}>
      {object === null ? null : (
        <Emblem object={object} size={symbol} at={isNarrow ? [4 + symbol / 2 - long / 2, 0] : [0, -height / 2]} />
      )}
      {long <= SPACE ? null : (
        <text className="pack-name" textAnchor="middle">
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed name
            <tspan key={nth} x={middle} y={top + (nth + 0.75) * LINE}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </g>
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
      {look === 'left' ? null : <Label piece={piece} box={roomIn(spaces)} name={name} />}
    </g>
  );
};

/** Hatches for what does not fit. */
export const Hatches = () => (
  <pattern id="pack-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V7" stroke="var(--ink)" strokeWidth="2" />
  </pattern>
);
