import { describe, expect, test } from 'vitest';
import { DRAWN, fault, json, warmoot } from './testing/terminal.js';

describe('roll', () => {
  test('reads typed faces', () => {
    expect(json(['roll', '2d8+d10z+4', '--dice', '4,5,1'])).toEqual({
      notation: '2d8+d10z+4',
      dice: ['d8', 'd8', 'd10z'],
      faces: [4, 5, 1],
      total: 14,
    });
  });

  test('keeps the highest', () => {
    expect(json(['roll', '4d6kh3-2', '--dice', '4 5 1 6'])).toMatchObject({ total: 13 });
  });

  test('draws a seed, and the seed gives the same dice again', () => {
    const drawn = json(['roll', '5d20']);
    expect(drawn).toMatchObject({ seed: DRAWN });
    expect(json(['roll', '5d20', '--seed', DRAWN])).toEqual(drawn);
    expect(json(['roll', '5d20', '--seed', 'another']).faces).not.toEqual(drawn.faces);
  });

  test('rolls several times, the first as if it were the only one', () => {
    const once = json(['roll', '2d8', '--seed', 'acorn']);
    const thrice = json(['roll', '2d8', '--seed', 'acorn', '--times', '3']).rolls as unknown[];
    expect(thrice).toHaveLength(3);
    expect(thrice[0]).toEqual({ faces: once.faces, total: once.total });
    expect(json(['roll', '2d8', '--dice', '1,2,3,4', '--times', '2']).rolls).toEqual([
      { faces: [1, 2], total: 3 },
      { faces: [3, 4], total: 7 },
    ]);
  });

  test('tells people the same', () => {
    expect(warmoot(['roll', '2d8+d10z-1', '--dice', '4,5,1']).out).toBe('2d8 + d10z − 1: 4, 5, 1 = 9\n');
    expect(warmoot(['roll', 'd6']).out).toContain(`seed ${DRAWN}`);
  });

  test.each([
    [['roll', '2d8', '--dice', '4'], 2, { code: 'WRONG_FACES', dice: ['d8', 'd8'], found: [4], at: null }],
    [['roll', '2d8', '--dice', '4,9'], 2, { code: 'WRONG_FACES', at: 1 }],
    [['roll', '2w8'], 2, { code: 'BAD_DICE', at: 'w8' }],
    [['roll', '2d10', '--rules', 'saga'], 1, { code: 'BROKEN_RULE', rule: 'SAGA-CHECK-026' }],
  ])('%j ends with %i', (argv, exit, refusal) => {
    expect(fault(argv)).toMatchObject({ exit, refusal });
    expect(warmoot(argv)).toMatchObject({ exit, out: '' });
  });

  test('takes the dice of the kit', () => {
    expect(warmoot(['roll', 'd4+d6+2d8+d10z+d00+d12+d20', '--rules', 'saga']).exit).toBe(0);
  });
});

describe('odds in bands', () => {
  test('of a total: the highest three of six dice against 12', () => {
    expect(json(['odds', '6d6kh3', '--bands', '11:lost,12:nobody,won'])).toMatchObject({
      results: [
        { result: 'lost', chance: { exact: '673/5184' } },
        { result: 'nobody', chance: { exact: '4135/46656' } },
        { result: 'won', chance: { exact: '2279/2916' } },
      ],
    });
    expect(warmoot(['odds', '6d6kh3', '--bands', '11:lost,12:nobody,won']).out).toContain('8.9 percent');
  });

  test('one by one: five dice at chance 6, as the ledger of warband reckons them', () => {
    const { each, results } = json(['odds', '5d12', '--bands', '6:hit,miss', '--one-by-one']) as {
      each: readonly { readonly chance: { readonly exact: string } }[];
      results: readonly { readonly howMany: readonly { readonly chance: { readonly exact: string } }[] }[];
    };
    expect(each.map(({ chance }) => chance.exact)).toEqual(['1/2', '1/2']);
    const losses = ['1/32', '5/32', '5/16', '5/16', '5/32', '1/32'];
    expect(results[0]?.howMany.map(({ chance }) => chance.exact)).toEqual(losses);
    expect(warmoot(['odds', '5d12', '--bands', '6:hit,miss', '--one-by-one']).out).toContain('Each die of 5d12');
  });

  test('a die may be thrown once more', () => {
    const argv = ['odds', 'd6', '--bands', '4:no,yes', '--one-by-one', '--again', '1,2'];
    expect(json(argv)).toMatchObject({ each: [{ chance: { exact: '5/9' } }, { chance: { exact: '4/9' } }] });
  });

  test('what cannot be read or counted is refused', () => {
    expect(fault(['odds', '2d6', '--bands', '7:low'])).toMatchObject({ exit: 2 });
    expect(fault(['odds', '2d6+1', '--bands', '3:low,high', '--one-by-one'])).toMatchObject({ exit: 2 });
  });
});

describe('odds', () => {
  test('of every total', () => {
    const { results } = json(['odds', '2d4']) as { results: { result: number; chance: { exact: string } }[] };
    expect(results.map(({ result, chance }) => `${result} ${chance.exact}`)).toEqual([
      '2 1/16',
      '3 1/8',
      '4 3/16',
      '5 1/4',
      '6 3/16',
      '7 1/8',
      '8 1/16',
    ]);
    const { out } = warmoot(['odds', '2d4']);
    expect(out).toMatch(/^ *5 +1\/4 +25\.00 % +62\.50 % +█+$/m);
  });

  test.each([
    [['2d8+d10z', '--at-least', '14'], '1/2', 0.5],
    [['2d8+d10z', '--at-most', '2'], '1/640', 1 / 640],
    [['2d6', '--exactly', '7'], '1/6', 1 / 6],
    [['2d6', '--exactly', '99'], '0', 0],
    [['4d8', '--count-from', '7', '--at-least', '1'], '175/256', 175 / 256],
    [['2d6kh1', '--at-least', '6'], '11/36', 11 / 36],
    [['d6-3', '--at-most', '-2'], '1/6', 1 / 6],
  ])('of %j', (argv, exact, approx) => {
    expect(json(['odds', ...argv])).toMatchObject({ exact, approx });
  });

  test('refuse what nobody would wait for', () => {
    expect(fault(['odds', '1000d1000'])).toMatchObject({ exit: 2 });
    expect(fault(['odds', '100d100kh50'])).toMatchObject({ exit: 2 });
  });

  test('of a check', () => {
    const { out } = warmoot(['odds', 'check', '--skill', '4', '--against', '2', '--json']);
    expect(out).toContain('"exact": "107/160"');
    expect(JSON.parse(out)).toEqual({
      exact: '107/160',
      approx: 0.66875,
      rules: 'saga',
      skill: 4,
      against: 2,
      target: 16,
      needs: 'atLeast',
    });
    expect(warmoot(['odds', 'check', '--skill', '4', '--against', '2']).out).toContain('107 in 160');
  });

  test.each([
    [['--skill', '4', '--against', '2', '--rules', 'saga-1e'], '175/256'],
    [['--skill', '1', '--difficulty', '3', '--rules', 'saga-1e'], '81/256'],
    [['--skill', '0', '--difficulty', '11'], '1/640'],
    [['--skill', '3', '--difficulty', '2'], '75/128'],
    [['--skill', '3', '--difficulty', '3', '--modifier', '+2:rope', '--modifier', '-1:rain'], '75/128'],
    [['--skill', '3', '--difficulty', '3', '--bonus', '1'], '75/128'],
  ])('of the check %j', (argv, exact) => {
    expect(json(['odds', 'check', ...argv])).toMatchObject({ exact });
    expect(json(['odds', '--json', 'check', ...argv])).toMatchObject({ exact });
  });

  test('of all margins', () => {
    const { table } = json(['odds', 'check', '--table']) as { table: { margin: number; chance: { exact: string } }[] };
    expect(table).toHaveLength(25);
    expect(table[0]).toEqual({ margin: -12, chance: { exact: '0', approx: 0 } });
    expect(table[14]).toEqual({ margin: 2, chance: { exact: '107/160', approx: 0.66875 } });
    expect(warmoot(['odds', 'check', '--table']).out).toMatch(/^ +\+2 +107\/160 +66\.88 % +█/m);
  });

  test.each([[['--against', '2']], [['--skill', '4']], [['--skill', '4', '--against', '2', '--difficulty', '2']]])(
    'of a check without both sides are not given: %j',
    (argv) => {
      expect(fault(['odds', 'check', ...argv])).toMatchObject({ exit: 2 });
    },
  );
});

describe('check', () => {
  test('plays the scene', () => {
    const { out } = warmoot(['check', '--skill', '4', '--against', '2', '--dice', '4,5,1', '--json']);
    expect(out).toContain('"total": 14,\n  "target": 16,\n  "success": false,');
    expect(JSON.parse(out)).toMatchObject({
      scene: 'saga/check',
      dice: ['d8', 'd8', 'd10z'],
      faces: [4, 5, 1],
      chance: { exact: '107/160', approx: 0.66875 },
      tally: { plus: [{ by: 4, why: 'SAGA-CHECK-016' }], against: [{ by: 14, why: 'SAGA-CHECK-017' }, { by: 2 }] },
    });
    expect(JSON.parse(out)).not.toHaveProperty('seed');
  });

  test('of the earlier edition counts hits', () => {
    expect(json(['check', '--skill', '4', '--against', '2', '--rules', 'saga-1e', '--dice', '2,2,3,6'])).toMatchObject({
      hits: 0,
      total: 0,
      target: 1,
      success: false,
      chance: { exact: '175/256' },
    });
    const pool = ['--rules', 'saga-1e', '--pool', 'd4,d20', '--dice', '4,15,1'];
    expect(json(['check', '--skill', '1', '--against', '2', ...pool])).toMatchObject({
      dice: ['d4', 'd20', 'd8'],
      hits: 1,
      target: 0,
      needs: 'atMost',
      success: false,
    });
  });

  test('adds modifiers with their reasons', () => {
    const argv = ['check', '--skill', '4', '--against', '2', '--modifier', '+1:high ground', '--modifier', '-2:mud'];
    const checked = json([...argv, '--against-modifier', '+1:a wall', '--dice', '4,5,1']);
    expect(checked).toMatchObject({ total: 13, target: 17 });
    expect(checked).toMatchObject({ tally: { plus: [{}, { by: 1, note: 'high ground' }, { by: -2, note: 'mud' }] } });
    expect(warmoot([...argv, '--dice', '4,5,1']).out).toMatch(/modifier \(mud\) +−2 +SAGA-CHECK-022/);
  });

  test('against a difficulty', () => {
    expect(json(['check', '--skill', '3', '--difficulty', '3', '--dice', '8,6,0'])).toMatchObject({
      difficulty: 3,
      total: 17,
      target: 17,
      success: true,
    });
  });

  test('draws a seed, and the seed gives the same check again', () => {
    const drawn = json(['check', '--skill', '4', '--against', '2']);
    expect(drawn).toMatchObject({ seed: DRAWN });
    expect(json(['check', '--skill', '4', '--against', '2', '--seed', DRAWN])).toEqual(drawn);
  });

  test.each([
    [['--skill', '12', '--against', '2'], { exit: 2, path: '--skill' }],
    [['--skill', '2', '--against', '12'], { exit: 2, path: '--against' }],
    [['--skill', '2', '--difficulty', '-1'], { exit: 2, path: '--difficulty' }],
    [['--skill', '2', '--against', '2', '--rules', 'saga-1e', '--pool', 'd6'], { exit: 2, path: '--pool' }],
    [['--skill', '2', '--against', '2', '--pool', 'd4'], { exit: 2 }],
    [['--skill', '2'], { exit: 2 }],
    [['--skill', '2', '--difficulty', '2', '--against-modifier', '+1:wall'], { exit: 2 }],
    [['--against', '2'], { exit: 2 }],
    [['--skill', '4', '--against', '2', '--dice', '4,5'], { exit: 2, option: '--dice', refusal: { at: null } }],
    [['--skill', '4', '--against', '2', '--dice', '4,5,1,1'], { exit: 2, option: '--dice' }],
    [['--skill', '4', '--against', '2', '--dice', '4,5,10'], { exit: 2, option: '--dice', refusal: { at: 2 } }],
  ])('%j is bad usage', (argv, error) => {
    expect(fault(['check', ...argv])).toMatchObject(error);
  });
});
