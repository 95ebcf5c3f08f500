import type { Fixed, Rated, Sum } from '@warmoot/kernel';
import { NO_TROOPS } from '../battle/setup.js';
import { atHome } from '../character/terrain.js';
import { lameIn, movesOf, type Party, type PartySkill, partyRating } from '../movement/party/party.js';
import { MOST_WEARY } from '../movement/party/setup.js';
import { costOf, neighboursOf, spanOf, wayBetween } from '../movement/roads/roads.js';
import type { Roads, Span } from '../movement/roads/setup.js';
import type { FixedBook } from './books.js';
import type { Plan } from './model.js';
import { PACES, type Pace } from './paces.table.js';

type RouteMap = Fixed<Roads>;

/** Whether a party goes by boat where it is. */
export const isAfloat = (roads: RouteMap, { party, at }: Pick<FixedBook, 'party' | 'at'>): boolean =>
  party.boats && spanOf(roads, at).afloat;

/** What it costs a party to enter a span, by boat or on land; null where it needs a named way. */
export const costFor = ({ boats }: Pick<Party, 'boats'>, span: Fixed<Span>): number | null =>
  costOf(span, boats && span.afloat);

type Standing = Pick<FixedBook, 'party' | 'at'>;

/** SAGA-MOVE-007: by boat only on water. A day is begun afloat or on land, and ends where the one meets the other. */
export const goesByBoat = (roads: RouteMap, { party, at }: Standing, route: readonly string[]): boolean => {
  const [next] = route;
  if (!party.boats || next === undefined) return isAfloat(roads, { party, at });
  const span = spanOf(roads, next);
  return span.afloat && (spanOf(roads, at).afloat || span.ground === 'impassable');
};

/** The movement of a party before its pace. */
export const dailyMoves = (roads: RouteMap, book: Standing, route: readonly string[] = []): number =>
  movesOf(book.party, goesByBoat(roads, book, route)).moves;

/** SAGA-MOVE-009: the movement of a party at a pace. At a careful one at least 1 is left. */
export const movesAt = (roads: RouteMap, book: Standing, pace: Pace, route: readonly string[] = []): number => {
  if (pace === 'rest') return 0;
  return Math.max(1, dailyMoves(roads, book, route) + PACES[pace].moves);
};

/** Why a pace is not open to a party; null where it is. */
export const paceBar = (
  roads: RouteMap,
  book: Pick<FixedBook, 'party' | 'at'>,
  pace: Pace,
): 'tooWeary' | 'lame' | null => {
  if (pace !== 'forced') return null;
  if (book.party.weary >= MOST_WEARY) return 'tooWeary';
  return lameIn(book.party) !== null && !isAfloat(roads, book) ? 'lame' : null;
};

/** The spans of a route that a party enters with so much movement, and what is left or paid into the next. */
export const wayOn = (
  roads: RouteMap,
  { party, at, into }: Pick<FixedBook, 'party' | 'at' | 'into'>,
  route: readonly string[],
  moves: number,
): { readonly spans: readonly string[]; readonly at: string; readonly left: number } => {
  const spans: string[] = [];
  const byBoat = goesByBoat(roads, { party, at }, route);
  let [left, here] = [moves, at];
  let paid = into !== null && into.span === route[0] ? into.paid : 0;
  for (const next of route) {
    const cost = costOf(spanOf(roads, next), byBoat);
    if (cost === null || left < cost - paid) break;
    left -= cost - paid;
    paid = 0;
    here = next;
    spans.push(next);
  }
  return { spans, at: here, left };
};

/** SAGA-MOVE-014: the first Closed span without a road or path that a party would enter today; null without one. */
export const wildSpan = (roads: RouteMap, book: FixedBook, { route, pace }: Fixed<Plan>): string | null => {
  const { spans } = wayOn(roads, book, route, movesAt(roads, book, pace, route));
  const from = (at: number): string => (at === 0 ? book.at : (spans[at - 1] as string));
  return (
    spans.find(
      (span, at) =>
        spanOf(roads, span).ground === 'closed' &&
        !goesByBoat(roads, book, route) &&
        wayBetween(roads, from(at), span)?.road !== true,
    ) ?? null
  );
};

/** SAGA-MOVE-013: the span that a party means to cross into by its named way today; null without one. */
export const crossingOf = (roads: RouteMap, book: Standing, { route }: Pick<Plan, 'route'>): Fixed<Span> | null => {
  const [next] = route;
  if (next === undefined) return null;
  const span = spanOf(roads, next);
  return costOf(span, goesByBoat(roads, book, route)) === null ? span : null;
};

/** The cheapest way on from here that nobody need cross by a named way, round a span that is barred; null without one. */
export const wayRound = (
  roads: RouteMap,
  from: string,
  to: string,
  { byBoat, barred }: { readonly byBoat: boolean; readonly barred: readonly string[] },
): readonly string[] | null => {
  const found = new Map<string, { readonly spent: number; readonly spans: readonly string[] }>([
    [from, { spent: 0, spans: [] }],
  ]);
  const left = new Set([from]);
  while (left.size > 0) {
    const at = [...left].reduce((best, one) =>
      (found.get(one)?.spent ?? 0) < (found.get(best)?.spent ?? 0) ? one : best,
    );
    left.delete(at);
    const here = found.get(at) as { readonly spent: number; readonly spans: readonly string[] };
    if (at === to) return here.spans;
    for (const next of neighboursOf(roads, at)) {
      const cost = barred.includes(next) ? null : costOf(spanOf(roads, next), byBoat);
      if (cost === null || here.spent + cost >= (found.get(next)?.spent ?? Number.POSITIVE_INFINITY)) continue;
      found.set(next, { spent: here.spent + cost, spans: [...here.spans, next] });
      left.add(next);
    }
  }
  return null;
};

/** A party's rating on the road, at its pace of the day. */
export const sensesAt =
  (party: Party, skill: 'hide' | 'notice', pace: Pace) =>
  (sum: Sum): void => {
    partyRating(party, skill)(sum);
    const { senses } = PACES[pace];
    if (senses !== 0) sum.add(senses, `pace.${pace}`, 'SAGA-MOVE-009');
  };

type Rate = (by: (sum: Sum) => void) => Rated;

/** SAGA-MOVE-014: whoever is at home in the terrain has one more on Survive; the best of the party counts. */
export const surviveIn = (party: Party, terrain: string | null, rate: Rate): Rated => {
  const plain = rate(partyRating(party, 'survive'));
  const homely = party.members
    .filter((member) => atHome(member, 'survive', terrain).length > 0)
    .map((member) =>
      rate((sum) => {
        partyRating({ ...party, members: [member], troops: NO_TROOPS }, 'survive')(sum);
        for (const { by, why, rule } of atHome(member, 'survive', terrain)) {
          sum.add(by, 'modifier', rule as 'SAGA-SKILL-022', why);
        }
      }),
    );
  return homely.reduce((best, one) => (one.total > best.total ? one : best), plain);
};

/** A party's skill with the +1 of Lead where it has come off (SAGA-MOVE-005). */
export const led =
  (party: Party, skill: PartySkill, isLed: boolean) =>
  (sum: Sum): void => {
    partyRating(party, skill)(sum);
    if (isLed) sum.add(1, 'move.led', 'SAGA-MOVE-005');
  };
