import {
  type AnyRules,
  drawThrow,
  follow,
  imagine,
  innermostSeen,
  type Json,
  type Result,
  Run,
  type SceneTypes,
  type Stream,
  stream,
} from '@warmoot/kernel';
import {
  type AnyRefusal,
  type Deed,
  type Due,
  type Item,
  type Notice,
  PROTOCOL,
  type Presence,
  type SeenProposal,
  type SeenScene,
  type SeenTable,
  type ServerMessage,
} from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import WebSocket from 'ws';
import { rulesAndToy } from './games.js';
import type { Place } from './http.js';
import { PATIENCE_MS } from './patience.js';

/** A client such as anybody could write: it knows what it was sent and nothing else. */
export class Client {
  readonly place: Place;
  /** Every byte that came, in order. */
  readonly received: string[] = [];
  readonly items: Item[] = [];
  readonly notices = new Map<string, Notice>();
  seen: SeenTable | null = null;
  scene: SeenScene | null = null;
  campaign: saga.campaign.SeenCampaign | null = null;
  refusals: AnyRefusal[] = [];
  /** Who is at the table now. */
  here: Presence = {};
  closed: { code: number; reason: string } | null = null;
  /** Whether it was let watch when it last came. */
  watching = false;
  /** The rules that this client was built with. */
  rulesOf: (scene: string) => Result<AnyRules> = rulesAndToy;
  private socket: WebSocket | null = null;
  private readonly waiting: (() => void)[] = [];
  private readonly answers = new Map<string, (answer: AnyRefusal | null) => void>();
  private ids = 0;
  readonly name: string;

  constructor(place: Place, name = `${place.seat}-${Math.random().toString(36).slice(2, 8)}`) {
    this.place = place;
    this.name = name;
  }

  /** Connects and watches, from where it left off if it had been there before. */
  async connect(url: string, resume = true): Promise<this> {
    const { table, seat, key } = this.place;
    this.closed = null;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${key}` },
    });
    this.socket?.terminate();
    this.socket = socket;
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(String(data));
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      if (this.socket !== socket) return;
      this.closed = { code, reason: String(reason) };
      for (const answer of this.answers.values()) answer({ code: 'TRY_AGAIN', why: 'stopping' });
      this.answers.clear();
      this.wake();
    });
    const seen = resume && this.items.length > 0 ? (this.items.at(-1) as Item).place + 1 : null;
    this.watching = false;
    this.onTable = () => {
      this.watching = true;
    };
    this.send({ v: PROTOCOL, send: 'watch', table, seat, seen });
    const refusals = this.refusals.length;
    await this.until(() => this.watching || this.closed !== null || this.refusals.length > refusals);
    return this;
  }

  private onTable: () => void = () => undefined;

  send(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** Waits until something holds; fails when nothing more has been heard for so long. */
  async until(holds: () => boolean, ms = PATIENCE_MS): Promise<void> {
    let [heard, end] = [this.received.length, Date.now() + ms];
    while (!holds()) {
      if (this.received.length > heard) [heard, end] = [this.received.length, Date.now() + ms];
      const left = end - Date.now();
      if (left <= 0) throw new Error(`${this.name}: waited in vain; last heard ${this.received.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private hear(text: string): void {
    this.received.push(text);
    this.take(JSON.parse(text) as ServerMessage);
    this.wake();
  }

  private takeItems(items: readonly Item[]): void {
    for (const item of items) if (item.place > (this.items.at(-1)?.place ?? -1)) this.items.push(item);
  }

  private take(message: ServerMessage): void {
    switch (message.send) {
      case 'hello':
        this.notices.clear();
        for (const notice of message.notices) this.notices.set(`${notice.table} ${notice.question}`, notice);
        return;
      case 'table':
        this.here = message.here;
        this.seen = message.seen;
        this.scene = message.scene;
        this.campaign = message.campaign;
        this.takeItems(message.items);
        this.onTable();
        return;
      case 'news': {
        const { items, seen, scene, moved } = message;
        if (seen !== undefined) this.seen = seen;
        if (scene !== undefined) this.scene = scene;
        else if (moved !== undefined && this.scene !== null) {
          const heard = items.flatMap(({ what }) =>
            what.did === 'played' && what.scene === moved.scene ? what.entry.heard : [],
          );
          const view = follow(this.rules(), this.scene.view, heard, moved.standing);
          const { dice: _, ...before } = this.scene;
          this.scene = { ...before, view, due: moved.due, ...(moved.dice && { dice: moved.dice }) };
        }
        if (message.founded !== undefined) this.campaign = message.founded;
        if (message.campaign !== undefined && this.campaign !== null) {
          this.campaign = saga.campaign.followCampaign(this.campaign, message.campaign);
        }
        this.takeItems(items);
        return;
      }
      case 'here':
        this.here = message.here;
        return;
      case 'done':
        this.answers.get(message.id)?.(null);
        return;
      case 'refused':
        this.refusals.push(message.refusal);
        if (message.id !== null) this.answers.get(message.id)?.(message.refusal);
        return;
      case 'notice':
        this.notices.set(`${message.notice.table} ${message.notice.question}`, message.notice);
        return;
      case 'withdrawn':
        this.notices.delete(`${message.table} ${message.question}`);
        return;
      default:
    }
  }

  rules(): AnyRules {
    const rules = this.rulesOf(this.scene?.name ?? '');
    if (!rules.ok) throw new Error('no scene');
    return rules.value;
  }

  /** What is asked of me and not yet answered. */
  get due(): readonly Due[] {
    return (this.scene?.due ?? []).filter(({ made }) => !made);
  }

  newId(): string {
    return `${this.name}-${this.ids++}`;
  }

  /** Asks for something; null once it is done, or why not. */
  async do(
    deed: Deed | { readonly do: string; readonly [key: string]: unknown },
    id = this.newId(),
  ): Promise<AnyRefusal | null> {
    const { table, seat } = this.place;
    if (this.closed !== null) return { code: 'TRY_AGAIN', why: 'stopping' };
    const answer = new Promise<AnyRefusal | null>((resolve) => {
      this.answers.set(id, resolve);
    });
    this.send({ v: PROTOCOL, send: 'command', command: { id, table, seat, deed } });
    const answered = await answer;
    this.answers.delete(id);
    return answered;
  }

  /** Does something in the campaign. */
  deed(
    deed: saga.campaign.CampaignDeed | { readonly deed: string; readonly [key: string]: unknown },
    id = this.newId(),
  ): Promise<AnyRefusal | null> {
    return this.do({ do: 'campaign', deed }, id);
  }

  /** Plays a scene of the campaign. */
  play(
    play: saga.campaign.CampaignPlay | { readonly play: string; readonly [key: string]: unknown },
  ): Promise<AnyRefusal | null> {
    return this.do({ do: 'play', play });
  }

  /** Speaks to the proposal that I am asked about: agrees, if nothing else is said. */
  async speak(choice: Json = { choose: 'agree' }): Promise<AnyRefusal | null> {
    const asked = () => this.seen?.proposals.find(({ due }) => due !== null && !due.made);
    await this.until(() => asked() !== undefined);
    const { proposal, due } = asked() as SeenProposal;
    return this.do({ do: 'speak', proposal, question: due?.question ?? '', choice });
  }

  /** An answer to what is asked of me, at random, out of what my own view allows. */
  randomDeed(source: Stream): Deed | null {
    const [due] = this.due;
    if (due === undefined || this.scene === null) return null;
    const as = due.as[source.below(due.as.length)] as string;
    const inner = innermostSeen(this.rules(), this.scene.view);
    const known = { ...inner.view, made: inner.view.made.filter((one) => Object.hasOwn(inner.view.mine, one)) };
    const run = new Run<SceneTypes>(inner.rules, imagine(inner.rules, known, stream('client')));
    const { awaits } = run;
    if (awaits.need === 'dice') {
      const faces = drawThrow(`${source.below(1e9)}`, 0, awaits.throw);
      return { do: 'dice', question: due.question, faces };
    }
    const choice = run.sample({ seat: this.place.seat, as }, source) as never;
    return { do: 'answer', question: due.question, as, choice };
  }

  close(): void {
    this.socket?.close();
  }

  /** Cuts the line, as a tunnel would. */
  drop(): void {
    this.socket?.terminate();
  }
}
