import { type Shaped, shape } from '@warmoot/kernel';
import { eachOnce } from '../../saga/campaign/bridges/plans.js';
import { idShape as id } from '../../saga/campaign/papers/ids.js';
import { fieldShape } from '../../war/field/field.js';
import { unitNameShape } from '../../war/names/names.js';
import { GROUNDS, type GroundKind } from '../model/fields.table.js';
import { PROFILES, type ProfileKey } from '../model/profiles.table.js';
import { MOST_FIGURES } from '../model/setup.js';

/** Somebody without a sheet, as a stock profile has them. */
const stockFigure = shape.record({
  like: shape.oneOf(...(Object.keys(PROFILES) as ProfileKey[]).filter((key) => key !== 'hero')),
  name: shape.optional(unitNameShape),
  /** WARBAND-FIGURE-005: in somebody's pay. */
  hireling: shape.withDefault(shape.flag, true),
});

/** Those of a saga's cast who fight on a side. */
const people = shape.list(id, 1, MOST_FIGURES);
const stock = shape.withDefault(shape.list(stockFigure, 0, MOST_FIGURES), []);
/** WARBAND-SAGA-006: whose Tactics count; left out, those of the first; null: nobody leads. */
const leader = shape.optional(shape.nullable(id));

const warbandFields = shape.record({
  by: shape.oneOf('warband'),
  side1: people,
  side2: people,
  stock1: stock,
  stock2: stock,
  leader1: leader,
  leader2: leader,
  /** Who is in the saddle: a saga's list of objects has no beasts. */
  mounted: shape.withDefault(shape.list(id, 0, 2 * MOST_FIGURES), []),
  // SAGA-CAMPAIGN-011, WARBAND-ROUND-007: the side that the other did not notice in time.
  ambusher: shape.withDefault(shape.nullable(shape.oneOf(1, 2)), null),
  /** A ready-made ground. */
  ground: shape.optional(shape.oneOf(...(Object.keys(GROUNDS) as GroundKind[]))),
  /** WARBAND-SAGA-010: or one that the table draws, square by square. */
  field: shape.withDefault(fieldShape, { field: 'plain' }),
});
export type WarbandPlan = Shaped<typeof warbandFields>;

/** One side of a plan. */
export interface SidePlan {
  readonly people: readonly string[];
  readonly stock: WarbandPlan['stock1'];
  readonly leader: string | null;
}

export const sidesIn = (plan: WarbandPlan): readonly [SidePlan, SidePlan] => [
  {
    people: plan.side1,
    stock: plan.stock1,
    leader: plan.leader1 === undefined ? (plan.side1[0] ?? null) : plan.leader1,
  },
  {
    people: plan.side2,
    stock: plan.stock2,
    leader: plan.leader2 === undefined ? (plan.side2[0] ?? null) : plan.leader2,
  },
];

export const everybodyIn = ({ side1, side2 }: Pick<WarbandPlan, 'side1' | 'side2'>): readonly string[] => [
  ...side1,
  ...side2,
];

/** WARBAND-SAGA-001: several against several, and no more on a side than a fight of figures has room for. */
const numbersFault = (plan: WarbandPlan): string | null => {
  const [one, two] = sidesIn(plan).map((side) => side.people.length + side.stock.length) as [number, number];
  if (one + two < 3) return 'warband.severalFight';
  return Math.max(one, two) > MOST_FIGURES ? 'warband.tooMany' : null;
};

/** Who leads a side is one of it, and who rides is in the fight. */
const strangersFault = (plan: WarbandPlan): string | null => {
  const leads = sidesIn(plan).every((side) => side.leader === null || side.people.includes(side.leader));
  return leads && plan.mounted.every((one) => everybodyIn(plan).includes(one)) ? null : 'warband.inTheFight';
};

/** WARBAND-SAGA-001: how a saga's fight is planned that is played by this rule set. */
export const warbandPlan = shape.also(
  warbandFields,
  (plan) => eachOnce(plan.side1, plan.side2) ?? numbersFault(plan) ?? strangersFault(plan),
);
