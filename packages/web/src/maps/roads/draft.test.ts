import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  besideOf,
  blankRoads,
  faultOf,
  freeKey,
  movedTo,
  trackOf,
  withChange,
  withoutSpan,
  withSpan,
  withWay,
  withWayName,
} from './draft.js';

const blank = blankRoads('Roads');

describe('a route map that is drawn', () => {
  test('can be marched on from the first moment, and as it grows', () => {
    expect(faultOf(blank)).toBeNull();
    const three = withSpan(blank, besideOf(blank, 's1'), 's1');
    expect(freeKey(blank)).toBe('s3');
    expect(three.spans.map(({ key }) => key)).toEqual(['s1', 's2', 's3']);
    expect(faultOf(three)).toBeNull();
    expect(faultOf(withoutSpan(three, 's3'))).toBeNull();
  });

  test('says what is wrong: a span that no way leads to, a name that is none', () => {
    expect(faultOf(withSpan(blank, { x: 10, y: 10 }, null))).toMatchObject({
      path: 'roads.spans[2]',
      expected: { form: 'move.noWay' },
    });
    expect(faultOf(withChange(blank, 's1', { name: '*' }))).toMatchObject({ path: 'roads.spans[0].name' });
  });

  test('keeps spans on the sheet', () => {
    const { x, y } = saga.roads.spanOf(movedTo(blank, 's1', { x: 4000, y: -3 }), 's1');
    expect([x, y]).toEqual([saga.roads.SHEET.width, 0]);
  });

  test('has ways as road, path or neither; the same once more takes it away', () => {
    const path = withWay(withWayName(blank, 's2', 's1', 'Mill road'), 's1', 's2', 'path');
    expect(trackOf(path, 's2', 's1')).toBe('path');
    expect(path.ways).toEqual([{ from: 's1', to: 's2', road: true, path: true, name: 'Mill road' }]);
    expect(trackOf(withWay(path, 's2', 's1', 'none'), 's1', 's2')).toBe('none');
    expect(withWay(path, 's2', 's1', 'path').ways).toEqual([]);
    expect(withWay(path, 's1', 's1', 'road')).toBe(path);
    expect(withWayName(path, 's1', 's2', '').ways[0]).not.toHaveProperty('name');
  });

  test('leaves out what is not there any more', () => {
    const named = withChange(blank, 's1', { name: 'Kell', crossing: { by: 'swim', difficulty: 3 } });
    expect(withChange(named, 's1', { name: undefined, crossing: undefined }).spans[0]).toEqual(blank.spans[0]);
  });
});
