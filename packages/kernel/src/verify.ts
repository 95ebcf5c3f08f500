import { type Die, parseDice } from './dice/die.js';
import { commitmentTo, drawFaces } from './dice/draw.js';
import { Draws, drawnFor } from './draws.js';
import { canonicalJson, sameJson } from './json.js';
import {
  chained,
  changeRules,
  type Entry,
  enter,
  entered,
  type Log,
  type LogInput,
  lastChain,
  note,
  openSession,
  type Session,
  takeUp,
  undo,
  versionsOf,
} from './log.js';
import type { Refusal } from './refusals.js';
import { ok, type Result, refused } from './result.js';
import type { SceneRules, SceneTypes } from './scene/contract.js';
import { hashOf } from './scene/scene.js';

const diceNamed = (names: readonly string[]): readonly Die[] =>
  names.flatMap((name) => {
    const parsed = parseDice(name);
    return parsed.ok ? parsed.value.dice : [];
  });

type Divergence = Extract<Refusal, { code: 'REPLAY_DIVERGED' }>;

const diverged = (entry: number, what: Divergence['what'], expected: unknown, found: unknown): Result<never> =>
  refused({ code: 'REPLAY_DIVERGED', entry, what, expected: canonicalJson(expected), found: canonicalJson(found) });

/** The rules of a scene as they were in a version; undefined where that is not known here. */
export const rulesAsOf = <T extends SceneTypes>(rules: SceneRules<T>, version: string): SceneRules<T> | undefined =>
  [rules, ...(rules.formerly ?? [])].find((one) => one.version === version);

/** Goes on by the rules of another version, as the table did: from the events and where the scene stood. */
const goOnBy = <T extends SceneTypes>(rules: SceneRules<T>, session: Session<T>): Result<Session<T>> => {
  const taken = takeUp(rules, session);
  return taken.ok ? ok(changeRules(taken.value)) : taken;
};

const enterAgain = <T extends SceneTypes>(
  rules: SceneRules<T>,
  session: Session<T>,
  input: LogInput,
): Result<Session<T>> => {
  if (input.input === 'undo') return undo(session, input.to);
  if (input.input === 'begin') return refused({ code: 'OVER' });
  if (input.input === 'rules') return goOnBy(rulesAsOf(rules, input.version) ?? rules, session);
  if (input.input === 'answer' || input.input === 'dice' || input.input === 'gesture') return enter(session, input);
  return ok(note(session, input));
};

/** Plays a log again, input by input, and compares all that it says with what the rules say. */
export const replay = <T extends SceneTypes>(rules: SceneRules<T>, log: Log): Result<Session<T>> => {
  const { header, entries } = log;
  const versions = versionsOf(log);
  const first = rulesAsOf(rules, header.version);
  if (first === undefined || versions.some((version) => rulesAsOf(rules, version) === undefined)) {
    return refused({ code: 'OTHER_VERSION', scene: rules.scene, played: versions.join(', '), here: rules.version });
  }
  const opened = openSession(first, header, null);
  if (!opened.ok) return opened;
  let session: Session<T> = entered(
    { rules: first, header, entries: [], bookmarks: [] },
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
      const next = enterAgain(rules, session, entry.input);
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
  /** Those among the throws from the seed to which people added their own share. */
  readonly shared: number;
  readonly typed: number;
  /** Throws from a seed that is committed to but not yet shown. */
  readonly unchecked: number;
  readonly over: boolean;
}

/** The first entry whose hash does not follow from it and those before; needs no rules, so it holds for any version. */
export const brokenChain = ({ header, entries }: Pick<Log, 'header' | 'entries'>): Result<never> | null => {
  let before = lastChain(header, []);
  for (const [at, { chain, ...entry }] of entries.entries()) {
    if (entry.seq !== at) return diverged(at, 'input', at, entry.seq);
    const again = chained(before, entry).chain;
    if (again !== chain) return diverged(at, 'chain', again, chain);
    before = chain;
  }
  return null;
};

/** What the dice of a log were found to be. */
type Dice = Pick<Verified, 'seeded' | 'shared' | 'typed' | 'unchecked'>;

/** Checks the dice of a log: each seed against what was committed to, each share against the one before, each throw. */
const checkDice = ({ header, entries, seed, reseeds = [] }: Log): Result<Dice> => {
  const dice = { seeded: 0, shared: 0, typed: 0, unchecked: 0 };
  const draws = new Draws({ header, entries: [] });
  const seeds = [seed, ...reseeds];
  let { commitment } = header;
  for (const entry of entries) {
    const { seq, input, thrown } = entry;
    const now = seeds[draws.seeds] ?? null;
    if (input.input === 'link' && !draws.follows(input.seat, input.link)) {
      return diverged(seq, 'share', draws.shareOf(input.seat)?.last ?? null, input.link);
    }
    if (input.input === 'reseed') {
      commitment = input.commitment;
      const next = seeds[draws.seeds + 1] ?? null;
      if (next !== null && commitmentTo(next) !== commitment)
        return diverged(seq, 'seed', commitmentTo(next), commitment);
    }
    if (input.input === 'dice' && input.from === 'table') dice.typed++;
    if (input.input === 'dice' && input.from === 'seed') {
      const seenBy = drawnFor(thrown);
      const missing = draws.awaited(seenBy);
      if (missing.length > 0) return diverged(seq, 'share', missing, null);
      if (now === null) {
        if (commitment === null) return diverged(seq, 'seed', 'a commitment to the seed of these dice', null);
        dice.unchecked++;
      } else {
        const by = draws.next(now, seenBy);
        const drawn = drawFaces(by.seed, by.name, diceNamed(thrown?.dice ?? []));
        if (!sameJson(drawn, input.faces)) return diverged(seq, 'dice', drawn, input.faces);
        dice.seeded++;
        if (seenBy === null && draws.shown > 0) dice.shared++;
      }
    }
    draws.read(entry);
  }
  return ok(dice);
};

/**
 * Checks the chain of a log and its dice against the seed it was committed to, and replays it. A log of other rules is
 * refused only then: its chain and dice hold, but what the rules made of them cannot be gone over here.
 */
export const verify = <T extends SceneTypes>(rules: SceneRules<T>, log: Log): Result<Verified> => {
  const { header, entries, seed } = log;
  if (seed !== null && commitmentTo(seed) !== header.commitment) {
    return diverged(0, 'seed', commitmentTo(seed), header.commitment);
  }
  const dice = checkDice(log);
  if (!dice.ok) return dice;
  const { seeded, shared, typed, unchecked } = dice.value;
  const replayed = replay(rules, log);
  if (!replayed.ok) return (replayed.refusal.code === 'OTHER_VERSION' && brokenChain(log)) || replayed;
  const { over } = replayed.value.run;
  // A scene that is over has nothing left to hide: its seed must be shown.
  if (over && unchecked > 0) return diverged(entries.length - 1, 'seed', 'the seed, since the scene is over', null);
  return ok({ entries: entries.length, seeded, shared, typed, unchecked, over });
};
