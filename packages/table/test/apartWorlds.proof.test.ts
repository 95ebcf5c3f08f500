import { seeds } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameBytes, Later, Travel } from './apartKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

/** So many worlds are held against the first. */
const WORLDS = 4;

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

describe('two roads that differ only in what a seat may not know', () => {
  let watched: Watched;
  let time = 1_000_000;
  let secret = seeds('roads');
  const later = new Later();
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time, secret: () => secret(), after: later.after });
  });
  afterAll(() => watched.stop());

  interface Travelled {
    readonly lookers: readonly Reader[];
    readonly asked: number;
  }

  const travel = async (world: string, dice: string, hideMade: boolean): Promise<Travelled> => {
    time = 1_000_000;
    secret = seeds(`roads ${dice}`);
    const options = { dice, hideMade, referee: null, deadline: 60 };
    const readers = await seated(watched, NAMES, { spectators: ['Sue'], options });
    const [ana, bo, cy, sue] = readers as [Reader, Reader, Reader, Reader];
    const setup = { seats: ['Bo', 'Ana', 'Cy'], days: 3 };
    expect(await ana.do({ do: 'begin', scene: 'toy/road', setup, options: {} })).toBeNull();
    const tick = (ms: number): void => {
      time += ms;
    };
    const road = new Travel({ watched, later, tick }, world, bo, [ana, cy]);
    await road.day(1, { plan: { choose: 'plan', way: 'scout' }, then: { choose: 'strike', yes: true } });
    await road.day(2, { plan: { choose: 'plan', way: 'walk' } });
    await road.day(3, { plan: { choose: 'plan', way: 'walk' } });
    await sue.settled();
    await sue.readAll();
    for (const reader of readers) reader.close();
    return { lookers: [bo, sue], asked: road.asked };
  };

  const PLAYED = [
    ['seed', false],
    ['seed', true],
    ['shared', false],
    ['typed', false],
  ] as const;

  test.each(PLAYED)('dice: %s, hidden who has sealed: %s', async (dice, hideMade) => {
    const first = await travel('world 0', dice, hideMade);
    const asked = new Set([first.asked]);
    for (let n = 1; n <= WORLDS; n++) {
      const other = await travel(`world ${n}`, dice, hideMade);
      asked.add(other.asked);
      for (const [at, looker] of first.lookers.entries()) {
        expectSameBytes(looker, other.lookers[at] as Reader);
      }
    }
    // The worlds did differ: in some of them more was asked among the others than in others.
    expect(asked.size).toBeGreaterThan(1);
  });
});
