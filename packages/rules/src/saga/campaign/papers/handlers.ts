import type { Result, SeatId } from '@warmoot/kernel';
import type { CampaignDeed, DeedOf } from './deeds.js';
import type { CampaignEvent, EntryId, Ruled } from './model.js';

/** SAGA-MOVE-037: a movement that is played at the table and may wait there now, and the day that it has come to. */
export interface Road {
  readonly entry: EntryId;
  readonly day: number;
}

/** Who does a deed: a seat, and whether the table has decided it (SAGA-CHECK-005). */
export interface Who {
  readonly seat: SeatId | null;
  readonly decided: boolean;
  /** The players' seats at the table. */
  readonly players: readonly SeatId[];
  /** The version of the campaign's rules that the deed was written down under; ours where it is done now. */
  readonly version?: string;
  readonly road?: Road | undefined;
}

/** What a deed brings about, or why it may not be. */
export type Handler<D extends CampaignDeed['deed']> = (
  campaign: Ruled,
  deed: DeedOf<D>,
  who: Who,
) => Result<readonly CampaignEvent[]>;

export type Handlers<D extends CampaignDeed['deed']> = { readonly [K in D]: Handler<K> };
