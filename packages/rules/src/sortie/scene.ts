import { rulingProcedures, type SceneRules } from '@warmoot/kernel';
import { outcome } from './after/outcome.js';
import { afterProcedures } from './after/procedures.js';
import { victoryQuestion } from './after/victory.js';
import { renaming } from './battle/names.js';
import { sortieOptions, sortieSetup } from './battle/setup.js';
import type { Sortie } from './battle/sortie.js';
import { begin } from './beginning/beginning.js';
import { initiativeProcedures } from './beginning/initiative.js';
import { effectProcedures } from './effects/procedures.js';
import { copyOpen } from './facts/copyOpen.js';
import { evolve } from './facts/evolve.js';
import { frontsQuestion, meetProcedures } from './round/meet.js';
import { orderProcedures } from './round/orders.js';
import { planProcedures } from './round/plans.js';
import { rollingProcedures } from './round/rolling.js';
import { roundProcedures } from './round/round.js';

/** What the table settles where it has chosen to: how the opponents of a lone unit stand, and who has won. */
const rulings = rulingProcedures<Sortie>({
  questions: { fronts: frontsQuestion, victory: victoryQuestion },
  referee: () => null,
});

/** The battle. All facts are open; orders and plans are sealed until everybody's are in. */
export const sortieScene: SceneRules<Sortie> = {
  scene: 'sortie/battle',
  version: '1.0.0',
  setup: sortieSetup,
  options: sortieOptions,
  begin,
  procedures: {
    ...initiativeProcedures,
    ...roundProcedures,
    ...orderProcedures,
    ...meetProcedures,
    ...planProcedures,
    ...rollingProcedures,
    ...effectProcedures,
    ...afterProcedures,
    ...rulings,
  },
  gestures: renaming,
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
  copyOpen,
};
