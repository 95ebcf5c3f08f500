import { begin } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { SKIRMISH_OPTION_RULES } from '../model/optionRules.table.js';
import { BATTLE_OPTION_RULES } from './manifest.js';
import { linesScene } from './scene.js';
import { battle, battleSetupOf, sightOf } from './testing/stage.js';

const ON = [['on', 'off'], ['yes']] as const;
const OFF = [['off', 'on'], ['yes']] as const;

/** The options of the ledger's table that bear on ranks: the default first, what else is open, what is not; and the rule. */
const OPTIONS: Readonly<
  Record<string, readonly [values: readonly unknown[], never: readonly unknown[], rule: string]>
> = {
  'warband.rankCrits': [['ignore', 'extraDamage'], ['off'], 'CRIT-011'],
  'warband.rankGear': [['worst', 'majority'], ['best'], 'UNIT-006'],
  'warband.unlitRankBlinded': [...ON, 'UNIT-010'],
  'warband.carryOverArmourCheck': [...OFF, 'LINE-016'],
  'warband.carryOverMissiles': [...ON, 'LINE-034'],
  'warband.stepUpAfterFirstStrike': [...ON, 'LINE-032'],
  'warband.tideStrength': [['size', 'might'], ['number'], 'TIDE-004'],
  'warband.casualtySurvival': [...OFF, 'CASUALTY-001'],
  'warband.volleyRatio': [[1, 0.5, 2, 3], [0, 4], 'RANGE-012'],
  'warband.swapFailExposed': [...OFF, 'BMOVE-010'],
  'warband.retreatSave': [['perFigure', 'perRank'], ['none'], 'BMOVE-013'],
  'warband.bannerAutoCovers': [['any', 'endOfRound'], ['none'], 'TACTIC-019'],
  'warband.bracedFirstStrike': [...OFF, 'TACTIC-028'],
  'warband.shieldwallPiercing': [[[], ['longbow'], ['crossbow', 'sling']], [['cannon']], 'TACTIC-035'],
};

const UNITS = {
  a: [{ ranks: [[{ like: 'levy', count: 5 }]] }],
  b: [{ ranks: [[{ like: 'levy', count: 5 }]] }],
} as const;
const begins = (options: object): boolean => begin(linesScene, { setup: battleSetupOf(UNITS), options } as never).ok;

describe('the options of the ledger that bear on ranks', () => {
  test('what is left out is as the ledger has it; all others are those of a fight of figures', () => {
    const usual = Object.fromEntries(Object.entries(OPTIONS).map(([name, [values]]) => [name, values[0]]));
    const { options } = sightOf(battle(UNITS)).given;
    expect(options).toMatchObject(usual);
    expect(Object.keys(options).sort()).toEqual(
      [...Object.keys(SKIRMISH_OPTION_RULES), ...Object.keys(OPTIONS)].sort(),
    );
  });

  test.each(Object.entries(OPTIONS))(
    '%s takes what the ledger names and nothing else',
    (name, [values, never, rule]) => {
      for (const value of values) expect([value, begins({ [name]: value })]).toEqual([value, true]);
      for (const value of [...never, 'other', null]) expect([value, begins({ [name]: value })]).toEqual([value, false]);
      expect(BATTLE_OPTION_RULES[name as keyof typeof BATTLE_OPTION_RULES]).toContain(`WARBAND-${rule}`);
    },
  );
});
