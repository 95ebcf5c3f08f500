import type { Server } from '../wire/child.js';
import { ms, pause } from '../wire/latency.js';
import type { Place } from '../wire/seat.js';
import { longTable } from './longTable.js';

/** What one request costs everybody else. */
export interface Cost {
  readonly what: string;
  readonly status: number;
  readonly bytes: number;
  /** How long it took, and the longest that the server's event loop was kept busy in one go meanwhile. */
  readonly took: number;
  readonly block: number;
}

interface Ask {
  readonly what: string;
  readonly path: string;
  readonly body?: string;
}

/** Of several tries the best: what else disturbed the machine does not count. */
const TRIES = 3;

const asked = async ({ url, delay }: Server, { key }: Place, { what, path, body }: Ask): Promise<Cost> => {
  const costs: Cost[] = [];
  for (let time = 0; time < TRIES; time++) {
    await pause(100);
    await delay();
    const start = performance.now();
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    const { length } = await response.text();
    const took = performance.now() - start;
    await pause(50);
    costs.push({ what, status: response.status, bytes: length, took, block: (await delay()).most });
  }
  const least = (of: (cost: Cost) => number): number => Math.min(...costs.map(of));
  return { ...(costs[0] as Cost), took: least(({ took }) => took), block: least(({ block }) => block) };
};

/** The dearest requests there are, at a table with so many lines. */
export const measureCosts = async (server: Server, lines: number): Promise<readonly Cost[]> => {
  const ana = await longTable(server.url, lines);
  const at = `/api/tables/${ana.table}`;
  const seat = `seat=${ana.seat}`;
  const exported = { what: 'export of the whole table', path: `${at}/export?${seat}` };
  const file = await (
    await fetch(`${server.url}${exported.path}`, { headers: { authorization: `Bearer ${ana.key}` } })
  ).text();
  const asks: readonly Ask[] = [
    { what: 'the first 100 lines', path: `${at}/lines?${seat}&from=0&most=100` },
    { what: '500 lines from the middle', path: `${at}/lines?${seat}&from=${Math.floor(lines / 2)}&most=500` },
    { what: 'all that a seat sees', path: `${at}?${seat}` },
    { what: 'the log of a scene', path: `${at}/scenes/1/log?${seat}` },
    exported,
    { what: 'import of the same', path: '/api/import', body: file },
    { what: 'import of 30 MB that are no table', path: '/api/import', body: `[${'[],'.repeat(10_000_000)}[]]` },
    { what: 'import of 40 MB, too large', path: '/api/import', body: 'x'.repeat(40_000_000) },
  ];
  const costs: Cost[] = [];
  for (const one of asks) costs.push(await asked(server, ana, one));
  return costs;
};

/** The figures as lines. */
export const costsTable = (store: string, lines: number, costs: readonly Cost[]): string =>
  [
    `  at a table of ${lines} lines, ${store}, what others wait for at most in one go:`,
    ...costs.map(
      ({ what, status, bytes, took, block }) =>
        `    ${what}: ${ms(block)} (${status}, ${(bytes / 1000).toFixed(0)} kB, took ${ms(took)})`,
    ),
  ].join('\n');
