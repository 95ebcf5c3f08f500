import { brokenRule, type Fixed, Impossible, type Refusal, type RuleId } from '@warmoot/kernel';
import type { Troops } from '../battle/model.js';
import { costOf } from '../battle/muster/muster.js';
import type { EntryKind, EntryState, SceneKind } from '../calendar/agenda.js';
import { LADDER } from './ladder.table.js';

/** SAGA-WEALTH-014: so much at that level, as the setting was built. */
export interface Baseline {
  readonly baselineAmount: number;
  readonly baselineLevel: number;
}

/** A quantity that wealth supports: ships, cities, men. */
export interface Support extends Baseline {
  readonly id: string;
  readonly name: string;
  readonly now: number;
}

/** What is known of the wealth of one political unit, or of a character without one (SAGA-WEALTH-001). */
export interface WealthRecord {
  readonly of: 'unit' | 'character';
  /** The id of the unit, or of the character. */
  readonly unit: string;
  /** 1 to 12. */
  readonly level: number;
  /** SAGA-WEALTH-011: the two tallies. */
  readonly raise: number;
  readonly lower: number;
  /** The year in which the rating last moved. */
  readonly movedIn: number | null;
  /** SAGA-WEALTH-007: the level by which things are supported since the last reckoning. */
  readonly effective: number;
  /** SAGA-WEALTH-015: whether the owner has still to give up or to bring up after the last reckoning. */
  readonly toSettle: boolean;
  readonly supports: readonly Support[];
  /** In troop cost; what soldiers there are now stands with their owner. */
  readonly army: Baseline;
}

/** What a credit does to the level of wealth. */
export type CreditKind = 'raise' | 'lower';
/** When wealth is reckoned. */
export type WealthTiming = 'thirdScene' | 'yearly';

/** What happens to a record, each time with the rule behind it. */
export type WealthEvent =
  | { readonly event: 'credited'; readonly kind: CreditKind; readonly credits: number; readonly why: RuleId }
  | { readonly event: 'notRecorded'; readonly kind: CreditKind; readonly why: RuleId }
  | { readonly event: 'waits'; readonly until: 'nextYear' | 'reckoning'; readonly why: RuleId }
  /** So many of each kind. */
  | { readonly event: 'cancelled'; readonly credits: number; readonly why: RuleId }
  | { readonly event: 'moved'; readonly from: number; readonly to: number; readonly why: RuleId }
  | { readonly event: 'dropped'; readonly kind: CreditKind; readonly credits: number; readonly why: RuleId }
  | { readonly event: 'tookEffect'; readonly from: number; readonly to: number; readonly why: RuleId }
  /** `what` is null for the army, which is counted in troop cost. */
  | {
      readonly event: 'gaveUp' | 'broughtUp' | 'lost';
      readonly what: string | null;
      readonly amount: number;
      readonly why: RuleId;
    };

/** A record after something was done, and what happened. */
export interface WealthChange {
  readonly record: WealthRecord;
  readonly happened: readonly WealthEvent[];
}

/** The highest level of wealth. */
export const TOP_LEVEL = LADDER.length;

/** SAGA-WEALTH-002: the rating of a level, in hundredths. */
export const ratingAt = (level: number): number => {
  const rating = LADDER[level - 1];
  if (rating === undefined) throw new Impossible('no such level of wealth', level);
  return rating;
};

/** What a record is begun with, while the world is built (SAGA-WEALTH-009, SAGA-WEALTH-010). */
export interface WealthAsBuilt {
  readonly unit: string;
  readonly of?: WealthRecord['of'];
  readonly level: number;
  readonly supports?: readonly { readonly name: string; readonly amount: number }[];
  readonly troops?: Fixed<Troops> | null;
}

// SAGA-WEALTH-010, SAGA-WEALTH-014: what there is now is what this level supports; of an army, its cost.
export const wealthAsBuilt = (built: WealthAsBuilt): WealthRecord => {
  const { unit, of = 'unit', level, supports = [], troops = null } = built;
  return {
    of,
    unit,
    level,
    raise: 0,
    lower: 0,
    movedIn: null,
    effective: level,
    toSettle: false,
    supports: supports.map(({ name, amount }, at) => ({
      id: `s${at + 1}`,
      name,
      baselineAmount: amount,
      baselineLevel: level,
      now: amount,
    })),
    army: { baselineAmount: troops === null ? 0 : costOf(troops), baselineLevel: level },
  };
};

type Rulers = Readonly<Record<string, string | null>>;

/** SAGA-WEALTH-001: with a unit's rule its wealth passes too. */
export const holderOf = ({ of, unit }: WealthRecord, rulers: Rulers): string | null =>
  of === 'character' ? unit : (rulers[unit] ?? null);

// SAGA-WEALTH-001: one record for a unit, and one of their own only for those who rule none.
export const refusesRecord = (
  records: readonly WealthRecord[],
  { of, unit }: Pick<WealthRecord, 'of' | 'unit'>,
  rulers: Rulers,
): Refusal | null => {
  if (records.some((other) => other.of === of && other.unit === unit)) {
    return brokenRule('SAGA-WEALTH-001', 'wealth.oneRecord', { unit });
  }
  const ruled = Object.keys(rulers).find((id) => rulers[id] === unit);
  if (of === 'unit' || ruled === undefined) return null;
  return brokenRule('SAGA-WEALTH-001', 'wealth.rulesUnit', { character: unit, unit: ruled });
};

/** A scene as far as its credit goes, and what it was credited to before. */
export interface CreditedScene {
  readonly kind: EntryKind;
  readonly scene?: SceneKind | null;
  readonly state: EntryState;
  readonly credited?: SceneCredit | null;
}

/** The units, if any, that a scene counts toward raising and lowering. */
export interface SceneCredit {
  readonly raise: string | null;
  readonly lower: string | null;
}

/**
 * SAGA-WEALTH-004, SAGA-WEALTH-011: a subsystem's scene that has ended counts once for one unit, and once against
 * another.
 */
export const refusesCredit = (entry: CreditedScene, { raise, lower }: SceneCredit): Refusal | null => {
  if (entry.kind !== 'scene' || (entry.scene ?? 'freeForm') === 'freeForm') {
    return brokenRule('SAGA-WEALTH-004', 'wealth.noSubsystem');
  }
  if (entry.state !== 'done') return brokenRule('SAGA-WEALTH-011', 'wealth.notOver');
  const { raise: raised = null, lower: lowered = null } = entry.credited ?? {};
  if ((raise !== null && raised !== null) || (lower !== null && lowered !== null)) {
    return brokenRule('SAGA-WEALTH-011', 'wealth.creditedOnce');
  }
  const [up, down] = [raise ?? raised, lower ?? lowered];
  return up !== null && up === down ? brokenRule('SAGA-WEALTH-011', 'wealth.anothersCost', { unit: up }) : null;
};
