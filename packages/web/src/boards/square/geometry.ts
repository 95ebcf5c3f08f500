import type { Square } from '@warmoot/rules';
import type { DuelView } from '../../scenes/duel/sheet.js';

/** One square of the board in the picture's own units. */
export const CELL = 54;

/** The part of the board that is shown, in squares. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** At least this many squares are shown: enough for a spear's reach on every side. */
const LEAST = 11;

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

export const wholeBoard = ({ open }: DuelView): Window => ({ left: 0, top: 0, wide: open.width, high: open.height });

const onBoard = ({ open }: DuelView): readonly Square[] => open.combatants.filter(({ x }) => x >= 0);

/** Where the fight is: everybody on the board and every square that can be chosen, with some room around them. */
export const nearWindow = (view: DuelView, targets: readonly Square[], focus: Square | null): Window => {
  const { width, height } = view.open;
  const all = [...onBoard(view), ...targets];
  if (all.length === 0) return wholeBoard(view);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [low, high] = [Math.min(...xs) - 2, Math.max(...xs) + 2];
  const [first, last] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const side = Math.max(LEAST, high - low + 1, last - first + 1);
  const [wide, tall] = [Math.min(side, width), Math.min(side, height)];
  const left = clamp(Math.floor((low + high + 1 - wide) / 2), 0, width - wide);
  const top = clamp(Math.floor((first + last + 1 - tall) / 2), 0, height - tall);
  if (focus === null) return { left, top, wide, high: tall };
  // The window follows the focus, so that walking by keyboard never leaves it.
  return {
    left: clamp(clamp(left, focus.x - wide + 1, focus.x), 0, width - wide),
    top: clamp(clamp(top, focus.y - tall + 1, focus.y), 0, height - tall),
    wide,
    high: tall,
  };
};

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The middle of a square in the picture. */
export const middleOf = ({ left, top }: Window, { x, y }: Square): readonly [number, number] => [
  (x - left + 0.5) * CELL,
  (y - top + 0.5) * CELL,
];

/** The square round somebody up to a distance, as a path. */
export const bandPath = (window: Window, at: Square, reach: number): string => {
  const side = (2 * reach + 1) * CELL;
  return `M${(at.x - reach - window.left) * CELL} ${(at.y - reach - window.top) * CELL}h${side}v${side}h${-side}z`;
};

/** Who stands or lies on a square: those in the fight before those who lie. */
export const whoAt = ({ open }: DuelView, at: Square): number => {
  const here = open.combatants.flatMap((one, who) => (one.x === at.x && one.y === at.y ? [who] : []));
  return here.find((who) => open.combatants[who]?.standing === 'in') ?? here[0] ?? -1;
};

/** The way somebody faces, in degrees: towards whoever is nearest among those they fight, else to the other side. */
export const facing = (view: DuelView, who: number, enemies: readonly number[]): number => {
  const me = view.open.combatants[who];
  if (me === undefined) return 0;
  const far = (other: number): number => {
    const one = view.open.combatants[other];
    return one === undefined || one.x < 0 ? 999 : Math.hypot(one.x - me.x, one.y - me.y);
  };
  const [nearest] = [...enemies].sort((a, b) => far(a) - far(b));
  const other = nearest === undefined ? undefined : view.open.combatants[nearest];
  if (other === undefined || far(nearest as number) === 999 || far(nearest as number) === 0)
    return view.given.fighters[who]?.side === 1 ? 0 : 180;
  return Math.round((Math.atan2(other.y - me.y, other.x - me.x) * 180) / Math.PI);
};

/** A number from a place, the same every time: pebbles do not jump when the board is drawn anew. */
export const noise = (x: number, y: number, nth: number): number => {
  let n = (x * 374761393 + y * 668265263 + nth * 2147483647) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
};
