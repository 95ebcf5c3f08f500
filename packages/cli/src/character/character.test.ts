import { describe, expect, test } from 'vitest';
import { DRAWN, fault, json, warmoot } from '../testing/terminal.js';

const NOTHING = '1,1,1,4,1,1,1,4,1,1,1,4';
/** SAGA-GEN, example 1, and nothing in the other groups. */
const EXAMPLE = `4,2,2,3,2,1,2,4,4,3,1,4,${NOTHING}`;

describe('character', () => {
  test('makes the character that the dice give', () => {
    const made = json(['character', '--name', 'Ella', '--only', 'skills', '--dice', EXAMPLE]);
    expect(made).toMatchObject({
      scene: 'saga/generation',
      rules: 'saga',
      name: 'Ella',
      kind: 'main',
      skills: { control: 4, fightingMind: 4, speed: 3, strength: 5, swim: 0 },
      groups: { handToHand: 4, physical: 0, knowledge: 0, social: 0 },
      motives: null,
      origin: { groups: { handToHand: { faces: [4, 2, 2, 3], start: 2, dealt: [2, 1, 2, 4, 4, 3, 1, 4] } } },
    });
    expect(made).not.toHaveProperty('seed');
    const { out } = warmoot(['character', '--name', 'Ella', '--only', 'skills', '--dice', EXAMPLE]);
    expect(out).toMatch(/^Ella\n\nHand-to-Hand +4 +Physical +0/);
    expect(out).toContain('Strength       5');
  });

  test('shows the dice, in either language', () => {
    const argv = ['character', '--only', 'skills', '--dice', EXAMPLE, '--dice-shown'];
    expect(warmoot(argv).out).toContain('Hand-to-Hand: the lowest three of 4, 2, 2, 3, less 3, give 4;');
    expect(warmoot([...argv, '--lang', 'de']).out).toContain('Zweikampf: die niedrigsten drei von 4, 2, 2, 3');
    expect(json([...argv, '--lang', 'de'])).toEqual(json(argv));
  });

  test('motivations alone', () => {
    const dice = '5,7,1,1,1,1,1,1,3,2,1,1,1,1,1,1,1';
    expect(json(['character', '--only', 'motives', '--dice', dice])).toMatchObject({
      skills: null,
      motives: { modest: 2, proud: 10, trusting: 9, independent: 3 },
    });
    expect(warmoot(['character', '--only', 'motives', '--dice', dice]).out).toMatch(/Modest\/Humble +2 \| 10 Proud/);
  });

  test('by the guide, by hand, by draw and by the dice of main characters', () => {
    const captain = ['character', '--guide', 'captain', '--top', 'social', '--only', 'skills'];
    const groups = { handToHand: 4, physical: 3, knowledge: 2, social: 5 };
    expect(json([...captain, '--then', 'hand-to-hand,physical', '--seed', 'a'])).toMatchObject({
      groups,
      kind: 'other',
    });
    const byDice = json([...captain, '--seed', 'a']);
    expect(Object.values(byDice.groups as object).sort()).toEqual([2, 3, 4, 5]);
    expect((byDice.origin as { guide: number[] }).guide).toHaveLength(2);
    expect(json(['character', '--by-hand', '4,2,1,3', '--seed', 'a'])).toMatchObject({
      groups: { handToHand: 4, physical: 2, knowledge: 1, social: 3 },
    });
    const others = ['character', '--others', '--only', 'skills'];
    expect(json([...others, '--dice', '0,0,0,0'])).toMatchObject({ groups: { social: 0 } });
    expect(json([...others, '--main-dice', '--dice', `${NOTHING},1,1,1,4`])).toMatchObject({ groups: { social: 0 } });
  });

  test('of the earlier edition, by either name of the option', () => {
    const made = json(['character', '--rules', 'saga-1e', '--seed', 'a']);
    expect(made).toMatchObject({ scene: 'saga-1e/generation', rules: 'saga-1e' });
    expect(json(['character', '--edition', 'saga-1e', '--seed', 'a'])).toEqual(made);
  });

  test('draws a seed, and the seed gives the same again', () => {
    const drawn = json(['character']);
    expect(drawn).toMatchObject({ seed: DRAWN });
    expect(json(['character', '--seed', DRAWN])).toEqual(drawn);
    expect(warmoot(['character']).out).toContain(`seed ${DRAWN} `);
  });

  test.each([
    [['--dice', '4,2,2'], { option: '--dice', refusal: { code: 'WRONG_FACES', dice: ['d4', 'd4', 'd4', 'd4'] } }],
    [
      ['--only', 'skills', '--dice', '4,2,2,3,2'],
      { option: '--dice', path: 'after 5 faces', refusal: { dice: ['d4'], found: [] } },
    ],
    [['--only', 'skills', '--dice', '4,2,2,3,5'], { option: '--dice', refusal: { dice: ['d4'], at: 0 } }],
    [
      ['--only', 'skills', '--dice', `${EXAMPLE},1`],
      { option: '--dice', message: expect.stringMatching(/1 too many/) },
    ],
    [['--name', '!'], { path: '--name' }],
    [['--guide', 'captain'], { message: expect.stringMatching(/--top/) }],
    [['--guide', 'emperor', '--top', 'social'], {}],
    [['--guide', 'captain', '--top', 'magic'], { message: expect.stringMatching(/hand-to-hand/) }],
    [['--guide', 'captain', '--top', 'social', '--then', 'social'], { path: '--then' }],
    [['--top', 'social'], { message: expect.stringMatching(/--guide/) }],
    [['--by-hand', '4,2,1'], {}],
    [['--by-hand', '4,2,1,11'], {}],
    [['--by-hand', '4,2,1,1', '--guide', 'captain', '--top', 'social'], {}],
    [['--main-dice'], { message: expect.stringMatching(/--others/) }],
    [['--seed', 'a', '--dice', '1'], {}],
  ])('%j is bad usage', (argv, error) => {
    expect(fault(['character', ...argv])).toMatchObject({ exit: 2, ...error });
  });

  test('what the earlier edition does not have is refused by its rule', () => {
    const argv = ['character', '--rules', 'saga-1e', '--guide', 'captain', '--top', 'social'];
    expect(fault(argv)).toMatchObject({ exit: 1, refusal: { code: 'BROKEN_RULE', rule: 'S1E-GEN-001' } });
  });
});

describe('cast', () => {
  test('makes several, one after the other', () => {
    const { sets } = json(['cast', '3', '--seed', 'a']) as { sets: object[] };
    expect(sets).toHaveLength(3);
    const { out } = warmoot(['cast', '2', '--others', '--seed', 'a']);
    expect(out).toMatch(/^Set 1\n[\s\S]*\n\nSet 2\n[\s\S]*seed a\n$/);
    expect(warmoot(['cast', '2', '--seed', 'a', '--lang', 'de']).out).toMatch(/^Satz 1\n/);
  });

  test.each([[['0']], [['101']], [['x']], [[]]])('%j is bad usage', (argv) => {
    expect(fault(['cast', ...argv])).toMatchObject({ exit: 2 });
  });
});

describe('world', () => {
  test('head-counts by rating, with the guide', () => {
    const { ratings } = json(['world', '2000']) as { ratings: object[] };
    expect(ratings).toHaveLength(11);
    expect(ratings[7]).toEqual({
      rating: 7,
      orMore: { exact: '3/5', approx: 0.6 },
      exactly: { exact: '1/2', approx: 0.5 },
      office: 'general',
      inChargeOf: 4000,
    });
    const { out } = warmoot(['world', '450000']);
    expect(out).toMatch(/^ +7 +135 +112\.5 +general, great noble +about 4000$/m);
    expect(warmoot(['world', '450,000']).out).toBe(out);
    expect(warmoot(['world', '450000', '--lang', 'de']).out).toMatch(
      /^ +7 +135 +112,5 +Feldherr, Hochadel +etwa 4000$/m,
    );
  });

  test('of the earlier edition, which has no guide', () => {
    const { ratings } = json(['world', '1000000', '--edition', 'saga-1e']) as { ratings: object[] };
    expect(ratings[8]).toEqual({
      rating: 8,
      orMore: { exact: '50', approx: 50 },
      exactly: { exact: '40', approx: 40 },
    });
    expect(warmoot(['world', '1000000', '--rules', 'saga-1e']).out).toMatch(/^ +10 +2 +2$/m);
  });

  test.each([[['0']], [['many']], [['-5']], [['9999999999']], [[]]])('%j is bad usage', (argv) => {
    expect(fault(['world', ...argv])).toMatchObject({ exit: 2 });
  });
});
