import { type Bookmark, type Entry, knowersOf, type LogInput, notUndone, ok, type SeatId } from '@warmoot/kernel';
import { type Outcome, refuse, type TableRefusal } from '@warmoot/protocol';
import { people, type RunningScene, seatIn, type TableFacts } from './facts.js';

/*
 * What a seat has answered in the open can be taken back by that seat alone, until somebody else has acted: no dice have
 * fallen since, and nothing sealed or secret has been shown. Whoever plays with computers alone takes back what these
 * have answered since, too: they answer at once, and there is nobody whom it could wrong. What anybody has said since
 * stands: no rule reads it.
 */

type Gesture = Extract<LogInput, { input: 'gesture' }>;

type Why = Extract<TableRefusal, { code: 'NOT_TAKEN_BACK' }>['why'];

const innermostAt = (bookmark: Bookmark): Bookmark =>
  bookmark.inner === null ? bookmark : innermostAt(bookmark.inner.state);

/** Whether no other person plays in the scene. */
const isAlone = (facts: TableFacts, { session }: RunningScene, seat: SeatId): boolean =>
  people(facts).every((one) => one.seat === seat || !session.run.state.seats.includes(one.seat));

/** The only seats that may know of what was played after an entry; null when all may. */
const knowersAt = ({ bookmarks }: RunningScene['session'], { seq }: Entry): readonly SeatId[] | null =>
  knowersOf(bookmarks[seq] as Bookmark);

/** Whether an answer was shown to nobody yet, and whether it showed what others had sealed or some alone may know. */
const secrecyOf = ({ session }: RunningScene, entry: Entry, before: Entry): 'sealed' | 'shown' | null => {
  const [was, is] = [before, entry].map(({ seq }) => innermostAt(session.bookmarks[seq] as Bookmark));
  const { input } = entry;
  const as = input.input === 'answer' ? (input.as ?? input.seat) : '';
  if (Object.hasOwn(is?.sealed ?? {}, as)) return 'sealed';
  const isSecret = knowersAt(session, before) !== null || entry.heard.some(({ to }) => to !== null);
  return isSecret || Object.keys(was?.sealed ?? {}).length > 0 ? 'shown' : null;
};

/** Whether a seat may not know of an entry. */
const isHidden = ({ session }: RunningScene, entry: Entry, before: Entry, seat: SeatId): boolean => {
  const { input, thrown, heard } = entry;
  if (heard.some(({ to }) => to === null || to.includes(seat))) return false;
  if (input.input === 'dice') return thrown?.seenBy?.includes(seat) === false;
  const step = innermostAt(session.bookmarks[before.seq] as Bookmark).agenda.at(-1);
  const isApart = step?.apart === true && input.input === 'answer' && input.seat !== seat;
  return isApart || knowersAt(session, before)?.includes(seat) === false;
};

/** Where it is hidden who has sealed, nobody may find that out by trying. */
const mayTell = ({ options }: TableFacts, { session }: RunningScene): boolean => {
  const { awaits, state } = session.run;
  if (knowersOf(state) !== null) return false;
  return !options.hideMade || awaits.need !== 'answers' || !awaits.together;
};

/** The number of the entry before a seat's last act, to which it may go back by itself; or why it may not. */
export const takenBackTo = (facts: TableFacts, scene: RunningScene, seat: SeatId): Outcome<number> => {
  const not = (why: Why): Outcome<number> => refuse({ code: 'NOT_TAKEN_BACK', why });
  const alone = isAlone(facts, scene, seat);
  if (!alone && !mayTell(facts, scene)) return not('others');
  const live = notUndone(scene.session.entries);
  let hidden = false;
  for (let at = live.length - 1; at > 0; at--) {
    const [entry, before] = [live[at] as Entry, live[at - 1] as Entry];
    const { input } = entry;
    if (input.input === 'rules') return not('nothing');
    // What is done unasked no rule reads: it hinders nobody, and stands again after the going back.
    if (input.input === 'gesture') continue;
    // What is hidden from the seat is passed over as if it were not there: what comes of trying may not tell of it.
    if (isHidden(scene, entry, before, seat)) {
      hidden = true;
      continue;
    }
    if (input.input !== 'answer' || entry.thrown !== null) return not('dice');
    const secrecy = secrecyOf(scene, entry, before);
    if (input.seat === seat) {
      return secrecy === null && !hidden ? ok(scene.nos[before.seq] as number) : not(secrecy ?? 'shown');
    }
    if (!alone || seatIn(facts, input.seat)?.holder !== 'computer') return not('others');
    if (secrecy === 'shown') return not('shown');
  }
  return not('nothing');
};

/** What seats did unasked after an entry, by the number that all call it by. */
export const gesturesSince = ({ session, nos }: RunningScene, to: number): readonly Gesture[] =>
  notUndone(session.entries).flatMap(({ seq, input }) =>
    input.input === 'gesture' && seq > nos.indexOf(to) ? [input] : [],
  );
