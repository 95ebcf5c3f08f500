import {
  asks,
  brokenRule,
  type Fixed,
  type Procedures,
  type Refusal,
  type SeatId,
  type Stream,
  shape,
} from '@warmoot/kernel';
import { neighboursOf, spanOf } from '../movement/roads/roads.js';
import { MOST_SPANS } from '../movement/roads/setup.js';
import {
  bookIn,
  bookOf,
  deciderOf,
  type FixedBook,
  goingIn,
  isSecret,
  type MarchFacts,
  type MarchPlay,
  type MarchView,
  partyIn,
  seenBy,
  tellParty,
} from './books.js';
import type { March, OwnCheck, Plan } from './model.js';
import { costFor, crossingOf, goesByBoat, paceBar, wildSpan } from './moves.js';
import { ALL_PACES, type Pace } from './paces.table.js';
import { MOST_PARTIES } from './setup.js';

const planFields = {
  route: shape.list(shape.name, 0, MOST_SPANS),
  pace: shape.oneOf(...ALL_PACES),
  marks: shape.withDefault(shape.nullable(shape.integer(0, 5)), null),
  past: shape.withDefault(
    shape.list(shape.record({ of: shape.name, approach: shape.integer(0, 5) }), 0, MOST_PARTIES),
    [],
  ),
  forage: shape.withDefault(shape.flag, false),
  sail: shape.withDefault(shape.flag, false),
  lead: shape.withDefault(shape.nullable(shape.oneOf('cross', 'past', 'forced')), null),
};

/** The parties that have not said yet how they go today. */
const unplanned = (facts: MarchFacts): readonly string[] =>
  goingIn(facts).filter((party) => bookOf(facts, party).plan === null);

/** SAGA-MOVE-042: nobody is shown whether others have planned, nor that they are asked. */
export const planStep = (facts: MarchFacts): March['step'] => {
  const seats = [...new Set(unplanned(facts).map((party) => deciderOf(facts, party)))];
  return isSecret(facts) ? { step: 'plan', seenBy: seats, apart: true } : { step: 'plan' };
};

const routeFault = ({ given }: MarchView, { at, party }: FixedBook, route: readonly string[]): Refusal | null => {
  let here = at;
  for (const [number, next] of route.entries()) {
    if (!neighboursOf(given.roads, here).includes(next)) {
      return brokenRule('SAGA-MOVE-006', 'move.noWay', { from: here, to: next });
    }
    const span = spanOf(given.roads, next);
    const isCrossed = costFor(party, span) === null;
    if (isCrossed && span.crossing === undefined) return brokenRule('SAGA-MOVE-013', 'move.noCrossing', { span: next });
    // A crossing is a day of its own: what lies beyond it is planned when it is done.
    if (isCrossed && number < route.length - 1) return brokenRule('SAGA-MOVE-013', 'move.crossingLast', { span: next });
    here = next;
  }
  return null;
};

const paceFault = ({ given }: MarchView, book: FixedBook, { route, pace }: Plan): Refusal | null => {
  if ((route.length === 0) !== (pace === 'rest')) return brokenRule('SAGA-MOVE-009', 'move.restStays', { pace });
  const bar = paceBar(given.roads, book, pace);
  if (bar === null) return null;
  return bar === 'tooWeary'
    ? brokenRule('SAGA-MOVE-011', 'move.tooWeary', { weary: book.party.weary })
    : brokenRule('SAGA-MOVE-044', 'move.lame', { party: book.party.name });
};

const watchFault = (view: MarchView, book: FixedBook, { marks, past }: Plan): Refusal | null => {
  const own = partyIn(view, book.party.name).approaches;
  const isMarked = marks === null ? own.length === 0 : marks < own.length;
  if (!isMarked) return brokenRule('SAGA-MOVE-024', 'move.marks', { approaches: own.length });
  for (const { of, approach } of past) {
    const watchers = view.given.parties.find(({ name }) => name === of);
    const isKnown = watchers !== undefined && watchers.approaches.length > 0 && book.sightings[of] !== undefined;
    if (!isKnown || approach >= watchers.approaches.length) return brokenRule('SAGA-MOVE-024', 'move.watchers', { of });
  }
  return null;
};

/** SAGA-MOVE-005: once a day, for a check that the party itself rolls with the skill of its lowest member. */
export const leadBar = (view: Pick<MarchView, 'given'>, book: FixedBook, plan: Plan): Refusal | null => {
  const { lead } = plan;
  if (lead === null) return null;
  if (book.lead !== 'no') return brokenRule('SAGA-MOVE-005', 'move.noLead', { party: book.party.name });
  const crossing = crossingOf(view.given.roads, book, plan)?.crossing;
  const isMade = {
    cross: crossing !== undefined && crossing.by !== 'sail',
    past: plan.past.length > 0,
    forced: plan.pace === 'forced',
  }[lead];
  return isMade ? null : brokenRule('SAGA-MOVE-005', 'move.nothingToLead', { check: lead });
};

const forageFault = ({ forage, pace }: Plan): Refusal | null =>
  forage && pace !== 'careful' && pace !== 'rest' ? brokenRule('SAGA-MOVE-012', 'move.noForage', { pace }) : null;

/** SAGA-MOVE-013: only who goes by boat can look for a fair wind. */
const sailFault = ({ given }: MarchView, book: FixedBook, { sail, route }: Plan): Refusal | null =>
  !sail || (route.length > 0 && goesByBoat(given.roads, book, route))
    ? null
    : brokenRule('SAGA-MOVE-013', 'move.notAfloat', { party: book.party.name });

const planFault = (view: MarchView, book: FixedBook, plan: Plan): Refusal | null =>
  routeFault(view, book, plan.route) ??
  paceFault(view, book, plan) ??
  watchFault(view, book, plan) ??
  forageFault(plan) ??
  sailFault(view, book, plan) ??
  leadBar(view, book, plan);

/** What a party may answer in the morning. */
type PlanChoice = ({ readonly choose: 'plan' } & Plan) | { readonly choose: 'giveUp' };

const GIVE_UP = { choose: 'giveUp' } as const;

/** A plan with nothing but a way and a pace. */
export const plainPlan = (
  view: Pick<MarchView, 'given'>,
  party: string,
  route: readonly string[],
  pace: Pace,
): { readonly choose: 'plan' } & Plan => ({
  choose: 'plan',
  route,
  pace,
  marks: partyIn(view, party).approaches.length > 0 ? 0 : null,
  past: [],
  forage: pace === 'careful' || pace === 'rest',
  sail: false,
  lead: null,
});

/** The spans into which a party could set out. */
export const nextSpans = ({ given }: Pick<MarchView, 'given'>, { at, party }: FixedBook): readonly string[] =>
  neighboursOf(given.roads, at).filter((key) => {
    const span = spanOf(given.roads, key);
    return costFor(party, span) !== null || span.crossing !== undefined;
  });

/** Plans that anybody would think of: to rest, or to go to a neighbouring span at each pace. */
const plainPlans = (view: MarchView, party: string): readonly PlanChoice[] => {
  const book = bookIn(view, party) as FixedBook;
  const paces = ALL_PACES.filter((pace) => pace !== 'rest' && paceBar(view.given.roads, book, pace) === null);
  return [
    plainPlan(view, party, [], 'rest'),
    ...nextSpans(view, book).flatMap((span) => paces.map((pace) => plainPlan(view, party, [span], pace))),
  ];
};

const pick = <A>(source: Stream, of: readonly A[]): A => of[source.below(of.length)] as A;

/** A walk of some spans that does not turn back at once. */
const anyRoute = (view: MarchView, book: FixedBook, source: Stream): readonly string[] => {
  const route: string[] = [];
  for (let steps = 1 + source.below(5); steps > 0; steps--) {
    const here = route.at(-1) ?? book.at;
    const ahead = nextSpans(view, { ...book, at: here }).filter((span) => span !== route.at(-2) && span !== book.at);
    if (ahead.length === 0) break;
    route.push(pick(source, ahead));
    if (costFor(book.party, spanOf(view.given.roads, route.at(-1) as string)) === null) break;
  }
  return route;
};

const anyPlan = (view: MarchView, party: string, source: Stream): PlanChoice => {
  if (source.below(40) === 0) return GIVE_UP;
  const book = bookIn(view, party) as FixedBook;
  const route = source.below(6) === 0 ? [] : anyRoute(view, book, source);
  const paces = ALL_PACES.filter((pace) => pace !== 'rest' && paceBar(view.given.roads, book, pace) === null);
  const pace = route.length === 0 ? 'rest' : pick(source, paces);
  const { approaches } = partyIn(view, party);
  const known = view.given.parties.filter((one) => one.approaches.length > 0 && book.sightings[one.name] !== undefined);
  const plan: { readonly choose: 'plan' } & Plan = {
    ...plainPlan(view, party, route, pace),
    marks: approaches.length > 0 ? source.below(approaches.length) : null,
    past: known.flatMap((one) =>
      source.below(2) === 0 ? [{ of: one.name, approach: source.below(one.approaches.length) }] : [],
    ),
  };
  const sail = route.length > 0 && goesByBoat(view.given.roads, book, route) && source.below(2) === 0;
  const lead = pick(source, [null, 'cross', 'past', 'forced'] as const);
  return leadBar(view, book, { ...plan, lead }) === null ? { ...plan, sail, lead } : { ...plan, sail };
};

/** The checks that a party makes before the day passes, in the order of the day. */
const checksOf = ({ given }: MarchFacts, book: FixedBook, plan: Plan): readonly OwnCheck[] => {
  const crossing = crossingOf(given.roads, book, plan);
  return [
    ...(plan.lead === 'cross' ? (['lead'] as const) : []),
    ...(plan.sail ? (['sail'] as const) : []),
    ...(wildSpan(given.roads, book, plan) === null ? [] : (['survive'] as const)),
    ...(crossing === null ? [] : (['cross'] as const)),
  ];
};

const seal = (play: MarchPlay, party: string, plan: Plan): void => {
  tellParty(play, { event: 'planned', party, plan });
  const own = seenBy(play, party);
  const book = bookOf(play, party);
  for (const check of checksOf(play, book, plan)) play.next({ step: 'ownCheck', party, check, at: book.at, ...own });
};

/** Each morning every party secretly chooses route and pace, and watchers the approach that they mark. */
export const planProcedures: Procedures<March, 'plan'> = {
  plan: asks({
    whom: (facts) => unplanned(facts).map((party) => ({ seat: deciderOf(facts, party) as SeatId, as: party })),
    answer: shape.union('choose', { plan: planFields, giveUp: {} }),
    suggests: true,
    choices: (view, _step, { as }) => [...plainPlans(view, as), GIVE_UP],
    refuses: (view, _step, choice, { as }) =>
      choice.choose === 'giveUp' ? null : planFault(view, bookIn(view, as) as FixedBook, choice),
    sample: (view, _step, { as }, source) => anyPlan(view, as, source),
    reveals: true,
    then: (play, _step, choice, { as }) => {
      if (choice.choose === 'giveUp') tellParty(play, { event: 'gaveUp', party: as });
      else {
        const { choose: _, ...plan } = choice;
        seal(play, as, plan as Fixed<Plan>);
      }
      if (unplanned(play).length > 0) play.next(planStep(play));
    },
  }),
};
