import { type AnyRefusal, type Outcome, refuse } from '@warmoot/protocol';
import type { FastifyRequest } from 'fastify';
import { hashIn, isFromHere } from './identity.js';
import type { Limits } from './limits.js';
import type { Service } from './service.js';

/** Whose files are taken: anybody's, those of people who hold a seat here, or only what comes from this machine. */
export type Imports = 'anyone' | 'seated' | 'here';

interface House {
  readonly service: Service;
  readonly limits: Limits;
  readonly imports: Imports;
  readonly publicUrl: string | null;
}

/**
 * How many bytes a request may bring in, or why none. On a machine of one's own nobody has to have a seat first; a
 * server with a public address has its operator's commands for that.
 */
export const mayBring = async (
  request: FastifyRequest,
  { service, limits, imports, publicUrl }: House,
): Promise<Outcome<number>> => {
  if (publicUrl === null && isFromHere(request)) return { ok: true, value: limits.fileBytes };
  if (imports === 'here') return refuse({ code: 'OPERATOR_ONLY' });
  const key = hashIn(request);
  if (key !== null && (await service.notices.opens(key))) return { ok: true, value: limits.fileBytes };
  return imports === 'anyone' ? { ok: true, value: limits.strangersFileBytes } : refuse({ code: 'SEATED_ONLY' });
};

/** Bytes that a request says it brings; null where it does not say. */
const saidBytes = ({ headers }: FastifyRequest): number | null => {
  const said = headers['content-length'];
  return said === undefined ? null : Number(said);
};

export const isSaidTooLarge = (request: FastifyRequest, most: number): AnyRefusal | null =>
  (saidBytes(request) ?? 0) > most ? { code: 'TOO_LARGE', most } : null;
