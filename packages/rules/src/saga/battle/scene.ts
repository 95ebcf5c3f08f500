import type { SceneRules } from '@warmoot/kernel';
import { type CheckEdition, sagaChecks } from '../check/check.js';
import { guessed } from '../duel/fighters/guessed.js';
import { duelScene, duelSceneUntold } from '../duel/scene.js';
import type { Battle } from './battle.js';
import { beginIn } from './beginning.js';
import { duelIn, handToHandProcedures } from './champions/handToHand.js';
import { clashIn } from './clash/strength.js';
import { copyOpen } from './copy.js';
import { endingProcedures } from './ending/ending.js';
import { outcome } from './ending/outcome.js';
import { evolve } from './evolve.js';
import { meleeProcedures } from './melee/melee.js';
import { movingProcedures } from './moving/moving.js';
import { musterProcedures } from './muster/muster.js';
import { renaming } from './names.js';
import { deploymentProcedures } from './placing/deployment.js';
import { roundProcedures } from './round/rounds.js';
import { battleOptions, battleSetup } from './setup.js';
import { shootingProcedures } from './shooting/shooting.js';

const sceneBy = (edition: CheckEdition): SceneRules<Battle> => ({
  scene: `${edition.ruleSet}/battle`,
  version: '1.1.0',
  setup: battleSetup,
  options: battleOptions,
  begin: beginIn(edition.ruleSet),
  shut: (setup, whose) => ({
    ...setup,
    attacker: { ...setup.attacker, champions: guessed(setup.attacker.champions, whose) },
    defender: { ...setup.defender, champions: guessed(setup.defender.champions, whose) },
  }),
  procedures: {
    ...musterProcedures,
    ...deploymentProcedures,
    ...roundProcedures,
    ...movingProcedures,
    ...shootingProcedures(clashIn(edition)),
    ...meleeProcedures(clashIn(edition)),
    ...handToHandProcedures,
    ...endingProcedures,
  },
  gestures: renaming,
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: { [duelIn(edition.ruleSet)]: duelScene(edition) },
  copyOpen,
});

/** Mass Combat. Nobody has facts of their own: quick units are sealed until both sides have named theirs. */
export const battleSceneOf = (edition: CheckEdition): SceneRules<Battle> => {
  const rules = sceneBy(edition);
  // Before 1.1.0 champions fought by the duel's rules of then.
  const scenes = { [duelIn(edition.ruleSet)]: duelSceneUntold(edition) };
  return { ...rules, formerly: [{ ...rules, version: '1.0.0', scenes }] };
};

/** Mass Combat by the second edition. */
export const battleScene = battleSceneOf(sagaChecks);
