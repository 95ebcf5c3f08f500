import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import { guideRating } from './guide.js';
import { GUIDE, OFFICES } from './guide.table.js';
import type { Generation } from './model.js';
import { generationScene } from './scene.js';
import { awaited } from './testing/throwing.js';

const scene = generationScene(saga);

const making = (method: object): TestTable<Generation> =>
  sitDown(scene, { seats: ['ana'], characters: [{ kind: 'other', blocks: ['skills'], method }] });

/** Deals the first skill until the next group is rated or all is done; gives the ratings in the order of the groups. */
const ratingsOf = (table: TestTable<Generation>): readonly number[] => {
  let now = table;
  while (now.run.awaits.need === 'dice') now = now.dice(((now.said.length - 1) % (awaited(now)[0] as number)) + 1);
  return now.said.flatMap((event) => (event.event === 'groupRated' ? [event.rating] : []));
};

describe('the guide', () => {
  test('SAGA-WORLD-003, SAGA-WORLD-004 what each place can call upon, and how many it is in charge of', () => {
    expect(OFFICES.map((office) => [GUIDE[office].rating, GUIDE[office].inChargeOf])).toEqual([
      [2, null],
      [3, null],
      [4, 15],
      [5, 100],
      [6, 400],
      [7, 4_000],
      [8, 20_000],
    ]);
  });

  test('SAGA-WORLD-005, SAGA-WORLD-006, SAGA-WORLD-007 example: a captain with Social on top, the rest by a d3 and a d2', () => {
    const captain = making({ by: 'guide', office: 'captain', top: 'social' });
    expect(awaited(captain)).toEqual([3]);
    const first = captain.dice(2);
    expect(first.last).toEqual([{ event: 'guidePlaced', set: 0, group: 'physical', face: 2, rating: 4 }]);
    expect(awaited(first)).toEqual([2]);
    const second = first.dice(2);
    expect(second.last.slice(0, 2)).toMatchObject([
      { event: 'guidePlaced', group: 'knowledge', rating: 3 },
      { event: 'groupRated', by: 'guide', group: 'handToHand', rating: 2, start: 0, bank: 8 },
    ]);
    expect(ratingsOf(second)).toEqual([2, 4, 3, 5]);
    const last = making({ by: 'guide', office: 'captain', top: 'handToHand', then: [] }).dice(1).dice(1);
    expect(ratingsOf(last)).toEqual([5, 4, 3, 2]);
  });

  test('SAGA-WORLD-007 Social at 5: a bank of 25, 15 of it handed out, 10 left', () => {
    const then = ['handToHand', 'physical', 'knowledge'];
    const captain = making({ by: 'guide', office: 'captain', top: 'social', then });
    expect(awaited(captain)).toEqual([4]);
    let now = captain;
    while (now.said.at(-1)?.event !== 'groupRated' || !JSON.stringify(now.said.at(-1)).includes('social'))
      now = now.dice(((now.said.length - 1) % (awaited(now)[0] as number)) + 1);
    expect(now.last.at(-1)).toMatchObject({ group: 'social', rating: 5, start: 3, bank: 10 });
    expect(ratingsOf(captain)).toEqual([4, 3, 2, 5]);
  });

  test('SAGA-WORLD-003, SAGA-WORLD-006 every rating says which line of the guide it was read from, and how far below', () => {
    const then = ['handToHand', 'physical', 'knowledge'];
    let now = making({ by: 'guide', office: 'sergeant', top: 'social', then });
    while (now.run.awaits.need === 'dice') now = now.dice(((now.said.length - 1) % (awaited(now)[0] as number)) + 1);
    const groups = now.run.outcome().sets[0]?.origin.groups;
    // A sergeant at 4: Social 4, Hand-to-Hand 3, Physical 2, Knowledge 1.
    expect(groups).toMatchObject({
      handToHand: { by: 'guide', rating: 3, guide: { office: 'sergeant', below: 1 } },
      physical: { by: 'guide', rating: 2, guide: { office: 'sergeant', below: 2 } },
      knowledge: { by: 'guide', rating: 1, guide: { office: 'sergeant', below: 3 } },
      social: { by: 'guide', rating: 4, guide: { office: 'sergeant', below: 0 } },
    });
    const byHand = { by: 'byHand', ratings: { handToHand: 0, physical: 0, knowledge: 0, social: 0 } };
    expect(making(byHand).run.outcome().sets[0]?.origin.groups?.social).not.toHaveProperty('guide');
  });

  test('SAGA-WORLD-006 an order begun by the table is ended by the die, and no rating is below 0', () => {
    const begun = making({ by: 'guide', office: 'king', top: 'social', then: ['knowledge'] });
    expect(awaited(begun)).toEqual([2]);
    expect(ratingsOf(begun.dice(2))).toEqual([5, 6, 7, 8]);
    const who = { office: 'ordinary', top: 'social', lower: ['knowledge', 'physical'] } as const;
    expect(guideRating(who, 'handToHand')).toBe(0);
  });

  test('SAGA-WORLD-006 an order that names a group twice, or the top, is refused', () => {
    for (const then of [['physical', 'physical'], ['social']]) {
      const method = { by: 'guide', office: 'lord', top: 'social', then };
      const refusal = setupRefusal(scene, { seats: ['ana'], characters: [{ kind: 'other', method }] });
      expect(refusal).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.characters[0].method.then' });
    }
  });
});
