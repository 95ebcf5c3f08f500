import type { Side } from '../../../war/roster/sides.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex, SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Manoeuvre, UnitAct, UnitFacing } from '../../model/units.js';

type OfSide<K extends string> = K extends string ? { readonly step: K; readonly side: Side } : never;
type Named<K extends string> = K extends string ? { readonly step: K } : never;

/** A way that a unit has still to go. `facing`: null where nothing was said of it. */
export interface UnitGoing {
  readonly unit: FormationIndex;
  readonly as: UnitAct;
  readonly path: readonly SpaceIndex[];
  readonly facing: UnitFacing | null;
  /** The unit that is charged; −1: none. */
  readonly target: FormationIndex;
  /** WARBAND-MOVE-033: it is less than was announced. */
  readonly cutShort: boolean;
}

/** WARBAND-TACTIC-032: a manoeuvre that waits for its check. */
export interface Manoeuvring {
  readonly unit: FormationIndex;
  readonly kind: Manoeuvre;
  readonly path: readonly SpaceIndex[];
  readonly facing: UnitFacing | null;
  /** WARBAND-TACTIC-032: of `reform`: into how many ranks. */
  readonly ranks: number;
}

/** WARBAND-BMOVE-003: two of neighbouring ranks that trade places: bodies or unique figures, and the slots they stand in. */
export interface Swapping {
  readonly unit: FormationIndex;
  readonly figure: FigureIndex;
  readonly partner: FigureIndex;
  /** Rank and slot of each. */
  readonly from: readonly [rank: number, slot: number];
  readonly to: readonly [rank: number, slot: number];
}

/** WARBAND-LINE-009: an agent about to strike in a battle line. `tied`: where its figures go that are as near to another unit. */
export interface Striking {
  readonly unit: FormationIndex;
  readonly agent: FigureIndex;
  /** The line, by its place among the lines. */
  readonly line: number;
  readonly first: boolean;
  readonly subdue: boolean;
  readonly tied: FormationIndex;
  /** WARBAND-LINE-037: lots that have fallen, in their order: 0 the left one, 1 the right one. */
  readonly lots: readonly number[];
}

/** Placing, movement, shooting, battle lines, tides, leaders, morale of units. */
export type UnitStep =
  | OfSide<'place' | 'announcing' | 'announce' | 'cornering'>
  /** WARBAND-TACTIC-011: the leaders of a side, before anything else is declared; nobody is asked where none can challenge or break off. */
  | OfSide<'challenging' | 'challenges'>
  /** The rest of a way after a test, a save or a throw. */
  | ({ readonly step: 'goOn' } & UnitGoing)
  /** WARBAND-BMOVE-012: before the next space of its way. */
  | ({ readonly step: 'obstacleTest' } & UnitGoing)
  /** WARBAND-BMOVE-013: a rank in contact, or somebody unique in it, when a unit whose nerve has failed starts to go. */
  | {
      readonly step: 'rankSave';
      readonly unit: FormationIndex;
      readonly figure: FigureIndex;
      readonly dice: number;
    }
  /** WARBAND-TACTIC-031 */
  | ({ readonly step: 'manoeuvreDie' } & Manoeuvring)
  /** WARBAND-TACTIC-021 */
  | { readonly step: 'cavalryDie'; readonly unit: FormationIndex; readonly by: FormationIndex }
  /** WARBAND-BMOVE-005, WARBAND-BMOVE-009: whose save it is: 0 who asks, 1 the partner. `saved`: of who asked. */
  | ({ readonly step: 'swapSave'; readonly nth: 0 | 1; readonly saved: boolean } & Swapping)
  /** A row of dice against a rank's body or a unique figure. `line`: −1 of shots. */
  | ({ readonly step: 'rankRow'; readonly line: number } & Row)
  /** WARBAND-RANGED-016: which of the allied ranks stray dice strike. */
  | {
      readonly step: 'strayLot';
      readonly by: FigureIndex;
      readonly points: number;
      readonly among: readonly FigureIndex[];
    }
  | Named<'lines'>
  /** WARBAND-TACTIC-011: put to the leader who is challenged. */
  | { readonly step: 'challenge'; readonly by: FigureIndex; readonly target: FigureIndex }
  /** WARBAND-DUEL-009: the blows of those who duel, when techniques are shown. */
  | Named<'duelBlows'>
  | ({ readonly step: 'strike' } & Striking)
  /** WARBAND-LINE-021, WARBAND-LINE-023: one lot of an agent. */
  | ({ readonly step: 'lot' } & Striking)
  // WARBAND-PHASE-006; `burial`: who has died of wounds is taken from its rank.
  | Named<'burial' | 'tides' | 'reentry'>
  /** WARBAND-MORALE-032 */
  | { readonly step: 'returnDie'; readonly unit: FormationIndex }
  /** WARBAND-MORALE-040 */
  | {
      readonly step: 'goAlong';
      readonly unit: FormationIndex;
      readonly figure: FigureIndex;
      readonly why: 'retreat' | 'surrender';
    }
  /** WARBAND-MORALE-037: a unit gives itself up, with all that are in it still. */
  | { readonly step: 'surrendering'; readonly unit: FormationIndex }
  | Named<'casualties'>
  /** WARBAND-CASUALTY-001: one removed figure, by its place among them. */
  | { readonly step: 'casualtyDie'; readonly nth: number };

/** When the dead are removed: WARBAND-LINE-034, WARBAND-LINE-017, WARBAND-LINE-019; `end`: who has died of wounds. */
export type Removal = 'opening' | 'strikes' | 'melee' | 'end';
