import type { Json, SeatId } from '@warmoot/kernel';
import type { SeenProposal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { Sitting } from '../../net/sitting.js';
import type { Offer } from './offers.js';

type Seats = Pick<Sitting, 'seen' | 'seat'>;

/** The people at the table besides oneself: computers are not asked. */
const othersAt = ({ seen, seat }: Seats): readonly SeatId[] =>
  (seen?.seats ?? [])
    .filter((one) => one.role === 'player' && one.holder !== 'computer' && one.taken && one.seat !== seat)
    .map((one) => one.seat);

/** Whom it takes besides oneself before a scene begins. */
export interface Asking {
  /** What it is about: how it is fought, or what would be seen of closed sheets. */
  readonly why: 'way' | 'sheets';
  readonly all: readonly SeatId[];
  /** Those of them against whose word it does not begin, and those whose objection brings a vote. */
  readonly own: readonly SeatId[];
  readonly others: readonly SeatId[];
}

/** Who is asked before an offer is played; null where whoever presses begins it. */
export const askingFor = (seen: Pick<saga.campaign.SeenCampaign, 'open'>, at: Seats, offer: Offer): Asking | null => {
  if (offer.offer !== 'next' || offer.next.next === 'end') return null;
  const { stands, next } = offer;
  if (stands !== null && stands.state !== 'planned') return null;
  const word = saga.campaign.wordAsked(seen, next);
  const all = othersAt(at);
  if (word === null || all.length === 0) return null;
  const own = all.filter((seat) => word.owners.includes(seat));
  return {
    ...{ why: word.rule === 'SAGA-CAMPAIGN-004' ? 'sheets' : 'way', all, own },
    others: all.filter((seat) => !own.includes(seat)),
  };
};

/** The proposal to play an entry that is before the table; null where there is none. */
export const proposalOn = ({ seen }: Pick<Sitting, 'seen'>, entry: string | undefined): SeenProposal | null =>
  (seen?.proposals ?? []).find(({ about, value }) => {
    const { play } = value as { readonly play?: { readonly play?: Json; readonly entry?: Json } };
    return about === 'play' && entry !== undefined && play?.play === 'entry' && play.entry === entry;
  }) ?? null;
