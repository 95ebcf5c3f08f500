import { describe, expect, test } from 'vitest';
import type { Ground } from '../parts.js';
import { fordsOf } from './fords.js';
import { paint } from './paint.js';

/** A ground out of signs: # wall, = narrow, ~ swum, `,` rough, o cover, 1 height. */
const drawn = (...rows: readonly string[]): Ground => {
  const signs = rows.flatMap((row) => [...row]);
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    walls: signs.map((sign) => sign === '#'),
    slow: signs.map((sign) => (sign === '~' ? 'swum' : sign === ',' ? 'rough' : null)),
    narrow: signs.map((sign) => sign === '='),
    heights: signs.map((sign) => Number(sign === '1')),
    cover: signs.map((sign) => Number(sign === 'o')),
    edges: {},
  };
};

describe('the ground', () => {
  test('is drawn the same each time', () => {
    const ground = drawn('..~..', '.o~1.', '..=11', '..~..');
    expect(paint(ground)).toEqual(paint(ground));
  });

  test('narrow ground with water on both sides is a bridge, and water runs below it', () => {
    const { decks, passages, water } = paint(drawn('.....', '~~=~~', '.....'));
    expect(decks).toEqual([{ x: 2, y: 1, wide: 1, high: 1, upright: true }]);
    expect(passages).toEqual([]);
    // One water, not two.
    expect(water.match(/M/g)).toHaveLength(1);
  });

  test('narrow ground between walls is a passage', () => {
    const { decks, passages } = paint(drawn('.....', '.#=#.', '.....'));
    expect(decks).toEqual([]);
    expect(passages).toEqual([{ x: 2, y: 1, wide: 1, high: 1, upright: true }]);
  });

  test('rough ground in the course of a water is a ford, beside it a field', () => {
    expect([...fordsOf(drawn('.~.', '.,.', '.~.'))]).toEqual([4]);
    expect([...fordsOf(drawn('.~.', '.~,', '.~.'))]).toEqual([]);
  });

  test('walls two deep are a house, in a row a wall', () => {
    const { houses, walls } = paint(drawn('##...', '##.##', '.....'));
    expect(houses).toEqual([{ x: 0, y: 0, wide: 2, high: 2 }]);
    expect(walls).toEqual([{ x: 3, y: 1, wide: 2, high: 1 }]);
  });

  test('no hole is dug under a tower on a hill', () => {
    const area = paint(drawn('11111', '11#11', '11111')).levels[0]?.area ?? '';
    expect(area.match(/M/g)).toHaveLength(1);
  });
});
