import { type Asked, brokenRule, type Refusal, type Shape, type Stream, shape } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import type { ActRules, Moment } from '../model/acts.js';
import type { PassChoice } from '../model/faring.js';
import type { Band } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** What is chosen of an act: its name, and who is named with it. */
export interface Named {
  readonly choose: string;
  readonly figure: string;
}

/** All acts of a kind of fight, by their names. */
export type ActTable<C extends Named, Actor, Seen, Playing> = Readonly<
  Record<C['choose'], ActRules<C, Actor, Seen, Playing>>
>;
type Listed<C extends Named, Actor, Seen, Playing> = readonly (readonly [
  name: C['choose'],
  rules: ActRules<C, Actor, Seen, Playing>,
])[];

/** Who may act in a kind of fight, and what keeps them from it. */
export interface PartRules<C extends Named, Actor, Seen extends SkirmishSight, Playing> {
  readonly acts: ActTable<C, Actor, Seen, Playing>;
  /** What costs no action. */
  readonly free: ReadonlySet<string>;
  readonly actorNamed: (sight: Seen, key: string) => Actor | null;
  readonly keyOf: (sight: Seen, actor: Actor) => string;
  readonly seatOf: (sight: Seen, actor: Actor) => string;
  /** Of some who may act, those first of whom it is soonest known whether they can. */
  readonly soonest?: (actors: readonly Actor[]) => readonly Actor[];
  /** Those of a side that may still act, whatever they may then do. */
  readonly stillToAct: (sight: Seen, side: Side, moment: Moment) => readonly Actor[];
  /** Why somebody may not be named at this moment at all. */
  readonly actingFault: (
    sight: Seen,
    actor: Actor,
    moment: Moment,
    by: { readonly seat: string; readonly side: Side; readonly free: boolean },
  ) => Refusal | null;
  /** What keeps somebody from an act whatever the act itself asks for. */
  readonly barredFrom: (sight: Seen, actor: Actor, act: C['choose'], moment: Moment) => Refusal | null;
  readonly isBarredFrom: (sight: Seen, actor: Actor, act: C['choose'], moment: Moment) => boolean;
  /** WARBAND-MORALE-025: whose nerve has failed. */
  readonly flees: (sight: Seen, actor: Actor) => boolean;
}

type Choice<C> = C | PassChoice;
const PASS = { choose: 'pass' } as const;
const END_FIGHT = { choose: 'endFight' } as const;
const MOMENTS: readonly Moment[] = ['opening', 'declare', 'strikes', 'blows'];

/** How often random play ends its part before all have acted. */
const ENDS_EARLY = 40;

/** WARBAND-ACTION-017: whom a side may name in its part of a phase, and with what. Fights of figures and of units are asked alike. */
export interface Part<C extends Named, Actor, Seen, Playing> {
  readonly shapeOf: (moment: Moment) => Shape<Choice<C>>;
  readonly askedOf: (sight: Seen, side: Side, moment: Moment) => readonly Asked[];
  readonly listed: (sight: Seen, side: Side, moment: Moment, seat: string) => readonly Choice<C>[];
  readonly fault: (sight: Seen, side: Side, moment: Moment, by: { choice: Choice<C>; seat: string }) => Refusal | null;
  readonly sampled: (sight: Seen, side: Side, moment: Moment, by: { seat: string; source: Stream }) => Choice<C>;
  readonly carriesOut: (play: Playing & Seen, choice: C, moment: Moment) => void;
  /** An act of a kind at random, for whoever knows what it wants to do; null where there is none, or it is kept from it. */
  readonly actAtRandom: (
    sight: Seen,
    actor: Actor,
    act: C['choose'],
    at: { moment: Moment; source: Stream },
  ) => C | null;
}

const listsAt = <C extends Named, Actor, Seen, Playing>(
  acts: ActTable<C, Actor, Seen, Playing>,
  order: (all: Listed<C, Actor, Seen, Playing>) => Listed<C, Actor, Seen, Playing>,
): Readonly<Record<Moment, Listed<C, Actor, Seen, Playing>>> => {
  const at = (moment: Moment) =>
    order(
      (Object.entries(acts) as unknown as Listed<C, Actor, Seen, Playing>).filter(([, one]) =>
        one.moments.includes(moment),
      ),
    );
  return Object.fromEntries(MOMENTS.map((moment) => [moment, at(moment)])) as Record<
    Moment,
    Listed<C, Actor, Seen, Playing>
  >;
};

/** The part of a side, by the rules of its kind of fight. */
export const partBy = <C extends Named, Actor, Seen extends SkirmishSight, Playing>(
  rules: PartRules<C, Actor, Seen, Playing>,
): Part<C, Actor, Seen, Playing> => {
  type Act = ActRules<C, Actor, Seen, Playing>;
  const { free, isBarredFrom, keyOf, seatOf, stillToAct } = rules;
  // WARBAND-ACTION-003: what can be done at each moment; an act of one phase is none of another.
  const actsAt = listsAt(rules.acts, (all) => all);
  // The same, with those first of which it is known without a list whether they are open.
  const quickFirstAt = listsAt(rules.acts, (all) =>
    all.toSorted(([, one], [, other]) => Number(one.any === undefined) - Number(other.any === undefined)),
  );
  const actAt = (moment: Moment, name: string): Act | undefined => actsAt[moment].find(([act]) => act === name)?.[1];

  const openTo = (sight: Seen, actor: Actor, moment: Moment) =>
    actsAt[moment].filter(([name]) => !isBarredFrom(sight, actor, name, moment));

  // For what is free alone nobody is asked.
  const canAct = (sight: Seen, actor: Actor, moment: Moment): boolean => {
    for (const [name, { any, lists }] of quickFirstAt[moment]) {
      if (free.has(name) || isBarredFrom(sight, actor, name, moment)) continue;
      if (any === undefined ? lists(sight, actor, moment).length > 0 : any(sight, actor, moment)) return true;
    }
    return false;
  };

  const mine = (sight: Seen, side: Side, moment: Moment, seat: string): readonly Actor[] =>
    stillToAct(sight, side, moment).filter((actor) => seatOf(sight, actor) === seat);

  // WARBAND-MORALE-025: those of a seat whose nerve has failed and who have a way to go; before they have gone, it cannot pass.
  const mustGo = (sight: Seen, side: Side, moment: Moment, seat: string): readonly Actor[] =>
    moment !== 'opening'
      ? []
      : mine(sight, side, moment, seat).filter((actor) => rules.flees(sight, actor) && canAct(sight, actor, moment));

  // WARBAND-ROUND-010: in its Opening a side may say that it has had enough, once a round.
  const ends = (sight: Seen, side: Side, moment: Moment, seat: string): readonly PassChoice[] => [
    ...(mustGo(sight, side, moment, seat).length > 0 ? [] : [PASS]),
    ...(moment === 'opening' && !sight.open.tired[side] ? [END_FIGHT] : []),
  ];

  const oneOf = ({ sample, lists }: Act, sight: Seen, actor: Actor, moment: Moment, source: Stream): C | null => {
    if (sample !== undefined) return sample(sight, actor, moment, source);
    const some = lists(sight, actor, moment);
    return some.length === 0 ? null : (some[source.below(some.length)] as C);
  };

  return {
    shapeOf: (moment) => {
      const acts = actsAt[moment].map(([name, { fields }]) => [name, { figure: shape.name, ...fields }] as const);
      const last = moment === 'opening' ? { pass: {}, endFight: {} } : { pass: {} };
      return shape.union('choose', { ...Object.fromEntries(acts), ...last }) as unknown as Shape<Choice<C>>;
    },

    // WARBAND-PRIORITY-005: whoever plays somebody of the side that can still act may name them, in any order.
    askedOf: (sight, side, moment) => {
      const as = (sight.given.bands[side] as Band).name;
      const asked: Asked[] = [];
      const actors = stillToAct(sight, side, moment);
      const isOneSeat = actors.every(
        (actor, nth) => nth === 0 || seatOf(sight, actor) === seatOf(sight, actors[0] as Actor),
      );
      for (const actor of isOneSeat ? (rules.soonest?.(actors) ?? actors) : actors) {
        const seat = seatOf(sight, actor);
        if (sight.open.passed.includes(seat) || asked.some((one) => one.seat === seat)) continue;
        if (canAct(sight, actor, moment)) asked.push({ seat, as });
      }
      return asked;
    },

    listed: (sight, side, moment, seat) => [
      ...mine(sight, side, moment, seat).flatMap((actor) =>
        openTo(sight, actor, moment).flatMap(([, { lists }]) => lists(sight, actor, moment)),
      ),
      ...ends(sight, side, moment, seat),
    ],

    fault: (sight, side, moment, { choice, seat }) => {
      if (choice.choose === 'pass') {
        const [first] = mustGo(sight, side, moment, seat);
        if (first === undefined) return null;
        return brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', { figure: keyOf(sight, first) });
      }
      if (choice.choose === 'endFight') {
        if (!sight.open.tired[side]) return null;
        return brokenRule('WARBAND-ROUND-010', 'warband.saidAlready');
      }
      const named = choice as C;
      const actor = rules.actorNamed(sight, named.figure);
      if (actor === null) return { code: 'NO_SUCH', what: 'figure', id: named.figure };
      const act = actAt(moment, named.choose);
      if (act === undefined) return brokenRule('WARBAND-ACTION-003', 'warband.otherPhase', { act: named.choose });
      return (
        rules.actingFault(sight, actor, moment, { seat, side, free: free.has(named.choose) }) ??
        rules.barredFrom(sight, actor, named.choose, moment) ??
        act.refuses(sight, actor, named, moment)
      );
    },

    // Somebody first, then one of the kinds of acts that they have, then one of these.
    sampled: (sight, side, moment, { seat, source }) => {
      const going = mustGo(sight, side, moment, seat);
      const actors = going.length > 0 ? going : mine(sight, side, moment, seat);
      if (actors.length === 0 || (going.length === 0 && source.below(ENDS_EARLY) === 0)) return PASS;
      const actor = actors[source.below(actors.length)] as Actor;
      const acts = openTo(sight, actor, moment);
      if (acts.length === 0) return PASS;
      const from = source.below(acts.length);
      for (let i = 0; i < acts.length; i++) {
        const [, act] = acts[(from + i) % acts.length] as (typeof acts)[number];
        const choice = oneOf(act, sight, actor, moment, source);
        if (choice !== null) return choice;
      }
      return PASS;
    },

    carriesOut: (play, choice, moment) =>
      actAt(moment, choice.choose)?.then(play, rules.actorNamed(play, choice.figure) as Actor, choice, moment),

    actAtRandom: (sight, actor, act, { moment, source }) => {
      const found = actAt(moment, act);
      if (found === undefined || isBarredFrom(sight, actor, act, moment)) return null;
      return oneOf(found, sight, actor, moment, source);
    },
  };
};
