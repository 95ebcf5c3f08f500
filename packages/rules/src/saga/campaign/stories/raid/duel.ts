import { lastDay } from '../../../calendar/agenda.js';
import type { SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import { isOf, type Side } from './cast.js';
import { marchedIn } from './marched.js';
import { playedIn, taleOf } from './tale.js';

/** What the calendar has of a fight hand to hand, by either way of playing it: who stood on which side, and how it ended. */
interface HandToHand {
  readonly plan: { readonly side1?: readonly string[]; readonly side2?: readonly string[] } | null;
  readonly outcome: {
    readonly fighters?: readonly { readonly side: number; readonly standing: string }[];
    readonly winner?: string | null;
    readonly bands?: readonly {
      readonly name: string;
      readonly figures: readonly { readonly character: string | null; readonly fate: string }[];
    }[];
  };
}

/** On which side of it somebody of these stands, 1 or 2; 0 where nobody does. */
const sideOf = (seen: SeenWithRules, { plan }: HandToHand, side: Side): number =>
  [plan?.side1, plan?.side2].findIndex((ids) => ids?.some((id) => isOf(seen, side, id))) + 1;

const isBetween = (seen: SeenWithRules, entry: Entry): boolean => {
  const duel = entry as unknown as HandToHand;
  const [ours, theirs] = [sideOf(seen, duel, 'ours'), sideOf(seen, duel, 'theirs')];
  return ours !== 0 && theirs !== 0 && ours !== theirs;
};

/**
 * SAGA-MOVE-036, SAGA-MOVE-040: the fight that the march has left, where it was had out hand to hand on that day. It is no
 * chapter, and the battle may come after it.
 */
export const duelIn = (seen: SeenWithRules): Entry | undefined => {
  const tale = taleOf(seen);
  const at = tale.findIndex(({ chapter }) => chapter === 'march');
  const [march, next] = [tale[at], tale[at + 1]];
  if (march === undefined || marchedIn(seen, march).left?.how !== 'met') return undefined;
  const played = playedIn(seen);
  const since = played.slice(played.indexOf(march) + 1, next === undefined ? undefined : played.indexOf(next));
  const isLeft = ({ scene, day, inside }: Entry): boolean =>
    scene === 'duel' && day === lastDay(march) && (inside ?? null) === null;
  return since.find((entry) => isLeft(entry) && isBetween(seen, entry));
};

type Bands = NonNullable<HandToHand['outcome']['bands']>;

const bandOf = (seen: SeenWithRules, bands: Bands, side: Side): Bands[number] | undefined =>
  bands.find(({ figures }) => figures.some(({ character }) => character !== null && isOf(seen, side, character)));

/** Whether those of a side still stand, or somebody of them has fled: by the saga, and by figures. */
const fared = (seen: SeenWithRules, duel: HandToHand, side: Side) => {
  const { fighters = [], bands = [], winner = null } = duel.outcome;
  const at = sideOf(seen, duel, side);
  const standings = fighters.filter((one) => one.side === at).map(({ standing }) => standing);
  const band = bandOf(seen, bands, side);
  return {
    stands: standings.includes('in') || (band !== undefined && (winner ?? band.name) === band.name),
    fled: standings.includes('fled') || (band?.figures ?? []).some(({ fate }) => fate === 'left'),
  };
};

/** What has befallen the riders where it was had out so, and no battle came of it. */
export const befellBy = (seen: SeenWithRules, entry: Entry): 'won' | 'even' | 'lost' | 'fled' => {
  const duel = entry as unknown as HandToHand;
  const [ours, theirs] = [fared(seen, duel, 'ours'), fared(seen, duel, 'theirs')];
  if (ours.stands === theirs.stands) return 'even';
  if (ours.stands) return 'won';
  return ours.fled ? 'fled' : 'lost';
};
