import { expect, test } from 'vitest';
import { successorsOf } from './successors.js';

const figure = (
  side: 0 | 1,
  fate: Parameters<typeof successorsOf>[0][number]['fate'],
  hireling: boolean,
  pc = false,
) => ({
  side,
  fate,
  pc,
  flags: hireling ? (['hireling'] as const) : [],
});

test('WARBAND-HEALTH-018 the player of a dead character may take over a hireling of the side who is alive and free', () => {
  const roster = [
    figure(0, 'dead', false, true),
    figure(0, 'fighting', true),
    figure(0, 'left', true),
    figure(0, 'slain', true),
    figure(0, 'surrendered', true),
    figure(0, 'subdued', true),
    figure(0, 'fighting', false),
    figure(1, 'fighting', true),
    figure(0, 'fighting', false, true),
  ];
  expect(successorsOf(roster, 0)).toEqual([1, 2]);
  expect(successorsOf(roster, 8)).toEqual([]);
  expect(successorsOf(roster, 3)).toEqual([]);
});
