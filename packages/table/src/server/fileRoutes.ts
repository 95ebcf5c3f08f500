import { type Outcome, refuse } from '@warmoot/protocol';
import type { FastifyInstance } from 'fastify';
import type { CheckedFile } from '../core/tableFiles.js';
import { exportFor, handedTo, keepFile, readFile } from './files.js';
import { hashIn, keyFor, sendRefusal, wantsKey } from './identity.js';
import { hashOfKey } from './keys.js';
import { buckets, type Limits } from './limits.js';
import type { Service } from './service.js';

interface Wanted {
  readonly service: Service;
  readonly limits: Limits;
}

/** Tables as files, out and in. */
export const addFileRoutes = (app: FastifyInstance, { service, limits }: Wanted): void => {
  app.get<{ Params: { table: string }; Querystring: { seat?: string } }>(
    '/api/tables/:table/export',
    async (request, reply) => {
      const { table } = request.params;
      const file = await exportFor(service, table, hashIn(request) ?? '', request.query.seat ?? '');
      if (!file.ok) return sendRefusal(reply, file.refusal);
      const name = file.value.format.startsWith('warmoot-sealed') ? 'sealed' : 'table';
      return reply
        .header('content-disposition', `attachment; filename="warmoot-${name}-${file.value.table}.json"`)
        .send(file.value);
    },
  );

  const imports = buckets(limits.tablesPerHour, limits.tablesPerHour / 3_600_000);
  // A long file takes long to check, so files are checked one after the other.
  let before: Promise<unknown> = Promise.resolve();
  const checked = (body: unknown): Promise<Outcome<CheckedFile>> => {
    const check = before.then(() => readFile(body, service.rules));
    before = check.catch(() => undefined);
    return check;
  };

  app.post('/api/import', { bodyLimit: limits.fileBytes }, async (request, reply) => {
    if (!imports.take(request.ip, performance.now())) {
      return sendRefusal(reply, { code: 'TOO_MANY', what: 'tables', most: limits.tablesPerHour });
    }
    const file = await checked(request.body);
    if (!file.ok) return sendRefusal(reply, file.refusal);
    if (service.isStopping) return sendRefusal(reply, refuse({ code: 'TRY_AGAIN', why: 'stopping' }).refusal);
    const { rooms, rules, now } = service;
    try {
      const { key, give } = await keyFor(request, service.notices);
      const kept = await keepFile(rooms.store, file.value, handedTo(hashOfKey(key)), { now, rules });
      give(reply);
      // Deadlines run here from now on, and what a computer player owes is owed here.
      rooms
        .at(kept.table)
        .wake()
        .catch((error: unknown) => service.fault('waking', error));
      return reply.code(201).send(wantsKey(request) ? { ...kept, key } : kept);
    } catch (error) {
      service.fault('import', error);
      return sendRefusal(reply, { code: 'TRY_AGAIN', why: 'store' });
    }
  });
};
