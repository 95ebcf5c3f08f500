import type { SeatId } from '@warmoot/kernel';
import type { AnyRefusal, Deed, Notice, ServerMessage } from '@warmoot/protocol';
import { create } from 'zustand';
import { markOn } from './marks.js';
import { Outbox, type Sent } from './outbox.js';
import type { Sitting } from './sitting.js';
import { type Line, Socket } from './socket.js';
import { noteWriters } from './typing.js';

/** What was refused last, and to whom it was said. */
export interface LastRefusal {
  readonly refusal: AnyRefusal;
  readonly deed: Deed;
  /** It had waited here for the line. */
  readonly waited: boolean;
}

interface Net {
  readonly line: Line;
  /** The server is of another version than this page. */
  readonly isOld: boolean;
  readonly notices: readonly Notice[];
  readonly pending: readonly Sent[];
  /** By table and seat. */
  readonly sittings: Readonly<Record<string, Sitting>>;
  readonly refused: Readonly<Record<string, LastRefusal | undefined>>;
  /** By table and seat: a question that was answered in another window of the same seat. */
  readonly elsewhere: Readonly<Record<string, string | undefined>>;
  /** The seats that this page has taken itself: it need not ask for them. */
  readonly taken: Readonly<Record<string, readonly SeatId[]>>;
}

export const sittingKey = (table: string, seat: SeatId): string => `${table} ${seat}`;

export const useNet = create<Net>(() => ({
  line: { is: 'none' },
  isOld: false,
  notices: [],
  pending: [],
  sittings: {},
  refused: {},
  elsewhere: {},
  taken: {},
}));

const { setState: set, getState: get } = useNet;

/** Which build this page is, as its document says; one in development says nothing. */
let pageBuild = document.querySelector<HTMLMetaElement>('meta[name="warmoot-build"]')?.content ?? null;

/** Whether the server has moved on from under this page. */
const isOtherBuild = (build: string): boolean => {
  pageBuild ??= build;
  return build !== 'dev' && build !== pageBuild;
};

const sameNotice = (a: Pick<Notice, 'table' | 'seat' | 'question'>, b: typeof a): boolean =>
  a.table === b.table && a.seat === b.seat && a.question === b.question;

/** The callers that wait for an answer, by the id of what they sent. */
const waiting = new Map<string, (refusal: AnyRefusal | null) => void>();

/** What waited here while the line was cut, by its id: where it comes too late, that is said. */
const waited = new Set<string>();

const noteWaiting = (line: Line): void => {
  if (line.is === 'away') for (const { id } of get().pending) waited.add(id);
};

/** What is said of a table. */
export type OfTable = Extract<ServerMessage, { readonly send: 'table' | 'news' | 'here' | 'gone' }>;

const questionOf = (deed: Deed): string | null => ('question' in deed ? deed.question : null);

/** By table and seat: a question that was answered while this window's own answer to it was on its way. */
const unsure = new Map<string, string>();

/** Notes that a seat's question was answered, and not necessarily from here. */
export const noteAnswered = (table: string, seat: SeatId, question: string): void => {
  const key = sittingKey(table, seat);
  const isOnItsWay = get().pending.some(
    (one) => sittingKey(one.table, one.seat) === key && questionOf(one.deed) === question,
  );
  if (isOnItsWay) unsure.set(key, question);
  else if (mine.get(key) !== question) set(({ elsewhere }) => ({ elsewhere: { ...elsewhere, [key]: question } }));
};

/** By table and seat: the question that was last answered from here. */
const mine = new Map<string, string>();

/** Whoever takes in what is said of tables. That needs the rules, which the first page does without. */
let tables: ((message: OfTable) => void) | null = null;
/** What was said of tables before there was anybody to take it in. */
const early: OfTable[] = [];

export const hearTables = (take: (message: OfTable) => void): void => {
  tables = take;
  for (const message of early.splice(0)) take(message);
};

const hear = (message: ServerMessage): void => {
  switch (message.send) {
    case 'hello':
      set({ notices: message.notices, ...(isOtherBuild(message.build) && { isOld: true }) });
      return;
    case 'notice':
      set(({ notices }) => ({
        notices: [...notices.filter((one) => !sameNotice(one, message.notice)), message.notice],
      }));
      return;
    case 'withdrawn':
      set(({ notices }) => ({ notices: notices.filter((one) => !sameNotice(one, message)) }));
      return;
    case 'typing':
      noteWriters(sittingKey(message.table, message.seat), message);
      return;
    case 'table':
    case 'news':
    case 'here':
    case 'gone':
      noteWriters(sittingKey(message.table, message.seat), message);
      if (tables === null) early.push(message);
      else tables(message);
      return;
    case 'refused':
      if (message.refusal.code === 'OTHER_PROTOCOL') set({ isOld: true });
      return;
    default:
  }
};

const drawer = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

const outbox = new Outbox(drawer());
// What was asked for before the page was loaded again is still under way.
set({ pending: outbox.all });
for (const { id } of outbox.all) waited.add(id);

export const socket = new Socket(
  {
    message: hear,
    line: (line) => {
      set({ line });
      noteWaiting(line);
    },
    pending: (pending) => {
      set({ pending });
      noteWaiting(get().line);
    },
    answered: (sent, refusal) => {
      const wanted = waiting.get(sent.id);
      waiting.delete(sent.id);
      wanted?.(refusal);
      const key = sittingKey(sent.table, sent.seat);
      const question = questionOf(sent.deed);
      // Two windows answered at once: the other was first, and that is no mistake of anybody's.
      if (refusal?.code === 'STALE' && question !== null && unsure.get(key) === question) {
        set(({ elsewhere }) => ({ elsewhere: { ...elsewhere, [key]: question } }));
        return;
      }
      // What a device does for the dice by itself is nobody's mistake.
      const isByItself = sent.deed.do === 'share' || sent.deed.do === 'link';
      if (refusal !== null && !isByItself) {
        set(({ refused }) => ({
          refused: { ...refused, [key]: { refusal, deed: sent.deed, waited: waited.has(sent.id) } },
        }));
      }
    },
    seen: (table, seat) => {
      const last = get().sittings[sittingKey(table, seat)]?.items.at(-1);
      return last === undefined ? null : last.place + 1;
    },
  },
  outbox,
);

/** Opens the line, where this device holds a seat anywhere. */
export const openLine = (): void => socket.open();

/** Notes a seat that was just taken, so that its table can be shown at once. */
export const noteSeat = (table: string, seat: SeatId): void =>
  set(({ taken }) => ({ taken: { ...taken, [table]: [...(taken[table] ?? []), seat] } }));

/** Takes the last refusal, and what was said of another window, off the page; the next act calls it. */
const forgetRefusal = (table: string, seat: SeatId): void =>
  set(({ refused, elsewhere }) => ({
    refused: { ...refused, [sittingKey(table, seat)]: undefined },
    elsewhere: { ...elsewhere, [sittingKey(table, seat)]: undefined },
  }));

/** Notes that this seat answers by hand: what else is answered for it from here on stood. */
const noteHand = (table: string, seat: SeatId): void => {
  const key = sittingKey(table, seat);
  const sitting = get().sittings[key];
  const hand = sitting?.items.at(-1)?.place;
  if (sitting === undefined || hand === undefined) return;
  markOn('hand', table, seat, hand);
  set(({ sittings }) => ({ sittings: { ...sittings, [key]: { ...sitting, hand } } }));
};

/** Asks a table for something: null once it is done, or why not. It is kept until then, whatever happens to the line. */
export const act = (table: string, seat: SeatId, deed: Deed): Promise<AnyRefusal | null> => {
  // What is written on the slate is sent while its writer does something else.
  if (deed.do !== 'set') forgetRefusal(table, seat);
  const question = questionOf(deed);
  if (question !== null) mine.set(sittingKey(table, seat), question);
  if (deed.do === 'answer') noteHand(table, seat);
  return new Promise((resolve) => {
    waiting.set(socket.ask(table, seat, deed), resolve);
  });
};
