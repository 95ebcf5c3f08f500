import { type Asked, asks, brokenRule, does, type Procedures, type Refusal, type Stream, shape } from '@warmoot/kernel';
import type { Side } from '../../../war/roster/sides.js';
import { isDuelling } from '../../figures/duelling.js';
import { figureOf, rowOf } from '../../figures/figures.js';
import { agentsOf } from '../../formations/standing.js';
import type { Band } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { Actor } from '../model/acts.js';
import type { Battle, BattleSight } from '../model/battle.js';
import type { UnitAnnounceChoice } from '../model/choices.js';
import { actorNamed, isRouted, isUnitHere, keyOfActor, unitOf, unitsOf } from '../units/units.js';
import { type Announcing, announcedBy, announceFaultOf, likelyOf, oneLikely } from './announcements.js';
import { swapAnnounced, swapAnnounceFault, swapsToAnnounce } from './announcingSwaps.js';
import { MANOEUVRES } from './manoeuvres.js';
import { unitPathShape } from './moves.js';
import { SELDOM_ALONE } from './parts.js';
import { partyOf } from './party.js';
import { hasRetreatNow } from './retreats.js';

const PASS = { choose: 'pass' } as const;

/** Why a unit has nothing to announce; null where it has. WARBAND-MOVE-032: `swap`: that some in it trade places, of which there may be more than one. */
const silence = (
  sight: BattleSight,
  unit: FormationIndex,
  { figure = '', swap = false }: { readonly figure?: string; readonly swap?: boolean } = {},
): Refusal | null => {
  const { opening, announced, swaps, ranks } = unitOf(sight, unit);
  const agents = agentsOf({ ranks });
  if (announced !== null || (swaps.length > 0 && !swap))
    return brokenRule('WARBAND-MOVE-004', 'warband.hasAnnounced', { figure });
  if (opening !== null) return brokenRule('WARBAND-ACTION-002', 'warband.hasActed', { figure });
  if (agents.some((one) => figureOf(sight, one).unaware))
    return brokenRule('WARBAND-VANQUISH-007', 'warband.unaware', { figure });
  // WARBAND-TACTIC-036
  return !swap && !isRouted(sight, unit) && agents.some((one) => isDuelling(sight, one))
    ? brokenRule('WARBAND-TACTIC-036', 'warband.leadersDuel', { figure })
    : null;
};

/** WARBAND-MORALE-025: a routed unit needs a way. */
const canGo = (sight: BattleSight, unit: FormationIndex): boolean => {
  const party = partyOf(sight, { unit, figure: -1 });
  return party !== null && (!isRouted(sight, unit) || hasRetreatNow(sight, party));
};

/** Units of a side that may announce something now. */
const mayAnnounce = (sight: BattleSight, side: Side): readonly FormationIndex[] =>
  unitsOf(sight, side).filter((unit) => silence(sight, unit) === null && canGo(sight, unit));

/** Who may speak for a unit or for somebody in it: WARBAND-BMOVE-016. */
const seatsIn = (sight: BattleSight, unit: FormationIndex): readonly string[] => {
  const { seat, ranks } = unitOf(sight, unit);
  return isRouted(sight, unit) ? [seat] : [seat, ...agentsOf({ ranks }).map((figure) => rowOf(sight, figure).seat)];
};

/** WARBAND-MOVE-032: what a seat may announce of those in units who trade places. */
const swapsOf = (sight: BattleSight, side: Side, seat: string): readonly Announcing[] =>
  unitsOf(sight, side).flatMap((unit) =>
    silence(sight, unit, { swap: true }) === null ? swapsToAnnounce(sight, unit, seat) : [],
  );

const askedOf = (sight: BattleSight, side: Side): readonly Asked[] => {
  const as = (sight.given.bands[side] as Band).name;
  const going = new Set(mayAnnounce(sight, side).flatMap((unit) => seatsIn(sight, unit)));
  const all = new Set(unitsOf(sight, side).flatMap((unit) => seatsIn(sight, unit)));
  const seats = [...going, ...[...all].filter((seat) => !going.has(seat) && swapsOf(sight, side, seat).length > 0)];
  return seats.filter((seat) => !sight.open.passed.includes(seat)).map((seat) => ({ seat, as }));
};

const mine = (sight: BattleSight, side: Side, seat: string): readonly FormationIndex[] =>
  mayAnnounce(sight, side).filter((unit) => unitOf(sight, unit).seat === seat);

/** WARBAND-BMOVE-016: ranks and unique figures of a seat that may say they leave their units. */
const partsOf = (sight: BattleSight, side: Side, seat: string): readonly Actor[] =>
  mayAnnounce(sight, side).flatMap((unit) =>
    isRouted(sight, unit)
      ? []
      : agentsOf(unitOf(sight, unit)).flatMap((figure) =>
          rowOf(sight, figure).seat === seat ? [{ unit, figure }] : [],
        ),
  );

/** WARBAND-MORALE-025, WARBAND-MOVE-032: those of a seat whose nerve has failed: they say how they go before it can pass. */
const mustAnnounce = (sight: BattleSight, side: Side, seat: string): readonly FormationIndex[] =>
  mine(sight, side, seat).filter((unit) => isRouted(sight, unit));

const ownerOf = (sight: BattleSight, { unit, figure }: Actor): string =>
  figure < 0 ? unitOf(sight, unit).seat : rowOf(sight, figure).seat;

const fault = (sight: BattleSight, side: Side, seat: string, choice: UnitAnnounceChoice): Refusal | null => {
  if (choice.choose === 'pass') {
    const [first] = mustAnnounce(sight, side, seat);
    if (first === undefined) return null;
    return brokenRule('WARBAND-MORALE-025', 'warband.mustRetreat', { figure: unitOf(sight, first).name });
  }
  const actor = actorNamed(sight, choice.figure);
  if (actor === null) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  if (actor.unit < 0 || !isUnitHere(sight, actor.unit))
    return brokenRule('WARBAND-PRIORITY-009', 'warband.outOfTheFight', { figure: choice.figure });
  const owner = ownerOf(sight, actor);
  if (owner !== seat || unitOf(sight, actor.unit).side !== side)
    return { code: 'NOT_YOURS', what: 'figure', id: choice.figure, owner };
  const quiet = silence(sight, actor.unit, { figure: choice.figure, swap: choice.swap !== undefined });
  if (quiet !== null) return quiet;
  // WARBAND-MORALE-025: a routed unit goes as one.
  if (actor.figure >= 0 && isRouted(sight, actor.unit))
    return brokenRule('WARBAND-MORALE-025', 'warband.retreats', { figure: keyOfActor(sight, actor) });
  return choice.swap === undefined ? announceFaultOf(sight, actor, choice) : swapAnnounceFault(sight, actor, choice);
};

/** One in so many random announcements is none: the rest of the side may then do something else. */
const SILENT = 8;

const sampled = (sight: BattleSight, side: Side, seat: string, source: Stream): UnitAnnounceChoice => {
  const going = mustAnnounce(sight, side, seat);
  const units = going.length > 0 ? going : mine(sight, side, seat);
  const swaps = going.length > 0 ? [] : swapsOf(sight, side, seat);
  if (swaps.length > 0 && source.below(SILENT) === 0) return swaps[source.below(swaps.length)] ?? PASS;
  const parts = going.length > 0 || source.below(SELDOM_ALONE) !== 0 ? [] : partsOf(sight, side, seat);
  if (parts.length > 0) return oneLikely(sight, parts[source.below(parts.length)] as Actor, source) ?? PASS;
  if (units.length === 0 || (going.length === 0 && source.below(SILENT) === 0)) return PASS;
  const unit = units[source.below(units.length)] as FormationIndex;
  return oneLikely(sight, { unit, figure: -1 }, source) ?? PASS;
};

export const announceProcedures: Procedures<Battle, 'announcing' | 'announce'> = {
  announcing: does((play, { side }) => {
    if (askedOf(play, side).length > 0) play.next({ step: 'announce', side });
    else if (play.open.passed.length > 0) play.say({ event: 'partEnded', side });
  }),

  // WARBAND-MOVE-001, WARBAND-MOVE-003: unit by unit, in any order, before the side with priority acts.
  announce: asks({
    whom: (facts, { side }) => askedOf(facts, side),
    answer: shape.union('choose', {
      announce: {
        figure: shape.name,
        path: unitPathShape,
        charge: shape.optional(shape.name),
        retreat: shape.optional(shape.flag),
        manoeuvre: shape.optional(shape.oneOf(...MANOEUVRES)),
        swap: shape.optional(shape.name),
      },
      pass: {},
    }),
    suggests: true,
    choices: (view, { side }, { seat }) => [
      ...mine(view, side, seat).flatMap((unit) => likelyOf(view, { unit, figure: -1 })),
      ...partsOf(view, side, seat).flatMap((part) => likelyOf(view, part)),
      ...swapsOf(view, side, seat),
      ...(mustAnnounce(view, side, seat).length > 0 ? [] : [PASS]),
    ],
    refuses: (view, { side }, choice: UnitAnnounceChoice, { seat }) => fault(view, side, seat, choice),
    sample: (view, { side }, { seat }, source) => sampled(view, side, seat, source),
    then: (play, { side }, choice: UnitAnnounceChoice, { seat }) => {
      if (choice.choose === 'pass') play.say({ event: 'passed', seat, side });
      else {
        const actor = actorNamed(play, choice.figure) as Actor;
        const { swap } = choice;
        const announcement = swap === undefined ? announcedBy(play, actor, choice) : swapAnnounced(play, actor, swap);
        play.say({ event: 'unitAnnounced', unit: actor.unit, announcement });
      }
      play.next({ step: 'announcing', side });
    },
  }),
};
