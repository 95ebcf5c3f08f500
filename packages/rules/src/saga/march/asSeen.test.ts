import { approx, begin, both, chanceThat, otherwise } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../editions.js';
import { legMatrix } from '../movement/chase/forecast.js';
import { asSeen } from './asSeen.js';
import { bookIn, type FixedBook, type MarchView } from './books.js';
import { lastSeen } from './fog.js';
import { noticeThrow } from './noticing.js';
import type { Pace } from './paces.table.js';
import { marchScene } from './scene.js';
import { marchStarts } from './starts.js';

const edition = EDITIONS.saga;
const rules = marchScene(edition);

/** The road to Kell on its third morning, from Ana's seat. */
const view = ((): MarchView => {
  const start = marchStarts.find(({ name }) => name === 'kell');
  const begun = begin(rules, { setup: start?.setup(['ana', 'bo'], (key) => key) });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value.run.view('ana');
})();

const [riders, host] = view.given.parties.map(({ name }) => name) as [string, string];
const own = (bookIn(view, riders) as FixedBook).party;
const seen = asSeen(lastSeen(view, host));
if (seen === null) throw new Error('nobody is known');

const percent = (chance: { readonly ways: bigint; readonly of: bigint }): number =>
  Math.round(1000 * approx(chance)) / 10;

const noticed = (pace: Pace, theirs: Pace) =>
  chanceThat(noticeThrow(edition, { party: seen, pace: theirs }, { party: own, pace }), 'success');
const notices = (pace: Pace, theirs: Pace) =>
  chanceThat(noticeThrow(edition, { party: own, pace }, { party: seen, pace: theirs }), 'success');

describe('another party as it was seen', () => {
  test('SAGA-MOVE-009, SAGA-MOVE-015 the chance to be noticed, by one’s own pace', () => {
    expect(noticed('steady', 'steady')).toEqual({ ways: 107n, of: 160n });
    expect((['careful', 'steady', 'forced'] as const).map((pace) => percent(noticed(pace, 'steady')))).toEqual([
      58.6, 66.9, 74.5,
    ]);
  });

  test('SAGA-MOVE-015 who learns of whom, by the pace that the other may have', () => {
    const table = (['careful', 'steady', 'forced'] as const).map((theirs) => {
      const [we, they] = [notices('steady', theirs), noticed('steady', theirs)];
      return [
        both(we, otherwise(they)),
        both(we, they),
        both(otherwise(we), they),
        both(otherwise(we), otherwise(they)),
      ].map(percent);
    });
    expect(table).toEqual([
      [20.7, 60.6, 14, 4.8],
      [28.8, 58.1, 8.8, 4.3],
      [37.8, 53.5, 5.1, 3.6],
    ]);
  });

  test('SAGA-MOVE-028 the first leg, were one pursued: Cover guessed and not', () => {
    const { ways } = legMatrix(edition, {
      quarry: own,
      pursuers: seen,
      onWater: false,
      spent: { quarry: 0, pursuers: 0 },
    });
    const cover = ways.find(({ way }) => way === 'cover');
    expect([cover?.against.cover, cover?.against.open].map((one) => percent(one as NonNullable<typeof one>))).toEqual([
      25.5, 41.4,
    ]);
  });

  test('SAGA-CAMPAIGN-004 of those whose sheets are closed nothing can be told', () => {
    const sighting = lastSeen(view, host);
    expect(asSeen(sighting === null ? null : { ...sighting, ratings: null })).toBeNull();
  });
});
