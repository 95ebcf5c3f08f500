import { describe, expect, test } from 'vitest';
import { fault, warmoot } from './testing/terminal.js';

const SEEDED = ['sortie', '--seed', 'acorn', '--me', 'shields', '--them', 'riders'];

describe('the command', () => {
  test('forces are listed, and one that is not there is refused', () => {
    expect(warmoot(['sortie', '--list'], {}).out).toMatch(/^shields +250 heavy infantry, 250 heavy infantry, 200/m);
    expect(warmoot(['--lang', 'de', 'sortie', '--list'], {}).out).toContain('schwere Infanterie');
    expect(fault(['sortie', '--me', 'elephants'], {})).toMatchObject({ option: '--me' });
    expect(warmoot(['sortie', '--ground', 'lava'], {}).exit).toBe(2);
  });

  test('a force has a name of its own, the ground and the way it comes are as the flags say', () => {
    const flags = ['--me', 'Reds=bows', '--ground', 'open', '--comes', 'fromAmbush', '--log', 'begun.log.json'];
    const { exit, written } = warmoot(['sortie', '--seed', 'acorn', ...flags], {}, ['q']);
    expect(exit).toBe(0);
    const log = JSON.parse(written['begun.log.json'] as string) as { readonly header: { readonly setup: object } };
    const { setup } = log.header;
    expect(setup).toMatchObject({ a: { name: 'Reds', comes: 'fromAmbush' }, b: { comes: 'openly' }, ground: 'open' });
  });

  test('a short battle of two computers, in which one presses another, comes to its end, and its log holds', () => {
    const flags = ['--watch', 'recruit,recruit', '--option', 'roundLimit=2', '--log', 'short.log.json'];
    const { exit, out, written } = warmoot([...SEEDED, ...flags], {});
    expect(exit).toBe(0);
    expect(out).toContain('Round 2');
    expect(written['short.log.json']).toMatch(/"as": "[AB]\d\.[AB]\d"/);
    const files = { 'short.log.json': written['short.log.json'] as string };
    expect(warmoot(['verify', 'short.log.json'], files).exit).toBe(0);
  });
});

describe('at the keyboard', () => {
  const near = (typed: readonly string[], ...flags: string[]): string => {
    const argv = [...SEEDED, '--against', 'recruit', '--option', 'startDistance=0', ...flags];
    const { exit, out, err } = warmoot(argv, {}, typed);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    return out;
  };
  const ORDERS = ['engage B1', 'stand', 'stand'];

  test('an order is a word with a unit by key, sign or name; a part of it lists what it may be', () => {
    for (const typed of ['engage B1', 'engage ke', 'Engage Kell lances']) {
      expect(near([typed, 'stand', 'stand'])).toContain('Tarn guard engages Kell lances.');
    }
    expect(near(['fall back'])).toMatch(/fall back a half move\nfall back a full move\n/);
  });

  test('SORTIE-ROUND-004 SORTIE-COMBINE-010 an order that is not listed is judged by the rules', () => {
    expect(near(['engage B1'], '--option', 'startDistance=4')).toContain('[SORTIE-ROUND-004]');
    expect(near(['split 250'])).toContain('[SORTIE-COMBINE-010]');
    expect(near(['split 40', 'stand', 'stand'])).not.toContain('[SORTIE-COMBINE-010]');
  });

  test('a plan is asked for with the matrix of both, and is told with its sum before it is made', () => {
    const told = near([...ORDERS, '?attack B1=1']);
    expect(told).toMatch(/^ +Attack +Defend +Retreat +Charge +Flank$/m);
    expect(told).toMatch(/^Attack( +[+−]?\d+:[+−]?\d+ \d+%){5}$/m);
    expect(told).toMatch(/^Retreat +\S+ \d+% +– +– /m);
    expect(told).toMatch(/staked\s+\+1/);
  });

  test('SORTIE-FLOAT-016 dice go with a maneuver, against one enemy or by name; no more than are in hand', () => {
    expect(near([...ORDERS, 'attack B1=99'])).toContain('[SORTIE-FLOAT-016]');
    expect(near([...ORDERS, 'attack Kell lances=1', 'defend', 'defend'])).toContain(
      'Tarn guard: Attack, 1 die against Kell lances.',
    );
    expect(near([...ORDERS, 'attack Nobody=1'])).toContain('With dice: attack 2');
  });

  test('dice need no name where there is one enemy', () => {
    const both = [...ORDERS, '', 'stand', 'stand', 'stand', 'stand', '', 'attack 2', '', 'defend 3'];
    const { out } = warmoot([...SEEDED, '--option', 'startDistance=0'], {}, both);
    expect(out).toContain('Tarn guard: Attack, 2 dice against Kell lances.');
    expect(out).toContain('Kell lances: Defend, 3 dice against Tarn guard.');
  });

  test('German has its own words for it', () => {
    const argv = ['--lang', 'de', ...SEEDED, '--against', 'recruit', '--option', 'startDistance=0'];
    const { out } = warmoot(argv, {}, [
      'Kampf suchen Kell-Lanzenreiter',
      'Stehen',
      'Stehen',
      'Angriff Ke=1',
      'Vert',
      'Vert',
    ]);
    expect(out).toContain('Tarn-Garde: Angriff, 1 Würfel gegen Kell-Lanzenreiter.');
  });
});
