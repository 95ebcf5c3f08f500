import type { Start } from '@warmoot/kernel';
import { SCENES, type saga, type warband } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from './captain.js';
import { battles, commands, duels, lines, marches, skirmishes, sorties } from './contests.js';
import { playOut } from './playOut.js';
import { recruit } from './recruit.js';
import { tournament } from './tournament.js';

// How strong they are, and that they come to blows: whole games, many of them.

const battle = SCENES['saga/battle'] as NonNullable<(typeof SCENES)[string]>;

const even = (kind: saga.battle.ArmyKind, seed: string): Start => battles([kind]).start(kind, 1, seed);

test('captains in a battle come to blows', () => {
  for (const kind of ['levy', 'hillmen'] as const) {
    const { outcome } = playOut(battle, even(kind, 'captains'), { one: captain, two: captain }, kind);
    expect((outcome as saga.battle.Battle['outcome']).ending).not.toBe('quiet');
  }
});

test('captain beats recruit in battles, attacking and defending', () => {
  const { start, winner, kinds } = battles();
  const wins = { one: 0, two: 0 };
  for (let i = 0; i < 6; i++) {
    const begin = start(kinds[i % kinds.length] as string, i, 'sides');
    for (const seat of ['one', 'two'] as const) {
      const seating = seat === 'one' ? { one: captain, two: recruit } : { one: recruit, two: captain };
      const { outcome } = playOut(battle, begin, seating, `sides ${i}`);
      if (winner(outcome) === seat) wins[seat]++;
    }
  }
  expect(wins.one + wins.two).toBeGreaterThanOrEqual(9);
  expect(Math.min(wins.one, wins.two)).toBeGreaterThanOrEqual(4);
});

test('in lines all are legal answers: recruits come to blows with their like, and captains', () => {
  const { rules: own, start, kinds } = lines();
  const quiet = [recruit, captain].flatMap((player) =>
    kinds.slice(0, 2).filter((kind, nth) => {
      const { outcome } = playOut(own, start(kind, nth, 'like'), { one: player, two: player }, `like ${kind}`);
      return (outcome as warband.BattleOutcome).ending === 'quiet';
    }),
  );
  expect(quiet).toEqual([]);
});

test('a captain wins more battles in lines than a recruit', () => {
  const { all } = tournament(lines(), [captain, recruit], { fights: 6, seed: 'lines' });
  expect(all.fights).toBe(6);
  expect(all.won).toBeGreaterThan(2 * all.lost);
});

test('captain beats recruit clearly in even fights, from both sides', () => {
  const { all, share, kinds } = tournament(duels(), [captain, recruit], {
    fights: 100,
    seed: 'captain against recruit',
  });
  expect(all.won + all.lost + all.drawn).toBe(100);
  expect(Object.values(kinds).every(({ fights }) => fights === 10)).toBe(true);
  expect(share).toBeGreaterThan(0.7);
});

test('captain beats recruit in most even fights: six, one of each band', () => {
  const { all } = tournament(skirmishes(), [captain, recruit], { fights: 6, seed: 'strength' });
  expect(all.won).toBeGreaterThanOrEqual(4);
});

test('captain beats recruit in nearly all even battles: eight of them, four armies from both sides', () => {
  const { all } = tournament(commands(['usual', 'riders', 'steppe', 'levy']), [captain, recruit], {
    fights: 8,
    seed: 'strength',
  });
  expect(all.won).toBeGreaterThanOrEqual(7);
});

test('captain beats recruit more often than not: six even battles, one of each force', () => {
  const { all } = tournament(sorties(), [captain, recruit], { fights: 6, seed: 'strength' });
  expect(all.won).toBeGreaterThanOrEqual(4);
});

test('the captain beats the recruit on roads that the seed lays out, sides in turn', () => {
  const { all } = tournament(marches(), [captain, recruit], { fights: 16, seed: 'roads' });
  expect(all.won / all.fights).toBeGreaterThan(0.6);
});
