import type { Asked, SeatId, View } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';
import type { SceneProps } from '../contract.js';

export type ChaseView = View<saga.chase.Chase>;
export type Side = saga.chase.Side;
export type Way = saga.chase.Way;

const EDITIONS = { saga: saga.edition, 'saga-1e': saga1e.edition } as const;

/** The edition by whose rules they run. */
export const editionOf = (view: Pick<ChaseView, 'given'>) => EDITIONS[view.given.edition];

/** For which side something is asked. */
export const sideAsked = ({ given }: Pick<ChaseView, 'given'>, { as }: Asked): Side =>
  as === given.quarry.name ? 'quarry' : 'pursuers';

/** Which side a seat plays; null where it plays neither, or both. */
export const sideOf = ({ given }: Pick<ChaseView, 'given'>, seat: SeatId | null): Side | null => {
  const sides = saga.chase.SIDES.filter((side) => seat !== null && given[side].seats.includes(seat));
  return sides.length === 1 ? (sides[0] as Side) : null;
};

/** From which side a seat looks at it. Who only watches looks at it with the quarry. */
export const sideSeen = ({ given }: Pick<ChaseView, 'given'>, seat: SeatId | null): Side =>
  seat !== null && given.pursuers.seats.includes(seat) && !given.quarry.seats.includes(seat) ? 'pursuers' : 'quarry';

/** SAGA-CAMPAIGN-004: whether something of what the odds rest on is on a sheet that is closed to whoever looks. */
export const isShut = ({ given, closed }: ChaseView): boolean =>
  [...given.quarry.members, ...given.pursuers.members].some(({ name }) => closed?.includes(name) ?? false);

/** From so many on a party is drawn as counters (SAGA-MOVE-040). */
export const isHost = (party: saga.party.Party): boolean => saga.party.isMassCombat(party, party);

/** What the parts of a pursuit's page are given. */
export interface ChaseProps extends Omit<SceneProps, 'view'> {
  readonly view: ChaseView;
  /** Whose page it is. */
  readonly side: Side;
}
