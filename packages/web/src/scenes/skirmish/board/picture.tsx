import { memo } from 'react';
import { CELL } from '../ground/geometry.js';
import { type Painted, paint } from '../ground/paint.js';
import type { Ground } from '../parts.js';

const MOST_KEPT = 8;
const PAINTED = new WeakMap<Ground, Painted>();
const KEPT = new Map<string, Painted>();

/** The picture of a ground: painted once, and kept even where the view brings a new object of the same ground. */
export const paintedOf = (ground: Ground): Painted => {
  const known = PAINTED.get(ground);
  if (known !== undefined) return known;
  const key = JSON.stringify(ground);
  const painted = KEPT.get(key) ?? paint(ground);
  if (KEPT.size >= MOST_KEPT) KEPT.delete(KEPT.keys().next().value as string);
  KEPT.set(key, painted);
  PAINTED.set(ground, painted);
  return painted;
};

/** The numbers of columns and rows. */
export const Numbers = memo(({ width, height }: { readonly width: number; readonly height: number }) => (
  <>
    {Array.from({ length: width }, (_, x) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns are their numbers
      <text key={`x${x}`} x={(x + 0.5) * CELL} y="-7" textAnchor="middle" className="sk-number">
        {x}
      </text>
    ))}
    {Array.from({ length: height }, (_, y) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are their numbers
      <text key={`y${y}`} x="-8" y={(y + 0.5) * CELL + 4} textAnchor="end" className="sk-number">
        {y}
      </text>
    ))}
  </>
));

/** How much larger than drawn letters must be to be read where all of a large map is seen. */
export const lettersOf = ({ width, height }: Painted): number =>
  Math.min(1.6, Math.max(1, width / CELL / 14, height / CELL / 11));
