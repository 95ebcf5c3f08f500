import type { AnyRules, Memos, Result, SceneTypes, SeatId, Session, StandingAnswers } from '@warmoot/kernel';
import {
  type Played,
  refuse,
  type SceneHead,
  type SeenProposal,
  type SeenSeat,
  type SeenVisitor,
  type Slate,
  type TableRefusal,
  type Ticket,
} from '@warmoot/protocol';
import { type saga, table } from '@warmoot/rules';

/** Where the rules of a scene are found by its name. */
export type RulesOf = (scene: string) => Result<AnyRules>;

/** A place at the table. Whoever holds one of its keys sits there; only their hashes are known. */
export interface Seat extends Pick<SeenSeat, 'seat' | 'name' | 'role' | 'holder' | 'player'> {
  readonly keys: readonly string[];
  readonly left: boolean;
  /** The host may hand it out anew, though it is a person's. */
  readonly freed: boolean;
}

/** Something asked of a seat, and since when. */
export interface Question {
  readonly question: string;
  /** For whom or what it is asked. Several seats may be asked for the same: whoever answers first decides. */
  readonly as: string;
  /** Null where anybody may answer: dice that nobody in particular throws. */
  readonly seat: SeatId | null;
  readonly since: number;
  /** Tells this question from every other. */
  readonly matter: string;
}

/** A log being written: the scene itself, or a proposal, which is a scene too. */
export interface Book {
  readonly session: Session<SceneTypes>;
  /** The number of each entry, the same for all seats. */
  readonly nos: readonly number[];
  /** By seat: the entries in its log alone since the last entry that all logs share. */
  readonly aside: Readonly<Record<SeatId, number>>;
  /** The open questions, each with its seat. */
  readonly questions: readonly Question[];
  /** Questions put apart that wait while something hidden comes in between: their seats have seen nothing of that. */
  readonly rests: readonly Question[];
}

export interface RunningScene extends Book {
  readonly scene: number;
  /** The record it began with. */
  readonly from: number;
  /** The seed that dice are drawn from now; null where they are typed in. */
  readonly seed: string | null;
  /** All seeds that they were drawn from, the first one first. */
  readonly seeds: readonly string[];
  /** The only seats that may know what happens in it; null when all may. */
  readonly few: readonly SeatId[] | null;
  /** The table has agreed that its log may be read whole. */
  readonly open: boolean;
  /** By seat and kind of scene: what is remembered for its standing answers, and from which entry on. */
  readonly memos: Readonly<Record<SeatId, Readonly<Record<string, { readonly no: number; readonly all: Memos }>>>>;
}

/** A scene that waits, as it stood, while one inside it is played; and the entry of the calendar it is played for. */
export interface Suspended {
  readonly scene: RunningScene;
  readonly playing: string | null;
}

export interface RunningProposal
  extends Book,
    Pick<SeenProposal, 'proposal' | 'about' | 'by' | 'entitled' | 'until' | 'concerned'> {
  /** After how many seconds silence counts; null in a record from before it was noted: there `until` is for all. */
  readonly waits: { readonly concerned: number | null; readonly others: number | null } | null;
}

/** How many lines stand in everybody's log, and how many more in one seat's. */
interface Lines {
  readonly all: number;
  readonly own: Readonly<Record<SeatId, number>>;
}

/** The lines that stood in the logs when the table had so many records. */
export interface Mark {
  readonly length: number;
  readonly lines: Lines;
}

/** Somebody who stands at the door, and the hash of the key that they would hold a seat by. */
export interface Visitor extends SeenVisitor {
  readonly key: string;
  readonly since: number;
}

/** Where those stand who come by the short code, until the host lets them in. */
export interface Door {
  /** Null where it is shut. */
  readonly code: string | null;
  readonly until: number;
  /** Codes of before, of which it can still be told that they are over. */
  readonly past: readonly string[];
  readonly visitors: readonly Visitor[];
  /** How many have stood there. */
  readonly knocks: number;
}

/** Where the records of a scene stand; among them may be others'. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** All that is true of a table now: the fold of its records. */
export interface TableFacts {
  readonly table: string;
  /** How many records there are. */
  readonly length: number;
  readonly opened: number;
  /** When something last happened that all may know of. */
  readonly changed: number;
  readonly title: string;
  readonly options: table.TableOptions;
  /** When the options were last changed: no wait that ran then was made shorter by it. */
  readonly switched: number;
  readonly paused: boolean;
  readonly host: SeatId | null;
  readonly seats: readonly Seat[];
  readonly tickets: readonly Ticket[];
  /** The hashes of keys whose holders were put out, until the host invites anew. */
  readonly barred: readonly string[];
  readonly door: Door;
  readonly slate: Slate & {
    /** How often somebody asked. */
    readonly asked: number;
  };
  /** The host has put the table away. */
  readonly shelved: boolean;
  readonly scene: RunningScene | null;
  /** SAGA-CAMPAIGN-010: the scenes around the running one, the innermost last. */
  readonly suspended: readonly Suspended[];
  readonly scenes: readonly SceneHead[];
  /** By scene, in the order of `scenes`: the first of its records, and the last where it is over. */
  readonly spans: readonly Span[];
  readonly proposals: readonly RunningProposal[];
  /** How many proposals there have been. */
  readonly proposed: number;
  readonly campaign: saga.campaign.Campaign | null;
  /** The entry of the campaign's calendar that the running scene is played for. */
  readonly playing: string | null;
  /**
   * How many records the table has agreed to show whole; null is none. What was written later is not among them: whether
   * anything private was is nothing that others may notice.
   */
  readonly fileOpen: number | null;
  /** By seat and kind of scene: which answers stand. A seat that is not there is asked for everything. */
  readonly stands: Readonly<Record<SeatId, Readonly<Record<string, StandingAnswers>>>>;
  readonly lines: Lines;
  /** Some places in the log, in their order, from which its lines can be counted. */
  readonly marks: readonly Mark[];
}

export const NO_TABLE: TableFacts = {
  table: '',
  length: 0,
  opened: 0,
  changed: 0,
  title: '',
  options: table.USUAL_OPTIONS,
  switched: 0,
  paused: false,
  host: null,
  seats: [],
  tickets: [],
  barred: [],
  door: { code: null, until: 0, past: [], visitors: [], knocks: 0 },
  slate: { fields: {}, asks: [], asked: 0 },
  shelved: false,
  scene: null,
  suspended: [],
  scenes: [],
  spans: [],
  proposals: [],
  proposed: 0,
  campaign: null,
  playing: null,
  fileOpen: null,
  stands: {},
  lines: { all: 0, own: {} },
  marks: [],
};

/** All scenes that have begun and are not over: the running one, and those that wait around it. */
export const scenesInPlay = ({
  scene,
  suspended,
}: Pick<TableFacts, 'scene' | 'suspended'>): readonly RunningScene[] => [
  ...(scene === null ? [] : [scene]),
  ...suspended.map((one) => one.scene),
];

export const seatIn = ({ seats }: Pick<TableFacts, 'seats'>, seat: SeatId | null): Seat | undefined =>
  seats.find((one) => one.seat === seat && !one.left);

/** The refusal of a seat that nobody sits at. */
export const unknownSeat = ({ seats }: Pick<TableFacts, 'seats'>, seat: SeatId): ReturnType<typeof refuse> =>
  refuse({ code: 'UNKNOWN_SEAT', seat, known: seats.filter(({ left }) => !left).map((one) => one.seat) });

/** Whether a seat belongs to a person, who took it and has not left, whoever acts there now. */
export const isPersons = ({ holder, left }: Seat): boolean => holder !== 'computer' && !left;

/** The people who have a say: all to whom a player's seat belongs, here or away, resting or stood in for. */
export const people = ({ seats }: Pick<TableFacts, 'seats'>): readonly Seat[] =>
  seats.filter((seat) => seat.role === 'player' && isPersons(seat));

/** Everybody who plays, people and computers. */
export const playersAt = ({ seats }: Pick<TableFacts, 'seats'>): readonly SeatId[] =>
  seats.filter(({ role, left }) => role === 'player' && !left).map(({ seat }) => seat);

const seatsOpenedBy = ({ seats }: Pick<TableFacts, 'seats'>, key: string): readonly Seat[] =>
  seats.filter(({ keys, left }) => !left && keys.includes(key));

/** Why a key does not open a seat: null where it does. Whoever was put out is told so, as long as nobody is invited anew. */
export const shutOf = (facts: Pick<TableFacts, 'seats' | 'barred'>, key: string, seat: SeatId): TableRefusal | null => {
  if (seatsOpenedBy(facts, key).some((one) => one.seat === seat)) return null;
  return facts.barred.includes(key) ? { code: 'PUT_OUT' } : { code: 'NOT_YOUR_SEAT', seat };
};

/** The line that an entry adds to a log, with the session after it. */
export interface Line {
  readonly played: Played;
  readonly seenBy: readonly SeatId[] | null;
  readonly session: Session<SceneTypes>;
}
