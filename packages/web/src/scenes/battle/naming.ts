import { hex } from '@warmoot/kernel';
import type { Field } from '@warmoot/rules';
import { boardOf } from '../../boards/hex/layout.js';
import { heightsOf, kindsOf, lookIn, type MapToDraw } from '../../boards/terrain/kinds.js';
import type { Unit } from './model.js';
import type { BattleWords } from './words.js';

const DIRECTIONS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const;

export const placeText = (t: Pick<BattleWords, 'place'>, { row, column }: { row: number; column: number }): string =>
  t.place(row, column);

/** What lies on the edges of each hex, in words. */
const barriersBy = (board: hex.HexBoard, field: Field, t: BattleWords): ReadonlyMap<number, readonly string[]> => {
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
export const hexNames = (map: MapToDraw, t: BattleWords): readonly string[] => {
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
      height === 0 ? '' : t.height(height),
      ...(barriers.get(at) ?? []),
    ]
      .filter((part) => part !== '')
      .join(', ');
  });
};

/** A unit by its troops and the name it goes by in the log: "Bowmen a8". */
export const unitTitle = (t: Pick<BattleWords, 'troops'>, { troop, name }: Pick<Unit, 'troop' | 'name'>): string =>
  `${t.troops[troop]} ${name}`;

/** A unit with its army, its men and its state. */
export const unitName = (t: BattleWords, unit: Unit, army: string, states: readonly string[] = []): string =>
  [`${unitTitle(t, unit)}, ${army}, ${t.ofMen(unit.left, unit.size)}`, ...states].join(', ');

export const statesOf = (t: BattleWords, unit: Unit, { able }: { readonly able: boolean }): readonly string[] => [
  ...(able ? [t.mayMove] : []),
  ...(unit.quick ? [t.quick] : []),
  ...(unit.pinned ? [t.pinned] : []),
  ...(unit.moved ? [t.moved] : []),
];
