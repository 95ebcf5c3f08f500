import { type Manifest, manifest, type RuleId, type SceneRules } from '@warmoot/kernel';
import { duelAtOnce } from './atOnce.js';
import type { Duel } from './duel.js';
import { duelNaming } from './naming.js';
import { duelStages } from './stages.js';
import { duelStanding } from './standing.js';

/** The rules in which the options stand. */
export const DUEL_OPTION_RULES = {
  'saga.duel.aid': ['SAGA-DUEL-WOUND-021'],
  'saga.duel.board': ['SAGA-DUEL-FOOT-026'],
  'saga.duel.bodyWounds': ['SAGA-DUEL-WOUND-022', 'SAGA-DUEL-WOUND-023'],
  'saga.duel.breakTackleProne': ['SAGA-DUEL-COND-020'],
  'saga.duel.choicesVisible': ['SAGA-DUEL-014'],
  'saga.duel.defenceDeclaration': ['SAGA-DUEL-ROUND-016'],
  'saga.duel.edge': ['SAGA-DUEL-FOOT-027'],
  'saga.duel.flee': ['SAGA-DUEL-ACT-101'],
  'saga.duel.headMinorStacks': ['SAGA-DUEL-WOUND-015'],
  'saga.duel.healRolls': ['SAGA-DUEL-HEAL-008', 'SAGA-DUEL-HEAL-025'],
  'saga.duel.heldMayDodge': ['SAGA-DUEL-COND-021'],
  'saga.duel.joinLevel': ['SAGA-DUEL-MULTI-030'],
  'saga.duel.quietRounds': ['SAGA-DUEL-ROUND-023'],
  'saga.duel.ready': ['SAGA-DUEL-ACT-098'],
  'saga.duel.stacking': ['SAGA-DUEL-018'],
  'saga.duel.surrender': ['SAGA-DUEL-ACT-102'],
  'saga.duel.thirdMinorStays': ['SAGA-DUEL-WOUND-005'],
  'saga.duel.undefended': ['SAGA-DUEL-DEF-026'],
  'saga.duel.viciousMinors': ['SAGA-DUEL-ACT-022'],
  'saga.duel.wallsBlockReach': ['SAGA-DUEL-FOOT-028'],
  'saga.duel.weakening': ['SAGA-DUEL-DEF-031'],
} as const satisfies Record<keyof Duel['options'], readonly RuleId[]>;

export const duelManifest = (rules: SceneRules<Duel>): Manifest =>
  manifest({
    rules,
    kind: 'duel',
    starts: [
      {
        name: 'swordsmanAgainstRaider',
        seats: { least: 2, most: 2 },
        setup: ([one, two]) => ({
          seats: [one, two],
          side1: [{ name: 'Ella', like: 'swordsman', seat: one }],
          side2: [{ name: 'Joris', like: 'raider', seat: two }],
          distance: 'spear',
        }),
      },
    ],
    atOnce: duelAtOnce,
    options: DUEL_OPTION_RULES,
    stages: duelStages,
    naming: duelNaming,
    standing: duelStanding,
  });
