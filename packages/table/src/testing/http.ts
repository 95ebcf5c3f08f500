import type { SeatId } from '@warmoot/kernel';

/** What a request over HTTP came to. */
export interface Got<A> {
  readonly status: number;
  readonly body: A;
  readonly text: string;
  readonly headers: Headers;
}

export const request = async <A>(
  url: string,
  path: string,
  {
    key,
    body,
    method = body === undefined ? 'GET' : 'POST',
    headers = {},
  }: {
    readonly key?: string;
    readonly body?: unknown;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Got<A>> => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-warmoot-key': 'give',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as A,
  };
};

/** A place at a table, with the key that opens it. */
export interface Place {
  readonly table: string;
  readonly seat: SeatId;
  readonly key: string;
}

export const openTable = async (url: string, me: string, more: object = {}): Promise<Place> =>
  (await request<Place>(url, '/api/tables', { body: { me, ...more } })).body;

/** Somebody else sits down at the host's table. */
export const joinTable = async (url: string, host: Place, me: string, opens = 'player'): Promise<Place> => {
  const { table, seat, key } = host;
  const invited = await request<{ secret: string }>(url, `/api/tables/${table}/invitations`, {
    key,
    body: { by: seat, opens },
  });
  return (await request<Place>(url, '/api/join', { body: { secret: invited.body.secret, me } })).body;
};
