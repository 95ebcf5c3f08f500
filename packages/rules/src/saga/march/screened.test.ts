import { chanceThat, listed } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../editions.js';
import { partyShape } from '../movement/party/setup.js';
import { sensesAt } from './moves.js';
import { noticeThrow, pastThrow } from './noticing.js';
import type { Pace } from './paces.table.js';
import { shownTest } from './screened.js';

const party = (name: string, skills: object, troops: object = {}) => {
  const parsed = partyShape.parse({ name, seats: [name], members: [{ name, skills }], troops });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};
const RIDERS = party('Ella', { notice: 4, hide: 2 });
const HOST = party('Casimir', { notice: 3, hide: 2 }, { mediumInfantry: 899 });

describe('SAGA-MOVE-042 a test that fell behind the screen is read from its lines', () => {
  test.each(['saga', 'saga-1e'] as const)('%s: it is the throw that it was, with the pace of the other', (name) => {
    const edition = EDITIONS[name];
    for (const pace of ['careful', 'steady', 'forced'] as const satisfies readonly Pace[]) {
      const thrown = noticeThrow(edition, { party: RIDERS, pace: 'steady' }, { party: HOST, pace });
      const shown = shownTest(edition, thrown.tally as NonNullable<typeof thrown.tally>);
      expect(shown).toEqual({ step: 'notice', throw: thrown, theirPace: pace });
    }
  });

  test('one that sneaks shows its own pace, and one that feels seen shows none of the other', () => {
    const edition = EDITIONS.saga;
    const sneaking = { party: RIDERS, pace: 'careful', isLed: false } as const;
    const past = pastThrow(edition, sneaking, { party: HOST, pace: 'forced', isMarked: true });
    expect(shownTest(edition, past.tally as never)).toEqual({ step: 'getPast', throw: past, theirPace: 'careful' });
    const felt = edition.check({
      roller: listed(sensesAt(RIDERS, 'notice', 'careful')),
      opposing: listed((sum) => sum.add(3, 'difficulty', 'SAGA-MOVE-025')),
    });
    // Notice 4 and 1 for Careful against 3: as with a margin of 2, 107/160.
    const shown = shownTest(edition, felt.tally as never);
    expect([shown.step, shown.theirPace]).toEqual(['feelSeen', 'steady']);
    expect(chanceThat(shown.throw, 'success')).toEqual({ ways: 107n, of: 160n });
  });
});
