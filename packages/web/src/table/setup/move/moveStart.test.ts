import { beginState, type Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import {
  type MoveKind,
  type MoveParty,
  manifestFor,
  moveSetup,
  newMember,
  partiesIn,
  ROAD_NAMES,
  readyFor,
  replaced,
  roadsFor,
} from './moveStart.js';

const KINDS = ['chase', 'race', 'march'] as const satisfies readonly MoveKind[];
const EDITIONS = ['saga', 'saga-1e'] as const;

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

  test.each(ROAD_NAMES)('a march on other roads begins: %s', (name) => {
    const { manifest, ready, parties } = readied('march', 'kell', ['ana', 'bo']);
    const roads = roadsFor(name, 'hag wood');
    const placed = roads === null ? parties : replaced(parties, roads);
    const setup = moveSetup({ kind: 'march', ready, parties: placed, ...USUAL, roads }) as Json;
    const begun = beginState(manifest.rules, { setup, options: {} });
    expect(begun.ok ? null : begun.refusal).toBe(null);
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
