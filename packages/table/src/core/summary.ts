import type { Json, SeatId } from '@warmoot/kernel';
import type { Notice, SceneDue, TableListed } from '@warmoot/protocol';
import type { Head, StoredHead } from '../store/port.js';
import { askedIn, dueIn } from './asked.js';
import { nextDeadline } from './clock.js';
import { doorKeys } from './door.js';
import { people, type TableFacts } from './facts.js';
import { screenedIn } from './screen.js';
import { awaitedIn } from './shares.js';
import { nextTurn } from './turns.js';

/** Something that waits for a person; a notice of it is given from a time on, where it is not given at once. */
interface DueNow extends Pick<Notice, 'seat' | 'question' | 'since' | 'device'> {
  readonly from?: number;
}

/** A device that has the table open adds its share within a second: its person hears of it only when it does not. */
export const DEVICE_PATIENCE_MS = 10_000;

/** The summary that the store keeps beside a log: enough to list the table and to notify the people who must act. */
export interface Summary extends Pick<TableListed, 'title' | 'people' | 'scene' | 'changed'> {
  readonly due: readonly DueNow[];
  /** When the clock must be looked at, in milliseconds since 1970. */
  readonly deadline: number | null;
  /** Whether something is to happen by itself: a computer player owes an answer, or dice wait behind the screen. */
  readonly thinking: boolean;
  /** The seats that a key opens. */
  readonly holders: Readonly<Record<string, readonly SeatId[]>>;
  readonly host?: SeatId | null;
  readonly shelved?: true;
}

/** The people who must act now, once for each question. */
const dueNow = (facts: TableFacts): readonly DueNow[] => {
  const played = facts.scene === null || facts.paused ? [] : [facts.scene];
  return people(facts).flatMap(({ seat, holder }) => {
    // What the scene asks of a person for whom a regent acts, the regent answers.
    const books = [...facts.proposals, ...(holder === 'person' ? played : [])];
    const asked = books.flatMap((book): readonly SceneDue[] =>
      book === facts.scene ? askedIn(facts, book, seat) : dueIn(facts, book, seat),
    );
    // Where an answer stands, a person who is here need not hear of it; one who is away has to come.
    const inTime = (one: SceneDue): DueNow => {
      const { question, since, stands } = one;
      return { seat, question, since, ...(stands === undefined ? {} : { from: since + DEVICE_PATIENCE_MS }) };
    };
    const open = asked.filter(({ made }) => !made);
    const standing = open.filter(({ stands }) => stands !== undefined);
    const byHand = open.filter(({ stands }) => stands === undefined);
    return [...new Map([...standing, ...byHand].map((one) => [one.question, inTime(one)])).values()];
  });
};

/** The people whose devices the dice wait for. */
const devicesNow = (facts: TableFacts): readonly DueNow[] => {
  const { scene, paused } = facts;
  if (scene === null || paused) return [];
  const awaited = awaitedIn(facts, scene);
  return scene.questions.flatMap(({ question, since }) =>
    awaited.map(({ seat }) => ({ seat, question, since, device: true, from: since + DEVICE_PATIENCE_MS }) as const),
  );
};

/** Those who stand at the door wait for the host. */
const atDoor = ({ host, door }: TableFacts): readonly DueNow[] =>
  host === null ? [] : door.visitors.map(({ visitor, since }) => ({ seat: host, question: `door ${visitor}`, since }));

const holdersOf = ({ seats }: TableFacts): Readonly<Record<string, readonly SeatId[]>> => {
  const holders: Record<string, readonly SeatId[]> = {};
  for (const { seat, keys, left } of seats) {
    if (!left) for (const key of keys) holders[key] = [...(holders[key] ?? []), seat];
  }
  return holders;
};

export const summaryOf = (facts: TableFacts): Summary => ({
  title: facts.title,
  people: facts.seats.filter(({ left, role }) => !left && role === 'player').map(({ name }) => name),
  scene: facts.scene?.session.rules.scene ?? null,
  changed: facts.changed,
  due: [...dueNow(facts), ...devicesNow(facts), ...atDoor(facts)],
  deadline: nextDeadline(facts),
  thinking: nextTurn(facts) !== null || screenedIn(facts) !== null,
  holders: holdersOf(facts),
  host: facts.host,
  ...(facts.shelved && { shelved: true as const }),
});

export const headOf = (facts: TableFacts): Head => {
  const summary = summaryOf(facts);
  return {
    keys: [
      ...new Set([...Object.keys(summary.holders), ...facts.tickets.map(({ hash }) => hash), ...doorKeys(facts.door)]),
    ],
    summary: summary as unknown as Json,
  };
};

/** A notice, and from when on it is given. */
interface Dated {
  readonly notice: Notice;
  readonly from: number;
}

/** The notices of one key: what the people who hold it must decide at a table, in time or already now. */
export const datedFor = (table: string, { title, due, holders }: Summary, key: string): readonly Dated[] => {
  const seats = holders[key] ?? [];
  return due
    .filter(({ seat }) => seats.includes(seat))
    .map(({ from = 0, ...one }) => ({ notice: { table, title, ...one }, from }));
};

export const noticesFor = (table: string, summary: Summary, key: string, now: number): readonly Notice[] =>
  datedFor(table, summary, key).flatMap(({ notice, from }) => (from <= now ? [notice] : []));

export const listed = (table: string, summary: Summary, key: string): TableListed => {
  const { title, people: names, scene, changed, holders, host, shelved } = summary;
  const seats = holders[key] ?? [];
  const isHost = host != null && seats.includes(host);
  return {
    table,
    title,
    seats,
    people: names,
    scene,
    changed,
    ...(shelved && { shelved }),
    ...(isHost && { host }),
  };
};

/** The summary in a head; null where it is damaged. One table whose head is must not stand in the way of others. */
export const summaryIn = ({ summary, broken }: StoredHead): Summary | null => {
  const found = summary as unknown as Summary | null;
  return broken !== true && typeof found?.holders === 'object' ? found : null;
};

/** A table as whoever runs the server sees it in a list. */
export interface Listing extends Pick<Summary, 'title' | 'people' | 'scene' | 'changed'> {
  readonly table: string;
  readonly records: number;
}

/** Null where its entry among the tables is damaged. */
export const tableListing = (head: StoredHead): Listing | null => {
  const summary = summaryIn(head);
  if (summary === null) return null;
  const { title, people: names, scene, changed } = summary;
  return { table: head.table, title, people: names, scene, records: head.length, changed };
};
