import { type Manifest, manifest, type RuleId, type SceneRules } from '@warmoot/kernel';
import { SORTIE_AT_ONCE } from './atOnce.js';
import { FORCES } from './battle/forces.table.js';
import type { Sortie } from './battle/sortie.js';
import { sortieBridge } from './campaign/bridge.js';
import { sortieNaming } from './naming.js';
import { sortieStages } from './stages.js';

/** The rules in which the options stand. */
export const SORTIE_OPTION_RULES = {
  'sortie.ties': ['SORTIE-POOL-011'],
  'sortie.speedRanks': ['SORTIE-UNIT-003'],
  'sortie.bothStrengths': ['SORTIE-STRENGTH-005'],
  'sortie.foughtRecently': ['SORTIE-WEAK-003'],
  'sortie.openingDice': ['SORTIE-FLOAT-011'],
  'sortie.initiative': ['SORTIE-FLOAT-012'],
  'sortie.mercenaryDoubling': ['SORTIE-FLOAT-014'],
  'sortie.bids': ['SORTIE-FLOAT-017', 'SORTIE-MANEUVER-003'],
  'sortie.startDistance': ['SORTIE-ROUND-006'],
  'sortie.leaveDistance': ['SORTIE-ROUND-012'],
  'sortie.attackAgainstCharge': ['SORTIE-MATRIX-003'],
  'sortie.freeRetreat': ['SORTIE-MATRIX-004'],
  'sortie.finishedEscape': ['SORTIE-STATE-003'],
  'sortie.fadeMinutes': ['SORTIE-AFTER-001'],
  'sortie.injuredDays': ['SORTIE-AFTER-011'],
  'sortie.replaceDays': ['SORTIE-AFTER-011'],
  'sortie.victory': ['SORTIE-END-001'],
  'sortie.roundLimit': ['SORTIE-END-003'],
  'sortie.archeryBonusCap': ['SORTIE-ARCHER-011'],
  'sortie.archersGain': ['SORTIE-ARCHER-014'],
  'sortie.shootIntoMelee': ['SORTIE-ARCHER-017'],
  'sortie.fronts': ['SORTIE-MULTI-014'],
} as const satisfies Record<keyof Sortie['options'], readonly RuleId[]>;

/** War by pools of dice. */
export const sortieManifest = (rules: SceneRules<Sortie>): Manifest =>
  manifest({
    rules,
    kind: 'sortie',
    campaign: sortieBridge,
    starts: [
      {
        name: 'shieldsAgainstRiders',
        seats: { least: 2, most: 2 },
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, units: FORCES.shields },
          b: { name: 'Blue', seat: two, units: FORCES.riders },
        }),
      },
      {
        name: 'evenInTheOpen',
        seats: { least: 2, most: 2 },
        setup: ([one, two]) => ({
          seats: [one, two],
          a: { name: 'Red', seat: one, units: FORCES.usual },
          b: { name: 'Blue', seat: two, units: FORCES.usual },
          ground: 'open',
        }),
      },
    ],
    atOnce: SORTIE_AT_ONCE,
    options: SORTIE_OPTION_RULES,
    stages: sortieStages,
    naming: sortieNaming,
  });
