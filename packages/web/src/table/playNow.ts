import type { Seat } from '@warmoot/protocol';
import { type Answer, api } from '../net/api.js';
import { act, noteSeat, watchTable } from '../net/store.js';
import { duelStart } from './fighters.js';

export interface PlayNowWords {
  readonly you: string;
  readonly opponent: string;
  readonly title: string;
}

/** A duel against the computer, at once: a table, somebody to play against, two ready-made fighters. */
export const playNow = async ({ you, opponent, title }: PlayNowWords, player = 'captain'): Promise<Answer<Seat>> => {
  const opened = await api.openTable({ me: you, title });
  if (!opened.ok) return opened;
  const { table, seat } = opened.value;
  // Two people of one name cannot sit at a table.
  const them = opponent.toLowerCase() === you.toLowerCase() ? `${opponent} 2` : opponent;
  noteSeat(table, seat);
  // All is said at once: the table does it in this order.
  watchTable(table, seat);
  const seating = act(table, seat, { do: 'seatComputer', name: them, player });
  const beginning = act(table, seat, {
    do: 'begin',
    ...duelStart({
      edition: 'saga',
      distance: 'spear',
      sides: [[{ name: 'Ella', like: 'swordsman', seat }], [{ name: 'Joris', like: 'raider', seat: them }]],
    }),
  });
  const refusal = (await seating) ?? (await beginning);
  return refusal === null ? opened : { ok: false, refusal };
};
