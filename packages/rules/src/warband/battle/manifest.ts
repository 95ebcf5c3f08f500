import { type Manifest, manifest, type RuleId, type SceneRules } from '@warmoot/kernel';
import { SKIRMISH_OPTION_RULES } from '../model/optionRules.table.js';
import { skirmishStages } from '../stages.js';
import { BATTLE_AT_ONCE } from './atOnce.js';
import { readyBattlefield } from './beginning/ready.js';
import { ARMIES } from './model/armies.table.js';
import type { Battle } from './model/battle.js';
import { battleNaming } from './naming.js';

/** The rules in which the options that bear on ranks stand. */
const RANK_OPTION_RULES = {
  'warband.rankCrits': ['WARBAND-CRIT-011'],
  'warband.rankGear': ['WARBAND-UNIT-006'],
  'warband.unlitRankBlinded': ['WARBAND-UNIT-010'],
  'warband.carryOverArmourCheck': ['WARBAND-LINE-016'],
  'warband.carryOverMissiles': ['WARBAND-LINE-034'],
  'warband.stepUpAfterFirstStrike': ['WARBAND-LINE-032'],
  'warband.tideStrength': ['WARBAND-TIDE-004'],
  'warband.casualtySurvival': ['WARBAND-CASUALTY-001'],
  'warband.volleyRatio': ['WARBAND-RANGE-012'],
  'warband.swapFailExposed': ['WARBAND-BMOVE-010'],
  'warband.retreatSave': ['WARBAND-BMOVE-013'],
  'warband.bannerAutoCovers': ['WARBAND-TACTIC-019'],
  'warband.bracedFirstStrike': ['WARBAND-TACTIC-028'],
  'warband.shieldwallPiercing': ['WARBAND-TACTIC-035'],
} as const satisfies Record<string, readonly RuleId[]>;

/** The rules in which the options of a battle stand. */
export const BATTLE_OPTION_RULES = {
  ...SKIRMISH_OPTION_RULES,
  ...RANK_OPTION_RULES,
} as const satisfies Record<keyof Battle['options'], readonly RuleId[]>;

const TWO = { least: 2, most: 2 } as const;

/** Battle lines of ranked units. The stages of their rounds are those of a skirmish. */
export const linesManifest = (rules: SceneRules<Battle>): Manifest => {
  const down = readyBattlefield('kellDown');
  const hill = readyBattlefield('bowHill');
  return manifest({
    rules,
    kind: 'lines',
    starts: [
      {
        name: 'twoHosts',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, units: ARMIES.mixed },
          b: { name: 'Blue', seat: two, units: ARMIES.pikes },
          ground: down.ground,
          obstacles: down.obstacles,
        }),
        options: { 'warband.map': down.map },
      },
      {
        name: 'bowsOnTheHill',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, units: ARMIES.bows },
          b: { name: 'Blue', seat: two, units: ARMIES.guard },
          ground: hill.ground,
          obstacles: hill.obstacles,
        }),
        options: { 'warband.map': hill.map },
      },
    ],
    atOnce: BATTLE_AT_ONCE,
    options: BATTLE_OPTION_RULES,
    stages: (view) => skirmishStages(view as never),
    naming: battleNaming,
  });
};
