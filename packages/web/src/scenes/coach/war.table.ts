import type { View } from '@warmoot/kernel';
import type { command, saga, sortie, warband } from '@warmoot/rules';
import type { Mark } from './mark.js';

/** Hand-to-Hand, round by round. */
export const DUEL: readonly Mark<View<saga.duel.Duel>>[] = [
  { key: 'footwork', rule: 'SAGA-DUEL-FOOT-010', steps: ['move'] },
  { key: 'act', rule: 'SAGA-DUEL-ROUND-003', steps: ['chooseActs'] },
  { key: 'defend', rule: 'SAGA-DUEL-DEF-003', steps: ['defend', 'openDefence'] },
  { key: 'protect', rule: 'SAGA-DUEL-ACT-008', steps: ['protect'] },
  { key: 'part', rule: 'SAGA-DUEL-WOUND-004', steps: ['place'] },
  { key: 'dodge', rule: 'SAGA-DUEL-DEF-009', steps: ['goTo'] },
  { key: 'surrender', rule: 'SAGA-DUEL-ACT-102', steps: ['declare'] },
  {
    key: 'weakening',
    rule: 'SAGA-DUEL-DEF-027',
    steps: ['chooseActs'],
    when: ({ view }) => view.open.round > 2,
  },
  { key: 'distance', rule: 'SAGA-DUEL-FOOT-016', steps: ['chooseActs'] },
];

/** Mass Combat, from the muster to the end. */
export const BATTLE: readonly Mark<View<saga.battle.Battle>>[] = [
  { key: 'muster', rule: 'SAGA-BATTLE-MUSTER-017', steps: ['pickField', 'place'] },
  { key: 'place', rule: 'SAGA-BATTLE-DEPLOY-019', steps: ['place'] },
  { key: 'line', rule: 'SAGA-BATTLE-DEPLOY-006', steps: ['nameLine'] },
  { key: 'quick', rule: 'SAGA-BATTLE-ROUND-004', steps: ['quick'] },
  { key: 'move', rule: 'SAGA-BATTLE-MOVE-006', steps: ['move'] },
  { key: 'clusters', rule: 'SAGA-BATTLE-CLUSTER-003', steps: ['cluster'] },
  { key: 'aim', rule: 'SAGA-BATTLE-SHOOT-002', steps: ['aim'] },
  { key: 'fights', rule: 'SAGA-BATTLE-MELEE-003', steps: ['nextCluster'] },
  { key: 'order', rule: 'SAGA-BATTLE-MELEE-021', steps: ['nextCluster'] },
  { key: 'fallBack', rule: 'SAGA-BATTLE-MELEE-010', steps: ['fallBack', 'fallBackChoice'] },
  { key: 'press', rule: 'SAGA-BATTLE-MELEE-016', steps: ['press'] },
  { key: 'declare', rule: 'SAGA-BATTLE-END-006', steps: ['declare'] },
  { key: 'champions', rule: 'SAGA-BATTLE-008', steps: ['challenge', 'takeUp'] },
];

/** A battle by command points. */
export const COMMAND: readonly Mark<View<command.Command>>[] = [
  { key: 'turns', rule: 'COMMAND-TURN-001', steps: ['takeTurns'] },
  { key: 'deploy', rule: 'COMMAND-SETUP-006', steps: ['deploy'] },
  { key: 'points', rule: 'COMMAND-POINTS-002', steps: ['volleys', 'movement'] },
  { key: 'move', rule: 'COMMAND-MOVE-001', steps: ['movement'] },
  { key: 'shot', rule: 'COMMAND-VOLLEY-007', steps: ['volleyed'] },
  { key: 'charged', rule: 'COMMAND-CHARGE-007', steps: ['charged'] },
  { key: 'attacks', rule: 'COMMAND-ATTACK-001', steps: ['attacks'] },
  { key: 'attacked', rule: 'COMMAND-ATTACK-004', steps: ['attacked'] },
  { key: 'supports', rule: 'COMMAND-DEFEND-011', steps: ['defences'] },
  { key: 'lost', rule: 'COMMAND-RESOLVE-012', steps: ['lost'] },
  { key: 'morale', rule: 'COMMAND-MORALE-001', steps: ['check'] },
];

/** A battle of two lines, sortie by sortie. */
export const SORTIE: readonly Mark<View<sortie.Sortie>>[] = [
  { key: 'orders', rule: 'SORTIE-ROUND-007', steps: ['orders'] },
  { key: 'plans', rule: 'SORTIE-FLOAT-017', steps: ['plans', 'planOpenly'] },
  { key: 'joins', rule: 'SORTIE-MULTI-001', steps: ['orders'], when: ({ view }) => view.open.round > 1 },
  { key: 'pools', rule: 'SORTIE-POOL-007', steps: ['plans', 'planOpenly'] },
  { key: 'effects', rule: 'SORTIE-EFFECT-006', steps: ['plans', 'planOpenly'] },
  { key: 'withdraw', rule: 'SORTIE-STATE-009', steps: ['withdrawals'] },
  { key: 'press', rule: 'SORTIE-STATE-012', steps: ['pressing'] },
  { key: 'escape', rule: 'SORTIE-STATE-003', steps: ['escapes'] },
];

/** A fight of figures. */
export const SKIRMISH: readonly Mark<View<warband.Skirmish>>[] = [
  { key: 'announce', rule: 'WARBAND-MOVE-003', steps: ['announce'] },
  { key: 'opening', rule: 'WARBAND-ACTION-015', steps: ['opening'] },
  { key: 'divide', rule: 'WARBAND-MELEE-001', steps: ['strikes', 'blows'] },
  { key: 'guard', rule: 'WARBAND-MELEE-024', steps: ['declare'] },
  { key: 'charge', rule: 'WARBAND-MOVE-031', steps: ['announce', 'opening'] },
  { key: 'first', rule: 'WARBAND-MELEE-011', steps: ['strikes', 'blows'] },
  { key: 'morale', rule: 'WARBAND-MORALE-004', steps: ['opening'], when: ({ view }) => view.open.round > 1 },
];

/** Battle lines of whole units. */
export const LINES: readonly Mark<View<warband.Battle>>[] = [
  { key: 'announce', rule: 'WARBAND-MOVE-003', steps: ['announce'] },
  { key: 'opening', rule: 'WARBAND-BMOVE-001', steps: ['opening'] },
  { key: 'divide', rule: 'WARBAND-LINE-006', steps: ['strikes', 'blows'] },
  { key: 'charge', rule: 'WARBAND-TACTIC-021', steps: ['announce', 'opening'] },
  { key: 'surplus', rule: 'WARBAND-LINE-015', steps: ['strikes', 'blows'] },
  { key: 'tide', rule: 'WARBAND-TIDE-003', steps: ['opening'], when: ({ view }) => view.open.round > 1 },
  {
    key: 'morale',
    rule: 'WARBAND-MORALE-004',
    steps: ['announce', 'opening'],
    when: ({ view }) => view.open.round > 1,
  },
  { key: 'technique', rule: 'WARBAND-DUEL-001', steps: ['techniques'] },
];
