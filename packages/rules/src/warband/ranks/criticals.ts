/** What a critical does to those in a rank: WARBAND-CRIT-011; the table may have it do a point more. */
export type RankCrits = 'ignore' | 'extraDamage';

const EXTRA = 1;

/** WARBAND-CRIT-011: points that dice do to the normal figures of a rank; a rank has no body to wound. */
export const rankPoints = (
  { hits, criticals }: { readonly hits: number; readonly criticals: number },
  crits: RankCrits,
): number => hits + criticals + (crits === 'extraDamage' ? criticals * EXTRA : 0);

/** WARBAND-CRIT-011: criticals that leave a Wound: on a unique figure all of them, on a rank none. */
export const woundsInRank = (criticals: number, unique: boolean): number => (unique ? criticals : 0);

/** WARBAND-SUBDUE-008: in formation only who is unique can be subdued. */
export const maySubdueInRank = (unique: boolean): boolean => unique;
