/** A stage of a round, or of what comes before the first: a key, which the scene's words say to people. */
export interface RoundStage {
  readonly stage: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** Stages in their order: those before the one that is on are done. Where none is on, none has begun. */
export const stagesAt = (order: readonly string[], now: string | null): readonly RoundStage[] => {
  const at = now === null ? -1 : order.indexOf(now);
  return order.map((stage, nth) => ({ stage, state: nth === at ? 'now' : nth < at ? 'done' : 'ahead' }));
};
