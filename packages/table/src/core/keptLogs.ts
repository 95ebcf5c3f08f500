import {
  type AnyRules,
  type Bookmark,
  brokenChain,
  canonicalJson,
  type Entry,
  hashOf,
  type Json,
  type LogHeader,
  ok,
  type Refusal,
  type Result,
  refused,
  replay,
  rulesAsOf,
  type SceneTypes,
  sameJson,
  takeUp,
  verify,
  versionsOf,
} from '@warmoot/kernel';
import type { Played, TableRecord } from '@warmoot/protocol';
import { table } from '@warmoot/rules';
import type { RulesOf } from './facts.js';
import { asStored } from './stored.js';

/** The log of a scene or a proposal among a table's records, with all that the table noted of it. */
export interface KeptLog {
  readonly of: 'scene' | 'proposal';
  readonly number: number;
  readonly header: LogHeader;
  readonly entries: Entry[];
  readonly bookmarks: Bookmark[];
  readonly seed: string | null;
  /** The seeds that came after it. */
  readonly reseeds: string[];
  /** Null while it goes on; a proposal's end says nothing of its own. */
  ended: {
    readonly seed: string | null;
    readonly reseeds: readonly string[];
    readonly hash: string;
    readonly outcome: Json | null;
  } | null;
}

/** The logs of all scenes and proposals, in the order they began. */
export const keptLogs = (records: readonly TableRecord[]): readonly KeptLog[] => {
  const logs = new Map<string, KeptLog>();
  const add = (name: string, { entry, bookmark }: Played): void => {
    const log = logs.get(name);
    log?.entries.push(entry);
    log?.bookmarks.push(bookmark);
  };
  const open = (log: Pick<KeptLog, 'of' | 'number' | 'seed'>, played: Played & Pick<KeptLog, 'header'>): void => {
    const name = `${log.of} ${log.number}`;
    logs.set(name, { ...log, header: played.header, entries: [], bookmarks: [], reseeds: [], ended: null });
    add(name, played);
  };
  for (const { what } of records) {
    if (what.did === 'began') open({ of: 'scene', number: what.scene, seed: what.seed }, what);
    else if (what.did === 'played') {
      add(`scene ${what.scene}`, what);
      if (what.seed !== undefined) logs.get(`scene ${what.scene}`)?.reseeds.push(what.seed);
    } else if (what.did === 'proposed') open({ of: 'proposal', number: what.proposal, seed: null }, what);
    else if (what.did === 'answered') add(`proposal ${what.proposal}`, what);
    else if (what.did === 'ended') {
      const log = logs.get(`scene ${what.scene}`);
      const { seed, reseeds = [], hash, outcome } = what;
      if (log !== undefined) log.ended = { seed, reseeds, hash, outcome };
    }
  }
  return [...logs.values()];
};

const diverged = (
  entry: number,
  what: Extract<Refusal, { code: 'REPLAY_DIVERGED' }>['what'],
  expected: unknown,
  found: unknown,
): Result<never> =>
  refused({ code: 'REPLAY_DIVERGED', entry, what, expected: canonicalJson(expected), found: canonicalJson(found) });

/** A log that goes on has no final hash. Its bookmarks are compared with a replay instead. */
const hashAtEnd = ({ header, entries, bookmarks, ended }: KeptLog, rules: AnyRules): Result<string> => {
  if (ended !== null) return ok(ended.hash);
  const broken = brokenChain({ header, entries });
  if (broken !== null) return broken;
  const last = rulesAsOf<SceneTypes>(rules, versionsOf({ header, entries }).at(-1) as string) ?? rules;
  const session = takeUp<SceneTypes>(last, { header, entries, bookmarks });
  return session.ok ? ok(hashOf(session.value.run.state)) : session;
};

/**
 * Plays a log of a table again. The answer is whether it could be: a log of other rules keeps its chain and its dice,
 * which are checked, but what the rules made of them cannot be gone over here.
 */
export const checkLog = (kept: KeptLog, rulesOf: RulesOf): Result<{ readonly replayed: boolean }> => {
  const { of, header, entries, bookmarks, seed, reseeds, ended } = kept;
  const rules: Result<AnyRules> =
    of === 'proposal' ? ok(table.proposalScene as unknown as AnyRules) : rulesOf(header.scene);
  if (!rules.ok) return rules;
  const last = entries.length - 1;
  if (header.scene !== rules.value.scene) return diverged(0, 'input', rules.value.scene, header.scene);
  const seeds = [seed, ...reseeds];
  if (ended !== null && !sameJson([ended.seed, ...ended.reseeds], seeds)) return diverged(0, 'seed', seeds, ended);
  const changes = entries.filter(({ input }) => input.input === 'reseed').length;
  if (changes !== reseeds.length) return diverged(last, 'seed', changes, reseeds.length);
  const hash = hashAtEnd(kept, rules.value);
  if (!hash.ok) return hash;
  const log = { header, entries, seed, reseeds, hash: hash.value };
  const verified = verify(rules.value, log);
  if (!verified.ok) {
    return verified.refusal.code === 'OTHER_VERSION' ? ok({ replayed: false }) : verified;
  }
  const again = replay<SceneTypes>(rules.value, log);
  if (!again.ok) return again;
  const { run, bookmarks: right } = again.value;
  const wrong = right.findIndex((bookmark, at) => !sameJson(asStored(bookmark), bookmarks[at]));
  if (wrong >= 0) return diverged(wrong, 'end', asStored(right[wrong]), bookmarks[wrong]);
  const outcome = run.over ? asStored(run.outcome()) : null;
  if (ended !== null && !sameJson(ended.outcome, outcome)) return diverged(last, 'end', outcome, ended.outcome);
  return ok({ replayed: true });
};
