import { expect, test } from 'vitest';
import { how, orders, type Standing, stand } from './testing/stand.js';

const NORTH: readonly Standing[] = [
  ['HI', 'B', 5, [5, 6]],
  ['LI', 'C', 4, [5, 7]],
  ['HC', 'B', 4, [4, 10]],
  ['AR', 'C', 3, [4, 6]],
  ['LC', 'C', 4, [5, 4]],
  ['HI', 'C', 0, [2, 2]],
  ['LC', 'D', 2, [6, 3]],
];
const SOUTH: readonly Standing[] = [
  ['HI', 'C', 2, [8, 6]],
  ['LI', 'D', 2, [8, 7]],
  ['SI', 'C', 3, [8, 5]],
  ['LI', 'E', 1, [8, 8]],
  ['HI', 'C', 3, [9, 6]],
  ['AR', 'D', 2, [9, 9]],
];

test('COMMAND-TURN-002 the sample turn of section 13, stage by stage', () => {
  const shot = orders(stand(NORTH, SOUTH), ['volley', 'N4', 'S1'], ['endureMissiles', 'S1'], ['endStage']);
  expect(how(shot, 'N4')).toBe('2c (4, 6)');
  const moved = orders(
    shot,
    ['advance', 'N1', [7, 6]],
    ['advance', 'N2', [7, 7]],
    ['advance', 'N5', [7, 5]],
    ['advance', 'N7', [7, 4]],
    ['advance', 'N6', [5, 3]],
    ['charge', 'N3', 'S4', [7, 8]],
    ['endureCharge', 'S4'],
    ['waiting', 'N4'],
  );
  const declared = orders(
    moved,
    ['attack', 'N1', 'S1'],
    ['defend', 'S1'],
    ['supportAttack', 'N5', 'N1', 'S1'],
    ['attack', 'N3', 'S4'],
    ['defend', 'S4'],
    ['supportAttack', 'N2', 'N3', 'S4'],
    ['attack', 'N7', 'S3'],
    ['feint', 'S3', [9, 5]],
    ['endStage'],
  );
  const defended = orders(declared, ['supportDefense', 'S2', 'S1'], ['endStage']);
  const done = orders(
    defended,
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
    ['moralCheck', 'S2'],
    ['moralCheck', 'S6'],
    ['rout', 'S4'],
    ['allowEscape', 'N1'],
  );
  expect(done.said.find(({ event }) => event === 'clashed')).toMatchObject({
    attack: { total: 6 },
    defence: { total: 4 },
  });
  expect(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'].map((key) => how(done, key))).toEqual([
    '3c (7, 6)',
    '4c (7, 7)',
    '3c (7, 8)',
    '2c (4, 6)',
    '4c (7, 5)',
    '0c (5, 3)',
    '1c (7, 4)',
  ]);
  expect(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((key) => how(done, key))).toEqual([
    'routed',
    '1c (8, 7)',
    '1c (9, 5)',
    'routed',
    '3c (9, 6)',
    '1c (9, 9)',
  ]);
  expect(done.run.awaits).toMatchObject({ need: 'answers', step: 'volleys', asked: [{ as: 'South' }] });
});
