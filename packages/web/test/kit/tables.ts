import type { Deed, Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';

/** What a person's browser asks of the server, with that browser's own key. */
const post = async <A>(page: Page, path: string, data: unknown): Promise<A> => {
  const response = await page.request.post(new URL(path, page.url()).href, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as A;
};

/** Opens a table in the name of whoever sits at this browser. */
export const openTable = (page: Page, me: string, title = 'The Salt Crown'): Promise<Seat> =>
  post(page, '/api/tables', { me, title });

/** Somebody else sits down at the host's table. */
export const joinTable = async (host: Page, { table, seat }: Seat, guest: Page, me: string): Promise<Seat> => {
  const { secret } = await invite(host, { table, seat });
  return post(guest, '/api/join', { secret, me });
};

const invite = (
  host: Page,
  { table, seat }: Seat,
  opens = 'player',
): Promise<{ readonly secret: string; readonly link: string }> =>
  post(host, `/api/tables/${table}/invitations`, { by: seat, opens });

let ids = 0;

export const command = (page: Page, { table, seat }: Seat, deed: Deed): Promise<unknown> =>
  post(page, `/api/tables/${table}/commands`, { id: `test-${ids++}`, seat, deed });

/** A duel of two people, one on each side. */
export const duelOf = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/duel',
  setup: {
    seats: [one, two],
    side1: [{ name: 'Ella', seat: one, like: 'swordsman' }],
    side2: [{ name: 'Joris', seat: two, like: 'raider' }],
  },
  options: {},
});

type Side = readonly { readonly name: string; readonly seat: string; readonly like: string }[];

/** A fight of several people, in one of the editions. */
export const fightOf = (side1: Side, side2: Side, edition = 'saga'): Deed => ({
  do: 'begin',
  scene: `${edition}/duel`,
  setup: {
    seats: [...new Set([...side1, ...side2].map(({ seat }) => seat))],
    side1: [...side1],
    side2: [...side2],
  },
  options: {},
});

/** A check against a difficulty, which the two settle first. */
export const checkOf = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/check',
  setup: {
    kind: 'unopposed',
    seats: [one, two],
    acting: { name: 'Ella', seat: one, skill: 'jumpClimb', rating: 3 },
    action: 'climbs the mill by night',
  },
  options: {},
});

/** A check of one against the other. */
export const opposedCheckOf = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/check',
  setup: {
    kind: 'opposed',
    seats: [one, two],
    acting: { name: 'Ella', seat: one, skill: 'jumpClimb', rating: 3 },
    opposing: { name: 'Joris', seat: two, skill: 'strength', rating: 4 },
  },
  options: {},
});

/** A battle in its third round, four units a side and all of them out of reach. */
export const standOf = (one: string, two: string): Deed => {
  const army = (army: string, row: number) =>
    [4, 7, 10, 13].map((column) => ({ army, troop: 'mediumInfantry', size: 100, at: { row, column } }));
  return {
    do: 'begin',
    scene: 'saga/battle',
    setup: {
      seats: [one, two],
      attacker: { name: 'Avitch', seat: one },
      defender: { name: 'Dorrow', seat: two },
      position: { units: [...army('attacker', 6), ...army('defender', 16)], round: 3 },
    },
    options: {},
  };
};

/** Two people at a table, each in a browser of their own. */
export const twoAtTable = async (
  visit: (path: string) => Promise<Page>,
): Promise<{
  readonly ana: Page;
  readonly bo: Page;
  readonly host: Seat;
  readonly guest: Seat;
  readonly go: () => Promise<void>;
}> => {
  const [ana, bo] = [await visit('/rules'), await visit('/rules')];
  const host = await openTable(ana, 'Ana');
  const guest = await joinTable(ana, host, bo, 'Bo');
  const go = async (): Promise<void> => {
    const at = new URL(`/t/${host.table}`, ana.url()).href;
    await Promise.all([ana.goto(at), bo.goto(at)]);
  };
  return { ana, bo, host, guest, go };
};
