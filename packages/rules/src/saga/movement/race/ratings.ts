import type { Rated, Sum, Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { countingIn, goingOf, MOVEMENT_SKILL, type Party, partyRating } from '../party/party.js';
import type { Both } from './model.js';

/** All that a leg of a race hangs on, but for the stakes. */
export interface Runners {
  readonly racers: Both<Party>;
  readonly onWater: boolean;
}

/** SAGA-MOVE-033: effort points equal to Endurance; weariness takes from checks alone. */
export const effortOf = (party: Party): number => countingIn(party, 'endurance').rating;

/** SAGA-MOVE-032: the movement skill alone; the stake adds to it. */
const runnersRating =
  (party: Party, onWater: boolean, stake: number) =>
  (sum: Sum): void => {
    partyRating(party, MOVEMENT_SKILL[goingOf(party, onWater)])(sum);
    if (stake > 0) sum.add(stake, 'move.stake', 'SAGA-MOVE-033');
  };

/** One check of movement skills. Both act alike, so the one entered first rolls (SAGA-CHECK-028). */
export const raceThrow = (
  edition: CheckEdition,
  rate: (by: (sum: Sum) => void) => Rated,
  { racers: [first, second], onWater }: Runners,
  [one, other]: Both<number>,
): Throw =>
  edition.check({
    roller: rate(runnersRating(first, onWater, one)),
    opposing: rate(runnersRating(second, onWater, other)),
  });
