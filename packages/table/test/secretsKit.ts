import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyRules, type Die, imagine, innermostSeen, Run, type SceneTypes, stream } from '@warmoot/kernel';
import { road, toy } from '@warmoot/kernel/testing';
import { PROTOCOL, type SeenScene, type TableRecord } from '@warmoot/protocol';
import { jsonLogger, openSqlite, type ServeOptions, type Serving, type Store, serve } from '@warmoot/table';
import { Client, type Got, joinTable, NO_LIMITS, openTable, type Place, request, seeds } from '@warmoot/table/testing';
import { kept, rulesWith, vault } from './secretsScene.js';

const RULES = rulesWith(vault, kept, toy, road);

/** A server whose every word is kept: what it logs, and what its store holds. */
export interface Watched {
  readonly serving: Serving;
  readonly url: string;
  readonly store: Store;
  /** The lines of the server's own log. */
  readonly logged: string[];
  readonly records: (table: string) => Promise<readonly TableRecord[]>;
  /** The log of a table, byte for byte. */
  readonly bytes: (table: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export const watchedServer = async (more: Partial<ServeOptions> = {}): Promise<Watched> => {
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  const store = await openSqlite(folder);
  const logged: string[] = [];
  const serving = await serve({
    port: 0,
    host: '127.0.0.1',
    store,
    logger: jsonLogger((line) => logged.push(line)),
    limits: NO_LIMITS,
    rules: RULES,
    secret: seeds('watched'),
    ...more,
  });
  return {
    serving,
    url: serving.url,
    store,
    logged,
    records: async (table) => (await store.read(table, 0)).map((line) => JSON.parse(line) as TableRecord),
    bytes: async (table) => (await store.read(table, 0)).join('\n'),
    stop: async () => {
      await serving.stop();
      await rm(folder, { recursive: true });
    },
  };
};

/** A client of which every byte that reached it is kept, whatever way it came. */
export class Reader extends Client {
  readonly bodies: string[] = [];
  private readonly url: string;
  private readonly ways: (scene: string) => AnyRules;

  constructor(place: Place, url: string, name?: string) {
    super(place, name);
    this.url = url;
    this.ways = (scene) => {
      const rules = RULES(scene);
      if (!rules.ok) throw new Error('no scene');
      return rules.value;
    };
  }

  override rules(): AnyRules {
    return this.ways(this.scene?.name ?? '');
  }

  /** All that has reached it. */
  get bytes(): string {
    return [...this.received, ...this.bodies].join('\n');
  }

  /** The step in which it is asked, as far as it can see. */
  get step(): string | null {
    return this.scene === null ? null : (innermostSeen(this.rules(), this.scene.view).view.agenda.at(-1)?.step ?? null);
  }

  private get imagined(): Run<SceneTypes> {
    const view = (this.scene as SeenScene).view;
    const known = { ...view, made: [] };
    return new Run<SceneTypes>(this.rules(), imagine(this.rules(), known, stream('reader')));
  }

  /** The dice that are awaited, as far as it can see. */
  awaitedDice(): readonly Die[] {
    const { awaits } = this.imagined;
    return awaits.need === 'dice' ? awaits.throw.dice : [];
  }

  /** Whether several are asked at once, each in secret. */
  isTogether(): boolean {
    const { awaits } = this.imagined;
    return awaits.need === 'answers' && awaits.together;
  }

  async get<A>(path: string): Promise<Got<A>> {
    return this.kept(await request<A>(this.url, path, { key: this.place.key }));
  }

  async post<A>(path: string, body: unknown): Promise<Got<A>> {
    return this.kept(await request<A>(this.url, path, { key: this.place.key, body }));
  }

  private kept<A>(got: Got<A>): Got<A> {
    this.bodies.push(got.text, [...got.headers].join('\n'));
    return got;
  }

  /** Every address at which a table can be read. */
  async readAll(table = this.place.table, seat = this.place.seat): Promise<readonly Got<unknown>[]> {
    const here = `/api/tables/${table}`;
    const as = `seat=${encodeURIComponent(seat)}`;
    const paths = [
      `${here}?${as}`,
      `${here}/lines?${as}&from=0&most=500`,
      `${here}/questions?${as}`,
      `${here}/scenes/1/log?${as}`,
      `${here}/export?${as}`,
      '/api/me',
      '/api/health',
      '/api/ready',
    ];
    const got: Got<unknown>[] = [];
    for (const path of paths) got.push(await this.get(path));
    return got;
  }

  /** Waits until all that was sent to it before now has come. */
  async settled(): Promise<void> {
    const pongs = (): number => this.received.filter((text) => text.includes('"send":"pong"')).length;
    const before = pongs();
    this.send({ v: PROTOCOL, send: 'ping' });
    await this.until(() => pongs() > before || this.closed !== null);
  }
}

/** Some people at a new table, each with an open socket. The first is the host. */
export const seated = async (
  { url }: Pick<Watched, 'url'>,
  names: readonly string[],
  { spectators = [], options = {} }: { readonly spectators?: readonly string[]; readonly options?: object } = {},
): Promise<Reader[]> => {
  const [first, ...others] = names as readonly [string, ...string[]];
  const host = await openTable(url, first, { options });
  const places = [host];
  for (const name of others) places.push(await joinTable(url, host, name));
  for (const name of spectators) places.push(await joinTable(url, host, name, 'spectator'));
  const readers = places.map((place) => new Reader(place, url, place.seat));
  for (const reader of readers) await reader.connect(url);
  return readers;
};
