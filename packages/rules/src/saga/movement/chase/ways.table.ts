/** SAGA-MOVE-027: the three ways of a leg: by speed, by hiding, over obstacles. */
export const WAYS = ['open', 'cover', 'rough'] as const;
export type Way = (typeof WAYS)[number];

/** SAGA-MOVE-026: where a pursuit is over. */
export const CAUGHT = 0;
/** At this gap the quarry has got away. */
export const AWAY = 4;

/** SAGA-MOVE-026: 2, or 1 where the quarry breaks away from the pursuers' very presence. */
export const GAP_FROM = { discussion: 1, duel: 1, battle: 2, march: 2 } as const;

/** SAGA-MOVE-030: after so many legs both sides draw breath. */
export const LEGS_TO_A_BREATH = 3;

/** SAGA-MOVE-005, SAGA-MOVE-030: what a party checks Lead and Endurance against. */
export const DIFFICULTY = 3;
