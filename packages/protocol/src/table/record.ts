import { type Bookmark, type Shape, type Shaped, shape } from '@warmoot/kernel';
import { saga, table } from '@warmoot/rules';
import { logEntry, logHash, logHeader } from '../log.js';
import { personName, slateField, stands, title } from './commands.js';

/** The name of the form in which tables are stored. */
export const TABLE_FORMAT = 'warmoot-table/1';

const seat = shape.name;
const seats = shape.nullable(shape.list(shape.name));
/** In milliseconds since 1970. */
const time = shape.integer(0);
const player = shape.nullable(shape.text(1, 40));
const role = shape.oneOf('player', 'spectator');
/** Who acts at a seat: its person, a computer player whose seat it is, or one that stands in for its person. */
const holder = shape.oneOf('person', 'computer', 'regent');
/** How a device came to hold a seat: taken by invitation, moved from another device, or handed out anew by the host. */
const how = shape.oneOf('sat', 'moved', 'handed');
const number = shape.integer(1);
const seconds = shape.nullable(shape.integer(0, 30 * 24 * 3600));
const about = shape.oneOf(...table.PROPOSAL_KINDS);
const seed = shape.nullable(shape.text(1, 200));
const secretHash = shape.text(1, 100);

export type Role = Shaped<typeof role>;

/** What stands in a bookmark is the rules' own. Whether it follows from the log, a replay tells. */
const bookmark = shape.record({
  agenda: shape.list(shape.anyJson),
  sealed: shape.anyJson,
  inner: shape.nullable(shape.anyJson),
}) as unknown as Shape<Bookmark>;

/** An entry of a scene's log with the place in the round that it led to. */
const played = {
  entry: logEntry,
  bookmark,
  /** The number by which all seats call it; an entry that is not in everybody's log has that of the one before. */
  no: shape.integer(0),
  /** For a going back, the number of the entry gone back to. */
  back: shape.nullable(shape.integer(0)),
  /** It was the last of several sealed answers. */
  reveals: shape.flag,
  /** The only seats that may know what was decided or thrown; null when all may. */
  stepSeenBy: seats,
  /** What a throw had to reach or not to pass, where its tally does not say so. */
  needs: shape.optional(
    shape.record({ atLeast: shape.optional(shape.integer()), atMost: shape.optional(shape.integer()) }),
  ),
};

const playedRecord = shape.record(played);
export type Played = Shaped<typeof playedRecord>;

/** Why something happened in the campaign: somebody's deed, a scene that was begun, or one that is over. */
const campaignCause = shape.union('by', {
  deed: { deed: saga.campaign.campaignDeed, decided: shape.flag },
  play: { play: saga.campaign.campaignPlay, decided: shape.flag, entry: shape.text(1, 20) },
  scene: { scene: number },
});

export type CampaignCause = Shaped<typeof campaignCause>;

/** All that happens at a table but who may open it. */
const EVENTS = {
  opened: { format: shape.oneOf(TABLE_FORMAT), title, options: table.tableOptions },
  seated: { seat, name: personName, role, holder, player },
  hosted: { seat },
  renamed: { seat, name: personName },
  held: { seat, holder, player },
  left: { seat },
  /** The host may hand the seat out anew, once; unless its person, by doing anything there, keeps it. */
  freed: { seat },
  kept: { seat },
  titled: { title },
  /** The host has put the table away in everybody's list, or taken it out again. */
  shelved: { away: shape.flag },
  switched: { options: table.tableOptions },
  paused: {},
  wentOn: {},
  said: { text: shape.text(1, 2000) },
  /** The seed is fixed before the scene and shown when it has ended; it is null where dice are typed in. */
  began: { scene: number, header: logHeader, seed, ...played },
  /** The seed comes with the line from which on the dice are drawn from it. */
  played: { scene: number, ...played, seed: shape.optional(shape.text(1, 200)) },
  /** The outcome is null where the table broke it off. */
  ended: {
    scene: number,
    seed,
    /** The seeds that came after the first. */
    reseeds: shape.optional(shape.list(shape.text(1, 200), 1, 1000)),
    hash: logHash,
    outcome: shape.nullable(shape.anyJson),
  },
  logOpened: { scene: number },
  /** The table has agreed that its file may be taken whole, private papers and all. */
  fileOpened: {},
  // What a campaign's events hold is the rules' own. Whether they follow from what was done, reading them again tells.
  campaign: {
    /** The version of the campaign's rules that made these events. */
    version: shape.text(1, 20),
    cause: campaignCause,
    events: shape.list(shape.anyJson, 0, 10_000) as unknown as Shape<readonly saga.campaign.CampaignEvent[]>,
    /** Whether more of the same follows, for others to hear. */
    more: shape.flag,
  },
  proposed: {
    proposal: number,
    about,
    value: shape.anyJson,
    entitled: shape.list(shape.name, 1, 100),
    header: logHeader,
    until: shape.nullable(time),
    /** Whose own it is: they cannot be outvoted. */
    concerned: shape.withDefault(shape.list(shape.name, 0, 100), []),
    /** After how many seconds silence counts, as the options said when it was put; null is never. */
    waits: shape.optional(shape.record({ concerned: seconds, others: seconds })),
    ...played,
  },
  answered: { proposal: number, ...played },
  settled: {
    proposal: number,
    about,
    /** What was settled; null where all stays as it is. */
    value: shape.nullable(shape.anyJson),
    /** `impossible`: agreed, but not any more to be done. `changed`: what was to be played was planned otherwise meanwhile. */
    why: shape.oneOf('agreed', 'fell', 'withdrawn', 'impossible', 'changed'),
  },
} as const;

/** An invitation to the table or a one-time link to one seat. Only its hash is kept. */
const ticket = shape.record({
  hash: secretHash,
  opens: shape.oneOf('player', 'spectator', 'seat'),
  seat: shape.nullable(seat),
  /** Whether whoever held the seat loses it when this is used. */
  anew: shape.flag,
  /** Used up by its first use. */
  once: shape.flag,
  /** Null is until withdrawn. */
  until: shape.nullable(time),
});

export type Ticket = Shaped<typeof ticket>;

/** Who may open the table. It never leaves the store. */
const DOORS = {
  keyed: { seat, key: secretHash, how },
  unkeyed: { seat, keys: shape.list(secretHash) },
  ticketed: { ticket },
  spent: { ticket: secretHash },
  /** Keys of somebody who was put out: no code lets them in before the host invites anew. */
  barred: { keys: shape.list(secretHash) },
  /** Whoever has this code may stand at the door. It is short-lived and lets nobody in, so it is kept as it is. */
  doorOpened: { code: shape.text(6, 6), until: time },
  doorShut: { why: shape.oneOf('host', 'full', 'putOut') },
  knocked: { visitor: number, name: personName, role, as: shape.nullable(shape.text(1, 40)), key: secretHash },
  /** They were let in, turned away, or went away. */
  doorAnswered: { visitor: number },
} as const;

/** What lies on the table between scenes. It is nobody's history: neither a log nor a file has it. */
const SLATE = {
  set: { field: slateField, value: shape.anyJson },
  asked: { ask: number, field: slateField, value: shape.anyJson },
  askAnswered: { ask: number },
} as const;

/** What a seat has set for itself alone. It never leaves the store: nobody may learn that an answer stands. */
const STANDING = {
  stood: {
    seat,
    /** The kind of scene. */
    kind: shape.text(1, 100),
    /** All that stands there from now on, by the id of the answer; null where the seat is asked for everything. */
    answers: shape.optional(shape.nullable(shape.dictionary(stands))),
    /** The scene for which something is remembered, and from which entry on. */
    in: shape.optional(shape.record({ scene: number, no: shape.integer(0) })),
    /** What is remembered there, by the id of the answer. */
    memos: shape.optional(shape.dictionary(shape.anyJson)),
  },
} as const;

const anyEvent = shape.union('did', { ...EVENTS, ...DOORS, ...SLATE, ...STANDING });

/** Everything that can happen at a table. */
export type TableEvent = Shaped<typeof anyEvent>;

/** Who acted for a seat, as others may know it. */
const HOW = ['person', 'computer', 'clock', 'table'] as const;

const recordOf = <W extends TableEvent, H extends string>(what: Shape<W>, how: Shape<H>) =>
  shape.record({
    seq: shape.integer(0),
    at: time,
    /** The seat that did it; null for the table itself. */
    by: shape.nullable(seat),
    /** Who acted for the seat. */
    how,
    /** The command that asked for it, so that it is not done twice. */
    command: shape.nullable(shape.record({ id: shape.text(1, 60), print: shape.text(1, 64) })),
    /** The only seats in whose log it stands; null when in everybody's. */
    seenBy: seats,
    what,
  });

/** A record as a store keeps it. That an answer stood is written there alone: to everybody it is its person's. */
export const tableRecord = recordOf(anyEvent, shape.oneOf(...HOW, 'standing'));

/** One line of a table's log. */
export type TableRecord = Shaped<typeof tableRecord>;

/** A record as a file may hold it: nothing of keys, invitations and links. */
export const fileRecord = recordOf(shape.union('did', EVENTS) as Shape<TableEvent>, shape.oneOf(...HOW));

export type ShownHow = (typeof HOW)[number];

/** Who acted for a seat, as everybody is told. */
export const shownHow = ({ how }: Pick<TableRecord, 'how'>): ShownHow => (how === 'standing' ? 'person' : how);

/**
 * Whether a record never leaves the store: who may open the table, what lies on it between scenes, and what a
 * seat has set for itself.
 */
export const staysInStore = ({ what }: Pick<TableRecord, 'what'>): boolean =>
  [DOORS, SLATE, STANDING].some((kinds) => Object.hasOwn(kinds, what.did));
