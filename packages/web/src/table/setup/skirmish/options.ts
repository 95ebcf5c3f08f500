import { warband } from '@warmoot/rules';
import { type OptionTable, optionsForm } from '../war/options.js';

type Key = keyof warband.Skirmish['options'];
type Of<K extends keyof OptionTable> = Partial<Record<Key, OptionTable[K][string]>>;

const ON = ['on', 'off'] as const;
const OFF = ['off', 'on'] as const;

/** The options that a table answers on the form. The map has lines of its own; what is thrown in a charge stays as it is brought. */
export const SKIRMISH_OPTIONS = {
  switches: {
    'warband.surpriseAppliesTo': ['all', 'melee'],
    'warband.declaredMoveBinding': ON,
    'warband.skirmishFrontOnly': OFF,
    'warband.narrowMaxAttacks': ['none', 1, 2, 3, 4, 5, 6, 7, 8, 9],
    'warband.rangedDice': ['atk', 'one'],
    'warband.rangedOutOfMelee': ON,
    'warband.ammoReadied': ON,
    'warband.friendlyFireOn12': ON,
    'warband.rangedSubdue': ON,
    'warband.protectAlly': OFF,
    'warband.spellMeleeCheck': ['declare', 'both'],
    'warband.grappleSystem': ['both', 'gambit', 'contest'],
    'warband.gambitBacklash': ['mirror', 'table', 'none'],
    'warband.grapplersProne': ON,
    'warband.grappleTie': ['none', 'defender'],
    'warband.hinderGetUp': ON,
    'warband.contestedGetUp': ON,
    'warband.vulnerableKillsPc': ON,
    'warband.samePhaseExcessKillsPc': OFF,
    'warband.deathSaveTiming': ['endOfRound', 'endOfPhase'],
    'warband.npcWoundBonusFor': ['all', 'pcs'],
    'warband.moraleRepeatThirds': OFF,
    'warband.moraleCapIncludesNamed': OFF,
    'warband.disorderRear': ON,
    'warband.moraleCascade': ['nextRound', 'sameRound'],
    'warband.quarter': ['ask', 'always', 'never'],
    'warband.oneAlwaysSucceeds': ON,
    'warband.units': ['metric', 'imperial'],
  } as const satisfies Of<'switches'>,
  numbers: {
    'warband.priorityThreshold': { usual: 3, least: 0, most: 6 },
    'warband.chargeMinStraight': { usual: 2, least: 1, most: 6 },
    'warband.narrowMaxFighters': { usual: 1, least: 1, most: 5 },
    'warband.gambitHelperBonus': { usual: 1, least: 0, most: 2 },
    'warband.quietRounds': { usual: 3, least: 1, most: 20 },
  } as const satisfies Of<'numbers'>,
  limits: {},
} as const satisfies OptionTable;

export const skirmishOptionsForm = optionsForm(SKIRMISH_OPTIONS, warband.skirmishOptions, ['warband.map']);
