import { hex } from '@warmoot/kernel';
import { drawField, LANDSCAPES } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../board/layout.js';
import { groundAt, KINDS, kindsOf } from './kinds.js';
import { terrainOf } from './paint.js';

const size = { rows: 23, columns: 20 };

describe.each(LANDSCAPES)('the picture of %s', (kind) => {
  const field = drawField(kind, 'seed', size);
  const map = { size, field, look: null };

  it('shows on every hex a kind of the ground that the rules read', () => {
    const board = boardOf(size);
    kindsOf(map).forEach((one, at) => {
      const { row, column } = hex.toRowColumn(hex.hexOf(board, at));
      expect(KINDS[one].ground).toBe(groundAt(field, row, column));
    });
  });

  it('is the same every time, and painted once', () => {
    expect(terrainOf({ ...map, field: structuredClone(field) })).toBe(terrainOf(map));
    expect(JSON.stringify(terrainOf(map))).not.toMatch(/NaN|undefined/);
  });
});

describe('a look', () => {
  it('is believed only where it fits the ground', () => {
    const field = { field: 'drawn', name: '', ground: ['.*', '#'], heights: [], barriers: [] } as const;
    const look = { kinds: ['pm', 'w'], names: [] };
    expect(kindsOf({ size: { rows: 2, columns: 2 }, field, look })).toEqual(['plough', 'marsh', 'water']);
  });
});
