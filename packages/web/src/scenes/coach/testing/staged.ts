import { saga } from '@warmoot/rules';
import type { Scenario } from '../../../../test/lab/scenario.js';

const member = (name: string, skills: object = {}): object => ({ name, skills: { notice: 6, ...skills } });

/** Three who are near one another and see well, one of them a watch: something comes of it every day. */
const crossing = {
  seats: ['ana', 'bo', 'cy'],
  roads: saga.roads.readyRoads('kell'),
  parties: [
    {
      name: 'Ella’s riders',
      seats: ['ana'],
      at: 'gallows-cross',
      members: [member('Ella')],
      wants: { want: 'reach', span: 'kell' },
      knows: [{ of: 'The watch', at: 'mill-bridge' }],
    },
    {
      name: 'Dorrow’s host',
      seats: ['bo'],
      at: 'gallows-cross',
      members: [member('Casimir')],
      troops: { lightCavalry: 40 },
    },
    {
      name: 'The watch',
      seats: ['cy'],
      at: 'mill-bridge',
      members: [member('Wren')],
      approaches: ['the weir', 'the bridge'],
    },
  ],
};

const unit = (side: 'north' | 'south', of: string, grade: string, points: number, row: number, column: number) => ({
  side,
  class: of,
  grade,
  points,
  hex: { row, column },
});

/** Two rows that stand against each other, with cavalry behind one of them: a battle that is under way. */
const underWay = {
  seats: ['ana', 'bo'],
  north: { name: 'Avitch', seat: 'ana' },
  south: { name: 'Dorrow', seat: 'bo' },
  position: {
    active: 'north',
    round: 2,
    stage: 2,
    units: [
      unit('north', 'HI', 'B', 5, 7, 6),
      unit('north', 'LI', 'C', 4, 7, 7),
      unit('north', 'HC', 'A', 4, 4, 8),
      unit('north', 'LC', 'A', 4, 4, 9),
      unit('south', 'HI', 'C', 4, 8, 6),
      unit('south', 'LI', 'D', 3, 8, 7),
      unit('south', 'LI', 'E', 1, 9, 9),
    ],
  },
};

/** Scenes in which comes up what seldom does where everybody plays at random, by their kind. */
export const STAGED: Readonly<Record<string, readonly Scenario[]>> = {
  march: [{ scene: 'saga/march', title: 'A crossing', seat: 'ana', start: { setup: crossing } as never }],
  command: [{ scene: 'command/battle', title: 'Under way', seat: 'ana', start: { setup: underWay } as never }],
};
