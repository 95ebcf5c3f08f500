import type { SeatId } from '@warmoot/kernel';
import { accountOf, eventsTold, foldTitle, type Passage, type Words } from '@warmoot/words';
import type { Turn } from './machine.js';

/** Whether an entry is this seat's own act. Of sealed answers the last one opens all: then it is everybody's who was asked. */
const isOwn = ({ entry: { input }, before }: Passage, seat: SeatId | null): boolean => {
  if (input.input === 'answer') return input.seat === seat;
  if (input.input !== 'reveal' || before?.awaits.need !== 'answers') return false;
  return before.awaits.asked.some((asked) => asked.seat === seat);
};

/** Where the entries begin that came after this seat's last act. Who only watches has none. */
export const sinceOwn = (passages: readonly Passage[], seat: SeatId | null): number =>
  passages.findLastIndex((passage) => isOwn(passage, seat)) + 1;

/** Whether dice fell that this seat sees. */
export const isThrow = ({ entry: { input, thrown }, before }: Passage): boolean =>
  input.input === 'dice' && thrown !== null && before?.awaits.need === 'dice' && input.faces.length > 0;

/** What an entry is on the stage. Throws that the log folds by the hundred are nobody's drama. */
const turnOf = (words: Words, passage: Passage, seat: SeatId | null): Turn => {
  const { input } = passage.entry;
  switch (input.input) {
    case 'dice':
      if (passage.before === null || foldTitle(words, passage.before) !== null) return 'still';
      if (isThrow(passage) && accountOf(words, passage, seat).lead.length > 0)
        return input.from === 'table' ? 'typed' : 'throw';
      return eventsTold(words, passage, seat).length > 0 ? 'act' : 'still';
    case 'answer':
    case 'reveal':
    case 'hidden':
      if (input.input === 'answer' && isOwn(passage, seat)) return 'own';
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
