import { seeds } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Later, Travel } from './apartKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const TIMES = Number(process.env.WORLDS ?? 1);

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

/** Everything that has reached one who looks, without what is new in every world by chance. */
const seenBy = (reader: Reader): readonly string[] =>
  [...reader.received, ...reader.bodies]
    .filter((text) => !text.includes('"send":"pong"') && !/^(connection|content-security)/m.test(text))
    .map((text) => text.replaceAll(reader.place.table, 'TABLE').replace(/"build":"[^"]*"/, ''));

/** The first place where two texts part, with what stands around it. */
const parting = (a: string, b: string): string => {
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at < 0 ? '' : `${a.slice(Math.max(0, at - 300), at + 80)}\n${b.slice(Math.max(0, at - 300), at + 80)}`;
};

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
    await road.day(1, { way: 'scout', strike: true });
    await road.day(2, { way: 'walk', strike: false });
    await road.day(3, { way: 'walk', strike: false });
    await sue.settled();
    await sue.readAll();
    for (const reader of readers) reader.close();
    return { lookers: [bo, sue], asked: road.asked };
  };

  test.each([
    ['seed', false],
    ['seed', true],
    ['shared', false],
    ['typed', false],
  ] as const)('dice: %s, hidden who has sealed: %s', async (dice, hideMade) => {
    const first = await travel('world 0', dice, hideMade);
    const asked = new Set([first.asked]);
    for (let n = 1; n <= 4 * TIMES; n++) {
      const other = await travel(`world ${n}`, dice, hideMade);
      asked.add(other.asked);
      for (const [at, looker] of first.lookers.entries()) {
        const [here, there] = [seenBy(looker), seenBy(other.lookers[at] as Reader)];
        for (const [i, text] of here.entries()) expect(parting(text, there[i] ?? '')).toBe('');
        expect(there.length).toBe(here.length);
      }
    }
    // The worlds did differ: in some of them more was asked among the others than in others.
    expect(asked.size).toBeGreaterThan(1);
  });
});
