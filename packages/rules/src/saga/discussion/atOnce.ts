import { type AtOnce, type SeatId, type Stream, stream } from '@warmoot/kernel';
import { someOf } from '../../war/deploying/someOf.js';
import { MOTIVE_PAIRS, RATING_PAIRS } from '../character/motives.table.js';
import { FIGHTERS, type FighterName } from '../duel/tables/fighters.table.js';
import { PASSERS_BY } from '../people.table.js';
import type { DiscussionEdition } from './edition.js';
import { motivesOf, named } from './starts.js';
import { USUAL_SKILLS } from './uses.table.js';

/** What three people may be at odds about, and what such a talk is called. Its words stand under its key. */
const QUARRELS = {
  well: 'council',
  farms: 'council',
  bridge: 'petition',
  granary: 'petition',
} as const;
type Quarrel = keyof typeof QUARRELS;
const SIDES = Object.keys(QUARRELS) as Quarrel[];

/** Those at odds, by their keys, each with whom they ask: in a petition all but the ruler ask the ruler. */
const AT_ODDS = {
  council: { one: 'two', two: 'three', three: 'one' },
  petition: { one: 'two', two: 'one', three: 'two' },
} as const;
const PARTS = ['one', 'two', 'three'] as const;

const LEAST_RATING = 3;
const RATINGS = 4;

/** SAGA-MOTIVE-021, SAGA-MOTIVE-022: the pairs of ratings, dealt out at random. */
const drawnMotives = (source: Stream) => {
  const dealt = someOf(RATING_PAIRS, MOTIVE_PAIRS.length, source);
  return motivesOf(dealt.map(([low, high]) => (source.below(2) === 0 ? [low, high] : [high, low])));
};

const someone = (source: Stream) => ({
  skills: Object.fromEntries(USUAL_SKILLS.map((skill) => [skill, LEAST_RATING + source.below(RATINGS)])),
  motives: drawnMotives(source),
  fighter: { like: someOf(Object.keys(FIGHTERS) as FighterName[], 1, source)[0] },
});

const quarrelled = (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string) => {
  const source = stream(seed);
  const [drawn] = someOf(SIDES, 1, source) as [Quarrel];
  const quarrel = SIDES.find((one) => one === side) ?? drawn;
  const use = QUARRELS[quarrel];
  const say = (key: string): string => told(`${quarrel}.${key}`);
  const matters = ['first', 'second'].map((topic) => ({ context: say('context'), topic: say(topic) }));
  const names = someOf(PASSERS_BY, PARTS.length, source);
  // Whoever presses is any of the three; the others are played by those who sit there besides.
  const [mine] = someOf(PARTS, 1, source) as [(typeof PARTS)[number]];
  const order = [mine, ...PARTS.filter((part) => part !== mine)];
  return {
    seats,
    use,
    place: say('place'),
    about: matters,
    people: PARTS.map((part, at) => ({
      name: names[at],
      seat: seats[Math.min(order.indexOf(part), seats.length - 1)],
      ...someone(source),
      wants: [part, `${part}Too`].map((response, nth) => ({
        ...matters[nth],
        response: say(response),
        to: [names[PARTS.indexOf(AT_ODDS[use][part])]],
      })),
    })),
  };
};

/** Three who are at odds: somebody, and two whom computers play. */
export const discussionAtOnce = ({ talk }: DiscussionEdition): AtOnce => ({
  seats: PARTS.length,
  sides: SIDES,
  setup: (seats, seed, told, side) => named(quarrelled(seats, seed, told, side), talk.hasUses),
});
