import { GROUNDS, type GroundKind, SIGNS } from '../model/fields.table.js';

/** A ground as a setup and its options take it. */
export interface ReadyGround {
  readonly map: { readonly width: number; readonly height: number };
  readonly ground: readonly { readonly at: { readonly x: number; readonly y: number } }[];
}

/** WARBAND-GRID-012: what some signs of a drawn ground mean, space by space; all other spaces are left out. */
export const spotsOf = <S extends object>(rows: readonly string[], signs: Readonly<Record<string, S>>) =>
  rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (signs[sign] === undefined ? [] : [{ at: { x, y }, ...signs[sign] }])),
  );

/** A drawn ground; plain spaces are left out. */
export const drawnGround = (rows: readonly string[]): ReadyGround => ({
  map: { width: (rows[0] as string).length, height: rows.length },
  ground: spotsOf<object>(rows, SIGNS),
});

/** A ready-made ground, drawn out. */
export const readyGround = (kind: GroundKind): ReadyGround => drawnGround(GROUNDS[kind]);
