import type { Troops } from '../../battle/model.js';
import { NO_TROOPS } from '../../battle/setup.js';
import { ALL_TROOPS, TROOPS } from '../../battle/troops.table.js';
import type { Encounter } from '../../handover/carried.js';
import type { Battleground } from '../../march/openings.js';
import type { CharacterId } from '../papers/model.js';
import type { PartyPlan } from './partyPlan.js';

/** What a scene leaves open: two who have met and have not fought, or somebody who flees before others. */
export type Leaving =
  | {
      readonly leaves: 'fight';
      readonly attacker: PartyPlan;
      readonly defender: PartyPlan;
      readonly met: Encounter;
      /** SAGA-MOVE-040: the place, whose battlefields fit; left out, any do. */
      readonly ground?: Battleground;
    }
  | {
      readonly leaves: 'pursuit';
      readonly pursuers: PartyPlan;
      readonly quarry: PartyPlan;
      readonly from: 'duel' | 'battle';
    };

/** SAGA-MOVE-002: whether soldiers ride, and their leaders with them: all do, or none. */
const isMounted = (troops: Troops): boolean => {
  const there = ALL_TROOPS.filter((troop) => troops[troop] > 0);
  return there.length > 0 && there.every((troop) => TROOPS[troop].kind === 'cavalry');
};

/** People, and soldiers with them, as they go on together after a fight. */
export const bandOf = (
  name: string,
  people: readonly CharacterId[],
  { unit, troops }: { readonly unit: string | null; readonly troops: Troops } = { unit: null, troops: NO_TROOPS },
): PartyPlan => ({
  name,
  members: people.map((character) => ({ character, mounted: isMounted(troops), scout: false })),
  unit,
  troops,
  boats: false,
});
