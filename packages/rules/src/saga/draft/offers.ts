import type { Ratings } from '../character/model.js';
import type { Skill } from '../skills.table.js';

/** What a set has to show for an offer. */
interface Rated {
  readonly skills: Ratings | null;
}

interface Suiting {
  readonly suits: readonly Skill[];
}

/** How well a set fits somebody: its best three among the skills that suit them, by the others where those are even. */
const fit = ({ skills }: Rated, { suits }: Suiting): number =>
  skills === null ? 0 : suits.reduce((sum, skill, at) => sum + skills[skill] * (suits.length + 1 - at), 0);

/**
 * SAGA-DRAFT-009: each set is offered with somebody of the setting, as long as there are enough: the pair that fits best
 * first, then the best of the rest. It hangs on the sets alone, so that nothing moves while players pick. Sets count
 * from 0; a set that nobody is left for has none.
 */
export const offersOf = <P extends Suiting>(sets: readonly Rated[], people: readonly P[]): readonly (P | null)[] => {
  const pairs = sets
    .flatMap((set, nth) => people.map((person, at) => ({ nth, at, worth: fit(set, person) })))
    .sort((a, b) => b.worth - a.worth || a.nth - b.nth || a.at - b.at);
  const offered = new Map<number, number>();
  const gone = new Set<number>();
  for (const { nth, at } of pairs) {
    if (offered.has(nth) || gone.has(at)) continue;
    offered.set(nth, at);
    gone.add(at);
  }
  return sets.map((_, nth) => {
    const at = offered.get(nth);
    return at === undefined ? null : (people[at] as P);
  });
};
