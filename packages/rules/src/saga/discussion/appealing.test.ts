import { chanceThat, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import {
  agreed,
  appeal,
  asked,
  broken,
  drives,
  EDITIONS,
  ella,
  failure,
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
  setUp,
  success,
  sums,
  TOLL,
} from './testing/hall.js';
import { difficultyFor } from './throws.js';

/** The exact chance that the awaited throw succeeds. */
const chanceOf = ({ run: { awaits } }: Hall): string => {
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return exact(chanceThat(awaits.throw, 'success'));
};

const proud = (rating: number, by = 'Ella') => ({ ...morten, driving: [{ ...RIVAL, motive: 'proud', rating, by }] });

describe('step 1: what is written down', () => {
  test('SAGA-TALK-025 SAGA-TALK-039 context, topic and suggested response stand before any dice, and none can be left out', () => {
    const begun = hall().answer('ana', appeal());
    expect(begun.run.state.open.appeals[0]).toMatchObject({ ...RIVAL, response: 'challenge him', talker: 'Ella' });
    expect(begun.thrown).toBeNull();
    for (const text of ['context', 'topic', 'response']) {
      for (const none of [undefined, '']) {
        expect(refusalOf(hall(), 'ana', appeal({ [text]: none }))).toMatchObject({ path: `choice.${text}` });
      }
    }
    // What the talker says is people's own, and may be said aloud.
    expect(begun.run.state.open.appeals[0]?.words).toBe('');
  });
});

describe('step 2: skill and motivation', () => {
  test('SAGA-TALK-026 the talker proposes both and the table agrees; they stand where nobody objects', () => {
    const begun = hall().answer('ana', appeal());
    expect(asked(begun)).toBe('decide bo');
    expect(begun.run.state.open.ruling).toMatchObject({ about: 'terms', by: 'ana' });
    const settled = begun.answer('bo', { choose: 'agree' });
    expect(settled.last).toContainEqual(
      expect.objectContaining({
        event: 'termsSettled',
        terms: expect.objectContaining({ skill: 'convince', motive: 'proud', difficulty: 3 }),
      }),
    );
  });

  test('SAGA-TALK-026 another proposal needs the others; the talker has the last word where the vote is tied', () => {
    const other = { skill: 'lead', motive: 'modest', difficulty: 2 };
    const proposed = hall().answer('ana', appeal()).answer('bo', { choose: 'propose', value: other });
    expect(agreed(proposed).run.state.open.appeals[0]?.terms).toMatchObject(other);
    const tied = proposed
      .answer('ana', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'against' })
      .answer('bo', { choose: 'vote', vote: 'for' });
    expect(tied.last).toContainEqual(
      expect.objectContaining({
        event: 'termsSettled',
        terms: expect.objectContaining({ skill: 'convince', motive: 'proud', difficulty: 3 }),
      }),
    );
    expect(asked(tied)).toBe('make ana');
  });

  test('SAGA-TALK-026 where the table has a referee, the referee decides instead of a vote', () => {
    const refereed = hall([ella, morten], { options: { 'saga.table.referee': 'bo' } });
    const judged = refereed
      .answer('ana', appeal())
      .answer('bo', { choose: 'propose', value: { skill: 'lead', motive: 'modest' } })
      .answer('ana', { choose: 'object' });
    expect(asked(judged)).toBe('vote bo');
    expect(judged.answer('bo', { choose: 'vote', vote: 'for' }).run.state.open.appeals[0]?.terms.motive).toBe('modest');
  });

  test('SAGA-TALK-027 Convince, Lead and Administer are usual, and any other skill that fits is allowed', () => {
    for (const skill of ['convince', 'lead', 'administer', 'perform', 'trade', 'hide']) {
      const ready = make(hall([{ ...ella, skills: { [skill]: 7 } }, morten]), 'ana', appeal({ skill }));
      expect(sums(ready).plus).toBe(7);
    }
    expect(refusalOf(hall(), 'ana', appeal({ skill: 'charm' }))).toMatchObject({ path: 'choice.skill' });
    // A skill that nobody has written down is that of an average person.
    expect(sums(make(hall(), 'ana', appeal({ skill: 'perform' }))).plus).toBe(2);
  });

  test('SAGA-TALK-028 any one of the listener’s 18 motivations', () => {
    const rated = Object.entries(moved({ energetic: 7, lazy: 4, cowardly: 3, valourous: 9 }));
    expect(rated).toHaveLength(18);
    for (const [motive, rating] of rated) {
      const listener = { ...morten, motives: Object.fromEntries(rated) };
      const reached = make(hall([ella, listener]), 'ana', appeal({ motive })).dice(...HIGH);
      expect(sums(reached)).toEqual({ plus: 0, target: rating });
    }
  });
});

describe('step 3: the difficulty', () => {
  test('SAGA-TALK-029 the table sets it, and 3 stands where nobody says otherwise', () => {
    expect(sums(make(hall(), 'ana'))).toEqual({ plus: 4, target: 17 });
    expect(sums(make(hall(), 'ana', appeal({ difficulty: 2 })))).toEqual({ plus: 4, target: 16 });
    expect(rulesBeside(make(hall(), 'ana'))).toContain('SAGA-TALK-029');
  });

  test('SAGA-TALK-029 S1E-TALK-002 an unusual one is accepted, and says why where somebody has said so', () => {
    for (const [, rules] of EDITIONS) {
      const unusual = appeal({ difficulty: 7, note: 'his brother stands beside him' });
      const { awaits } = make(hall(undefined, {}, rules), 'ana', unusual).run;
      if (awaits.need !== 'dice') throw new Error('dice');
      expect(awaits.throw.tally?.against.at(-1)).toMatchObject({ by: 7, note: 'his brother stands beside him' });
      const usual = make(hall(undefined, {}, rules), 'ana', { ...unusual, difficulty: 2 }).run.awaits;
      if (usual.need !== 'dice') throw new Error('dice');
      expect(usual.throw.tally?.against.at(-1)).not.toHaveProperty('note');
      // Nobody has to give a reason.
      expect(asked(make(hall(undefined, {}, rules), 'ana', appeal({ difficulty: 0 })))).toBe('dice ana');
    }
    expect(refusalOf(hall(), 'ana', appeal({ difficulty: -1 }))).toMatchObject({ path: 'choice.difficulty' });
  });

  test('S1E-TALK-002 in the first edition too the table sets it, 3 where nobody says otherwise', () => {
    const ready = make(hall(undefined, {}, firstTalks), 'ana');
    expect(rulesBeside(ready)).toEqual(['S1E-TALK-002']);
    expect(sums(ready)).toEqual({ plus: 4, target: 3 });
  });

  test('SAGA-TALK-030 against what drives the listener already it is the higher of 3 and the rating it was given with', () => {
    for (const [rating, difficulty] of [
      [2, 3],
      [3, 3],
      [4, 4],
      [8, 8],
    ] as const) {
      const ready = make(hall([ella, proud(rating)]), 'ana', appeal({ difficulty: 2 }));
      expect(sums(ready).target).toBe(14 + difficulty);
      expect(rulesBeside(ready)).toContain('SAGA-TALK-030');
    }
    // Outside that context and topic nothing drives him.
    expect(sums(make(hall([ella, proud(8)]), 'ana', appeal({ topic: TOLL.topic }))).target).toBe(17);
    expect(sums(make(hall([ella, proud(8)]), 'ana', appeal({ context: TOLL.context }))).target).toBe(17);
  });

  test('S1E-TALK-003 example 3: a flat 3 in the first edition, whoever gave it; 8 in the other', () => {
    const newcomer = { ...ella, skills: { convince: 3 } };
    const first = make(hall([newcomer, proud(8)], {}, firstTalks), 'ana', appeal({ difficulty: 5 }));
    expect(sums(first)).toEqual({ plus: 3, target: 3 });
    expect(rulesBeside(first)).toEqual(['S1E-TALK-003']);
    expect(chanceOf(first)).toBe('1/2');
    const later = make(hall([newcomer, proud(8)]), 'ana');
    expect(sums(later)).toEqual({ plus: 3, target: 22 });
    expect(chanceOf(later)).toBe('21/160');
  });
});

describe('step 4: the dice', () => {
  test('SAGA-TALK-031 the talker’s check against 14 and the difficulty; what failure brings is known and nobody is asked', () => {
    const ready = make(hall(), 'ana');
    expect(asked(ready)).toBe('dice ana');
    expect(ready.dice(5, 6, 2).thrown).toMatchObject({ score: 17, result: 'success' });
    const failed = ready.dice(5, 6, 1);
    expect(failed.thrown).toMatchObject({ score: 16, result: 'failure' });
    expect(ready.said.filter(({ event }) => event === 'asked')).toMatchObject([{ about: 'terms' }]);
    expect(asked(failed)).toBe('talk ana bo');
    expect(heard(failed, 'Morten')).toBe(1);
  });

  test('SAGA-TALK-032 a check that fails changes nothing and throws no d12; what drove the listener stays', () => {
    const failed = failure(hall([ella, proud(4)]), 'ana', appeal({ motive: 'modest' }));
    expect(asked(failed)).toBe('talk ana bo');
    expect(drives(failed, 'Morten')).toMatchObject([{ motive: 'proud', rating: 4 }]);
    expect(failed.run.state.open.appeals[0]?.hearings).toMatchObject([{ reached: false, moved: null }]);
  });

  test('SAGA-TALK-033 SAGA-TALK-034 the listener throws a d12: the rating or less is a success, more is not', () => {
    for (let face = 1; face <= 12; face++) {
      const reached = make(hall(), 'ana').dice(...HIGH);
      expect(asked(reached)).toBe('dice bo');
      const taken = reached.dice(face);
      expect(taken.last).toContainEqual({ event: face <= 10 ? 'moved' : 'unmoved', who: 'Morten', motive: 'proud' });
      expect(drives(taken, 'Morten')).toHaveLength(face <= 10 ? 1 : 0);
    }
  });

  test('SAGA-TALK-034 a d12 above the rating leaves what was there', () => {
    const unmoved = make(hall([ella, proud(4)]), 'ana', appeal({ motive: 'modest' }))
      .dice(...HIGH)
      .dice(3);
    expect(drives(unmoved, 'Morten')).toMatchObject([{ motive: 'proud', rating: 4 }]);
  });
});

describe('what a successful appeal writes down', () => {
  test('SAGA-TALK-008 SAGA-TALK-035 example 1 of 2.02: 17 reaches 17, a 10 is Proud 10, and the sheet has all four', () => {
    const ready = make(hall(), 'ana');
    expect(chanceOf(ready)).toBe('75/128');
    const taken = ready.dice(5, 6, 2).dice(10);
    expect(drives(taken, 'Morten')).toEqual([{ ...RIVAL, motive: 'proud', rating: 4, by: 'Ella', appeal: 1 }]);
  });

  test('SAGA-TALK-036 the rating used in the check, after modifiers, and not the total of the dice', () => {
    const hoarse = appeal({
      modifiers: [
        { by: -2, why: 'hoarse' },
        { by: 5, why: 'her father’s ring' },
      ],
    });
    const ready = make(hall(), 'ana', hoarse);
    expect(sums(ready).plus).toBe(7);
    expect(drives(ready.dice(...HIGH).dice(1), 'Morten')).toMatchObject([{ rating: 7 }]);
  });

  test('S1E-TALK-004 the first edition writes context, topic and motivation, and no rating', () => {
    const taken = make(hall(undefined, {}, firstTalks), 'ana')
      .dice(3, 7, 1)
      .dice(10);
    expect(drives(taken, 'Morten')).toEqual([{ ...RIVAL, motive: 'proud', rating: null, by: 'Ella', appeal: 1 }]);
    // A rating that somebody has written down in the other edition does not count.
    expect(drives(hall([ella, proud(8)], {}, firstTalks), 'Morten')).toMatchObject([{ rating: null }]);
  });

  test('SAGA-TALK-037 the same pair is the same texts; another word is another pair, and an existing one can be picked', () => {
    const twice = success(success(hall(), 'ana'), 'ana', appeal({ topic: 'The rival' }));
    expect(drives(twice, 'Morten').map(({ topic }) => topic)).toEqual([RIVAL.topic, 'The rival']);
    const picked = appeal({ topic: 'that upstart', to: [{ who: 'Morten', pair: RIVAL }] });
    const ready = make(hall([ella, proud(5)]), 'ana', picked);
    expect(sums(ready).target).toBe(19);
    expect(drives(ready.dice(...HIGH).dice(1), 'Morten')).toMatchObject([{ ...RIVAL, rating: 4 }]);
    expect(refusalOf(hall(), 'ana', picked)).toMatchObject(broken('SAGA-TALK-037'));
  });

  test('SAGA-MOTIVE-009 SAGA-MOTIVE-010 SAGA-MOTIVE-011 one for each pair: the new one takes the place of the old, also the same with a lower rating', () => {
    const lower = success(hall([ella, proud(8)]), 'ana', appeal({ modifiers: [{ by: -3, why: 'tired' }] }));
    expect(drives(lower, 'Morten')).toMatchObject([{ motive: 'proud', rating: 1, by: 'Ella' }]);
    const both = success(lower, 'ana', appeal(TOLL));
    expect(drives(both, 'Morten')).toMatchObject([RIVAL, TOLL]);
    expect(both.run.state.open.people[1]).not.toHaveProperty('driving');
  });
});

describe('the worked examples of 2.02 and 2.03.02', () => {
  test('SAGA-TALK-030 SAGA-TALK-038 example 2: Lead 6 against a rating of 4 faces 4; against 2 it faces 3', () => {
    const lead = appeal({ skill: 'lead', motive: 'modest' });
    const ready = make(hall([ella, proud(4)]), 'ana', lead);
    expect(sums(ready)).toEqual({ plus: 6, target: 18 });
    // 107/160 × 2/12 = 107/960
    expect(chanceOf(ready)).toBe('107/160');
    expect(chanceOf(ready.dice(...HIGH))).toBe('1/6');
    expect(sums(make(hall([ella, proud(2)]), 'ana', lead)).target).toBe(17);
  });

  test('SAGA-TALK-030 SAGA-TALK-038 example 3: an 8 against an average talker', () => {
    const ready = make(hall([{ ...ella, skills: {} }, proud(8)]), 'ana', appeal({ motive: 'generous' }));
    expect(sums(ready)).toEqual({ plus: 2, target: 22 });
    // 7/80 × 6/12 = 7/160
    expect(chanceOf(ready)).toBe('7/80');
    expect(chanceOf(ready.dice(...HIGH))).toBe('1/2');
  });

  test('SAGA-MOTIVE-015 example 1 of 2.03.02: after growth a 9 of 12 instead of a 10', () => {
    const grown = { ...morten, motives: moved({ proud: 9, modest: 2 }) };
    expect(chanceOf(make(hall([ella, grown]), 'ana').dice(...HIGH))).toBe('3/4');
    expect(chanceOf(make(hall(), 'ana').dice(...HIGH))).toBe('5/6');
  });

  test('SAGA-MOTIVE-010 example 2 of 2.03.02: the steward’s 3 takes the place of Ella’s 4', () => {
    const steward = { ...ella, name: 'Steward', skills: { convince: 3 } };
    const prudent = appeal({ talker: 'Steward', motive: 'prudent' });
    const ready = make(hall([steward, proud(4)]), 'ana', prudent);
    expect(sums(ready)).toEqual({ plus: 3, target: 18 });
    // 53/128 × 5/12 = 265/1536
    expect(chanceOf(ready)).toBe('53/128');
    expect(chanceOf(ready.dice(...HIGH))).toBe('5/12');
    expect(drives(ready.dice(...HIGH).dice(5), 'Morten')).toEqual([
      { ...RIVAL, motive: 'prudent', rating: 3, by: 'Steward', appeal: 1 },
    ]);
  });

  test('SAGA-MOTIVE-013 example 3 of 2.03.02: once it is removed, an appeal on the pair is at 2 or 3 again', () => {
    const again = appeal({ difficulty: 2 });
    expect(sums(make(hall([ella, proud(4)]), 'ana', again)).target).toBe(18);
    expect(sums(make(hall([ella, { ...proud(4), driving: [] }]), 'ana', again)).target).toBe(16);
  });

  test('S1E-TALK-006 example 1 of the first edition: Convince 4 against 3 with 3, 7, 1 and a 10', () => {
    const ready = make(hall(undefined, {}, firstTalks), 'ana');
    // 37/64 × 10/12 = 185/384
    expect(chanceOf(ready)).toBe('37/64');
    const reached = ready.dice(3, 7, 1);
    expect(chanceOf(reached)).toBe('5/6');
    expect(drives(reached.dice(10), 'Morten')).toMatchObject([{ motive: 'proud' }]);
  });

  test('S1E-TALK-006 example 2: even at 3 against 3; 27/64 for the lower side', () => {
    const of = (convince: number) => make(hall([{ ...ella, skills: { convince } }, morten], {}, firstTalks), 'ana');
    expect(chanceOf(of(3))).toBe('1/2');
    expect(chanceOf(of(2))).toBe('27/64');
    expect(of(2).dice(1, 2, 6).last).toContainEqual({ event: 'heard', hearings: [{ who: 'Morten', reached: true }] });
    expect(of(2).dice(1, 7, 6).last).toContainEqual({ event: 'heard', hearings: [{ who: 'Morten', reached: false }] });
  });
});

test('SAGA-TALK-030 an appeal that was made stays told by the difficulty it was rolled against', () => {
  const { state } = success(hall([{ ...ella, skills: { convince: 9 } }, morten]), 'ana').run;
  const [made] = state.open.appeals;
  if (made === undefined) throw new Error('no appeal');
  const against = (one: { readonly number?: number }) =>
    difficultyFor(saga, state, { ...made, ...one }, { who: 'Morten', matter: RIVAL }).difficulty;
  expect([against({}), against({ number: 2 })]).toEqual([3, 9]);
});

test('what the table settles is for one appeal: nothing of it is left for the next', () => {
  const withdrawn = setUp(hall(), 'ana', appeal({ difficulty: 2 })).answer('ana', { choose: 'withdraw' });
  expect(withdrawn.run.state.open.settled).toEqual({});
  expect(make(hall(), 'ana').dice(...LOW).run.state.open.settled).toEqual({});
  expect(asked(withdrawn.answer('ana', appeal()))).toBe('decide bo');
});
