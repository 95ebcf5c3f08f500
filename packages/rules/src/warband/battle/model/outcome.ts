import type { Ending } from '../../model/model.js';
import type { FigureOutcome } from '../../model/outcome.js';
import type { Removed } from '../../model/units.js';
import type { ArmyOfSaga } from './setup.js';

/** Somebody who was removed, in the order of removal. `figure`: the key of a rank, or of somebody unique. */
export interface RemovedOutcome extends Pick<Removed, 'how' | 'lives'> {
  readonly figure: string;
}

/** What has become of a unit's normal figures of one rank. WARBAND-SAGA-014 counts by these. */
export interface RankOutcome {
  /** Its key: `A1.2`. */
  readonly rank: string;
  readonly began: number;
  readonly left: number;
  readonly slain: number;
  readonly surrendered: number;
  /** WARBAND-CASUALTY-001: of the slain, those found alive; 0 where the table does not look. */
  readonly survived: number;
}

/** How a unit came out of it. */
export interface UnitOutcome {
  readonly unit: string;
  readonly name: string;
  /** How it stands at the end. `gone`: nobody is left of it; `left`: it has left the map. */
  readonly state: 'fighting' | 'routed' | 'surrendered' | 'left' | 'gone';
  readonly ranks: readonly RankOutcome[];
  readonly figures: readonly FigureOutcome[];
}

/** How an army came out of it. */
export interface ArmyOutcome {
  readonly name: string;
  readonly side: 'a' | 'b';
  /** WARBAND-SAGA-015 */
  readonly retreated: boolean;
  readonly units: readonly UnitOutcome[];
  readonly removed: readonly RemovedOutcome[];
  /** What it was set up with: WARBAND-SAGA-014. */
  readonly saga: ArmyOfSaga | null;
}

/** What the campaign takes from a battle. */
export interface BattleOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  /** WARBAND-MORALE-030 */
  readonly minutes: number;
  readonly winner: string | null;
  readonly armies: readonly [ArmyOutcome, ArmyOutcome];
}
