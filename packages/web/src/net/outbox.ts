import type { SeatId } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';

/** Something asked of a table and not yet answered. Its id stays the same however often it is sent. */
export interface Sent {
  readonly id: string;
  readonly table: string;
  readonly seat: SeatId;
  readonly deed: Deed;
}

const KEY = 'warmoot.outbox';

/** Where a page keeps what it has asked for: the browser's own store for the session, or nothing where that is closed. */
export interface Drawer {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

const read = (drawer: Drawer | null): readonly Sent[] => {
  try {
    return JSON.parse(drawer?.getItem(KEY) ?? '[]') as readonly Sent[];
  } catch {
    return [];
  }
};

/** What was asked for and not yet answered, in order. It outlives a reload, so that nothing typed is lost. */
export class Outbox {
  private readonly drawer: Drawer | null;
  private sent: readonly Sent[];

  constructor(drawer: Drawer | null) {
    this.drawer = drawer;
    this.sent = read(drawer);
  }

  get all(): readonly Sent[] {
    return this.sent;
  }

  private keep(sent: readonly Sent[]): void {
    this.sent = sent;
    try {
      this.drawer?.setItem(KEY, JSON.stringify(sent));
    } catch {
      // Kept for this page only.
    }
  }

  put(one: Sent): void {
    this.keep([...this.sent, one]);
  }

  /** Takes out what was answered; undefined where it was not ours. */
  take(id: string): Sent | undefined {
    const found = this.sent.find((one) => one.id === id);
    if (found !== undefined) this.keep(this.sent.filter((one) => one !== found));
    return found;
  }
}
