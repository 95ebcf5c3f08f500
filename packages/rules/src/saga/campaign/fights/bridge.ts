import type { Json, Refusal, Result, Shape } from '@warmoot/kernel';
import type { CampaignEvent, CharacterId, Entry, Ruled, UnitId } from '../papers/model.js';
import type { Seating } from '../sheets/casting.js';

/** What a scene is begun with, and its options. */
export interface Start {
  readonly setup: Json;
  readonly options: Json;
}

/** The people and political units that a plan names. */
export interface Cast {
  /** Everybody it names. */
  readonly people: readonly CharacterId[];
  /** Those of them who fight by hand. */
  readonly fighters: readonly CharacterId[];
  /** The political units whose soldiers march. */
  readonly units: readonly UnitId[];
}

export const NOBODY: Cast = { people: [], fighters: [], units: [] };

/** The entry of a fight on the calendar, and who sits at the table. */
export interface Setting {
  readonly entry: Entry;
  readonly seating: Seating;
}

/**
 * A bridge between a campaign and one way of fighting: the only place where the campaign knows how that is fought, and
 * where one rule set may know another.
 */
export interface Fight<Plan, Outcome> {
  /** The scene that is played, without the name of its edition. */
  readonly scene: string;
  /** How it is planned. */
  readonly plan: Shape<Plan>;
  /** Why it cannot be fought as planned, as far as that is known on the day of the planning. */
  check(campaign: Ruled, plan: Plan, day: number): Refusal | null;
  cast(plan: Plan): Cast;
  /** The scene made ready from sheets and units, or why it cannot be fought now. */
  stage(campaign: Ruled, plan: Plan, setting: Setting): Result<Start>;
  /** What its outcome means for sheets and units. */
  takeBack(
    campaign: Ruled,
    plan: Plan,
    ended: { readonly entry: Entry; readonly outcome: Outcome },
  ): readonly CampaignEvent[];
}

export const plainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
