import type { saga } from '@warmoot/rules';

/** A letter for each fighter: initials where they tell everybody apart. */
export const lettersOf = ({ given }: Pick<saga.duel.DuelSight, 'given'>): readonly string[] => {
  const initials = given.fighters.map(({ name }) => name.charAt(0).toUpperCase());
  const clear = new Set(initials).size === initials.length && initials.every((letter) => /^[A-Z]$/.test(letter));
  return clear ? initials : given.fighters.map((_, who) => String.fromCharCode(65 + (who % 26)));
};

/** What is written on squares instead of what stands there, by `x,y`. */
export type Marks = ReadonlyMap<string, string>;

export const markKey = ({ x, y }: saga.duel.Square): string => `${x},${y}`;

const MARGIN = 2;
const WIDEST = 72;
const NO_MARKS: Marks = new Map();

interface Crop {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of the board where something is, with some room around it. */
const cropOf = ({ open }: saga.duel.DuelSight, marks: Marks): Crop => {
  const marked = [...marks.keys()].map((key) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return { x, y };
  });
  const all = [...open.combatants.filter(({ x }) => x >= 0), ...open.lying, ...marked];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return {
    left: Math.max(0, Math.min(...xs) - MARGIN),
    right: Math.min(open.width - 1, Math.max(...xs) + MARGIN),
    top: Math.max(0, Math.min(...ys) - MARGIN),
    bottom: Math.min(open.height - 1, Math.max(...ys) + MARGIN),
  };
};

/** Someone in the fight before someone fallen, a thing below both. */
const signAt = (sight: saga.duel.DuelSight, at: saga.duel.Square, letters: readonly string[]): string => {
  const here = ({ x, y }: saga.duel.Square): boolean => x === at.x && y === at.y;
  const { combatants, lying } = sight.open;
  const stands = combatants.findIndex((one) => one.standing === 'in' && here(one));
  if (stands >= 0) return letters[stands] as string;
  const lies = combatants.findIndex(here);
  if (lies >= 0) return (letters[lies] as string).toLowerCase();
  if (lying.some(here)) return '*';
  return sight.given.walls.some(here) ? '#' : '.';
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Column numbers: on one line where there is room, else tens over units. */
const heads = (xs: readonly number[], cell: number): readonly string[] => {
  const row = (text: (x: number) => string): string => `    ${xs.map((x) => text(x).padStart(cell)).join('')}`;
  if (cell === 3) return [row(String)];
  return [row((x) => (x >= 10 ? `${Math.floor(x / 10)}` : '')), row((x) => `${x % 10}`)];
};

/** The ground as a picture in characters, with its coordinates: walls #, fighters by letter, the fallen small, things *. */
export const gridLines = (sight: saga.duel.DuelSight, marks: Marks = NO_MARKS): readonly string[] => {
  const { left, right, top, bottom } = cropOf(sight, marks);
  const letters = lettersOf(sight);
  const xs = range(left, right);
  const cell = [3, 2, 1].find((width) => xs.length * width <= WIDEST) ?? 1;
  const [fromEdge, toEdge] = [left === 0 ? '|' : ' ', right === sight.open.width - 1 ? ' |' : ''];
  const edge = `    ${'-'.repeat(xs.length * cell)}`;
  const rows = range(top, bottom).map((y) => {
    const cells = xs.map((x) => (marks.get(markKey({ x, y })) ?? signAt(sight, { x, y }, letters)).padStart(cell));
    return `${`${y}`.padStart(3)}${fromEdge}${cells.join('')}${toEdge}`.trimEnd();
  });
  return [
    ...heads(xs, cell),
    ...(top === 0 ? [edge] : []),
    ...rows,
    ...(bottom === sight.open.height - 1 ? [edge] : []),
  ];
};
