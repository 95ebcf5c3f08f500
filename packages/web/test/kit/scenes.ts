import type { Json } from '@warmoot/kernel';
import { type Deed, startAtOnce, startFor } from '@warmoot/protocol';
import { manifestOf, manifestsOf, sceneRules } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { SCENARIOS } from '../lab/scenarios.js';

/** A scene of the lab, with these two in it. */
export const labScene =
  (name: string) =>
  (one: string, two: string): Deed => {
    const { scene, start } = SCENARIOS[name] as (typeof SCENARIOS)[string];
    const seats: Readonly<Record<string, string>> = { ana: one, bo: two };
    const seated = (value: unknown): Json => {
      if (typeof value === 'string') return seats[value] ?? value;
      if (Array.isArray(value)) return value.map(seated);
      if (typeof value !== 'object' || value === null) return value as Json;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, seated(inner)]));
    };
    return { do: 'begin', scene, setup: seated(start.setup), options: start.options ?? {} } as Deed;
  };

/** A ready-made start, as it is set up in English. */
export const readyScene =
  (scene: string, start: string) =>
  (...seats: readonly string[]): Deed => {
    const rules = sceneRules(scene);
    const manifest = rules.ok ? manifestOf(rules.value) : undefined;
    if (manifest === undefined) throw new Error(`there is no ${scene}`);
    return { do: 'begin', ...startFor(manifest, start, seats, writtenIn(en, scene)) } as Deed;
  };

const unit = (
  side: string,
  of: string,
  grade: string,
  points: number,
  row: number,
  column: number,
  more: object = {},
) => ({
  side,
  class: of,
  grade,
  points,
  hex: { row, column },
  ...more,
});

/** A kind of scene as the first page begins it at once, always from the same seed. */
export const atOnceScene =
  (kind: string) =>
  (...seats: readonly string[]): Deed => {
    const [manifest] = manifestsOf(kind);
    if (manifest === undefined) throw new Error(`there is no ${kind}`);
    const start = startAtOnce(manifest, seats, '07'.repeat(16), writtenIn(en, manifest.rules.scene));
    return { do: 'begin', ...start } as Deed;
  };

/** The ledger's sample turn of command in its third stage, before the attack on the first southern unit. */
export const sampleTurn = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'command/battle',
  setup: {
    seats: [one, two],
    north: { name: 'Avitch', seat: one },
    south: { name: 'Dorrow', seat: two },
    position: {
      active: 'north',
      round: 4,
      stage: 3,
      charges: [{ unit: 'N3', target: 'S3' }],
      units: [
        unit('north', 'HI', 'B', 5, 7, 6, { name: 'Tarn guard' }),
        unit('north', 'LI', 'C', 4, 7, 7, { name: 'Tarn levy' }),
        unit('north', 'HC', 'B', 4, 7, 8, { name: 'Household' }),
        unit('north', 'AR', 'C', 2, 4, 6, { name: 'Tarn bows' }),
        unit('north', 'LC', 'C', 4, 7, 5, { name: 'Salt riders' }),
        unit('north', 'HI', 'C', 0, 5, 3, { name: 'Fen company', damage: 2 }),
        unit('south', 'HI', 'C', 1, 8, 6, { name: 'Tower guard' }),
        unit('south', 'LI', 'D', 2, 8, 7, { name: 'Hill levy' }),
        unit('south', 'LI', 'E', 0, 8, 8, { name: 'Mill levy' }),
        unit('south', 'HI', 'C', 3, 9, 6, { name: 'Dorrow pikes' }),
        unit('south', 'AR', 'D', 2, 9, 9, { name: 'Priory bows', damage: 1 }),
      ],
    },
  },
  options: {},
});
