import { sameJson } from '@warmoot/kernel';
import { bookOf, type MarchFacts, namesIn } from './books.js';
import type { Book, March, MarchOutcome } from './model.js';

/** What several parties have in their books, once. */
const once = <A>(lists: readonly (readonly A[])[]): readonly A[] =>
  lists.flat().filter((one, at, all) => all.findIndex((other) => sameJson(one as never, other as never)) === at);

/** SAGA-MOVE-038: the date and whereabouts of every party, and all that came of it. */
export const outcome = (facts: MarchFacts): MarchOutcome => {
  const books = namesIn(facts).map((name) => bookOf(facts, name) as Book);
  const { day, judged, over } = facts.open as March['open'];
  return {
    // The day that was played last.
    day: judged === null && over ? day - 1 : day,
    judged,
    parties: books.map(({ party, at, state, stores, provisions, aware, days }) => ({
      name: party.name,
      at,
      state,
      weary: party.weary,
      stores,
      members: party.members.map(({ name }) => ({ name, ...(provisions[name] as { food: number; water: number }) })),
      troops: party.troops,
      aware,
      days,
    })),
    met: once(books.map(({ met }) => met)),
    fought: once(books.map(({ fought }) => fought)),
    chased: once(books.map(({ chased }) => chased)),
    parleys: once(books.map(({ parleys }) => parleys)),
  };
};
