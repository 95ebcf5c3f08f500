// The server that is measured, in a process of its own. Tells its address and, when asked, its memory.
import { type ServeOptions, SILENT, serve } from '@warmoot/table';

/** Everything comes from one address here, which would be too much of a good thing elsewhere. */
const LIMITS: NonNullable<ServeOptions['limits']> = {
  messagesPerSecond: 10_000,
  messagesAtOnce: 10_000,
  requestsPerMinute: 10_000_000,
  socketsPerAddress: 100_000,
  tablesPerHour: 10_000_000,
};

const place = process.argv[2] ?? '';
const where = place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place };
const [, , , pages] = process.argv;
const shown = pages === undefined ? {} : { pages };
const serving = await serve({ port: 0, host: '127.0.0.1', ...where, ...shown, logger: SILENT, limits: LIMITS });

process.on('message', (order: 'memory' | 'stop') => {
  if (order === 'memory') {
    (globalThis as { gc?: () => void }).gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss, cpu: process.cpuUsage() });
  } else void serving.stop().then(() => process.exit(0));
});
process.send?.({ url: serving.url });
