import type { SeatId } from '@warmoot/kernel';
import type { Item } from '@warmoot/protocol';
import { manifestOf, type saga } from '@warmoot/rules';
import { type Passage, partTitle, tableLine, type Words } from '@warmoot/words';
import type { Told } from '../net/telling.js';
import type { Person } from '../people/person.js';
import { entriesOf } from './entriesOf.js';
import type { LogEntry } from './entry.js';
import type { PersonLuck } from './LuckSoFar.js';
import { throwsIn } from './luck.js';

type People = Readonly<Record<SeatId, Person>>;

interface Hearing {
  readonly words: Words;
  readonly hearer: SeatId | null;
  readonly people: People;
  /** What the things of the campaign are called, where one is played. */
  readonly campaign?: saga.campaign.SeenCampaign | null;
}

/** The part of the scene that ran, such as the round. */
const partOf = ({ passage, view }: Pick<Told, 'passage' | 'view'>): number | null =>
  manifestOf(passage.after.rules).part(view.open);

/** The parts of a scene so far, such as its rounds, each once and in order. */
export const partsIn = (told: readonly Pick<Told, 'passage' | 'view'>[]): readonly number[] =>
  [...new Set(told.map(partOf).filter((part) => part !== null))].sort((a, b) => a - b);

/** Where the heading of a part stands in the log. */
export const partId = (part: number): string => `part-${part}`;

/** A heading where a new part begins. */
const headingAt = (words: Words, told: readonly Pick<Told, 'passage' | 'view'>[], at: number): LogEntry['heading'] => {
  const one = told[at];
  const before = told[at - 1];
  const part = one === undefined ? null : partOf(one);
  if (one === undefined || part === null || (before !== undefined && partOf(before) === part)) return undefined;
  return { title: partTitle(words, one.passage.after.rules.scene, part), part };
};

/** The entries of a scene, by their places in the seat's log. */
const sceneEntries = (told: readonly Told[], { words, hearer, people }: Hearing): ReadonlyMap<number, LogEntry> => {
  const passages = told.map(({ passage }) => passage);
  const entries = new Map<number, LogEntry>();
  let heading: LogEntry['heading'];
  const bySeq = new Map(entriesOf(words, passages, hearer, people).map((entry) => [entry.account.seq, entry]));
  for (const [seq, { no, place, at, passage }] of told.entries()) {
    // A round may begin with an entry of which nothing is told: its heading stands over the next.
    heading = headingAt(words, told, seq) ?? heading;
    const entry = bySeq.get(seq);
    if (entry === undefined) continue;
    const { input } = passage.entry;
    entries.set(place, {
      ...entry,
      account: { ...entry.account, seq: place },
      no,
      at: new Date(at),
      ...(heading !== undefined && { heading }),
      ...(input.input === 'dice' && input.from === 'table' && { typed: true }),
    });
    heading = undefined;
  }
  return entries;
};

/** The entries of a scene that is over, with the headings of its parts. */
export const headed = (
  words: Words,
  told: readonly Pick<Told, 'passage' | 'view'>[],
  entries: readonly LogEntry[],
): readonly LogEntry[] => {
  let at = 0;
  return entries.map((entry) => {
    let heading: LogEntry['heading'];
    for (; at <= entry.account.seq && at < told.length; at++) heading = headingAt(words, told, at) ?? heading;
    return heading === undefined ? entry : { ...entry, heading };
  });
};

const RULINGS: ReadonlySet<string> = new Set(['proposed', 'answered', 'settled', 'switched', 'paused', 'wentOn']);

const tableEntry = (item: Item, { words, hearer, people, campaign = null }: Hearing): LogEntry | null => {
  const text = tableLine(words, item, { hearer, nameOf: (seat) => people[seat]?.name ?? seat, campaign });
  if (text === '') return null;
  const { did } = item.what;
  return {
    account: { seq: item.place, lead: [], rows: [], lines: [text] },
    who: item.by === null ? null : (people[item.by] ?? null),
    at: new Date(item.at),
    state: did === 'said' ? 'said' : RULINGS.has(did) ? 'ruling' : 'table',
    tally: null,
    no: null,
  };
};

/** The log of a seat: what was played, with what was said and settled at the table between. */
export const logEntries = (items: readonly Item[], told: readonly Told[], hearing: Hearing): readonly LogEntry[] => {
  const scene = sceneEntries(told, hearing);
  return items.flatMap((item) => {
    const entry = scene.get(item.place) ?? (item.what.did === 'played' ? null : tableEntry(item, hearing));
    return entry === null ? [] : [entry];
  });
};

/** What each one threw against what was to be expected. */
export const luckIn = (passages: readonly Passage[], people: People): readonly PersonLuck[] =>
  [...throwsIn(passages)].flatMap(([seat, throws]) => {
    const person = people[seat];
    return person === undefined ? [] : [{ person, throws }];
  });
