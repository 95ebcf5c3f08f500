import { beginState, type Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import type { MapWish } from '../../road/map.js';
import {
  type MoveKind,
  type MoveParty,
  manifestFor,
  moveSetup,
  newMember,
  newParty,
  partiesIn,
  placedOn,
  readyFor,
  roadsOf,
  seated,
} from './moveStart.js';

const KINDS = ['chase', 'race', 'march'] as const satisfies readonly MoveKind[];
const EDITIONS = ['saga', 'saga-1e'] as const;

const MAPS: readonly MapWish[] = [
  { from: 'start' },
  ...saga.roads.READY_ROADS.map((name) => ({ from: 'ready', name }) as const),
  ...saga.roads.ROAD_KINDS.map((kind) => ({ from: 'seed', seed: 'hag wood', kind, spans: 12 }) as const),
  { from: 'own', roads: saga.roads.drawRoads('9') },
];

const USUAL = { gap: 'rules', onWater: 'asStart', legs: 'asStart', roads: null } as const;

const readied = (
  kind: MoveKind,
  start: string,
  seats: readonly string[],
  edition: (typeof EDITIONS)[number] = 'saga',
) => {
  const manifest = manifestFor(kind, edition);
  const ready = readyFor(manifest, start, seats, writtenIn(en, manifest.rules.scene));
  return { manifest, ready, parties: partiesIn(kind, ready) };
};

const CASES = KINDS.flatMap((kind) =>
  EDITIONS.flatMap((edition) => manifestFor(kind, edition).starts.map(({ name }) => [kind, edition, name] as const)),
);

describe('what is set up for the road', () => {
  test.each(CASES)(
    '%s, %s, %s: begins with nothing changed, for one who plays all, for two and for three',
    (kind, edition, start) => {
      for (const seats of [['ana'], ['ana', 'bo'], ['ana', 'bo', 'cy']]) {
        const { manifest, ready, parties } = readied(kind, start, seats, edition);
        const setup = moveSetup({ kind, ready, parties, ...USUAL }) as Json;
        const begun = beginState(manifest.rules, { setup, options: {} });
        expect(begun.ok ? null : begun.refusal).toBe(null);
      }
    },
  );

  test.each(MAPS)('a march on other roads begins, whatever it was made for: %j', (wish) => {
    for (const start of manifestFor('march', 'saga').starts) {
      const { manifest, ready, parties } = readied('march', start.name, ['ana', 'bo', 'cy']);
      const roads = roadsOf(wish, ready);
      const setup = moveSetup({ kind: 'march', ready, parties: placedOn(parties, roads), ...USUAL, roads }) as Json;
      const begun = beginState(manifest.rules, { setup, options: {} });
      expect(begun.ok ? null : begun.refusal).toBe(null);
    }
  });

  test('SAGA-MOVE-001: parties are added up to the most, and each can set out', () => {
    const { manifest, ready, parties } = readied('march', 'mill', ['ana', 'bo']);
    const roads = roadsOf({ from: 'start' }, ready);
    const all = [...parties];
    for (let at = parties.length; at < saga.march.MOST_PARTIES; at++) {
      all.push(newParty({ name: `Party ${at}`, leader: `Somebody ${at}`, seat: 'bo' }, all, roads));
    }
    const setup = moveSetup({ kind: 'march', ready, parties: all, ...USUAL }) as Json;
    expect(beginState(manifest.rules, { setup, options: {} }).ok).toBe(true);
    const [first] = all as [MoveParty];
    const more = moveSetup({ kind: 'march', ready, parties: [...all, { ...first, name: 'Too many' }], ...USUAL });
    expect(beginState(manifest.rules, { setup: more as Json, options: {} }).ok).toBe(false);
  });

  test('a party has the seats of those who play in it, as far as they are at the table', () => {
    const { parties } = readied('march', 'mill', ['ana', 'bo']);
    const [ines, dirk, frida] = (parties[0] as MoveParty).members.map((one, at) => ({
      ...one,
      seat: ['ana', 'cy', 'gone'][at] as string,
    }));
    const party = { ...(parties[0] as MoveParty), members: [ines, dirk, frida] as MoveParty['members'] };
    expect(seated(party, 'ana', ['ana', 'bo', 'cy'])).toMatchObject({
      seats: ['ana', 'cy'],
      members: [{ name: 'Ines' }, { name: 'Dirk', seat: 'cy' }, { name: 'Frida' }],
    });
    expect(seated(party, 'ana', ['ana', 'bo', 'cy']).members[2]).not.toHaveProperty('seat');
  });

  test('SAGA-MOVE-026: the gap may be set, whatever the start comes from; a race has as many legs as are asked for', () => {
    const { manifest, ready, parties } = readied('chase', 'millRoad', ['ana', 'bo']);
    const setup = moveSetup({ kind: 'chase', ready, parties, ...USUAL, gap: 'near' }) as Json;
    const begun = beginState(manifest.rules, { setup, options: {} });
    expect(begun.ok && (begun.value.open as unknown as saga.chase.Chase['open']).gap).toBe(1);
    const race = readied('race', 'hills', ['ana', 'bo']);
    expect(moveSetup({ kind: 'race', ...race, ...USUAL, legs: 'five' })).toMatchObject({ legs: 5 });
  });

  test('somebody who is added can go along', () => {
    const { manifest, ready, parties } = readied('chase', 'millRoad', ['ana', 'bo']);
    const more = parties.map((party: MoveParty, at) =>
      at === 0 ? { ...party, members: [...(party.members ?? []), newMember('Ada')] } : party,
    );
    const setup = moveSetup({ kind: 'chase', ready, parties: more, ...USUAL }) as Json;
    expect(beginState(manifest.rules, { setup, options: {} }).ok).toBe(true);
  });
});
