import { describe, expect, test } from 'vitest';
import { MOTIVE_PAIRS } from '../character/motives.table.js';
import {
  appeal,
  asked,
  berta,
  broken,
  drives,
  ella,
  firstTalks,
  type Hall,
  HIGH,
  hall,
  heard,
  LOW,
  make,
  morten,
  moved,
  RIVAL,
  refusalOf,
  rulesBeside,
  sums,
  talks,
  to,
} from './testing/hall.js';

const driven = (name: string, seat: string, rating: number | null) => ({
  name,
  seat,
  motives: moved(),
  driving: rating === null ? [] : [{ ...RIVAL, motive: 'proud', rating }],
});

const lead = { ...ella, skills: { lead: 5 } };
/** Three listeners, entered in another order than they sit. */
const three = [lead, driven('Cyra', 'cy', 7), driven('Bodil', 'bo', 4), driven('Adam', 'ana', null)];
const speech = appeal({ skill: 'lead', motive: 'generous', ...to('Cyra', 'Bodil', 'Adam') });
const seats = { seats: ['ana', 'bo', 'cy'] };
const rollEach = { options: { 'saga.talk.groupAppeal': 'rollEach' } };

const hearings = (table: Hall) =>
  table.run.state.open.appeals[0]?.hearings.map(({ who, reached, moved }) => [who, reached, moved]);

describe('one speech to several listeners', () => {
  test('SAGA-TALK-022 has one talker, whose skill alone is used, whoever stands beside them', () => {
    const better = { ...berta, seat: 'ana', skills: { convince: 9 } };
    const ready = make(hall([ella, better, morten]), 'ana');
    expect(sums(ready).plus).toBe(4);
    expect(ready.run.awaits).toMatchObject({ need: 'dice', throw: { dice: { length: 3 } } });
    expect(refusalOf(hall(), 'ana', appeal({ talker: ['Ella', 'Berta'] }))).toMatchObject({ path: 'choice.talker' });
  });

  test('SAGA-TALK-023 example 4: 18 reaches 17 and 18, not 21; those reached throw a d12 in seat order, all count it', () => {
    const ready = make(hall(three, seats), 'ana', speech);
    const thrown = ready.dice(5, 6, 2);
    expect(thrown.thrown).toMatchObject({ score: 18, result: 'reaches2' });
    expect(asked(thrown)).toBe('dice ana');
    expect(['Adam', 'Bodil', 'Cyra', 'Ella'].map((name) => heard(thrown, name))).toEqual([1, 1, 1, 0]);
    const one = thrown.dice(6);
    expect(one.last).toContainEqual({ event: 'moved', who: 'Adam', motive: 'generous' });
    expect(asked(one)).toBe('dice bo');
    const two = one.dice(7);
    expect(hearings(two)).toEqual([
      ['Adam', true, true],
      ['Bodil', true, false],
      ['Cyra', false, null],
    ]);
    expect(asked(two)).toBe('talk ana bo cy');
    expect(drives(two, 'Bodil')).toMatchObject([{ motive: 'proud', rating: 4 }]);
  });

  test.each([
    [[1, 1, 0], 'failure', []],
    [[5, 6, 0], 'failure', []],
    [[5, 6, 1], 'reaches1', ['Adam']],
    [[5, 6, 4], 'reaches2', ['Adam', 'Bodil']],
    [[5, 6, 5], 'success', ['Adam', 'Bodil', 'Cyra']],
  ] as const)('SAGA-TALK-023 the same total against 17, 18 and 21: %j', (faces, result, reached) => {
    const thrown = make(hall(three, seats), 'ana', speech).dice(...faces);
    expect(thrown.thrown?.result).toBe(result);
    expect(
      hearings(thrown)
        ?.filter((one) => one[1] === true)
        .map(([who]) => who),
    ).toEqual(reached);
  });

  test('SAGA-TALK-023 SAGA-CAMPAIGN-004 a throw says how many it reached, and not how many difficulties there were', () => {
    const wide = { ...speech, ...to('Cyra', 'Bodil', 'Adam') };
    const result = (bodil: number | null) =>
      make(
        hall([lead, driven('Cyra', 'cy', 9), driven('Bodil', 'bo', bodil), driven('Adam', 'ana', null)], seats),
        'ana',
        wide,
      ).dice(5, 6, 2).thrown?.result;
    expect([result(null), result(4)]).toEqual(['reaches2', 'reaches2']);
  });

  test('SAGA-TALK-023 the table may set a difficulty for one of them', () => {
    const ready = make(
      hall([ella, morten, berta]),
      'ana',
      appeal({ ...to('Morten', 'Berta'), besides: [{ who: 'Berta', difficulty: 2 }] }),
    );
    const thrown = ready.dice(5, 6, 1);
    expect(hearings(thrown)).toMatchObject([
      ['Morten', false, null],
      ['Berta', true, null],
    ]);
    const stranger = appeal({ besides: [{ who: 'Berta', difficulty: 2 }] });
    expect(refusalOf(hall([ella, morten, berta]), 'ana', stranger)).toMatchObject({ path: 'choice.besides[0].who' });
  });

  test('SAGA-TALK-023 rollEach: each in seat order has a check of their own, followed at once by its d12', () => {
    const ready = make(hall(three, { ...seats, ...rollEach }), 'ana', speech);
    expect(sums(ready)).toEqual({ plus: 5, target: 17 });
    const adam = ready.dice(...HIGH);
    expect(asked(adam)).toBe('dice ana');
    expect(sums(adam).target).toBe(6);
    const bodil = adam.dice(1);
    expect(sums(bodil)).toEqual({ plus: 5, target: 18 });
    const cyra = bodil.dice(...LOW);
    expect(sums(cyra)).toEqual({ plus: 5, target: 21 });
    expect(heard(cyra, 'Cyra')).toBe(0);
    const last = cyra.dice(...HIGH);
    expect(asked(last)).toBe('dice cy');
    expect(hearings(last.dice(12))).toEqual([
      ['Adam', true, true],
      ['Bodil', false, null],
      ['Cyra', true, false],
    ]);
    expect(['Adam', 'Bodil', 'Cyra'].map((name) => heard(last, name))).toEqual([1, 1, 1]);
  });

  test('S1E-TALK-007 the first edition: one pool for each difficulty, the lowest first, then the d12 in seat order', () => {
    const low = { ...speech, difficulty: 2 };
    const ready = make(hall(three, seats, firstTalks), 'ana', low);
    // Adam's 2 against Lead 5: five dice. The two who are driven share one throw against a flat 3.
    expect(sums(ready)).toEqual({ plus: 5, target: 2 });
    expect(rulesBeside(ready)).toEqual(['S1E-TALK-002']);
    const driven = ready.dice(1, 1, 1, 1, 8);
    expect(sums(driven)).toEqual({ plus: 5, target: 3 });
    expect(rulesBeside(driven)).toEqual(['S1E-TALK-003']);
    const thrown = driven.dice(1, 7, 1, 1);
    expect(asked(thrown)).toBe('dice ana');
    const over = thrown.dice(6).dice(12).dice(1);
    expect(hearings(over)).toEqual([
      ['Adam', true, true],
      ['Bodil', true, false],
      ['Cyra', true, true],
    ]);
    expect(['Adam', 'Bodil', 'Cyra'].map((name) => heard(over, name))).toEqual([1, 1, 1]);
  });

  test('S1E-TALK-007 all of one difficulty share one throw; with rollEach each has a pool of their own', () => {
    const shared = make(hall(three, seats, firstTalks), 'ana', speech).dice(1, 1, 1, 1);
    expect(asked(shared)).toBe('talk ana bo cy');
    const each = make(hall(three, { ...seats, ...rollEach }, firstTalks), 'ana', speech);
    const over = each.dice(1, 1, 1, 1).dice(1, 1, 1, 8).dice(2).dice(1, 1, 1, 1);
    expect(hearings(over)).toEqual([
      ['Adam', false, null],
      ['Bodil', true, true],
      ['Cyra', false, null],
    ]);
  });
});

describe('a crowd', () => {
  const crowd = { name: 'The market', seat: 'bo', is: 'crowd' };
  /** The dice of 2.03.03 for one who came without: a 0 is thrown again, then places, then nine dice for the order. */
  const PLACES = [5, 7, 1, 1, 1, 1, 1, 1];
  const ORDER = [3, 2, 1, 1, 1, 1, 1, 1, 2];

  const rated = (): Hall =>
    [...PLACES, ...ORDER].reduce((table, face) => table.dice(face), hall([ella, crowd]).dice(0));

  test('SAGA-TALK-024 is one listener with one set of motivations, thrown by 2.03.03', () => {
    const dice: string[] = [];
    let table = hall([ella, crowd]);
    for (const face of [0, ...PLACES, ...ORDER]) {
      const { awaits } = table.run;
      if (awaits.need !== 'dice') throw new Error('dice');
      dice.push(...awaits.throw.dice.map(({ low, sides }) => `d${sides}${low === 0 ? 'z' : ''}`));
      expect(awaits.by).toBe('bo');
      table = table.dice(face);
    }
    expect(dice).toEqual([
      'd10z',
      'd10z',
      'd8',
      'd7',
      'd6',
      'd5',
      'd4',
      'd3',
      'd2',
      ...Array.from({ length: 9 }, () => 'd8'),
    ]);
    const { motives } = table.run.state.open.people[1] as { motives: Record<string, number> };
    // Examples 1 and 2 of 2.03.03: Humble 2 and Proud 10, Trusting 9 and Independent 3.
    expect(motives).toMatchObject({ modest: 2, proud: 10, trusting: 9, independent: 3 });
    for (const [left, right] of MOTIVE_PAIRS) expect((motives[left] ?? 0) + (motives[right] ?? 0)).toBe(12);
    expect(asked(table)).toBe('talk ana bo');
  });

  test('SAGA-TALK-024 hears an appeal as one, and says nothing itself', () => {
    const reached = make(rated(), 'ana', appeal(to('The market'))).dice(...HIGH);
    expect(sums(reached).target).toBe(10);
    const taken = reached.dice(10);
    expect(drives(taken, 'The market')).toMatchObject([{ motive: 'proud', rating: 4 }]);
    expect(heard(taken, 'The market')).toBe(1);
    const own = appeal({ talker: 'The market', ...to('Ella') });
    expect(refusalOf(taken, 'bo', own)).toMatchObject(broken('SAGA-TALK-024'));
    expect(
      taken.answer('ana', { choose: 'noMore' }).answer('bo', { choose: 'noMore' }).run.outcome().people[1],
    ).toMatchObject({
      name: 'The market',
      motives: { proud: 10 },
      driving: [{ motive: 'proud', by: 'Ella' }],
    });
  });

  test('SAGA-TALK-024 comes with the motivations that the table has set, where it has', () => {
    const army = { name: 'The levy', seat: 'ana', is: 'army', motives: moved({ valourous: 4, cowardly: 8 }) };
    const ready = make(hall([ella, army]), 'ana', appeal({ ...to('The levy'), motive: 'cowardly' })).dice(...HIGH);
    expect(sums(ready).target).toBe(8);
  });

  test('a crowd that is left without anybody who talks has nothing to hear', () => {
    const left = hall([
      ella,
      { ...crowd, motives: moved() },
      { ...crowd, name: 'The watch', seat: 'cy', motives: moved() },
    ]);
    const alone = left.answer('ana', { choose: 'walkOut', who: ['Ella'] });
    expect(asked(alone.answer('bo', { choose: 'letGo' }).answer('cy', { choose: 'letGo' }))).toBe('over');
  });
});

test('SAGA-MOTIVE-003 nobody comes with a pair that makes more than twelve', () => {
  const both = { ...morten, motives: moved({ proud: 10, modest: 3 }) };
  expect(() => hall([ella, both], {}, talks)).toThrow('SAGA-MOTIVE-003');
});
