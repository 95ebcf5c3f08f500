import type { Bridge, CampaignTypes, ClosedSheets, Json } from '@warmoot/kernel';
import type { CampaignEvent, CharacterId, Entry, Ruled, UnitId } from '../papers/model.js';
import type { Seating } from '../sheets/casting.js';
import type { Leaving } from './leaving.js';

/** What a scene is begun with, and its options. */
export interface Start {
  readonly setup: Json;
  readonly options: Json;
  /** SAGA-CAMPAIGN-004: whose sheets are closed in it, and to whom; left out where all lie open. */
  readonly closed?: ClosedSheets;
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

/** The entry of a scene on the calendar, and who sits at the table. */
export interface Setting {
  readonly entry: Entry;
  readonly seating: Seating;
}

/** What a campaign of the saga hands to its bridges and what it gets from them. */
interface SagaCampaign extends CampaignTypes {
  readonly campaign: Ruled;
  readonly entry: Entry;
  readonly setting: Setting;
  readonly cast: Cast;
  readonly event: CampaignEvent;
  readonly leaving: Leaving;
}

/**
 * A bridge between a campaign and one way of playing its scenes. It stands in the manifest of the scene that is played,
 * and it is the only place where a campaign knows how that is played, and where one rule set may know another.
 */
export type SagaBridge<Plan, Outcome> = Bridge<SagaCampaign, Plan, Outcome>;

/** The rule set whose way of playing is meant where a plan names none. */
export const USUAL_WAY = 'saga';

export const plainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
