import { expect, test } from 'vitest';
import { applyTug } from './apply.js';
import { bareTug } from './bare.js';
import { leastTug, usualTug } from './boardgame.js';
import { playTugs } from './game.js';
import { loggedTug } from './logged.js';
import { runTug } from './run.js';

test('every rival plays the same games of tug', () => {
  const limit = playTugs(bareTug, 'same', 2000);
  expect(limit.games).toBeGreaterThan(5);
  for (const play of [runTug, applyTug, loggedTug, usualTug, leastTug])
    expect(playTugs(play, 'same', 2000)).toEqual(limit);
});
