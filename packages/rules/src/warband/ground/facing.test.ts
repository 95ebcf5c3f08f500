import { expect, test } from 'vitest';
import { DIRECTIONS } from '../model/setup.js';
import { fight, sightOf } from '../testing/stage.js';
import { placeOfSpace, placeTowards } from './facing.js';
import { coverFrom, isAbove } from './heights.js';
import { spaceAt } from './spaces.js';

test('WARBAND-GRID-005 three neighbours are in front, two on the flanks, three behind, whichever way is faced', () => {
  for (const facing of DIRECTIONS) {
    const places = DIRECTIONS.map((towards) => placeTowards(facing, towards));
    expect(places.filter((place) => place === 'front')).toHaveLength(3);
    expect(places.filter((place) => place === 'flank')).toHaveLength(2);
    expect(places.filter((place) => place === 'rear')).toHaveLength(3);
  }
  expect(DIRECTIONS.map((towards) => placeTowards('n', towards))).toEqual([
    'front',
    'front',
    'flank',
    'rear',
    'rear',
    'rear',
    'flank',
    'front',
  ]);
});

test('WARBAND-GRID-005 two spaces away in a straight line it is the same; whoever stands over somebody is in front', () => {
  const { field } = sightOf(fight({ a: [{}], b: [{}] })).given;
  const at = (x: number, y: number) => spaceAt(field, x, y);
  expect(placeOfSpace(field, at(5, 5), 'w', at(3, 5))).toBe('front');
  expect(placeOfSpace(field, at(5, 5), 'w', at(7, 7))).toBe('rear');
  expect(placeOfSpace(field, at(5, 5), 'w', at(5, 3))).toBe('flank');
  expect(placeOfSpace(field, at(5, 5), 'w', at(5, 5))).toBe('front');
});

test('WARBAND-GRID-007 high ground is one level up or more; WARBAND-TACTIC-030 cover is the space itself or its edge that way', () => {
  const { field } = sightOf(
    fight({
      a: [{}],
      b: [{}],
      ground: [
        { at: { x: 5, y: 5 }, height: 2, cover: 1 },
        { at: { x: 6, y: 5 }, height: 1 },
      ],
      edges: [
        {
          between: [
            { x: 5, y: 5 },
            { x: 5, y: 4 },
          ],
          cover: 3,
        },
      ],
    }),
  ).given;
  const at = (x: number, y: number) => spaceAt(field, x, y);
  expect([isAbove(field, at(5, 5), at(6, 5)), isAbove(field, at(6, 5), at(5, 5))]).toEqual([true, false]);
  expect(isAbove(field, at(7, 7), at(8, 8))).toBe(false);
  expect(coverFrom(field, at(5, 5), at(5, 2))).toBe(3);
  expect(coverFrom(field, at(5, 5), at(9, 5))).toBe(1);
  expect(coverFrom(field, at(5, 4), at(5, 5))).toBe(3);
  expect(coverFrom(field, at(8, 8), at(5, 5))).toBe(0);
});
