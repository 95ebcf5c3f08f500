import { brokenRule, type Refusal, type RuleId } from '@warmoot/kernel';
import { isAtEdge, OFF, type Way, wayTo } from '../ground/paths.js';
import { apart } from '../ground/spaces.js';
import type { SpaceIndex } from '../model/model.js';
import { NOBODY, STANDING, type Walk } from './walk.js';

/** Why a walk is not allowed: the rule, and the word for it. */
const FAULTS = {
  notAStep: ['WARBAND-GRID-002', 'warband.notAStep'],
  wall: ['WARBAND-GRID-003', 'warband.wallInTheWay'],
  corner: ['WARBAND-GRID-003', 'warband.cornerShut'],
  foe: ['WARBAND-MOVE-022', 'warband.throughFoe'],
  narrow: ['WARBAND-MOVE-021', 'warband.tooNarrow'],
  ally: ['WARBAND-MOVE-021', 'warband.allyThere'],
  bound: ['WARBAND-MOVE-027', 'warband.bound'],
  nearer: ['WARBAND-MOVE-029', 'warband.nearer'],
  inMelee: ['WARBAND-MOVE-029', 'warband.stillInMelee'],
  cannotLeave: ['WARBAND-MOVE-024', 'warband.cannotLeave'],
  tooFar: ['WARBAND-MOVE-020', 'warband.tooFar'],
  ahead: ['WARBAND-BMOVE-015', 'warband.notAhead'],
  noRoom: ['WARBAND-GRID-009', 'warband.noRoomForUnit'],
  unit: ['WARBAND-TACTIC-032', 'warband.throughUnit'],
  standsStill: ['WARBAND-MOVE-026', 'warband.standsStill'],
} as const satisfies Record<string, readonly [RuleId, string]>;
export type Fault = keyof typeof FAULTS;

export const refusalFor = (fault: Fault, facts: Parameters<typeof brokenRule>[2] = {}): Refusal => {
  const [rule, what] = FAULTS[fault];
  return brokenRule(rule, what, facts);
};

/** WARBAND-MOVE-021, WARBAND-MOVE-022: why nobody walks on from a space that they have come to. */
const passingFault = ({ start, foes, allies, field }: Walk, at: SpaceIndex): Fault | null => {
  if (at === start) return null;
  if (foes[at] !== NOBODY) return 'foe';
  return allies[at] === 1 && field.narrow[at] === true ? 'narrow' : null;
};

/** WARBAND-MOVE-025, WARBAND-MOVE-027, WARBAND-MOVE-028, WARBAND-MOVE-029: whether a step leaves an enemy that it may not leave, or nears one. */
const boundFault = ({ reach, from }: Walk, at: SpaceIndex, to: SpaceIndex): Fault | null => {
  if (from === null) return ((reach[at] as number) & ~(to === OFF ? 0 : (reach[to] as number))) === 0 ? null : 'bound';
  if (to === OFF) return null;
  for (const far of from) if (far(to) < far(at)) return 'nearer';
  return null;
};

/** WARBAND-GRID-003: whether foes are in all the spaces beside a step over a corner. */
const areShut = ({ foes }: Walk, corners: readonly SpaceIndex[]): boolean => {
  for (const corner of corners) if (foes[corner] === NOBODY) return false;
  return true;
};

/** Why a step that no wall forbids cannot be taken; null where it can. Judged by its two ends alone. */
export const wayFault = (walk: Walk, at: SpaceIndex, way: Way): Fault | null => {
  const { to, corners } = way;
  const passing = passingFault(walk, at);
  if (passing !== null) return passing;
  // WARBAND-GRID-001: over those that lie there it may stand.
  if (walk.foes[to] === STANDING) return 'foe';
  const formed = walk.formed?.fault(at, way) ?? null;
  if (formed !== null) return formed;
  // WARBAND-GRID-003
  if (walk.formed === null && corners !== null && areShut(walk, corners)) return 'corner';
  return boundFault(walk, at, to);
};

/** Why a step cannot be taken, or one off the map; null where it can. */
export const stepFault = (walk: Walk, at: SpaceIndex, to: SpaceIndex): Fault | null => {
  if (to === OFF) {
    if (!isAtEdge(walk.field, at)) return 'notAStep';
    if (walk.formed?.leaves(at) === false) return 'ahead';
    // WARBAND-MOVE-024: who is in melee cannot simply go.
    return walk.mayLeave ? (passingFault(walk, at) ?? boundFault(walk, at, to)) : 'cannotLeave';
  }
  const way = wayTo(walk.field, at, to);
  if (way !== undefined) return wayFault(walk, at, way);
  return apart(walk.field, at, to) === 1 ? 'wall' : 'notAStep';
};

/** WARBAND-GRID-001, WARBAND-MOVE-021, WARBAND-MOVE-029: why a walk cannot end in a space. */
export const endFault = ({ start, allies, reach, from }: Walk, at: SpaceIndex): Fault | null => {
  if (at === start) return from === null ? null : 'standsStill';
  if (at === OFF) return null;
  if (allies[at] === 1) return 'ally';
  return from !== null && reach[at] !== 0 ? 'inMelee' : null;
};

interface Judged {
  /** How many of its steps are a walk that is allowed. */
  readonly legal: number;
  /** Why it is no more of them; null where it is all. */
  readonly fault: Fault | null;
}

/** WARBAND-MOVE-004, WARBAND-MOVE-028: a walk judged step by step: how far it goes, and why no farther. */
export const judged = (walk: Walk, path: readonly SpaceIndex[]): Judged => {
  let [at, spent, legal] = [walk.start, 0, 0];
  let fault: Fault | null = endFault(walk, at);
  for (const [nth, to] of path.entries()) {
    const step = stepFault(walk, at, to);
    if (step !== null) return { legal, fault: step };
    // Leaving the map costs 1.
    spent += walk.costs[to] ?? 1;
    // WARBAND-MOVE-018
    if (spent > walk.allowance && !(nth === 0 && walk.firstStepFree)) return { legal, fault: 'tooFar' };
    at = to;
    fault = endFault(walk, at);
    if (fault === null) legal = nth + 1;
  }
  return { legal, fault };
};
