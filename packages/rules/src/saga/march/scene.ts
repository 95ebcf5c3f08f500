import { rulingProcedures, type SceneRules } from '@warmoot/kernel';
import { battleSceneOf } from '../battle/scene.js';
import { discussionScene } from '../discussion/scene.js';
import { duelScene } from '../duel/scene.js';
import type { Edition } from '../edition.js';
import { chaseScene } from '../movement/chase/scene.js';
import { shutParty } from '../movement/party/shut.js';
import { aftermathProcedures } from './aftermath.js';
import { arrivingProcedures } from './arriving.js';
import { beginIn } from './beginning.js';
import { ownCheckProcedures } from './checks.js';
import { contactProcedures } from './contact.js';
import { eveningProcedures } from './evening.js';
import { evolve, evolveOwn } from './evolve.js';
import { exchangeProcedures, intendStep } from './exchange.js';
import { fightProcedures } from './fights.js';
import { freeFormProcedures, judging } from './freeForm.js';
import { imagine } from './imagining.js';
import { marchingProcedures } from './marching.js';
import type { March } from './model.js';
import { noticeProcedures } from './noticing.js';
import { outcome } from './outcome.js';
import { planProcedures } from './planning.js';
import { marchOptions, marchSetup } from './setup.js';

/** Contested Movement, day by day: our own draft, where the source has no rules (SAGA-MOVE-049). */
export const marchScene = (edition: Edition): SceneRules<March> => ({
  scene: `${edition.ruleSet}/march`,
  version: '1.0.0',
  setup: marchSetup,
  options: marchOptions,
  begin: beginIn(edition.ruleSet),
  // SAGA-CAMPAIGN-004: what is given to all holds no sheets.
  shut: (setup, whose) => ({
    ...setup,
    parties: setup.parties.map((party) => ({ ...party, ...shutParty(party, whose) })),
  }),
  procedures: {
    ...marchingProcedures(intendStep),
    ...planProcedures,
    ...ownCheckProcedures(edition),
    ...noticeProcedures(edition),
    ...exchangeProcedures,
    ...contactProcedures(edition),
    ...fightProcedures,
    ...aftermathProcedures,
    ...eveningProcedures,
    ...arrivingProcedures(edition),
    ...freeFormProcedures,
    ...rulingProcedures<March>({
      questions: { contact: judging },
      referee: ({ given }) => given.options['saga.table.referee'],
    }),
  },
  evolve,
  evolveOwn,
  outcome,
  scenes: {
    [`${edition.ruleSet}/chase`]: chaseScene(edition),
    [`${edition.ruleSet}/duel`]: duelScene(edition),
    [`${edition.ruleSet}/battle`]: battleSceneOf(edition),
    [`${edition.ruleSet}/discussion`]: discussionScene(edition),
  },
  imagine,
  screens: true,
});
