import { hex } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Scenario } from './scenario.js';

/*
 * Battles to try the page with: the field of Kell Ford in its third round, and whole battles from the muster on.
 */

const two = ['ana', 'bo'];

type Hexes = Readonly<Record<number, readonly number[]>>;

const CLOSED: Hexes = {
  0: [17, 18],
  1: [15, 16, 17, 18],
  2: [15, 16, 17, 18, 19],
  3: [9, 10, 11, 15, 16, 17, 18, 0, 1, 2],
  4: [9, 10, 11, 17, 18, 0, 1, 2, 3],
  5: [0, 1, 2],
  6: [0, 1, 2],
  9: [12],
  14: [2, 3, 17, 18, 19],
  15: [0, 1, 2, 3, 4, 17, 18],
  16: [0, 1, 2, 3, 4, 5],
  17: [0, 1, 2, 3, 4],
  18: [1, 2, 3, 4, 13, 14, 15, 16],
  19: [1, 2, 3, 13, 14, 15],
  20: [2, 3],
};

const WATER: Hexes = {
  9: [4, 5, 6],
  10: [3, 4, 5, 6, 18, 19],
  11: [2, 3, 11, 17, 18],
  12: [0, 1, 2, 11, 12, 13, 14, 16, 17],
  13: [0, 1, 12, 13, 14],
};

const HILLS: readonly (readonly [Hexes, number])[] = [
  [{ 3: [4, 5, 6], 4: [4, 5, 6, 7], 5: [3, 4, 5, 6, 7], 6: [4, 5, 6, 7, 8], 7: [3, 4, 5] }, 1],
  [{ 3: [5, 6], 4: [5, 6] }, 2],
  [{ 18: [7, 8, 9, 10, 11], 19: [7, 8, 9, 10, 11], 20: [8, 9, 10, 11] }, 1],
];

const has = (hexes: Hexes, row: number, column: number): boolean => hexes[row]?.includes(column) ?? false;

const kell = {
  field: 'drawn',
  name: 'Kell Ford',
  ground: Array.from({ length: 23 }, (_, row) =>
    Array.from({ length: hex.rowLength({ columns: 20 }, row) }, (_, column) =>
      has(CLOSED, row, column) ? war.GROUND_SIGNS.closed : has(WATER, row, column) ? war.GROUND_SIGNS.impassable : '.',
    ).join(''),
  ),
  heights: [
    ...new Map(
      HILLS.flatMap(([hexes, height]) =>
        Object.entries(hexes).flatMap(([row, columns]) =>
          columns.map((column) => [`${row} ${column}`, { row: Number(row), column, height }] as const),
        ),
      ),
    ).values(),
  ],
  barriers: [
    ...[8, 9, 10].flatMap((column) =>
      [column - 1, column].map((outer) => ({
        from: { row: 9, column: outer },
        to: { row: 8, column },
        kind: 'soft',
        oneWay: true,
      })),
    ),
    ...[9, 10].flatMap((column) =>
      [column, column + 1].map((outer) => ({ from: { row: 4, column: outer }, to: { row: 3, column }, kind: 'hard' })),
    ),
  ],
};

const unit = (
  army: 'attacker' | 'defender',
  troop: string,
  size: number,
  at: readonly [number, number],
  losses = 0,
) => ({
  army,
  troop,
  size,
  losses,
  at: { row: at[0], column: at[1] },
});

const kellFord = {
  seats: two,
  attacker: { name: 'Avitch', seat: 'ana' },
  defender: { name: 'Dorrow', seat: 'bo' },
  fields: [kell],
  position: {
    round: 3,
    lossNumber: 38,
    units: [
      unit('defender', 'heavyInfantry', 150, [5, 8]),
      unit('defender', 'bowmen', 100, [5, 6]),
      unit('defender', 'bowmen', 100, [5, 12]),
      unit('defender', 'mediumCavalry', 100, [6, 14]),
      unit('defender', 'mediumInfantry', 100, [7, 12]),
      unit('defender', 'heavyInfantry', 150, [7, 8]),
      unit('defender', 'mediumInfantry', 100, [8, 10], 20),
      unit('defender', 'mediumInfantry', 100, [8, 7]),
      unit('defender', 'pikemen', 100, [9, 15]),
      unit('attacker', 'mediumInfantry', 133, [9, 9], 37),
      unit('attacker', 'mediumInfantry', 133, [10, 8]),
      unit('attacker', 'lightInfantry', 100, [12, 5]),
      unit('attacker', 'bowmen', 100, [12, 8]),
      unit('attacker', 'lightCavalry', 100, [13, 16], 10),
      unit('attacker', 'mediumInfantry', 133, [14, 7]),
      unit('attacker', 'pikemen', 100, [14, 10]),
      unit('attacker', 'lightInfantry', 100, [15, 4]),
      unit('attacker', 'heavyCavalry', 100, [12, 10]),
    ],
  },
};

const champion = (name: string, seat: string, like: string): object => ({ name, seat, like });

const whole = (more: object): object => ({
  seats: two,
  attacker: { name: 'Avitch', seat: 'ana', troops: saga.battle.armyFor('crown', 6000) },
  defender: { name: 'Dorrow', seat: 'bo', troops: saga.battle.armyFor('guard', 5200) },
  ...more,
});

const lands = (['woods', 'river', 'ford', 'hills', 'walls'] as const).map((kind) => war.drawField(kind, 'lab'));

export const BATTLES: Readonly<Record<string, Scenario>> = {
  kell: { scene: 'saga/battle', title: 'Battle of Kell Ford', seat: 'ana', start: { setup: kellFord } },
  battle: {
    scene: 'saga/battle',
    title: 'A whole battle, five fields',
    seat: 'bo',
    start: {
      setup: whole({
        fields: lands,
        defender: { name: 'Dorrow', seat: 'bo', troops: { mediumInfantry: 300, heavyInfantry: 300, bowmen: 300 } },
      }),
      options: { 'saga.battle.musterTie': 'ownerChooses' },
    },
  },
  attack: {
    scene: 'saga/battle',
    title: 'A whole battle, attacking',
    seat: 'ana',
    start: { setup: whole({ fields: lands }) },
  },
  ambush: {
    scene: 'saga/battle',
    title: 'An ambush on the march',
    seat: 'bo',
    start: { setup: whole({ defence: 'onTheMarch', fields: [lands[3]] }) },
  },
  ambusher: {
    scene: 'saga/battle',
    title: 'An ambush on a camp, as the ambusher',
    seat: 'ana',
    start: { setup: whole({ defence: 'inCamp', fields: [lands[0]] }) },
  },
  champions: {
    scene: 'saga/battle',
    title: 'A battle with champions',
    seat: 'ana',
    start: {
      setup: {
        ...kellFord,
        attacker: { name: 'Avitch', seat: 'ana', champions: [champion('Lady Ella', 'ana', 'champion')] },
        defender: { name: 'Dorrow', seat: 'bo', champions: [champion('Joris', 'bo', 'raider')] },
      },
    },
  },
  skirmish: {
    scene: 'saga/battle',
    title: 'A skirmish in the woods',
    seat: 'ana',
    start: {
      setup: {
        seats: two,
        attacker: { name: 'Hillmen', seat: 'ana', troops: { lightInfantry: 90, bowmen: 40 } },
        defender: { name: 'Wardens', seat: 'bo', troops: { lightInfantry: 60, heavyInfantry: 40 } },
        fields: [war.drawField('woods', 'skirmish', { rows: 11, columns: 11 })],
      },
      options: { 'saga.battle.map': { rows: 11, columns: 11 } },
    },
  },
};
