import { all, attempt, need } from '@warmoot/kernel';
import { plainJson, type Setting } from '../../saga/campaign/bridges/bridge.js';
import type { Ruled } from '../../saga/campaign/papers/model.js';
import { calledIn, seatFor } from '../../saga/campaign/sheets/casting.js';
import { fightGround } from './ground.js';
import { bandNamesFor, figureNamesFor } from './naming.js';
import { personOf, tacticsAgainst } from './people.js';
import { everybodyIn, type SidePlan, sidesIn, type WarbandPlan } from './plan.js';

/** The options of a campaign's fights of figures. */
const optionsOf = ({ open }: Ruled): object => (open.options as { readonly skirmish?: object }).skirmish ?? {};

type Sides = readonly [SidePlan, SidePlan];

/** WARBAND-CORE-005, WARBAND-SAGA-002: side a is the main characters'; side 1 of the plan, where both have some or neither. */
const sidesInOrder = ({ open }: Pick<Ruled, 'open'>, plan: WarbandPlan): Sides => {
  const [one, two] = sidesIn(plan);
  const hasMain = ({ people }: SidePlan): boolean => people.some((id) => open.characters[id]?.main === true);
  return hasMain(two) && !hasMain(one) ? [two, one] : [one, two];
};

interface Known {
  readonly plan: WarbandPlan;
  readonly setting: Setting;
  /** What everybody is called as a figure, by id. */
  readonly names: ReadonlyMap<string, string | null>;
}

const figureOf = (campaign: Ruled, id: string, { plan, setting, names }: Known, [mine, theirs]: Sides) =>
  attempt(function* () {
    const { figure } = yield* need(personOf(campaign, id));
    const seat = yield* need(seatFor(campaign, setting.entry, id, { ...setting.seating, against: theirs.people }));
    const name = names.get(id) ?? null;
    return {
      ...figure,
      ...(name === null ? {} : { name }),
      seat,
      character: id,
      mounted: plan.mounted.includes(id),
      // WARBAND-SAGA-006
      ...(mine.leader === id ? { tactics: tacticsAgainst(campaign, id, theirs.leader) } : {}),
    };
  });

const stockOf = ({ stock }: SidePlan) =>
  stock.map(({ like, name, hireling }) => ({
    like,
    ...(name === undefined ? {} : { name }),
    ...(hireling ? { flags: ['hireling'] } : {}),
  }));

const bandOf = (campaign: Ruled, name: string, known: Known, sides: Sides) =>
  attempt(function* () {
    const [mine] = sides;
    const figures = yield* need(all(mine.people.map((id) => figureOf(campaign, id, known, sides))));
    const lead = figures.find(({ character }) => character === mine.leader) ?? figures[0];
    return { name, seat: lead?.seat ?? '', figures: [...figures, ...stockOf(mine)] };
  });

/** WARBAND-ROUND-007: who is surprised, by the side that was not noticed. */
const surprisedIn = (plan: WarbandPlan, [a]: Sides) => {
  if (plan.ambusher === null) return {};
  const ambushed = sidesIn(plan)[plan.ambusher === 1 ? 1 : 0];
  return { surprised: ambushed.people === a.people ? 'a' : 'b' };
};

/** A saga's fight as the scene takes it. */
export const stagedFight = (campaign: Ruled, plan: WarbandPlan, setting: Setting) =>
  attempt(function* () {
    const ids = everybodyIn(plan);
    const called = yield* need(calledIn(campaign, ids));
    const stockNames = sidesIn(plan).flatMap(({ stock }) => stock.flatMap(({ name }) => name ?? []));
    const chosen = figureNamesFor([...stockNames, ...ids.map((id) => called.get(id) as string)]);
    const names = new Map(ids.map((id, nth) => [id, chosen[stockNames.length + nth] ?? null]));
    const known: Known = { plan, setting, names };
    const [a, b] = sidesInOrder(campaign, plan);
    const nameOf = ({ people }: SidePlan) => people.map((id) => called.get(id) as string);
    const [mine, theirs] = bandNamesFor(nameOf(a), nameOf(b));
    const { map, ground, edges } = fightGround(plan.ground, plan.field);
    const { players, referee } = setting.seating;
    return {
      setup: plainJson({
        seats: [...new Set([...players, ...(referee === null ? [] : [referee])])],
        a: yield* need(bandOf(campaign, mine, known, [a, b])),
        b: yield* need(bandOf(campaign, theirs, known, [b, a])),
        ...(referee === null ? {} : { referee }),
        ground,
        edges,
        ...surprisedIn(plan, [a, b]),
      }),
      options: plainJson({ ...optionsOf(campaign), ...(map === undefined ? {} : { 'warband.map': map }) }),
    };
  });
