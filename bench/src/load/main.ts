// What others notice while the server is busy: the same people at the same pace on both stores, by turns.
import { A_SECOND_OR_SO, seatAll, timesOf } from '../wire/busy.js';
import { type Delay, type Server, startServer } from '../wire/child.js';
import { type Latency, latency, ms } from '../wire/latency.js';
import type { Seat } from '../wire/seat.js';
import { withFolder, withPostgres } from '../wire/stores.js';
import { seatComputers } from './computers.js';
import { type Cost, costsTable, measureCosts } from './costs.js';

export interface LoadPace {
  /** Tables at which two people play. */
  readonly tables: number;
  /** Tables at which captains play one another, and the tables of people beside them. */
  readonly computers: number;
  readonly beside: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Lines of the table at which the dearest requests are made. */
  readonly lines: number;
}

export const FULL_LOAD: LoadPace = { tables: 300, computers: 50, beside: 50, rounds: 3, seconds: 15, lines: 6000 };
export const QUICK_LOAD: LoadPace = { tables: 50, computers: 10, beside: 10, rounds: 1, seconds: 4, lines: 600 };

interface LoadFigures {
  readonly what: string;
  readonly store: string;
  readonly latency: Latency;
  /** The longest that the server's event loop was kept busy in one go: of all rounds together, and 99 of 100 ticks. */
  readonly delay: Delay;
}

interface Rival {
  readonly store: string;
  readonly server: Server;
  readonly seats: readonly Seat[];
}

/** One store after the other, round by round: what disturbs the machine disturbs both. */
const byTurns = async (
  what: string,
  rivals: readonly Rival[],
  { rounds, seconds }: LoadPace,
  tell: (what: string) => void,
): Promise<readonly LoadFigures[]> => {
  const times = rivals.map((): number[] => []);
  const delays = rivals.map((): Delay[] => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [at, { store, server, seats }] of rivals.entries()) {
      tell(`${what}: ${store}, round ${round} of ${rounds}`);
      await server.delay();
      times[at]?.push(...(await timesOf(seats, A_SECOND_OR_SO, seconds)));
      delays[at]?.push(await server.delay());
    }
  }
  return rivals.map(({ store }, at) => ({
    what,
    store,
    latency: latency(times[at] ?? [], seconds * rounds),
    delay: {
      p99: Math.max(...(delays[at] ?? []).map(({ p99 }) => p99)),
      most: Math.max(...(delays[at] ?? []).map(({ most }) => most)),
    },
  }));
};

const withServers = async <A>(
  places: Readonly<Record<string, string>>,
  work: (servers: readonly { readonly store: string; readonly server: Server }[]) => Promise<A>,
): Promise<A> => {
  const servers = await Promise.all(
    Object.entries(places).map(async ([store, place]) => ({ store, server: await startServer('server', place) })),
  );
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
};

const people = (places: Readonly<Record<string, string>>, pace: LoadPace, tell: (what: string) => void) =>
  withServers(places, async (servers) => {
    const rivals: Rival[] = [];
    for (const { store, server } of servers) {
      tell(`seating ${pace.tables * 2} people: ${store}`);
      rivals.push({ store, server, seats: await seatAll(server.url, pace.tables) });
    }
    const figures = await byTurns(`${pace.tables} tables of two people`, rivals, pace, tell);
    for (const { seats } of rivals) for (const seat of seats) seat.drop();
    return figures;
  });

/** Computer players never rest, so each store has the machine to itself. */
const besideComputers = async (
  places: Readonly<Record<string, string>>,
  pace: LoadPace,
  tell: (what: string) => void,
): Promise<readonly LoadFigures[]> => {
  const figures: LoadFigures[] = [];
  const what = `${pace.beside} tables of two people beside ${pace.computers} of captains`;
  for (const [store, place] of Object.entries(places)) {
    await withServers({ [store]: place }, async ([rival]) => {
      const { server } = rival as { readonly server: Server };
      const seats = await seatAll(server.url, pace.beside);
      await seatComputers(server.url, pace.computers);
      figures.push(...(await byTurns(what, [{ store, server, seats }], pace, tell)));
      for (const seat of seats) seat.drop();
    });
  }
  return figures;
};

export interface Load {
  readonly figures: readonly LoadFigures[];
  readonly costs: readonly { readonly store: string; readonly lines: number; readonly costs: readonly Cost[] }[];
}

export const measureLoad = (pace: LoadPace, tell: (what: string) => void): Promise<Load> =>
  withFolder((folder) =>
    withPostgres(async (url) => {
      const places = { SQLite: folder, PostgreSQL: url };
      const figures = [...(await people(places, pace, tell)), ...(await besideComputers(places, pace, tell))];
      const costs: Load['costs'][number][] = [];
      for (const [store, place] of Object.entries(places)) {
        tell(`the dearest requests: ${store}`);
        await withServers({ [store]: place }, async ([rival]) => {
          const { server } = rival as { readonly server: Server };
          costs.push({ store, lines: pace.lines, costs: await measureCosts(server, pace.lines) });
        });
      }
      return { figures, costs };
    }),
  );

/** The figures as lines. */
export const loadTable = ({ figures, costs }: Load): string =>
  [
    'load: from a command to its acknowledgement, each person thinking for a second or so (aim: p99 under 50 ms)',
    ...figures.map(
      ({ what, store, latency: { perSecond, p50, p99, most }, delay }) =>
        `  ${what}, ${store}: ${perSecond.toFixed(0)} a second, p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(most)}; ` +
        `event loop p99 ${ms(delay.p99)}, most ${ms(delay.most)}`,
    ),
    ...costs.map((one) => costsTable(one.store, one.lines, one.costs)),
  ].join('\n');
