import { dieName, knowersOf, type SeatId } from '@warmoot/kernel';
import { aboutNow, type Due, type SceneDue } from '@warmoot/protocol';
import { isMade } from './book.js';
import { type Book, people, type RunningScene, seatIn, type TableFacts } from './facts.js';
import { awaitsShares } from './shares.js';
import { givenFor } from './standing.js';

export const mayKnow = (few: readonly SeatId[] | null, seat: SeatId | null): boolean =>
  few === null || (seat !== null && few.includes(seat));

/** How an answer is called that stands because no other is open. */
const ONLY = 'only';

/**
 * Whether dice that no person is to throw may be typed in by this seat: by any person who plays; where few may know of
 * them, by one of these, unless none of them is a person.
 */
const mayType = (facts: TableFacts, book: Book, thrower: SeatId | null, seat: SeatId): boolean => {
  const { session } = book;
  if (session.run.awaits.need !== 'dice' || seatIn(facts, thrower)?.holder === 'person') return false;
  const playing = people(facts).flatMap((one) => (session.run.state.seats.includes(one.seat) ? [one.seat] : []));
  const few = knowersOf(session.run.state) ?? (book as Partial<RunningScene>).few;
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

/** A question, parted by which of its answers stand for the seat: those the table gives. */
const byStanding = (facts: TableFacts, book: Book, seat: SeatId | null, due: Due): readonly SceneDue[] => {
  const { scene } = facts;
  if (seat === null || book !== scene || facts.stands[seat] === undefined || due.made) return [due];
  const parted = new Map<string, string[]>();
  for (const as of due.as) {
    const given = givenFor(facts, scene, { seat, as });
    const stands = given === null ? '' : (given.id ?? ONLY);
    parted.set(stands, [...(parted.get(stands) ?? []), as]);
  }
  return [...parted].map(([stands, as]) => (stands === '' ? { ...due, as } : { ...due, as, stands }));
};

/** The questions of a scene that are put to a seat, with what they are about as far as the seat may know of it. */
export const askedIn = (facts: TableFacts, book: Book, seat: SeatId | null): readonly SceneDue[] => {
  const due = dueIn(facts, book, seat);
  if (due.length === 0) return due;
  const about = mayKnow(knowersOf(book.session.run.state), seat) ? aboutNow(book.session.run) : null;
  return due
    .flatMap((one) => byStanding(facts, book, seat, one))
    .map((one) => ({ ...one, ...about, ...diceDue(book) }));
};
