// A long campaign, made through a real socket.
import { PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import WebSocket from 'ws';
import type { Place } from '../wire/seat.js';

/** How long the campaign is. */
export interface Length {
  readonly characters: number;
  readonly entries: number;
  readonly scenes: number;
}

/** Somebody who keeps the campaign of a table. */
export class Keeper {
  campaign: saga.campaign.SeenCampaign | null = null;
  bytes = 0;
  private socket: WebSocket | null = null;
  private ids = 0;
  private readonly answers = new Map<string, (message: ServerMessage) => void>();
  private onTable: () => void = () => undefined;
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  async open(url: string): Promise<void> {
    const { table, seat, key } = this.place;
    const headers = { authorization: `Bearer ${key}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('message', (data) => this.hear(String(data)));
    const shown = new Promise<void>((resolve) => {
      this.onTable = resolve;
    });
    socket.send(JSON.stringify({ v: PROTOCOL, send: 'watch', table, seat, seen: null }));
    await shown;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.send === 'table') {
      this.campaign = message.campaign;
      this.bytes = text.length;
      this.onTable();
    } else if (message.send === 'news') {
      this.bytes = text.length;
      if (message.founded !== undefined) this.campaign = message.founded;
      if (message.campaign !== undefined && this.campaign !== null) {
        this.campaign = saga.campaign.followCampaign(this.campaign, message.campaign);
      }
    } else if (message.send === 'done' || message.send === 'refused') this.answers.get(message.id ?? '')?.(message);
  }

  /** Does something; gives how long it took to be kept, in milliseconds. */
  async do(deed: object): Promise<number> {
    const { table, seat } = this.place;
    const id = `k${this.ids++}`;
    const from = performance.now();
    const answer = new Promise<ServerMessage>((resolve) => {
      this.answers.set(id, resolve);
    });
    this.socket?.send(JSON.stringify({ v: PROTOCOL, send: 'command', command: { id, table, seat, deed } }));
    const message = await answer;
    this.answers.delete(id);
    if (message.send === 'refused') throw new Error(JSON.stringify(message.refusal));
    return performance.now() - from;
  }

  close(): void {
    this.socket?.terminate();
  }
}

const DRIFT = { scene: 'freeForm', place: 'the hall' } as const;

/** A campaign of that length: people with ratings, happenings and scenes by the hundred, checks in a scene that goes on. */
export const fill = async (keeper: Keeper, pace: Length, progress: (what: string) => void): Promise<void> => {
  await keeper.do({ do: 'campaign', deed: { deed: 'found', name: 'The long one' } });
  for (let n = 0; n < pace.characters; n++) {
    progress(`campaign: ${n} people`);
    await keeper.do({ do: 'campaign', deed: { deed: 'add', name: `Person ${n}`, owner: n % 2 === 0 ? 'Ana' : 'Bo' } });
  }
  const people = Object.keys(keeper.campaign?.open.characters ?? {});
  const alone = Math.min(people.length, pace.scenes);
  for (const id of people.slice(0, alone)) {
    progress(`campaign: ratings of ${id}`);
    await keeper.do({ do: 'play', play: { play: 'generation', characters: [id] } });
  }
  const title = 'A long evening';
  const evening = { ...DRIFT, day: 1, days: 900, title, characters: people.slice(0, 2) };
  await keeper.do({ do: 'campaign', deed: { deed: 'plan', ...evening } });
  const entry = Object.values(keeper.campaign?.open.entries ?? {}).find((one) => one.title === title)?.id;
  await keeper.do({ do: 'campaign', deed: { deed: 'start', entry } });
  const [acting, opposing] = people.map((character) => ({ character, skill: 'run' }));
  for (let n = alone; n < pace.scenes; n++) {
    progress(`campaign: check ${n}`);
    await keeper.do({ do: 'play', play: { play: 'check', entry, acting, opposing } });
  }
  const have = Object.keys(keeper.campaign?.open.entries ?? {}).length;
  for (let n = have; n < pace.entries; n++) {
    progress(`campaign: entry ${n}`);
    const characters = [people[n % people.length]];
    const deed = { deed: 'plan', ...DRIFT, day: 2 + (n % 700), title: `Scene ${n}`, characters };
    await keeper.do({ do: 'campaign', deed });
  }
};
