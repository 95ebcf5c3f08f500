/** How far counts lie from what was expected of them. */
export const chiSquare = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce((sum, count, i) => sum + (count - (expected[i] as number)) ** 2 / (expected[i] as number), 0);

/** The value that chi-square exceeds once in a million times by chance (Wilson and Hilferty's approximation). */
export const chiSquareLimit = (degrees: number): number => {
  const z = 4.753;
  return degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;
};
