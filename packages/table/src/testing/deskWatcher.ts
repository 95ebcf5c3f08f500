import type { SeatId } from '@warmoot/kernel';
import type { ServerMessage } from '@warmoot/protocol';
import { itemsOf } from '../core/seen.js';
import { type Feed, tableMessage, tellFeeds } from '../room/feed.js';
import type { DeskTable } from './deskTable.js';

/** Somebody who watches a desk table from a seat, and is told what is new when they ask. */
export class DeskWatcher {
  private readonly table: DeskTable;
  private readonly seat: SeatId;
  private readonly key: string;
  private before: DeskTable['facts'];
  private told = 0;

  constructor(table: DeskTable, seat: SeatId) {
    this.table = table;
    this.seat = seat;
    // The key with which the seat is opened now: whoever is handed it later has another.
    this.key = table.facts.seats.find((one) => one.seat === seat)?.keys[0] ?? `key ${seat}`;
    this.before = table.facts;
    this.told = table.records.length;
  }

  /** The whole table, as it is sent when a page is opened or a line is back. */
  whole(): Extract<ServerMessage, { readonly send: 'table' }> {
    this.catchUp();
    const { facts, records } = this.table;
    return tableMessage(facts, this.seat, itemsOf(records, this.seat, 0), {});
  }

  /** What is new since then; nothing where nothing is. */
  news(): readonly ServerMessage[] {
    const sent: ServerMessage[] = [];
    const feed: Feed = {
      seat: this.seat,
      key: this.key,
      send: (message) => void sent.push(message),
      write: () => undefined,
    };
    const { facts, records } = this.table;
    const fresh = records.slice(this.told);
    if (fresh.length > 0) tellFeeds('desk', new Set([feed]), this.before, facts, fresh);
    this.catchUp();
    return sent;
  }

  private catchUp(): void {
    this.before = this.table.facts;
    this.told = this.table.records.length;
  }
}
