import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any: such a port stays free while its server is away. */
const LOW = 10_000;
/** Tests that run side by side look in ranges of their own: between looking and taking, no other takes the same. */
const [RANGE, RANGES] = [2_000, 11];
const OURS = LOW + RANGE * (Number(process.env.VITEST_POOL_ID ?? 0) % RANGES);

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port for a server that goes away and comes back under the same address. */
export const lastingPort = async (): Promise<number> => {
  for (;;) {
    const port = OURS + Math.floor(Math.random() * RANGE);
    if (await isFree(port)) return port;
  }
};
