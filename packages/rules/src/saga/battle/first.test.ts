import { chanceThat, exact } from '@warmoot/kernel';
import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { fightIf, linesOfFire } from '../../battles.js';
import { first } from '../../saga-1e/edition.js';
import { battleSceneOf } from './scene.js';
import { drive, events, give } from './testing/drive.js';
import { losses, type Standing, standingSetup, type Table } from './testing/stand.js';

/** A battle in its course, by the first edition. */
const earlier = (standing: Standing): Table => {
  const { setup, options } = standingSetup(standing);
  return sitDown(battleSceneOf(first), setup, options);
};

const facing = (attacker: string, defender: string): Table =>
  earlier({ units: { a1: [10, 10], d1: [10, 11] }, troops: { a1: attacker, d1: defender }, lossNumber: 30 });

const dice = (table: Table): string => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return `${awaits.throw.dice.map(({ sides }) => sides).join()} ${exact(chanceThat(awaits.throw, 'success'))}`;
};

const winner = (table: Table, ...faces: readonly number[]): unknown =>
  events(table.dice(...faces), 'clashed').map((event) => (event as { winner: number }).winner);

test('S1E-SCOPE-004, SAGA-BATTLE-001: a borrowed battle is rolled by the checks of the first edition', () => {
  // Of equals one die decides: 5 to 8 for the roller.
  expect(dice(facing('MI', 'MI'))).toBe('8 1/2');
  expect([winner(facing('MI', 'MI'), 5), winner(facing('MI', 'MI'), 4)]).toEqual([[0], [1]]);
  // 4 against 3: three dice, and one 7 or 8 is enough for the higher side; 3 against 4: none is wanted.
  expect(dice(facing('HI', 'MI'))).toBe('8,8,8 37/64');
  expect([winner(facing('HI', 'MI'), 1, 7, 2), winner(facing('HI', 'MI'), 6, 6, 6)]).toEqual([[0], [1]]);
  expect(dice(facing('MI', 'HI'))).toBe('8,8,8 27/64');
  expect([winner(facing('MI', 'HI'), 6, 6, 6), winner(facing('MI', 'HI'), 8, 1, 1)]).toEqual([[0], [1]]);
  // Heavy cavalry in the open is 7 against 3: six dice.
  expect(dice(facing('HC', 'MI'))).toBe('8,8,8,8,8,8 3367/4096');
  expect(losses(drive(facing('HC', 'MI'), { dice: [[7, 1, 1, 1, 1, 1]] }), 'd1')).toBe(30);
});

test('S1E-SCOPE-004: shots too, and what is foreseen is reckoned the same way', () => {
  const table = earlier({ units: { a1: [10, 10], d1: [10, 12] }, troops: { a1: 'BO' } });
  expect(linesOfFire(table.run.state, 0).map(({ shot }) => shot && exact(shot.chance))).toEqual(['27/64']);
  expect(dice(give(table, { choose: 'shoot', target: 'd1' }))).toBe('8,8,8 27/64');
  const fight = fightIf(facing('HI', 'MI').run.state, 0);
  expect(fight && exact(fight.wins)).toBe('37/64');
});

test('S1E-SCOPE-004, SAGA-BATTLE-008: single combat in it is of the first edition as well', () => {
  const table = earlier({
    units: { a1: [2, 2], d1: [20, 2] },
    attacker: { champions: [{ name: 'Ella', seat: 'ana', like: 'scout' }] },
    defender: { champions: [{ name: 'Morten', seat: 'bo', like: 'halberdier' }] },
    round: 3,
  });
  const taken = give(table, { choose: 'challenge', own: 'Ella', enemy: 'Morten' });
  expect(give(taken, { choose: 'accept' }).run.state.inner?.scene).toBe('saga-1e/duel');
});
