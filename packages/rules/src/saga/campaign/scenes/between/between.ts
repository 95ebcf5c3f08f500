import type { Json, Result, SeatId } from '@warmoot/kernel';
import type { Start } from '../../bridges/bridge.js';
import type { Campaign, CampaignEvent, CharacterId, Entry, Ruled } from '../../papers/model.js';
import type { Seating } from '../../sheets/casting.js';
import type { CampaignPlay } from '../plays.js';

/** A scene by its name, with what it is begun with. */
export interface SceneStart extends Start {
  readonly scene: string;
  /** The only seats that may know what happens in it; left out when all may. */
  readonly few?: readonly SeatId[];
}

/** What is played between the planned scenes of the calendar, and makes an entry of its own. */
export type Unplanned = Exclude<CampaignPlay, { readonly play: 'entry' | 'check' }>;

/** What a scene of the table has come to. */
export interface Ended {
  readonly entry: string;
  /** Null where the table broke it off. */
  readonly outcome: Json;
  /** What each seat alone knew at its end. */
  readonly own: Readonly<Record<SeatId, unknown>>;
}

/** What the campaign gives to a scene that is played between the planned ones, and what it takes back. */
export interface Between<P extends Unplanned, Outcome> {
  /** The characters that the scene is about. */
  about(play: P): readonly CharacterId[];
  /** The scene made ready, with the days that it takes where it does not take place today; or why it cannot be played. */
  stage(
    campaign: Ruled,
    play: P,
    seating: Seating,
  ): Result<SceneStart & { readonly span?: Pick<Entry, 'day' | 'days'> }>;
  /** What its outcome means for sheets and the calendar. */
  takeBack(campaign: Campaign, entry: Entry, outcome: Outcome, own: Ended['own']): readonly CampaignEvent[];
  /** What the calendar keeps of the outcome; all of it, where this is left out. */
  kept?(outcome: Outcome): Json;
  /** How many days it took; the days of its entry, where this is left out. */
  lasted?(entry: Entry, outcome: Outcome): number;
}
