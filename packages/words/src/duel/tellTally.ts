import { alone } from '../say/index.js';
import { keyed, type Speech, skillLines } from '../speech.js';

const mapped = <A, B>(words: Readonly<Record<string, A>>, change: (word: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)]));

/** The lines of a rating, by their keys. */
export const tellTally = (speech: Speech): Readonly<Record<string, string>> => {
  const { grammar, t: all } = speech;
  const { names } = all;
  const { board, events } = all.duel;
  return {
    ...skillLines(speech),
    ...keyed('act', alone(grammar, names.acts)),
    ...keyed('gear', alone(grammar, names.items)),
    ...keyed(
      'armour',
      mapped(names.armours, (armour) => board.armourLine({ armour })),
    ),
    ...keyed(
      'penalty',
      mapped(names.acts, (act) => board.penaltyLine({ act })),
    ),
    ...board.tally,
    held: events.conditions.held,
    tackled: events.conditions.tackled,
  };
};
