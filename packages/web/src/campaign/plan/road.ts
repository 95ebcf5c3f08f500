import { saga } from '@warmoot/rules';

type Sides = readonly [readonly string[], readonly string[]];
type Roads = saga.campaign.MarchPlan['roads'];

/** Contested Movement as far as it has been said: a pursuit, a race, days on a map, or told in words. */
export interface PlannedRoad {
  readonly how: 'word' | 'chase' | 'race' | 'march';
  /** What the two parties are called. In a pursuit the first flees before the second. */
  readonly names: readonly [string, string];
  readonly mounted: readonly [boolean, boolean];
  readonly from: saga.campaign.ChasePlan['from'];
  readonly legs: saga.campaign.RacePlan['legs'];
  /** A ready-made map, or the one that stands in the plan already. */
  readonly map: saga.roads.ReadyRoads | 'kept';
  readonly kept: Roads | null;
  /** Where each sets out, and where the first wants to. */
  readonly at: readonly [string, string];
  readonly goal: string;
}

/** As much of a plan as a movement is made of. */
interface GoingPlan {
  readonly characters: readonly string[];
  readonly sides: Sides;
  readonly road: PlannedRoad;
}

export const NO_ROAD: PlannedRoad = {
  how: 'word',
  names: ['', ''],
  mounted: [false, false],
  from: null,
  legs: 1,
  map: 'small',
  kept: null,
  at: ['', ''],
  goal: '',
};

export const mapOf = ({ map, kept }: PlannedRoad): Roads =>
  map === 'kept' && kept !== null ? kept : saga.roads.readyRoads(map === 'kept' ? 'small' : map);

type PartyPlan = saga.campaign.ChasePlan['quarry'];

const partyPlan = ({ road, sides }: GoingPlan, nth: 0 | 1) => ({
  name: road.names[nth].trim(),
  members: sides[nth].map((character) => ({ character, mounted: road.mounted[nth] })),
});

/** The plan as the campaign takes it; null where it is told in words. */
export const roadPlan = (plan: GoingPlan): object | null => {
  const { how, from, legs, at, goal } = plan.road;
  const [one, two] = [partyPlan(plan, 0), partyPlan(plan, 1)];
  if (how === 'chase') return { by: 'chase', quarry: one, pursuers: two, from };
  if (how === 'race') return { by: 'race', racers: [one, two], legs, goal };
  if (how === 'word') return null;
  return {
    roads: mapOf(plan.road),
    parties: [
      { ...one, at: at[0], wants: { want: 'reach', span: goal } },
      { ...two, at: at[1], wants: { want: 'catch', party: one.name } },
    ],
  };
};

const partiesSaid = (how: PlannedRoad['how'], [one, two]: readonly (PartyPlan | undefined)[]): GoingPlan => {
  const idsOf = (party: PartyPlan | undefined) => (party?.members ?? []).map(({ character }) => character);
  const rides = (party: PartyPlan | undefined) => party?.members.some(({ mounted }) => mounted) === true;
  return {
    characters: [],
    sides: [idsOf(one), idsOf(two)],
    road: { ...NO_ROAD, how, names: [one?.name ?? '', two?.name ?? ''], mounted: [rides(one), rides(two)] },
  };
};

/** What an entry says of it already. Without a plan it is told in words. */
export const roadSaid = (entry: saga.campaign.Entry): Partial<GoingPlan> => {
  const chase = saga.campaign.chasePlan.parse(entry.plan);
  if (chase.ok) {
    const said = partiesSaid('chase', [chase.value.quarry, chase.value.pursuers]);
    return { ...said, road: { ...said.road, from: chase.value.from } };
  }
  const race = saga.campaign.racePlan.parse(entry.plan);
  if (race.ok) {
    const said = partiesSaid('race', race.value.racers);
    return { ...said, road: { ...said.road, legs: race.value.legs, goal: race.value.goal } };
  }
  const march = saga.campaign.planIn(entry, 'movement');
  if (march === null) return { road: NO_ROAD };
  const said = partiesSaid('march', march.parties);
  const [one, two] = march.parties;
  const goal = one?.wants?.want === 'reach' ? one.wants.span : '';
  return {
    ...said,
    road: { ...said.road, map: 'kept', kept: march.roads, at: [one?.at ?? '', two?.at ?? ''], goal },
  };
};

export const roadLacks = ({ road, sides }: GoingPlan): 'sides' | 'bothSides' | 'partyNames' | 'spans' | null => {
  if (road.how === 'word') return null;
  if (sides.some((side) => side.length === 0)) return 'sides';
  if (sides[0].some((id) => sides[1].includes(id))) return 'bothSides';
  const [one, two] = road.names.map((name) => name.trim());
  if (one === '' || two === '' || one === two) return 'partyNames';
  return road.how === 'march' && [...road.at, road.goal].includes('') ? 'spans' : null;
};
