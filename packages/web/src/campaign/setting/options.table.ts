import type { RuleId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { OptionName } from '@warmoot/words';

/** The rules in which each option stands. */
export const RULES_OF = {
  'saga.table.openSheets': ['SAGA-CAMPAIGN-004'],
  'saga.check.allowRetry': ['SAGA-CHECK-023'],
  'saga.generation.others': ['SAGA-GEN-016', 'SAGA-WORLD-006'],
  'saga.draft.castSize': ['SAGA-DRAFT-003'],
  'saga.calendar.months': ['SAGA-CAL-010'],
  'saga.calendar.seasons': ['SAGA-CAL-010'],
  'saga.wealth.reckoningDay': ['SAGA-WEALTH-008'],
  'saga.wealth.timing': ['SAGA-WEALTH-012'],
  'saga.events.plagueDeaths': ['SAGA-EVENT-005'],
  'saga.events.magic': ['SAGA-EVENT-007'],
  'saga.carry.mirrorObjects': ['SAGA-CARRY-010'],
  'saga.carry.awkwardShape': ['SAGA-CARRY-020'],
  'saga.carry.coinsPerSmall': ['SAGA-CARRY-031'],
  'saga.first.borrowMissing': ['S1E-SCOPE-004'],
  'saga.first.retireDriving': ['S1E-MOTIVE-002'],
  'saga.talk.groupAppeal': ['SAGA-TALK-023'],
  'saga.talk.showOdds': ['SAGA-TALK-041'],
  'saga.move.rules': ['SAGA-MOVE-049'],
  'saga.move.secret': ['SAGA-MOVE-042'],
  ...saga.duel.DUEL_OPTION_RULES,
  ...saga.battle.BATTLE_OPTION_RULES,
} as const satisfies Record<OptionName, readonly RuleId[]>;

/** The options as the page shows them, group by group. */
export const GROUPS = {
  table: [
    'saga.table.openSheets',
    'saga.check.allowRetry',
    'saga.generation.others',
    'saga.draft.castSize',
    'saga.first.borrowMissing',
    'saga.first.retireDriving',
  ],
  year: [
    'saga.wealth.reckoningDay',
    'saga.wealth.timing',
    'saga.events.plagueDeaths',
    'saga.events.magic',
    'saga.calendar.months',
    'saga.calendar.seasons',
  ],
  carrying: ['saga.carry.mirrorObjects', 'saga.carry.awkwardShape', 'saga.carry.coinsPerSmall'],
  talk: ['saga.talk.groupAppeal', 'saga.talk.showOdds'],
  road: ['saga.move.rules', 'saga.move.secret'],
  duelGround: [
    'saga.duel.board',
    'saga.duel.edge',
    'saga.duel.wallsBlockReach',
    'saga.duel.joinLevel',
    'saga.duel.flee',
    'saga.duel.surrender',
    'saga.duel.quietRounds',
  ],
  duelRound: [
    'saga.duel.choicesVisible',
    'saga.duel.defenceDeclaration',
    'saga.duel.ready',
    'saga.duel.stacking',
    'saga.duel.weakening',
    'saga.duel.undefended',
    'saga.duel.heldMayDodge',
    'saga.duel.breakTackleProne',
  ],
  wounds: [
    'saga.duel.bodyWounds',
    'saga.duel.headMinorStacks',
    'saga.duel.thirdMinorStays',
    'saga.duel.viciousMinors',
    'saga.duel.aid',
    'saga.duel.healRolls',
  ],
  armies: [
    'saga.battle.map',
    'saga.battle.budget',
    'saga.battle.musterTie',
    'saga.battle.ambushShape',
    'saga.battle.ambushEncircle',
  ],
  moving: [
    'saga.battle.closedCost',
    'saga.battle.passFriends',
    'saga.battle.firstRoundShooting',
    'saga.battle.bowSize',
    'saga.battle.edgeLine',
    'saga.battle.shootAtOne',
    'saga.battle.shootOverImpassable',
  ],
  melee: [
    'saga.battle.clusterEven',
    'saga.battle.clusterOrder',
    'saga.battle.cavalryFlank',
    'saga.battle.backIntoContact',
    'saga.battle.rounding',
    'saga.battle.retreatPath',
    'saga.battle.truce',
    'saga.battle.quietRounds',
  ],
} as const satisfies Record<string, readonly OptionName[]>;

export type Group = keyof typeof GROUPS;

/** Between which figures an option of one number lies. */
export const BOUNDS: Partial<Record<OptionName, readonly [least: number, most: number]>> = {
  'saga.wealth.reckoningDay': [1, 100_000],
  'saga.carry.coinsPerSmall': [1, 1_000_000],
  'saga.duel.quietRounds': [1, 1_000],
  'saga.duel.undefended': [-1000, 1000],
  'saga.battle.budget': [0, 1_000_000],
  'saga.battle.closedCost': [1, 2],
  'saga.battle.quietRounds': [1, 1_000],
};
