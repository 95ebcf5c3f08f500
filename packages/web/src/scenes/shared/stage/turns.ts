import { type SeatId, sameJson } from '@warmoot/kernel';
import { accountOf, answeredBy, eventsTold, foldTitle, type Passage, type Words } from '@warmoot/words';
import type { Turn } from './machine.js';

/** Whether an entry is what this seat has done by hand: what stands is answered for it, and is no act. */
const isOwn = (passage: Passage, seat: SeatId | null): boolean =>
  passage.entry.stood !== true && answeredBy(passage, seat);

/** Where the entries begin that came after this seat's last act. Who only watches has none. */
export const sinceOwn = (passages: readonly Passage[], seat: SeatId | null): number =>
  passages.findLastIndex((passage) => isOwn(passage, seat)) + 1;

/** Where that begins which is shown again: after this seat's last act; for who has done nothing, with the last act of all. */
export const againFrom = (passages: readonly Passage[], seat: SeatId | null): number =>
  sinceOwn(passages, seat) ||
  Math.max(
    1,
    passages.findLastIndex(({ entry: { input } }) => input.input === 'answer' || input.input === 'reveal'),
  );

/** Whether dice fell that this seat sees, or two sums were compared without any. */
export const isThrow = ({ entry: { input, thrown }, before }: Passage): boolean =>
  input.input === 'dice' &&
  thrown !== null &&
  before?.awaits.need === 'dice' &&
  // What fell behind the screen was not awaited: it is told, and not thrown once more.
  (thrown.tally === null || sameJson(thrown.tally, before.awaits.throw.tally)) &&
  (input.faces.length > 0 || before.awaits.throw.dice.length === 0);

/** What an entry is on the stage. Throws that the log folds by the hundred are nobody's drama. */
const turnOf = (words: Words, passage: Passage, seat: SeatId | null): Turn => {
  const { input } = passage.entry;
  switch (input.input) {
    case 'dice':
      if (passage.before === null || foldTitle(words, passage.before) !== null) return 'still';
      if (isThrow(passage) && accountOf(words, passage, seat).lead.length > 0)
        return input.from === 'table' || input.faces.length === 0 ? 'typed' : 'throw';
      return eventsTold(words, passage, seat).length > 0 ? 'act' : 'still';
    case 'answer':
    case 'reveal':
    case 'hidden':
      if (input.input === 'answer' && input.seat === seat) return passage.entry.stood ? 'still' : 'own';
      return eventsTold(words, passage, seat).length > 0 ? 'act' : 'still';
    default:
      return 'still';
  }
};

const known = new WeakMap<Passage, Map<SeatId | null, Turn>>();

/** What each entry is on the stage, as a seat sees it. Those before `from` have been told, and nobody asks. */
export const turnsOf = (words: Words, passages: readonly Passage[], seat: SeatId | null, from = 0): readonly Turn[] =>
  passages.map((passage, at) => {
    if (at < from) return 'still';
    const turns = known.get(passage) ?? new Map<SeatId | null, Turn>();
    known.set(passage, turns);
    const turn = turns.get(seat) ?? turnOf(words, passage, seat);
    turns.set(seat, turn);
    return turn;
  });
