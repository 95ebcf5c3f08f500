import { type AtOnce, type SeatId, type Stream, stream } from '@warmoot/kernel';
import { someOf } from '../../war/deploying/someOf.js';
import { FIGHTERS, type FighterName } from '../duel/tables/fighters.table.js';
import { drawRoads } from '../movement/roads/drawing/draw.js';
import { ROAD_KINDS } from '../movement/roads/drawing/wanted.js';
import { distancesFrom } from '../movement/roads/roads.js';
import { routesBetween } from '../movement/roads/routes.js';
import type { Roads } from '../movement/roads/setup.js';
import { PASSERS_BY } from '../people.table.js';

/** What whoever presses may be. */
const SIDES = ['goes', 'hunts'] as const;

const SKILLS = ['run', 'ride', 'hide', 'notice', 'jumpClimb', 'endurance', 'survive', 'lead'] as const;
const LEAST_RATING = 2;
const RATINGS = 4;
const MOST_EACH = 3;
const SPANS = 16;
/** So many spans before the goal the one who is hunted sets out. */
const FARTHEST = 7;

const drawn = (name: string, mounted: boolean, source: Stream) => ({
  name,
  mounted,
  light: source.below(2) === 0,
  skills: Object.fromEntries(SKILLS.map((skill) => [skill, LEAST_RATING + source.below(RATINGS)])),
  fighter: { like: someOf(Object.keys(FIGHTERS) as FighterName[], 1, source)[0] },
});

/** A town, the span of those who want to get there, and one about halfway between. */
const placesOn = (roads: Roads, source: Stream) => {
  const towns = roads.spans.filter(({ town }) => town);
  const [goal] = someOf(towns.length > 0 ? towns : roads.spans, 1, source).map(({ key }) => key) as [string];
  const isLand = (key: string): boolean => roads.spans.some((span) => span.key === key && span.ground !== 'impassable');
  const away = [...distancesFrom(roads, goal)].filter(([key, far]) => isLand(key) && far <= FARTHEST && far > 1);
  // From the farthest that a way leads there which nobody need swim or climb.
  for (const [from] of away.sort(([, one], [, other]) => other - one)) {
    const route = routesBetween(roads, from, goal, { most: 1 })[0];
    if (route === undefined || route.crossings.length > 0) continue;
    return { goal, from, halfway: route.spans[Math.floor((route.spans.length - 1) / 2)] as string };
  }
  throw new Error('roads on which nobody can go anywhere');
};

const hunted = (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string) => {
  const source = stream(seed);
  const [kind] = someOf(ROAD_KINDS, 1, source) as [(typeof ROAD_KINDS)[number]];
  const roads = drawRoads(seed, { spans: SPANS, kind });
  const { goal, from, halfway } = placesOn(roads, source);
  const [mine, theirs] = [1 + source.below(MOST_EACH), 1 + source.below(MOST_EACH)];
  const names = someOf(PASSERS_BY, mine + theirs, source);
  // Whoever presses goes or hunts, and the other seat does the other.
  const drawnSide = source.below(SIDES.length);
  const isHunter = (SIDES.find((one) => one === side) ?? SIDES[drawnSide]) === 'hunts';
  const [goes, hunts] = (isHunter ? [...seats].reverse() : seats) as [SeatId, SeatId];
  const [wanderers, hunters] = [told('atOnce.wanderers'), told('atOnce.hunters')];
  return {
    seats,
    roads,
    parties: [
      {
        name: wanderers,
        seats: [goes],
        members: names.slice(0, mine).map((name) => drawn(name, false, source)),
        at: from,
        wants: { want: 'reach', span: goal },
        towns: [goal],
        knows: [{ of: hunters, at: halfway }],
      },
      {
        name: hunters,
        seats: [hunts],
        members: names.slice(mine).map((name) => drawn(name, false, source)),
        at: halfway,
        wants: { want: 'catch', party: wanderers },
        knows: [{ of: wanderers, at: from }],
      },
    ],
  };
};

/** Some want to get somewhere, and others want to have them: on roads that are drawn anew each time. */
export const marchAtOnce: AtOnce = { sides: SIDES, setup: hunted };
