// A server in a process of its own, to be killed. It has everything loaded before it is told to begin by a line on its
// standard input, and ends when that ends, so that a test which is killed leaves nothing behind.
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { SILENT } from '../server/logger.js';
import { serve } from '../server/serve.js';
import type { ChildPlace } from './children.js';
import { NO_LIMITS } from './limits.js';
import { oneSeed } from './seeds.js';

process.on('unhandledRejection', (error) => {
  writeSync(2, `unhandled: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(70);
});

/** Faults are shown: in a test there is nobody to keep them from. */
const logger = { ...SILENT, error: (...what: readonly unknown[]) => void writeSync(2, `${JSON.stringify(what)}\n`) };

const begin = async ({ seed, ...place }: ChildPlace): Promise<void> => {
  const drawn = seed === undefined ? {} : { secret: oneSeed(seed) };
  const serving = await serve({ port: 0, host: '127.0.0.1', ...place, ...drawn, logger, limits: NO_LIMITS });
  process.on('SIGTERM', () => void serving.stop().then(() => process.exit(0)));
  writeSync(1, `${serving.url}\n`);
};

createInterface({ input: process.stdin })
  .once('line', (line) => void begin(JSON.parse(line) as ChildPlace))
  .once('close', () => process.exit(0));
