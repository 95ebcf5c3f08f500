import type { RuleId } from '@warmoot/kernel';
import type { Troops, UnitNames } from '../../battle/model.js';
import type { WealthRecord } from '../../wealth/wealth.js';
import type { CharacterId, EntryId, UnitId } from './ids.js';

/** A part of the land, and how its people live. */
export interface Region {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly population: number;
  /** In hundredths of the people. */
  readonly rural: number;
}

/** Soldiers who are away from their unit: the day on which they are back, by which rule, and what they left it in. */
export interface Away {
  readonly troops: Troops;
  readonly back: number;
  readonly rule: RuleId;
  readonly entry: EntryId;
}

/** A political unit: who rules it, what it is worth and what that supports. */
export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly text: string;
  readonly arms: string;
  readonly region: string | null;
  readonly ruler: CharacterId | null;
  readonly wealth: WealthRecord;
  /** The soldiers it has now; their cost is bound by its wealth (SAGA-WEALTH-015, SAGA-WEALTH-016); and their names. */
  readonly troops: Troops;
  readonly names?: UnitNames;
  /** Soldiers who are away from it for a while; left out where nobody is. */
  readonly away?: readonly Away[];
}
