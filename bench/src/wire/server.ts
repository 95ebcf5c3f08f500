// The server that is measured, in a process of its own. Tells its address and, when asked, its memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ServeOptions, SILENT, serve } from '@warmoot/table';

/** Everything comes from one address here, which would be too much of a good thing elsewhere. */
const LIMITS: NonNullable<ServeOptions['limits']> = {
  messagesPerSecond: 10_000,
  messagesAtOnce: 10_000,
  requestsPerMinute: 10_000_000,
  socketsPerAddress: 100_000,
  sockets: 100_000,
  connectionsPerAddress: 100_000,
  connections: 100_000,
  importsPerHour: 10_000_000,
  exportsPerMinute: 10_000_000,
  tablesPerHour: 10_000_000,
  joinsPerHour: 10_000_000,
};

const place = process.argv[2] ?? '';
const where = place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place };
const [, , , pages] = process.argv;
const shown = pages === undefined ? {} : { pages };
const serving = await serve({ port: 0, host: '127.0.0.1', ...where, ...shown, logger: SILENT, limits: LIMITS });

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', (order: 'memory' | 'delay' | 'stop') => {
  if (order === 'delay') {
    const longer = (ns: number): number => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    process.send?.({ p99: longer(delay.percentile(99)), most: longer(delay.max) });
    delay.reset();
  } else if (order === 'memory') {
    (globalThis as { gc?: () => void }).gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss, cpu: process.cpuUsage() });
  } else void serving.stop().then(() => process.exit(0));
});
process.send?.({ url: serving.url });
