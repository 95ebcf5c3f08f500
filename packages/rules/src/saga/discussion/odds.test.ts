import { type Chance, chance, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import type { Motive } from '../character/motives.table.js';
import { saga } from '../edition.js';
import { appealOdds } from './odds.js';
import { ella, firstTalks, type Hall, hall, morten, moved, RIVAL, talks } from './testing/hall.js';

/** The ledger's table: the chance of the check at difficulty 3, for skills from 0 to 11. */
const CHECKS = [
  [163, 640],
  [53, 160],
  [53, 128],
  [1, 2],
  [75, 128],
  [107, 160],
  [477, 640],
  [13, 16],
  [139, 160],
  [73, 80],
  [121, 128],
  [31, 32],
] as const;
const MOTIVES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Some of the table's decimals, by skill and motivation: they guard the fractions against a slip. */
const PRINTED: readonly (readonly [skill: number, motive: number, text: string])[] = [
  [0, 2, '0.042448'],
  [0, 10, '0.212240'],
  [1, 7, '0.193229'],
  [2, 5, '0.172526'],
  [3, 8, '0.333333'],
  [4, 10, '0.488281'],
  [5, 2, '0.111458'],
  [6, 9, '0.558984'],
  [7, 3, '0.203125'],
  [8, 6, '0.434375'],
  [9, 4, '0.304167'],
  [10, 10, '0.787760'],
  [11, 10, '0.807292'],
];

interface Asked {
  readonly skill: number;
  readonly motive: number;
  readonly difficulty?: number;
  readonly rating?: number;
}

/** A talker of this Lead before a listener of this rating; skills above 10 come about by a modifier. */
const oddsOf = (edition: typeof saga, { skill, motive, difficulty = 3, rating }: Asked) => {
  const rules = edition === saga ? talks : firstTalks;
  const driving = rating === undefined ? [] : [{ ...RIVAL, motive: 'proud', rating }];
  const listener = { ...morten, motives: moved({ generous: motive, selfish: 2 }), driving };
  const table: Hall = hall([{ ...ella, skills: { lead: Math.min(skill, 10) } }, listener], {}, rules);
  const modifiers = skill > 10 ? [{ by: skill - 10, why: 'a good day' }] : [];
  const terms = {
    skill: 'lead',
    motive: 'generous' as Motive,
    modifiers,
    difficulty,
    besides: [],
    note: null,
  } as const;
  const [one] = appealOdds(edition, table.run.state, { talker: 'Ella', terms }, [{ who: 'Morten', matter: RIVAL }]);
  if (one === undefined) throw new Error('no odds');
  return one;
};

const success = (edition: typeof saga, of: Asked): string => exact(oddsOf(edition, of).success);
const decimal = ({ ways, of }: Chance): string => (Number(ways) / Number(of)).toFixed(6);

describe('the odds of an appeal', () => {
  test.each(CHECKS.map((check, skill) => [skill, check] as const))(
    'SAGA-TALK-038 the table: skill %i against difficulty 3, with every motivation from 2 to 10',
    (skill, [ways, of]) => {
      for (const motive of MOTIVES) {
        const odds = oddsOf(saga, { skill, motive });
        expect(odds.check).toEqual(chance(ways, of));
        expect(odds.motive).toEqual(chance(motive, 12));
        expect(odds.success).toEqual(chance(ways * motive, of * 12));
      }
    },
  );

  test('SAGA-TALK-038 they are those that the ledger prints', () => {
    for (const [skill, motive, text] of PRINTED) {
      expect([skill, motive, decimal(oddsOf(saga, { skill, motive }).success)]).toEqual([skill, motive, text]);
    }
  });

  test('SAGA-TALK-038 for any difficulty they are read by the margin', () => {
    for (let skill = 0; skill < 11; skill++) {
      expect(success(saga, { skill, motive: 7, difficulty: 2 })).toBe(success(saga, { skill: skill + 1, motive: 7 }));
    }
  });

  test('SAGA-TALK-038 the worked examples of 2.02 and 2.03.02', () => {
    expect(success(saga, { skill: 4, motive: 10 })).toBe('125/256');
    expect(success(saga, { skill: 6, motive: 2, rating: 4 })).toBe('107/960');
    expect(oddsOf(saga, { skill: 6, motive: 2, rating: 2 }).difficulty).toBe(3);
    expect(success(saga, { skill: 2, motive: 6, rating: 8 })).toBe('7/160');
    expect(success(saga, { skill: 4, motive: 9 })).toBe('225/512');
    expect(success(saga, { skill: 3, motive: 5, rating: 4 })).toBe('265/1536');
    // Example 5: three appeals, each 1/4, are at least one success in 37 of 64.
    const { ways, of } = oddsOf(saga, { skill: 3, motive: 6 }).success;
    expect(exact(chance(of ** 3n - (of - ways) ** 3n, of ** 3n))).toBe('37/64');
  });

  test('S1E-TALK-006 the odds of the first edition are those of its checks', () => {
    expect(success(first, { skill: 4, motive: 10 })).toBe('185/384');
    expect(success(first, { skill: 3, motive: 6 })).toBe('1/4');
    expect(success(first, { skill: 2, motive: 8 })).toBe('9/32');
    expect(exact(oddsOf(first, { skill: 3, motive: 6, rating: 8 }).check)).toBe('1/2');
    expect(exact(oddsOf(saga, { skill: 3, motive: 6, rating: 8 }).check)).toBe('21/160');
  });

  test('SAGA-TALK-041 they are shown for whatever was set up, listener by listener, and say where a difficulty comes from', () => {
    expect(oddsOf(saga, { skill: 4, motive: 6, rating: 5 })).toMatchObject({
      who: 'Morten',
      difficulty: 5,
      rule: 'SAGA-TALK-030',
      driving: { motive: 'proud', rating: 5 },
    });
    expect(oddsOf(saga, { skill: 4, motive: 6, difficulty: 9 })).toMatchObject({ difficulty: 9, driving: null });
  });
});
