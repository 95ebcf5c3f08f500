import { type Bookmark, type Shape, shape } from '@warmoot/kernel';
import { saga, table } from '@warmoot/rules';
import { logEntry, logHash, logHeader } from '../log.js';
import { personName, title } from './commands.js';
import { TABLE_FORMAT, type TableEvent, type TableRecord } from './record.js';

const seat = shape.name;
const seats = shape.nullable(shape.list(shape.name));
const time = shape.integer(0);
const player = shape.nullable(shape.text(1, 40));
const role = shape.oneOf('player', 'spectator');
const holder = shape.oneOf('person', 'computer', 'regent');
const number = shape.integer(1);
const about = shape.oneOf(...table.PROPOSAL_KINDS);
const seed = shape.nullable(shape.text(1, 200));
const secretHash = shape.text(1, 100);

/** What stands in a bookmark is the rules' own. Whether it follows from the log, a replay tells. */
const bookmark = shape.record({
  agenda: shape.list(shape.anyJson),
  sealed: shape.anyJson,
  inner: shape.nullable(shape.anyJson),
}) as unknown as Shape<Bookmark>;

const played = {
  entry: logEntry,
  bookmark,
  no: shape.integer(0),
  back: shape.nullable(shape.integer(0)),
  reveals: shape.flag,
  stepSeenBy: seats,
};

const campaignCause = shape.union('by', {
  deed: { deed: saga.campaign.campaignDeed, decided: shape.flag },
  play: { play: saga.campaign.campaignPlay, decided: shape.flag, entry: shape.text(1, 20) },
  scene: { scene: number },
});

/** All that happens at a table but who may open it. */
const EVENTS = {
  opened: { format: shape.oneOf(TABLE_FORMAT), title, options: table.tableOptions },
  seated: { seat, name: personName, role, holder, player },
  hosted: { seat },
  renamed: { seat, name: personName },
  held: { seat, holder, player },
  left: { seat },
  titled: { title },
  switched: { options: table.tableOptions },
  paused: {},
  wentOn: {},
  said: { text: shape.text(1, 2000) },
  began: { scene: number, header: logHeader, seed, ...played },
  played: { scene: number, ...played },
  ended: { scene: number, seed, hash: logHash, outcome: shape.nullable(shape.anyJson) },
  logOpened: { scene: number },
  fileOpened: {},
  // What a campaign's events hold is the rules' own. Whether they follow from what was done, reading them again tells.
  campaign: {
    version: shape.text(1, 20),
    cause: campaignCause,
    events: shape.list(shape.anyJson, 0, 10_000),
    more: shape.flag,
  },
  proposed: {
    proposal: number,
    about,
    value: shape.anyJson,
    entitled: shape.list(shape.name, 1, 100),
    header: logHeader,
    until: shape.nullable(time),
    ...played,
  },
  answered: { proposal: number, ...played },
  settled: {
    proposal: number,
    about,
    value: shape.nullable(shape.anyJson),
    why: shape.oneOf('agreed', 'fell', 'withdrawn', 'impossible'),
  },
} as const;

const ticket = shape.record({
  hash: secretHash,
  opens: shape.oneOf('player', 'spectator', 'seat'),
  seat: shape.nullable(seat),
  anew: shape.flag,
  once: shape.flag,
  until: shape.nullable(time),
});

/** Who may open the table. It never leaves the store. */
const DOORS = {
  keyed: { seat, key: secretHash, how: shape.oneOf('sat', 'moved', 'handed') },
  unkeyed: { seat, keys: shape.list(secretHash) },
  ticketed: { ticket },
  spent: { ticket: secretHash },
} as const;

const recordOf = (what: Shape<TableEvent>): Shape<TableRecord> =>
  shape.record({
    seq: shape.integer(0),
    at: time,
    by: shape.nullable(seat),
    how: shape.oneOf('person', 'computer', 'clock', 'table'),
    command: shape.nullable(shape.record({ id: shape.text(1, 60), print: shape.text(1, 64) })),
    seenBy: seats,
    what,
  });

/** A record as a store keeps it. */
export const tableRecord = recordOf(shape.union('did', { ...EVENTS, ...DOORS }) as Shape<TableEvent>);

/** A record as a file may hold it: nothing of keys, invitations and links. */
export const fileRecord = recordOf(shape.union('did', EVENTS) as Shape<TableEvent>);

/** Whether a record is about who may open the table. */
export const isOfDoors = ({ what }: Pick<TableRecord, 'what'>): boolean => Object.hasOwn(DOORS, what.did);
