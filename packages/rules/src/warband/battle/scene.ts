import { rulingProcedures, type SceneRules } from '@warmoot/kernel';
import { aftermathProcedures } from '../aftermath/chapter.js';
import { attackProcedures } from '../attacks/chapter.js';
import { duelProcedures } from '../duels/chapter.js';
import { gearProcedures } from '../gear/chapter.js';
import { healthProcedures } from '../health/chapter.js';
import { shotProcedures } from '../ranged/chapter.js';
import { spellProcedures } from '../spells/chapter.js';
import { begin } from './beginning/begin.js';
import { callingByName } from './called.js';
import { copyOpen } from './facts/copyOpen.js';
import { evolve } from './facts/evolve.js';
import { outcome } from './facts/outcome.js';
import { leaderProcedures } from './leaders/chapter.js';
import { lineProcedures } from './lines/chapter.js';
import type { Battle } from './model/battle.js';
import { borrowed } from './model/borrowing.js';
import { battleOptions } from './model/options.js';
import { battleSetup } from './model/setup.js';
import { moraleProcedures } from './morale/chapter.js';
import { movingProcedures } from './moving/chapter.js';
import { placeProcedures } from './placing/chapter.js';
import { closingProcedures } from './round/closing.js';
import { endProcedures } from './round/ends.js';
import { partProcedures } from './round/parts.js';
import { refereeProcedures } from './round/referee.js';
import { roundProcedures } from './round/round.js';
import { shootingProcedures } from './shooting/chapter.js';
import { swapProcedures } from './swaps/chapter.js';

const { helmet, woundDie, whichHand, makeRoom, harm, sacrifice } = attackProcedures;
const { duels, techniques } = duelProcedures;
const { phaseOver, bleeding, deathSave, deathWound, aidTest } = healthProcedures;

/** What a battle takes from a fight of figures as it is. */
const figureProcedures = borrowed({
  ...gearProcedures,
  ...spellProcedures,
  ...shotProcedures,
  ...aftermathProcedures,
  helmet,
  woundDie,
  whichHand,
  makeRoom,
  harm,
  sacrifice,
  duels,
  techniques,
  phaseOver,
  bleeding,
  deathSave,
  deathWound,
  aidTest,
});

/** Battle lines of ranked units. All facts are open; techniques of a duel are sealed until both are chosen. */
export const linesScene: SceneRules<Battle> = {
  scene: 'warband/battle',
  version: '1.0.0',
  setup: battleSetup,
  options: battleOptions,
  begin,
  procedures: callingByName({
    ...figureProcedures,
    ...roundProcedures,
    ...refereeProcedures,
    ...partProcedures,
    ...placeProcedures,
    ...movingProcedures,
    ...swapProcedures,
    ...shootingProcedures,
    ...leaderProcedures,
    ...moraleProcedures,
    ...lineProcedures,
    ...endProcedures,
    ...closingProcedures,
    ...rulingProcedures<Battle>({ questions: {}, referee: ({ given }) => given.referee }),
  }),
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
  copyOpen,
};
