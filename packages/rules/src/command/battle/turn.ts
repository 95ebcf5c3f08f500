import { does, type Procedures } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { isOnTheMap, nameOf, unitAt } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import {
  acting,
  type ChoiceOf,
  type Command,
  type CommandPlay,
  type CommandSight,
  type CommandStep,
} from './command.js';
import { endBattle, judgeField, judgeRound } from './ending.js';
import { ignoreTheGone } from './lapsing.js';
import { mayDuel } from './pairs.js';

/** COMMAND-TURN-002: the five stages, in this order. */
const STAGES = {
  1: 'volleys',
  2: 'movement',
  3: 'attacks',
  4: 'defences',
  5: 'combats',
} as const satisfies Record<number, CommandStep['step']>;

/** COMMAND-DEFEND-002: whether an Attack stands against a unit. */
export const isAttacked = ({ open }: CommandSight, unit: UnitIndex): boolean => open.attacks.includes(unit);

/**
 * COMMAND-TURN-005: whether a unit has still to act in this stage. COMMAND-DEFEND-010, COMMAND-TURN-003: one of the side
 * whose stage it is. COMMAND-DEFEND-002: who is attacked takes no action in stage 4.
 */
export const isToAct = (sight: CommandSight, unit: UnitIndex): boolean => {
  const { open } = sight;
  return (
    open.acted[unit] === 0 &&
    isOnTheMap(sight, unit) &&
    unitAt(sight, unit).side === acting(sight) &&
    !(open.stage === 4 && isAttacked(sight, unit))
  );
};

/** The units that have still to act in this stage. */
export const unitsToAct = (sight: CommandSight): UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < sight.open.at.length; unit++) if (isToAct(sight, unit)) units.push(unit);
  return units;
};

const isAnyToAct = (sight: CommandSight): boolean => {
  for (let unit = 0; unit < sight.open.at.length; unit++) if (isToAct(sight, unit)) return true;
  return false;
};

/** The attacks that are still to be resolved, as attacker and target. */
export const attacksLeft = ({ open }: CommandSight): readonly (readonly [UnitIndex, UnitIndex])[] => {
  const left: (readonly [UnitIndex, UnitIndex])[] = [];
  for (let unit = 0; unit < open.attacks.length; unit++) {
    const target = open.attacks[unit] as UnitIndex;
    if (target >= 0) left.push([unit, target]);
  }
  return left;
};

/** COMMAND-TURN-005: a stage with nothing left to do ends by itself. */
const goOn = (play: CommandPlay): void => {
  const { open, next } = play;
  const { stage } = open;
  if (open.ending !== null || stage === 0) return;
  if (stage === 5) ignoreTheGone(play);
  const goesOn = stage === 5 ? open.attacks.some((target) => target >= 0) : isAnyToAct(play);
  if (goesOn) next({ step: STAGES[stage] });
  else if (stage === 5) next({ step: 'endTurn' });
  else next({ step: 'stage', stage: (stage + 1) as 2 | 3 | 4 | 5 });
};

/** Ends a stage before its time: COMMAND-TURN-005 whoever has not acted holds at 0c. */
export const endStage = (play: CommandPlay): void => {
  play.say({ event: 'stageEnded', side: acting(play), held: unitsToAct(play) });
  play.next({ step: 'settle' });
};

/** COMMAND-END-005: the other side has won. */
export const concede = (play: CommandPlay): void => {
  const side = acting(play);
  play.say({ event: 'conceded', side });
  endBattle(play, { ending: 'conceded', winner: otherSide(side) });
};

export const END_STAGE = { choose: 'endStage' } as const;
export const holdOf = (sight: CommandSight, unit: UnitIndex): ChoiceOf<'hold'> => ({
  choose: 'hold',
  unit: nameOf(sight, unit),
});
export const routOf = (sight: CommandSight, unit: UnitIndex): ChoiceOf<'rout'> => ({
  choose: 'rout',
  unit: nameOf(sight, unit),
});

type TurnSteps = 'round' | 'turn' | 'stage' | 'settle' | 'judge' | 'endTurn' | 'endRound';

export const turnProcedures: Procedures<Command, TurnSteps> = {
  // COMMAND-TURN-004: one turn of each side is a round; rounds are counted from 1.
  round: does(({ open, say, next }) => {
    say({ event: 'roundBegan', round: open.round + 1 });
    next({ step: 'turn' });
  }),

  turn: does((play) => {
    const { open, say, next } = play;
    say({ event: 'turnBegan', side: open.active });
    if (mayDuel(play)) next({ step: 'challenge', side: open.active, second: false });
    next({ step: 'stage', stage: 1 });
  }),

  stage: does((play, { stage }) => {
    const { open, say } = play;
    if (open.ending !== null) return;
    say({ event: 'stageBegan', stage, side: stage === 4 ? otherSide(open.active) : open.active });
    goOn(play);
  }),

  // COMMAND-TURN-006: an action and everything it set off are finished before the next.
  settle: does((play) => {
    judgeField(play);
    goOn(play);
  }),

  judge: does((play) => judgeField(play)),

  endTurn: does(({ open, next, say }) => {
    if (open.active !== open.first) {
      next({ step: 'endRound' });
      return;
    }
    say({ event: 'turnEnded', side: open.active });
    next({ step: 'turn' });
  }),

  endRound: does((play) => {
    const ending = judgeRound(play);
    if (ending === null) play.next({ step: 'round' });
    else endBattle(play, ending);
  }),
};
