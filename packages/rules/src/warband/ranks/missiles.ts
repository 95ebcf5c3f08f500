/** WARBAND-RANGED-009: how many ranks can be aimed at without high ground. */
const IN_AIM = 2;

/** WARBAND-RANGED-009: the ranks of a unit that a shooter may aim at, the foremost being 0; from high ground all of them. */
export const ranksInAim = (ranks: number, fromAbove: boolean): readonly number[] =>
  Array.from({ length: fromAbove ? ranks : Math.min(ranks, IN_AIM) }, (_none, rank) => rank);

/** WARBAND-RANGED-009: a rank behind the first is never the nearest target (WARBAND-RANGED-008). */
export const rankInAimBy = (rank: number): number => (rank === 0 ? 0 : -1);

/** A rank of the shooter's side, and how far it is from the unit that is shot at. */
interface RankNear {
  readonly distance: number;
}

/**
 * WARBAND-RANGED-016: in formation stray dice strike the allied rank that is in contact with the target, as damage to the rank.
 * Where several are, the nearest; those that are as near are picked from by WARBAND-CORE-007. Out of contact none is struck.
 */
export const ranksEndangered = <R extends RankNear>(allied: readonly R[]): readonly R[] => {
  const inContact = allied.filter(({ distance }) => distance <= 1);
  const least = Math.min(...inContact.map(({ distance }) => distance));
  return inContact.filter(({ distance }) => distance === least);
};
