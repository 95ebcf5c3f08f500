import type { Fixed } from '@warmoot/kernel';
import { isSpentShooting } from '../../figures/aiming.js';
import { isDuelling } from '../../figures/duelling.js';
import { figureOf } from '../../figures/figures.js';
import { hasSpear } from '../../figures/hands.js';
import { agentsOfRank, normalsIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import { type BattleLine, type FormationIndex, NORMAL, type Rank, type Unit } from '../../model/units.js';
import { areHeldByDuel } from '../leaders/duels.js';
import type { BattleSight } from '../model/battle.js';
import type { Striking } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import { foeIn, frameOf, lineAt, linesIn, meetsOf, targetsIn } from './frame.js';

/** WARBAND-LINE-004, WARBAND-LINE-026: how many ranks strike: the front one, and spears of the one behind it. */
const STRIKING_RANKS = 2;

/** WARBAND-LINE-037: those of a unit that could strike, in their order: of each rank who is unique from left to right, then the rank. */
export const strikersOf = (sight: BattleSight, unit: FormationIndex): readonly FigureIndex[] => {
  const { ranks } = unitOf(sight, unit);
  const [front, middle] = [ranks[0], ranks[STRIKING_RANKS - 1]];
  const agents = front === undefined ? [] : agentsOfRank(front);
  return middle === undefined ? agents : [...agents, ...agentsOfRank(middle).filter((agent) => hasSpear(sight, agent))];
};

/** WARBAND-TACTIC-007, WARBAND-TACTIC-036: whether leaders duel in this line; then nobody else strikes in it. */
export const isDuelLine = (sight: BattleSight, { units: [one, other] }: BattleLine): boolean =>
  areHeldByDuel(sight, one, other);

/** In which rank of a unit an agent stands; −1: in none. */
export const rankOf = ({ ranks }: Fixed<Unit>, agent: FigureIndex): number => {
  for (let rank = 0; rank < ranks.length; rank++) {
    const { body, slots } = ranks[rank] as Fixed<Rank>;
    if (slots.includes(body === agent ? NORMAL : agent)) return rank;
  }
  return -1;
};

/** How many figures of an agent have not yet struck in this phase, in whatever line. */
export const unspentOf = (sight: BattleSight, { unit, agent }: Pick<Striking, 'unit' | 'agent'>): number => {
  const own = unitOf(sight, unit);
  const rank = own.ranks[rankOf(own, agent)];
  if (rank === undefined) return 0;
  let left = rank.body === agent ? normalsIn(rank) : 1;
  for (const { struck } of linesIn(sight))
    for (const one of struck) if (one.agent === agent) left = Math.min(left, one.left);
  return left;
};

/**
 * WARBAND-LINE-018: whether an agent may still strike in a line. WARBAND-MELEE-020: not who has given its blows up for something
 * else. WARBAND-RANGED-011: nor who has shot. WARBAND-LINE-032: nor, where the table has it so, who came to the front after
 * the first strikes.
 */
export const mayStrike = (sight: BattleSight, unit: FormationIndex, agent: FigureIndex, line: BattleLine): boolean => {
  const { melee, wholeRound, unaware } = figureOf(sight, agent);
  if (line.struck.some((one) => one.agent === agent) || wholeRound || (melee !== null && melee !== 'attack'))
    return false;
  if (unaware || isDuelling(sight, agent) || isSpentShooting(sight, agent)) return false;
  const own = unitOf(sight, unit);
  const rank = own.ranks[rankOf(own, agent)];
  if (rank === undefined) return false;
  return !rank.steppedUp || sight.given.options['warband.stepUpAfterFirstStrike'] === 'on';
};

/** The lines of a unit in which its own front meets somebody, by their places among the lines. */
export const linesMetBy = (sight: BattleSight, unit: FormationIndex): readonly number[] => {
  const lines: number[] = [];
  for (let nth = 0; nth < sight.open.lines.length; nth++) if (isMetBy(sight, lineAt(sight, nth), unit)) lines.push(nth);
  return lines;
};

const isMetBy = (sight: BattleSight, line: BattleLine, unit: FormationIndex): boolean =>
  line.units.includes(unit) && meetsOf(line, unit) !== null && unitOf(sight, foeIn(line, unit)).ranks.length > 0;

/** The slots in which an agent stands. */
const slotsOf = ({ slots, body }: Fixed<Rank>, agent: FigureIndex): readonly number[] => {
  const who = body === agent ? NORMAL : agent;
  const found: number[] = [];
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] === who) found.push(slot);
  return found;
};

/** How far it is from a figure to the nearest at whom it could strike in a line. */
const awayIn = (sight: BattleSight, unit: FormationIndex, line: number, rank: number, slot: number): number => {
  const one = lineAt(sight, line);
  const [struck, meets] = [unitOf(sight, foeIn(one, unit)), meetsOf(one, unit)];
  if (meets === null) return Number.POSITIVE_INFINITY;
  const at = frameOf(sight, struck, meets).placeOf(unitOf(sight, unit), rank, slot);
  return Math.min(...targetsIn(sight, struck, meets).map(({ place }) => Math.abs(place - at)));
};

/** WARBAND-LINE-024: the lines of a unit in which somebody is nearest to one of its figures. */
const nearestLines = (sight: BattleSight, unit: FormationIndex, rank: number, slot: number): readonly number[] => {
  const lines = linesMetBy(sight, unit);
  const away = lines.map((nth) => awayIn(sight, unit, nth, rank, slot));
  return lines.filter((_nth, at) => away[at] === Math.min(...away));
};

/** WARBAND-LINE-024: the units among whom the owner of a unit has a choice: figures of it are as near to one as to another. */
export const tiesOf = (sight: BattleSight, unit: FormationIndex): readonly FormationIndex[] => {
  if (linesMetBy(sight, unit).length < 2) return [];
  const tied = unitOf(sight, unit)
    .ranks.slice(0, STRIKING_RANKS)
    .flatMap(({ slots }, rank) => slots.map((_who, slot) => nearestLines(sight, unit, rank, slot)))
    .filter((lines) => lines.length > 1)
    .flat();
  return [...new Set(tied)].map((nth) => foeIn(lineAt(sight, nth), unit));
};

/**
 * WARBAND-LINE-024: the places of an agent's figures that fight in a line, from left to right: of several lines each fights where
 * somebody is nearest; where two are as near, in that of the unit its owner names, else in the first.
 */
export const placesIn = (
  sight: BattleSight,
  unit: FormationIndex,
  agent: FigureIndex,
  line: number,
  tied: FormationIndex,
): readonly number[] => {
  const own = unitOf(sight, unit);
  const rank = rankOf(own, agent);
  const one = lineAt(sight, line);
  const meets = meetsOf(one, unit);
  if (rank < 0 || meets === null) return [];
  const lines = linesMetBy(sight, unit);
  const frame = frameOf(sight, unitOf(sight, foeIn(one, unit)), meets);
  const isHere = (slot: number): boolean => {
    if (lines.length === 1) return true;
    const nearest = nearestLines(sight, unit, rank, slot);
    const named = nearest.find((nth) => foeIn(lineAt(sight, nth), unit) === tied);
    return (named ?? nearest[0]) === line;
  };
  return slotsOf(own.ranks[rank] as Fixed<Rank>, agent)
    .filter(isHere)
    .map((slot) => frame.placeOf(own, rank, slot))
    .sort((a, b) => a - b)
    .slice(0, unspentOf(sight, { unit, agent }));
};
