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

  test('SAGA-GEN-014 with the dice that people own: a d10 halved for five, a d8 for seven, six d10 for a draw', () => {
    const [one, none] = ['1,1,2,4', '1,1,1,4'];
    // Physical: 8 is thrown again. Social: 1 and 2 are 1, 3 and 4 are 2, 9 and 0 are 5.
    const kit = `${none},${one},8,7,1,1,1,1,1,8,8,2,${none},${one},1,4,9,0,6`;
    const made = json(['character', '--only', 'skills', '--kit-dice', kit]);
    expect(made).toMatchObject({
      skills: { swim: 1, endurance: 5, hide: 1, administer: 1, convince: 1, lead: 1, perform: 0, tactics: 2 },
      origin: { groups: { physical: { dealt: [7, 1, 1, 1, 1, 1, 2] }, social: { dealt: [1, 2, 5, 5, 3] } } },
    });
    expect(json(['character', '--only', 'skills', '--dice', (made.faces as number[]).join(',')])).toEqual(made);
    const draws = '0,6,2,4,9,9,'.repeat(3);
    expect(json(['character', '--others', '--only', 'skills', '--kit-dice', `${draws}0,0,0,0,0,0`])).toMatchObject({
      faces: [62_499, 62_499, 62_499, 0],
    });
    const again = ['character', '--only', 'skills', '--kit-dice', `${none},${one},8`];
    expect(fault(again)).toMatchObject({ option: '--kit-dice', path: 'after 9 faces', refusal: { dice: ['d8'] } });
    expect(fault([...again.slice(0, -1), `${none},${one},9`])).toMatchObject({ exit: 2, refusal: { dice: ['d8'] } });
    expect(fault([...again, '--dice', '1'])).toMatchObject({ exit: 2 });
  });

  test('SAGA-GEN-019, S1E-GEN-003 the number drawn is behind the rating, and on the sheet', () => {
    // Every other group: a draw of 0 is a rating of 2, and every skill gets two points.
    const two = [7, 7, 5].flatMap((skills) => [0, ...Array.from({ length: 2 * skills }, (_, at) => (at % skills) + 1)]);
    const dice = [999_998, 1, 2, 3, 4, ...two].join(',');
    const argv = ['character', '--rules', 'saga-1e', '--only', 'skills', '--dice-shown', '--dice', dice];
    expect(json(argv)).toMatchObject({ origin: { groups: { handToHand: { faces: [999_998], rating: 12, lost: 8 } } } });
    expect(warmoot(argv).out).toContain('a draw of 999998 in a million gives 10, and 2 more: 12');
    expect(warmoot([...argv, '--lang', 'de']).out).toContain('999998 von einer Million gezogen ergibt 10');
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
    [['--rules', 'saga', '--edition', 'saga-1e'], {}],
    [['--others', '--only', 'skills', '--dice', '1000000'], { refusal: { dice: ['d1000000z'] } }],
    [['--others', '--only', 'skills', '--dice', '62500'], { path: 'after 1 face' }],
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

  test.each([[['0']], [['801']], [['2.5']], [['x']], [[]]])('%j is bad usage', (argv) => {
    expect(fault(['cast', ...argv])).toMatchObject({ exit: 2 });
  });

  test('SAGA-GEN-015 the dice of one after the other', () => {
    const nobody = `${NOTHING},1,1,1,4`;
    const { sets } = json(['cast', '2', '--only', 'skills', '--dice', `${EXAMPLE},${nobody}`]) as { sets: object[] };
    expect(sets).toMatchObject([{ groups: { handToHand: 4 } }, { groups: { handToHand: 0 } }]);
    expect(fault(['cast', '2', '--only', 'skills', '--dice', EXAMPLE])).toMatchObject({ path: 'after 24 faces' });
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

  test.each([[['0']], [['many']], [['-5']], [['1,5']], [['1.5']], [['9999999999']], [[]]])(
    '%j is bad usage',
    (argv) => {
      expect(fault(['world', ...argv])).toMatchObject({ exit: 2 });
    },
  );
});
