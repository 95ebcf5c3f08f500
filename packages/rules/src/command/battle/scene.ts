import type { AnyRules, Procedures, Refusal, SceneRules } from '@warmoot/kernel';
import { attackAnswers } from './attacks/answers.js';
import { attackProcedures } from './attacks/attacks.js';
import { combatProcedures } from './attacks/combats.js';
import { defenceProcedures } from './attacks/defences.js';
import { begin } from './beginning.js';
import type { Command } from './command.js';
import { deploymentProcedures } from './deployment.js';
import { copyOpen, evolve } from './evolve.js';
import { leadershipProcedures } from './leadership.js';
import { meetingProcedures } from './meetings.js';
import type { CommandSetup } from './model.js';
import { movementAnswers } from './movement/answers.js';
import { movementProcedures } from './movement/movement.js';
import { renaming } from './names.js';
import { outcome } from './outcome.js';
import { routProcedures } from './rout.js';
import { commandOptions, commandSetup } from './setup.js';
import { turnProcedures } from './turn.js';
import { volleyProcedures } from './volleys.js';

/** What a battle takes from a saga: the duels of champions, and where a wound strikes. */
export interface SagaParts {
  readonly procedures: Procedures<Command, 'duel' | 'wounded'>;
  readonly scenes: Readonly<Record<string, AnyRules>>;
  /** Why champions could not fight each other as they are written. */
  readonly championsFault: (setup: CommandSetup) => Refusal | null;
  /** The setup with the sheets of these people as anybody might guess them. */
  readonly shut: (setup: CommandSetup, whose: ReadonlySet<string>) => CommandSetup;
}

/** The battle. Everything is open (COMMAND-SETUP-008): nobody has facts of their own. */
export const commandSceneWith = ({ procedures, scenes, championsFault, shut }: SagaParts): SceneRules<Command> => ({
  scene: 'command/battle',
  version: '1.0.0',
  setup: commandSetup,
  options: commandOptions,
  begin: (setup, options) => {
    const fault = championsFault(setup);
    return fault === null ? begin(setup, options) : { ok: false, refusal: fault };
  },
  shut,
  procedures: {
    ...leadershipProcedures,
    ...deploymentProcedures,
    ...turnProcedures,
    ...volleyProcedures,
    ...movementProcedures,
    ...movementAnswers,
    ...attackProcedures,
    ...attackAnswers,
    ...defenceProcedures,
    ...combatProcedures,
    ...routProcedures,
    ...meetingProcedures,
    ...procedures,
  },
  gestures: renaming,
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes,
  copyOpen,
});
