import { sortie } from '@warmoot/rules';
import { type OptionTable, optionsForm } from '../war/options.js';

type Key = keyof sortie.SortieOptions;
type Of<K extends keyof OptionTable> = Partial<Record<Key, OptionTable[K][string]>>;

/** The options that a table answers on the form. Who is faster than whom stays as it is brought. */
export const SORTIE_OPTIONS = {
  switches: {
    'sortie.bids': ['secret', 'open'],
    'sortie.initiative': ['roll', 'table'],
    'sortie.openingDice': ['best', 'sum'],
    'sortie.ties': ['none', 'defender'],
    'sortie.attackAgainstCharge': ['attack', 'charge'],
    'sortie.freeRetreat': ['full', 'half'],
    'sortie.finishedEscape': ['on', 'off'],
    'sortie.bothStrengths': [1, 2],
    'sortie.foughtRecently': ['lastBattle', 'currentPool'],
    'sortie.mercenaryDoubling': ['played', 'received'],
    'sortie.archeryBonusCap': ['none', 3],
    'sortie.archersGain': ['off', 'on'],
    'sortie.shootIntoMelee': ['on', 'off'],
    'sortie.fronts': ['flanked', 'table'],
    'sortie.victory': ['lastStanding', 'table'],
  } as const satisfies Of<'switches'>,
  numbers: {
    'sortie.roundLimit': { usual: 40, least: 1, most: 99 },
    'sortie.startDistance': { usual: 4, least: 0, most: 5 },
    'sortie.leaveDistance': { usual: 6, least: 6, most: 12 },
    'sortie.fadeMinutes': { usual: 30, least: 1, most: 600 },
    'sortie.injuredDays': { usual: 1, least: 0, most: 365 },
    'sortie.replaceDays': { usual: 7, least: 0, most: 365 },
  } as const satisfies Of<'numbers'>,
  limits: {},
} as const satisfies OptionTable;

export const sortieOptionsForm = optionsForm(SORTIE_OPTIONS, sortie.sortieOptions);
