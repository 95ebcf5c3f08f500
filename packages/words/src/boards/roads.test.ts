import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { PAGE } from '../lines.js';
import { roadsLines, spanNumber } from './roads.js';

describe('a route map in characters', () => {
  const small = saga.roads.readyRoads('small');

  test('shows every span by ground, number and marks, and the ways between', () => {
    expect(roadsLines(small, new Map([['tarry-mill', '@']]))).toMatchInlineSnapshot(`
      [
        "                                               ---.11",
        "                                       -------- // \\\\",
        "                                 /.4---        /     \\",
        "                             ////             /       \\\\",
        "                         ////               //          \\\\",
        "                      .3/                  /              .10",
        "                    // :                 //              |",
        "                  //    :              /*6:              |",
        "                //       ::         ///    :::::        |",
        "              .2           :      //            :::::   |",
        "              |             :  ///                   ::.9",
        "             |             --*5                    ///",
        "             |       ------                    ////",
        "            |  ------                       ///",
        "            .1@----                -------.8",
        "                   -------.7-------",
      ]
    `);
  });

  test.each(saga.roads.READY_ROADS)('%s fits the page, and no span is written over another', (name) => {
    const map = saga.roads.readyRoads(name);
    const lines = roadsLines(map);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(PAGE);
    for (const { key } of map.spans) {
      const sign = new RegExp(`[.*#]${spanNumber(map, key)}(?!\\d)`);
      expect(
        lines.some((line) => sign.test(line)),
        key,
      ).toBe(true);
    }
  });

  test('so do maps from a seed', () => {
    for (let seed = 0; seed < 8; seed++) {
      const map = saga.roads.drawRoads(`${seed}`, { spans: 30 });
      const text = roadsLines(map).join('\n');
      for (const { key } of map.spans) expect(text).toMatch(new RegExp(`[.*#]${spanNumber(map, key)}(?!\\d)`));
    }
  });
});
