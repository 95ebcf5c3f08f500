/** 4 and 4.06: what a fighter fights with and can be wounded in. */
export const HAND_SKILLS = ['control', 'fightingMind', 'speed', 'strength'] as const;
export type HandSkill = (typeof HAND_SKILLS)[number];

/** SAGA-DUEL-009: the calculations that offer a choice of skill, the one listed first first. */
export const LOCKS = {
  footwork: ['speed', 'fightingMind'],
  quickAttack: ['speed', 'strength'],
  controlledAttack: ['control', 'speed'],
  tackle: ['fightingMind', 'strength'],
  feint: ['fightingMind', 'speed'],
  hold: ['control', 'strength'],
  parry: ['control', 'fightingMind'],
} as const satisfies Record<string, readonly [HandSkill, HandSkill]>;
export type Lock = keyof typeof LOCKS;
export type Locks = Readonly<Record<Lock, HandSkill>>;
export const ALL_LOCKS = Object.keys(LOCKS) as readonly Lock[];

/** SAGA-DUEL-ACT-021: the order of the part die, 1 to 6. */
export const PARTS = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head'] as const;
export type Part = (typeof PARTS)[number];
export const BODY = PARTS.indexOf('body');
export const HEAD = PARTS.indexOf('head');

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];
