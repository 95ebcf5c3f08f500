import { GROUNDS, type GroundKind, SIGNS } from '../model/fields.table.js';

/** A ground as a setup and its options take it. */
export interface ReadyGround {
  readonly map: { readonly width: number; readonly height: number };
  readonly ground: readonly { readonly at: { readonly x: number; readonly y: number } }[];
}

/** WARBAND-GRID-012: a ready-made ground, space by space; plain ones are left out. */
export const readyGround = (kind: GroundKind): ReadyGround => {
  const rows: readonly string[] = GROUNDS[kind];
  const ground = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ at: { x, y }, ...SIGNS[sign as keyof typeof SIGNS] }])),
  );
  return { map: { width: (rows[0] as string).length, height: rows.length }, ground };
};
