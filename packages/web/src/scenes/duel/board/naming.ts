import { square } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { enemiesOf } from '../pairing.js';
import { type DuelView, nameOf } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { whoAt } from './facing.js';

export const squareText = ({ x, y }: saga.duel.Square): string => `(${x}, ${y})`;

const distanceText = (t: DuelWords, apart: number): string => {
  const name = t.distances[Math.min(4, Math.max(1, apart)) as 1 | 2 | 3 | 4];
  return apart > 3 ? name : t.distanceName({ name });
};

/** At what distance a square is from somebody, by its name alone: "Sword". */
export const distanceTo = (view: DuelView, who: number, at: saga.duel.Square, t: DuelWords): string => {
  const other = view.open.combatants[who];
  const apart = other === undefined || other.x < 0 ? 4 : square.separation(at, other);
  return t.distances[Math.min(4, Math.max(1, apart)) as 1 | 2 | 3 | 4];
};

interface Apart {
  readonly who: string;
  /** "Sword distance". */
  readonly distance: string;
}

/** How far a square is from each of those a fighter fights. */
const apartIn = (view: DuelView, who: number, at: saga.duel.Square, t: DuelWords): readonly Apart[] =>
  enemiesOf(view, who).flatMap((enemy) => {
    const other = view.open.combatants[enemy];
    if (other === undefined || other.x < 0) return [];
    return [{ distance: distanceText(t, square.separation(at, other)), who: nameOf(view, enemy) }];
  });

export const distancesFrom = (view: DuelView, who: number, at: saga.duel.Square, t: DuelWords): readonly string[] =>
  apartIn(view, who, at, t).map((apart) => t.squaresFrom(apart));

/** The same for a narrow place: where there is one enemy alone, nobody asks from whom. */
export const distancesShort = (view: DuelView, who: number, at: saga.duel.Square, t: DuelWords): string => {
  const all = apartIn(view, who, at, t);
  return all.length === 1 ? (all[0]?.distance ?? '') : all.map((apart) => t.squaresFrom(apart)).join(', ');
};

interface Marked {
  /** Whose choice it is; −1 where nobody is moving. */
  readonly mover: number;
  readonly legal: boolean;
  readonly picked: boolean;
}

/** The name of a square: place, ground, who is there, what choosing it means. */
export const squareName = (
  view: DuelView,
  at: saga.duel.Square,
  { mover, legal, picked }: Marked,
  t: DuelWords,
): string => {
  const { width, height, lying } = view.open;
  const who = whoAt(view, at);
  const down = who >= 0 && (view.open.combatants[who]?.prone || view.open.combatants[who]?.standing !== 'in');
  const wall = view.given.walls.some(({ x, y }) => x === at.x && y === at.y);
  const edge = at.x === 0 || at.y === 0 || at.x === width - 1 || at.y === height - 1;
  const things = lying
    .filter(({ x, y }) => x === at.x && y === at.y)
    .map(({ item }) => t.lies({ what: t.items[item] }));
  return [
    t.square({ at: squareText(at) }),
    ...(wall ? [t.wall] : []),
    ...(edge ? [t.edge] : []),
    ...(who >= 0 ? [`${nameOf(view, who)}${down ? `, ${t.lyingDown}` : ''}`] : []),
    ...things,
    ...(legal ? [t.mayMoveHere, ...(mover >= 0 ? distancesFrom(view, mover, at, t) : [])] : []),
    ...(picked ? [t.picked] : []),
  ].join(', ');
};
