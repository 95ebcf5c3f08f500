import type { UnitIndex } from '../../war/indexes.js';

/** WARBAND-GRAPPLE-013: somebody holds somebody. */
export interface Hold {
  readonly controller: UnitIndex;
  readonly held: UnitIndex;
  readonly total: number;
  /** Rounds of tightening so far. */
  readonly tightened: number;
  readonly joiners: readonly UnitIndex[];
}

export interface Duel {
  readonly pair: readonly [UnitIndex, UnitIndex];
  /** This round; null until both are shown. */
  readonly techniques: readonly [Technique, Technique] | null;
}

/** What can be chosen in a formal duel. */
export type Technique = 'parry' | 'assault' | 'feint';
