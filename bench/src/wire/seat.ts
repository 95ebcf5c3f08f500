import { follow, imagine, Run, type SceneTypes, type Stream, stream } from '@warmoot/kernel';
import { PROTOCOL, type SeenScene, type ServerMessage } from '@warmoot/protocol';
import { SCENES } from '@warmoot/rules';
import WebSocket from 'ws';

export interface Place {
  readonly table: string;
  readonly seat: string;
  readonly key: string;
}

const post = async <A>(url: string, path: string, body: object, key?: string): Promise<A> => {
  const headers = {
    'content-type': 'application/json',
    'x-warmoot-key': 'give',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as A;
};

/** A table with two people at it. */
export const openTable = async (url: string): Promise<readonly [Place, Place]> => {
  const host = await post<Place>(url, '/api/tables', { me: 'Ana' });
  const invited = await post<{ secret: string }>(
    url,
    `/api/tables/${host.table}/invitations`,
    { by: host.seat },
    host.key,
  );
  return [host, await post<Place>(url, '/api/join', { secret: invited.secret, me: 'Bo' })];
};

const DUEL = {
  seats: ['Ana', 'Bo'],
  side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
  side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
};

/** Someone at a table: follows it, and answers whatever is asked. */
export class Seat {
  readonly place: Place;
  private readonly source: Stream;
  private socket: WebSocket | null = null;
  private scene: SeenScene | null = null;
  private seen = 0;
  private ids = 0;
  private readonly sent = new Map<string, number>();
  private onTable: () => void = () => undefined;
  private answered: string | null = null;
  /** Milliseconds from each command to its acknowledgement. */
  readonly times: number[] = [];
  /** How long to think before an answer; null stops answering. */
  think: (() => number) | null = null;

  constructor(place: Place) {
    this.place = place;
    this.source = stream(`${place.table} ${place.seat}`);
  }

  async connect(url: string): Promise<void> {
    const { table, seat, key } = this.place;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${key}` },
    });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as ServerMessage));
    const watched = new Promise<void>((resolve) => {
      this.onTable = resolve;
    });
    const seen = this.seen === 0 ? null : this.seen;
    socket.send(JSON.stringify({ v: PROTOCOL, send: 'watch', table, seat, seen }));
    await watched;
  }

  private send(deed: object): void {
    const { table, seat } = this.place;
    const id = `${seat}${this.ids++}`;
    this.sent.set(id, performance.now());
    this.socket?.send(JSON.stringify({ v: PROTOCOL, send: 'command', command: { id, table, seat, deed } }));
  }

  begin(): void {
    this.send({ do: 'begin', scene: 'saga/duel', setup: DUEL });
  }

  private hear(message: ServerMessage): void {
    if (message.send === 'done' || message.send === 'refused') {
      const at = this.sent.get(message.id ?? '');
      if (at === undefined) return;
      this.sent.delete(message.id ?? '');
      if (message.send === 'done') this.times.push(performance.now() - at);
      // A refusal here is an answer that came too late for its question; the next news asks anew.
      this.play();
      return;
    }
    if (message.send === 'table') {
      this.scene = message.scene;
      this.seen = message.from + message.items.length;
      this.onTable();
    } else if (message.send === 'news') {
      const { items, scene, moved } = message;
      this.seen += items.length;
      if (scene !== undefined) this.scene = scene;
      else if (moved !== undefined && this.scene !== null) {
        const heard = items.flatMap(({ what }) => (what.did === 'played' ? what.entry.heard : []));
        const rules = SCENES[this.scene.name] as NonNullable<(typeof SCENES)[string]>;
        this.scene = { ...this.scene, view: follow(rules, this.scene.view, heard, moved.standing), due: moved.due };
      }
      if (scene === null && this.place.seat === 'Ana' && this.think !== null) this.begin();
    } else return;
    this.play();
  }

  /** Answers the first thing that is asked, once, after thinking. */
  play(): void {
    const due = this.scene?.due.find(({ made }) => !made);
    const { scene, think } = this;
    if (due === undefined || scene === null || think === null || this.sent.size > 0) return;
    const asked = `${due.question} ${due.as.join()}`;
    if (this.answered === asked) return;
    this.answered = asked;
    const answer = (): void => {
      const as = due.as[0] as string;
      const rules = SCENES[scene.name] as NonNullable<(typeof SCENES)[string]>;
      const { view } = this.scene ?? scene;
      const known = { ...view, made: view.made.filter((one) => Object.hasOwn(view.mine, one)) };
      const run = new Run<SceneTypes>(rules, imagine(rules, known, this.source));
      const choice = run.sample({ seat: this.place.seat, as }, this.source);
      this.send({ do: 'answer', question: due.question, as, choice });
    };
    const wait = think();
    if (wait === 0) answer();
    else setTimeout(answer, wait);
  }

  get isInScene(): boolean {
    return this.scene !== null;
  }

  /** How many lines of the log it has seen. */
  get lines(): number {
    return this.seen;
  }

  drop(): void {
    this.socket?.terminate();
  }
}
