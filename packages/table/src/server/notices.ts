import { type Notice, PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import { noticesFor, type Summary } from '../core/summary.js';
import type { Store, StoredHead } from '../store/port.js';

/** A device that is told where its person must act. */
export interface Device {
  readonly key: string;
  readonly send: (message: ServerMessage) => void;
}

interface Connected {
  readonly devices: Set<Device>;
  /** What they have been told, by table and question. */
  told: Map<string, Notice>;
}

const nameOf = ({ table, seat, question }: Notice): string => `${table} ${seat} ${question}`;

const summaryIn = ({ summary }: StoredHead): Summary => summary as unknown as Summary;

/** Tells the devices that are connected to this process who must act: one notice for each decision, withdrawn after. */
export class Notices {
  private readonly store: Store;
  private readonly byKey = new Map<string, Connected>();
  /** Who held seats at a table when it last changed. */
  private readonly toldOf = new Map<string, ReadonlySet<string>>();

  constructor(store: Store) {
    this.store = store;
  }

  /** All that a key's holder must decide now. */
  async due(key: string): Promise<readonly Notice[]> {
    const heads = await this.store.openedBy(key);
    return heads.flatMap((head) => noticesFor(head.table, summaryIn(head), key));
  }

  async connect(device: Device): Promise<readonly Notice[]> {
    const notices = await this.due(device.key);
    const connected = this.byKey.get(device.key) ?? { devices: new Set(), told: new Map() };
    connected.devices.add(device);
    connected.told = new Map(notices.map((notice) => [nameOf(notice), notice]));
    this.byKey.set(device.key, connected);
    return notices;
  }

  disconnect(device: Device): void {
    const connected = this.byKey.get(device.key);
    connected?.devices.delete(device);
    if (connected?.devices.size === 0) this.byKey.delete(device.key);
  }

  /** A table has changed in this process. */
  changed(table: string, summary: Summary): void {
    // Those who held a seat and hold it no more are looked at too: what they were told is withdrawn.
    const keys = new Set([...Object.keys(summary.holders), ...(this.toldOf.get(table) ?? [])]);
    for (const key of keys) {
      const connected = this.byKey.get(key);
      if (connected !== undefined) this.tell(table, summary, key, connected);
    }
    this.toldOf.set(table, new Set(Object.keys(summary.holders)));
    if (this.byKey.size === 0) this.toldOf.clear();
  }

  /** A table has changed in another process. */
  async heard(table: string): Promise<void> {
    if (this.byKey.size === 0) return;
    const head = await this.store.head(table);
    if (head !== null) this.changed(table, summaryIn(head));
  }

  private tell(table: string, summary: Summary, key: string, { devices, told }: Connected): void {
    const now = new Map(noticesFor(table, summary, key).map((notice) => [nameOf(notice), notice]));
    const send = (message: ServerMessage): void => {
      for (const device of devices) device.send(message);
    };
    for (const [name, { table: of, seat, question }] of told) {
      if (of !== table || now.has(name)) continue;
      told.delete(name);
      send({ v: PROTOCOL, send: 'withdrawn', table, seat, question });
    }
    for (const [name, notice] of now) {
      if (told.has(name)) continue;
      told.set(name, notice);
      send({ v: PROTOCOL, send: 'notice', notice });
    }
  }
}
