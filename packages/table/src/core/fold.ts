import { readOn, type SceneTypes, type Session, takeUp } from '@warmoot/kernel';
import type { Played, TableEvent, TableRecord } from '@warmoot/protocol';
import { proposalScene } from '@warmoot/rules';
import { questionsAfter } from './book.js';
import type { Book, RulesOf, Seat, TableFacts } from './facts.js';
import { standsInLog } from './seen.js';

/** A log that cannot be read on: its rules are not known here, or do not know its events. */
export class Unreadable extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('a log that cannot be read on');
    this.refusal = refusal;
  }
}

type Of<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

const must = <A>(
  result: { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: unknown },
): A => {
  if (!result.ok) throw new Unreadable(result.refusal);
  return result.value;
};

const changeSeat = (facts: TableFacts, seat: string, change: (seat: Seat) => Partial<Seat>): TableFacts => ({
  ...facts,
  seats: facts.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
});

interface Reading {
  readonly rules: RulesOf;
  readonly at: number;
  /** The session after the entry, where the caller has it at hand; else it is read from the entry. */
  readonly session: Session<SceneTypes> | null;
}

/** A book after one more entry. */
const turned = (
  before: Book | null,
  opening: (() => Session<SceneTypes>) | null,
  played: Played,
  prefix: string,
  { at, session }: Reading,
): Book => {
  const after =
    session ??
    (before === null
      ? (opening as NonNullable<typeof opening>)()
      : must(readOn(before.session, played.entry, played.bookmark)));
  const questions = questionsAfter(before, { played, seenBy: null, session: after }, { prefix, at });
  return { session: after, nos: [...(before?.nos ?? []), played.no], questions };
};

const opened =
  (rules: RulesOf, { header, entry, bookmark }: Of<'began'> | Of<'proposed'>) =>
  (): Session<SceneTypes> => {
    const found = header.scene === proposalScene.scene ? proposalScene : must(rules(header.scene));
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
  } as const;
  return {
    ...facts,
    scene: { ...book, scene, from: facts.length, seed, open: false },
    scenes: [...facts.scenes, head],
  };
};

const play = (facts: TableFacts, event: Of<'played'>, reading: Reading): TableFacts => {
  const { scene } = facts;
  if (scene === null) throw new Unreadable({ code: 'NO_SCENE' });
  return { ...facts, scene: { ...scene, ...turned(scene, null, event, `${scene.scene}.`, reading) } };
};

const end = (facts: TableFacts, { scene, outcome }: Of<'ended'>): TableFacts => ({
  ...facts,
  scene: null,
  scenes: facts.scenes.map((head) =>
    head.scene === scene ? { ...head, state: outcome === null ? ('abandoned' as const) : ('ended' as const) } : head,
  ),
});

const put = (facts: TableFacts, event: Of<'proposed'>, reading: Reading): TableFacts => {
  const { proposal, about, entitled, until } = event;
  const { by } = event.header.setup as { readonly by: string };
  const book = turned(null, opened(reading.rules, event), event, `p${proposal}.`, reading);
  const proposals = [...facts.proposals, { ...book, proposal, about, by, entitled, until }];
  return { ...facts, proposals, proposed: proposal };
};

const speak = (facts: TableFacts, event: Of<'answered'>, reading: Reading): TableFacts => ({
  ...facts,
  proposals: facts.proposals.map((one) =>
    one.proposal === event.proposal ? { ...one, ...turned(one, null, event, `p${one.proposal}.`, reading) } : one,
  ),
});

const change = (facts: TableFacts, what: TableEvent, reading: Reading): TableFacts => {
  switch (what.did) {
    case 'opened':
      return { ...facts, title: what.title, options: what.options, opened: reading.at };
    case 'seated': {
      const { seat, name, role, holder, player } = what;
      return { ...facts, seats: [...facts.seats, { seat, name, role, holder, player, keys: [], left: false }] };
    }
    case 'hosted':
      return { ...facts, host: what.seat };
    case 'keyed':
      return changeSeat(facts, what.seat, ({ keys }) => ({
        keys: [...keys.filter((key) => key !== what.key), what.key],
      }));
    case 'unkeyed':
      return changeSeat(facts, what.seat, ({ keys }) => ({ keys: keys.filter((key) => !what.keys.includes(key)) }));
    case 'ticketed':
      return { ...facts, tickets: [...facts.tickets, what.ticket] };
    case 'spent':
      return { ...facts, tickets: facts.tickets.filter(({ hash }) => hash !== what.ticket) };
    case 'renamed':
      return changeSeat(facts, what.seat, () => ({ name: what.name }));
    case 'held':
      return changeSeat(facts, what.seat, () => ({ holder: what.holder, player: what.player }));
    case 'left':
      return changeSeat(facts, what.seat, () => ({ left: true, keys: [] }));
    case 'titled':
      return { ...facts, title: what.title };
    case 'switched':
      return { ...facts, options: what.options };
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
      return end(facts, what);
    case 'logOpened':
      return facts.scene === null ? facts : { ...facts, scene: { ...facts.scene, open: true } };
    case 'proposed':
      return put(facts, what, reading);
    case 'answered':
      return speak(facts, what, reading);
    case 'settled':
      return { ...facts, proposals: facts.proposals.filter(({ proposal }) => proposal !== what.proposal) };
  }
};

const counted = ({ lines }: TableFacts, record: TableRecord): TableFacts['lines'] => {
  if (!standsInLog(record)) return lines;
  if (record.seenBy === null) return { ...lines, all: lines.all + 1 };
  const own = { ...lines.own };
  for (const seat of record.seenBy) own[seat] = (own[seat] ?? 0) + 1;
  return { ...lines, own };
};

/** The facts after one more record. What was before stays as it was. */
export const fold = (
  facts: TableFacts,
  record: TableRecord,
  rules: RulesOf,
  session: Session<SceneTypes> | null = null,
): TableFacts => ({
  ...change(facts, record.what, { rules, at: record.at, session }),
  length: record.seq + 1,
  changed: record.at,
  lines: counted(facts, record),
});
