import { type Facts, rulingProcedures, type SceneRules, shape } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { isMassCombat } from '../party/party.js';
import { shutParty } from '../party/shut.js';
import { beginIn } from './beginning.js';
import { choosing } from './choosing.js';
import { copyOpen, evolve } from './evolve.js';
import type { Chase, ChaseOutcome, ChaseSight, Contact, End } from './model.js';
import { runningIn } from './running.js';
import { chaseOptions, chaseSetup } from './setup.js';

/** What the next scene takes over: null where nobody comes to blows by it. */
const contactAt = ({ given }: Pick<ChaseSight, 'given'>, end: End): Contact | null => {
  // SAGA-MOVE-035: who is caught walking out of a Discussion is back in it. SAGA-MOVE-049: without rules the table says.
  if (given.from === 'discussion' || given.options['saga.move.rules'] === 'freeForm') return null;
  const massCombat = isMassCombat(given.quarry, given.pursuers);
  // SAGA-MOVE-031: caught is strung out: ambushed on the march, or at Sword distance with the first Footwork lost.
  if (end === 'caught') {
    return { kind: 'ambushed', massCombat, ambusher: 'pursuers', defence: 'onTheMarch', distance: 'sword' };
  }
  if (end !== 'atBay') return null;
  return { kind: 'meeting', massCombat, ambusher: null, defence: null, distance: 'spear' };
};

const outcome = (facts: Facts<Chase>): ChaseOutcome => {
  const { gap, legs, spent, lead } = facts.open as Chase['open'];
  const end = facts.open.end as End;
  return { end, gap, legs, spent, lead, contact: contactAt(facts, end) };
};

/** A pursuit, leg by leg. */
export const chaseScene = (edition: CheckEdition): SceneRules<Chase> => ({
  scene: `${edition.ruleSet}/chase`,
  version: '1.0.0',
  setup: chaseSetup,
  options: chaseOptions,
  begin: beginIn(edition.ruleSet),
  // SAGA-CAMPAIGN-004
  shut: (setup, whose) => ({
    ...setup,
    quarry: shutParty(setup.quarry, whose),
    pursuers: shutParty(setup.pursuers, whose),
  }),
  procedures: {
    ...choosing,
    ...runningIn(edition),
    ...rulingProcedures<Chase>({
      questions: { caught: { value: shape.flag as typeof shape.anyJson, samples: [true, false] } },
      referee: ({ given }) => given.options['saga.table.referee'],
    }),
  },
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
  copyOpen,
});
