import { asks, brokenRule, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { contestResult, grappleThrow, totalWithoutDice } from '../figures/contests.js';
import { figureNamed, holdBy, keyOf, rowOf } from '../figures/figures.js';
import type { Acts, Moment } from '../model/acts.js';
import type { GrappleChoice, GrapplingStep, HoldChoice, PriceChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import { spaceShape } from '../model/setup.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { dragAlong, dragBan, dragShape, dragsOf } from './dragging.js';
import { fell, seize, takeEffect } from './effects.js';
import { companies, foesBeside, grapplingBan, helpersBan, spendActions } from './joining.js';
import { pricesOf } from './prices.js';
import { throwBan, throwDown, throwsOf } from './throwing.js';

/** WARBAND-GRAPPLE-001: where gambits serve for everything there are no contests. */
const systemBan = ({ given }: SkirmishSight): Refusal | null =>
  given.options['warband.grappleSystem'] === 'gambit'
    ? brokenRule('WARBAND-GRAPPLE-001', 'warband.grapple.byGambit', {})
    : null;

const grappleBan = (
  sight: SkirmishSight,
  figure: FigureIndex,
  { target: key, joiners = [] }: GrappleChoice,
  moment: Moment,
): Refusal | null => {
  const target = figureNamed(sight, key);
  if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
  return (
    systemBan(sight) ??
    grapplingBan(sight, figure, target) ??
    helpersBan(sight, { by: figure, target, moment, ban: grapplingBan }, joiners)
  );
};

export const contestActs: Acts<GrappleChoice> = {
  // WARBAND-GRAPPLE-029: a Melee action, in the normal step.
  grapple: {
    moments: ['blows'],
    fields: { target: shape.name, joiners: shape.optional(shape.list(shape.name, 0, 20)) },
    lists: (sight, figure, moment) => {
      if (systemBan(sight) !== null) return [];
      return foesBeside(sight, figure).flatMap((target) => {
        if (grapplingBan(sight, figure, target) !== null) return [];
        const alone = { choose: 'grapple', figure: keyOf(sight, figure), target: keyOf(sight, target) } as const;
        return companies(sight, { by: figure, target, moment, ban: grapplingBan }).map((joiners) =>
          joiners.length === 0 ? alone : { ...alone, joiners },
        );
      });
    },
    refuses: grappleBan,
    then: (play, by, choice, moment) => {
      const target = figureNamed(play, choice.target);
      const joiners = (choice.joiners ?? []).map((key) => figureNamed(play, key));
      spendActions(play, [by, ...joiners], 'grapple', moment);
      play.say({ event: 'grappled', by, joiners, target, effect: 'hold' });
      play.next({ step: 'contest', by, joiners, target, effect: 'hold' });
    },
  },
};

type Reply = Extract<GrapplingStep, { step: 'contestReply' }>;

/** WARBAND-GRAPPLE-013: who began it has won: it holds the other, or does what it was after. */
const win = (play: SkirmishPlay, { by, joiners, target, effect, total }: Reply): void => {
  if (effect !== 'hold') {
    takeEffect(play, effect, { by, target, joiners });
    return;
  }
  seize(play, { controller: by, held: target, total, joiners });
  play.next({ step: 'control', by, target });
};

/** WARBAND-GRAPPLE-013, WARBAND-GRAPPLE-031: both totals are known. */
const compare = (play: SkirmishPlay, reply: Reply, theirs: number): void => {
  const { by, joiners, target, total } = reply;
  play.say({ event: 'contested', by, joiners, target, totals: [total, theirs] });
  const result = contestResult(play.given.options, total, theirs);
  if (result === 'controls') win(play, reply);
  else if (result === 'fails') play.next({ step: 'price', by, foe: target, total: theirs });
};

export const contestProcedures: Procedures<Skirmish, 'contest' | 'contestReply' | 'control' | 'price'> = {
  // WARBAND-GRAPPLE-030: who began it throws first, with all that have joined.
  contest: rolls<Skirmish, Extract<GrapplingStep, { step: 'contest' }>, number>({
    throws: (facts, { by, joiners }) => grappleThrow(facts, [by, ...joiners]),
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, { by, joiners, target, effect }, total) => {
      const reply: Reply = { step: 'contestReply', by, joiners, target, effect, total };
      const theirs = totalWithoutDice(play, target);
      if (theirs === null) play.next(reply);
      else compare(play, reply, theirs);
    },
  }),

  contestReply: rolls<Skirmish, Reply, number>({
    throws: (facts, { target, total }) => grappleThrow(facts, [target], total),
    thrower: (facts, { target }) => rowOf(facts, target).seat,
    then: compare,
  }),

  // WARBAND-GRAPPLE-015: on winning
  control: asks<
    Skirmish,
    Extract<GrapplingStep, { step: 'control' }>,
    Extract<HoldChoice, { choose: 'throwDown' | 'drag' }> | { choose: 'hold' | 'letGo'; figure: string }
  >({
    whom: (facts, { by }) => [{ seat: rowOf(facts, by).seat, as: keyOf(facts, by) }],
    answer: shape.union('choose', {
      hold: { figure: shape.name },
      letGo: { figure: shape.name },
      throwDown: { figure: shape.name, to: shape.optional(spaceShape) },
      drag: { figure: shape.name, path: dragShape },
    }),
    choices: (view, { by }) => [
      { choose: 'hold', figure: keyOf(view, by) },
      ...throwsOf(view, by),
      ...dragsOf(view, by),
      { choose: 'letGo', figure: keyOf(view, by) },
    ],
    refuses: (view, { by }, choice) => {
      if (choice.figure !== keyOf(view, by)) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
      if (choice.choose === 'throwDown') return throwBan(view, by, choice);
      return choice.choose === 'drag' ? dragBan(view, by, choice) : null;
    },
    then: (play, { by, target }, choice) => {
      if (choice.choose === 'throwDown') throwDown(play, by, choice);
      else if (choice.choose === 'drag') dragAlong(play, by, choice);
      else if (choice.choose === 'letGo') play.say({ event: 'letGo', controller: by, held: target, why: 'letGo' });
    },
  }),

  // WARBAND-GRAPPLE-020 to WARBAND-GRAPPLE-022: one of three, as who has failed chooses.
  price: asks<Skirmish, Extract<GrapplingStep, { step: 'price' }>, PriceChoice>({
    whom: (facts, { by }) => [{ seat: rowOf(facts, by).seat, as: keyOf(facts, by) }],
    answer: shape.union('choose', { price: { price: shape.oneOf('hits', 'held', 'thrown') } }),
    choices: (view, { by, foe }) => pricesOf(view, by, foe).map((price) => ({ choose: 'price', price })),
    then: (play, { by, foe, total }, { price }) => {
      play.say({ event: 'pricePaid', figure: by, foe, price });
      // WARBAND-GRAPPLE-037
      if (price === 'held') seize(play, { controller: foe, held: by, total, joiners: [] });
      // WARBAND-GRAPPLE-038
      if (price === 'thrown') {
        fell(play, by);
        // WARBAND-GRAPPLE-040: who is thrown holds nobody any more.
        const own = holdBy(play, by);
        if (own !== undefined) play.say({ event: 'letGo', controller: by, held: own.held, why: 'over' });
        play.next({ step: 'woundDie', figure: by, by: foe });
      }
    },
  }),
};
