import { type Asked, asks, brokenRule, does, type Procedures, type Refusal, type Stream, shape } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { figureNamed, figureOf, hereOf, holdBy, isEngaged, isHeld, keyOf, rowOf } from '../figures/figures.js';
import { pathRead, written } from '../ground/paths.js';
import type { Announcement, Band, FigureIndex, SpaceIndex } from '../model/model.js';
import type { AnnounceChoice } from '../model/moving.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { type Charge, chargeFault, chargesOf } from './charges.js';
import { move, pathFault, pathOf, pathShape, standingFault } from './moves.js';
import { hasRetreat, isFleeing, retreatFault, retreatsOf } from './retreats.js';
import { riseFault } from './rising.js';
import { refusalFor } from './steps.js';
import { walkOf } from './walk.js';
import { countOf, nthOf, type Ways, waysIn } from './ways.js';

type Announcing = Extract<AnnounceChoice, { choose: 'announce' }>;

const PASS = { choose: 'pass' } as const;

/** Why a figure has nothing to announce; null where it has. */
const silence = (sight: SkirmishSight, figure: FigureIndex): Refusal | null => {
  const { opening, announced, unaware } = figureOf(sight, figure);
  const no = (rule: Parameters<typeof brokenRule>[0], what: string): Refusal =>
    brokenRule(rule, what, { figure: keyOf(sight, figure) });
  if (announced !== null) return no('WARBAND-MOVE-004', 'warband.hasAnnounced');
  if (opening !== null) return no('WARBAND-ACTION-002', 'warband.hasActed');
  if (unaware) return no('WARBAND-VANQUISH-007', 'warband.unaware');
  if (isHeld(sight, figure)) return no('WARBAND-GRAPPLE-033', 'warband.isHeld');
  return holdBy(sight, figure) === undefined ? null : no('WARBAND-GRAPPLE-015', 'warband.holdsSomebody');
};

/** Whether there is anything to announce. WARBAND-MOD-009: not for whoever only lies there; WARBAND-MORALE-025: who flees needs a way. */
const canGo = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  if (figureOf(sight, figure).prone) return riseFault(sight, figure) === null;
  return !isFleeing(sight, figure) || hasRetreat(sight, figure);
};

/** Who may announce something now. */
const mayAnnounce = (sight: SkirmishSight, side: Side): readonly FigureIndex[] =>
  hereOf(sight, side).filter((figure) => silence(sight, figure) === null && canGo(sight, figure));

const askedOf = (sight: SkirmishSight, side: Side): readonly Asked[] => {
  const as = (sight.given.bands[side] as Band).name;
  const seats = new Set(mayAnnounce(sight, side).map((figure) => rowOf(sight, figure).seat));
  return [...seats].filter((seat) => !sight.open.passed.includes(seat)).map((seat) => ({ seat, as }));
};

const mine = (sight: SkirmishSight, side: Side, seat: string): readonly FigureIndex[] =>
  mayAnnounce(sight, side).filter((figure) => rowOf(sight, figure).seat === seat);

/** WARBAND-MORALE-025, WARBAND-MOVE-032: those of a seat whose nerve has failed: they say how they go before it can pass. */
const mustAnnounce = (sight: SkirmishSight, side: Side, seat: string): readonly FigureIndex[] =>
  mine(sight, side, seat).filter((figure) => isFleeing(sight, figure));

const said = (
  sight: SkirmishSight,
  figure: FigureIndex,
  path: readonly SpaceIndex[],
  more: Partial<Announcing> = {},
): Announcing => ({
  choose: 'announce',
  figure: keyOf(sight, figure),
  path: written(sight.given.field, figureOf(sight, figure).at, path),
  ...more,
});

/** So many announcements of a kind, each put into words when somebody asks for it. */
interface Some {
  readonly count: number;
  readonly nth: (nth: number) => Announcing;
}

/** WARBAND-MOVE-032: moves, charges, retreats and rising are announced. What is likely of them, kind by kind. */
const likely = (sight: SkirmishSight, figure: FigureIndex): readonly Some[] => {
  const along = (ways: Ways, more?: Partial<Announcing>): Some => ({
    count: countOf(ways),
    nth: (nth) => said(sight, figure, nthOf(ways, nth), more),
  });
  const still = (more?: Partial<Announcing>): Some => ({ count: 1, nth: () => said(sight, figure, [], more) });
  if (figureOf(sight, figure).prone)
    return [still({ rise: true }), along(waysIn(walkOf(sight, figure, 'rise')), { rise: true })];
  const back = isFleeing(sight, figure) || isEngaged(sight, figure) ? retreatsOf(sight, figure) : null;
  const leaving = back === null ? [] : [along(back, { retreat: true })];
  if (isFleeing(sight, figure)) return leaving;
  const charges = chargesOf(sight, figure);
  const charging = (nth: number): Announcing => {
    const { target, path } = charges[nth] as Charge;
    return said(sight, figure, path, { charge: keyOf(sight, target) });
  };
  return [still(), along(waysIn(walkOf(sight, figure, 'move'))), { count: charges.length, nth: charging }, ...leaving];
};

const announcements = (sight: SkirmishSight, figure: FigureIndex): readonly Announcing[] =>
  likely(sight, figure).flatMap(({ count, nth }) => Array.from({ length: count }, (_none, at) => nth(at)));

/** One of what is likely, at random. */
const oneOf = (some: readonly Some[], source: Stream): Announcing | undefined => {
  let drawn = source.below(some.reduce((sum, { count }) => sum + count, 0));
  for (const { count, nth } of some) {
    if (drawn < count) return nth(drawn);
    drawn -= count;
  }
  return undefined;
};

/** Why something cannot be announced. Allies are not looked at: they may have gone before it comes to pass. */
const announceFault = (sight: SkirmishSight, figure: FigureIndex, choice: Announcing): Refusal | null => {
  const path = pathRead(sight.given.field, figureOf(sight, figure).at, choice.path);
  if (path === null) return refusalFor('notAStep', { figure: choice.figure });
  const kinds = [choice.charge !== undefined, choice.retreat === true, choice.rise === true];
  if (kinds.filter((said) => said).length > 1)
    return brokenRule('WARBAND-MOVE-003', 'warband.oneAnnouncement', { figure: choice.figure });
  if (choice.rise === true)
    return riseFault(sight, figure) ?? pathFault(sight, figure, path, { kind: 'rise', alone: true });
  if (choice.retreat === true) return retreatFault(sight, figure, path, { alone: true });
  const lies = standingFault(sight, figure);
  if (lies !== null) return lies;
  if (choice.charge === undefined) return pathFault(sight, figure, path, { kind: 'move', alone: true });
  const target = figureNamed(sight, choice.charge);
  if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.charge };
  return chargeFault(sight, figure, { target, path }, { alone: true });
};

const fault = (sight: SkirmishSight, side: Side, seat: string, choice: AnnounceChoice): Refusal | null => {
  if (choice.choose === 'pass') {
    const [first] = mustAnnounce(sight, side, seat);
    if (first === undefined) return null;
    return brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', { figure: keyOf(sight, first) });
  }
  const figure = figureNamed(sight, choice.figure);
  if (figure < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  const { seat: owner, side: own } = rowOf(sight, figure);
  if (owner !== seat || own !== side) return { code: 'NOT_YOURS', what: 'figure', id: choice.figure, owner };
  if (!hereOf(sight, side).includes(figure))
    return brokenRule('WARBAND-PRIORITY-009', 'warband.outOfTheFight', { figure: choice.figure });
  return silence(sight, figure) ?? announceFault(sight, figure, choice);
};

const announcedBy = (sight: SkirmishSight, choice: Announcing): Announcement => {
  const what = choice.rise ? 'rise' : choice.retreat ? 'retreat' : choice.charge === undefined ? 'move' : 'charge';
  const target = choice.charge === undefined ? null : figureNamed(sight, choice.charge);
  return { what, path: pathOf(sight, choice.path), target };
};

/** One in so many random announcements is none: the rest of the side may then do something else. */
const SILENT = 8;

const sampled = (sight: SkirmishSight, side: Side, seat: string, source: Stream): AnnounceChoice => {
  const going = mustAnnounce(sight, side, seat);
  const figures = going.length > 0 ? going : mine(sight, side, seat);
  if (figures.length === 0 || (going.length === 0 && source.below(SILENT) === 0)) return PASS;
  const figure = figures[source.below(figures.length)] as FigureIndex;
  // Half of those that stand free charge if they can.
  if (going.length === 0 && !figureOf(sight, figure).prone && source.below(2) === 0) {
    const charges = chargesOf(sight, figure);
    if (charges.length > 0) {
      const { target, path } = charges[source.below(charges.length)] as Charge;
      return said(sight, figure, path, { charge: keyOf(sight, target) });
    }
    const walked = move.sample?.(sight, figure, 'opening', source) ?? null;
    if (walked !== null) return { choose: 'announce', figure: keyOf(sight, figure), path: walked.path };
  }
  return oneOf(likely(sight, figure), source) ?? PASS;
};

export const announceProcedures: Procedures<Skirmish, 'announcing' | 'announce'> = {
  announcing: does((play, { side }) => {
    if (askedOf(play, side).length > 0) play.next({ step: 'announce', side });
    else if (play.open.passed.length > 0) play.say({ event: 'partEnded', side });
  }),

  // WARBAND-MOVE-001, WARBAND-MOVE-003: figure by figure, in any order, before the side with priority acts.
  announce: asks({
    whom: (facts, { side }) => askedOf(facts, side),
    answer: shape.union('choose', {
      announce: {
        figure: shape.name,
        path: pathShape,
        charge: shape.optional(shape.name),
        retreat: shape.optional(shape.flag),
        rise: shape.optional(shape.flag),
      },
      pass: {},
    }),
    suggests: true,
    choices: (view, { side }, { seat }) => [
      ...mine(view, side, seat).flatMap((figure) => announcements(view, figure)),
      ...(mustAnnounce(view, side, seat).length > 0 ? [] : [PASS]),
    ],
    refuses: (view, { side }, choice: AnnounceChoice, { seat }) => fault(view, side, seat, choice),
    sample: (view, { side }, { seat }, source) => sampled(view, side, seat, source),
    then: (play, { side }, choice: AnnounceChoice, { seat }) => {
      if (choice.choose === 'pass') play.say({ event: 'passed', seat, side });
      else {
        const figure = figureNamed(play, choice.figure);
        play.say({ event: 'announced', figure, announcement: announcedBy(play, choice) });
      }
      play.next({ step: 'announcing', side });
    },
  }),
};
