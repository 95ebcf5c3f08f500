import { type SeatId, sameJson } from '@warmoot/kernel';
import { type Item, PROTOCOL, type Presence, type ServerMessage, type TableRecord } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { Slice } from '../aside/slices.js';
import { shutOf, type TableFacts } from '../core/facts.js';
import { campaignSeen, itemsOf, linesOf, sceneNews, sceneSeen, tableSeen } from '../core/seen.js';

/** Somebody who watches a table from a seat. */
export interface Feed {
  readonly seat: SeatId;
  /** The hash of the key by which the seat is held. */
  readonly key: string;
  readonly send: (message: ServerMessage) => void;
  /** Sends a message that is written out already. */
  readonly write: (text: string) => void;
}

/** All that a seat sees, and some lines of its log. */
export const tableMessage = (
  facts: TableFacts,
  seat: SeatId,
  items: readonly Item[],
  here: Presence,
): Extract<ServerMessage, { send: 'table' }> => ({
  v: PROTOCOL,
  send: 'table',
  table: facts.table,
  seat,
  seen: tableSeen(facts, seat),
  scene: sceneSeen(facts, seat),
  campaign: campaignSeen(facts, seat),
  from: items[0]?.place ?? linesOf(facts, seat),
  items,
  here,
});

/** Lines written out, with turns of everybody else in between: a long scene has thousands. */
export const writtenLines = async (items: readonly Item[], slice = new Slice()): Promise<string> => {
  const lines: string[] = [];
  for (const item of items) {
    lines.push(JSON.stringify(item));
    if (slice.isOver) await slice.rest();
  }
  return lines.join(',');
};

/** All that a seat sees, written out, of which the lines were before. */
export const writtenTable = ({ items: _, ...rest }: ReturnType<typeof tableMessage>, lines: string): string =>
  `${JSON.stringify(rest).slice(0, -1)},"items":[${lines}]}`;

/** Records after which the table itself may look different. */
const touchesTable = ({ what }: TableRecord): boolean =>
  what.did !== 'played' && what.did !== 'said' && what.did !== 'campaign';

/** Records after which a scene cannot be followed from the one before, and comes whole. */
const turnsPage = ({ what }: TableRecord): boolean =>
  what.did === 'began' ||
  what.did === 'ended' ||
  what.did === 'switched' ||
  (what.did === 'played' && (what.entry.input.input === 'undo' || what.entry.input.input === 'rules'));

const differs = (a: unknown, b: unknown): boolean => !sameJson(a, b);

/** The part of the campaign that changed for a seat. */
const campaignTold = (
  seat: SeatId,
  before: TableFacts,
  after: TableFacts,
): Pick<Extract<ServerMessage, { send: 'news' }>, 'founded' | 'campaign'> | null => {
  if (before.campaign === after.campaign && before.options.referee === after.options.referee) return null;
  const [was, is] = [campaignSeen(before, seat), campaignSeen(after, seat)];
  if (is === null) return null;
  if (was === null) return { founded: is };
  const campaign = saga.campaign.campaignNews(was, is);
  const { plain, things, own } = campaign;
  const isNothing = Object.keys(plain).length === 0 && Object.keys(things).length === 0 && own === undefined;
  return isNothing ? null : { campaign };
};

/**
 * What is new for a seat between two moments, or nothing. It is made of what the seat saw then and sees now, so what
 * it may not see cannot be told by it, not even that there was something.
 */
const newsFor = (
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
  const told = campaignTold(seat, before, after);
  Object.assign(news, told);
  let isNew = items.length > 0 || told !== null;
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
    // The client replays what it hears, so a line is sent even where the seat's view stays the same.
    const hasMoved = items.some(({ what }) => what.did === 'played');
    if (moved !== null && (hasMoved || differs(sceneNews(before, seat), moved))) {
      news.moved = moved;
      isNew = true;
    }
  }
  return isNew ? news : null;
};

/** Tells everybody who watches what is new for them; and whoever has lost the seat, that. */
export const tellFeeds = (
  table: string,
  feeds: Set<Feed>,
  before: TableFacts,
  after: TableFacts,
  records: readonly TableRecord[],
): void => {
  const bySeat = new Map<SeatId, ServerMessage | null>();
  for (const feed of [...feeds]) {
    const { seat, key, send } = feed;
    const refusal = shutOf(after, key, seat);
    if (refusal !== null) {
      feeds.delete(feed);
      send({ v: PROTOCOL, send: 'gone', table, seat, refusal });
      continue;
    }
    if (!bySeat.has(seat)) bySeat.set(seat, newsFor(table, seat, before, after, records));
    const news = bySeat.get(seat);
    if (news) send(news);
  }
};
