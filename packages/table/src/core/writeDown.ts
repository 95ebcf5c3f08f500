import {
  type Entry,
  enter,
  type Input,
  notUndone,
  type Result,
  type SceneTypes,
  type SeatId,
  type Session,
  undo,
} from '@warmoot/kernel';
import { type Outcome, refuse } from '@warmoot/protocol';
import { lineOf } from './book.js';
import { type Actor, type Desk, TABLE_ITSELF } from './desk.js';
import { type Line, people, type RunningScene, seatIn } from './facts.js';
import { DONE, endIfOver, putLines } from './play.js';
import { propose } from './proposing.js';
import { takenBackTo } from './takingBack.js';

const follow = (session: Session<SceneTypes>, { input }: Entry): Result<Session<SceneTypes>> =>
  input.input === 'undo' ? undo(session, input.to) : enter(session, input as Input);

/** Whoever answers or speaks does it for a seat; all else the table does itself. */
const writerOf = ({ facts }: Desk, { input }: Entry): Pick<Actor, 'by' | 'how'> => {
  if (input.input !== 'answer' && input.input !== 'gesture') return TABLE_ITSELF;
  const { seat } = input;
  return { by: seat, how: (seatIn(facts, seat)?.player ?? null) === null ? 'person' : 'computer' };
};

/** Whose answer is the first that is gone back over; null where it is nobody's. */
const takerOf = ({ entries }: Session<SceneTypes>, to: number): SeatId | null => {
  const input = notUndone(entries).find(({ seq }) => seq > to)?.input;
  return input?.input === 'answer' ? input.seat : null;
};

/**
 * Whoever goes back takes back an answer of their own, as far as the table lets them. Further back goes the table alone:
 * whoever is alone there proposes it, and it passes at once. Where others have a say, they would have to be asked.
 */
const goBack = (desk: Desk, scene: RunningScene, line: Line, to: number): Outcome<null> => {
  const seat = takerOf(scene.session, to);
  if (seat === null) return refuse({ code: 'NOT_TAKEN_BACK', why: 'nothing' });
  const put = (at: Desk, actor: Pick<Actor, 'by' | 'how'>): Outcome<null> => {
    putLines(at, scene.scene, [line], actor);
    return DONE;
  };
  const { back } = line.played;
  const taken = takenBackTo(desk.facts, scene, seat);
  if (taken.ok && taken.value === back) return put(desk, { by: seat, how: 'person' });
  if (people(desk.facts).some((one) => one.seat !== seat)) {
    return taken.ok ? refuse({ code: 'NOT_TAKEN_BACK', why: 'others' }) : taken;
  }
  return propose(desk, seat, { about: 'undo', value: { to: back } }, (at) => put(at, TABLE_ITSELF));
};

/**
 * Writes down what was played of the running scene elsewhere, by the seed that the table has for it: entry by entry, as
 * if it had been played here. The log begins with what the table has of it already.
 */
export const writeDown = (desk: Desk, entries: readonly Entry[]): Outcome<null> => {
  if (desk.facts.scene === null) return refuse({ code: 'NO_SCENE' });
  for (const entry of entries.slice(desk.facts.scene.session.entries.length)) {
    const { scene } = desk.facts;
    const next = follow(scene.session, entry);
    if (!next.ok) return next;
    const line = lineOf(scene, next.value);
    if (entry.input.input === 'undo') {
      const gone = goBack(desk, scene, line, entry.input.to);
      if (!gone.ok) return gone;
    } else putLines(desk, scene.scene, [line], writerOf(desk, entry));
  }
  endIfOver(desk);
  return DONE;
};
