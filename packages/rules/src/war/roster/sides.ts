/** SAGA-BATTLE-005: there are two armies. The attacking one is 0, the defending one 1. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const ATTACKER = 0;
export const DEFENDER = 1;

/** The other side. */
export const otherSide = (side: Side): Side => (side === ATTACKER ? DEFENDER : ATTACKER);
