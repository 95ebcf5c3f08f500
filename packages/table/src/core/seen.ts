import {
  type Bookmark,
  beginState,
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
  type Item,
  type Played,
  type SceneNews,
  type SeenEntry,
  type SeenEvent,
  type SeenInput,
  type SeenProposal,
  type SeenScene,
  type SeenSeat,
  type SeenTable,
  type SeenThrow,
  shownHow,
  staysInStore,
  type TableRecord,
  throwSeen,
  throwUnread,
} from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { askedIn, dueIn, mayKnow } from './asked.js';
import type { RunningProposal, RunningScene, TableFacts } from './facts.js';
import { doorSeen, isUnseen } from './foldDoors.js';
import { sharesSeen } from './shares.js';
import { rulingIn, waitedFor } from './waiting.js';

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
    case 'gesture':
      return { input: 'gesture', seat: input.seat };
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
const standsInLog = ({ what, seenBy }: Pick<TableRecord, 'what' | 'seenBy'>): boolean => {
  if (what.did === 'keyed') return what.how !== 'sat';
  return !staysInStore({ what }) && (seenBy === null || seenBy.length > 0);
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
    const { at, by } = record;
    const how = shownHow(record);
    const isSecret = isNobodys(record, what);
    items.push({ place: before + items.length, at, by: isSecret ? null : by, how: isSecret ? 'table' : how, what });
  }
  return items;
};

/** How many lines stand in the logs after one more record. */
export const linesAfter = ({ lines }: TableFacts, record: TableRecord): TableFacts['lines'] => {
  if (!standsInLog(record)) return lines;
  if (record.seenBy === null) return { ...lines, all: lines.all + 1 };
  const own = { ...lines.own };
  for (const seat of record.seenBy) own[seat] = (own[seat] ?? 0) + 1;
  return { ...lines, own };
};

/** How many lines a seat's log has. */
export const linesOf = ({ lines }: Pick<TableFacts, 'lines'>, seat: SeatId | null): number =>
  lines.all + (seat === null ? 0 : (lines.own[seat] ?? 0));

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
  ...(seat === null || facts.stands[seat] === undefined ? {} : { stands: facts.stands[seat] }),
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
