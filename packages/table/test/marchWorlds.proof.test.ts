import { seeds } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameBytes, Later, Travel } from './apartKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

/** So many worlds are held against the first. */
const WORLDS = 3;

const NAMES = ['Ana', 'Bo', 'Cy', 'Di'] as const;

/** One long road: Bo is at its far end, where nobody comes in these days, and Di between; Ana and Cy meet as they like. */
const SPANS = Array.from({ length: 40 }, (_, at) => ({ key: `s${at}`, ground: 'open', x: 100 + 20 * at, y: 100 }));

const party = (name: string, seat: string, at: string, wants: object | null) => ({
  name,
  seats: [seat],
  members: [
    {
      name: `${name} 1`,
      skills: { notice: 9, hide: 1, survive: 3, lead: 3 },
      food: 9,
      skins: 9,
      fighter: { like: 'knight' },
    },
  ],
  at,
  wants,
});

const SETUP = {
  seats: NAMES,
  roads: { spans: SPANS, ways: SPANS.slice(1).map(({ key }, at) => ({ from: `s${at}`, to: key, road: true })) },
  parties: [
    party('Riders', 'Ana', 's1', { want: 'catch', party: 'Host' }),
    party('Walkers', 'Bo', 's39', { want: 'reach', span: 's10' }),
    party('Host', 'Cy', 's2', { want: 'avoid', party: 'Riders', days: 30 }),
    party('Watch', 'Di', 's22', { want: 'reach', span: 's10' }),
  ],
};

const plan = (route: readonly string[], pace: string) => ({
  choose: 'plan',
  route,
  pace,
  marks: null,
  past: [],
  forage: pace !== 'steady',
  lead: null,
});

describe('SAGA-MOVE-042: two marches that differ only in what a seat may not know', () => {
  let watched: Watched;
  let time = 1_000_000;
  let secret = seeds('marches');
  const later = new Later();
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time, secret: () => secret(), after: later.after });
  });
  afterAll(() => watched.stop());

  interface Marched {
    readonly lookers: readonly Reader[];
    readonly asked: number;
    readonly steps: ReadonlySet<string>;
  }

  const march = async (scene: string, world: string, dice: string): Promise<Marched> => {
    time = 1_000_000;
    secret = seeds(`marches ${dice}`);
    const options = { dice, hideMade: false, referee: null, deadline: 60 };
    const readers = await seated(watched, NAMES, { spectators: ['Sue'], options });
    const [ana, bo, cy, di, sue] = readers as [Reader, Reader, Reader, Reader, Reader];
    expect(await ana.do({ do: 'begin', scene, setup: SETUP, options: {} })).toBeNull();
    const tick = (ms: number): void => {
      time += ms;
    };
    const days = new Travel({ watched, later, tick }, world, bo, [ana, cy, di]);
    await days.day(1, { plan: plan(['s38'], 'careful') });
    await days.day(2, { plan: plan([], 'rest') });
    await days.day(3, { plan: plan(['s39'], 'careful') });
    await sue.settled();
    await sue.readAll();
    for (const reader of readers) reader.close();
    return { lookers: [bo, sue], asked: days.asked, steps: days.steps };
  };

  const PLAYED = [
    ['saga/march', 'typed'],
    ['saga/march', 'seed'],
    ['saga-1e/march', 'shared'],
  ] as const;

  test.each(PLAYED)('%s, dice: %s', async (scene, dice) => {
    const first = await march(scene, 'world 0', dice);
    const asked = new Set([first.asked]);
    const steps = new Set(first.steps);
    for (let n = 1; n <= WORLDS; n++) {
      const other = await march(scene, `world ${n}`, dice);
      asked.add(other.asked);
      for (const step of other.steps) steps.add(step);
      for (const [at, looker] of first.lookers.entries()) expectSameBytes(looker, other.lookers[at] as Reader);
    }
    // The worlds did differ: somebody noticed somebody, and was asked for more than a plan.
    expect(asked.size).toBeGreaterThan(1);
    expect([...steps]).toContain('intend');
  });
});
