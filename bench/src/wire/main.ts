// What the table server bears: a real server on loopback, real sockets, real duels.
import { once } from 'node:events';
import WebSocket from 'ws';
import { A_SECOND_OR_SO, measured, seatAll } from './busy.js';
import { type Server, startServer } from './child.js';
import { inBatches, type Latency, latency, ms, pause, quantile } from './latency.js';
import { openTable, type Place, Seat } from './seat.js';
import { withFolder, withPostgres } from './stores.js';

/** How much is measured. */
export interface WirePace {
  readonly busyTables: number;
  readonly idleTables: number;
  readonly seconds: number;
}

export const FULL_WIRE: WirePace = { busyTables: 300, idleTables: 2000, seconds: 15 };
export const QUICK_WIRE: WirePace = { busyTables: 50, idleTables: 200, seconds: 3 };

export interface WireFigures {
  readonly store: string;
  /** Everybody answers at once, as fast as the server acknowledges. */
  readonly flatOut: Latency | null;
  /** Each table thinks a second over each answer. */
  readonly paced: Latency | null;
  readonly resumeP50: number | null;
  readonly resumeP99: number | null;
  readonly idleHeapBytes: number | null;
  readonly idleRssBytes: number | null;
}

const resumes = async (url: string, seats: readonly Seat[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const seat of seats) {
    seat.drop();
    await pause(5);
    const start = performance.now();
    await seat.connect(url);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
};

/** Two thousand tables, each with a scene begun and one person connected who does nothing. */
const idle = async (server: Server, pace: WirePace): Promise<{ readonly heap: number; readonly rss: number }> => {
  const before = await server.memory();
  const tables = await inBatches(Array.from({ length: pace.idleTables }), 20, () => openTable(server.url));
  const seats = await inBatches(tables, 20, async ([host]: readonly [Place, Place]) => {
    const seat = new Seat(host);
    await seat.connect(server.url);
    seat.begin();
    return seat;
  });
  // Tables are put to bed after half a minute without use.
  await pause(45_000);
  const after = await server.memory();
  for (const seat of seats) seat.drop();
  return {
    heap: (after.heapUsed - before.heapUsed) / pace.idleTables,
    rss: (after.rss - before.rss) / pace.idleTables,
  };
};

const withServer = async <A>(place: string, work: (server: Server) => Promise<A>): Promise<A> => {
  const server = await startServer('server', place);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
};

const busy = async (store: string, server: Server, pace: WirePace, tell: (what: string) => void) => {
  tell(`${store}: seating ${pace.busyTables * 2} people`);
  const seats = await seatAll(server.url, pace.busyTables);
  tell(`${store}: flat out`);
  const flatOut = await measured(seats, () => 0, pace.seconds);
  tell(`${store}: at a thinking pace`);
  const paced = await measured(seats, A_SECOND_OR_SO, pace.seconds);
  tell(`${store}: dropping and resuming`);
  const times = await resumes(server.url, seats.slice(0, 100));
  for (const seat of seats) seat.drop();
  return { flatOut, paced, resumeP50: quantile(times, 0.5), resumeP99: quantile(times, 0.99) };
};

/** Busy and idle tables are measured on servers of their own: what one leaves behind would count for the other. */
const measureStore = async (
  store: string,
  place: string,
  pace: WirePace,
  tell: (what: string) => void,
): Promise<WireFigures> => {
  const figures = await withServer(place, (server) => busy(store, server, pace, tell));
  tell(`${store}: ${pace.idleTables} idle tables`);
  const { heap, rss } = await withServer(place, (server) => idle(server, pace));
  return { store, ...figures, idleHeapBytes: heap, idleRssBytes: rss };
};

/** As many sockets that send back and forth a message of a command's size. */
const measureEcho = async (pace: WirePace, tell: (what: string) => void): Promise<WireFigures> => {
  tell('echo');
  const server = await startServer('echo', '');
  const message = JSON.stringify({
    v: 1,
    send: 'command',
    command: {
      id: 'x',
      table: 'y',
      seat: 'z',
      deed: { do: 'answer', question: '1.20', as: 'Ella', choice: { choose: 'act', act: { action: 'quickAttack' } } },
    },
  });
  const times: number[] = [];
  const sockets = await inBatches(Array.from({ length: pace.busyTables * 2 }), 50, async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    let at = performance.now();
    socket.on('message', () => {
      times.push(performance.now() - at);
      at = performance.now();
      socket.send(message);
    });
    socket.send(message);
    return socket;
  });
  await pause(1000);
  times.length = 0;
  await pause(pace.seconds * 1000);
  const flatOut = latency(times, pace.seconds);
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return {
    store: 'echo on the same stack',
    flatOut,
    paced: null,
    resumeP50: null,
    resumeP99: null,
    idleHeapBytes: null,
    idleRssBytes: null,
  };
};

export const measureWire = async (pace: WirePace, tell: (what: string) => void): Promise<readonly WireFigures[]> => [
  await measureEcho(pace, tell),
  await withFolder((folder) => measureStore('SQLite', folder, pace, tell)),
  await withPostgres((url) => measureStore('PostgreSQL', url, pace, tell)),
];

const kb = (value: number | null): string => (value === null ? '–' : `${(value / 1000).toFixed(1)} kB`);

/** The figures as lines. */
export const wireTable = (figures: readonly WireFigures[], { busyTables, idleTables }: WirePace): string =>
  [
    `wire: the table server on loopback, ${busyTables} busy tables with two people each (aims: p99 under 50 ms at a thinking`,
    `pace, resume under 300 ms, an idle table of ${idleTables} under 50 kB)`,
    ...figures.map(({ store, flatOut, paced, resumeP50, resumeP99, idleHeapBytes, idleRssBytes }) =>
      [
        `${store}:`,
        ...(flatOut === null
          ? []
          : [
              `  flat out        ${flatOut.perSecond.toFixed(0)} acknowledged a second, p50 ${ms(flatOut.p50)}, p99 ${ms(flatOut.p99)}, most ${ms(flatOut.most)}`,
            ]),
        ...(paced === null
          ? []
          : [
              `  thinking pace   ${paced.perSecond.toFixed(0)} acknowledged a second, p50 ${ms(paced.p50)}, p99 ${ms(paced.p99)}, most ${ms(paced.most)}`,
            ]),
        ...(resumeP50 === null ? [] : [`  resume          p50 ${ms(resumeP50)}, p99 ${ms(resumeP99)}`]),
        ...(idleHeapBytes === null
          ? []
          : [
              `  idle table      ${kb(idleHeapBytes)} of heap, ${kb(idleRssBytes)} of resident memory, one socket each included`,
            ]),
      ].join('\n'),
    ),
  ].join('\n');
