import type { Grade, UnitClass } from './units.table.js';

interface Listed {
  readonly class: UnitClass;
  readonly grade: Grade;
}

const some = (count: number, of: UnitClass, grade: Grade): readonly Listed[] =>
  Array.from({ length: count }, () => ({ class: of, grade }));

/** Ready-made armies of nine units: our own, about equally strong. `usual` is the roster of COMMAND-SETUP-002. */
export const ARMIES = {
  usual: [
    ...some(1, 'HI', 'B'),
    ...some(1, 'HI', 'C'),
    ...some(2, 'LI', 'C'),
    ...some(1, 'LI', 'D'),
    ...some(1, 'SI', 'C'),
    ...some(1, 'HC', 'B'),
    ...some(1, 'LC', 'C'),
    ...some(1, 'AR', 'C'),
  ],
  wall: [
    ...some(2, 'HI', 'B'),
    ...some(3, 'HI', 'C'),
    ...some(2, 'LI', 'C'),
    ...some(1, 'SI', 'D'),
    ...some(1, 'AR', 'C'),
  ],
  riders: [
    ...some(1, 'HC', 'B'),
    ...some(2, 'HC', 'C'),
    ...some(3, 'LC', 'C'),
    ...some(1, 'HA', 'C'),
    ...some(2, 'LI', 'C'),
  ],
  hills: [...some(3, 'SI', 'B'), ...some(3, 'LI', 'C'), ...some(1, 'HI', 'C'), ...some(2, 'AR', 'C')],
  steppe: [...some(3, 'HA', 'B'), ...some(3, 'LC', 'C'), ...some(1, 'HC', 'C'), ...some(2, 'LI', 'D')],
  levy: [
    ...some(1, 'HI', 'A'),
    ...some(1, 'HI', 'C'),
    ...some(4, 'LI', 'D'),
    ...some(1, 'SI', 'C'),
    ...some(1, 'LC', 'C'),
    ...some(1, 'AR', 'C'),
  ],
} as const satisfies Record<string, readonly Listed[]>;

export type ArmyKind = keyof typeof ARMIES;
