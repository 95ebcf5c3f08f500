import { always, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField } from '../../war/field/checking.js';
import type { DrawnField } from '../../war/field/field.js';
import { drawField, isPlayable, LANDSCAPES } from '../../war/landscapes/landscapes.js';
import { battleScene } from './scene.js';
import { BLUE, RED } from './testing/stand.js';

const SIZE = { rows: 23, columns: 20 };

describe('drawn fields', () => {
  test.each(LANDSCAPES)('%s: the same seed gives the same field, which both armies can be placed on', (landscape) => {
    expect(drawField(landscape, 'acorn')).toEqual(drawField(landscape, 'acorn'));
    for (const defence of ['standing', 'onTheMarch', 'inCamp']) {
      const setup = {
        seats: ['ana', 'bo'],
        attacker: { ...RED, troops: { mediumInfantry: 90 } },
        defender: { ...BLUE, troops: { mediumInfantry: 90 } },
        fields: [drawField(landscape, 'acorn')],
        defence,
      };
      expect(sitDown(battleScene, setup).run.awaits.need).toBe('answers');
    }
  });

  test('both lines can meet on all of them, whatever the seed and size', () => {
    const size = fc.record({ rows: fc.integer({ min: 7, max: 30 }), columns: fc.integer({ min: 6, max: 30 }) });
    always(
      fc.property(fc.constantFrom(...LANDSCAPES), fc.string(), size, (landscape, seed, chosen) => {
        const field = drawField(landscape, seed, chosen);
        expect(checkField(field, chosen, 'field').ok).toBe(true);
        expect(isPlayable(field, chosen)).toBe(true);
      }),
      100,
    );
  });

  test('they have what they are named for', () => {
    const count = (field: DrawnField, sign: string): number => field.ground.join('').split(sign).length - 1;
    expect(count(drawField('woods', 'a'), '*')).toBeGreaterThan(40);
    expect(count(drawField('river', 'a'), '#')).toBeGreaterThan(10);
    expect(drawField('ford', 'a').barriers.every(({ kind }) => kind === 'soft')).toBe(true);
    expect(drawField('ford', 'a').barriers.length).toBeGreaterThan(20);
    expect(drawField('hills', 'a').heights.length).toBeGreaterThan(40);
    expect(drawField('walls', 'a').barriers.some(({ kind }) => kind === 'hard')).toBe(true);
    expect(drawField('plain', 'a')).toMatchObject({ heights: [], barriers: [] });
  });

  test('a field cut in two is not playable', () => {
    const ground = Array.from({ length: 23 }, (_, row) => (row === 11 ? '#' : '.').repeat(20 - (row % 2)));
    expect(isPlayable({ field: 'drawn', name: '', ground, heights: [], barriers: [] }, SIZE)).toBe(false);
    const bridged = ground.with(11, `${'#'.repeat(18)}.`);
    expect(isPlayable({ field: 'drawn', name: '', ground: bridged, heights: [], barriers: [] }, SIZE)).toBe(true);
  });
});

describe('faults of a drawn field are named by their place', () => {
  const good: DrawnField = { field: 'drawn', name: '', ground: ['...', '..', '...'], heights: [], barriers: [] };
  const size = { rows: 3, columns: 3 };
  const at = (row: number, column: number) => ({ row, column });

  test.each([
    ['f.ground', { ground: ['...', '..'] }],
    ['f.ground[1]', { ground: ['...', '...', '...'] }],
    ['f.ground[2]', { ground: ['...', '..', '.x.'] }],
    ['f.heights[0]', { heights: [{ row: 1, column: 2, height: 1 }] }],
    [
      'f.heights[1]',
      {
        heights: [
          { row: 1, column: 1, height: 1 },
          { row: 1, column: 1, height: 2 },
        ],
      },
    ],
    ['f.barriers[0].from', { barriers: [{ from: at(1, 2), to: at(1, 1), kind: 'soft', oneWay: false }] }],
    ['f.barriers[0]', { barriers: [{ from: at(0, 0), to: at(2, 0), kind: 'soft', oneWay: false }] }],
    ['f.look.kinds', { look: { kinds: ['...'], names: [], roads: [] } }],
    ['f.look.kinds[1]', { look: { kinds: ['...', '.', '...'], names: [], roads: [] } }],
    ['f.look.names[0]', { look: { kinds: good.ground, names: [{ text: 'Kell', row: 3, column: 0 }], roads: [] } }],
    ['f.look.roads[0].to', { look: { kinds: good.ground, names: [], roads: [{ from: at(1, 1), to: at(1, 2) }] } }],
    ['f.look.roads[0]', { look: { kinds: good.ground, names: [], roads: [{ from: at(0, 0), to: at(0, 2) }] } }],
  ] as const)('%s', (path, fault) => {
    const refused = checkField({ ...good, ...(fault as object) } as DrawnField, size, 'f');
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE', path } });
  });

  test('and a good one is taken', () => {
    expect(checkField(good, size, 'f').ok).toBe(true);
  });

  test('what it looks like is for all who see it, and changes nothing in play', () => {
    const look = {
      kinds: ['.pw', '~t', '...'],
      names: [{ text: 'Kell', row: 1, column: 0 }],
      roads: [{ from: at(0, 0), to: at(1, 0) }],
    };
    expect(checkField({ ...good, look }, size, 'f').ok).toBe(true);
    const begin = (field: DrawnField) => {
      const armies = { attacker: { ...RED, troops: { pikemen: 2 } }, defender: { ...BLUE, troops: { pikemen: 2 } } };
      return sitDown(battleScene, { seats: ['ana', 'bo'], ...armies, fields: [field] }, { 'saga.battle.map': size });
    };
    const [seen, plain] = [begin({ ...good, look }).run, begin(good).run];
    expect(seen.view('bo').given.fields[0]).toEqual({ ...good, look });
    expect(seen.awaits).toEqual(plain.awaits);
    expect(seen.state.open).toEqual(plain.state.open);
  });
});
