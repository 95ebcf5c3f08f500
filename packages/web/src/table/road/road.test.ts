import { badForm, brokenRule } from '@warmoot/kernel';
import { always } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import { en } from '@warmoot/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../words/lists.js';
import { errorAt, faultOf } from './faults.js';
import { mapWish, roadsFor, wishFor } from './map.js';
import { freeName, ON_NO_ROADS, type OnRoads, onRoads, renamed, wantOf, without } from './parties.js';
import { ROAD } from './words.js';

const SMALL = saga.roads.readyRoads('small');
const KELL = saga.roads.readyRoads('kell');
const [mill, , , manor] = SMALL.spans.map(({ key }) => key) as [string, string, string, string];

const party = (name: string, more: Partial<OnRoads> = {}): OnRoads => ({ ...ON_NO_ROADS, name, at: mill, ...more });

const THREE = [
  party('Hares', { wants: { want: 'reach', span: manor } }),
  party('Hounds', { wants: { want: 'catch', party: 'Hares' }, knows: [{ of: 'Hares', at: mill, aware: true }] }),
  party('Watch', { wants: { want: 'find', party: 'Hounds' }, approaches: ['the gate', 'the weir'], towns: [manor] }),
];

describe('parties on roads', () => {
  test('whoever is called otherwise is still wanted and known of; whoever is gone is not', () => {
    const called = renamed(THREE, 0, 'Harts');
    expect(called.map(({ name }) => name)).toEqual(['Harts', 'Hounds', 'Watch']);
    expect(called[1]).toMatchObject({
      wants: { want: 'catch', party: 'Harts' },
      knows: [{ of: 'Harts', aware: true }],
    });
    expect(renamed(called, 0, 'Hares')).toEqual(THREE);
    const two = without(THREE, 0);
    expect(two.map(({ name }) => name)).toEqual(['Hounds', 'Watch']);
    expect(two[0]).toMatchObject({ wants: null, knows: [] });
    expect(two[1]?.wants).toEqual({ want: 'find', party: 'Hounds' });
  });

  test('on other roads everything that names a place is on them, and the rules have nothing against it', () => {
    always(
      fc.property(fc.nat({ max: 10_000 }), fc.integer({ min: 8, max: 40 }), (seed, spans) => {
        const roads = saga.roads.drawRoads(`${seed}`, { spans });
        const moved = onRoads(THREE, roads);
        expect(saga.march.marchFault({ roads, parties: moved }, 'setup')).toBe(null);
        for (const { at } of moved) expect(saga.roads.spanOf(roads, at).ground).not.toBe('impassable');
        expect(moved.map(({ name, approaches }) => [name, approaches])).toEqual(
          THREE.map(({ name, approaches }) => [name, approaches]),
        );
      }),
      30,
    );
    expect(onRoads(THREE, SMALL)).toEqual(THREE);
  });

  test('whoever has been on no roads yet wants nothing, knows nobody, and has forced no march', () => {
    expect(ON_NO_ROADS).toMatchObject({ wants: null, towns: [], knows: [], forced: 0 });
  });

  test('a want of another kind keeps what it can', () => {
    const there = { roads: SMALL, others: ['Hares', 'Watch'] };
    expect(wantOf('find', { want: 'catch', party: 'Watch' }, there)).toEqual({ want: 'find', party: 'Watch' });
    expect(wantOf('avoid', null, there)).toEqual({ want: 'avoid', party: 'Hares', days: 7 });
    expect(wantOf('reach', null, there)).toEqual({ want: 'reach', span: 'marl-manor' });
    expect(wantOf('nothing', { want: 'reach', span: mill }, there)).toBe(null);
  });

  test('a new name is one that nobody has', () => {
    expect(freeName(['Party 1', 'Party 3'], (nth) => `Party ${nth}`)).toBe('Party 2');
  });
});

describe('the map of a march', () => {
  test('is wished for as it stands: a ready-made one by its name, any other as it is', () => {
    for (const name of saga.roads.READY_ROADS) {
      expect(wishFor(saga.roads.readyRoads(name))).toEqual({ from: 'ready', name });
    }
    const drawn = saga.roads.drawRoads('7');
    expect(roadsFor(wishFor(drawn))).toEqual(drawn);
    expect(mapWish.parse(wishFor(drawn)).ok).toBe(true);
    expect(roadsFor({ from: 'seed', seed: '7', kind: 'land', spans: 24 })).toEqual(
      saga.roads.drawRoads('7', { spans: 24 }),
    );
    expect(roadsFor({ from: 'start' })).toBe(null);
  });
});

describe('what the rules refuse', () => {
  const words = { t: inLanguage(ROAD, 'en'), words: en };
  const faultIn = (parties: readonly OnRoads[], roads = SMALL) => {
    const refusal = saga.march.marchFault({ roads, parties: parties as never }, 'setup');
    return refusal === null ? null : faultOf(refusal, words);
  };

  test('SAGA-MOVE-001: is said in words at the field of the party that it is about', () => {
    expect(faultIn(THREE)).toBe(null);
    expect(faultIn(THREE.with(1, party('Hounds', { at: 'nowhere' })))).toMatchObject({ party: 1, field: 'at' });
    expect(faultIn(THREE.with(0, party('Hares', { wants: { want: 'reach', span: 'kell' } })))).toMatchObject({
      party: 0,
      field: 'wants',
      why: 'This place is not on the map. Pick one that is.',
    });
    expect(faultIn(THREE.with(2, party('Watch', { wants: { want: 'catch', party: 'Watch' } })))).toMatchObject({
      party: 2,
      field: 'wants',
      why: 'Pick another party of this march.',
    });
    expect(faultIn(THREE.with(2, party('Watch', { towns: ['kell'] })))).toMatchObject({ party: 2, field: 'towns' });
    expect(faultIn(THREE.with(2, party('Watch', { knows: [{ of: 'Nobody', at: mill, aware: false }] })))).toMatchObject(
      { party: 2, field: 'knows' },
    );
    expect(faultIn(THREE.map((one) => ({ ...one, wants: null })))).toMatchObject({ party: null, field: 'parties' });
    expect(faultIn(THREE, { ...SMALL, ways: KELL.ways })).toMatchObject({ party: null, field: 'map' });
  });

  test('of parties of a pursuit and of a plan, and of what has no words of its own', () => {
    const at = (path: string, form: string) => faultOf(badForm(path, form, ''), words);
    expect(at('setup.pursuers.members', 'move.somebody')).toMatchObject({ party: 1, field: 'members' });
    expect(at('plan.parties[3].leader', 'move.member')).toMatchObject({ party: 3, field: 'leader' });
    expect(at('plan', 'campaign.eachOnce')).toMatchObject({ party: null, field: 'parties' });
    const helpless = faultOf(brokenRule('SAGA-MOVE-044', 'move.helpless', { who: 'Ella', party: 'Hares' }), words);
    expect(helpless.why).toContain('Ella');
    expect([errorAt(helpless, null, 'parties'), errorAt(helpless, 0, 'at')]).toEqual([helpless.why, null]);
  });
});
