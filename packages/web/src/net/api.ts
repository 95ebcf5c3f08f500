import type { Log, SeatId } from '@warmoot/kernel';
import type { AnyRefusal, Invitation, Invited, Item, KnockAtDoor, Mine, Seat, Visit } from '@warmoot/protocol';
import type { table as tableRules } from '@warmoot/rules';

/** The server did not answer at all: away, or the connection is. */
export interface Away {
  readonly code: 'AWAY';
}

export type Answer<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: Hindrance };

/** Why something could not be done, whoever says so. */
export type Hindrance = AnyRefusal | Away;

const AWAY: Away = { code: 'AWAY' };

const ask = async <A>(path: string, body?: unknown): Promise<Answer<A>> => {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      credentials: 'same-origin',
    });
    const json = (await response.json()) as unknown;
    if (response.ok) return { ok: true, value: json as A };
    const { refusal } = json as { readonly refusal?: AnyRefusal };
    // An answer without a refusal did not come from our server, but from a proxy on the way to it.
    return { ok: false, refusal: refusal ?? AWAY };
  } catch {
    return { ok: false, refusal: AWAY };
  }
};

const at = (table: string, rest: string): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const from = (seat: SeatId): string => `seat=${encodeURIComponent(seat)}`;

export interface OpenWish {
  readonly me: string;
  readonly title?: string;
  readonly options?: tableRules.TableOptions;
}

/** What is asked of the server over HTTP. Refusals are values; nothing is thrown. */
export const api = {
  mine: () => ask<Mine>('/api/me'),
  openTable: (wish: OpenWish) => ask<Seat>('/api/tables', wish),
  join: (secret: string, me?: string) => ask<Seat>('/api/join', { secret, ...(me !== undefined && { me }) }),
  /** What a code, an invitation or a link leads to. */
  door: (secret: string) => ask<Invited>('/api/door', { secret }),
  knock: (wish: KnockAtDoor) => ask<Visit>('/api/knock', wish),
  visit: (table: string) => ask<Visit>(at(table, '/visit')),
  invite: (table: string, by: SeatId, opens: 'player' | 'spectator') =>
    ask<Invitation>(at(table, '/invitations'), { by, opens }),
  linkSeat: (table: string, by: SeatId, seat: SeatId) => ask<Invitation>(at(table, '/links'), { by, seat }),
  /** Only to learn why a table cannot be seen. */
  look: (table: string, seat: SeatId) => ask<unknown>(at(table, `?${from(seat)}`)),
  lines: (table: string, seat: SeatId, first: number, most: number) =>
    ask<readonly Item[]>(at(table, `/lines?${from(seat)}&from=${first}&most=${most}`)),
  sceneLog: (table: string, seat: SeatId, scene: number) => ask<Log>(at(table, `/scenes/${scene}/log?${from(seat)}`)),
  /** A table from a file: whoever brings it is its host. */
  bring: (file: unknown) => ask<Seat>('/api/import', file),
  /** The whole table as a file, as far as the seat may have it. */
  file: (table: string, seat: SeatId) => ask<object>(at(table, `/export?${from(seat)}`)),
} as const;
