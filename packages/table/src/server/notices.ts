import { type Notice, PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import { datedFor, type Summary, summaryIn } from '../core/summary.js';
import type { Store, StoredHead } from '../store/port.js';

/** A device that is told where its person must act. */
export interface Device {
  readonly key: string;
  readonly send: (message: ServerMessage) => void;
  /** Lets it go; it comes back by the key that it has then. */
  readonly dismiss: () => void;
}

interface Connected {
  readonly devices: Set<Device>;
  /** Devices that have not been greeted yet. */
  coming: number;
  /** The notices sent to a device, by table and question. */
  readonly told: Map<string, Notice>;
}

/** The last known length of a table's log, and who held its seats then. */
interface Heard {
  readonly length: number;
  readonly keys: ReadonlySet<string>;
}

const LOOK_AFTER_MS = 20;

const nameOf = ({ table, seat, question }: Notice): string => `${table} ${seat} ${question}`;

/** Tells the devices that are connected to this process who must act: one notice for each decision, withdrawn after. */
export class Notices {
  private readonly store: Store;
  private readonly byKey = new Map<string, Connected>();
  private readonly heardOf = new Map<string, Heard>();
  /** Tables of which there is news that has not been looked at, and how long their logs are by it. */
  private readonly news = new Map<string, number>();
  private looking: NodeJS.Timeout | null = null;
  /** Tables of which something is to be said later, where nothing has changed by then. */
  private readonly later = new Map<string, NodeJS.Timeout>();
  private readonly fault: (error: unknown) => void;
  private readonly now: () => number;

  constructor(store: Store, fault: (error: unknown) => void, now: () => number = Date.now) {
    this.store = store;
    this.fault = fault;
    this.now = now;
  }

  /**
   * Greets a device with all that its person must decide now. From the moment on at which this is read, what changes
   * is heard, so that nothing falls between.
   */
  async connect(device: Device, greet: (notices: readonly Notice[]) => void): Promise<void> {
    const { key } = device;
    const connected = this.byKey.get(key) ?? { devices: new Set(), coming: 0, told: new Map() };
    this.byKey.set(key, connected);
    connected.coming += 1;
    try {
      for (const head of await this.store.openedBy(key)) this.read(head);
      connected.devices.add(device);
    } finally {
      connected.coming -= 1;
      this.letGo(key, connected);
    }
    greet([...connected.told.values()]);
  }

  disconnect(device: Device): void {
    const connected = this.byKey.get(device.key);
    if (connected === undefined) return;
    connected.devices.delete(device);
    this.letGo(device.key, connected);
  }

  /** Whether a key opens anything. */
  readonly opens = async (key: string): Promise<boolean> => (await this.store.openedBy(key)).length > 0;

  /** The devices of a key that was replaced are let go. */
  readonly dismiss = (key: string): void => {
    for (const device of [...(this.byKey.get(key)?.devices ?? [])]) device.dismiss();
  };

  private letGo(key: string, { devices, coming }: Connected): void {
    if (devices.size === 0 && coming === 0) this.byKey.delete(key);
    if (this.byKey.size === 0) this.heardOf.clear();
  }

  private read(head: StoredHead): void {
    const summary = summaryIn(head);
    if (summary !== null) this.changed(head.table, summary, head.length);
  }

  /** A table has changed. What is older than what was heard before says nothing. */
  changed(table: string, summary: Summary, length: number): void {
    const before = this.heardOf.get(table);
    if (before !== undefined && before.length > length) return;
    const holders = Object.keys(summary.holders);
    const times: number[] = [];
    // People who lost their seat are visited too: their notices are withdrawn.
    for (const key of new Set([...holders, ...(before?.keys ?? [])])) {
      const connected = this.byKey.get(key);
      if (connected !== undefined) times.push(...this.tell(table, summary, key, connected));
    }
    this.tellLater(table, summary, length, times);
    if (holders.some((key) => this.byKey.has(key))) this.heardOf.set(table, { length, keys: new Set(holders) });
    else this.heardOf.delete(table);
  }

  /**
   * A table has changed, perhaps in another process. What this one wrote itself it is told in the same moment, and need
   * not read: so it waits for that moment to pass.
   */
  heard(table: string, length: number): void {
    if (this.byKey.size === 0) return;
    this.news.set(table, Math.max(length, this.news.get(table) ?? 0));
    this.looking ??= setTimeout(() => void this.look().catch(this.fault), LOOK_AFTER_MS);
  }

  private async look(): Promise<void> {
    this.looking = null;
    const unknown = [...this.news].filter(([table, length]) => (this.heardOf.get(table)?.length ?? 0) < length);
    this.news.clear();
    for (const [table] of unknown) {
      const head = await this.store.head(table);
      if (head !== null) this.read(head);
    }
  }

  /** News may have been missed: all are looked at again who are connected here. */
  async heardNothing(): Promise<void> {
    for (const key of [...this.byKey.keys()]) {
      for (const head of await this.store.openedBy(key)) this.read(head);
    }
  }

  /** Looks at a table again when the first of these times has come. */
  private tellLater(table: string, summary: Summary, length: number, times: readonly number[]): void {
    clearTimeout(this.later.get(table));
    this.later.delete(table);
    if (times.length === 0) return;
    const again = (): void => this.changed(table, summary, length);
    this.later.set(table, setTimeout(again, Math.min(...times) - this.now()));
  }

  /** Looks at nothing more. */
  close(): void {
    if (this.looking !== null) clearTimeout(this.looking);
    for (const timer of this.later.values()) clearTimeout(timer);
    this.news.clear();
  }

  /** Tells one person's devices what is new for them, and says when there will be more to tell. */
  private tell(table: string, summary: Summary, key: string, { devices, told }: Connected): readonly number[] {
    const at = this.now();
    const dated = datedFor(table, summary, key).map((one) => ({ ...one, name: nameOf(one.notice) }));
    // What was told stays told, though it is waited for anew.
    const due = dated.filter(({ name, from }) => from <= at || told.has(name));
    const now = new Map(due.map(({ name, notice }) => [name, notice]));
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
    return dated.flatMap(({ name, from }) => (now.has(name) ? [] : [from]));
  }
}
