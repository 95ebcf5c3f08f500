import { brokenRule, type Fixed, type Refusal, type RuleId } from '@warmoot/kernel';
import { figureOf } from '../../figures/figures.js';
import { isBlinded } from '../../figures/ratings.js';
import { someAgent, uniquesIn } from '../../formations/standing.js';
import type { Moment } from '../../model/acts.js';
import type { FigureIndex } from '../../model/model.js';
import type { ActChoice } from '../../model/skirmish.js';
import type { Unit, UnitAnnouncement } from '../../model/units.js';
import { isDuellingUnit } from '../leaders/duels.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { UnitActChoice } from '../model/choices.js';
import { hadToAnnounce, isPromised } from '../units/promised.js';
import { isRouted, keyOfActor, unitOf } from '../units/units.js';

/** What can be named in a part of a battle: acts of units, and of a fight of figures those that are left to unique figures. */
export type AnyAct = UnitActChoice | Exclude<ActChoice, { choose: UnitActChoice['choose'] }>;
type ActName = AnyAct['choose'];
/** A rule that keeps somebody from an act, and the word for it; null where it does not. */
type Bar = readonly [rule: RuleId, what: string] | null;

interface Case {
  readonly sight: BattleSight;
  readonly actor: Actor;
  readonly unit: Fixed<Unit>;
  readonly act: ActName;
  readonly moment: Moment;
}

/** WARBAND-GEAR-003, WARBAND-TACTIC-035: what costs no action. */
export const FREE_ACTS: ReadonlySet<ActName> = new Set<ActName>(['drop', 'endWall']);

const MOVES: ReadonlySet<ActName> = new Set<ActName>(['move', 'charge', 'retreat', 'manoeuvre']);
const SHOTS: ReadonlySet<ActName> = new Set<ActName>(['shoot', 'throw']);
const HOSTILE: ReadonlySet<ActName> = new Set<ActName>(['attack', 'rally']);

/** WARBAND-VANQUISH-007: who knows of no enemy does nothing. */
const unaware = ({ sight, actor, unit }: Case): Bar => {
  const isUnaware = (figure: FigureIndex): boolean => figureOf(sight, figure).unaware;
  const holds = actor.figure < 0 ? someAgent(unit, isUnaware) : isUnaware(actor.figure);
  return holds ? ['WARBAND-VANQUISH-007', 'warband.unaware'] : null;
};

/** WARBAND-MOD-018: no attacks at all. In a battle line it holds for each who would strike. */
const blinded = ({ sight, actor, act }: Case): Bar =>
  SHOTS.has(act) && actor.figure >= 0 && isBlinded(sight, actor.figure) ? ['WARBAND-MOD-018', 'warband.blinded'] : null;

/** WARBAND-MORALE-025: it goes, and attacks nobody; WARBAND-MORALE-038: who is cornered may fight. */
const routed = ({ sight, actor, unit, act, moment }: Case): Bar => {
  if (!isRouted(sight, actor.unit)) return null;
  const isBarred = moment === 'opening' ? act !== 'retreat' || actor.figure >= 0 : !unit.cornered && HOSTILE.has(act);
  return isBarred ? ['WARBAND-MORALE-025', 'warband.retreats'] : null;
};

/** WARBAND-TACTIC-036: units whose leaders duel do not move. */
const duelling = ({ sight, actor, act }: Case): Bar =>
  MOVES.has(act) && !isRouted(sight, actor.unit) && isDuellingUnit(sight, actor.unit)
    ? ['WARBAND-TACTIC-036', 'warband.leadersDuel']
    : null;

/**
 * WARBAND-BMOVE-003, WARBAND-BMOVE-016, WARBAND-ACTION-002: a rank leaves with all in it; where one of them has traded places, or a
 * unique one has acted, their move is spent.
 */
const spent = ({ sight, actor, unit, act }: Case): Bar => {
  if (actor.figure < 0 || !MOVES.has(act)) return null;
  const rank = unit.ranks.find(({ body }) => body === actor.figure);
  if (rank === undefined) return null;
  const acted = uniquesIn(rank).some((figure) => figureOf(sight, figure).opening !== null);
  return acted || rank.swapped > 0 ? ['WARBAND-ACTION-002', 'warband.someHaveActed'] : null;
};

/** WARBAND-MOVE-005, WARBAND-MORALE-025 */
const stays = ({ sight, actor, act }: Case): Bar =>
  MOVES.has(act) && !isRouted(sight, actor.unit) ? ['WARBAND-MOVE-005', 'warband.announcedNothing'] : null;

const isAsAnnounced = ({ what, part }: Fixed<UnitAnnouncement>, { actor, act }: Case): boolean =>
  act === what && actor.figure === part;

/** WARBAND-MOVE-032: swaps are announced too, and nobody swaps who has not; the unit as a whole, and who is unique among them, do nothing else. */
const swapping = ({ sight, actor, unit, act }: Case): Bar => {
  if (act !== 'swap') {
    const isUnique = unit.ranks.some(({ slots }) => actor.figure >= 0 && slots.includes(actor.figure));
    const isKept = actor.figure < 0 ? unit.swaps.length > 0 : isUnique && isPromised(sight, actor.unit, actor.figure);
    return isKept ? ['WARBAND-MOVE-004', 'warband.hasAnnounced'] : null;
  }
  if (unit.swaps.some(({ part }) => part === actor.figure)) return null;
  return unit.announced === null
    ? ['WARBAND-MOVE-005', 'warband.swap.notAnnounced']
    : ['WARBAND-MOVE-004', 'warband.hasAnnounced'];
};

/**
 * WARBAND-MOVE-004, WARBAND-MOVE-005: what was announced is done, and who announced nothing stays. Where a part goes alone,
 * the others of the unit are free. WARBAND-MORALE-025: a routed unit that had no way when it was time takes what has opened since.
 */
const announced = (one: Case): Bar => {
  const { sight, actor, unit, act, moment } = one;
  if (moment !== 'opening' || !hadToAnnounce(sight, actor.unit)) return null;
  if (act === 'swap' || unit.swaps.length > 0) return swapping(one) ?? (act === 'swap' ? null : stays(one));
  if (unit.announced !== null) {
    if (isAsAnnounced(unit.announced, one)) return null;
    const isAnother = unit.announced.part >= 0 && actor.figure >= 0 && actor.figure !== unit.announced.part;
    return isAnother && !MOVES.has(act) ? null : ['WARBAND-MOVE-004', 'warband.hasAnnounced'];
  }
  return stays(one);
};

const BARS = [unaware, blinded, routed, duelling, spent, announced] as const;

const barOf = (sight: BattleSight, actor: Actor, act: ActName, moment: Moment): Bar => {
  if (FREE_ACTS.has(act)) return null;
  const one: Case = { sight, actor, unit: unitOf(sight, actor.unit), act, moment };
  for (const bar of BARS) {
    const found = bar(one);
    if (found !== null) return found;
  }
  return null;
};

/** What keeps somebody from an act whatever the act itself asks for; null where nothing does. */
export const barredFrom = (sight: BattleSight, actor: Actor, act: ActName, moment: Moment): Refusal | null => {
  const bar = barOf(sight, actor, act, moment);
  return bar === null ? null : brokenRule(bar[0], bar[1], { figure: keyOfActor(sight, actor) });
};

/** Whether anything keeps somebody from an act: asked of every act before any is named, so nothing is put into words. */
export const isBarredFrom = (sight: BattleSight, actor: Actor, act: ActName, moment: Moment): boolean =>
  barOf(sight, actor, act, moment) !== null;
