import { type Manifest, manifest, type RuleId } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { BATTLE_AT_ONCE } from './atOnce.js';
import type { Battle } from './battle.js';
import { clashIn } from './clash/strength.js';
import { armyFor } from './muster/armies.js';
import { battleNaming } from './naming.js';
import { battleSceneOf } from './scene.js';
import { battleStages } from './stages.js';
import { battleStanding } from './standing.js';

/** The rules in which the options stand. */
export const BATTLE_OPTION_RULES = {
  'saga.battle.ambushEncircle': ['SAGA-BATTLE-DEPLOY-018'],
  'saga.battle.ambushShape': ['SAGA-BATTLE-DEPLOY-015'],
  'saga.battle.backIntoContact': ['SAGA-BATTLE-MELEE-011'],
  'saga.battle.bowSize': ['SAGA-BATTLE-SHOOT-018'],
  'saga.battle.budget': ['SAGA-BATTLE-TROOP-024'],
  'saga.battle.cavalryFlank': ['SAGA-BATTLE-TROOP-019'],
  'saga.battle.closedCost': ['SAGA-BATTLE-TERRAIN-012'],
  'saga.battle.clusterEven': ['SAGA-BATTLE-CLUSTER-007'],
  'saga.battle.clusterOrder': ['SAGA-BATTLE-MELEE-021'],
  'saga.battle.edgeLine': ['SAGA-BATTLE-SHOOT-009'],
  'saga.battle.firstRoundShooting': ['SAGA-BATTLE-DEPLOY-021'],
  'saga.battle.map': ['SAGA-BATTLE-TERRAIN-007'],
  'saga.battle.musterTie': ['SAGA-BATTLE-MUSTER-007'],
  'saga.battle.passFriends': ['SAGA-BATTLE-MOVE-005'],
  'saga.battle.quietRounds': ['SAGA-BATTLE-END-023'],
  'saga.battle.retreatPath': ['SAGA-BATTLE-END-008'],
  'saga.battle.rounding': ['SAGA-BATTLE-SHOOT-019', 'SAGA-BATTLE-MELEE-015', 'SAGA-BATTLE-END-017'],
  'saga.battle.shootAtOne': ['SAGA-BATTLE-SHOOT-017'],
  'saga.battle.shootOverImpassable': ['SAGA-BATTLE-SHOOT-010'],
  'saga.battle.truce': ['SAGA-BATTLE-END-022'],
} as const satisfies Record<keyof Battle['options'], readonly RuleId[]>;

/** What the armies of a ready-made battle cost. */
const POINTS = 4000;

export const battleManifest = (edition: CheckEdition): Manifest =>
  manifest({
    rules: battleSceneOf(edition),
    kind: 'battle',
    starts: [
      {
        name: 'evenOnThePlain',
        seats: { least: 2, most: 2 },
        setup: ([one, two]) => ({
          seats: [one, two],
          attacker: { name: 'Red', seat: one, troops: armyFor('crown', POINTS) },
          defender: { name: 'Blue', seat: two, troops: armyFor('crown', POINTS) },
        }),
      },
    ],
    atOnce: BATTLE_AT_ONCE,
    options: BATTLE_OPTION_RULES,
    stages: battleStages,
    naming: battleNaming,
    standing: battleStanding(clashIn(edition)),
  });
