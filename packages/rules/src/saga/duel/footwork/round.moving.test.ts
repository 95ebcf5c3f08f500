import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { drive, facing, melee } from '../testing/fight.js';
import { movesOf, turnsOf } from '../testing/hearing.js';

const WINS = [8, 8, 9];
const LOSES = [1, 1, 0];
const ELLA_WON = [7, 7, 0];
const MORTEN_WON = [7, 6, 0];
const DODGE_LEFT = { by: 'dodge', to: { x: 4, y: 5 } };

const at = (act: string, target: string): object => ({ act, target, with: 'right' });

describe('movement caused by actions', () => {
  test('SAGA-DUEL-ROUND-018 Pushes, then Dodges, then closing, then following', () => {
    const after = drive(facing(1), {
      dice: [ELLA_WON, WINS, LOSES],
      acts: { Ella: { act: 'push', target: 'Morten' }, Morten: at('flurry', 'Ella') },
      defend: { 'Morten against Ella': { by: 'dodge', to: { x: 7, y: 6 } }, 'Ella against Morten': DODGE_LEFT },
      goes: {
        Ella: [
          [7, 5],
          [5, 5],
        ],
        Morten: [[6, 5]],
      },
    });
    expect(movesOf(after)).toEqual([
      ['push', 1, 7, 5],
      ['dodge', 0, 4, 5],
      ['closing', 0, 5, 5],
      ['following', 1, 6, 5],
    ]);
  });

  const flurries = (won: readonly number[]): TestTable<Duel> =>
    drive(facing(2), {
      dice: [won, LOSES, LOSES],
      acts: { Ella: at('flurry', 'Morten'), Morten: at('flurry', 'Ella') },
      defend: { 'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } }, 'Ella against Morten': DODGE_LEFT },
      goes: { Ella: [[4, 5]], Morten: [[8, 5]] },
    });

  test('SAGA-DUEL-ROUND-019 in each part the loser of Footwork goes before the winner', () => {
    expect(turnsOf(flurries(ELLA_WON))).toEqual(['dodges 1', 'dodges 0', 'followings 1', 'followings 0']);
    expect(turnsOf(flurries(MORTEN_WON))).toEqual(['dodges 0', 'dodges 1', 'followings 0', 'followings 1']);
  });

  test('SAGA-DUEL-ROUND-019 someone left out of Footwork goes before the one who was unopposed', () => {
    const hold = { act: 'hold', with: 'left' };
    const both = { Ella: { ...hold, target: 'Morten' }, Morten: { ...hold, target: 'Ella' } };
    const after = drive(facing(1, {}, { prone: true }), { dice: [WINS, WINS], acts: both });
    expect(turnsOf(after)).toEqual(['closings 1', 'closings 0']);
  });

  test('SAGA-DUEL-ROUND-019 where there was no contest, in seat order', () => {
    const hold = { act: 'hold', with: 'left' };
    const held = drive(facing(1), {
      dice: [MORTEN_WON, WINS, WINS],
      acts: { Ella: { ...hold, target: 'Morten' }, Morten: { ...hold, target: 'Ella' } },
    });
    expect(held.run.state.open.grips).toHaveLength(2);
    const after = drive(held, {
      dice: [WINS, WINS],
      acts: { Ella: { act: 'push', target: 'Morten' }, Morten: { act: 'push', target: 'Ella' } },
      goes: { Ella: [[7, 5]], Morten: [[4, 5]] },
    });
    expect(turnsOf(after).slice(2)).toEqual(['pushes 0', 'pushes 1', 'closings 0', 'closings 1']);
    expect(after.run.state.open.round).toBe(3);
  });

  test('SAGA-DUEL-ROUND-019 a lone fighter is a winner only after winning every contest', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
    );
    const played = (...contests: readonly (readonly number[])[]): TestTable<Duel> =>
      drive(start, {
        dice: [...contests, LOSES, LOSES, LOSES],
        acts: { Ella: at('flurry', 'Morten'), Morten: at('flurry', 'Ella'), Bram: at('flurry', 'Ella') },
        defend: {
          'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } },
          'Ella against Morten': DODGE_LEFT,
          'Ella against Bram': DODGE_LEFT,
        },
        goes: { Ella: [[4, 5]], Morten: [[8, 5]], Bram: [[7, 6]] },
      });
    const follow = (...order: readonly number[]): string[] => order.map((who) => `followings ${who}`);
    expect(turnsOf(played(MORTEN_WON, ELLA_WON))).toEqual(['dodges 0', 'dodges 1', ...follow(0, 2, 1)]);
    expect(turnsOf(played(ELLA_WON, ELLA_WON))).toEqual(['dodges 1', 'dodges 0', ...follow(1, 2, 0)]);
  });

  test('SAGA-DUEL-ROUND-029 closing takes the place of following, and someone just gripped does not follow', () => {
    const hold = { act: 'hold', target: 'Morten', with: 'left' };
    const defend = { 'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } }, 'Ella against Morten': DODGE_LEFT };
    const acts = { Ella: hold, Morten: at('flurry', 'Ella') };
    const goes = { Ella: [[7, 5]] as const };
    const gripped = drive(facing(2), { dice: [ELLA_WON, WINS, LOSES], acts, defend, goes });
    expect(turnsOf(gripped)).toEqual(['dodges 1', 'dodges 0', 'closings 0']);
    expect(gripped.run.state.open.grips).toMatchObject([{ holder: 0, victim: 1, grip: 'held' }]);
    const missed = drive(facing(2), {
      dice: [ELLA_WON, LOSES, LOSES],
      acts,
      defend,
      goes: { Morten: [[8, 5]], Ella: [[4, 5]] },
    });
    expect(turnsOf(missed)).toEqual(['dodges 1', 'dodges 0', 'followings 1', 'followings 0']);
  });
});
