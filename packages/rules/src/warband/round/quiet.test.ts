import { expect, test } from 'vitest';
import { awaited, fightIn, lastOf, passUntil, says, wasSaid } from '../testing/stage.js';

/** Two who face each other in the third round of which the last two were quiet; three in a row end a fight. */
const third = () => fightIn('melee', { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], position: { round: 3, quiet: 2 } });

test('WARBAND-ROUND-010 a blow makes a round that is not quiet, even one that misses', () => {
  const struck = says(passUntil(third(), 'blows'), { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(12);
  const after = passUntil(struck, 'priority');
  expect(lastOf(after, 'roundEnded').quiet).toBe(0);
  expect(awaited(after)).toBe('priority');
});

test('WARBAND-ROUND-010 the third round in a row without a blow ends the fight, and nobody has won', () => {
  const after = passUntil(third(), 'over');
  expect(wasSaid(after, 'struck')).toBe(false);
  expect(lastOf(after, 'ended')).toMatchObject({ ending: 'quiet', winner: null });
});

test('WARBAND-MOD-011 who announced a retreat and was brought down since does not walk', () => {
  const table = fightIn('opening', {
    a: [{ at: [5, 5], might: 4 }],
    b: [{ at: [6, 5] }],
    position: { priority: 'a' },
  });
  const back = { choose: 'announce', figure: 'B1', path: [{ x: 7, y: 5 }], retreat: true };
  // Stronger: 4 in 6.
  const tripped = says(says(table, back), { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' }).dice(4);
  expect(wasSaid(tripped, 'felled')).toBe(true);
  expect(wasSaid(passUntil(tripped, 'blows'), 'moved')).toBe(false);
});
