import type { Army, CharacterFate, Ending, Fate } from './model.js';

/** What has become of a unit. */
export interface UnitOutcome {
  readonly unit: string;
  readonly name: string;
  readonly fate: Fate;
  readonly goneIn: number;
  readonly heads: number;
  readonly fit: number;
  readonly injured: number;
  readonly dead: number;
  readonly prisoners: number;
  readonly record: number;
  /** F when the battle is over, and what it comes back to after a full day's rest: SORTIE-AFTER-002, SORTIE-AFTER-012. */
  readonly floating: number;
  readonly started: number;
  /** SORTIE-AFTER-001: minutes until its penalty dice are gone. */
  readonly fadesIn: number;
  /** SORTIE-SAGA-010: the same heads by troop type, where it comes from a saga. */
  readonly troops: readonly {
    readonly troop: string;
    /** The units that they began the battle in, by their keys. */
    readonly from: readonly string[];
    readonly heads: number;
    readonly fit: number;
    readonly injured: number;
    readonly dead: number;
    readonly prisoners: number;
  }[];
}

export interface ArmyOutcome {
  readonly name: string;
  readonly side: 'a' | 'b';
  /** SORTIE-SAGA-013 */
  readonly retreated: boolean;
  /** SORTIE-SAGA-010: when its injured are back, where it comes from a saga; its dead are lost for good then. */
  readonly returns: Army['returns'];
  readonly units: readonly UnitOutcome[];
}

/** What the campaign takes from a battle. */
export interface SortieOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  /** The army that has won; null where nobody did. */
  readonly winner: string | null;
  readonly armies: readonly [ArmyOutcome, ArmyOutcome];
  /** SORTIE-AFTER-011: days in a city until the injured are back, and until the dead are replaced; for armies of no saga. */
  readonly returns: { readonly injured: number; readonly dead: number };
  readonly characters: readonly {
    readonly who: string;
    readonly army: string;
    readonly end: CharacterFate['end'];
    readonly part: string | null;
    readonly captured: boolean;
  }[];
}
