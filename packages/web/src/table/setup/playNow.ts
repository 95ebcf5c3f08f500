import { Impossible } from '@warmoot/kernel';
import { type Seat, startFor } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import type { Answer } from '../../net/api.js';
import { watchTable } from '../../net/sittings.js';
import { act, noteSeat } from '../../net/store.js';

interface PlayNowNames {
  readonly you: string;
  readonly opponent: string;
}

/** A duel against the computer at a table just opened: somebody to play against, two ready-made fighters. */
export const playNow = async (
  opened: Answer<Seat>,
  { you, opponent }: PlayNowNames,
  player: string,
): Promise<Answer<Seat>> => {
  if (!opened.ok) return opened;
  const { table, seat } = opened.value;
  // Two people of one name cannot sit at a table.
  const them = opponent.toLowerCase() === you.toLowerCase() ? `${opponent} 2` : opponent;
  noteSeat(table, seat);
  // All is said at once: the table does it in this order.
  watchTable(table, seat);
  const seating = act(table, seat, { do: 'seatComputer', name: them, player });
  const [duel] = manifestsOf('duel');
  if (duel === undefined) throw new Impossible('no duel to play');
  const beginning = act(table, seat, { do: 'begin', ...startFor(duel, duel.starts[0]?.name ?? null, [seat, them]) });
  const refusal = (await seating) ?? (await beginning);
  return refusal === null ? opened : { ok: false, refusal };
};
