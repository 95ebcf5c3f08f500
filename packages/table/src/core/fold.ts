import { readOn, type SceneTypes, type Session, takeUp } from '@warmoot/kernel';
import type { Played, TableEvent, TableRecord } from '@warmoot/protocol';
import { saga, table } from '@warmoot/rules';
import { asideAfter, questionsAfter } from './book.js';
import type { Book, RulesOf, RunningScene, TableFacts } from './facts.js';
import { changeSeat, doorsAfter } from './foldDoors.js';
import { followEntries, isPaused, resume, suspend } from './foldWaiting.js';
import { linesAfter } from './seen.js';
import { afterStood, memosAfterEntry, withoutStanding } from './standing.js';

/** A log that cannot be read on: its rules are not known here, or do not know its events. */
export class Unreadable extends Error {
  /** The record at which reading came to its end; null while that is not known. */
  readonly record: number | null;
  constructor(cause: unknown, record: number | null = null) {
    super('a log that cannot be read on', { cause });
    this.record = record;
  }
}

type Of<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

const must = <A>(
  result: { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: unknown },
): A => {
  if (!result.ok) throw new Unreadable(result.refusal);
  return result.value;
};

interface Reading {
  readonly rules: RulesOf;
  readonly at: number;
  readonly by: TableRecord['by'];
  readonly seenBy: TableRecord['seenBy'];
  /** The session after the entry, where the caller has it at hand; else it is read from the entry. */
  readonly session: Session<SceneTypes> | null;
  /** Scenes of which it is known that they have ended: their entries need not be followed. */
  readonly ended: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** The scenes that have ended by the last of these records. */
export const endedIn = (records: readonly TableRecord[]): ReadonlySet<number> =>
  new Set(records.flatMap(({ what }) => (what.did === 'ended' ? [what.scene] : [])));

/** A book after one more entry. */
const turned = (
  before: Book | null,
  opening: (() => Session<SceneTypes>) | null,
  played: Played,
  prefix: string,
  { at, seenBy, session }: Reading,
): Book => {
  const after =
    session ??
    (before === null
      ? (opening as NonNullable<typeof opening>)()
      : must(readOn(before.session, played.entry, played.bookmark)));
  const line = { played, seenBy, session: after };
  const aside = asideAfter(before, line);
  const asked = questionsAfter(before, line, { prefix, at, aside });
  return { session: after, nos: [...(before?.nos ?? []), played.no], aside, ...asked };
};

const opened =
  (rules: RulesOf, { header, entry, bookmark }: Of<'began'> | Of<'proposed'>) =>
  (): Session<SceneTypes> => {
    const found = header.scene === table.proposalScene.scene ? table.proposalScene : must(rules(header.scene));
    return must(takeUp<SceneTypes>(found as never, { header, entries: [entry], bookmarks: [bookmark] }));
  };

const begin = (facts: TableFacts, event: Of<'began'>, reading: Reading): TableFacts => {
  const { scene, seed, header } = event;
  const book = turned(null, opened(reading.rules, event), event, `${scene}.`, reading);
  const { seats } = book.session.run.state;
  const head = {
    scene,
    name: header.scene,
    version: header.version,
    commitment: header.commitment,
    seats,
    state: 'running',
    ...(header.closed === undefined && reading.seenBy === null ? {} : { closed: true as const }),
  } as const;
  return {
    ...facts,
    scene: {
      ...book,
      scene,
      from: facts.length,
      seed,
      seeds: seed === null ? [] : [seed],
      few: reading.seenBy,
      open: false,
      memos: {},
    },
    // A new scene may have secrets that nobody has agreed to open.
    fileOpen: null,
    // What was asked for in setting it up is past.
    slate: { ...facts.slate, asks: [] },
    scenes: [...facts.scenes, head],
    spans: [...facts.spans, { from: facts.length, to: null }],
  };
};

const play = (facts: TableFacts, event: Of<'played'>, reading: Reading): TableFacts => {
  const { scene, suspended } = facts;
  if (scene === null) throw new Unreadable({ code: 'NO_SCENE' });
  if (reading.ended.has(event.scene)) return facts;
  const after = (before: RunningScene): RunningScene => {
    const seeds = event.seed === undefined ? before.seeds : [...before.seeds, event.seed];
    const book = turned(before, null, event, `${before.scene}.`, reading);
    const memos = memosAfterEntry(before, book, event.back);
    return { ...before, ...book, seed: seeds.at(-1) ?? null, seeds, memos };
  };
  // A scene that waits around another may get a new seed too.
  const isAround = suspended.some((one) => one.scene.scene === event.scene);
  if (!isAround) return { ...facts, scene: after(scene) };
  const wait = suspended.map((one) => (one.scene.scene === event.scene ? { ...one, scene: after(one.scene) } : one));
  return { ...facts, suspended: wait };
};

const end = (facts: TableFacts, { scene, outcome }: Of<'ended'>, { at }: Reading): TableFacts => ({
  ...facts,
  ...(isPaused(facts) ? { scene: null, playing: null } : resume(facts, at)),
  scenes: facts.scenes.map((head) =>
    head.scene === scene ? { ...head, state: outcome === null ? ('abandoned' as const) : ('ended' as const) } : head,
  ),
  spans: facts.spans.map((span, at) => (facts.scenes[at]?.scene === scene ? { ...span, to: facts.length } : span)),
});

/** A campaign before anything has happened in it, and after. */
const goOn = (facts: TableFacts, { cause, events }: Of<'campaign'>, { at }: Reading): TableFacts => ({
  ...(cause.by === 'play' ? { ...suspend(facts), playing: cause.entry } : followEntries(facts, events, at)),
  campaign: saga.campaign.evolveAll(facts.campaign ?? saga.campaign.UNFOUNDED, events),
});

const put = (facts: TableFacts, event: Of<'proposed'>, reading: Reading): TableFacts => {
  // Records from before it was noted do not say who is concerned.
  const { proposal, about, entitled, until, concerned = [], waits = null } = event;
  const { by } = event.header.setup as { readonly by: string };
  const book = turned(null, opened(reading.rules, event), event, `p${proposal}.`, reading);
  const proposals = [...facts.proposals, { ...book, proposal, about, by, entitled, until, concerned, waits }];
  return { ...facts, proposals, proposed: proposal };
};

const speak = (facts: TableFacts, event: Of<'answered'>, reading: Reading): TableFacts => ({
  ...facts,
  proposals: facts.proposals.map((one) =>
    one.proposal === event.proposal ? { ...one, ...turned(one, null, event, `p${one.proposal}.`, reading) } : one,
  ),
});

const openLog = (facts: TableFacts, scene: number): TableFacts => {
  const opened = <S extends RunningScene | null>(one: S): S => (one?.scene === scene ? { ...one, open: true } : one);
  const suspended = facts.suspended.map((one) => ({ ...one, scene: opened(one.scene) }));
  return { ...facts, scene: opened(facts.scene), suspended };
};

/** Records from before an option was there do not have it. */
const optionsIn = ({ options }: Of<'opened'> | Of<'switched'>): table.TableOptions => ({
  ...table.USUAL_OPTIONS,
  ...options,
});

const change = (facts: TableFacts, what: TableEvent, reading: Reading): TableFacts => {
  switch (what.did) {
    case 'opened':
      return { ...facts, title: what.title, options: optionsIn(what), opened: reading.at };
    case 'seated': {
      const { seat, name, role, holder, player } = what;
      const taken = { seat, name, role, holder, player, keys: [], left: false, freed: false };
      return { ...facts, seats: [...facts.seats, taken] };
    }
    case 'hosted':
      return { ...facts, host: what.seat };
    case 'renamed':
      return changeSeat(facts, what.seat, () => ({ name: what.name }));
    case 'held':
      return changeSeat(facts, what.seat, () => ({ holder: what.holder, player: what.player }));
    case 'left':
      return changeSeat(withoutStanding(facts, what.seat), what.seat, () => ({ left: true, keys: [], freed: false }));
    case 'freed':
    case 'kept':
      return changeSeat(facts, what.seat, () => ({ freed: what.did === 'freed' }));
    case 'titled':
      return { ...facts, title: what.title };
    case 'shelved':
      return { ...facts, shelved: what.away };
    case 'switched':
      return { ...facts, options: optionsIn(what), switched: reading.at };
    case 'paused':
      return { ...facts, paused: true };
    case 'wentOn':
      return { ...facts, paused: false };
    case 'said':
      return facts;
    case 'began':
      return begin(facts, what, reading);
    case 'played':
      return play(facts, what, reading);
    case 'ended':
      return end(facts, what, reading);
    case 'logOpened':
      return openLog(facts, what.scene);
    case 'fileOpened':
      return { ...facts, fileOpen: facts.length + 1 };
    case 'campaign':
      return goOn(facts, what, reading);
    case 'proposed':
      return put(facts, what, reading);
    case 'answered':
      return speak(facts, what, reading);
    case 'stood':
      return afterStood(facts, what);
    case 'settled':
      return { ...facts, proposals: facts.proposals.filter(({ proposal }) => proposal !== what.proposal) };
    default:
      return doorsAfter(facts, what, reading);
  }
};

/** After how many records a mark is set. */
const MARK_EVERY = 250;

/** The facts after one more record. What was before stays as it was. */
export const fold = (
  facts: TableFacts,
  record: TableRecord,
  rules: RulesOf,
  session: Session<SceneTypes> | null = null,
  ended: ReadonlySet<number> = NONE,
): TableFacts => ({
  ...change(facts, record.what, {
    rules,
    at: record.at,
    by: record.by,
    seenBy: record.seenBy,
    session,
    ended,
  }),
  length: record.seq + 1,
  // A sealed choice or a hidden entry must not show in what all may know: the time of the last change stays as it was.
  changed: record.seenBy === null ? record.at : facts.changed,
  lines: linesAfter(facts, record),
  marks: record.seq % MARK_EVERY === 0 ? [...facts.marks, { length: record.seq, lines: facts.lines }] : facts.marks,
});

/** The facts after some more records, of which some may be of scenes that are known to have ended. */
export const readAll = (
  facts: TableFacts,
  records: readonly TableRecord[],
  rules: RulesOf,
  ended: ReadonlySet<number> = NONE,
): TableFacts => {
  let after = facts;
  for (const record of records) {
    try {
      after = fold(after, record, rules, null, ended);
    } catch (error) {
      // The rules failed on this log, so they are not the rules that wrote it.
      throw new Unreadable(error, record.seq);
    }
  }
  return after;
};
