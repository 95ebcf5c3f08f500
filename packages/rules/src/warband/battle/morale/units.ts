import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { keyOf, rowOf } from '../../figures/figures.js';
import { agentsOf } from '../../formations/standing.js';
import { type Checkers, checking, spreads } from '../../morale/checks.js';
import { givesUp, goes } from '../../morale/parting.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import { asFigures, borrowed } from '../model/borrowing.js';
import type { GoAlongChoice } from '../model/choices.js';
import { partOff } from '../moving/parting.js';
import { isFreeAgain, wayOutOf } from '../moving/retreats.js';
import { unitCheckChance } from '../nerve/chance.js';
import { boundInUnit, charactersIn, stillChecksUnit } from '../nerve/members.js';
import { passesUnrolled } from '../nerve/unrolled.js';
import { isRouted, isUnitHere, unitOf } from '../units/units.js';
import { notice, noticeEachOther } from './noticing.js';

/** WARBAND-MORALE-040: each player character of a unit says whether to go along. */
const putCharacters = (play: BattlePlay, unit: number, why: 'retreat' | 'surrender'): void => {
  for (const figure of charactersIn(play, unit)) play.next({ step: 'goAlong', unit, figure, why });
};

/** WARBAND-MORALE-031: in a battle each unit checks for itself. */
const units: Checkers<BattlePlay> = {
  chance: (sight: BattleSight, { group }) => unitCheckChance(sight, group),
  bound: (sight: BattleSight, unit) => boundInUnit(sight, unit),
  stillChecks: (sight: BattleSight, unit) => stillChecksUnit(sight, unit),
  hasWayOut: (sight: BattleSight, unit) => wayOutOf(sight, unit),
  // WARBAND-MORALE-038
  cornered: (sight: BattleSight) =>
    sight.open.units.flatMap(({ cornered }, unit) =>
      cornered && isUnitHere(sight, unit) && isRouted(sight, unit) && !isFreeAgain(sight, unit)
        ? [{ group: unit, figure: null }]
        : [],
    ),
  alone: () => [],
  notice: (play: BattlePlay) => notice(play),
  noticeEachOther: (play: BattlePlay) => noticeEachOther(play),
  passesUnrolled: (play: BattlePlay, unit) => passesUnrolled(play, unit, 'end'),
  // WARBAND-TACTIC-035
  fails: (play: BattlePlay, unit) => {
    if (unitOf(play, unit).wall) play.say({ event: 'wallEnded', unit, why: 'nerve' });
  },
  goes: (play: BattlePlay, unit, figures) => {
    goes(asFigures(play), figures);
    putCharacters(play, unit, 'retreat');
  },
  yields: (play: BattlePlay, { group }) => {
    putCharacters(play, group, 'surrender');
    play.next({ step: 'surrendering', unit: group });
  },
};

/** The same, to those who carry out checks of any kind. */
const checkers = units as unknown as Checkers;

type Step<K> = Extract<Battle['step'], { readonly step: K }>;

export const checkProcedures: Procedures<
  Battle,
  'morale' | 'check' | 'circumstances' | 'moraleDie' | 'quarter' | 'goAlong' | 'surrendering'
> = {
  ...borrowed(checking(checkers)),

  // WARBAND-MORALE-040: nobody who never checks is bound by it; who stays is a unit of its own.
  goAlong: asks<Battle, Step<'goAlong'>, GoAlongChoice>({
    whom: (facts, { figure }) => [{ seat: rowOf(facts, figure).seat, as: keyOf(facts, figure) }],
    answer: shape.union('choose', { goAlong: {}, stay: {} }),
    choices: () => [{ choose: 'goAlong' }, { choose: 'stay' }],
    then: (play, { unit, figure, why }, { choose }) => {
      if (choose === 'stay') {
        play.say({ event: 'stayed', unit: partOff(play, unit, figure), figure });
        return;
      }
      play.say({ event: 'wentAlong', unit, figure });
      if (why === 'retreat') goes(asFigures(play), [figure]);
    },
  }),

  // WARBAND-MORALE-037: all that are left in it are prisoners.
  surrendering: does((play, { unit }) => {
    play.say({ event: 'surrendered', group: unit, figure: null, figures: agentsOf(unitOf(play, unit)) });
    givesUp(asFigures(play));
    spreads(asFigures(play), checkers);
  }),
};
