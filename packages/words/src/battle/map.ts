import { saga, type war } from '@warmoot/rules';

const CELL = 3;
/** As many hexes side by side as fit on a page, with the number of the row before them. */
const WIDEST = 25;

const signAt = ({ isClosed, isPassable, heights }: war.Ground, at: number): string => {
  if (isPassable[at] === 0) return '#';
  const height = heights[at] as number;
  if (isClosed[at] === 1) return height === 0 ? '*' : `*${height}`;
  return height === 0 ? '.' : `${height}`;
};

/** What is written on hexes where nobody stands: by hex, at most two characters. */
export type HexMarks = ReadonlyMap<number, string>;

const NONE: HexMarks = new Map();

/** The columns from one number on, as a block of lines; odd rows are set half a hex to the right. */
const block = (
  sight: saga.battle.BattleSight,
  ground: war.Ground,
  marks: HexMarks,
  [from, to]: readonly [number, number],
): readonly string[] => {
  const names = new Map([
    ...marks,
    ...sight.open.at.flatMap((at, unit): [number, string][] =>
      at < 0 ? [] : [[at, sight.open.roster[unit]?.name ?? '?']],
    ),
  ]);
  const { rows } = ground.board.frame;
  const head = Array.from({ length: to - from }, (_, i) => `${from + i}`.padEnd(CELL)).join('');
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = ground.places.flatMap((place, at) =>
      place.row === row && place.column >= from && place.column < to
        ? [(names.get(at) ?? signAt(ground, at)).padEnd(CELL)]
        : [],
    );
    return `${`${row}`.padStart(2)} ${row % 2 === 1 ? ' ' : ''}${cells.join('')}`.trimEnd();
  });
  return [`   ${head}`.trimEnd(), ...lines];
};

/**
 * The map as a picture in characters, with rows and columns: units by name, ground by sign, high ground by its height;
 * and hexes that are to be pointed out by their marks.
 */
export const mapLines = (sight: saga.battle.BattleSight, marks: HexMarks = NONE): readonly string[] => {
  const ground = saga.battle.groundOf(sight);
  const { columns } = ground.board.frame;
  const blocks: string[] = [];
  for (let from = 0; from < columns; from += WIDEST) {
    if (from > 0) blocks.push('');
    blocks.push(...block(sight, ground, marks, [from, Math.min(columns, from + WIDEST)]));
  }
  return blocks;
};
