import type { Ending, Fate } from './model.js';
import type { WoundRow } from './wounds.table.js';

/** WARBAND-MORALE-030: a fight with its aftermath, in minutes of the world; a referee may enter more. */
export const MINUTES = 10;

/** What has become of a figure. */
export interface FigureOutcome {
  readonly figure: string;
  readonly name: string;
  readonly fate: Fate;
  readonly hp: number;
  readonly mostHp: number;
  readonly might: number;
  readonly wounds: readonly {
    readonly wound: WoundRow;
    readonly permanent: boolean;
    readonly side: 'left' | 'right' | null;
    /** WARBAND-SAGA-011: it had it before the fight. */
    readonly before: boolean;
  }[];
  /** WARBAND-SAGA-012: it was at 0 HP and lives, and where the death save has hurt it. */
  readonly wasDown: boolean;
  readonly downWound: WoundRow | null;
  /** WARBAND-SAGA-013: alive at 0 HP, subdued or surrendered, on a field that the enemy holds. */
  readonly captured: boolean;
  /** WARBAND-SAGA-013: slain, and found alive afterwards. */
  readonly survives: boolean;
  readonly character: string | null;
}

/** How a band came out of it. */
export interface BandOutcome {
  readonly name: string;
  readonly side: 'a' | 'b';
  /** WARBAND-SAGA-015 */
  readonly retreated: boolean;
  readonly figures: readonly FigureOutcome[];
}

/** What the campaign takes from a fight. */
export interface SkirmishOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  /** WARBAND-MORALE-030 */
  readonly minutes: number;
  readonly winner: string | null;
  readonly bands: readonly [BandOutcome, BandOutcome];
}
