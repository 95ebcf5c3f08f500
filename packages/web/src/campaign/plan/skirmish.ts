import { type saga, warband } from '@warmoot/rules';

type Said = warband.WarbandPlan;
/** Somebody without a sheet, as a stock profile has them. */
export type Stock = Said['stock1'][number];

/** What is said of a fight besides its people, where it is fought by figures. */
export interface PlannedSkirmish extends Pick<Said, 'mounted' | 'ground' | 'field'> {
  /** WARBAND-SAGA-006: who leads each side; undefined is the first of it, null nobody. */
  readonly leaders: readonly [string | null | undefined, string | null | undefined];
  readonly stock: readonly [readonly Stock[], readonly Stock[]];
}

/** By figures, as nobody has said anything about it yet. */
export const USUAL_SKIRMISH: PlannedSkirmish = {
  leaders: [undefined, undefined],
  stock: [[], []],
  mounted: [],
  field: { field: 'plain' },
};

interface People {
  readonly side1: readonly string[];
  readonly side2: readonly string[];
  readonly ambusher: 1 | 2 | null;
}

/** The plan of a saga's fight, to be fought by figures. Who is no longer in it neither leads nor rides. */
export const byFigures = (people: People, { leaders, stock, mounted, ground, field }: PlannedSkirmish): object => {
  const { side1, side2 } = people;
  const leads = (leader: string | null | undefined, side: readonly string[]): boolean =>
    leader === null || (leader !== undefined && side.includes(leader));
  return {
    by: 'warband',
    ...people,
    stock1: stock[0],
    stock2: stock[1],
    ...(leads(leaders[0], side1) && { leader1: leaders[0] }),
    ...(leads(leaders[1], side2) && { leader2: leaders[1] }),
    mounted: mounted.filter((id) => side1.includes(id) || side2.includes(id)),
    ...(ground !== undefined && { ground }),
    field,
  };
};

/** How an entry is planned to be fought by figures; null where it is fought by the saga. */
export const skirmishSaid = ({ scene, plan }: saga.campaign.Entry): Said | null => {
  const read = scene === 'duel' ? warband.warbandPlan.parse(plan) : null;
  return read?.ok ? read.value : null;
};

/** What the form needs to know of it again. */
export const plannedSkirmish = ({ leader1, leader2, stock1, stock2, ...said }: Said): PlannedSkirmish => ({
  leaders: [leader1, leader2],
  stock: [stock1, stock2],
  mounted: said.mounted,
  ...(said.ground !== undefined && { ground: said.ground }),
  field: said.field,
});

/** WARBAND-SAGA-001: several against several, and no more on a side than there is room for. */
export const figuresLack = (
  sides: readonly [readonly string[], readonly string[]],
  { stock }: PlannedSkirmish,
): 'several' | 'tooMany' | null => {
  const [one, two] = [sides[0].length + stock[0].length, sides[1].length + stock[1].length];
  if (one + two < 3) return 'several';
  return Math.max(one, two) > warband.MOST_FIGURES ? 'tooMany' : null;
};
