import type { Fixed } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { answered, type PlayerAnswer, type Question } from '../player.js';
import { intentsOf, worthwhile } from './intents.js';
import { type Plan, Planning } from './planning.js';
import {
  type Choice,
  type ChoiceOf,
  endOf,
  isFleeing,
  isShooter,
  type Sight,
  sideNamed,
  skirmishView,
} from './sight.js';
import { afterSaid, type Intent, intent, shotsOf } from './supposed.js';

import { bestTrick, tricksOf } from './tricks.js';

const NAME = 'captain';
/** Worlds looked at for one answer at most. */
const NODES = 56;
/** As much worth as decides a fight. */
const DECISIVE = 5;
/** So many tricks are looked at on top of a plan. */
const TRICKS = 8;

const valued = (choice: object, worth: number, nodes: number): PlayerAnswer => {
  const value = Math.tanh(worth / DECISIVE);
  return answered(NAME, choice, {
    why: 'bestExpectation',
    value,
    options: [{ choice, chance: 1, value }],
    nodes,
  });
};

const byFigure = (sight: Sight, choices: readonly Choice[]): ReadonlyMap<number, readonly Choice[]> => {
  const all = new Map<number, Choice[]>();
  for (const choice of choices) {
    if (!('figure' in choice)) continue;
    const figure = warband.figureNamed(sight, choice.figure);
    all.set(figure, [...(all.get(figure) ?? []), choice]);
  }
  return all;
};

const budgetOf = ({ budget }: Question) => ({ ...budget, nodes: Math.min(NODES, budget.nodes) });

type Flight = ChoiceOf<'retreat' | 'announce' | 'rise'>;

const isFlight = (one: Choice): one is Flight =>
  one.choose === 'retreat' || one.choose === 'announce' || one.choose === 'rise';

/** Whoever flees goes as far as it can, or says that it will; who lies there gets up. */
const fled = (sight: Sight, figure: number, own: readonly Choice[]): Choice | null => {
  const ways = own.filter(isFlight);
  const steps = ({ path = [] }: Flight): number => path.length;
  const out = ways.find(({ path = [] }) => path.length > 0 && endOf(sight, figure, path) < 0);
  if (out !== undefined) return out;
  return ways.reduce<Flight | null>((best, one) => (best === null || steps(one) > steps(best) ? one : best), null);
};

/** WARBAND-MORALE-025: what somebody does whose nerve has failed, for its side cannot pass before; null where nobody has to. */
const flight = (sight: Sight, own: ReadonlyMap<number, readonly Choice[]>): PlayerAnswer | null => {
  for (const [figure, some] of own) {
    const way = isFleeing(sight, figure) ? fled(sight, figure, some) : null;
    if (way !== null) return answered(NAME, way, { why: 'habit' });
  }
  return null;
};

/** WARBAND-HEALTH-009: who has nothing better to do helps somebody who bleeds; with bandages, if it can be. */
const aidBy = (plan: Plan, sight: Sight, choices: readonly Choice[]): Choice | undefined => {
  const aids = choices.filter(
    (one): one is ChoiceOf<'firstAid'> =>
      one.choose === 'firstAid' && !plan.has(warband.figureNamed(sight, one.figure)),
  );
  return aids.find(({ bandages, figure, patient }) => bandages === true && figure !== patient) ?? aids.at(-1);
};

/** What is done first: shots, for then more is known; then charges. */
const ORDER: readonly string[] = ['shoot', 'throw', 'charge', 'move', 'rise', 'ready', 'retreat'];

const firstOf = (plan: Plan): Intent | null =>
  [...plan.values()].reduce<Intent | null>((best, one) => {
    const rank = ({ choice }: Intent): number => ORDER.indexOf((choice as Choice).choose);
    return best === null || rank(one) < rank(best) ? one : best;
  }, null);

/** The captain's part of the Opening, figure by figure: what the best plan for all of them begins with. */
export const opened = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const side = sideNamed(sight, question.asked.as);
  const choices = question.choices as readonly Choice[];
  const own = byFigure(sight, choices);
  const away = flight(sight, own);
  if (away !== null) return away;
  const planning = new Planning(sight, side, budgetOf(question), false);
  const there = afterSaid(sight, warband.hereOf(sight, war.otherSide(side)));
  const intents = new Map([...own].map(([figure, some]) => [figure, intentsOf(sight, there, figure, some)]));
  const { plan, worth } = planning.best(intents);
  const tricks = tricksOf(sight, choices).filter(({ by }) => !by.some((one) => plan.has(one)));
  const trick = bestTrick(tricks, worth, { worth: (so) => planning.worth(plan, so), most: TRICKS });
  if (trick !== null) return valued(trick.choice, trick.worth, planning.nodes);
  const aid = aidBy(plan, sight, choices);
  if (aid !== undefined) return answered(NAME, aid, { why: 'habit' });
  const first = firstOf(plan);
  if (first !== null) return valued(first.choice, worth, planning.nodes);
  const load = choices.find((one) => one.choose === 'reload' && !isEngaged(sight, one.figure));
  return valued(load ?? { choose: 'pass' }, worth, planning.nodes);
};

const isEngaged = (sight: Sight, key: string): boolean =>
  warband.engagersOf(sight, warband.figureNamed(sight, key)).length > 0;

const announcementOf = (sight: Sight, choice: ChoiceOf<'announce'>): Fixed<warband.Announcement> => {
  const what = choice.rise ? 'rise' : choice.retreat ? 'retreat' : choice.charge === undefined ? 'move' : 'charge';
  const path = choice.path.map(({ x, y }) => warband.spaceAt(sight.given.field, x, y));
  const target = choice.charge === undefined ? null : warband.figureNamed(sight, choice.charge);
  return { what, path, target } as Fixed<warband.Announcement>;
};

const announcing = (sight: Sight, figure: number, own: readonly Choice[]): readonly Intent[] => {
  const all = own.filter((one): one is ChoiceOf<'announce'> => one.choose === 'announce');
  const charges = all.filter(({ charge }) => charge !== undefined);
  const rises = all.filter(({ rise, path }) => rise === true && path.length === 0);
  const backs = all.filter(({ retreat }) => retreat === true).slice(-3);
  const plain = all.filter((one) => one.charge === undefined && one.rise !== true && one.retreat !== true);
  return [...charges, ...rises, ...backs, ...worthwhile(sight, figure, plain)]
    .filter((choice) => endOf(sight, figure, choice.path) >= 0)
    .map((choice) => ({ ...intent(figure, choice, {}), said: announcementOf(sight, choice) }));
};

/** WARBAND-RANGED-001: who stays where it is may shoot, at who is nearest. */
const stays = (sight: Sight, figure: number): Intent | null => {
  const weapon = warband.weaponsInHand(sight, figure).find((one) => warband.weaponOf(one).range?.by === 'shot');
  if (weapon === undefined || !isShooter(sight, figure) || isEngaged(sight, warband.keyOf(sight, figure))) return null;
  const foes = warband.foesInSight(sight, figure, { within: warband.weaponOf(weapon).range?.spaces ?? 0 });
  const near = foes.reduce<number | null>(
    (best, foe) =>
      best === null || warband.distanceOf(sight, figure, foe) < warband.distanceOf(sight, figure, best) ? foe : best,
    null,
  );
  if (near === null) return null;
  const dice = { [warband.keyOf(sight, near)]: 1 };
  const choice = { choose: 'shoot', figure: warband.keyOf(sight, figure), weapon, dice } as const;
  return intent(figure, { choose: 'pass' }, { shot: true, opening: 'shoot' }, shotsOf(sight, choice));
};

/** WARBAND-MOVE-003: what the side without priority announces, when the others act before it. */
export const announced = (question: Question): PlayerAnswer => {
  const sight = skirmishView(question.view);
  const side = sideNamed(sight, question.asked.as);
  const own = byFigure(sight, question.choices as readonly Choice[]);
  const away = flight(sight, own);
  if (away !== null) return away;
  const planning = new Planning(sight, side, budgetOf(question), true);
  const intents = new Map<number, readonly Intent[]>();
  for (const figure of warband.hereOf(sight, side)) {
    const { announced: said } = warband.figureOf(sight, figure);
    const staying = said === null ? stays(sight, figure) : null;
    const some = announcing(sight, figure, own.get(figure) ?? []);
    const all = staying === null ? some : [staying, ...some];
    if (said !== null) intents.set(figure, [{ ...intent(figure, { choose: 'said' }, {}), said }]);
    else if (all.length > 0) intents.set(figure, all);
  }
  const { plan, worth } = planning.best(intents);
  for (const { choice } of plan.values())
    if ((choice as Choice).choose === 'announce') return valued(choice, worth, planning.nodes);
  return valued({ choose: 'pass' }, worth, planning.nodes);
};
