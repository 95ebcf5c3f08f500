import { BATTLES } from './battles.js';
import { LINES } from './lines.js';
import type { Scenario } from './scenario.js';
import { SKIRMISHES } from './skirmishes.js';
import { SORTIES } from './sorties.js';

const person = (name: string, seat: string, like: string, more: object = {}): object => ({ name, seat, like, ...more });
const two = ['ana', 'bo'];
const four = ['ana', 'bo', 'cy', 'di'];

const WALLS = [
  { x: 11, y: 5 },
  { x: 12, y: 5 },
  { x: 12, y: 6 },
];

const ford = {
  seats: two,
  side1: [
    person('Lady Ella Avitch', 'ana', 'swordsman', {
      skills: { control: 3, fightingMind: 3, speed: 4, strength: 2 },
      armour: 'other',
      at: { x: 7, y: 9 },
      wounds: [{ part: 'leftArm', severity: 'minor' }],
    }),
  ],
  side2: [
    person('Joris Dorrow', 'bo', 'raider', {
      skills: { control: 2, fightingMind: 4, speed: 2, strength: 4 },
      hands: { right: 'axe' },
      carried: [],
      armour: 'otherMetal',
      at: { x: 9, y: 9 },
      wounds: [{ part: 'rightLeg', severity: 'minor' }],
      penalties: [
        { on: 'fightingMind', by: -1, until: 4 },
        { on: 'speed', by: -1, until: 4 },
      ],
      weakening: 1,
    }),
  ],
};

const board = { 'saga.duel.board': { width: 15, height: 16, walls: WALLS } };

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ford: { scene: 'saga/duel', title: 'Duel at Kell Ford', seat: 'ana', start: { setup: ford, options: board } },
  duel: {
    scene: 'saga/duel',
    title: 'Swordsman and raider',
    seat: 'ana',
    start: {
      setup: { seats: two, side1: [person('Ella', 'ana', 'swordsman')], side2: [person('Joris', 'bo', 'raider')] },
    },
  },
  wrestle: {
    scene: 'saga/duel',
    title: 'Wrestler and halberdier, everything switched',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        distance: 'dagger',
        side1: [person('Wanda', 'ana', 'wrestler')],
        side2: [person('Hugo', 'bo', 'halberdier')],
      },
      options: {
        'saga.duel.defenceDeclaration': 'open',
        'saga.duel.surrender': 'needsAcceptance',
        'saga.duel.ready': 'free',
        'saga.duel.edge': 'open',
        'saga.duel.flee': 'any',
        'saga.duel.choicesVisible': false,
      },
    },
  },
  three: {
    scene: 'saga/duel',
    title: 'One against three',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        side1: [person('Ella', 'ana', 'champion')],
        side2: [person('Morten', 'bo', 'militiaman'), person('Ada', 'bo', 'brawler'), person('Joris', 'bo', 'raider')],
      },
    },
  },
  many: {
    scene: 'saga/duel',
    title: 'Four seats, three against five',
    seat: 'ana',
    start: {
      setup: {
        seats: four,
        side1: [person('Ella', 'ana', 'knight'), person('Bram', 'ana', 'scout'), person('Cato', 'cy', 'duellist')],
        side2: [
          person('Morten', 'bo', 'militiaman'),
          person('Ada', 'bo', 'brawler'),
          person('Joris', 'bo', 'raider'),
          person('Wanda', 'di', 'wrestler'),
          person('Hugo', 'di', 'halberdier'),
        ],
      },
    },
  },
  pairing: {
    scene: 'saga/duel',
    title: 'Five of mine against two',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        side1: ['Ella', 'Bram', 'Cato', 'Dirk', 'Frida'].map((name, i) =>
          person(name, 'ana', ['knight', 'scout', 'duellist', 'militiaman', 'brawler'][i] as string),
        ),
        side2: [person('Morten', 'bo', 'champion'), person('Ada', 'bo', 'halberdier')],
      },
    },
  },
  first: {
    scene: 'saga-1e/duel',
    title: 'The earlier edition',
    seat: 'ana',
    start: {
      setup: { seats: two, side1: [person('Ella', 'ana', 'duellist')], side2: [person('Joris', 'bo', 'knight')] },
    },
  },
  check: {
    scene: 'saga/check',
    title: 'A check',
    seat: 'ana',
    start: {
      setup: {
        kind: 'unopposed',
        seats: ['ana', 'bo', 'cy'],
        acting: { name: 'Ella', seat: 'ana', skill: 'jumpClimb', rating: 4, modifiers: [{ by: -1, why: 'wet stone' }] },
        action: 'Climb the mill’s outer wall before the watch comes round',
      },
    },
  },
  opposed: {
    scene: 'saga/check',
    title: 'An opposed check',
    seat: 'ana',
    start: {
      setup: {
        kind: 'opposed',
        seats: two,
        acting: { name: 'Ella', seat: 'ana', skill: 'run', rating: 5 },
        opposing: {
          name: 'Joris',
          seat: 'bo',
          skill: 'run',
          rating: 3,
          modifiers: [{ by: 1, why: 'knows the lanes' }],
        },
      },
    },
  },
  contest: {
    scene: 'saga/check',
    title: 'A contest',
    seat: 'ana',
    start: {
      setup: {
        kind: 'contest',
        seats: ['ana', 'bo', 'cy'],
        rivals: [
          { name: 'Ella', seat: 'ana', skill: 'ride', rating: 5 },
          { name: 'Joris', seat: 'bo', skill: 'ride', rating: 4 },
          { name: 'Hedda', seat: 'cy', skill: 'ride', rating: 3 },
        ],
      },
    },
  },
  aid: {
    scene: 'saga/aid',
    title: 'Aid, from its words alone',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        victim: { name: 'Joris', seat: 'bo' },
        helpers: [{ name: 'Ella', seat: 'ana', heal: 5 }],
      },
      options: { 'saga.duel.aid': 'heal7' },
    },
  },
  draft: {
    scene: 'saga/draft',
    title: 'A draft of three',
    seat: 'ana',
    start: { setup: { seats: ['ana', 'bo', 'cy'], characters: { ana: 3, bo: 3, cy: 3 } } },
  },
  event: {
    scene: 'saga/event',
    title: 'An external event',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        characters: ['Ella', 'Morten', 'Maud', 'Osk'].map((name, i) => ({
          id: `c${i + 1}`,
          name,
          main: i < 2,
          seat: 'ana',
        })),
      },
    },
  },
  generation: {
    scene: 'saga/generation',
    title: 'Ratings for two',
    seat: 'ana',
    start: { setup: { seats: two, characters: [{ name: 'Ella' }, { name: 'Maud', kind: 'other' }] } },
  },
  ...BATTLES,
  ...SORTIES,
  ...SKIRMISHES,
  ...LINES,
};
