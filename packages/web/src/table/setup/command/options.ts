import { command } from '@warmoot/rules';
import { type OptionTable, optionsForm } from '../war/options.js';

type Key = keyof typeof command.COMMAND_OPTION_RULES;
type Of<K extends keyof OptionTable> = Partial<Record<Key, OptionTable[K][string]>>;

/** The options that a table answers on the form. */
export const COMMAND_OPTIONS = {
  switches: {
    'command.leadershipDice': ['2d6', 'saga'],
    'command.ties': ['none', 'defenderWins', 'attackerWins'],
    'command.advanceFromContact': ['off', 'on'],
    'command.advanceMeasure': ['any', 'nearest'],
    'command.zoneOfControl': ['none', 'stop'],
    'command.passThroughFriends': ['off', 'on'],
    'command.boxedInUnits': ['rout', 'freeHold'],
    'command.chargeNeedsPoint': ['on', 'off'],
    'command.volleyInContact': ['on', 'off'],
    'command.waitingArchers': ['both', 'footOnly'],
    'command.scoreFloor': ['zero', 'none'],
  } as const satisfies Of<'switches'>,
  numbers: {
    'command.roundLimit': { usual: 10, least: 1, most: 99 },
    'command.quietRounds': { usual: 2, least: 1, most: 9 },
    'command.deployRows': { usual: 3, least: 1, most: 5 },
  } as const satisfies Of<'numbers'>,
  limits: { 'command.moralRange': { least: 1, most: 99 } } as const satisfies Of<'limits'>,
} as const satisfies OptionTable;

/** What the field and its marks say, and the armies themselves. */
const ELSEWHERE: readonly Key[] = [
  'command.mapRows',
  'command.mapColumns',
  'command.objectiveHexes',
  'command.impassableHexes',
  'command.rosters',
  'command.leaderQuality',
];

export const commandOptionsForm = optionsForm(COMMAND_OPTIONS, command.commandScene.options, ELSEWHERE);
