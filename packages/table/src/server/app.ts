import { existsSync } from 'node:fs';
import { join as path } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fixed from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { boundConnections, counting, type Patience, USUAL_PATIENCE } from './connections.js';
import { addFileRoutes } from './fileRoutes.js';
import { addGuard } from './guard.js';
import { hashIn, sendRefusal } from './identity.js';
import type { Imports } from './importing.js';
import { buckets, type Limits, USUAL_LIMITS } from './limits.js';
import type { Logger } from './logger.js';
import { addRoutes } from './routes.js';
import type { Service } from './service.js';
import { Connection } from './socket.js';

export interface AppOptions {
  readonly service: Service;
  readonly logger: Logger;
  readonly limits?: Partial<Limits>;
  /** The folder with the pages of the browser client. */
  readonly pages?: string | null;
  /** Where clients reach us, if not at the address they name themselves: for origins and links. */
  readonly publicUrl?: string | null;
  readonly trustProxy?: boolean;
  readonly build?: string;
  /** How long slow and silent connections are waited for, where not as usual. */
  readonly patience?: Partial<Patience>;
  /** Shows the numbers about the server to whoever asks; else only on this machine. */
  readonly openMetrics?: boolean;
  /** Whose files are taken. */
  readonly imports?: Imports;
  /** Whether files are checked in processes of their own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

const HEARTBEAT_MS = 30_000;

const addSockets = (app: FastifyInstance, { service }: AppOptions, limits: Limits, build: string): Set<Connection> => {
  const connections = new Set<Connection>();
  const byAddress = counting(limits.socketsPerAddress);
  service.metrics.gauge('warmoot_sockets_open', 'open sockets', () => connections.size);
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (service.isStopping) return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'stopping' });
        if (hashIn(request) === null) return sendRefusal(reply, { code: 'NOT_YOUR_SEAT', seat: null });
        if (connections.size >= limits.sockets) return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'full' });
        if (!byAddress.has(request.ip)) {
          return sendRefusal(reply, { code: 'TOO_MANY', what: 'sockets', most: limits.socketsPerAddress });
        }
        return undefined;
      },
    },
    (socket, request) => {
      const key = hashIn(request) as string;
      const leave = byAddress.add(request.ip);
      const connection = new Connection(socket as never, service, limits, key, build);
      connections.add(connection);
      // A line that died without a word is noticed: whoever does not answer is let go.
      let isAlive = true;
      socket.on('pong', () => {
        isAlive = true;
      });
      const heartbeat = setInterval(() => {
        if (!isAlive) socket.terminate();
        isAlive = false;
        socket.ping();
      }, HEARTBEAT_MS);
      socket.on('close', () => {
        clearInterval(heartbeat);
        connections.delete(connection);
        leave();
      });
      connection.greet().catch((error: unknown) => {
        const { code } = service.refusalFor('greeting', error);
        socket.close(code === 'TRY_AGAIN' ? 1013 : 1011, code);
      });
    },
  );
  return connections;
};

const NO_PAGES = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Warmoot</title>
<h1>Warmoot is running</h1>
<p>Its tables are open to programs, but the pages for browsers have not been built.</p>
<p>In the folder of Warmoot, <code>npm start</code> builds them and starts the server;
<code>npm run build -w packages/web</code> only builds them. Then start this server again.</p>
</html>
`;

/** The pages of the browser client, where they have been built. Any other path is the client's own to make sense of. */
const addPages = async (app: FastifyInstance, pages: string | null): Promise<void> => {
  const hasPages = pages !== null && existsSync(path(pages, 'index.html'));
  if (hasPages) {
    await app.register(fixed, {
      root: pages,
      wildcard: false,
      // The build lays packed copies beside its files.
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = /[\\/]assets[\\/]/.test(file);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (!hasPages) app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(NO_PAGES));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (hasPages && wantsPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return sendRefusal(reply, { code: 'NOT_FOUND', path: request.url.split('?')[0]?.slice(0, 100) ?? '' });
  });
};

export interface App {
  readonly server: FastifyInstance;
  /** Finishes what was accepted, tells the clients to come back, and lets go. */
  readonly close: () => Promise<void>;
}

/** The server: HTTP for what is fetched, a WebSocket for what happens. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const {
    service,
    logger,
    pages = null,
    publicUrl = null,
    trustProxy = false,
    build = 'dev',
    openMetrics = false,
    imports = 'seated',
    aside,
  } = options;
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const patience = { ...USUAL_PATIENCE, ...options.patience };
  const app = fastify({
    logger: false,
    bodyLimit: limits.bodyBytes,
    trustProxy,
    forceCloseConnections: true,
    requestTimeout: patience.requestMs,
    connectionTimeout: patience.stillMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    // An address that cannot even be read.
    frameworkErrors: (_error, _request, reply) => sendRefusal(reply as never, { code: 'NOT_FOUND', path: '' }),
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set by the proxy that ends TLS, if there is one.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: limits.messageBytes } });
  boundConnections(app.server, limits, { metrics: service.metrics, trustProxy });
  addGuard(app, publicUrl);
  const requests = buckets(limits.requestsPerMinute, limits.requestsPerMinute / 60_000);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !requests.take(request.ip, performance.now())) {
      return sendRefusal(reply, { code: 'TOO_FAST', most: limits.requestsPerMinute, seconds: 60 });
    }
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the address itself: addresses may hold ids.
    const route = request.routeOptions.url ?? 'none';
    service.metrics.count('warmoot_requests_total', { route, status: String(reply.statusCode) });
    logger.info('request', {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler(
    (error: { readonly code?: string; readonly statusCode?: number; readonly message: string }, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return sendRefusal(reply, { code: 'TOO_LARGE', most: request.routeOptions.bodyLimit ?? limits.bodyBytes });
      if (error.statusCode !== undefined && error.statusCode < 500) {
        return reply.code(error.statusCode).send({ refusal: { code: 'NOT_JSON', why: error.message.slice(0, 100) } });
      }
      return sendRefusal(reply, service.refusalFor('request', error));
    },
  );
  const connections = addSockets(app, options, limits, build);
  addRoutes(app, { service, limits, publicUrl, build, openMetrics });
  addFileRoutes(app, { service, limits, imports, publicUrl, aside });
  await addPages(app, pages);
  return {
    server: app,
    close: async () => {
      const closing = service.close();
      await Promise.all([...connections].map((connection) => connection.stop()));
      await closing;
      await app.close();
    },
  };
};
