import { describe, expect, test } from 'vitest';
import { type Carried, carriedInto, type Encounter, NEXT_KINDS, type NextKind, type Standing } from './carried.js';

const ambush: Encounter = {
  kind: 'ambush',
  attacker: 'Hounds',
  defender: 'Hares',
  distance: 'dagger',
  ambusher: 'Hounds',
  defence: 'inCamp',
  at: 'ford',
};

const NOTHING: Standing = {
  ...{ met: null, fleeing: null, wounded: [], prisoners: [], losses: [], weary: [] },
  days: { first: 5, last: 7 },
};

const row = (next: NextKind, what: Carried['what'], more: Partial<Standing>): Carried | undefined =>
  carriedInto({ ...NOTHING, ...more }, next).find((one) => one.what === what);

const does = (next: NextKind, what: Carried['what'], more: Partial<Standing> = { met: ambush }) =>
  row(next, what, more)?.does;

const inAll = (what: Carried['what'], more: Partial<Standing>) => NEXT_KINDS.map((next) => does(next, what, more));

const hurt = (part: 'head' | 'body' | 'leftLeg' | 'leftArm', severity: 'minor' | 'major' = 'major') => ({
  wounded: [{ name: 'Ella', wounds: [{ part, severity }] }],
});

describe('what is carried into the next scene', () => {
  test('SAGA-MOVE-021 SAGA-MOVE-047 an ambush: its distance and the first Footwork in a duel, in camp in a battle', () => {
    expect([does('duel', 'distance'), does('duel', 'footwork')]).toEqual(['starts', 'firstRoundWon']);
    expect([does('battle', 'role'), does('battle', 'distance'), does('battle', 'footwork')]).toEqual([
      'inCamp',
      null,
      null,
    ]);
    expect(row('battle', 'surprise', { met: ambush })).toMatchObject({ stands: { who: 'Hares' } });
  });

  test('SAGA-MOVE-022 SAGA-MOVE-023 who stands is the defending army; at Spear distance Footwork is contested', () => {
    for (const kind of ['attack', 'meeting'] as const) {
      const met = { ...ambush, kind, distance: 'spear', ambusher: null, defence: 'standing' } as const;
      expect(does('battle', 'role', { met })).toBe('standing');
      expect(row('duel', 'distance', { met })).toMatchObject({ stands: { distance: 'spear' }, does: 'starts' });
      expect(does('duel', 'footwork', { met })).toBe('contested');
      expect(row('battle', 'surprise', { met })).toMatchObject({ stands: { who: null } });
    }
  });

  test('SAGA-MOVE-031 who is caught is ambushed on the march, at Sword distance', () => {
    const met = { ...ambush, kind: 'caught', distance: 'sword', defence: 'onTheMarch' } as const;
    expect(row('battle', 'role', { met })).toMatchObject({ does: 'onTheMarch', rule: 'SAGA-MOVE-031' });
    expect(row('duel', 'distance', { met })).toMatchObject({ stands: { distance: 'sword' }, rule: 'SAGA-MOVE-031' });
  });

  test('SAGA-MOVE-036 SAGA-MOVE-040 who has gone back is pursued from the gap, today or not at all; a field fits the place', () => {
    const fleeing = { name: 'Host', people: 900, gap: 2 } as const;
    expect(inAll('fleeing', { fleeing })).toEqual(['lapses', 'lapses', 'lapses', 'fromGap', 'lapses', 'lapses']);
    expect([does('battle', 'place'), does('duel', 'place')]).toEqual(['fieldFits', null]);
  });

  test('SAGA-MOVE-044 on the road who limps slows all and who lies is carried; elsewhere SAGA-DUEL-WOUND-029 a head wound keeps out', () => {
    // duel, battle, discussion, chase, march, freeForm
    expect(inAll('wounds', hurt('leftLeg'))).toEqual(['count', 'count', null, 'slow', 'slow', null]);
    expect(inAll('wounds', hurt('body'))).toEqual(['count', 'count', null, 'carried', 'carried', null]);
    expect(inAll('wounds', hurt('head'))).toEqual(['unfit', 'unfit', 'speechless', 'carried', 'carried', null]);
    expect(inAll('wounds', hurt('leftArm', 'minor'))).toEqual(['count', 'count', null, null, null, null]);
  });

  test('SAGA-MOVE-043 SAGA-MOVE-017 weariness counts on the road alone, as does who knows of whom', () => {
    const weary = [{ name: 'Ella', steps: 2 }];
    expect(inAll('weariness', { weary })).toEqual([null, null, null, 'lessInAll', 'lessInAll', null]);
    expect(inAll('surprise', { met: ambush })).toEqual([null, null, null, null, 'lasts', null]);
  });

  test('SAGA-MOVE-026 SAGA-WEALTH-015 prisoners and losses; what there is none of is left out, what does nothing is there', () => {
    const prisoners = [{ name: 'Joris', of: 'Ella' }];
    expect(inAll('prisoners', { prisoners })).toEqual([null, null, 'fromGapOne', null, null, null]);
    expect(new Set(inAll('losses', { losses: [{ name: 'Avitch', lost: 114 }] }))).toEqual(new Set(['stayLost']));
    for (const next of NEXT_KINDS) {
      expect(carriedInto(NOTHING, next).map(({ what }) => what)).toEqual(['days']);
      expect(carriedInto({ ...NOTHING, met: ambush }, next)).toHaveLength(6);
    }
  });
});
