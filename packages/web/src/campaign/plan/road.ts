import type { Refusal, shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type MapWish, roadsFor, wishFor } from '../../table/road/map.js';
import { ON_NO_ROADS, onRoads, placeFor, type Roads, usualWant } from '../../table/road/parties.js';

/** A party of the cast, with where it is and what it wants, should it go by a map. */
export type RoadParty = saga.campaign.MarchPlan['parties'][number];
type PartyPlan = saga.campaign.ChasePlan['quarry'];
export type How = 'word' | 'chase' | 'race' | 'march';

/** Contested Movement as far as it has been said: a pursuit, a race, days on a map, or told in words. */
export interface PlannedRoad {
  readonly how: How;
  /** In a pursuit the first flees before the second; only a march has more than two. */
  readonly parties: readonly RoadParty[];
  readonly from: saga.campaign.ChasePlan['from'];
  readonly onWater: boolean;
  readonly legs: saga.campaign.RacePlan['legs'];
  /** What a race is run for. */
  readonly goal: string;
  readonly map: MapWish;
}

/** As much of a plan as a movement is made of. */
interface GoingPlan {
  /** In words those who go; else those who are in the entry and in none of its parties. */
  readonly characters: readonly string[];
  readonly road: PlannedRoad;
}

export const NO_ROAD: PlannedRoad = {
  how: 'word',
  parties: [],
  from: null,
  onWater: false,
  legs: 1,
  goal: '',
  map: { from: 'ready', name: 'small' },
};

export const newParty = (name: string, members: readonly string[] = []): RoadParty => ({
  ...ON_NO_ROADS,
  name,
  members: members.map((character) => ({ character, mounted: false, scout: false })),
  unit: null,
  boats: false,
  knows: [],
  towns: [],
});

/** The roads of a march that is planned: a campaign has no ready-made start to take others from. */
export const mapOf = ({ map }: Pick<PlannedRoad, 'map'>): Roads => roadsFor(map) ?? saga.roads.readyRoads('small');

export const membersOf = ({ members }: Pick<PartyPlan, 'members'>): readonly string[] =>
  members.map(({ character }) => character);

/** Everybody who is in it. */
export const peopleOn = ({ road, characters }: GoingPlan): readonly string[] =>
  road.how === 'word' ? characters : [...partiesIn(road).flatMap(membersOf), ...characters];

/** The parties that count: a pursuit and a race have two. */
export const partiesIn = ({ how, parties }: Pick<PlannedRoad, 'how' | 'parties'>): readonly RoadParty[] =>
  how === 'march' ? parties : parties.slice(0, 2);

/** Of another kind: whoever was to go in words goes in the first party, and the other way round. */
export const goingBy = ({ characters, road }: GoingPlan, how: How, called: (nth: number) => string): GoingPlan => {
  if (how === 'word') return { characters: [...new Set(peopleOn({ characters, road }))], road: { ...road, how } };
  const [first, ...others] = road.parties;
  const here = first === undefined ? newParty(called(1), characters) : joinedBy(first, road.how, characters);
  const two = [here, ...(others.length === 0 ? [newParty(called(2))] : others)];
  const roads = mapOf(road);
  const all = two.map((party, nth) =>
    party.at === '' ? { ...party, at: placeFor(roads, nth, two.length), wants: usualWant(two, roads, nth) } : party,
  );
  return { characters: road.how === 'word' ? [] : characters, road: { ...road, how, parties: onRoads(all, roads) } };
};

const joinedBy = (party: RoadParty, was: How, characters: readonly string[]): RoadParty => {
  const more = was === 'word' ? characters.filter((one) => !membersOf(party).includes(one)) : [];
  return { ...party, members: [...party.members, ...newParty('', more).members] };
};

/** A party as a pursuit or a race takes it, which have no map. */
const offTheMap = (party: RoadParty): PartyPlan => {
  const { at: _, wants: _w, approaches: _a, stores: _s, towns: _t, knows: _k, forced: _f, ...people } = party;
  return people;
};

/** The plan as the campaign takes it; null where it is told in words. */
export const roadPlan = ({ road }: Pick<GoingPlan, 'road'>): object | null => {
  const { how, from, legs, goal, onWater } = road;
  const parties = partiesIn(road);
  const [one, two] = parties.map(offTheMap);
  if (how === 'chase') return { by: 'chase', quarry: one, pursuers: two, from, onWater };
  if (how === 'race') return { by: 'race', racers: [one, two], legs, goal, onWater };
  return how === 'word' ? null : { roads: mapOf(road), parties };
};

/** What an entry says of it already. Without a plan it is told in words. */
export const roadSaid = (entry: Pick<saga.campaign.Entry, 'plan' | 'characters' | 'scene'>): GoingPlan => {
  const road = roadIn(entry);
  const inParties = partiesIn(road).flatMap(membersOf);
  return { road, characters: entry.characters.filter((one) => !inParties.includes(one)) };
};

const roadIn = (entry: Pick<saga.campaign.Entry, 'plan'>): PlannedRoad => {
  const offMap = (party: PartyPlan): RoadParty => ({ ...newParty(party.name), ...party });
  const chase = saga.campaign.chasePlan.parse(entry.plan);
  if (chase.ok) {
    const { quarry, pursuers, from, onWater } = chase.value;
    return { ...NO_ROAD, how: 'chase', parties: [quarry, pursuers].map(offMap), from, onWater };
  }
  const race = saga.campaign.racePlan.parse(entry.plan);
  if (race.ok) {
    const { racers, legs, goal, onWater } = race.value;
    return { ...NO_ROAD, how: 'race', parties: racers.map(offMap), legs, goal, onWater };
  }
  const march = saga.campaign.marchPlan.parse(entry.plan);
  if (!march.ok) return NO_ROAD;
  return { ...NO_ROAD, how: 'march', parties: march.value.parties, map: wishFor(march.value.roads) };
};

const PLANS = { chase: saga.campaign.chasePlan, race: saga.campaign.racePlan, march: saga.campaign.marchPlan } as const;

/** What the rules have against the plan as far as it goes by itself; null where nothing. */
export const roadFault = (plan: Pick<GoingPlan, 'road'>): Refusal | null => {
  const { how } = plan.road;
  if (how === 'word') return null;
  const parsed = (PLANS[how] as { readonly parse: typeof shape.anyJson.parse }).parse(roadPlan(plan), 'plan');
  if (!parsed.ok) return parsed.refusal;
  return how === 'march'
    ? saga.march.marchFault({ roads: mapOf(plan.road), parties: plan.road.parties }, 'plan')
    : null;
};

/** The soldiers who march with a party: all of its unit's where nothing else is said. */
export const soldiersIn = (
  { unit, troops }: Pick<PartyPlan, 'unit' | 'troops'>,
  { open }: Pick<saga.campaign.SeenCampaign, 'open'>,
): saga.campaign.Unit['troops'] | undefined => troops ?? (unit === null ? undefined : open.units[unit]?.troops);

const isEmpty = (party: PartyPlan, seen: Pick<saga.campaign.SeenCampaign, 'open'>): boolean =>
  party.members.length === 0 && Object.values(soldiersIn(party, seen) ?? {}).every((men) => men === 0);

/** The first party in which nobody goes; -1 where there is none. */
export const emptyIn = (road: PlannedRoad, seen: Pick<saga.campaign.SeenCampaign, 'open'>): number =>
  road.how === 'word' ? -1 : partiesIn(road).findIndex((party) => isEmpty(party, seen));

/** SAGA-WEALTH-016: the first party with more soldiers than its unit has; -1 where there is none. */
export const overdrawnIn = (road: PlannedRoad, { open }: Pick<saga.campaign.SeenCampaign, 'open'>): number =>
  road.how === 'word'
    ? -1
    : partiesIn(road).findIndex(({ unit, troops }) => {
        const has = unit === null ? undefined : open.units[unit]?.troops;
        return has !== undefined && saga.battle.ALL_TROOPS.some((troop) => (troops?.[troop] ?? 0) > has[troop]);
      });

export const roadLacks = (
  { road }: Pick<GoingPlan, 'road'>,
  seen: Pick<saga.campaign.SeenCampaign, 'open'>,
): 'inParties' | 'road' | null => {
  if (emptyIn(road, seen) >= 0) return 'inParties';
  return roadFault({ road }) === null && overdrawnIn(road, seen) < 0 ? null : 'road';
};
