import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any: such a port stays free while its server is away. */
const [LOW, HIGH] = [10_000, 32_000];

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
    const port = LOW + Math.floor(Math.random() * (HIGH - LOW));
    if (await isFree(port)) return port;
  }
};
