import {
  type Bookmark,
  beginState,
  dieName,
  type Heard,
  innermost,
  type Json,
  type SceneTypes,
  type SeatId,
  type Standing,
  type State,
  standingOf,
  type ThrownRecord,
  viewOf,
} from '@warmoot/kernel';
import {
  aboutNow,
  type Due,
  type Item,
  isOfDoors,
  type Played,
  type SceneDue,
  type SceneNews,
  type SeenEntry,
  type SeenEvent,
  type SeenInput,
  type SeenProposal,
  type SeenScene,
  type SeenSeat,
  type SeenTable,
  type SeenThrow,
  type TableRecord,
  throwSeen,
  throwUnread,
} from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { isMade, stepOf } from './book.js';
import { type Book, people, type RunningProposal, type RunningScene, seatIn, type TableFacts } from './facts.js';
import { doorSeen, isUnseen } from './foldDoors.js';
import { awaitsShares, sharesSeen } from './shares.js';
import { rulingIn, waitedFor } from './waiting.js';

const mayKnow = (few: readonly SeatId[] | null, seat: SeatId | null): boolean =>
  few === null || (seat !== null && few.includes(seat));

const heardBy = (heard: readonly Heard[], seat: SeatId | null): readonly Heard[] =>
  heard.filter(({ to }) => mayKnow(to, seat));

/** Whether a seat may know the numbers of a throw: with the faces and the results of some, a rating can be told. */
const mayRead = (thrown: ThrownRecord | null, seat: SeatId | null): boolean => mayKnow(thrown?.readBy ?? null, seat);

/** A throw as a seat may know of it: whole, by its result alone, or not at all. */
const thrownSeen = ({ entry, needs }: Played, seat: SeatId | null): SeenThrow | null => {
  const { thrown, input } = entry;
  if (thrown === null || !mayKnow(thrown.seenBy, seat)) return null;
  if (!mayRead(thrown, seat)) return throwUnread(thrown);
  return throwSeen(thrown, input.input === 'dice' ? input.faces : [], needs ?? null);
};

const inputSeen = ({ entry, back, reveals, stepSeenBy }: Played, seat: SeatId | null): SeenInput => {
  const { input } = entry;
  switch (input.input) {
    case 'undo':
      return { input: 'undo', to: back ?? 0 };
    case 'dice': {
      if (!mayKnow(stepSeenBy, seat)) return { input: 'hidden' };
      return { input: 'dice', faces: mayRead(entry.thrown, seat) ? input.faces : [], from: input.from };
    }
    case 'answer': {
      if (!mayKnow(stepSeenBy, seat)) return { input: 'hidden' };
      if (reveals) return { input: 'reveal' };
      const answer = { input: 'answer', seat: input.seat, as: input.as ?? input.seat } as const;
      return input.seat === seat ? { ...answer, choice: input.choice as Json } : answer;
    }
    default:
      return input;
  }
};

/**
 * Where the scene stood at a bookmark, for a seat. That others have sealed is left out: it is news while it lasts, and
 * nothing that a log tells.
 */
const standingAt = ({ agenda, sealed, inner }: Bookmark, seat: SeatId | null): Standing => {
  const facts = { seats: [], given: {}, open: {}, own: {} };
  return standingOf(viewOf({ ...facts, agenda, sealed, inner } as State<SceneTypes>, seat, true));
};

/** An entry as a seat may know of it. The chain is left out: from it a sealed choice could be guessed and confirmed. */
const entrySeen = (played: Played, seat: SeatId | null): SeenEntry => ({
  no: played.no,
  input: inputSeen(played, seat),
  thrown: thrownSeen(played, seat),
  heard: heardBy(played.entry.heard, seat),
  standing: standingAt(played.bookmark, seat),
});

/** Whether a record stands in anybody's log at all. */
export const standsInLog = ({ what, seenBy }: Pick<TableRecord, 'what' | 'seenBy'>): boolean => {
  if (what.did === 'keyed') return what.how !== 'sat';
  return !isOfDoors({ what }) && (seenBy === null || seenBy.length > 0);
};

const eventSeen = (record: TableRecord, seat: SeatId | null): SeenEvent | null => {
  const { what } = record;
  if (isUnseen(what)) return null;
  switch (what.did) {
    case 'opened':
      return { did: 'opened', title: what.title };
    case 'keyed':
      return { did: 'keyed', seat: what.seat, how: what.how };
    case 'ended':
      return { did: 'ended', scene: what.scene, outcome: what.outcome };
    case 'began': {
      const { scene, version, commitment } = what.header;
      return { did: 'began', scene: what.scene, name: scene, version, commitment, entry: entrySeen(what, seat) };
    }
    case 'played':
      return { did: 'played', scene: what.scene, entry: entrySeen(what, seat) };
    case 'proposed':
      return { did: 'proposed', proposal: what.proposal, about: what.about, value: what.value };
    case 'answered':
      return { did: 'answered', proposal: what.proposal, heard: heardBy(what.entry.heard, seat) };
    case 'campaign': {
      const { cause, events } = what;
      return { did: 'campaign', by: cause.by, scene: cause.by === 'scene' ? cause.scene : null, events };
    }
    default:
      return what;
  }
};

/** Whether the doer stays unnamed: the last to seal, or whoever did something that few may know of. */
const isNobodys = ({ what }: TableRecord, seen: SeenEvent): boolean =>
  ((what.did === 'played' || what.did === 'answered') && what.reveals) ||
  (seen.did === 'played' && seen.entry.input.input === 'hidden');

/** The lines of a seat's log among these records, which follow on one another; `before` lines came earlier. */
export const itemsOf = (records: readonly TableRecord[], seat: SeatId | null, before: number): readonly Item[] => {
  const items: Item[] = [];
  for (const record of records) {
    if (!standsInLog(record) || !mayKnow(record.seenBy, seat)) continue;
    const what = eventSeen(record, seat);
    if (what === null) continue;
    const { at, by, how } = record;
    const isSecret = isNobodys(record, what);
    items.push({ place: before + items.length, at, by: isSecret ? null : by, how: isSecret ? 'table' : how, what });
  }
  return items;
};

/** How many lines a seat's log has. */
export const linesOf = ({ lines }: Pick<TableFacts, 'lines'>, seat: SeatId | null): number =>
  lines.all + (seat === null ? 0 : (lines.own[seat] ?? 0));

/**
 * Whether dice that no person is to throw may be typed in by this seat: by any person who plays; where few may know of
 * them, by one of these, unless none of them is a person.
 */
const mayType = (facts: TableFacts, book: Book, thrower: SeatId | null, seat: SeatId): boolean => {
  const { session } = book;
  if (session.run.awaits.need !== 'dice' || seatIn(facts, thrower)?.holder === 'person') return false;
  const playing = people(facts).flatMap((one) => (session.run.state.seats.includes(one.seat) ? [one.seat] : []));
  const few = stepOf(session)?.seenBy ?? (book as Partial<RunningScene>).few;
  const knowing = playing.filter((one) => few?.includes(one) ?? true);
  return (knowing.length > 0 ? knowing : playing).includes(seat);
};

/** The questions of a book that are put to a seat. */
export const dueIn = (facts: TableFacts, book: Book, seat: SeatId | null): readonly Due[] => {
  if (seat === null || awaitsShares(book)) return [];
  const due = new Map<string, Due>();
  for (const { question, as, seat: asked, since } of book.questions) {
    if (asked !== seat && !mayType(facts, book, asked, seat)) continue;
    const made = isMade(book, as);
    const key = `${question} ${made}`;
    due.set(key, { question, since, made, as: [...(due.get(key)?.as ?? []), as] });
  }
  return [...due.values()];
};

/** The dice that a book waits for, as whoever types them in is told. */
const diceDue = ({ session }: Book): Pick<SceneDue, 'dice' | 'by'> => {
  const { awaits } = session.run;
  return awaits.need === 'dice' ? { dice: awaits.throw.dice.map(dieName), by: awaits.by } : {};
};

/** The questions of a scene that are put to a seat, with what they are about as far as the seat may know of it. */
export const askedIn = (facts: TableFacts, book: Book, seat: SeatId | null): readonly SceneDue[] => {
  const due = dueIn(facts, book, seat);
  if (due.length === 0) return due;
  const about = mayKnow(stepOf(book.session)?.seenBy ?? null, seat) ? aboutNow(book.session.run) : null;
  return due.map((one) => ({ ...one, ...about, ...diceDue(book) }));
};

const seatSeen = (
  { host }: TableFacts,
  { seat, name, role, holder, player, keys, left, freed }: TableFacts['seats'][number],
): SeenSeat => ({
  seat,
  name,
  role,
  holder,
  player,
  host: seat === host,
  taken: !left && (holder === 'computer' || keys.length > 0),
  freed,
});

const proposalSeen = (facts: TableFacts, running: RunningProposal, seat: SeatId | null): SeenProposal => {
  const { proposal, about, entitled, concerned, until, session } = running;
  const { sealed } = innermost(session.run).state;
  const ruling = rulingIn(running);
  const { awaits } = session.run;
  const view = viewOf(session.run.state, seat, facts.options.hideMade);
  return {
    proposal,
    about,
    value: ruling.value,
    by: ruling.by ?? running.by,
    entitled,
    agreed: ruling.agreed,
    referee: (session.header.setup as { readonly referee: SeatId | null }).referee,
    step: awaits.need === 'answers' && awaits.step === 'vote' ? 'vote' : 'decide',
    voted: Object.keys(sealed)
      .filter((as) => view.made.includes(as))
      .sort(),
    until,
    concerned,
    waitsFor: waitedFor(running),
    due: dueIn(facts, running, seat)[0] ?? null,
  };
};

/** The table as a seat sees it. */
export const tableSeen = (facts: TableFacts, seat: SeatId | null): SeenTable => ({
  title: facts.title,
  options: facts.options,
  paused: facts.paused,
  shelved: facts.shelved,
  door: doorSeen(facts.door),
  slate: { fields: facts.slate.fields, asks: facts.slate.asks },
  seats: facts.seats.map((one) => seatSeen(facts, one)),
  scenes: facts.scenes,
  proposals: facts.proposals.map((one) => proposalSeen(facts, one, seat)),
});

/** The campaign as a seat sees it. */
export const campaignSeen = (
  { campaign, options }: TableFacts,
  seat: SeatId | null,
): saga.campaign.SeenCampaign | null =>
  campaign === null ? null : saga.campaign.seenCampaign(campaign, { seat, referee: options.referee });

/** A person without a seat in the scene sees it as a spectator, unless they may read a sheet that is closed to others. */
const viewerIn = ({ seats, shown }: State<SceneTypes>, seat: SeatId | null): SeatId | null =>
  seat !== null && (seats.includes(seat) || Object.hasOwn(shown ?? {}, seat)) ? seat : null;

/** The running scene, if a seat may know what happens in it. */
const sceneFor = ({ scene }: TableFacts, seat: SeatId | null): RunningScene | null =>
  scene !== null && mayKnow(scene.few, seat) ? scene : null;

const viewIn = ({ options }: TableFacts, { session }: RunningScene, seat: SeatId | null): SeenScene['view'] => {
  const { state } = session.run;
  return viewOf(state, viewerIn(state, seat), options.hideMade);
};

/** The view of a seat before the first record. */
const firstViewIn = ({ session }: RunningScene, seat: SeatId | null): SeenScene['first'] => {
  const begun = beginState<SceneTypes>(session.rules, session.header);
  // It began once already: rules that cannot begin it any more could not have read its log either.
  if (!begun.ok) throw new Error('a running scene that cannot begin');
  return viewOf(begun.value, viewerIn(begun.value, seat));
};

/** The running scene as a seat sees it: the kernel takes the view. */
export const sceneSeen = (facts: TableFacts, seat: SeatId | null): SeenScene | null => {
  const scene = sceneFor(facts, seat);
  if (scene === null) return null;
  const { session } = scene;
  return {
    scene: scene.scene,
    name: session.rules.scene,
    version: session.rules.version,
    first: firstViewIn(scene, seat),
    view: viewIn(facts, scene, seat),
    due: askedIn(facts, scene, seat),
    ...sharesSeen(facts, scene),
  };
};

export const sceneNews = (facts: TableFacts, seat: SeatId | null): SceneNews | null => {
  const scene = sceneFor(facts, seat);
  if (scene === null) return null;
  const [standing, due] = [standingOf(viewIn(facts, scene, seat)), askedIn(facts, scene, seat)];
  return { scene: scene.scene, standing, due, ...sharesSeen(facts, scene) };
};
