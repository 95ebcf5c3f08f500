import type { MarchOutcome } from '../../march/model.js';
import type { CampaignEvent, Character } from '../papers/model.js';
import { because, change } from '../papers/noting.js';
import type { RoadDay } from '../papers/roadDay.js';

/** How the road has left somebody: what they have to eat, where that is known, and how weary they are since when. */
export interface LeftByRoad {
  readonly name: string;
  readonly food: number | null;
  readonly weary: number;
  readonly day: number;
}

/** SAGA-MOVE-043: members who have parted, prisoners among them, keep the weariness of their last evening with the party. */
const partedFrom = ({ members, days }: MarchOutcome['parties'][number]): readonly LeftByRoad[] => {
  const last = new Map<string, LeftByRoad>();
  for (const { day, weary, people } of days) {
    for (const name of Object.keys(people)) last.set(name, { name, food: null, weary, day });
  }
  for (const { name } of members) last.delete(name);
  return [...last.values()];
};

/** Everybody as the road has left them, party by party. */
export const leftByRoad = ({ day, parties }: MarchOutcome): readonly LeftByRoad[] =>
  parties.flatMap((party) => [
    ...party.members.map(({ name, food }) => ({ name, food, weary: party.weary, day })),
    ...partedFrom(party),
  ]);

/**
 * SAGA-MOVE-044, SAGA-MOVE-012: how somebody wounded spent the days on the road, and whether they had food and water: it
 * decides on their Heal checks, which are made when the scene is over.
 */
export const travelled = (
  who: Character,
  name: string,
  { entry, outcome }: { readonly entry: string; readonly outcome: MarchOutcome },
): readonly CampaignEvent[] => {
  if (who.dead !== null || who.wounds.length === 0) return [];
  const days = outcome.parties
    .flatMap((party) => party.days)
    .flatMap(({ day, people }): readonly RoadDay[] => {
      const spent = people[name];
      return spent === undefined || day <= who.healedThrough ? [] : [{ day, ...spent }];
    });
  if (days.length === 0) return [];
  const before = who.onTheRoad ?? [];
  return [change(who, { onTheRoad: [...before, ...days] }, because('travelled', ['SAGA-MOVE-044'], entry))];
};
