import type { Index } from '@warmoot/kernel';

/** SAGA-DUEL-007: the four skills of hand-to-hand combat. */
export const HAND_SKILLS = ['control', 'fightingMind', 'speed', 'strength'] as const;
export type HandSkill = (typeof HAND_SKILLS)[number];

/**
 * SAGA-DUEL-009: the seven calculations that offer a choice of skill. The skill that the rule lists first stands first.
 */
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
/** The calculations that offer a choice of skill. */
export const ALL_LOCKS = Object.keys(LOCKS) as readonly Lock[];

/**
 * SAGA-DUEL-WOUND-001: the six parts of the body.
 * SAGA-DUEL-ACT-021: their order is that of the part die, 1 to 6.
 */
export const PARTS = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head'] as const;
export type Part = (typeof PARTS)[number];

/** SAGA-DUEL-WOUND-023: what a Major body wound does where a table has switched nothing. */
export const USUAL_BODY_WOUNDS = 'incapable';

/** The place of a part in every list that is kept by part. */
export type PartAt = Index<'part'>;
export const placeOf = (part: Part): PartAt => PARTS.indexOf(part);
export const ALL_PARTS: readonly PartAt[] = PARTS.map(placeOf);
/** The place of each part, by name. */
export const [LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG, BODY, HEAD] = ALL_PARTS as readonly [
  PartAt,
  PartAt,
  PartAt,
  PartAt,
  PartAt,
  PartAt,
];

/** The hands that hold things. */
export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

/** The arm that a hand belongs to. */
export const armOf = (hand: Hand): PartAt => (hand === 'left' ? LEFT_ARM : RIGHT_ARM);

/** The hand that is lost with this part of the body, or null. */
export const handOn = (part: PartAt): Hand | null => (part === LEFT_ARM ? 'left' : part === RIGHT_ARM ? 'right' : null);

export const isLeg = (part: PartAt): boolean => part === LEFT_LEG || part === RIGHT_LEG;

// SAGA-DUEL-ACT-025: the body touches all other parts; each of the others touches the body alone.
const BESIDE_BODY: readonly PartAt[] = ALL_PARTS.filter((part) => part !== BODY);
const BODY_ALONE: readonly PartAt[] = [BODY];
export const partsBeside = (part: PartAt): readonly PartAt[] => (part === BODY ? BESIDE_BODY : BODY_ALONE);

// SAGA-DUEL-WOUND-002: a wound is Minor or Major.
export const SEVERITIES = ['minor', 'major'] as const;
export type Severity = (typeof SEVERITIES)[number];
