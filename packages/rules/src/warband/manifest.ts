import { type Manifest, manifest, type RuleId, type SceneRules } from '@warmoot/kernel';
import { WARBAND_AT_ONCE } from './atOnce.js';
import { readyGround } from './beginning/ready.js';
import { warbandBridge } from './campaign/bridge.js';
import { BANDS } from './model/bands.table.js';
import type { Skirmish } from './model/skirmish.js';
import { skirmishNaming } from './naming.js';
import { skirmishStages } from './stages.js';

/** The rules in which the options stand. */
export const SKIRMISH_OPTION_RULES = {
  'warband.oneAlwaysSucceeds': ['WARBAND-CORE-002'],
  'warband.surpriseAppliesTo': ['WARBAND-ROUND-005'],
  'warband.priorityThreshold': ['WARBAND-PRIORITY-003'],
  'warband.protectAlly': ['WARBAND-ACTION-010'],
  'warband.spellMeleeCheck': ['WARBAND-SPELL-012'],
  'warband.declaredMoveBinding': ['WARBAND-MOVE-003', 'WARBAND-MOVE-004', 'WARBAND-MOVE-005', 'WARBAND-MOVE-032'],
  'warband.units': ['WARBAND-MOVE-009'],
  'warband.chargeMinStraight': ['WARBAND-MOVE-031'],
  'warband.skirmishFrontOnly': ['WARBAND-MELEE-002'],
  'warband.hinderGetUp': ['WARBAND-MOD-010'],
  'warband.contestedGetUp': ['WARBAND-MOD-012'],
  'warband.narrowMaxFighters': ['WARBAND-MOD-017'],
  'warband.narrowMaxAttacks': ['WARBAND-MOD-017'],
  'warband.rangedDice': ['WARBAND-RANGED-002'],
  'warband.rangedOutOfMelee': ['WARBAND-RANGED-004'],
  'warband.ammoReadied': ['WARBAND-RANGED-005'],
  'warband.chargeThrowWeapons': ['WARBAND-RANGED-012'],
  'warband.friendlyFireOn12': ['WARBAND-RANGED-015'],
  'warband.rangedSubdue': ['WARBAND-SUBDUE-008'],
  'warband.grappleSystem': ['WARBAND-GRAPPLE-001'],
  'warband.gambitBacklash': ['WARBAND-GRAPPLE-008'],
  'warband.gambitHelperBonus': ['WARBAND-GRAPPLE-009'],
  'warband.grapplersProne': ['WARBAND-GRAPPLE-027'],
  'warband.grappleTie': ['WARBAND-GRAPPLE-031'],
  'warband.vulnerableKillsPc': ['WARBAND-VANQUISH-008'],
  'warband.moraleRepeatThirds': ['WARBAND-MORALE-021'],
  'warband.moraleCapIncludesNamed': ['WARBAND-MORALE-022'],
  'warband.disorderRear': ['WARBAND-MORALE-026'],
  'warband.moraleCascade': ['WARBAND-MORALE-029'],
  'warband.deathSaveTiming': ['WARBAND-HEALTH-020'],
  'warband.samePhaseExcessKillsPc': ['WARBAND-HEALTH-021'],
  'warband.npcWoundBonusFor': ['WARBAND-WOUND-020'],
  'warband.map': ['WARBAND-ROUND-008'],
  'warband.quietRounds': ['WARBAND-ROUND-010'],
  'warband.quarter': ['WARBAND-MORALE-037'],
} as const satisfies Record<keyof Skirmish['options'], readonly RuleId[]>;

const TWO = { least: 2, most: 2 } as const;

/** Fights of figures. */
export const skirmishManifest = (rules: SceneRules<Skirmish>): Manifest => {
  const barn = readyGround('titheBarn');
  return manifest({
    rules,
    kind: 'skirmish',
    campaign: warbandBridge,
    starts: [
      {
        name: 'evenInTheOpen',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, figures: BANDS.usual },
          b: { name: 'Blue', seat: two, figures: BANDS.shields },
        }),
      },
      {
        name: 'ridersAtTheBarn',
        seats: TWO,
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, figures: BANDS.bows },
          b: { name: 'Blue', seat: two, figures: BANDS.riders },
          ground: barn.ground,
        }),
        options: { 'warband.map': barn.map },
      },
    ],
    atOnce: WARBAND_AT_ONCE,
    options: SKIRMISH_OPTION_RULES,
    stages: skirmishStages,
    naming: skirmishNaming,
  });
};
