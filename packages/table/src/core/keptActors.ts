import type { SeatId } from '@warmoot/kernel';
import type { TableEvent, TableRecord } from '@warmoot/protocol';
import { type Seat, scenesInPlay, seatIn, type TableFacts } from './facts.js';
import { takenBackTo } from './takingBack.js';

type Event<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

/** Who can have written a record: the table itself, or one of some seats, through its person or something else. */
interface Writers {
  readonly table?: boolean;
  readonly person?: readonly (SeatId | null)[];
  readonly computer?: SeatId;
  readonly clock?: SeatId;
}

const TABLE: Writers = { table: true };

const seatsOf = ({ seats }: TableFacts, fits: (seat: Seat) => boolean): readonly SeatId[] =>
  seats.filter((one) => !one.left && fits(one)).map(({ seat }) => seat);

const players = (facts: TableFacts): readonly SeatId[] => seatsOf(facts, ({ role }) => role === 'player');

const inScene = (facts: TableFacts, what: Event<'played'>): Writers => {
  const { input } = what.entry;
  if (input.input === 'answer') return { person: [input.seat], computer: input.seat, clock: input.seat };
  if (input.input === 'gesture') return { person: [input.seat], computer: input.seat };
  if (input.input === 'link' || (input.input === 'share' && input.tip !== null)) return { person: [input.seat] };
  // Who goes back alone takes back their own; else it was settled by the table.
  if (input.input === 'undo') return { table: true, person: players(facts) };
  return input.input === 'dice' && input.from === 'table' ? { person: players(facts) } : TABLE;
};

const inCampaign = (facts: TableFacts, { cause }: Event<'campaign'>): Writers =>
  cause.by === 'scene' || cause.decided ? TABLE : { person: players(facts) };

const ofSettling = ({ proposals, host }: TableFacts, { proposal, why }: Event<'settled'>): Writers => {
  if (why !== 'withdrawn') return TABLE;
  const found = proposals.find((one) => one.proposal === proposal);
  return { person: [found?.by ?? null, host, ...(found?.entitled ?? [])] };
};

/** Who can have written what; null where that is not known here. */
const writersOf = (facts: TableFacts, what: TableEvent): Writers | null => {
  switch (what.did) {
    case 'opened':
    case 'switched':
    case 'paused':
    case 'wentOn':
    case 'logOpened':
    case 'fileOpened':
    case 'freed':
    case 'ended':
      return TABLE;
    case 'seated':
      return { person: [what.holder === 'person' ? what.seat : facts.host] };
    case 'hosted':
      return facts.host === null ? TABLE : { table: true, person: [facts.host] };
    case 'held':
      return { table: true, person: [what.seat] };
    case 'renamed':
    case 'kept':
      return { person: [what.seat] };
    case 'left':
      return { person: [what.seat, facts.host] };
    case 'titled':
    case 'shelved':
      return { person: [facts.host] };
    case 'said':
      return { person: seatsOf(facts, () => true) };
    case 'began':
      return { table: true, person: players(facts) };
    case 'played':
      return inScene(facts, what);
    case 'campaign':
      return inCampaign(facts, what);
    case 'proposed':
      return { person: [(what.header.setup as { readonly by: SeatId }).by] };
    case 'answered': {
      const { input } = what.entry;
      return input.input === 'answer' ? { person: [input.seat], clock: input.seat } : TABLE;
    }
    case 'settled':
      return ofSettling(facts, what);
    default:
      return null;
  }
};

const isWriter = (facts: TableFacts, writers: Writers, { by, how, what }: TableRecord): boolean => {
  if (how === 'table') return writers.table === true && by === null;
  if (by === null) return false;
  if (how === 'clock') return writers.clock === by;
  if (how === 'computer') return writers.computer === by && seatIn(facts, by)?.player != null;
  // Whoever sits down was not there before. Nobody sits where a computer has its own seat.
  const sits = what.did === 'seated' || (seatIn(facts, by)?.holder ?? 'computer') !== 'computer';
  return sits && (writers.person?.includes(by) ?? false);
};

/** The first of the fields that say who wrote a record that cannot be as it is; null where they can. */
export const wrongActor = (facts: TableFacts, record: TableRecord): string | null => {
  const writers = writersOf(facts, record.what);
  if (writers !== null && !isWriter(facts, writers, record)) return 'by';
  // Files from before they were left out hold the commands of people. Nobody else sends any.
  return record.command === null || record.how === 'person' ? null : 'command';
};

/** Who goes back alone takes back an answer of their own, as long as they may. */
export const wrongTaker = (facts: TableFacts, { by, what }: TableRecord): string | null => {
  if (by === null || what.did !== 'played' || what.entry.input.input !== 'undo') return null;
  const scene = scenesInPlay(facts).find((one) => one.scene === what.scene);
  const to = scene === undefined ? null : takenBackTo(facts, scene, by);
  return to?.ok && to.value === what.back ? null : 'by';
};
