import {
  type AnyRules,
  type Bookmark,
  chained,
  type Entry,
  hashOf,
  type Log,
  lastChain,
  notUndone,
  type SceneTypes,
  takeUp,
  verify,
} from '@warmoot/kernel';
import type { Played, TableEvent, TableRecord } from '@warmoot/protocol';
import { table } from '@warmoot/rules';
import type { RulesOf } from './facts.js';

/*
 * An answer that is sealed is for nobody's eyes until all are in. Some never are: a proposal is withdrawn, a scene is
 * broken off or gone back in, somebody thinks better of it. What was never shown then stays so for good: files and
 * logs are given out without it, and all the rest of them is as it was played, and can be played again.
 */

type Of<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

/** A log among the records of a table that is over, with the places of its lines. */
interface Closed {
  readonly opening: Of<'began'> | Of<'proposed'>;
  readonly places: readonly number[];
  readonly lines: readonly Played[];
  /** Where its end stands. */
  readonly end: number;
}

const nameOf = (what: TableEvent): string | null => {
  switch (what.did) {
    case 'began':
    case 'played':
    case 'ended':
      return `scene ${what.scene}`;
    case 'proposed':
    case 'answered':
    case 'settled':
      return `proposal ${what.proposal}`;
    default:
      return null;
  }
};

/** A line of a log, without what its record says beside it. */
const lineIn = ({ entry, bookmark, no, back, reveals, stepSeenBy }: Played): Played => ({
  entry,
  bookmark,
  no,
  back,
  reveals,
  stepSeenBy,
});

const closedIn = (records: readonly TableRecord[]): readonly Closed[] => {
  const open = new Map<string, { opening: Closed['opening']; places: number[]; lines: Played[] }>();
  const closed: Closed[] = [];
  for (const [place, { what }] of records.entries()) {
    const name = nameOf(what);
    if (name === null) continue;
    if (what.did === 'began' || what.did === 'proposed') open.set(name, { opening: what, places: [], lines: [] });
    const log = open.get(name);
    if (log === undefined) continue;
    if (what.did === 'ended' || what.did === 'settled') closed.push({ ...log, end: place });
    else {
      log.places.push(place);
      log.lines.push(lineIn(what as Played));
    }
  }
  return closed;
};

type Sealed = Readonly<Record<string, unknown>>;

const sealedAt = ({ sealed, inner }: Bookmark): Sealed => (inner === null ? sealed : sealedAt(inner.state));

/** For whom a line sealed an answer; null where it did not. */
const sealsFor = ({ entry: { input }, bookmark }: Played): string | null => {
  if (input.input !== 'answer') return null;
  const as = input.as ?? input.seat;
  return Object.hasOwn(sealedAt(bookmark), as) ? as : null;
};

/** The lines of sealed answers that nobody was ever shown, by their number in the log. */
const neverShown = (lines: readonly Played[]): ReadonlySet<number> => {
  const hidden = new Set<number>();
  /** After each line: which line sealed what waits there, by whom it is for. */
  const waiting: ReadonlyMap<string, number>[] = [];
  for (const [at, line] of lines.entries()) {
    const { input } = line.entry;
    const before = waiting.at(-1) ?? new Map();
    const as = sealsFor(line);
    if (as !== null) hidden.add(at);
    if (line.reveals) for (const shown of before.values()) hidden.delete(shown);
    if (as !== null) waiting.push(new Map(before).set(as, at));
    else if (input.input === 'undo') waiting.push(waiting[input.to] ?? new Map());
    else waiting.push(line.reveals ? new Map() : before);
  }
  return hidden;
};

/** In the order in which those were sealed that are left: whoever thought better of it had another place before. */
const onlyOf = (sealed: Sealed, kept: ReadonlySet<string>): Sealed =>
  Object.fromEntries([...kept].filter((as) => Object.hasOwn(sealed, as)).map((as) => [as, sealed[as]]));

/** A bookmark with the answers of these alone. */
const bookmarkWith = (bookmark: Bookmark, kept: ReadonlySet<string>): Bookmark => {
  const { sealed, inner } = bookmark;
  return {
    ...bookmark,
    sealed: onlyOf(sealed, kept) as Bookmark['sealed'],
    inner: inner === null ? null : { ...inner, state: { ...inner.state, ...bookmarkWith(inner.state, kept) } },
  };
};

/** How it is taken out: as if it had never been; or, where numbers must stay, with a step on the spot in its place. */
type Way = 'closed up' | 'stepped over';

const ON_THE_SPOT = { thrown: null, heard: [] } as const;

/** The lines that are left, numbered and chained anew. */
const linesWithout = (
  header: Closed['opening']['header'],
  lines: readonly Played[],
  hidden: ReadonlySet<number>,
  way: Way,
): readonly Played[] => {
  const left: Played[] = [];
  const numbers: number[] = [];
  /** After each line that is left: whose sealed answers wait there. */
  const waiting: ReadonlySet<string>[] = [];
  const add = (line: Played, entry: Omit<Entry, 'chain' | 'seq'>, kept: ReadonlySet<string>): void => {
    const before = lastChain(
      header,
      left.slice(-1).map((one) => one.entry),
    );
    waiting.push(kept);
    left.push({
      ...line,
      // Written in the order of every entry: by another it would show that something was taken out.
      entry: chained(before, { seq: left.length, ...entry }),
      bookmark: bookmarkWith(line.bookmark, kept),
    });
  };
  for (const [at, line] of lines.entries()) {
    const { input, thrown, heard } = line.entry;
    const before = waiting.at(-1) ?? new Set();
    const isHidden = hidden.has(at);
    numbers.push(isHidden && way === 'closed up' ? left.length - 1 : left.length);
    if (isHidden) {
      if (way === 'closed up') continue;
      const to = notUndone(left.map(({ entry }) => entry)).at(-1)?.seq ?? 0;
      const on = left.at(-1) as Played;
      add(
        { ...on, back: on.no, reveals: false, stepSeenBy: null },
        { input: { input: 'undo', to }, ...ON_THE_SPOT },
        before,
      );
    } else if (input.input === 'undo') {
      const to = numbers[input.to] ?? 0;
      add(line, { input: { input: 'undo', to }, thrown, heard }, waiting[to] ?? before);
    } else {
      const as = sealsFor(line);
      add(line, { input, thrown, heard }, line.reveals ? new Set() : as === null ? before : new Set([...before, as]));
    }
  }
  return left;
};

type Ending = Of<'ended'> | Of<'settled'>;

interface Rest {
  readonly lines: readonly Played[];
  readonly end: Ending;
}

const rulesFor = ({ did, header }: Closed['opening'], rulesOf: RulesOf): AnyRules | null => {
  if (did === 'proposed') return table.proposalScene as unknown as AnyRules;
  const found = rulesOf(header.scene);
  return found.ok ? found.value : null;
};

/** The seeds that an ending shows. */
const seedsOf = (end: Ending): Pick<Log, 'seed' | 'reseeds'> =>
  end.did === 'ended' ? { seed: end.seed, reseeds: end.reseeds } : { seed: null };

/** A closed log without what was never shown, taken out in one way; null where it would not hold any more. */
const takenOut = (
  { opening, lines }: Closed,
  hidden: ReadonlySet<number>,
  end: Ending,
  rules: AnyRules,
  way: Way,
): Rest | null => {
  const { header } = opening;
  const left = linesWithout(header, lines, hidden, way);
  const [entries, bookmarks] = [left.map(({ entry }) => entry), left.map(({ bookmark }) => bookmark)];
  const session = takeUp<SceneTypes>(rules, { header, entries, bookmarks });
  if (!session.ok) return null;
  const hash = hashOf(session.value.run.state);
  const verified = verify(rules, { header, entries, ...seedsOf(end), hash });
  if (!verified.ok && verified.refusal.code !== 'OTHER_VERSION') return null;
  return { lines: left, end: end.did === 'ended' ? { ...end, hash } : end };
};

/** Dice that were drawn by the number of their entry would not be those of the seed, were the entries closed up. */
const without = (log: Closed, hidden: ReadonlySet<number>, end: Ending, rulesOf: RulesOf): Rest | null => {
  const rules = rulesFor(log.opening, rulesOf);
  if (rules === null) return null;
  return takenOut(log, hidden, end, rules, 'closed up') ?? takenOut(log, hidden, end, rules, 'stepped over');
};

/** The records of a table that may be given out. */
export interface Shown {
  readonly records: readonly TableRecord[];
  /** Something that was never shown cannot be taken out of them: they are not for everybody. */
  readonly sealed: boolean;
}

/** A record of which nobody may know whose it was. */
const ANONYMOUS = { by: null, how: 'table', command: null } as const;

/**
 * The records of a table without the sealed answers of closed logs that nobody was ever shown; only the first so many,
 * where that is said: whether something was ever shown may be told by what came later.
 */
export const withoutNeverShown = (records: readonly TableRecord[], rules: RulesOf, first = records.length): Shown => {
  const changed = new Map<number, TableRecord | null>();
  let sealed = false;
  for (const log of closedIn(records)) {
    const hidden = neverShown(log.lines);
    if (hidden.size === 0) continue;
    const last = records[log.end] as TableRecord;
    const rest = without(log, hidden, last.what as Ending, rules);
    if (rest === null) {
      sealed = true;
      continue;
    }
    changed.set(log.end, { ...last, what: rest.end });
    const isClosedUp = rest.lines.length < log.lines.length;
    let next = 0;
    for (const [at, place] of log.places.entries()) {
      const record = records[place] as TableRecord;
      const isHidden = hidden.has(at);
      if (isHidden && isClosedUp) changed.set(place, null);
      else {
        const what = { ...record.what, ...rest.lines[next++] } as TableEvent;
        changed.set(place, isHidden ? { ...record, ...ANONYMOUS, what } : { ...record, what });
      }
    }
  }
  const wanted = records.slice(0, first);
  const shown = wanted.map((record, place) => (changed.has(place) ? changed.get(place) : record));
  return { records: changed.size === 0 ? wanted : shown.filter((record) => record != null), sealed };
};
