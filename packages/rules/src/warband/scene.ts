import { rulingProcedures, type SceneRules } from '@warmoot/kernel';
import { aftermathProcedures } from './aftermath/chapter.js';
import { attackProcedures } from './attacks/chapter.js';
import { begin } from './beginning/begin.js';
import { callingByName } from './called.js';
import { duelProcedures } from './duels/chapter.js';
import { copyOpen } from './facts/copyOpen.js';
import { evolve } from './facts/evolve.js';
import { outcome } from './facts/outcome.js';
import { renaming } from './figures/names.js';
import { gearProcedures } from './gear/chapter.js';
import { backlashQuestion, grappleProcedures } from './grapples/chapter.js';
import { healthProcedures } from './health/chapter.js';
import { skirmishOptions } from './model/options.js';
import { skirmishSetup } from './model/setup.js';
import type { Skirmish } from './model/skirmish.js';
import { moraleProcedures } from './morale/chapter.js';
import { movingProcedures } from './movement/chapter.js';
import { shotProcedures } from './ranged/chapter.js';
import { closingProcedures } from './round/closing.js';
import { partProcedures } from './round/parts.js';
import { refereeProcedures } from './round/referee.js';
import { roundProcedures } from './round/round.js';
import { spellProcedures } from './spells/chapter.js';

/** The fight of figures. All facts are open; techniques of a duel are sealed until both are chosen. */
export const skirmishScene: SceneRules<Skirmish> = {
  scene: 'warband/skirmish',
  version: '1.0.0',
  setup: skirmishSetup,
  options: skirmishOptions,
  begin,
  procedures: callingByName({
    ...roundProcedures,
    ...refereeProcedures,
    ...closingProcedures,
    ...partProcedures,
    ...movingProcedures,
    ...attackProcedures,
    ...shotProcedures,
    ...gearProcedures,
    ...spellProcedures,
    ...grappleProcedures,
    ...duelProcedures,
    ...moraleProcedures,
    ...aftermathProcedures,
    ...healthProcedures,
    ...rulingProcedures<Skirmish>({
      questions: { backlash: backlashQuestion },
      referee: ({ given }) => given.referee,
    }),
  }),
  evolve,
  evolveOwn: () => undefined,
  outcome,
  gestures: renaming,
  scenes: {},
  copyOpen,
};
