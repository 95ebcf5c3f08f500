import { warband } from '@warmoot/rules';
import { SKIRMISH_OPTIONS } from '../skirmish/options.js';
import { type OptionTable, optionsForm } from '../war/options.js';

type Key = keyof warband.Battle['options'];
type Of<K extends keyof OptionTable> = Partial<Record<Key, OptionTable[K][string]>>;

const ON = ['on', 'off'] as const;
const OFF = ['off', 'on'] as const;

/** The options that bear on ranks. What goes through a shieldwall is ticked, weapon by weapon. */
const IN_RANKS = {
  'warband.rankCrits': ['ignore', 'extraDamage'],
  'warband.rankGear': ['worst', 'majority'],
  'warband.unlitRankBlinded': ON,
  'warband.carryOverArmourCheck': OFF,
  'warband.carryOverMissiles': ON,
  'warband.stepUpAfterFirstStrike': ON,
  'warband.tideStrength': ['size', 'might'],
  'warband.casualtySurvival': OFF,
  'warband.volleyRatio': [1, 0.5, 2, 3],
  'warband.swapFailExposed': OFF,
  'warband.retreatSave': ['perFigure', 'perRank'],
  'warband.bannerAutoCovers': ['any', 'endOfRound'],
  'warband.bracedFirstStrike': OFF,
} as const satisfies Of<'switches'>;

/** Grapples and gambits are for figures outside formations. */
const OUTSIDE = [
  'warband.grappleSystem',
  'warband.gambitBacklash',
  'warband.grapplersProne',
  'warband.grappleTie',
  'warband.hinderGetUp',
  'warband.contestedGetUp',
] as const;
const { 'warband.gambitHelperBonus': _, ...numbers } = SKIRMISH_OPTIONS.numbers;

const ofFigures = Object.fromEntries(
  Object.entries(SKIRMISH_OPTIONS.switches).filter(([key]) => !OUTSIDE.some((one) => one === key)),
);

/** Those of ranks alone. */
export const RANK_OPTIONS = { switches: IN_RANKS, numbers: {}, limits: {} } as const satisfies OptionTable;

/** The options that a table answers on the form: those of ranks first. */
export const LINES_OPTIONS = {
  switches: { ...IN_RANKS, ...ofFigures },
  numbers,
  limits: {},
} as const satisfies OptionTable;

export const linesOptionsForm = optionsForm(LINES_OPTIONS, warband.battleOptions, ['warband.map']);
