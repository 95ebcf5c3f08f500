import type { Commander, Part, UnitRow } from './model.js';

/*
 * Rows are changed by copies of them. Each is made here, field by field: rows that are spread in this place and in that are
 * different things to the engine, and slow down whatever reads them.
 */

export const commanderWith = ({ name, level, strengths, speaks, stranger }: Commander): Commander => ({
  name,
  level,
  strengths,
  speaks,
  stranger,
});

export const partOf = ({ heads, mount, weight, archers, speaks, superiorTo, from, troop }: Part): Part => ({
  heads,
  mount,
  weight,
  archers,
  speaks,
  superiorTo,
  from,
  troop,
});

export const unitRow = (row: UnitRow): UnitRow => ({
  side: row.side,
  name: row.name,
  chosen: row.chosen,
  parts: row.parts,
  level: row.level,
  commander: row.commander,
  mercenary: row.mercenary,
  moved: row.moved,
  fought: row.fought,
  illPrepared: row.illPrepared,
  special: row.special,
  higher: row.higher,
  walls: row.walls,
  outflanks: row.outflanks,
  noEscape: row.noEscape,
  behind: row.behind,
  characters: row.characters,
  origin: row.origin,
});
