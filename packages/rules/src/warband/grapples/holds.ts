import { brokenRule, does, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { breaksFree, grappleThrow } from '../figures/contests.js';
import { figureOf, heldIn, holdBy, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { grappleOf } from '../figures/grappling.js';
import { isBlinded } from '../figures/ratings.js';
import type { Acts } from '../model/acts.js';
import type { GrapplingStep, HoldChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import { spaceShape } from '../model/setup.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { drag } from './dragging.js';
import { throwBan, throwDown, throwsOf } from './throwing.js';

/** WARBAND-GRAPPLE-015: what only who holds somebody can do. */
const holdingBan = (sight: SkirmishSight, figure: FigureIndex): Refusal | null =>
  holdBy(sight, figure) === undefined
    ? brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.holdsNobody', { figure: keyOf(sight, figure) })
    : null;

/** WARBAND-GRAPPLE-016, WARBAND-GRAPPLE-001: who is held may break out by dice, unless gambits serve for that. */
const breakingBan = (sight: SkirmishSight, figure: FigureIndex): Refusal | null => {
  if (sight.given.options['warband.grappleSystem'] === 'gambit')
    return brokenRule('WARBAND-GRAPPLE-001', 'warband.grapple.byGambit', {});
  const facts = { figure: keyOf(sight, figure) };
  if (heldIn(sight, figure) === undefined) return brokenRule('WARBAND-GRAPPLE-016', 'warband.grapple.notHeld', facts);
  return isBlinded(sight, figure) ? brokenRule('WARBAND-MOD-018', 'warband.blinded', facts) : null;
};

/** WARBAND-GRAPPLE-015, WARBAND-GRAPPLE-039: who holds somebody, or has joined in it, may let go. */
const lettingBan = (sight: SkirmishSight, figure: FigureIndex): Refusal | null => {
  const hold = grappleOf(sight, figure);
  return hold === undefined || hold.held === figure ? holdingBan(sight, figure) : null;
};

/** A choice that is nothing but its name, where nothing bars it. */
const plain =
  <K extends HoldChoice['choose']>(choose: K, ban: (sight: SkirmishSight, figure: FigureIndex) => Refusal | null) =>
  (sight: SkirmishSight, figure: FigureIndex): readonly { readonly choose: K; readonly figure: string }[] =>
    ban(sight, figure) === null ? [{ choose, figure: keyOf(sight, figure) }] : [];

export const holdActs: Acts<HoldChoice> = {
  // WARBAND-GRAPPLE-029
  breakOut: {
    moments: ['blows'],
    fields: {},
    lists: plain('breakOut', breakingBan),
    refuses: breakingBan,
    then: (play, figure) => {
      play.say({ event: 'acted', figure, act: 'breakOut', in: 'melee', wholeRound: false });
      play.next({ step: 'breakOutDice', figure });
    },
  },
  // WARBAND-GRAPPLE-015: it does nothing else.
  hold: {
    moments: ['blows'],
    fields: {},
    lists: plain('hold', holdingBan),
    refuses: holdingBan,
    then: (play, figure) => play.say({ event: 'acted', figure, act: 'hold', in: 'melee', wholeRound: false }),
  },
  // WARBAND-GRAPPLE-015: it costs nothing.
  letGo: {
    moments: ['opening', 'blows'],
    fields: {},
    lists: plain('letGo', lettingBan),
    refuses: lettingBan,
    then: (play, figure) => {
      const hold = grappleOf(play, figure);
      if (hold !== undefined) play.say({ event: 'letGo', controller: figure, held: hold.held, why: 'letGo' });
    },
  },
  // WARBAND-GRAPPLE-018, WARBAND-GRAPPLE-035: for the whole round.
  tighten: {
    moments: ['opening'],
    fields: {},
    lists: plain('tighten', holdingBan),
    refuses: holdingBan,
    then: (play, figure) => play.say({ event: 'acted', figure, act: 'tighten', in: 'opening', wholeRound: true }),
  },
  throwDown: {
    moments: ['blows'],
    fields: { to: shape.optional(spaceShape) },
    any: (sight, figure) => holdBy(sight, figure) !== undefined,
    lists: throwsOf,
    refuses: (sight, figure, choice) => holdingBan(sight, figure) ?? throwBan(sight, figure, choice),
    then: (play, figure, choice) => {
      play.say({ event: 'acted', figure, act: 'throwDown', in: 'melee', wholeRound: false });
      throwDown(play, figure, choice);
    },
  },
  drag,
};

export const holdProcedures: Procedures<Skirmish, 'breakOutDice' | 'tightening'> = {
  // WARBAND-GRAPPLE-016
  breakOutDice: rolls<Skirmish, Extract<GrapplingStep, { step: 'breakOutDice' }>, number>({
    throws: (facts, { figure }) => grappleThrow(facts, [figure], heldIn(facts, figure)?.total ?? 0),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure }, total) => {
      const hold = heldIn(play, figure);
      if (hold === undefined) return;
      play.say({ event: 'triedToBreak', figure, total, needs: hold.total + 1 });
      if (breaksFree(total, hold.total))
        play.say({ event: 'letGo', controller: hold.controller, held: figure, why: 'brokeFree' });
    },
  }),

  // WARBAND-GRAPPLE-018, WARBAND-GRAPPLE-035: 1 point, and 1 more for each round of it before; no armour helps.
  tightening: does((play, { side }) => {
    for (const { controller, held, tightened } of play.open.holds) {
      if (sideOf(play, controller) !== side || figureOf(play, controller).opening !== 'tighten') continue;
      const points = tightened + 1;
      play.say({ event: 'tightened', controller, held, points });
      play.next({ step: 'harm', figure: held, by: controller, points, subdue: false, hit: false });
    }
  }),
};
