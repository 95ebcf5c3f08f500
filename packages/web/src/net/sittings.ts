import type { SeatId } from '@warmoot/kernel';
import { api } from './api.js';
import { markAt } from './marks.js';
import { staysSealed } from './sealed.js';
import { shareByItself } from './shares.js';
import { isMissed, newSitting, reachesBack, type Sitting, takeIn, takeUp } from './sitting.js';
import { hearTables, noteAnswered, sittingKey, socket, useNet } from './store.js';
import { answeredIn } from './windows.js';

const { setState: set, getState: get } = useNet;

const put = (key: string, sitting: Sitting): void =>
  set(({ sittings }) => ({ sittings: { ...sittings, [key]: sitting } }));

/** A sitting of which nothing has arrived yet. */
const taken = (table: string, seat: SeatId): Sitting => newSitting(table, seat, markAt('hand', table, seat));

hearTables((message) => {
  const key = sittingKey(message.table, message.seat);
  const before = get().sittings[key] ?? taken(message.table, message.seat);
  const after = takeIn(before, message);
  put(key, after);
  const answered = message.send === 'news' ? answeredIn(before, after) : null;
  if (answered !== null) noteAnswered(message.table, message.seat, answered);
  shareByItself(after);
});

export const watchTable = (table: string, seat: SeatId): void => {
  const key = sittingKey(table, seat);
  if (get().sittings[key] === undefined) put(key, taken(table, seat));
  socket.watch(table, seat);
};

export const unwatchTable = (table: string, seat: SeatId): void => socket.unwatch(table, seat);

const EARLIER = 200;

/** Fetches lines of the log from before those that are known. */
export const loadEarlier = async (table: string, seat: SeatId): Promise<void> => {
  const key = sittingKey(table, seat);
  const first = get().sittings[key]?.items[0]?.place ?? 0;
  if (first === 0) return;
  const from = Math.max(0, first - EARLIER);
  const lines = await api.lines(table, seat, from, first - from);
  const now = get().sittings[key];
  if (!lines.ok || now === undefined || now.items[0]?.place !== first) return;
  put(key, { ...now, items: [...lines.value, ...now.items] });
};

/** Shows again how the last scene ended, where that was before this page was loaded. */
export const recallEnd = async (table: string, seat: SeatId, scene: number): Promise<void> => {
  const key = sittingKey(table, seat);
  const now = (): Sitting | undefined => get().sittings[key];
  const missed = now();
  if (missed === undefined || staysSealed(missed, scene)) return;
  const log = await api.sceneLog(table, seat, scene);
  if (!log.ok) return;
  for (let sitting = now(); sitting !== undefined && isMissed(sitting); sitting = now()) {
    if (reachesBack(sitting)) {
      put(key, takeUp(sitting, log.value));
      return;
    }
    const [first] = sitting.items;
    await loadEarlier(table, seat);
    if (now()?.items[0] === first) return;
  }
};
