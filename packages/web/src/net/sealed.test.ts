import { describe, expect, test } from 'vitest';
import { staysSealed } from './sealed.js';

type Table = Parameters<typeof staysSealed>[0];

interface Sat {
  readonly seat: string;
  readonly role?: 'player' | 'spectator';
  readonly holder?: 'person' | 'computer';
}

const tableOf = (seats: readonly Sat[], ...did: readonly string[]): Table =>
  ({
    seat: 'ana',
    seen: {
      seats: seats.map((one) => ({ role: 'player', holder: 'person', ...one })),
      scenes: ['saga/draft', 'saga/duel', 'x/y'].map((name, at) => ({ scene: at + 1, name })),
    },
    items: did.map((what) => ({ what: { did: what } })),
  }) as unknown as Table;

describe('the log of a scene that is over', () => {
  const two = [{ seat: 'ana' }, { seat: 'bo' }];

  test('SAGA-DRAFT-010: stays closed where it holds what others want', () => {
    expect([1, 2, 3, 4].map((scene) => staysSealed(tableOf(two), scene))).toEqual([true, false, false, false]);
  });

  test('SAGA-CAMPAIGN-004: stays closed where ratings on closed sheets stand in it', () => {
    const { seen, ...table } = tableOf(two);
    const scenes = seen?.scenes.map((head) => ({ ...head, closed: true as const })) ?? [];
    const shut = { ...table, seen: { ...seen, scenes } } as Table;
    expect([1, 2, 3, 4].map((scene) => staysSealed(shut, scene))).toEqual([true, true, true, false]);
  });

  test('is open to whoever plays alone, and once the table has opened its file', () => {
    const alone: readonly Sat[] = [
      { seat: 'ana' },
      { seat: 'captain', holder: 'computer' },
      { seat: 'cy', role: 'spectator' },
    ];
    expect(staysSealed(tableOf(alone), 1)).toBe(false);
    expect(staysSealed(tableOf(two, 'began', 'fileOpened'), 1)).toBe(false);
    expect(staysSealed({ ...tableOf(two), seen: null }, 1)).toBe(false);
  });
});
