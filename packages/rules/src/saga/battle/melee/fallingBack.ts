import { asks, brokenRule, does, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { placeShape } from '../../../war/field/field.js';
import { NO_BARRIER } from '../../../war/ground/barriers.js';
import { areAdjacent, barrierBetween, distance, hexAt, NOWHERE, placeOf } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { isOnTheMap, nameOf, sideOf, unitAt, unitNamed } from '../../../war/roster/roster.js';
import {
  type Battle,
  type BattleChoice,
  type BattlePlay,
  type BattleSight,
  commander,
  soldiersLeft,
} from '../battle.js';
import { takeLosses } from '../clash/losses.js';
import { groundOf } from '../ground.js';
import { calledBy } from '../names.js';
import { TROOPS, type TroopRow } from '../troops.table.js';

const isTaken = ({ open }: BattleSight, at: HexIndex): boolean => open.at.includes(at);

export const nextToEnemy = (sight: BattleSight, unit: UnitIndex, at: HexIndex): boolean => {
  const ground = groundOf(sight);
  const { side } = unitAt(sight, unit);
  return sight.open.at.some(
    (there, other) => there >= 0 && unitAt(sight, other).side !== side && areAdjacent(ground, at, there),
  );
};

/** The free hexes a unit can step to: passable, on the map, not across a hard barrier. */
const freeSteps = (sight: BattleSight, unit: UnitIndex): HexIndex[] => {
  const { steps } = groundOf(sight);
  const here = sight.open.at[unit] as HexIndex;
  const free: HexIndex[] = [];
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = steps[edge] as HexIndex;
    if (next !== NOWHERE && !isTaken(sight, next)) free.push(next);
  }
  return free;
};

/**
 * SAGA-BATTLE-MELEE-004: a loser moves one space away from the winner. SAGA-BATTLE-MELEE-010: it ends at distance 2
 * from it.
 */
const waysFrom = (sight: BattleSight, unit: UnitIndex, from: UnitIndex): readonly HexIndex[] => {
  const winner = sight.open.at[from] as HexIndex;
  return freeSteps(sight, unit).filter((next) => distance(groundOf(sight), next, winner) === 2);
};

/**
 * Where a loser can fall back to. SAGA-BATTLE-MELEE-011: it may end next to other enemies, or may do so only if there
 * is no other hex.
 */
export const roomToFallBack = (sight: BattleSight, unit: UnitIndex, from: UnitIndex): readonly HexIndex[] => {
  const away = waysFrom(sight, unit, from);
  if (sight.given.options['saga.battle.backIntoContact']) return away;
  const clear = away.filter((next) => !nextToEnemy(sight, unit, next));
  return clear.length > 0 ? clear : away;
};

/** Whether a unit cannot fall back from another. */
export const isBoxedIn = (sight: BattleSight, unit: UnitIndex, from: UnitIndex): boolean =>
  roomToFallBack(sight, unit, from).length === 0;

// SAGA-BATTLE-MELEE-005: double losses where there is no way back.
const lossesWith = (boxedIn: boolean, losses: number): number => (boxedIn ? 2 * losses : losses);

/**
 * What a loser loses if it falls back from the worst of these winners; `losses` are the single losses.
 * SAGA-BATTLE-MELEE-018: the many may name a winner from whom there is no way back.
 */
export const lossesFallingBack = (
  sight: BattleSight,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  losses: number,
): number => {
  for (const winner of from) if (isBoxedIn(sight, unit, winner)) return lossesWith(true, losses);
  return lossesWith(false, losses);
};

type Back = Extract<BattleChoice, { choose: 'back' }>;
type Retiring = Pick<Extract<Battle['step'], { step: 'fallBack' }>, 'units' | 'from' | 'losses'>;

/** The step in which units fall back from one that has beaten them, each with so many losses. */
export const fallBackStep = ({ units, from, losses }: Retiring): Battle['step'] => ({
  step: 'fallBack',
  units,
  from,
  losses,
});

/** Whether nobody is left of a unit after such losses. */
export const isSpent = (sight: BattleSight, unit: UnitIndex, losses: number): boolean =>
  losses >= soldiersLeft(sight, unit);

// SAGA-BATTLE-MELEE-012: whoever is destroyed by its losses does not move, so there is no hex to pick.
const waysBack = (sight: BattleSight, unit: UnitIndex, { from, losses }: Retiring): readonly (HexIndex | null)[] => {
  const room = roomToFallBack(sight, unit, from);
  return room.length === 0 || isSpent(sight, unit, losses) ? [null] : room;
};

// SAGA-BATTLE-MELEE-022: several move back in the order their owner chooses.
const backChoices = (sight: BattleSight, step: Retiring): readonly Back[] =>
  step.units.flatMap((unit) =>
    waysBack(sight, unit, step).map((to) => ({
      choose: 'back' as const,
      unit: nameOf(sight, unit),
      to: to === null ? null : placeOf(groundOf(sight), to),
    })),
  );

/** One unit falls back. SAGA-BATTLE-MELEE-012: losses come first, and a unit that is destroyed does not move. */
const fallBack = (play: BattlePlay, step: Retiring, unit: UnitIndex, to: HexIndex | null): void => {
  const boxedIn = isBoxedIn(play, unit, step.from);
  if (boxedIn) play.say({ event: 'boxedIn', unit });
  takeLosses(play, unit, lossesWith(boxedIn, step.losses));
  if (isOnTheMap(play, unit) && to !== null) play.say({ event: 'fellBack', unit, to });
  const units = step.units.filter((other) => other !== unit);
  if (units.length > 0) play.next(fallBackStep({ units, from: step.from, losses: step.losses }));
};

const backFault = (sight: BattleSight, step: Retiring, { unit, to }: Back): Refusal | null => {
  const [called, from] = [calledBy(sight, unit), calledBy(sight, nameOf(sight, step.from))];
  const facts = { unit: called, from, to: to === null ? null : [to.row, to.column] };
  const who = unitNamed(sight, unit);
  if (!step.units.includes(who)) return brokenRule('SAGA-BATTLE-MELEE-022', 'battle.notToMoveBack', facts);
  if (isSpent(sight, who, step.losses)) return brokenRule('SAGA-BATTLE-MELEE-012', 'battle.nobodyLeft', facts);
  return to !== null && waysFrom(sight, who, step.from).includes(hexAt(groundOf(sight), to))
    ? brokenRule('SAGA-BATTLE-MELEE-011', 'battle.intoContact', facts)
    : brokenRule('SAGA-BATTLE-MELEE-010', 'battle.notAway', facts);
};

export const isLightFooted = (sight: BattleSight, unit: UnitIndex): boolean =>
  (TROOPS[unitAt(sight, unit).troop] as TroopRow).notes.includes('lightFooted');

// SAGA-BATTLE-TROOP-012: a light unit may take one step after a fight. SAGA-BATTLE-MELEE-026: the step leads from
// closed terrain, into it, or across a soft barrier.
const lightStepsOf = (sight: BattleSight, unit: UnitIndex): readonly HexIndex[] => {
  const ground = groundOf(sight);
  const { isClosed } = ground;
  const here = sight.open.at[unit] as HexIndex;
  if (here < 0 || !isLightFooted(sight, unit)) return [];
  return freeSteps(sight, unit).filter((next) => {
    if (isClosed[here] === 1 || isClosed[next] === 1) return true;
    // A hard barrier that can be crossed from inside is no soft one.
    return areAdjacent(ground, here, next) && barrierBetween(ground, here, next) !== NO_BARRIER;
  });
};

const lightStepChoices = (sight: BattleSight, units: readonly UnitIndex[]) =>
  units.flatMap((unit) =>
    lightStepsOf(sight, unit).map(
      (to) => ({ choose: 'step', unit: nameOf(sight, unit), to: placeOf(groundOf(sight), to) }) as const,
    ),
  );

const DONE = { choose: 'done' } as const;

type FallingSteps = 'fallBack' | 'fallBackChoice' | 'lightSteps' | 'lightStep';

export const fallingBackProcedures: Procedures<Battle, FallingSteps> = {
  // Where there is only one way to go, nobody is asked.
  fallBack: does((play, step) => {
    const choices = backChoices(play, step);
    if (choices.length > 1) {
      play.next({ step: 'fallBackChoice', units: step.units, from: step.from, losses: step.losses });
      return;
    }
    const [only] = choices as readonly [Back];
    fallBack(play, step, unitNamed(play, only.unit), only.to === null ? null : hexAt(groundOf(play), only.to));
  }),

  fallBackChoice: asks({
    whom: (facts, { units }) => commander(facts.given, sideOf(facts, units[0] as UnitIndex)),
    answer: shape.union('choose', { back: { unit: shape.name, to: shape.nullable(placeShape) } }),
    choices: (view, step) => backChoices(view, step),
    refuses: (view, step, choice) => backFault(view, step, choice),
    then: (play, step, { unit, to }) =>
      fallBack(play, step, unitNamed(play, unit), to === null ? null : hexAt(groundOf(play), to)),
  }),

  // SAGA-BATTLE-MELEE-024: winners and losers may take the step. SAGA-BATTLE-MELEE-025: they take it when their cluster
  // is done, after any falling back.
  lightSteps: does((play, { side, units }) => {
    if (units.some((unit) => lightStepsOf(play, unit).length > 0)) play.next({ step: 'lightStep', side, units });
  }),

  lightStep: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { step: { unit: shape.name, to: placeShape }, done: {} }),
    choices: (view, { units }) => [DONE, ...lightStepChoices(view, units)],
    refuses: (view, _step, choice) =>
      choice.choose === 'done'
        ? null
        : brokenRule('SAGA-BATTLE-MELEE-026', 'battle.noLightStep', {
            unit: calledBy(view, choice.unit),
            row: choice.to.row,
            column: choice.to.column,
          }),
    then: (play, { side, units }, choice) => {
      if (choice.choose === 'done') return;
      const unit = unitNamed(play, choice.unit);
      play.say({ event: 'stepped', unit, to: hexAt(groundOf(play), choice.to) });
      const left = units.filter((other) => other !== unit);
      if (left.some((other) => lightStepsOf(play, other).length > 0))
        play.next({ step: 'lightStep', side, units: left });
    },
  }),
};
