import type { Seat } from '@warmoot/protocol';
import type { Words } from '@warmoot/words';
import { freshSeed } from '../../browser/freshSeed.js';
import { watchTable } from '../../net/sittings.js';
import { act, noteSeat } from '../../net/store.js';
import { setupPage } from './kinds.js';
import { openDoor } from './openDoor.js';
import { sideOnSlate } from './sideOnSlate.js';

/** Sets up a kind of scene at a table just opened, with the side that was picked, and opens its door; says where that is. */
export const playByLink = (
  kind: string,
  { table, seat }: Seat,
  side: string | null,
  words: Pick<Words, 'scenes'>,
): string => {
  noteSeat(table, seat);
  watchTable(table, seat);
  // All is said at once: the table does it in this order.
  openDoor({ seen: null, seat }, (deed) => act(table, seat, deed), kind);
  if (side !== null)
    for (const [field, value] of Object.entries(sideOnSlate({ kind, side, seat, seed: freshSeed(), words })))
      void act(table, seat, { do: 'set', field, value });
  return setupPage(table, kind);
};
