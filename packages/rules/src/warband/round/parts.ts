import {
  type Asked,
  asks,
  brokenRule,
  does,
  type Procedure,
  type Procedures,
  type Refusal,
  type Shape,
  type Stream,
  shape,
  type View,
} from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { figureNamed, figureOf, rowOf } from '../figures/figures.js';
import type { ActRules, Moment } from '../model/acts.js';
import type { PassChoice } from '../model/faring.js';
import type { Band, FigureIndex } from '../model/model.js';
import type { ActChoice, Skirmish, SkirmishSight } from '../model/skirmish.js';
import { actingFault, stillToAct } from './acting.js';
import { ACTS_AT, actAt, type Listed, QUICK_FIRST_AT } from './acts.js';
import { barredFrom, FREE_ACTS, isBarredFrom } from './bars.js';

type PartChoice = ActChoice | PassChoice;

const PASS = { choose: 'pass' } as const;
const END_FIGHT = { choose: 'endFight' } as const;

/** WARBAND-ACTION-017: a figure and what it does, or the end of the part. */
const partShape = (moment: Moment): Shape<PartChoice> => {
  const acts = ACTS_AT[moment].map(([name, { fields }]) => [name, { figure: shape.name, ...fields }] as const);
  const ends = moment === 'opening' ? { pass: {}, endFight: {} } : { pass: {} };
  return shape.union('choose', { ...Object.fromEntries(acts), ...ends }) as unknown as Shape<PartChoice>;
};

/** What a figure may be named with, as far as nothing keeps it from the act as such. */
const openTo = (sight: SkirmishSight, figure: FigureIndex, moment: Moment): Listed =>
  ACTS_AT[moment].filter(([name]) => !isBarredFrom(sight, figure, name, moment));

/** WARBAND-ACTION-017: whether there is anything that a figure can do now. For what is free alone nobody is asked. */
const canAct = (sight: SkirmishSight, figure: FigureIndex, moment: Moment): boolean => {
  for (const [name, { any, lists }] of QUICK_FIRST_AT[moment]) {
    if (FREE_ACTS.has(name) || isBarredFrom(sight, figure, name, moment)) continue;
    if (any === undefined ? lists(sight, figure, moment).length > 0 : any(sight, figure, moment)) return true;
  }
  return false;
};

/** WARBAND-PRIORITY-005: whoever plays a figure of the side that can still act may name it, in any order. */
const askedOf = (sight: SkirmishSight, side: Side, moment: Moment): readonly Asked[] => {
  const as = (sight.given.bands[side] as Band).name;
  const asked: Asked[] = [];
  for (const figure of stillToAct(sight, side, moment)) {
    const { seat } = rowOf(sight, figure);
    if (sight.open.passed.includes(seat) || asked.some((one) => one.seat === seat)) continue;
    if (canAct(sight, figure, moment)) asked.push({ seat, as });
  }
  return asked;
};

/** Those that a seat may name now. */
const mine = (view: SkirmishSight, side: Side, moment: Moment, seat: string): readonly FigureIndex[] =>
  stillToAct(view, side, moment).filter((figure) => rowOf(view, figure).seat === seat);

/** WARBAND-MORALE-025: those of a seat whose nerve has failed and who have a way to go; before they have gone, it cannot pass. */
const mustGo = (view: SkirmishSight, side: Side, moment: Moment, seat: string): readonly FigureIndex[] =>
  moment !== 'opening'
    ? []
    : mine(view, side, moment, seat).filter(
        (figure) => figureOf(view, figure).retreating !== 'no' && canAct(view, figure, moment),
      );

/** WARBAND-ROUND-010: in its Opening a side may say that it has had enough, once a round. */
const ends = (view: SkirmishSight, side: Side, moment: Moment, seat: string): readonly PassChoice[] => [
  ...(mustGo(view, side, moment, seat).length > 0 ? [] : [PASS]),
  ...(moment === 'opening' && !view.open.tired[side] ? [END_FIGHT] : []),
];

const listed = (view: SkirmishSight, side: Side, moment: Moment, seat: string): readonly PartChoice[] => [
  ...mine(view, side, moment, seat).flatMap((figure) =>
    openTo(view, figure, moment).flatMap(([, { lists }]) => lists(view, figure, moment)),
  ),
  ...ends(view, side, moment, seat),
];

const fault = (view: View<Skirmish>, side: Side, moment: Moment, choice: PartChoice, seat: string): Refusal | null => {
  if (choice.choose === 'pass') {
    const [first] = mustGo(view, side, moment, seat);
    if (first === undefined) return null;
    return brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', { figure: rowOf(view, first).name });
  }
  if (choice.choose === 'endFight') {
    if (!view.open.tired[side]) return null;
    return brokenRule('WARBAND-ROUND-010', 'warband.saidAlready');
  }
  const figure = figureNamed(view, choice.figure);
  if (figure < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  const act = actAt(moment, choice.choose);
  if (act === undefined) return brokenRule('WARBAND-ACTION-003', 'warband.otherPhase', { act: choice.choose });
  return (
    actingFault(view, figure, moment, { seat, side, free: FREE_ACTS.has(choice.choose) }) ??
    barredFrom(view, figure, choice.choose, moment) ??
    act.refuses(view, figure, choice, moment)
  );
};

/** How often random play ends its part before all have acted. */
const ENDS_EARLY = 40;

/** One of a figure's acts of a kind, at random; null where it has none. */
const oneOf = (
  { sample, lists }: ActRules,
  view: SkirmishSight,
  figure: FigureIndex,
  moment: Moment,
  source: Stream,
): ActChoice | null => {
  if (sample !== undefined) return sample(view, figure, moment, source);
  const some = lists(view, figure, moment);
  return some.length === 0 ? null : (some[source.below(some.length)] as ActChoice);
};

/** The same by the name of the kind, for whoever knows what it wants to do; null also where the figure is kept from it. */
export const actAtRandom = (
  view: SkirmishSight,
  figure: FigureIndex,
  act: ActChoice['choose'],
  moment: Moment,
  source: Stream,
): ActChoice | null => {
  const rules = actAt(moment, act);
  if (rules === undefined || isBarredFrom(view, figure, act, moment)) return null;
  return oneOf(rules, view, figure, moment, source);
};

/** An act at random: a figure first, then one of the kinds of acts that it has, then one of these. */
const sampled = (view: SkirmishSight, side: Side, moment: Moment, seat: string, source: Stream): PartChoice => {
  const going = mustGo(view, side, moment, seat);
  const figures = going.length > 0 ? going : mine(view, side, moment, seat);
  if (figures.length === 0 || (going.length === 0 && source.below(ENDS_EARLY) === 0)) return PASS;
  const figure = figures[source.below(figures.length)] as FigureIndex;
  const acts = openTo(view, figure, moment);
  if (acts.length === 0) return PASS;
  const from = source.below(acts.length);
  for (let i = 0; i < acts.length; i++) {
    const [, rules] = acts[(from + i) % acts.length] as (typeof acts)[number];
    const choice = oneOf(rules, view, figure, moment, source);
    if (choice !== null) return choice;
  }
  return PASS;
};

type PartStep = 'opening' | 'declare' | 'strikes' | 'blows';
type Part = { readonly step: PartStep; readonly side: Side };

/** WARBAND-PRIORITY-005, WARBAND-PRIORITY-006: one figure after the other, each act carried out before the next is named. */
const part = (moment: Moment): Procedure<Skirmish, Part> =>
  asks<Skirmish, Part, PartChoice>({
    whom: (facts, { side }) => askedOf(facts, side, moment),
    answer: partShape(moment),
    suggests: true,
    choices: (view, { side }, { seat }) => listed(view, side, moment, seat),
    refuses: (view, { side }, choice, { seat }) => fault(view, side, moment, choice, seat),
    sample: (view, { side }, { seat }, source) => sampled(view, side, moment, seat, source),
    then: (play, step, choice, { seat }) => {
      const { side } = step;
      if (choice.choose === 'pass') play.say({ event: 'passed', seat, side });
      else if (choice.choose === 'endFight') play.say({ event: 'tiredOfIt', side });
      else actAt(moment, choice.choose)?.then(play, figureNamed(play, choice.figure), choice, moment);
      play.next({ step: 'part', moment, side });
    },
  });

export const partProcedures: Procedures<Skirmish, PartStep | 'part'> = {
  // A part in which nobody of the side can still act ends by itself.
  part: does((play, { side, moment }) => {
    if (askedOf(play, side, moment).length > 0) play.next({ step: moment, side });
    else play.say({ event: 'partEnded', side });
  }),
  opening: part('opening'),
  declare: part('declare'),
  strikes: part('strikes'),
  blows: part('blows'),
};
