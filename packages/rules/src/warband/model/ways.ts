import type { UnitIndex } from '../../war/indexes.js';

/** Blow by blow, from afar, or in a grapple. */
export type Way = 'melee' | 'shot' | 'throw' | 'grapple';

/** WARBAND-GRID-010, WARBAND-RANGED-008, WARBAND-RANGED-009, WARBAND-RANGED-016: an attack on somebody who stands in a unit. */
export interface InFormation {
  readonly place: 'front' | 'flank' | 'rear';
  /** Of shots: whether nobody is nearer. */
  readonly nearest: boolean;
  /** Of shots into a melee: the bodies of allied ranks that stray dice may strike, from the shooter's left to its right. */
  readonly strays: readonly UnitIndex[];
}
