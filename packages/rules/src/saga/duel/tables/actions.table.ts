import type { RuleId } from '@warmoot/kernel';
import type { HandSkill, Lock } from './body.table.js';
import { DAGGER, type Distance, SWORD } from './distances.table.js';

/** What an action does, as data: `victim` or `attacker` says who suffers it. */
export type Effect =
  | { readonly effect: 'hinder'; readonly skills: readonly HandSkill[]; readonly by: number; readonly why: RuleId }
  | { readonly effect: 'expose'; readonly by: number; readonly why: RuleId }
  | { readonly effect: 'wound'; readonly manner: 'quick' | 'quickWeak' | 'vicious' | 'controlled' }
  | { readonly effect: 'grip'; readonly grip: GripKind }
  | { readonly effect: 'push' }
  | { readonly effect: 'prone' };

export type GripKind = 'held' | 'tackled';

/** An action that is checked against a defence. */
export interface ActionRow {
  /** Attack Actions take the weapon's modifier and meet armour. */
  readonly attack: boolean;
  /** The skill, or the calculation that was locked before the fight. */
  readonly rating: HandSkill | { readonly lock: Lock };
  readonly modifier: number;
  readonly strong: readonly Effect[];
  readonly weak: readonly Effect[];
  readonly defendedBy: readonly DefenceKind[];
  readonly distance: 'weapon' | 'dagger';
  readonly needs: 'implement' | 'implementOrNone' | 'freeHand' | 'nothing';
  /** The distances at which the attacker must end after success; none where the action moves nobody closer. */
  readonly closesTo: readonly Distance[];
  /** Whether somebody PRONE, or TACKLED, may take it. */
  readonly whenProne: boolean;
  readonly whenTackled: boolean;
  readonly why: RuleId;
}

// SAGA-DUEL-DEF-001: the four defences.
export type DefenceKind = 'dodge' | 'parry' | 'strength' | 'fightingMind';

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

const NONE: readonly Distance[] = [];

// SAGA-DUEL-ACT-003: `attack` stands in the three rows of 4.03.01 alone.
/** 4.03.01 and 4.03.02: the actions that are checked against a defence. */
export const ACTIONS = {
  quickAttack: {
    attack: true,
    rating: { lock: 'quickAttack' },
    modifier: 0,
    strong: [wound('quick')], // SAGA-DUEL-ACT-009
    weak: [wound('quickWeak'), expose(-2, 'SAGA-DUEL-ACT-014')], // SAGA-DUEL-ACT-012
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-015
    distance: 'weapon', // SAGA-DUEL-ACT-016
    needs: 'implement',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-007',
  },
  viciousAttack: {
    attack: true,
    rating: 'strength',
    modifier: -1,
    strong: [wound('vicious')], // SAGA-DUEL-ACT-018
    weak: [expose(-4, 'SAGA-DUEL-ACT-028')],
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-029
    distance: 'weapon', // SAGA-DUEL-ACT-030
    needs: 'implement',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-017',
  },
  controlledAttack: {
    attack: true,
    rating: { lock: 'controlledAttack' },
    modifier: -2,
    strong: [wound('controlled')], // SAGA-DUEL-ACT-032
    weak: [expose(-4, 'SAGA-DUEL-ACT-035')],
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-036
    distance: 'weapon', // SAGA-DUEL-ACT-037
    needs: 'implement',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-031',
  },
  tackle: {
    attack: false,
    rating: { lock: 'tackle' },
    modifier: -1,
    strong: [{ effect: 'grip', grip: 'tackled' }], // SAGA-DUEL-ACT-039
    weak: [hinder(-1, 'SAGA-DUEL-ACT-040', 'control', 'speed', 'strength'), expose(-3, 'SAGA-DUEL-ACT-041')],
    defendedBy: ['fightingMind', 'strength'], // SAGA-DUEL-ACT-042
    distance: 'dagger', // SAGA-DUEL-ACT-043
    needs: 'freeHand', // SAGA-DUEL-ACT-044
    closesTo: [DAGGER],
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-038',
  },
  bash: {
    attack: false,
    rating: 'strength',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-046', 'control', 'strength')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-047', 'control', 'strength')],
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-048
    distance: 'weapon', // SAGA-DUEL-ACT-049
    needs: 'implement',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-045',
  },
  flurry: {
    attack: false,
    rating: 'speed',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-051', 'fightingMind', 'control')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-052', 'fightingMind', 'control')],
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-053
    distance: 'weapon', // SAGA-DUEL-ACT-054
    needs: 'implement',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-050',
  },
  feint: {
    attack: false,
    rating: { lock: 'feint' },
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-056', 'fightingMind', 'speed')],
    weak: [hinder(-1, 'SAGA-DUEL-ACT-057', 'fightingMind', 'speed')],
    defendedBy: ['fightingMind'], // SAGA-DUEL-ACT-058
    distance: 'weapon', // SAGA-DUEL-ACT-059
    needs: 'implementOrNone',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-055',
  },
  hold: {
    attack: false,
    rating: { lock: 'hold' },
    modifier: 0,
    strong: [{ effect: 'grip', grip: 'held' }], // SAGA-DUEL-ACT-061
    weak: [hinder(-1, 'SAGA-DUEL-ACT-062', 'speed', 'strength')],
    defendedBy: DODGE_OR_PARRY, // SAGA-DUEL-ACT-063
    distance: 'dagger', // SAGA-DUEL-ACT-064
    needs: 'freeHand', // SAGA-DUEL-ACT-065
    closesTo: [DAGGER],
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-060',
  },
  push: {
    attack: false,
    rating: 'strength',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-071', 'control', 'fightingMind'), { effect: 'push' }], // SAGA-DUEL-ACT-072
    weak: [hinder(-1, 'SAGA-DUEL-ACT-078', 'control', 'fightingMind')],
    defendedBy: DODGE_OR_STRENGTH, // SAGA-DUEL-ACT-079
    distance: 'dagger', // SAGA-DUEL-ACT-080
    needs: 'nothing',
    closesTo: [SWORD, DAGGER], // SAGA-DUEL-ACT-075
    whenProne: false, // SAGA-DUEL-COND-001
    whenTackled: false, // SAGA-DUEL-COND-012
    why: 'SAGA-DUEL-ACT-070',
  },
  trip: {
    attack: false,
    rating: 'control',
    modifier: 0,
    strong: [hinder(-3, 'SAGA-DUEL-ACT-082', 'fightingMind', 'speed'), { effect: 'prone' }], // SAGA-DUEL-ACT-083
    weak: [hinder(-1, 'SAGA-DUEL-ACT-084', 'fightingMind', 'speed')],
    defendedBy: DODGE_OR_STRENGTH, // SAGA-DUEL-ACT-085
    distance: 'weapon', // SAGA-DUEL-ACT-086
    needs: 'implementOrNone',
    closesTo: NONE,
    whenProne: true,
    whenTackled: true,
    why: 'SAGA-DUEL-ACT-081',
  },
} as const satisfies Record<string, ActionRow>;

export type Action = keyof typeof ACTIONS;
export const ALL_ACTIONS = Object.keys(ACTIONS) as readonly Action[];

/** An action as its table has it. */
export const actionRow = (action: Action): ActionRow => ACTIONS[action];

/** All of them with their rows, in the book's order. */
export const ACTION_ROWS: readonly { readonly action: Action; readonly row: ActionRow }[] = ALL_ACTIONS.map(
  (action) => ({
    action,
    row: ACTIONS[action],
  }),
);

/** The grip that the success of an action brings, or null. */
export const gripBy = (action: Action): GripKind | null => {
  for (const effect of actionRow(action).strong) if (effect.effect === 'grip') return effect.grip;
  return null;
};

/** Whether the success of an action pushes its victim. */
export const pushes = (action: Action): boolean => {
  for (const { effect } of actionRow(action).strong) if (effect === 'push') return true;
  return false;
};

/** An action that meets no defence. */
export interface SpecialRow {
  /** Whom it is aimed at: the one who grips the actor, an enemy who is incapable, or nobody. */
  readonly aim: 'gripper' | 'incapable' | 'nobody';
  /** Whose rating both sides check with; null where there is no check. */
  readonly check: 'hold' | 'tackle' | null;
  /** The grip that its success ends. */
  readonly breaks: GripKind | null;
  readonly why: RuleId;
}

/** 4.03.03: the actions without a defence, and what the rulings add to them. */
export const SPECIAL_ACTIONS = {
  standUp: { aim: 'nobody', check: null, breaks: null, why: 'SAGA-DUEL-ACT-087' },
  breakHold: { aim: 'gripper', check: 'hold', breaks: 'held', why: 'SAGA-DUEL-ACT-089' },
  breakTackle: { aim: 'gripper', check: 'tackle', breaks: 'tackled', why: 'SAGA-DUEL-ACT-090' },
  kill: { aim: 'incapable', check: null, breaks: null, why: 'SAGA-DUEL-ACT-093' },
  ready: { aim: 'nobody', check: null, breaks: null, why: 'SAGA-DUEL-ACT-098' },
  flee: { aim: 'nobody', check: null, breaks: null, why: 'SAGA-DUEL-ACT-101' },
  pass: { aim: 'nobody', check: null, breaks: null, why: 'SAGA-DUEL-ACT-097' },
} as const satisfies Record<string, SpecialRow>;

export type SpecialAction = keyof typeof SPECIAL_ACTIONS;
type Aimed<A extends SpecialRow['aim']> = {
  [K in SpecialAction]: (typeof SPECIAL_ACTIONS)[K]['aim'] extends A ? K : never;
}[SpecialAction];

/** The special actions that name a target, and among them those that break a grip. */
export type Break = Aimed<'gripper'>;
export type AimedAction = Break | Aimed<'incapable'>;

const rowsByName: Readonly<Record<string, SpecialRow>> = SPECIAL_ACTIONS;

/** The row of an action that meets no defence; undefined for one that does. */
export const specialRow = (action: Action | SpecialAction): SpecialRow | undefined => rowsByName[action];

/** The Break that ends a grip. */
export const BREAK_OF = { held: 'breakHold', tackled: 'breakTackle' } as const satisfies Record<GripKind, Break>;
