import { type Entry, enter, type Input, type Result, type SceneTypes, type Session, undo } from '@warmoot/kernel';
import { type Outcome, refuse } from '@warmoot/protocol';
import { lineOf } from './book.js';
import { type Actor, type Desk, TABLE_ITSELF } from './desk.js';
import { seatIn } from './facts.js';
import { DONE, endIfOver, putLines } from './play.js';

const follow = (session: Session<SceneTypes>, { input }: Entry): Result<Session<SceneTypes>> =>
  input.input === 'undo' ? undo(session, input.to) : enter(session, input as Input);

/** Whoever answers or speaks does it for a seat; what is taken back, the table has settled. */
const writerOf = ({ facts }: Desk, { input }: Entry): Pick<Actor, 'by' | 'how'> => {
  if (input.input !== 'answer' && input.input !== 'gesture') return TABLE_ITSELF;
  const { seat } = input;
  return { by: seat, how: (seatIn(facts, seat)?.player ?? null) === null ? 'person' : 'computer' };
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
    putLines(desk, scene.scene, [lineOf(scene, next.value)], writerOf(desk, entry));
  }
  endIfOver(desk);
  return DONE;
};
