/** SORTIE-SAGA-011: where a wound strikes, by the face of a d6 from 1 to 6, as in SAGA-DUEL-ACT-021. */
export const BODY_PARTS = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head'] as const;

/** SORTIE-SAGA-011: what the die of a character says, from 1 to 6. */
export const CHARACTER_DIE = ['unhurt', 'unhurt', 'unhurt', 'minorWound', 'minorWound', 'majorWound'] as const;
