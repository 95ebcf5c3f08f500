import type { IncomingMessage } from 'node:http';
import { type Outcome, refuse } from '@warmoot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkBody } from '../aside/checking.js';
import { Line } from '../aside/line.js';
import { type ImportedTable, keepTaken } from './files.js';
import { goneSignal, hashIn, keyFor, sendRefusal, wantsKey } from './identity.js';
import { type Imports, isSaidTooLarge, mayBring } from './importing.js';
import { hashOfKey } from './keys.js';
import { buckets, type Limits } from './limits.js';
import type { Service } from './service.js';

interface Wanted {
  readonly service: Service;
  readonly limits: Limits;
  readonly imports: Imports;
  readonly publicUrl: string | null;
  /** Whether files are checked in a process of their own, where it is not as usual. */
  readonly aside?: boolean | undefined;
}

const addExport = (app: FastifyInstance, { service, limits }: Wanted): void => {
  const exports = buckets(limits.exportsPerMinute, limits.exportsPerMinute / 60_000);
  app.get<{ Params: { table: string }; Querystring: { seat?: string } }>(
    '/api/tables/:table/export',
    async (request, reply) => {
      const { table } = request.params;
      if (!exports.take(request.ip, performance.now())) {
        return sendRefusal(reply, { code: 'TOO_FAST', most: limits.exportsPerMinute, seconds: 60 });
      }
      const read = { want: 'file', table, seat: request.query.seat ?? '' } as const;
      const file = await service.read(read, hashIn(request) ?? '', goneSignal(reply));
      if (file === null) return reply.hijack();
      if (!file.ok) return sendRefusal(reply, file.refusal);
      const name = file.value.startsWith('{"format":"warmoot-sealed') ? 'sealed' : 'table';
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="warmoot-${name}-${table}.json"`)
        .send(file.value);
    },
  );
};

/**
 * A file becomes a table. All that can be refused without reading is refused first, from what costs least on; then one
 * file at a time is read, in a process of its own.
 */
const addImport = (app: FastifyInstance, wanted: Wanted): void => {
  const { service, limits, aside } = wanted;
  const { rooms } = service;
  const imports = buckets(limits.importsPerHour, limits.importsPerHour / 3_600_000);
  // Nobody waits: whole files would be kept for them meanwhile.
  const line = new Line(0);
  let running = 0;
  service.metrics.gauge('warmoot_imports_running', 'files that are being checked', () => running);

  const bring = async (request: FastifyRequest, reply: FastifyReply, key: string, bytes: number) => {
    const wish = { key: hashOfKey(key), now: service.now };
    const { sendingSeconds, checkingSeconds, checkingMegabytes } = limits;
    const costs = {
      bytes,
      sendingMs: sendingSeconds * 1000,
      checkingMs: checkingSeconds * 1000,
      megabytes: checkingMegabytes,
    };
    const options = { gone: goneSignal(reply), rules: service.ownRules, aside };
    running += 1;
    const taken = await checkBody(request.body as IncomingMessage, wish, costs, options).finally(() => {
      running -= 1;
    });
    if (taken === null || !taken.ok) return taken;
    if (service.isStopping) return refuse({ code: 'TRY_AGAIN', why: 'stopping' });
    try {
      const kept: Outcome<ImportedTable> = { ok: true, value: await keepTaken(rooms.store, taken.value) };
      return kept;
    } catch (error) {
      service.fault('import', error);
      return refuse({ code: 'TRY_AGAIN', why: 'store' });
    }
  };

  app.post('/api/import', async (request, reply) => {
    if (service.isStopping) return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'stopping' });
    const may = await mayBring(request, wanted);
    if (!may.ok) return sendRefusal(reply, may.refusal);
    const tooLarge = isSaidTooLarge(request, may.value);
    if (tooLarge !== null) return sendRefusal(reply, tooLarge);
    if (line.isFull) return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'busy' });
    if (!imports.take(request.ip, performance.now())) {
      return sendRefusal(reply, { code: 'TOO_MANY', what: 'imports', most: limits.importsPerHour });
    }
    const { key, give } = await keyFor(request, service.notices);
    const brought = await line.use(() => bring(request, reply, key, may.value));
    if (brought === null) return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'busy' });
    const { value: kept } = brought;
    // Nobody waits for the answer any more.
    if (kept === null) return reply.hijack();
    if (!kept.ok) return sendRefusal(reply, kept.refusal);
    give(reply);
    // Deadlines run here from now on, and what a computer player owes is owed here.
    rooms
      .at(kept.value.table)
      .wake()
      .catch((error: unknown) => service.fault('waking', error));
    return reply.code(201).send(wantsKey(request) ? { ...kept.value, key } : kept.value);
  });
};

/** Tables as files, out and in. */
export const addFileRoutes = (app: FastifyInstance, wanted: Wanted): void => {
  addExport(app, wanted);
  // Files are not read here: their bytes are handed on as they come.
  void app.register(async (apart) => {
    apart.removeAllContentTypeParsers();
    apart.addContentTypeParser('application/json', (_request, body, done) => done(null, body));
    addImport(apart, wanted);
  });
};
