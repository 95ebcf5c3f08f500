import { type Manifest, manifest, type RuleId, type SceneRules } from '@warmoot/kernel';
import { COMMAND_AT_ONCE } from './battle/atOnce.js';
import type { Command } from './battle/command.js';
import { commandNaming } from './battle/naming.js';
import { commandStages } from './battle/stages.js';
import { commandBridge } from './campaign/bridge.js';

/** The rules in which the options stand. */
export const COMMAND_OPTION_RULES = {
  'command.leaderQuality': ['COMMAND-POINTS-005'],
  'command.leadershipDice': ['COMMAND-SETUP-003', 'COMMAND-SETUP-004'],
  'command.waitingArchers': ['COMMAND-UNIT-007'],
  'command.scoreFloor': ['COMMAND-HEALTH-006'],
  'command.archerScores': ['COMMAND-SCORE-009', 'COMMAND-SCORE-010'],
  'command.mapRows': ['COMMAND-HEX-001'],
  'command.mapColumns': ['COMMAND-HEX-001'],
  'command.passThroughFriends': ['COMMAND-HEX-006'],
  'command.zoneOfControl': ['COMMAND-HEX-008'],
  'command.impassableHexes': ['COMMAND-HEX-010'],
  'command.rosters': ['COMMAND-SETUP-002'],
  'command.deployRows': ['COMMAND-SETUP-007'],
  'command.volleyInContact': ['COMMAND-VOLLEY-004'],
  'command.advanceMeasure': ['COMMAND-MOVE-003'],
  'command.advanceFromContact': ['COMMAND-MOVE-004'],
  'command.boxedInUnits': ['COMMAND-MOVE-014'],
  'command.chargeNeedsPoint': ['COMMAND-CHARGE-006'],
  'command.ties': ['COMMAND-RESOLVE-006'],
  'command.moralRange': ['COMMAND-MORALE-004'],
  'command.roundLimit': ['COMMAND-END-003'],
  'command.quietRounds': ['COMMAND-END-009'],
  'command.objectiveHexes': ['COMMAND-END-006'],
  'command.sagaDuels': ['COMMAND-SAGA-014'],
} as const satisfies Record<keyof Command['options'], readonly RuleId[]>;

/** War by command points. */
export const commandManifest = (rules: SceneRules<Command>): Manifest =>
  manifest({
    rules,
    kind: 'command',
    campaign: commandBridge,
    starts: [
      {
        name: 'evenOnThePlain',
        seats: { least: 2, most: 2 },
        setup: ([one, two]) => ({
          seats: [one, two],
          north: { name: 'Red', seat: one },
          south: { name: 'Blue', seat: two },
        }),
      },
    ],
    atOnce: COMMAND_AT_ONCE,
    options: COMMAND_OPTION_RULES,
    stages: commandStages,
    naming: commandNaming,
  });
