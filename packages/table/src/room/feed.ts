import { canonicalJson, type SeatId } from '@warmoot/kernel';
import { PROTOCOL, type ServerMessage, type TableRecord } from '@warmoot/protocol';
import type { TableFacts } from '../core/facts.js';
import { itemsOf, linesOf, sceneNews, sceneSeen, tableSeen } from '../core/seen.js';

/** Somebody who watches a table from a seat. */
export interface Feed {
  readonly seat: SeatId;
  /** The hash of the key by which the seat is held. */
  readonly key: string;
  readonly send: (message: ServerMessage) => void;
}

/** Records after which the table itself may look different. */
const touchesTable = ({ what }: TableRecord): boolean => what.did !== 'played' && what.did !== 'said';

/** Records after which a scene cannot be followed from the one before, and comes whole. */
const turnsPage = ({ what }: TableRecord): boolean =>
  what.did === 'began' ||
  what.did === 'ended' ||
  what.did === 'switched' ||
  (what.did === 'played' && (what.entry.input.input === 'undo' || what.entry.input.input === 'rules'));

const differs = (a: unknown, b: unknown): boolean => canonicalJson(a) !== canonicalJson(b);

/**
 * What is new for a seat between two moments, or nothing. It is made of what the seat saw then and sees now, so what
 * it may not see cannot be told by it, not even that there was something.
 */
export const newsFor = (
  table: string,
  seat: SeatId,
  before: TableFacts,
  after: TableFacts,
  records: readonly TableRecord[],
): ServerMessage | null => {
  const items = itemsOf(records, seat, linesOf(before, seat));
  const news: {
    -readonly [K in keyof Extract<ServerMessage, { send: 'news' }>]: Extract<ServerMessage, { send: 'news' }>[K];
  } = {
    v: PROTOCOL,
    send: 'news',
    table,
    seat,
    items,
  };
  let isNew = items.length > 0;
  if (records.some(touchesTable)) {
    const seen = tableSeen(after, seat);
    if (differs(tableSeen(before, seat), seen)) {
      news.seen = seen;
      isNew = true;
    }
  }
  if (records.some(turnsPage)) {
    const scene = sceneSeen(after, seat);
    if (differs(sceneSeen(before, seat), scene)) {
      news.scene = scene;
      isNew = true;
    }
  } else {
    const moved = sceneNews(after, seat);
    if (moved !== null && differs(sceneNews(before, seat), moved)) {
      news.moved = moved;
      isNew = true;
    }
  }
  return isNew ? news : null;
};
