import { isTypedIn, type SeatId } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { playersAt, scenesInPlay, seatIn, type TableFacts } from './facts.js';
import { wrongActor, wrongTaker } from './keptActors.js';
import { carriedOut, did, type Expected } from './keptConsequences.js';
import { type Event, type Followed, isOnTheSpot, type Reading, wrongClock, wrongLine } from './keptLines.js';
import { deedAfter, fallsBy, type LastDeed, proposalIn, wrongProposal, wrongSettling } from './keptProposals.js';
import { isOfScreen, isScreened } from './screen.js';
import { isNameTaken, seatIdFor } from './seating.js';
import { awaitedIn } from './shares.js';
import { same } from './stored.js';

/** Files from before names were compared by how they look hold some that differ in a space. */
const wasTaken = (facts: TableFacts, name: string, except: SeatId | null = null): boolean =>
  isNameTaken(facts, name, { except, look: (one) => one.toLowerCase() });

const wrongSeating = ({ before }: Reading, { seat, name, holder, player, role }: Event<'seated'>): string | null => {
  if (wasTaken(before, name)) return 'name';
  if (seatIdFor(name, before) !== seat) return 'seat';
  if (holder === 'regent' || (holder === 'computer') !== (player !== null)) return 'holder';
  return holder === 'computer' && role !== 'player' ? 'role' : null;
};

const wrongHolding = ({ before, record }: Reading, { seat, holder, player }: Event<'held'>): string | null => {
  const found = seatIn(before, seat);
  if (found === undefined) return 'seat';
  if ((holder === 'person') !== (player === null)) return 'holder';
  // The seat of a computer can only be given to a person, and only by the host's link, which the table notes.
  if (found.holder === 'computer' && !(holder === 'computer' || (holder === 'person' && record.by === null))) {
    return 'holder';
  }
  return found.holder !== 'computer' && holder === 'computer' ? 'holder' : null;
};

const wrongBeginning = (reading: Reading, what: Event<'began'>, followed: Followed): string | null => {
  const { before, after } = reading;
  const isTyped = before.options.dice === 'typed';
  if ((what.seed === null || what.header.typed === true) !== isTyped) return 'seed';
  const here = playersAt(before);
  if (after.scene?.session.run.state.seats.some((seat) => !here.includes(seat))) return 'header.setup';
  return followed.scene(what.scene) ? wrongLine(reading, what, { before: null, after: after.scene }) : null;
};

const wrongAudience = ({ before, record }: Reading, { events, version }: Event<'campaign'>): string | null => {
  if (version !== saga.campaign.CAMPAIGN_VERSION) return null;
  let now = before.campaign ?? saga.campaign.UNFOUNDED;
  for (const event of events) {
    if (!same(saga.campaign.audienceOf(now, event, before.options.referee), record.seenBy)) return 'seenBy';
    now = saga.campaign.evolveCampaign(now, event);
  }
  return events.length === 0 && record.seenBy !== null ? 'seenBy' : null;
};

const wrongEnd = (
  { before, record }: Reading,
  { scene, outcome }: Event<'ended'>,
  followed: Followed,
): string | null => {
  if (!same(before.scene?.few, record.seenBy)) return 'seenBy';
  return followed.scene(scene) && before.scene?.session.run.over !== (outcome !== null) ? 'outcome' : null;
};

/** What a record says by itself that does not follow from what came before it. */
const wrongWhat = (reading: Reading, followed: Followed, deed: LastDeed | null): string | null => {
  const { before, after, record } = reading;
  const { what } = record;
  switch (what.did) {
    case 'opened':
      return what.options.referee === null ? null : 'options';
    case 'seated':
      return wrongSeating(reading, what);
    case 'hosted':
      return seatIn(before, what.seat)?.role === 'player' ? null : 'seat';
    case 'renamed':
      return wasTaken(before, what.name, what.seat) ? 'name' : null;
    case 'held':
      return wrongHolding(reading, what);
    case 'left':
      return what.seat === before.host || before.scene?.session.run.state.seats.includes(what.seat) ? 'seat' : null;
    case 'began':
      return wrongBeginning(reading, what, followed);
    case 'played': {
      if (!followed.scene(what.scene)) return null;
      if (before.paused && ['answer', 'gesture'].includes(what.entry.input.input)) return 'entry';
      const [was = null, is] = [before, after].map((facts) =>
        scenesInPlay(facts).find((one) => one.scene === what.scene),
      );
      const wrong = wrongLine(reading, what, { before: was, after: is }) ?? wrongClock(reading, what, was);
      return wrong ?? wrongTaker(before, record);
    }
    case 'ended':
      return wrongEnd(reading, what, followed);
    case 'proposed':
      return wrongProposal(reading, what, followed);
    case 'answered': {
      if (!followed.proposal(what.proposal)) return null;
      const [was = null, is] = [before, after].map((facts) => proposalIn(facts, what.proposal));
      return wrongLine(reading, what, { before: was, after: is }) ?? wrongClock(reading, what, was);
    }
    case 'settled':
      return wrongSettling(reading, what, followed, deed);
    case 'campaign':
      return wrongAudience(reading, what);
    default:
      return null;
  }
};

const IN_LOGS: ReadonlySet<string> = new Set(['began', 'played', 'ended', 'proposed', 'answered', 'campaign']);

/** What only ever follows at once on something else that the table has written. */
const NEVER_FIRST: ReadonlySet<string> = new Set(['paused', 'wentOn', 'freed', 'logOpened', 'fileOpened']);

const isFirst = (before: TableFacts, record: TableRecord): boolean => {
  const { by, what } = record;
  // The seat of the referee was handed out.
  if (what.did === 'switched') return same(what.options, { ...before.options, referee: null });
  if (NEVER_FIRST.has(what.did)) return false;
  if (by !== null || isOnTheSpot(record)) return true;
  // What the table itself writes without being asked: hidden dice, other rules, the seed of another server, and that a computer's seat is a person's now.
  if (isOfScreen(before, record)) return true;
  if (what.did === 'played') return what.entry.input.input === 'rules' || what.entry.input.input === 'reseed';
  return what.did === 'opened' || (what.did === 'held' && what.holder === 'person');
};

/** Dice that fall by themselves fall at once; a computer player may have remarked on those before them first. */
const diceOrRemark: Expected = ({ what, how }) =>
  what.did === 'played' &&
  (what.entry.input.input === 'dice' || (what.entry.input.input === 'gesture' && how === 'computer'));

/** A clock may be set back, but not by more than this. */
const SET_BACK_MS = 24 * 3600 * 1000;

/**
 * Reads a table's records one by one and derives again all that follows from the rest: who wrote what, who may see it, by
 * which number it goes, what came of a proposal, and what has to follow. What people freely chose is taken as it is.
 */
export class RecordReader {
  private last: TableRecord | null = null;
  private latest = 0;
  private expected: Expected | null = null;
  private deed: LastDeed | null = null;
  /** The desk that writes now throws behind the screen: then all dice fall until somebody must decide. */
  private isScreening = false;

  private readonly followed: Followed;

  constructor(followed: Followed) {
    this.followed = followed;
  }

  /** What one desk has to write next. */
  private next({ after, record: { what } }: Reading): Expected | null {
    const { scene, proposals } = after;
    if (what.did === 'opened') return did('seated');
    if (what.did === 'settled' && what.why === 'agreed') return carriedOut(after, what);
    if (what.did === 'logOpened') return did('fileOpened');
    if (what.did === 'campaign' && what.more) return did('campaign');
    if (what.did === 'campaign' && what.cause.by === 'play') return did('began');
    const falls = fallsBy(this.deed, after, this.followed);
    if (falls !== null) return falls;
    const over = proposals.find(({ proposal, session }) => session.run.over && this.followed.proposal(proposal));
    if (over !== undefined) return did('settled', ({ proposal }) => proposal === over.proposal);
    if (scene === null || !this.followed.scene(scene.scene)) return null;
    const { run } = scene.session;
    if (run.over) return did('ended');
    const isDrawn = !isTypedIn(scene.session) && (this.isScreening || !isScreened(scene.session));
    const throws = run.awaits.need === 'dice' && isDrawn && awaitedIn(after, scene).length === 0;
    return throws ? diceOrRemark : null;
  }

  /** The field of a record that does not follow from those before it; null where all does. */
  read(reading: Reading): string | null {
    const { before, record } = reading;
    const { last, expected } = this;
    if (expected === null) this.isScreening = isOfScreen(before, record);
    if (
      expected === null
        ? before.host !== null && !isFirst(before, record) && !this.goesOn(record)
        : !expected(record, before)
    ) {
      return 'what';
    }
    if (expected !== null && last !== null && last.at !== record.at) return 'at';
    if (record.at < this.latest - SET_BACK_MS) return 'at';
    if (!IN_LOGS.has(record.what.did) && record.seenBy !== null) return 'seenBy';
    const wrong = wrongWhat(reading, this.followed, this.deed) ?? wrongActor(before, record);
    if (wrong !== null) return wrong;
    this.deed = deedAfter(this.deed, last, reading);
    this.expected = this.next(reading);
    this.latest = Math.max(this.latest, record.at);
    this.last = record;
    return null;
  }

  /**
   * What the table writes may follow on what came before at the same time, where it is not known that it must. It goes
   * back only where that was settled.
   */
  private goesOn({ at, what }: TableRecord): boolean {
    const isUndo = what.did === 'played' && what.entry.input.input === 'undo';
    return !isUndo && this.last !== null && this.last.at === at;
  }

  /** Whether something would have had to follow the last record. */
  get isCut(): boolean {
    return this.expected !== null;
  }
}
