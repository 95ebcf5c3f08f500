import {
  type Asked,
  canonicalJson,
  type Entry,
  enter,
  type Input,
  innermost,
  knowersOf,
  type Result,
  type SceneTypes,
  type SeatId,
  type Session,
  type Step,
  type Throw,
} from '@warmoot/kernel';
import { againstOf, type Needs, needsOf } from '@warmoot/protocol';
import type { Book, Line, Question } from './facts.js';

export const stepOf = (session: Session<SceneTypes>): Step | undefined => innermost(session.run).state.agenda.at(-1);

const askedIn = (entry: Entry): Asked | null =>
  entry.input.input === 'answer' ? { seat: entry.input.seat, as: entry.input.as ?? entry.input.seat } : null;

/** Whether the entry is an answer that still waits for others. */
const isSealed = (entry: Entry, after: Session<SceneTypes>): boolean => {
  const asked = askedIn(entry);
  return asked !== null && Object.hasOwn(innermost(after.run).state.sealed, asked.as);
};

/**
 * Who may know what an entry answered or threw for; null where all may. What was asked apart is known to whoever answered
 * it; dice to those whom their fall has shown them; and what was said unasked to those who heard it.
 */
const fewOf = (entry: Entry, before: Session<SceneTypes>): readonly SeatId[] | null => {
  const { input, thrown, heard } = entry;
  if (input.input === 'dice') return thrown?.seenBy ?? null;
  if (input.input === 'answer') return stepOf(before)?.apart ? [input.seat] : knowersOf(before.run.state);
  if (input.input !== 'gesture' || heard.some(({ to }) => to === null)) return null;
  return heard.flatMap(({ to }) => to ?? []);
};

const isNote = ({ input }: Entry): boolean => input.input === 'share' || input.input === 'link';

/** In whose log an entry stands: in nobody's while it is sealed, in few people's where few may know, or in everybody's. */
const seenBy = (entry: Entry, sealed: boolean, few: readonly SeatId[] | null): readonly SeatId[] | null => {
  if (sealed) return [];
  if (few === null || entry.heard.some(({ to }) => to === null)) return null;
  return [...new Set([...few, ...entry.heard.flatMap(({ to }) => to ?? [])])];
};

/** What a throw needs, where the sum of the opposing lines is another number: hits of a pool. */
const needsUnsaid = (thrown: Throw): Needs | null => {
  const needs = needsOf(thrown);
  return needs === null || (needs.atLeast ?? needs.atMost) === againstOf(thrown.tally) ? null : needs;
};

/** The line that the last entry of a session adds. */
export const lineOf = (before: Pick<Book, 'session' | 'nos'> | null, after: Session<SceneTypes>): Line => {
  const entry = after.entries.at(-1) as Entry;
  const bookmark = after.bookmarks.at(-1) as Line['played']['bookmark'];
  const few = before === null ? null : fewOf(entry, before.session);
  const sealed = isSealed(entry, after);
  const awaited = before?.session.run.awaits;
  const reveals = !sealed && entry.input.input === 'answer' && awaited?.need === 'answers' && awaited.together;
  const seen = seenBy(entry, sealed, few);
  const last = before?.nos.at(-1) ?? -1;
  // People speak of what happened by its number: what is noted for the dice is no such thing.
  const no = seen === null && !isNote(entry) ? last + 1 : last;
  const back = entry.input.input === 'undo' ? (before?.nos[entry.input.to] ?? 0) : null;
  const needs = awaited?.need === 'dice' ? needsUnsaid(awaited.throw) : null;
  const played = { entry, bookmark, no, back, reveals, stepSeenBy: few, ...(needs === null ? {} : { needs }) };
  return { played, seenBy: seen, session: after };
};

/**
 * Tells a question from the next one at the same step. For rulings that is the proposal on the table. What is asked apart
 * is taken as its seat sees it: who else is asked makes no other question of it.
 */
const matterOf = (session: Session<SceneTypes>, seat: SeatId | null): string => {
  const { agenda, open } = innermost(session.run).state;
  const { ruling } = open as { readonly ruling?: { readonly value: unknown; readonly by: unknown } | null };
  const step = agenda.at(-1) ?? null;
  return canonicalJson([step?.apart ? { ...step, seenBy: [seat] } : step, ruling ? [ruling.value, ruling.by] : null]);
};

const asking = (session: Session<SceneTypes>): readonly { readonly seat: SeatId | null; readonly as: string }[] => {
  const { awaits } = session.run;
  if (awaits.need === 'answers') return awaits.asked;
  return awaits.need === 'dice' ? [{ seat: awaits.by, as: 'dice' }] : [];
};

/** How many entries each seat has seen apart from the others, after one more. */
export const asideAfter = (before: Book | null, { played, seenBy }: Pick<Line, 'played' | 'seenBy'>): Book['aside'] => {
  // What is noted for the dice has no number of its own: those who saw something apart go on counting.
  if (isNote(played.entry)) return before?.aside ?? {};
  if (seenBy === null) return {};
  const aside: Record<SeatId, number> = { ...before?.aside };
  for (const seat of seenBy) aside[seat] = (aside[seat] ?? 0) + 1;
  return aside;
};

/** Entries after which whoever has not answered is still asked the same. */
const KEEPS: ReadonlySet<string> = new Set(['answer', 'gesture', 'rules', 'reseed', 'share', 'link']);

/** Questions put apart before an entry of which their seats have not seen anything that ends them. */
const resting = (before: Book, { played: { entry }, seenBy, session }: Line): readonly Question[] => {
  const answered = isSealed(entry, session) ? null : askedIn(entry);
  const apart = stepOf(before.session)?.apart ? before.questions : [];
  return [...apart, ...before.rests].filter(({ seat, as }) => {
    if (seat === answered?.seat && as === answered.as) return false;
    const isSeen = seenBy === null || (seat !== null && seenBy.includes(seat));
    return !isSeen || KEEPS.has(entry.input.input);
  });
};

/**
 * What is asked after an entry. A question stays the one it was for whoever has not answered it while others did;
 * whoever has answered and is asked again is asked something new. One that is put apart stays as long as its seat has
 * seen nothing else, whatever happens among the others.
 */
export const questionsAfter = (
  before: Book | null,
  line: Line,
  { prefix, at, aside }: { readonly prefix: string; readonly at: number; readonly aside: Book['aside'] },
): Pick<Book, 'questions' | 'rests'> => {
  const { played, session } = line;
  const { entry, no } = played;
  const answered = isSealed(entry, session) ? null : askedIn(entry);
  const rests = before === null ? [] : resting(before, line);
  const isSame = (was: Question, seat: SeatId | null, as: string): boolean =>
    was.matter === matterOf(session, seat) && was.seat === seat && was.as === as;
  const stays = (was: Question, seat: SeatId | null, as: string): boolean =>
    isSame(was, seat, as) && as !== answered?.as && KEEPS.has(entry.input.input);
  // A question to few seats is numbered by the entries that they alone have seen. Shared entries have one number for all.
  const few = knowersOf(session.run.state);
  const name = (seat: SeatId | null): string => {
    if (few === null) return `${prefix}${no}`;
    const knowing = seat === null ? few : [seat];
    const seen = knowing.map((one) => aside[one] ?? 0);
    return `${prefix}${no}.${seen.length === 0 ? 0 : Math.min(...seen)}`;
  };
  const questions = asking(session).map(({ seat, as }) => {
    const was = rests.find((one) => isSame(one, seat, as)) ?? before?.questions.find((one) => stays(one, seat, as));
    if (was === undefined) return { question: name(seat), as, seat, since: at, matter: matterOf(session, seat) };
    // Whose share of the dice is still missing is waited for since the last one came.
    return isNote(entry) && as === 'dice' ? { ...was, since: at } : was;
  });
  return { questions, rests: rests.filter((one) => !questions.includes(one)) };
};

/** Whether the answer for somebody is sealed already. */
export const isMade = ({ session }: Pick<Book, 'session'>, as: string): boolean =>
  Object.hasOwn(innermost(session.run).state.sealed, as);

/** Enters an input and then the dice that can be drawn, until somebody must decide. The lines are those of each entry. */
export const enterAll = (
  book: Pick<Book, 'session' | 'nos'>,
  input: Input | null,
  draw: (session: Session<SceneTypes>) => Input | null,
): Result<readonly Line[]> => {
  const lines: Line[] = [];
  let { session, nos } = book;
  let next: Input | null = input ?? draw(session);
  while (next !== null) {
    const entered = enter(session, next);
    if (!entered.ok) return entered;
    const line = lineOf({ session, nos }, entered.value);
    lines.push(line);
    session = entered.value;
    nos = [...nos, line.played.no];
    next = draw(session);
  }
  return { ok: true, value: lines };
};
