import { neighboursOf, spanOf } from '../movement/roads/roads.js';
import { bookIn, type MarchView } from './books.js';
import type { Sighting } from './model.js';

/** The last that this seat knows of a party; null where it knows nothing. */
export const lastSeen = (view: Pick<MarchView, 'own' | 'open'>, party: string): Sighting | null => {
  const all = Object.values(view.own?.books ?? {}).flatMap(({ sightings }) => sightings[party] ?? []);
  return (all.sort((a, b) => b.day - a.day)[0] ?? null) as Sighting | null;
};

/** A Forced day has one movement more than an ordinary one, and a fair wind another (SAGA-MOVE-009, SAGA-MOVE-013). */
const mostMoves = ({ moves, going }: Sighting): number => moves + 1 + (going === 'afloat' ? 1 : 0);

/** The days on which a party may have marched since it was seen, up to this morning. */
const daysSince = ({ open }: Pick<MarchView, 'open'>, { day, time }: Sighting): number =>
  Math.max(0, open.day - day - (time === 'evening' ? 1 : 0));

/**
 * What a party has gone aside before others, free, is not counted: it would be a guess at meetings of which nobody knows.
 *
 * SAGA-MOVE-042: the spans in which a party may be, from what this seat knows of it alone: where it was last seen, and how
 * far it can have come since, on some day after now.
 */
export const spansInReach = (view: MarchView, party: string, daysAhead: number): readonly string[] => {
  const { roads } = view.given;
  const seen = lastSeen(view, party);
  if (seen === null)
    return roads.spans
      .filter(({ ground, afloat, crossing }) => ground !== 'impassable' || afloat || crossing !== undefined)
      .map(({ key }) => key);
  const moves = (daysSince(view, seen) + daysAhead) * mostMoves(seen);
  return [...cheapest(new Map([[seen.at, 0]]), moves, seen, view).keys()];
};

/** The spans that can be entered with so much movement, at what the ground costs; over a named way, a day. */
const cheapest = (
  from: ReadonlyMap<string, number>,
  moves: number,
  seen: Sighting,
  { given: { roads } }: MarchView,
): ReadonlyMap<string, number> => {
  const best = new Map(from);
  const left = [...from.keys()];
  while (left.length > 0) {
    left.sort((a, b) => (best.get(a) as number) - (best.get(b) as number));
    const at = left.shift() as string;
    for (const to of neighboursOf(roads, at)) {
      const { ground, afloat, crossing } = spanOf(roads, to);
      const cost =
        ground === 'open' || afloat ? 1 : ground === 'closed' ? 2 : crossing === undefined ? null : seen.moves;
      if (cost === null) continue;
      const so = (best.get(at) as number) + cost;
      if (so <= moves && so < (best.get(to) ?? Number.POSITIVE_INFINITY)) {
        best.set(to, so);
        left.push(to);
      }
    }
  }
  return best;
};

/** Where a party may be this morning; a party of one's own is where it is. */
export const possibleSpans = (view: MarchView, party: string): readonly string[] => {
  const own = bookIn(view, party);
  return own === null ? spansInReach(view, party, 0) : [own.at];
};
