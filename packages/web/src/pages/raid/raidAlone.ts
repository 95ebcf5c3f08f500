import type { Seat } from '@warmoot/protocol';
import { storyTold } from '@warmoot/words';
import { beginShared } from '../../campaign/stories/beginShared.js';
import { type Answer, api } from '../../net/api.js';
import { foundAt } from '../../net/foundAt.js';
import { watchTable } from '../../net/sittings.js';
import { noteSeat } from '../../net/store.js';
import { noteBegun } from '../../table/setup/prepared.js';

/** The raid at a table of its own: two computers play whoever is not Lady Ella, and the council sits. */
export const raidAlone = async (you: string, language: string): Promise<Answer<Seat>> => {
  const opened = await api.openTable({ me: you, title: storyTold(language, 'raid')('name') });
  if (!opened.ok) return opened;
  const { table, seat } = opened.value;
  noteSeat(table, seat);
  noteBegun(table);
  watchTable(table, seat);
  const players = [
    { part: 'lady', seat },
    { part: 'house', seat: null },
    { part: 'town', seat: null },
  ];
  const refusal = await beginShared(opened.value, { story: 'raid', players, taken: [you], language });
  if (refusal !== null) return { ok: false, refusal };
  // Its page is shown with the scene in it, and not with a table at which nothing is played.
  await foundAt(table, seat, ({ scene }) => scene);
  return opened;
};
