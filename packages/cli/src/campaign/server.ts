import type { Json } from '@warmoot/kernel';
import type { AnyRefusal, Made } from '@warmoot/protocol';
import { readText } from '../files.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { refusedWith } from './inFile.js';

/** What a command needs to speak for a seat at a table of a running server. */
export interface ServerOptions {
  readonly seat?: string;
  readonly key?: string;
  readonly keyFile?: string;
}

/** A seat at a table of a running server, and the key that opens it. */
export interface SeatThere {
  readonly origin: string;
  readonly table: string;
  readonly seat: string;
  readonly key: string;
}

/** Whether a campaign is at a running server, and not in a file: `http://127.0.0.1:4600/table/<id>`. */
export const isServer = (path: string): boolean => /^https?:\/\//.test(path);

/** The server and the table in an address, whatever page of the table it is; or the end of the command. */
const placeIn = (path: string): Pick<SeatThere, 'origin' | 'table'> => {
  const url = URL.canParse(path) ? new URL(path) : null;
  const table = /^\/(?:table|api\/tables)\/([^/]+)/.exec(url?.pathname ?? '')?.[1];
  if (url !== null && table !== undefined) return { origin: url.origin, table };
  throw new Stop(2, 'The address of a table was expected, such as http://127.0.0.1:4600/table/<id>.', { file: path });
};

/** The seat that is meant, or the end of the command. */
export const seatAt = (io: Teller, path: string, { seat, key, keyFile }: ServerOptions): SeatThere => {
  const { origin, table } = placeIn(path);
  const found = key ?? (keyFile === undefined ? undefined : readText(io, keyFile).trim());
  if (seat === undefined) throw new Stop(2, 'At a running server, --seat says as whom.', { option: '--seat' });
  if (found === undefined)
    throw new Stop(2, 'At a running server, --key or --key-file opens the seat.', { option: '--key' });
  return { origin, table, seat, key: found };
};

const asked = async ({ origin, key }: SeatThere, path: string, body?: Json): Promise<Json> => {
  const response = await fetch(`${origin}/api/tables/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Stop(2, `The server cannot be reached: ${error instanceof Error ? error.message : String(error)}.`, {
      file: origin,
    });
  });
  const answer = (await response.json().catch(() => {
    throw new Stop(2, `What answers there is no Warmoot server (status ${response.status}).`, { file: origin });
  })) as { readonly refusal?: AnyRefusal };
  const { refusal } = answer;
  if (refusal !== undefined) throw refusedWith(refusal, response.status, origin);
  return answer as Json;
};

/** The table as a file, as far as the seat may have it. */
export const exported = (place: SeatThere): Promise<Json> =>
  asked(place, `${place.table}/export?seat=${encodeURIComponent(place.seat)}`);

/** What the scene asks of the seat. */
export const questionsThere = (place: SeatThere): Promise<Json> =>
  asked(place, `${place.table}/questions?seat=${encodeURIComponent(place.seat)}`);

/** Does something at the table, under an id that comes only once. */
export const doThere = async (
  place: SeatThere,
  id: string,
  deed: Json,
): Promise<{ readonly done: string; readonly made?: Made }> =>
  (await asked(place, `${place.table}/commands`, { id, seat: place.seat, deed })) as never;
