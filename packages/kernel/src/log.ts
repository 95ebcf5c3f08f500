import { type Die, dieName, parseDice } from './dice/die.js';
import { commitmentTo, drawFaces } from './dice/draw.js';
import type { ThrowResult, ThrowTally } from './dice/throw.js';
import { canonicalJson, sameJson } from './json.js';
import type { Refusal } from './refusals.js';
import { ok, type Result, refused } from './result.js';
import type { Heard, Thrown } from './scene/awaited.js';
import type { Start } from './scene/begin.js';
import type { SceneRules, SceneTypes, SeatId } from './scene/contract.js';
import type { Run } from './scene/run.js';
import { apply, begin, hashOf, type Input, type Moved } from './scene/scene.js';
import { sha256 } from './sha256.js';

export const LOG_FORMAT = 'warmoot-log/1';

/** What was fixed before the first entry. */
export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly scene: string;
  readonly version: string;
  readonly setup: unknown;
  readonly options: unknown;
  /** Proof that the seed of the dice was fixed; null where all dice are typed in. */
  readonly commitment: string | null;
}

/** An input to a scene, or the going back to an earlier entry, which stays in the log like everything else. */
export type LogInput = Input | { readonly input: 'begin' } | { readonly input: 'undo'; readonly to: number };

/** The dice of an entry as people read them: what was thrown, what was added, what was needed, what it came to. */
export interface ThrownRecord {
  readonly dice: readonly string[];
  readonly tally: ThrowTally | null;
  readonly score: number | null;
  readonly result: ThrowResult;
  /** The only seats that may know of it; null when all may. */
  readonly seenBy: readonly SeatId[] | null;
}

export interface Entry {
  readonly seq: number;
  readonly input: LogInput;
  readonly thrown: ThrownRecord | null;
  readonly heard: readonly Heard[];
  /** The hash of this entry and, through the one before, of all before it. */
  readonly chain: string;
}

export interface Log {
  readonly header: LogHeader;
  readonly entries: readonly Entry[];
  /** Shown when the scene has ended. */
  readonly seed: string | null;
  /** The fingerprint of the state after the last entry. */
  readonly hash: string;
}

/** A scene with its log so far. */
export interface Session<T extends SceneTypes> {
  readonly rules: SceneRules<T>;
  readonly header: LogHeader;
  readonly entries: readonly Entry[];
  readonly run: Run<T>;
}

const diceNamed = (names: readonly string[]): readonly Die[] =>
  names.flatMap((name) => {
    const parsed = parseDice(name);
    return parsed.ok ? parsed.value.dice : [];
  });

const thrownRecord = ({ throw: thrown, score, result, seenBy }: Thrown): ThrownRecord => ({
  dice: thrown.dice.map(dieName),
  tally: thrown.tally,
  score,
  result,
  seenBy,
});

const chained = (before: string, entry: Omit<Entry, 'chain'>): Entry => ({
  ...entry,
  chain: sha256(`${before}\n${canonicalJson(entry)}`),
});

const lastChain = (header: LogHeader, entries: readonly Entry[]): string =>
  entries.at(-1)?.chain ?? sha256(canonicalJson(header));

const entered = <T extends SceneTypes>(
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
  return { ...session, entries: [...session.entries, entry], run: moved.run };
};

/** Begins a scene and its log. With a seed, its commitment goes into the header. */
export const openSession = <T extends SceneTypes>(
  rules: SceneRules<T>,
  start: Start,
  seed: string | null,
): Result<Session<T>> => {
  const begun = begin(rules, start);
  if (!begun.ok) return begun;
  const header: LogHeader = {
    format: LOG_FORMAT,
    scene: rules.scene,
    version: rules.version,
    setup: start.setup,
    options: start.options ?? {},
    commitment: seed === null ? null : commitmentTo(seed),
  };
  return ok(entered({ rules, header, entries: [] }, { input: 'begin' }, begun.value));
};

/** Adds an input to the log. The session given stays as it was. */
export const enter = <T extends SceneTypes>(session: Session<T>, input: Input): Result<Session<T>> => {
  const moved = apply(session.rules, session.run.state, input);
  return moved.ok ? ok(entered(session, input, moved.value)) : moved;
};

/** The inputs that still count: those gone back over are left out. */
export const standing = (entries: readonly Entry[]): readonly Entry[] => {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const { input } = entry;
    if (input.input === 'undo') kept.length = kept.findIndex(({ seq }) => seq === input.to) + 1;
    else kept.push(entry);
  }
  return kept;
};

/** Goes back to how things stood after an entry. What came after stays in the log, struck through. */
export const undo = <T extends SceneTypes>(session: Session<T>, to: number): Result<Session<T>> => {
  const kept = standing(session.entries);
  if (!kept.some(({ seq }) => seq === to)) {
    return refused({ code: 'NO_SUCH_ENTRY', entry: to, last: kept.at(-1)?.seq ?? 0 });
  }
  const begun = begin(session.rules, session.header);
  if (!begun.ok) return begun;
  let moved = begun.value;
  for (const { seq, input } of kept) {
    if (seq > to || input.input === 'begin' || input.input === 'undo') continue;
    const again = apply(session.rules, moved.run.state, input);
    if (!again.ok) return again;
    moved = again.value;
  }
  return ok(entered(session, { input: 'undo', to }, { run: moved.run, heard: [], thrown: null }));
};

/** The input that answers an awaited throw from the seed, or null when no dice are awaited. */
export const seededDice = <T extends SceneTypes>(session: Session<T>, seed: string): Input | null => {
  const { awaits } = session.run;
  if (awaits.need !== 'dice') return null;
  return { input: 'dice', faces: drawFaces(seed, session.entries.length, awaits.throw.dice), from: 'seed' };
};

export const closeLog = <T extends SceneTypes>({ header, entries, run }: Session<T>, seed: string | null): Log => ({
  header,
  entries,
  seed,
  hash: hashOf(run.state),
});

type Divergence = Extract<Refusal, { code: 'REPLAY_DIVERGED' }>;

const diverged = (entry: number, what: Divergence['what'], expected: unknown, found: unknown): Result<never> =>
  refused({ code: 'REPLAY_DIVERGED', entry, what, expected: canonicalJson(expected), found: canonicalJson(found) });

const enterAgain = <T extends SceneTypes>(session: Session<T>, input: LogInput): Result<Session<T>> => {
  if (input.input === 'undo') return undo(session, input.to);
  if (input.input === 'begin') return refused({ code: 'OVER' });
  return enter(session, input);
};

/** Plays a log again, input by input, and compares all that it says with what the rules say. */
export const replay = <T extends SceneTypes>(rules: SceneRules<T>, log: Log): Result<Session<T>> => {
  const { header, entries } = log;
  if (header.version !== rules.version) {
    return refused({ code: 'OTHER_VERSION', scene: rules.scene, played: header.version, here: rules.version });
  }
  const opened = openSession(rules, header, null);
  if (!opened.ok) return opened;
  let session: Session<T> = entered(
    { rules, header, entries: [] },
    { input: 'begin' },
    {
      run: opened.value.run,
      heard: opened.value.entries[0]?.heard ?? [],
      thrown: null,
    },
  );
  for (const [at, entry] of entries.entries()) {
    if (entry.seq !== at) return diverged(at, 'input', at, entry.seq);
    if (at > 0) {
      const next = enterAgain(session, entry.input);
      if (!next.ok) return diverged(at, entry.input.input === 'dice' ? 'dice' : 'input', next.refusal, entry.input);
      session = next.value;
    }
    const again = session.entries[at] as Entry;
    if (!sameJson(again.input, entry.input)) return diverged(at, 'input', again.input, entry.input);
    if (!sameJson(again.thrown, entry.thrown)) return diverged(at, 'thrown', again.thrown, entry.thrown);
    if (!sameJson(again.heard, entry.heard)) return diverged(at, 'heard', again.heard, entry.heard);
    if (again.chain !== entry.chain) return diverged(at, 'chain', again.chain, entry.chain);
  }
  const hash = hashOf(session.run.state);
  return hash === log.hash ? ok(session) : diverged(entries.length - 1, 'end', hash, log.hash);
};

/** What a verified log was found to be. */
export interface Verified {
  readonly entries: number;
  /** Throws checked against the seed, and throws typed in at the table. */
  readonly seeded: number;
  readonly typed: number;
  /** Throws from a seed that is committed to but not yet shown. */
  readonly unchecked: number;
  readonly over: boolean;
}

/** Replays a log and checks its dice against the seed it was committed to. */
export const verify = <T extends SceneTypes>(rules: SceneRules<T>, log: Log): Result<Verified> => {
  const { header, entries, seed } = log;
  if (seed !== null && commitmentTo(seed) !== header.commitment) {
    return diverged(0, 'seed', commitmentTo(seed), header.commitment);
  }
  let seeded = 0;
  let typed = 0;
  let unchecked = 0;
  for (const { seq, input, thrown } of entries) {
    if (input.input !== 'dice') continue;
    if (input.from === 'table') {
      typed++;
      continue;
    }
    if (seed === null) {
      if (header.commitment === null) return diverged(seq, 'seed', 'a commitment to the seed of these dice', null);
      unchecked++;
      continue;
    }
    const drawn = drawFaces(seed, seq, diceNamed(thrown?.dice ?? []));
    if (!sameJson(drawn, input.faces)) return diverged(seq, 'dice', drawn, input.faces);
    seeded++;
  }
  const replayed = replay(rules, log);
  if (!replayed.ok) return replayed;
  const { over } = replayed.value.run;
  // A scene that is over has nothing left to hide: its seed must be shown.
  if (over && unchecked > 0) return diverged(entries.length - 1, 'seed', 'the seed, since the scene is over', null);
  return ok({ entries: entries.length, seeded, typed, unchecked, over });
};
