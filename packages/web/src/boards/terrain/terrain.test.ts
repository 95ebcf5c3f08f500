import { hex } from '@warmoot/kernel';
import { war } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../hex/layout.js';
import { groundAt, kindsOf } from './kinds.js';
import { terrainOf } from './paint.js';
import { roadPath } from './roads.js';

const size = { rows: 23, columns: 20 };

describe.each(war.LANDSCAPES)('the picture of %s', (kind) => {
  const field = war.drawField(kind, 'seed', size);
  const map = { size, field };

  it('shows on every hex a kind of the ground that the rules read', () => {
    const board = boardOf(size);
    kindsOf(map).forEach((one, at) => {
      const { row, column } = hex.toRowColumn(hex.hexOf(board, at));
      expect(war.LOOKS[one].ground).toBe(groundAt(field, row, column));
    });
  });

  it('is the same every time, and painted once', () => {
    expect(terrainOf({ ...map, field: structuredClone(field) })).toBe(terrainOf(map));
    expect(JSON.stringify(terrainOf(map))).not.toMatch(/NaN|undefined/);
  });
});

describe('a look', () => {
  it('is believed only where it fits the ground', () => {
    const look = { kinds: ['pm', 'w'], names: [], roads: [] };
    const field = { field: 'drawn', name: '', ground: ['.*', '#'], heights: [], barriers: [], look } as const;
    expect(kindsOf({ size: { rows: 2, columns: 2 }, field })).toEqual(['plough', 'marsh', 'water']);
  });

  it('has roads that bend through a hex and lead on over the rim', () => {
    const places = [0, 1, 2].map((column) => ({ row: 1, column }));
    const roads = [0, 1].map((n) => ({
      from: places[n] as (typeof places)[0],
      to: places[n + 1] as (typeof places)[0],
    }));
    // Row 1 of 4 hexes in row 0 has three, so its whole length is road: from edge to edge through each.
    const path = roadPath(boardOf({ rows: 3, columns: 4 }), roads);
    expect(path.match(/M/g)).toHaveLength(3);
    expect(path.match(/Q/g)).toHaveLength(3);
    expect(roadPath(boardOf({ rows: 3, columns: 4 }), [])).toBe('');
  });
});
