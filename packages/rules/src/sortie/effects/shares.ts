/**
 * A share, rounded down. A quotient is a fraction to the engine even where nothing is left over, and one of them in a list
 * makes all of it a list of fractions; this is a whole number.
 */
export const shareOf = (whole: number, part: number, all: number): number => Math.floor((whole * part) / all) | 0;

/**
 * Whole people, divided by the heads of several kinds: each its share rounded down, the rest to the largest that has room
 * for it. No kind gets more than its room, which is its heads where nothing else is said.
 */
export const sharesOf = (
  whole: number,
  heads: readonly number[],
  room: readonly number[] = heads,
): readonly number[] => {
  const all = heads.reduce((sum, one) => sum + one, 0);
  const shares = heads.map((one, nth) => Math.min(room[nth] as number, shareOf(whole, one, all)));
  const bySize = heads.map((_one, nth) => nth).sort((a, b) => (heads[b] as number) - (heads[a] as number) || a - b);
  let rest = whole - shares.reduce((sum, one) => sum + one, 0);
  for (const nth of bySize) {
    const more = Math.min(rest, (room[nth] as number) - (shares[nth] as number));
    shares[nth] = (shares[nth] as number) + more;
    rest -= more;
  }
  return shares;
};
