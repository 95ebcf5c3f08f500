import type { RuleId } from '@warmoot/kernel';
import type { HandSkill, Lock } from './body.table.js';

/** What an action does, as data: `victim` or `attacker` says who suffers it. */
export type Effect =
  | { readonly effect: 'hinder'; readonly skills: readonly HandSkill[]; readonly by: number; readonly why: RuleId }
  | { readonly effect: 'expose'; readonly by: number; readonly why: RuleId }
  | { readonly effect: 'wound'; readonly manner: 'quick' | 'quickWeak' | 'vicious' | 'controlled' }
  | { readonly effect: 'grip'; readonly grip: 'held' | 'tackled' }
  | { readonly effect: 'push' }
  | { readonly effect: 'prone' };

export interface ActionRow {
  readonly attack: boolean;
  /** The skill, or the calculation that was locked before the fight. */
  readonly rating: HandSkill | { readonly lock: Lock };
  readonly modifier: number;
  readonly strong: readonly Effect[];
  readonly weak: readonly Effect[];
  readonly defendedBy: readonly Defence[];
  readonly distance: 'weapon' | 'dagger';
  readonly needs: 'implement' | 'implementOrNone' | 'freeHand' | 'nothing';
  readonly why: RuleId;
}

export type Defence = 'dodge' | 'parry' | 'strength' | 'fightingMind';

const hinder = (by: number, why: RuleId, ...skills: readonly HandSkill[]): Effect => ({
  effect: 'hinder',
  skills,
  by,
  why,
});
const expose = (by: number, why: RuleId): Effect => ({ effect: 'expose', by, why });
const wound = (manner: Extract<Effect, { effect: 'wound' }>['manner']): Effect => ({ effect: 'wound', manner });
const DODGE_OR_PARRY = ['dodge', 'parry'] as const;
const DODGE_OR_STRENGTH = ['dodge', 'strength'] as const;

/** 4.03.01 and 4.03.02: the actions that are checked against a defence. */
export const ACTIONS = {
  quickAttack: {
    attack: true,
    rating: { lock: 'quickAttack' },
    modifier: 0,
    strong: [wound('quick')],
    weak: [wound('quickWeak'), expose(-2, 'SAGA-DUEL-ACT-014')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'weapon',
    needs: 'implement',
    why: 'SAGA-DUEL-ACT-007',
  },
  viciousAttack: {
    attack: true,
    rating: 'strength',
    modifier: -1,
    strong: [wound('vicious')],
    weak: [expose(-4, 'SAGA-DUEL-ACT-028')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'weapon',
    needs: 'implement',
    why: 'SAGA-DUEL-ACT-017',
  },
  controlledAttack: {
    attack: true,
    rating: { lock: 'controlledAttack' },
    modifier: -2,
    strong: [wound('controlled')],
    weak: [expose(-4, 'SAGA-DUEL-ACT-035')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'weapon',
    needs: 'implement',
    why: 'SAGA-DUEL-ACT-031',
  },
  tackle: {
    attack: false,
    rating: { lock: 'tackle' },
    modifier: -1,
    strong: [{ effect: 'grip', grip: 'tackled' }],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-040', 'control', 'speed', 'strength'), expose(-3, 'SAGA-DUEL-ACT-041')],
    defendedBy: ['fightingMind', 'strength'],
    distance: 'dagger',
    needs: 'freeHand',
    why: 'SAGA-DUEL-ACT-038',
  },
  bash: {
    attack: false,
    rating: 'strength',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-046', 'control', 'strength')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-047', 'control', 'strength')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'weapon',
    needs: 'implement',
    why: 'SAGA-DUEL-ACT-045',
  },
  flurry: {
    attack: false,
    rating: 'speed',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-051', 'fightingMind', 'control')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-052', 'fightingMind', 'control')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'weapon',
    needs: 'implement',
    why: 'SAGA-DUEL-ACT-050',
  },
  feint: {
    attack: false,
    rating: { lock: 'feint' },
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-056', 'fightingMind', 'speed')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-057', 'fightingMind', 'speed')],
    defendedBy: ['fightingMind'],
    distance: 'weapon',
    needs: 'implementOrNone',
    why: 'SAGA-DUEL-ACT-055',
  },
  hold: {
    attack: false,
    rating: { lock: 'hold' },
    modifier: 0,
    strong: [{ effect: 'grip', grip: 'held' }],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-062', 'speed', 'strength')],
    defendedBy: DODGE_OR_PARRY,
    distance: 'dagger',
    needs: 'freeHand',
    why: 'SAGA-DUEL-ACT-060',
  },
  push: {
    attack: false,
    rating: 'strength',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-071', 'control', 'fightingMind'), { effect: 'push' }],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-078', 'control', 'fightingMind')],
    defendedBy: DODGE_OR_STRENGTH,
    distance: 'dagger',
    needs: 'nothing',
    why: 'SAGA-DUEL-ACT-070',
  },
  trip: {
    attack: false,
    rating: 'control',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-082', 'fightingMind', 'speed'), { effect: 'prone' }],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-084', 'fightingMind', 'speed')],
    defendedBy: DODGE_OR_STRENGTH,
    distance: 'weapon',
    needs: 'implementOrNone',
    why: 'SAGA-DUEL-ACT-081',
  },
} as const satisfies Record<string, ActionRow>;

export type Action = keyof typeof ACTIONS;
export const ALL_ACTIONS = Object.keys(ACTIONS) as readonly Action[];

export const actionRow = (action: Action): ActionRow => ACTIONS[action];
