import { distance, type Hex, sameHex } from './hex.js';

/**
 * Where a line passes: the nearest hex, or the two equally near ones, the left one first as seen along the line.
 * A rule that lets the line pass on either side asks for `some` of them, one that minds both asks for `every`.
 */
export type LinePoint = readonly [Hex] | readonly [Hex, Hex];

const floorDivide = (a: number, b: number): number => {
  const rest = ((a % b) + b) % b;
  return (a - rest) / b;
};

/** The whole number nearest to a / n; a half goes up. */
const halfUp = (a: number, n: number): number => floorDivide(2 * a + n, 2 * n);

/** The whole number nearest to a / n; a half goes down. */
const halfDown = (a: number, n: number): number => floorDivide(2 * a + n - 1, 2 * n);

/** Negative to the left of the line from a to b, positive to its right. */
const side = (a: Hex, b: Hex, hex: Hex): number => (b.q - a.q) * (hex.r - a.r) - (b.r - a.r) * (hex.q - a.q);

/**
 * The point i / n of the way, n being the distance. One of q, r and q + r is whole there, since one of them changes
 * by 1 at every step; so at most two hexes are nearest, and rounding q and r against each other finds both.
 */
const linePoint = (a: Hex, b: Hex, i: number): LinePoint => {
  const n = distance(a, b);
  const q = a.q * n + (b.q - a.q) * i;
  const r = a.r * n + (b.r - a.r) * i;
  const one: Hex = { q: halfDown(q, n), r: halfUp(r, n) };
  const other: Hex = { q: halfUp(q, n), r: halfDown(r, n) };
  if (sameHex(one, other)) return [one];
  return side(a, b, one) < 0 ? [one, other] : [other, one];
};

/**
 * The hexes strictly between two hexes: for a distance of n, those at 1/n, 2/n, … (n − 1)/n of the way (SAGA-BATTLE-SHOOT-008).
 * Two such points in a row never both have two hexes, so any pick, one for each point, is a walk of single steps.
 */
export const hexesBetween = (a: Hex, b: Hex): readonly LinePoint[] => {
  const points: LinePoint[] = [];
  for (let i = 1; i < distance(a, b); i++) points.push(linePoint(a, b, i));
  return points;
};

/** The whole line, both ends included. */
export const hexLine = (a: Hex, b: Hex): readonly LinePoint[] =>
  sameHex(a, b) ? [[a]] : [[a], ...hexesBetween(a, b), [b]];
