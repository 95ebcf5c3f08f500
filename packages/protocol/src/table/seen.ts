import type {
  DiceNote,
  Heard,
  Json,
  SceneTypes,
  SeatId,
  Share,
  Standing,
  StandingAnswers,
  View,
} from '@warmoot/kernel';
import type { saga, table } from '@warmoot/rules';
import type { About, SeenThrow } from '../asking.js';
import type { CampaignCause, Role, ShownHow, TableEvent, TableRecord } from './record.js';

/** An input as a seat may know of it. */
export type SeenInput =
  | { readonly input: 'begin' }
  /** The choice is there for the seat that made it alone; others hear what came of it. */
  | { readonly input: 'answer'; readonly seat: SeatId; readonly as: string; readonly choice?: Json }
  | { readonly input: 'gesture'; readonly seat: SeatId }
  /** All sealed answers were in. Who was last is not told. */
  | { readonly input: 'reveal' }
  /** Somebody decided or threw something of which this seat may not know. */
  | { readonly input: 'hidden' }
  /** Without faces for those who may not know the numbers of the throw. */
  | { readonly input: 'dice'; readonly faces: readonly number[]; readonly from: 'seed' | 'table' }
  | { readonly input: 'undo'; readonly to: number }
  | { readonly input: 'rules'; readonly version: string }
  | DiceNote;

/** An entry of a scene's log as a seat may know of it. */
export interface SeenEntry {
  /** Its number, the same for every seat: entries that are not for all have the number of the one before. */
  readonly no: number;
  readonly input: SeenInput;
  readonly thrown: SeenThrow | null;
  readonly heard: readonly Heard[];
  /** Where the scene stood after it, for this seat: with the events before it, all that is needed to tell it again. */
  readonly standing: Standing;
}

type Whole<D extends TableEvent['did']> = Extract<TableEvent, { readonly did: D }>;

/** What stands in a seat's log as it stands in the table's. */
type Alike = Whole<
  | 'seated'
  | 'hosted'
  | 'renamed'
  | 'held'
  | 'left'
  | 'freed'
  | 'kept'
  | 'titled'
  | 'shelved'
  | 'switched'
  | 'paused'
  | 'wentOn'
  | 'said'
  | 'logOpened'
  | 'fileOpened'
  | 'settled'
>;

/** What happened at a table, as it stands in a seat's log. */
export type SeenEvent =
  | Alike
  | Pick<Whole<'opened'>, 'did' | 'title'>
  | Pick<Whole<'keyed'>, 'did' | 'seat' | 'how'>
  /** What came of it, and no more: the seed and the hash stand in the log, for those who may read all of it. */
  | Pick<Whole<'ended'>, 'did' | 'scene' | 'outcome'>
  | ({ readonly did: 'began'; readonly entry: SeenEntry } & Omit<SceneHead, 'seats' | 'state'>)
  | { readonly did: 'played'; readonly scene: number; readonly entry: SeenEntry }
  /** Something happened in the campaign; `scene` where a scene at the table brought it about. */
  | {
      readonly did: 'campaign';
      readonly by: CampaignCause['by'];
      readonly scene: number | null;
      readonly events: readonly saga.campaign.CampaignEvent[];
    }
  | Pick<Whole<'proposed'>, 'did' | 'proposal' | 'about' | 'value'>
  | { readonly did: 'answered'; readonly proposal: number; readonly heard: readonly Heard[] };

/** A line of a seat's log. */
export interface Item extends Pick<TableRecord, 'at' | 'by'> {
  readonly how: ShownHow;
  /** Its place in this seat's log, counted from 0. */
  readonly place: number;
  readonly what: SeenEvent;
}

/** A seat as everybody at the table sees it. */
export interface SeenSeat extends Omit<Whole<'seated'>, 'did'> {
  readonly host: boolean;
  /** Whether a person can still open it: false when it was left, or has no device. */
  readonly taken: boolean;
  /** The host may hand it out anew. */
  readonly freed: boolean;
}

/** Something asked of a seat: what an answer names, so that it cannot land on another question. */
export interface Due {
  readonly question: string;
  /** For whom it is asked; for dice to be typed in, `dice`. */
  readonly as: readonly string[];
  readonly since: number;
  /** A sealed answer has been given; it may still be changed. */
  readonly made: boolean;
}

/** Something that the scene asks of a seat, with what it is about. */
export interface SceneDue extends Due, Partial<About> {
  /** Where dice are to be typed in: which, in their order, and by whom if the rules name somebody. */
  readonly dice?: readonly string[];
  readonly by?: SeatId | null;
  /** My answer stands and is given by itself: its id, or `only` where no other is open. Nobody else is told. */
  readonly stands?: string;
}

/** A proposal before the table. */
export interface SeenProposal {
  readonly proposal: number;
  readonly about: table.ProposalKind;
  /** What is on the table now, and by whom. */
  readonly value: Json;
  readonly by: SeatId;
  readonly entitled: readonly SeatId[];
  readonly agreed: readonly SeatId[];
  readonly referee: SeatId | null;
  readonly step: 'decide' | 'vote';
  readonly voted: readonly SeatId[];
  /** When silence counts of those whose own it is not; null is never. */
  readonly until: number | null;
  /** Whose own it is: it falls when one of them is against it. */
  readonly concerned: readonly SeatId[];
  /** Whose word is waited for, and from when on their silence counts; null where it never does. */
  readonly waitsFor: readonly { readonly seat: SeatId; readonly until: number | null }[];
  readonly due: Due | null;
}

/** What is known of a scene before anything is told of it. */
export interface SceneHead {
  readonly scene: number;
  readonly name: string;
  readonly version: string;
  readonly commitment: string | null;
  readonly seats: readonly SeatId[];
  readonly state: 'running' | 'ended' | 'abandoned';
  /** Sheets were closed in it, so that its log is not for everybody; left out where they lay open. */
  readonly closed?: true;
}

/** Somebody at the door: what they are called, and where they would sit. */
export interface SeenVisitor {
  readonly visitor: number;
  readonly name: string;
  readonly role: Role;
  /** The place in the scene to come that they would take. */
  readonly as: string | null;
}

/** The door of a table as those inside see it. */
export interface SeenDoor {
  /** Null where it is shut. */
  readonly code: string | null;
  readonly until: number;
  readonly visitors: readonly SeenVisitor[];
}

/** Something that a player asks the host to set up otherwise. */
export interface SlateAsk {
  readonly ask: number;
  readonly by: SeatId;
  readonly field: string;
  readonly value: Json;
}

/** What the scene to come is set up with, the same for everybody. */
export interface Slate {
  readonly fields: Readonly<Record<string, { readonly value: Json; readonly by: SeatId | null }>>;
  readonly asks: readonly SlateAsk[];
}

/** The table as a seat sees it, apart from the scene. */
export interface SeenTable {
  readonly title: string;
  readonly options: table.TableOptions;
  readonly paused: boolean;
  readonly shelved: boolean;
  readonly door: SeenDoor;
  readonly slate: Slate;
  readonly seats: readonly SeenSeat[];
  readonly scenes: readonly SceneHead[];
  readonly proposals: readonly SeenProposal[];
  /** What stands for this seat alone, by kind of scene and answer; left out where it has set nothing. */
  readonly stands?: Readonly<Record<string, StandingAnswers>>;
}

/** Whose shares the dice of a scene wait for, and what each has shown so far. */
export interface SeenShares {
  readonly awaited: readonly { readonly seat: SeatId; readonly need: 'tip' | 'link' }[];
  readonly shares: Readonly<Record<SeatId, Share>>;
}

/** The running scene as a seat sees it, whole. */
export interface SeenScene {
  readonly scene: number;
  readonly name: string;
  readonly version: string;
  /** What the seat saw before the first entry: from here the log is followed to any of its entries. */
  readonly first: View<SceneTypes>;
  readonly view: View<SceneTypes>;
  readonly due: readonly SceneDue[];
  /** Where people add their own share to the dice. */
  readonly dice?: SeenShares;
}

/** What changed in the running scene for a seat that has followed it so far. */
export interface SceneNews {
  readonly scene: number;
  readonly standing: Standing;
  readonly due: readonly SceneDue[];
  readonly dice?: SeenShares;
}
