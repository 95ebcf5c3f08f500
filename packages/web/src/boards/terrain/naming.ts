import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';
import type { Spoken } from '../../words/lists.js';
import { boardOf } from '../hex/layout.js';
import type { GROUND_WORDS } from './groundWords.js';
import { heightsOf, kindsOf, lookIn, type MapToDraw } from './kinds.js';

type GroundWords = Pick<Spoken<typeof GROUND_WORDS>, 'place' | 'kinds' | 'height' | 'directions' | 'barriers'>;

const DIRECTIONS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const;

export const placeText = (t: Pick<GroundWords, 'place'>, { row, column }: { row: number; column: number }): string =>
  t.place({ row, column });

/** What lies on the edges of each hex, in words. */
const barriersBy = (board: hex.HexBoard, field: war.Field, t: GroundWords): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>();
  const add = (from: number, to: number, text: string): void => {
    const edge = hex.edgeBetween(board, from, to);
    const way = edge < 0 ? undefined : DIRECTIONS[edge % 6];
    if (way !== undefined) found.set(from, [...(found.get(from) ?? []), `${text} ${t.directions[way]}`]);
  };
  if (field.field === 'plain') return found;
  for (const { from, to, kind, oneWay } of field.barriers) {
    const outer = hex.indexAt(board, from.row, from.column);
    const inner = hex.indexAt(board, to.row, to.column);
    const soft = kind === 'soft';
    const both = soft ? t.barriers.soft : t.barriers.hard;
    add(outer, inner, oneWay ? (soft ? t.barriers.softOut : t.barriers.hardOut) : both);
    add(inner, outer, oneWay ? (soft ? t.barriers.softIn : t.barriers.hardIn) : both);
  }
  return found;
};

/** Place, name, ground, height and edges of every hex. */
export const hexNames = (map: MapToDraw, t: GroundWords): readonly string[] => {
  const board = boardOf(map.size);
  const kinds = kindsOf(map);
  const heights = heightsOf(board, map.field);
  const barriers = barriersBy(board, map.field, t);
  const named = new Map(
    (lookIn(map.field)?.names ?? []).map(({ row, column, text }) => [hex.indexAt(board, row, column), text]),
  );
  return board.hexes.map((one, at) => {
    const height = heights.get(at) ?? 0;
    const kind = kinds[at];
    return [
      placeText(t, hex.toRowColumn(one)),
      named.get(at) ?? '',
      kind === undefined ? '' : t.kinds[kind],
      height === 0 ? '' : t.height({ n: height }),
      ...(barriers.get(at) ?? []),
    ]
      .filter((part) => part !== '')
      .join(', ');
  });
};
