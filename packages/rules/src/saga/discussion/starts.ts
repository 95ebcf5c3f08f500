import type { ReadyStart, SeatId } from '@warmoot/kernel';
import { MOTIVE_PAIRS } from '../character/motives.table.js';
import type { DiscussionEdition } from './edition.js';
import type { USES } from './uses.table.js';

/** What people would write, told by its key in the language of whoever sets it up. */
type Told = (key: string) => string;

const byKey: Told = (key) => key;

type Rated = readonly [left: number, right: number];

/** The motives of somebody by the ratings of the nine pairs, left and right, in the order of the table. */
export const motivesOf = (rated: readonly Rated[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    MOTIVE_PAIRS.flatMap(([left, right], at) => {
      const [one, other] = rated[at] as Rated;
      return [
        [left, one],
        [right, other],
      ];
    }),
  );

/** Those who are there, but for who plays them. They go by these names in every language. */
const PEOPLE = {
  ella: {
    name: 'Ella Avitch',
    skills: { lead: 7, convince: 4, administer: 4 },
    motives: motivesOf([
      [8, 4],
      [8, 4],
      [7, 5],
      [9, 3],
      [6, 6],
      [5, 7],
      [8, 4],
      [9, 3],
      [10, 2],
    ]),
    fighter: { like: 'swordsman' },
  },
  morten: {
    name: 'Morten Avitch',
    skills: { lead: 5, convince: 3, administer: 2 },
    motives: motivesOf([
      [8, 4],
      [3, 9],
      [7, 5],
      [6, 6],
      [2, 10],
      [5, 7],
      [8, 4],
      [9, 3],
      [4, 8],
    ]),
    fighter: { like: 'knight' },
  },
  jorun: {
    name: 'Jorun Halfhand',
    skills: { lead: 5, convince: 2, administer: 1 },
    motives: motivesOf([
      [7, 5],
      [2, 10],
      [8, 4],
      [3, 9],
      [4, 8],
      [3, 9],
      [8, 4],
      [5, 7],
      [6, 6],
    ]),
    fighter: { like: 'raider' },
  },
  hedda: {
    name: 'Hedda Quill',
    skills: { lead: 2, convince: 4, administer: 6 },
    motives: motivesOf([
      [9, 3],
      [8, 4],
      [4, 8],
      [6, 6],
      [7, 5],
      [10, 2],
      [3, 9],
      [5, 7],
      [4, 8],
    ]),
  },
  berta: {
    name: 'Berta Lund',
    skills: { convince: 5, trade: 4 },
    motives: motivesOf([
      [10, 2],
      [8, 4],
      [9, 3],
      [8, 4],
      [6, 6],
      [5, 7],
      [7, 5],
      [3, 9],
      [8, 4],
    ]),
  },
  osric: {
    name: 'Lord Osric',
    skills: { lead: 6, administer: 5, convince: 3 },
    motives: motivesOf([
      [4, 8],
      [5, 7],
      [6, 6],
      [8, 4],
      [3, 9],
      [9, 3],
      [7, 5],
      [4, 8],
      [2, 10],
    ]),
    fighter: { like: 'knight' },
  },
} as const;

const { ella, morten, jorun, hedda, berta, osric } = PEOPLE;
type Ready = Omit<(typeof PEOPLE)[keyof typeof PEOPLE], 'fighter'>;

/** Who plays whom: one each, in the order of the table; those who are left over go round. */
const seatAt = (seats: readonly SeatId[], at: number): SeatId => seats[at % seats.length] as SeatId;

/** The matters of a scene by their keys, and what is wanted in them. */
const toldIn = (
  told: Told,
  scene: string,
  matters: Readonly<Record<string, readonly [context: string, topic: string]>>,
) => {
  const say = (key: string): string => told(`${scene}.${key}`);
  const matter = (key: string) => {
    const [context, topic] = matters[key] as readonly [string, string];
    return { context: say(context), topic: say(topic) };
  };
  const want = (about: string, response: string, ...to: readonly Ready[]) => ({
    ...matter(about),
    response: say(response),
    to: to.map(({ name }) => name),
  });
  return { say, matter, want };
};

/** A council of four after a battle: what becomes of a prisoner, of the ford and of the levy. */
export const council = (seats: readonly SeatId[], told: Told = byKey): object => {
  const { say, matter, want } = toldIn(told, 'council', {
    prisoner: ['prisoner', 'lives'],
    ford: ['ford', 'holds'],
    levy: ['levy', 'goesHome'],
    tarn: ['ella', 'tarn'],
  });
  return {
    seats,
    use: 'council',
    place: say('place'),
    about: [matter('prisoner'), matter('ford'), matter('levy')],
    people: [
      {
        ...ella,
        seat: seatAt(seats, 0),
        wants: [want('prisoner', 'sendHim', morten), want('levy', 'letGo', morten), want('ford', 'noToll', jorun)],
      },
      {
        ...morten,
        seat: seatAt(seats, 1),
        driving: [{ ...matter('tarn'), motive: 'trusting', rating: 4, by: ella.name }],
        wants: [want('prisoner', 'hang', ella), want('levy', 'keep', ella), want('ford', 'silver', hedda)],
      },
      {
        ...jorun,
        seat: seatAt(seats, 2),
        wants: [want('prisoner', 'payBack', morten), want('ford', 'riders', morten, ella)],
      },
      {
        ...hedda,
        seat: seatAt(seats, 3),
        wants: [want('prisoner', 'ransom', morten, ella), want('ford', 'toll', ella), want('levy', 'bread', morten)],
      },
    ],
  };
};

/** A petition to a ruler: the toll at the ford, which somebody has talked him into. */
export const petition = (seats: readonly SeatId[], told: Told = byKey): object => {
  const { say, matter, want } = toldIn(told, 'petition', {
    toll: ['ford', 'toll'],
    flood: ['ford', 'flood'],
    watch: ['bridge', 'watch'],
  });
  return {
    seats,
    use: 'petition',
    place: say('place'),
    about: [matter('toll'), matter('flood'), matter('watch')],
    people: [
      { ...berta, seat: seatAt(seats, 0), wants: [want('toll', 'halve', osric), want('flood', 'carpenters', osric)] },
      {
        ...osric,
        seat: seatAt(seats, 1),
        driving: [{ ...matter('toll'), motive: 'selfish', rating: 4, by: hedda.name }],
        wants: [want('watch', 'sons', berta), want('flood', 'salters', berta)],
      },
    ],
  };
};

/** SAGA-TALK-005: somebody alone, who is talker and listener. */
const reflection = (seats: readonly SeatId[], told: Told): object => {
  const { say, matter, want } = toldIn(told, 'reflection', { dead: ['ford', 'dead'], seal: ['ella', 'seal'] });
  return {
    seats,
    use: 'reflection',
    place: say('place'),
    about: [matter('dead'), matter('seal')],
    people: [
      {
        ...morten,
        seat: seatAt(seats, 0),
        driving: [{ ...matter('dead'), motive: 'proud', rating: 2 }],
        wants: [want('dead', 'sayIt', morten), want('seal', 'giveIt', morten)],
      },
    ],
  };
};

/** SAGA-TALK-024: two who speak to a crowd, which is one listener. Its motives are thrown for. */
const market = (seats: readonly SeatId[], told: Told): object => {
  const { say, matter, want } = toldIn(told, 'market', { prisoner: ['prisoner', 'whose'], salt: ['winter', 'salt'] });
  const crowd = { ...berta, name: say('crowd') } as Ready;
  return {
    seats,
    use: 'crowd',
    place: say('place'),
    about: [matter('prisoner'), matter('salt')],
    people: [
      { ...jorun, seat: seatAt(seats, 0), wants: [want('prisoner', 'river', crowd), want('salt', 'share', crowd)] },
      { ...hedda, seat: seatAt(seats, 1), wants: [want('prisoner', 'leave', crowd), want('salt', 'price', crowd)] },
      { name: crowd.name, seat: seatAt(seats, 2), is: 'crowd' },
    ],
  };
};

/** What can be begun as it stands. SAGA-TALK-002 is not in force in the first edition, which has no list of uses. */
export const startsIn = ({ talk }: DiscussionEdition): readonly ReadyStart[] => {
  const start = (name: string, most: number, setup: (seats: readonly SeatId[], told: Told) => object): ReadyStart => ({
    name,
    seats: { least: 1, most },
    setup: (seats, told) => named(setup(seats, told), talk.hasUses),
  });
  return [
    start('council', 4, council),
    start('petition', 2, petition),
    start('reflection', 1, reflection),
    start('market', 3, market),
  ];
};

/** A setup with its use, or without where the edition knows none. */
export const named = (setup: { use?: (typeof USES)[number] }, hasUses: boolean): object => {
  const { use, ...unnamed } = setup;
  return hasUses ? setup : unnamed;
};
