import type { Bookmark, Entry, Json, LogHeader, SeatId } from '@warmoot/kernel';
import type { saga, table } from '@warmoot/rules';

export const TABLE_FORMAT = 'warmoot-table/1';

export type Role = 'player' | 'spectator';

/** Who acts at a seat: its person, a computer player whose seat it is, or one that stands in for its person. */
export type Holder = 'person' | 'computer' | 'regent';

/** How a device came to hold a seat: taken by invitation, moved from another device, or handed out anew by the host. */
export type Keyed = 'sat' | 'moved' | 'handed';

/** An invitation to the table or a one-time link to one seat. Only its hash is kept. */
export interface Ticket {
  readonly hash: string;
  readonly opens: 'player' | 'spectator' | 'seat';
  readonly seat: SeatId | null;
  /** Whether whoever held the seat loses it when this is used. */
  readonly anew: boolean;
  /** Used up by its first use. */
  readonly once: boolean;
  /** In milliseconds since 1970; null is until withdrawn. */
  readonly until: number | null;
}

/** An entry of a scene's log with the place in the round that it led to. */
export interface Played {
  readonly entry: Entry;
  readonly bookmark: Bookmark;
  /** The number by which all seats call it; an entry that is not in everybody's log has that of the one before. */
  readonly no: number;
  /** For a going back, the number of the entry gone back to. */
  readonly back: number | null;
  /** It was the last of several sealed answers. */
  readonly reveals: boolean;
  /** The only seats that may know what was decided or thrown; null when all may. */
  readonly stepSeenBy: readonly SeatId[] | null;
}

/** Why something happened in the campaign: somebody's deed, a scene that was begun, or one that is over. */
export type CampaignCause =
  | { readonly by: 'deed'; readonly deed: saga.campaign.CampaignDeed; readonly decided: boolean }
  | {
      readonly by: 'play';
      readonly play: saga.campaign.CampaignPlay;
      readonly decided: boolean;
      readonly entry: string;
    }
  | { readonly by: 'scene'; readonly scene: number };

/** Everything that can happen at a table. */
export type TableEvent =
  | {
      readonly did: 'opened';
      readonly format: typeof TABLE_FORMAT;
      readonly title: string;
      readonly options: table.TableOptions;
    }
  | {
      readonly did: 'seated';
      readonly seat: SeatId;
      readonly name: string;
      readonly role: Role;
      readonly holder: Holder;
      readonly player: string | null;
    }
  | { readonly did: 'hosted'; readonly seat: SeatId }
  | { readonly did: 'keyed'; readonly seat: SeatId; readonly key: string; readonly how: Keyed }
  | { readonly did: 'unkeyed'; readonly seat: SeatId; readonly keys: readonly string[] }
  | { readonly did: 'ticketed'; readonly ticket: Ticket }
  | { readonly did: 'spent'; readonly ticket: string }
  | { readonly did: 'renamed'; readonly seat: SeatId; readonly name: string }
  | { readonly did: 'held'; readonly seat: SeatId; readonly holder: Holder; readonly player: string | null }
  | { readonly did: 'left'; readonly seat: SeatId }
  | { readonly did: 'titled'; readonly title: string }
  | { readonly did: 'switched'; readonly options: table.TableOptions }
  | { readonly did: 'paused' }
  | { readonly did: 'wentOn' }
  | { readonly did: 'said'; readonly text: string }
  | ({
      readonly did: 'began';
      readonly scene: number;
      readonly header: LogHeader;
      /** Fixed before the scene, shown when it has ended; null where dice are typed in. */
      readonly seed: string | null;
    } & Played)
  | ({ readonly did: 'played'; readonly scene: number } & Played)
  | {
      readonly did: 'ended';
      readonly scene: number;
      readonly seed: string | null;
      readonly hash: string;
      /** Null where the table broke it off. */
      readonly outcome: Json | null;
    }
  | { readonly did: 'logOpened'; readonly scene: number }
  /** The table has agreed that its file may be taken whole, private papers and all. */
  | { readonly did: 'fileOpened' }
  | {
      readonly did: 'campaign';
      /** The version of the campaign's rules that made these events. */
      readonly version: string;
      readonly cause: CampaignCause;
      readonly events: readonly saga.campaign.CampaignEvent[];
      /** Whether more of the same follows, for others to hear. */
      readonly more: boolean;
    }
  | ({
      readonly did: 'proposed';
      readonly proposal: number;
      readonly about: table.ProposalKind;
      readonly value: Json;
      readonly entitled: readonly SeatId[];
      readonly header: LogHeader;
      readonly until: number | null;
    } & Played)
  | ({ readonly did: 'answered'; readonly proposal: number } & Played)
  | {
      readonly did: 'settled';
      readonly proposal: number;
      readonly about: table.ProposalKind;
      /** What was settled; null where all stays as it is. */
      readonly value: Json | null;
      readonly why: 'agreed' | 'fell' | 'withdrawn' | 'impossible';
    };

/** One line of a table's log. */
export interface TableRecord {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The seat that did it; null for the table itself. */
  readonly by: SeatId | null;
  /** Who acted for the seat. */
  readonly how: 'person' | 'computer' | 'clock' | 'table';
  /** The command that asked for it, so that it is not done twice. */
  readonly command: { readonly id: string; readonly print: string } | null;
  /** The only seats in whose log it stands; null when in everybody's. */
  readonly seenBy: readonly SeatId[] | null;
  readonly what: TableEvent;
}
