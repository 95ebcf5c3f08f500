import { describe, expect, test } from 'vitest';
import { type Carried, carriedInto, NEXT_SCENES, type NextScene, type Standing } from './handover.js';

const ambush: Standing['met'] = {
  kind: 'ambush',
  distance: 'dagger',
  ambusher: 'Hounds',
  defence: 'inCamp',
  at: 'ford',
};
const does = (next: NextScene, what: Carried['what'], more: Partial<Standing> = {}): string | null | undefined =>
  carriedInto({ met: ambush, weary: 2, wounded: true, ...more }, next).find((one) => one.what === what)?.does;

describe('what is carried into the next scene', () => {
  test('SAGA-MOVE-021 SAGA-MOVE-047 an ambush: its distance and the first Footwork in a duel, in camp in a battle', () => {
    expect([does('duel', 'distance'), does('duel', 'footwork')]).toEqual(['dagger', 'firstRoundWon']);
    expect([does('battle', 'role'), does('battle', 'distance'), does('battle', 'footwork')]).toEqual([
      'inCamp',
      null,
      null,
    ]);
  });

  test('SAGA-MOVE-022 SAGA-MOVE-023 who stands is the defending army; at Spear distance Footwork is contested', () => {
    for (const kind of ['attack', 'meeting'] as const) {
      const met = { kind, distance: 'spear', ambusher: null, defence: 'standing', at: 'ford' } as const;
      expect(does('battle', 'role', { met })).toBe('standing');
      expect([does('duel', 'distance', { met }), does('duel', 'footwork', { met })]).toEqual(['spear', 'contested']);
    }
  });

  test('SAGA-MOVE-031 who is caught is ambushed on the march, at Sword distance', () => {
    const met = { kind: 'caught', distance: 'sword', ambusher: 'Hounds', defence: 'onTheMarch', at: 'ford' } as const;
    expect([does('battle', 'role', { met }), does('duel', 'distance', { met })]).toEqual(['onTheMarch', 'sword']);
  });

  test('SAGA-MOVE-036 SAGA-MOVE-040 who breaks off is pursued from gap 2; a battlefield fits the span', () => {
    expect([does('chase', 'gap'), does('battle', 'gap')]).toEqual(['fromTwo', null]);
    expect([does('battle', 'place'), does('duel', 'place')]).toEqual(['fieldFits', null]);
  });

  test('SAGA-MOVE-043 weariness counts on the road alone; nothing is left out, whatever has no effect is there', () => {
    expect(NEXT_SCENES.map((next) => does(next, 'weariness'))).toEqual([null, null, null, 'lessInAll', 'lessInAll']);
    expect(does('chase', 'weariness', { weary: 0 })).toBeNull();
    for (const next of NEXT_SCENES)
      expect(carriedInto({ met: ambush, weary: 0, wounded: false }, next)).toHaveLength(7);
  });
});
