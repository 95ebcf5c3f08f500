import { Impossible, type Json, type SeatId, type Shaped } from '@warmoot/kernel';
import type { slatePlace } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';

type Place = Shaped<typeof slatePlace>;

/** Which of the parts of a story stand against the others. */
const AGAINST: readonly string[] = ['town'];

/** The story that a table has set up to play, by what stands on its slate; null where that is none. */
export const storySetUp = (kind: unknown): saga.campaign.Story | null =>
  saga.campaign.STORIES.find(({ key }) => key === kind) ?? null;

export const storyCalled = (key: string): saga.campaign.Story => {
  const found = storySetUp(key);
  if (found === null) throw new Impossible('no such story', key);
  return found;
};

/** The places of a story before anybody has changed them: whoever sets it up plays the first part. */
export const usualParts = (
  { parts }: saga.campaign.Story,
  names: Readonly<Record<string, { readonly name: string }>>,
  host: SeatId,
): Place[] =>
  parts.map((part, nth) => ({
    ...{ as: names[part]?.name ?? part, like: '', side: AGAINST.includes(part) ? 1 : 0 },
    seat: nth === 0 ? host : null,
  }));

/** Who plays each part; null is the computer, also where somebody has left meanwhile. */
export const playersOf = (
  { parts }: saga.campaign.Story,
  places: readonly Place[],
  there: readonly SeatId[],
): readonly { readonly part: string; readonly seat: SeatId | null }[] =>
  parts.map((part, nth) => {
    const seat = places[nth]?.seat ?? null;
    return { part, seat: seat !== null && there.includes(seat) ? seat : null };
  });

/** The places with another player for one of the parts. */
export const givenTo = (places: readonly Place[], nth: number, seat: SeatId | null): Place[] =>
  places.map((place, at) => (at === nth ? { ...place, seat } : place));

/** The first part that would have another player. */
export const changedPart = (now: readonly Place[], asked: Json): { nth: number; seat: SeatId | null } | null => {
  const places = Array.isArray(asked) ? (asked as unknown as readonly Partial<Place>[]) : [];
  const nth = places.findIndex((place, at) => (place?.seat ?? null) !== (now[at]?.seat ?? null));
  return nth === -1 ? null : { nth, seat: places[nth]?.seat ?? null };
};
