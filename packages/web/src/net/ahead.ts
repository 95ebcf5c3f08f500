import { api } from './api.js';
import { openLine, socket } from './store.js';

let asked: ReturnType<typeof api.mine> | null = null;

/**
 * Asks for what the page of a table will ask for, while its scripts are still fetched: for this device's seats and, where
 * it has one there, for the table as seen from it. Of several seats only the page can tell which is in front.
 */
export const askAhead = async (path: string): Promise<void> => {
  const [, place, table] = path.split('/');
  if (place !== 't') return;
  asked = api.mine();
  const mine = await asked;
  const listed = mine.ok ? mine.value.tables.find((one) => one.table === table) : undefined;
  if (listed === undefined) return;
  openLine();
  const [seat, other] = listed.seats;
  if (seat !== undefined && other === undefined) socket.watch(listed.table, seat);
};

/** This device's seats: the answer that was asked for ahead is taken once, then it is asked anew. */
export const mineNow = (): ReturnType<typeof api.mine> => {
  const first = asked;
  asked = null;
  return first ?? api.mine();
};
