import { diceBehind } from './dice/counting.js';
import { dieName } from './dice/die.js';
import { commitmentTo, drawThrow } from './dice/draw.js';
import type { ThrowResult, ThrowTally } from './dice/reading.js';
import { type DiceNote, type Drawn, Draws } from './draws.js';
import { canonicalJson, sameJson } from './json.js';
import { ok, type Result, refused } from './result.js';
import { ATTENTIVE, type Heard, type Thrown } from './scene/awaited.js';
import type { Start } from './scene/begin.js';
import type { ClosedSheets, SceneRules, SceneTypes, SeatId } from './scene/contract.js';
import { type Bookmark, bookmarkOf, stateAfter, stateAt } from './scene/follow.js';
import { Run } from './scene/run.js';
import { apply, begin, hashOf, type Input, type Moved } from './scene/scene.js';
import { knowersOf } from './scene/state.js';
import { sha256 } from './sha256.js';

/** The name of the form in which logs are stored. */
export const LOG_FORMAT = 'warmoot-log/1';

/** What was fixed before the first entry. */
export interface LogHeader extends Drawn {
  readonly format: typeof LOG_FORMAT;
  readonly scene: string;
  readonly version: string;
  readonly setup: unknown;
  readonly options: unknown;
  /** Whose sheets are closed, and to whom; left out where all lie open. */
  readonly closed?: ClosedSheets;
  /** Proof that the seed of the dice was fixed; null where all dice are typed in. */
  readonly commitment: string | null;
  /** Dice are typed in, but for those that few may know of: these come from the seed. */
  readonly typed?: true;
}

/**
 * An input to a scene; or the going back to an earlier entry, which stays in the log like everything else; or the line
 * from which on other rules were played by.
 */
export type LogInput =
  | Input
  | { readonly input: 'begin' }
  | { readonly input: 'undo'; readonly to: number }
  | { readonly input: 'rules'; readonly version: string }
  | DiceNote;

/** The dice of an entry as people read them: what was thrown, what was added, what was needed, what it came to. */
export interface ThrownRecord {
  readonly dice: readonly string[];
  readonly tally: ThrowTally | null;
  readonly score: number | null;
  readonly result: ThrowResult;
  /** The only seats that may know of it; null when all may. */
  readonly seenBy: readonly SeatId[] | null;
  /** The only seats that knew of it before it fell, by which it was drawn; left out where these are the same. */
  readonly awaitedBy?: readonly SeatId[];
  /** The only seats that may know its numbers; left out when all may. */
  readonly readBy?: readonly SeatId[];
}

/** One line of a log: what came in, what the dice came to, and what was heard. */
export interface Entry {
  readonly seq: number;
  readonly input: LogInput;
  readonly thrown: ThrownRecord | null;
  readonly heard: readonly Heard[];
  /** The hash of this entry and, through the one before, of all before it. */
  readonly chain: string;
}

/** A whole scene as it is stored: what it began with, and every input since. */
export interface Log {
  readonly header: LogHeader;
  readonly entries: readonly Entry[];
  /** Shown when the scene has ended. */
  readonly seed: string | null;
  /** The seeds that came after it, one for each time that the scene was brought to another server. */
  readonly reseeds?: readonly string[] | undefined;
  /** The fingerprint of the state after the last entry. */
  readonly hash: string;
}

/** A scene with its log so far. */
export interface Session<T extends SceneTypes> {
  readonly rules: SceneRules<T>;
  readonly header: LogHeader;
  readonly entries: readonly Entry[];
  /** Where the scene stood after each entry. */
  readonly bookmarks: readonly Bookmark[];
  readonly run: Run<T>;
}

const thrownRecord = ({ throw: thrown, faces, score, result, seenBy, awaitedBy, readBy }: Thrown): ThrownRecord => ({
  dice: diceBehind(thrown, faces ?? []).map(dieName),
  tally: thrown.tally,
  score,
  result,
  seenBy,
  ...(awaitedBy === null || sameJson(awaitedBy, seenBy) ? {} : { awaitedBy }),
  ...(readBy === null ? {} : { readBy }),
});

/** An entry with its hash, which follows from it and the hash before. */
export const chained = (before: string, entry: Omit<Entry, 'chain'>): Entry => ({
  ...entry,
  chain: sha256(`${before}\n${canonicalJson(entry)}`),
});

/** The hash that the next entry follows from. */
export const lastChain = (header: LogHeader, entries: readonly Entry[]): string =>
  entries.at(-1)?.chain ?? sha256(canonicalJson(header));

export const entered = <T extends SceneTypes>(
  session: Omit<Session<T>, 'run'>,
  input: LogInput,
  moved: Moved<T>,
): Session<T> => {
  const entry = chained(lastChain(session.header, session.entries), {
    seq: session.entries.length,
    input,
    thrown: moved.thrown === null ? null : thrownRecord(moved.thrown),
    heard: moved.heard,
  });
  return {
    ...session,
    entries: [...session.entries, entry],
    bookmarks: [...session.bookmarks, bookmarkOf(moved.run.state)],
    run: moved.run,
  };
};

/** Begins a scene and its log. With a seed, its commitment goes into the header; it may be for hidden dice alone. */
export const openSession = <T extends SceneTypes>(
  rules: SceneRules<T>,
  start: Start,
  seed: string | null,
  typed = false,
): Result<Session<T>> => {
  const begun = begin(rules, start);
  if (!begun.ok) return begun;
  const header: LogHeader = {
    format: LOG_FORMAT,
    scene: rules.scene,
    version: rules.version,
    setup: start.setup,
    options: start.options ?? {},
    ...(start.closed === undefined ? {} : { closed: start.closed }),
    commitment: seed === null ? null : commitmentTo(seed),
    ...(seed === null ? {} : { draws: 'throw' }),
    ...(typed && seed !== null ? { typed } : {}),
  };
  return ok(entered({ rules, header, entries: [], bookmarks: [] }, { input: 'begin' }, begun.value));
};

/** Adds an input to the log. The session given stays as it was. */
export const enter = <T extends SceneTypes>(session: Session<T>, input: Input): Result<Session<T>> => {
  const moved = apply(session.rules, session.run.state, input);
  return moved.ok ? ok(entered(session, input, moved.value)) : moved;
};

/** The inputs that still count: those gone back over are left out. */
export const notUndone = <
  E extends { readonly seq: number; readonly input: { readonly input: string; readonly to?: number } },
>(
  entries: readonly E[],
): readonly E[] => {
  const kept: E[] = [];
  for (const entry of entries) {
    const { input } = entry;
    if (input.input === 'undo') kept.length = kept.findIndex(({ seq }) => seq === input.to) + 1;
    else kept.push(entry);
  }
  return kept;
};

/** The run of a scene as it stood after the last of these entries: the fold of their events, at that bookmark. */
const runAfter = <T extends SceneTypes>(
  rules: SceneRules<T>,
  header: LogHeader,
  kept: readonly Entry[],
  bookmark: Bookmark,
): Result<Run<T>> => {
  const state = stateAt(
    rules,
    header,
    kept.flatMap(({ heard }) => heard),
    bookmark,
  );
  return state.ok ? ok(new Run(rules, state.value, ATTENTIVE)) : state;
};

/** Goes back to how things stood after an entry. What came after stays in the log, struck through. */
export const undo = <T extends SceneTypes>(session: Session<T>, to: number): Result<Session<T>> => {
  const kept = notUndone(session.entries);
  if (!kept.some(({ seq }) => seq === to)) {
    return refused({ code: 'NO_SUCH_ENTRY', entry: to, last: kept.at(-1)?.seq ?? 0 });
  }
  const before = kept.filter(({ seq }) => seq <= to);
  const run = runAfter(session.rules, session.header, before, session.bookmarks[to] as Bookmark);
  if (!run.ok) return run;
  return ok(entered(session, { input: 'undo', to }, { run: run.value, heard: [], thrown: null }));
};

/** A scene taken up again from its log, without playing it again. */
export const takeUp = <T extends SceneTypes>(
  rules: SceneRules<T>,
  { header, entries, bookmarks }: Pick<Session<T>, 'header' | 'entries' | 'bookmarks'>,
): Result<Session<T>> => {
  const run = runAfter(rules, header, notUndone(entries), bookmarks.at(-1) as Bookmark);
  return run.ok ? ok({ rules, header, entries, bookmarks, run: run.value }) : run;
};

/** A session with the next entry of its log read in, without playing it. */
export const readOn = <T extends SceneTypes>(
  { rules, header, entries, bookmarks, run }: Session<T>,
  entry: Entry,
  bookmark: Bookmark,
): Result<Session<T>> => {
  const longer = { header, entries: [...entries, entry], bookmarks: [...bookmarks, bookmark] };
  if (entry.input.input === 'undo') return takeUp(rules, longer);
  return ok({ rules, ...longer, run: new Run(rules, stateAfter(rules, run.state, entry.heard, bookmark), ATTENTIVE) });
};

/** Goes on under the rules that the session was taken up with, and says so in the log. */
export const changeRules = <T extends SceneTypes>(session: Session<T>): Session<T> =>
  entered(session, { input: 'rules', version: session.rules.version }, { run: session.run, heard: [], thrown: null });

/** The versions that played a log, the first one first. */
export const versionsOf = ({ header, entries }: Pick<Log, 'header' | 'entries'>): readonly string[] => [
  header.version,
  ...entries.flatMap(({ input }) => (input.input === 'rules' ? [input.version] : [])),
];

/** Notes something that concerns the dice to come. */
export const note = <T extends SceneTypes>(session: Session<T>, input: DiceNote): Session<T> =>
  entered(session, input, { run: session.run, heard: [], thrown: null });

/** The seats whose shares the awaited throw waits for; none where no dice are awaited. */
export const sharesAwaited = <T extends SceneTypes>(session: Session<T>): readonly SeatId[] =>
  session.run.awaits.need === 'dice' ? new Draws(session).awaited(knowersOf(session.run.state)) : [];

/** Whether the dice of a session that are awaited now are typed in: where a seed is kept for hidden ones, all others. */
export const isTypedIn = <T extends SceneTypes>({ header, run: { state } }: Session<T>): boolean => {
  if (header.commitment === null) return true;
  const few = knowersOf(state);
  return header.typed === true && (few === null || state.seats.every((seat) => few.includes(seat)));
};

/** The input that answers an awaited throw from the seed, or null when no dice are awaited. */
export const seededDice = <T extends SceneTypes>(session: Session<T>, seed: string): Input | null => {
  const { awaits } = session.run;
  if (awaits.need !== 'dice') return null;
  const drawn = new Draws(session).next(seed, knowersOf(session.run.state));
  return { input: 'dice', faces: drawThrow(drawn.seed, drawn.name, awaits.throw), from: 'seed' };
};

/** The log of a session as it is stored, with the seed where that may be shown. */
export const closeLog = <T extends SceneTypes>({ header, entries, run }: Session<T>, seed: string | null): Log => ({
  header,
  entries,
  seed,
  hash: hashOf(run.state),
});
