import { asks, brokenRule, does, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { placeShape } from '../../../war/field/field.js';
import { hexAt } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { unitAt, unitNamed } from '../../../war/roster/roster.js';
import { type Battle, type BattleChoice, type BattlePlay, type BattleSight, commander } from '../battle.js';
import { groundOf } from '../ground.js';
import { calledBy } from '../names.js';
import { movingSide } from './phases.js';
import { addMoves, anyCanMove, mayMove, pathTo, reachRule } from './reach.js';

const DONE = { choose: 'done' } as const;

const moves = (sight: BattleSight): readonly BattleChoice[] => {
  const choices: BattleChoice[] = [DONE];
  addMoves(sight, movingSide(sight), choices);
  return choices;
};

/**
 * The enemies that a unit pins by stopping on a hex. SAGA-BATTLE-MOVE-008: those adjacent to it. SAGA-BATTLE-MOVE-012: a
 * hard barrier in between keeps them from being adjacent.
 */
// holds by: SAGA-BATTLE-MOVE-011, since only a move is asked whom it pins.
export const pinnedBy = (sight: BattleSight, unit: UnitIndex, at: HexIndex): UnitIndex[] => {
  const { touches } = groundOf(sight);
  const { side } = unitAt(sight, unit);
  const pinned: UnitIndex[] = [];
  for (let other = 0; other < sight.open.at.length; other++) {
    const there = sight.open.at[other] as HexIndex;
    if (there < 0 || unitAt(sight, other).side === side) continue;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) if (touches[edge] === there) pinned.push(other);
  }
  return pinned;
};

/** Why a unit cannot make this move. */
const moveFault = (sight: BattleSight, choice: Extract<BattleChoice, { choose: 'move' | 'step' }>): Refusal | null => {
  const side = movingSide(sight);
  const unit = unitNamed(sight, choice.unit);
  const facts = { unit: calledBy(sight, choice.unit), row: choice.to.row, column: choice.to.column };
  if (unit < 0 || unitAt(sight, unit).side !== side || (sight.open.at[unit] as HexIndex) < 0) {
    return brokenRule('SAGA-BATTLE-MOVE-003', 'battle.notYourUnit', facts);
  }
  if (sight.open.pinned[unit] === 1) return brokenRule('SAGA-BATTLE-MOVE-007', 'battle.pinned', facts);
  if (!mayMove(sight, side, unit)) return brokenRule('SAGA-BATTLE-MOVE-003', 'battle.notItsPhase', facts);
  const to = hexAt(groundOf(sight), choice.to);
  if (pathTo(sight, unit, to) !== null) return null;
  const rule = reachRule(sight, unit, to);
  return brokenRule(rule, 'battle.outOfReach', facts);
};

const move = (play: BattlePlay, name: string, to: HexIndex): void => {
  const unit = unitNamed(play, name);
  const path = pathTo(play, unit, to) as readonly HexIndex[];
  play.say({ event: 'moved', unit, path, pins: pinnedBy(play, unit, to) });
};

/** Goes on with the phase while somebody can move. */
const goOn = (play: BattlePlay): void => {
  if (anyCanMove(play, movingSide(play))) play.next({ step: 'move' });
};

export const movingProcedures: Procedures<Battle, 'phase' | 'move'> = {
  phase: does((play, { phase }) => {
    if (play.open.ending !== null) return;
    play.say({ event: 'phaseBegan', phase });
    goOn(play);
  }),

  // SAGA-BATTLE-MOVE-003: one unit after the other, in any order. A unit may also stay.
  move: asks({
    whom: (facts) => commander(facts.given, movingSide(facts)),
    answer: shape.union('choose', { move: { unit: shape.name, to: placeShape }, done: {} }),
    choices: (view) => moves(view) as readonly Extract<BattleChoice, { choose: 'move' | 'done' }>[],
    refuses: (view, _step, choice) => (choice.choose === 'done' ? null : moveFault(view, choice)),
    then: (play, _step, choice) => {
      if (choice.choose === 'done') return;
      move(play, choice.unit, hexAt(groundOf(play), choice.to));
      goOn(play);
    },
  }),
};
