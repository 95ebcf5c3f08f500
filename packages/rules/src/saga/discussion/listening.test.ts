import { setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  agreed,
  appeal,
  asked,
  berta,
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
  RIVAL,
  refusalOf,
  setUp,
  success,
  sums,
  TOLL,
  talks,
  to,
} from './testing/hall.js';

const IGNORE = { choose: 'ignore' };
const LISTEN = { choose: 'listen' };

/** Morten has heard three appeals: two of Ella's and one of Berta's, on two topics, one of them taken in. */
const threeHeard = (rules = talks): Hall => {
  const begun = hall([ella, morten, { ...berta, skills: { convince: 4 } }], {}, rules);
  const one = make(begun, 'ana').dice(1, 1, 1);
  const two = make(one, 'ana', appeal(TOLL)).dice(8, 8, 8).dice(1);
  return make(two, 'cy', appeal({ talker: 'Berta' })).dice(1, 1, 1);
};

describe.each(EDITIONS)('%s: three heard', (_, rules) => {
  const three = (): Hall => threeHeard(rules);

  test('SAGA-TALK-013 S1E-TALK-005 an appeal cannot be ignored by whoever is there and has heard fewer than three', () => {
    for (const table of [hall(undefined, {}, rules), make(hall(undefined, {}, rules), 'ana').dice(1, 1, 1)]) {
      const begun = table.answer('ana', appeal());
      expect(asked(begun)).toBe('decide bo');
      expect(begun.refusal({ input: 'answer', seat: 'bo', choice: IGNORE })).toMatchObject({ code: 'BAD_SHAPE' });
    }
  });

  test('SAGA-TALK-014 SAGA-TALK-015 SAGA-TALK-018 S1E-TALK-005 after three of whomever and on whatever, successful or not, the next may be ignored', () => {
    expect(heard(three(), 'Morten')).toBe(3);
    expect(three().run.state.open.appeals.map(({ talker, topic }) => [talker, topic])).toEqual([
      ['Ella', RIVAL.topic],
      ['Ella', TOLL.topic],
      ['Berta', RIVAL.topic],
    ]);
    expect(drives(three(), 'Morten')).toHaveLength(1);
    const fourth = three().answer('ana', appeal());
    expect(asked(fourth)).toBe('listen Morten');
    const ignored = fourth.answer('bo', IGNORE, 'Morten');
    expect(ignored.last).toEqual([
      { event: 'ignores', who: 'Morten' },
      { event: 'appealEnded', talker: 'Ella', state: 'ignored' },
    ]);
  });

  test('SAGA-TALK-019 S1E-TALK-005 what is ignored by right is not heard and throws nothing', () => {
    const ignored = three().answer('ana', appeal()).answer('bo', IGNORE, 'Morten');
    expect(heard(ignored, 'Morten')).toBe(3);
    expect(asked(ignored)).toBe('talk ana bo cy');
    expect(ignored.thrown).toBeNull();
  });

  test('SAGA-TALK-020 S1E-TALK-005 appeal by appeal: who has ignored one may listen to the next, and ignore again', () => {
    const ignored = three().answer('ana', appeal()).answer('bo', IGNORE, 'Morten');
    const listened = ignored.answer('ana', appeal()).answer('bo', LISTEN, 'Morten');
    const missed = agreed(listened).answer('ana', { choose: 'make' }).dice(1, 1, 1);
    expect(heard(missed, 'Morten')).toBe(4);
    expect(asked(missed.answer('ana', appeal()))).toBe('listen Morten');
  });
});

describe('the count', () => {
  test('SAGA-TALK-016 a new Discussion begins with nobody having heard anything', () => {
    expect(heard(hall(), 'Morten')).toBe(0);
    const over = ['ana', 'bo', 'cy'].reduce((table, seat) => table.answer(seat, { choose: 'noMore' }), threeHeard());
    expect(over.run.outcome().people.find(({ name }) => name === 'Morten')?.heard).toBe(3);
    const next = hall(undefined, { heardBefore: over.run.outcome().heard });
    expect(asked(next.answer('ana', appeal({ topic: 'the harvest' })))).toBe('decide bo');
  });

  test('SAGA-TALK-018 is kept for each listener: of three, one alone may ignore', () => {
    const all = threeHeard().answer('ana', appeal(to('Morten', 'Berta')));
    expect(asked(all)).toBe('listen Morten');
    const without = agreed(all.answer('bo', IGNORE, 'Morten'))
      .answer('ana', { choose: 'make' })
      .dice(...LOW);
    expect([heard(without, 'Morten'), heard(without, 'Berta')]).toEqual([3, 1]);
  });

  test('SAGA-TALK-019 is of checks that were rolled: what the talker withdraws before is not heard', () => {
    const withdrawn = setUp(hall(), 'ana', appeal()).answer('ana', { choose: 'withdraw' });
    expect(heard(withdrawn, 'Morten')).toBe(0);
    expect(withdrawn.last).toEqual([{ event: 'appealEnded', talker: 'Ella', state: 'withdrawn' }]);
    expect(heard(make(hall(), 'ana'), 'Morten')).toBe(0);
    expect(heard(make(hall(), 'ana').dice(...HIGH), 'Morten')).toBe(1);
    // Whoever had no more to say may have something to say to it.
    const quiet = hall([ella, morten]).answer('bo', { choose: 'noMore' });
    expect(asked(quiet)).toBe('talk ana');
    expect(asked(setUp(quiet, 'ana', appeal()).answer('ana', { choose: 'withdraw' }))).toBe('talk ana bo');
  });

  test('SAGA-TALK-023 counts an appeal to several as one for each who hears it', () => {
    for (const groupAppeal of ['oneRoll', 'rollEach']) {
      const begun = hall([ella, morten, berta], { options: { 'saga.talk.groupAppeal': groupAppeal } });
      const ready = make(begun, 'ana', appeal(to('Morten', 'Berta')));
      const rolled = groupAppeal === 'oneRoll' ? ready.dice(...LOW) : ready.dice(...LOW).dice(...LOW);
      expect([heard(rolled, 'Morten'), heard(rolled, 'Berta'), heard(rolled, 'Ella')]).toEqual([1, 1, 0]);
    }
  });
});

describe('a second Discussion on an unchanged matter', () => {
  const heardBefore = [{ listener: 'Morten', topic: RIVAL.topic }];
  const again = appeal({ changed: 'the rival has come to court' });

  test('SAGA-TALK-017 does not begin while nothing is said to have changed', () => {
    const setup = (more: object) => ({ seats: ['ana', 'bo'], people: [ella, morten], heardBefore, ...more });
    const about = [{ ...RIVAL, listener: 'Morten' }];
    expect(setupRefusal(talks, setup({ about }))).toMatchObject(broken('SAGA-TALK-017'));
    expect(setupRefusal(firstTalks, setup({ about }))).toMatchObject(broken('SAGA-TALK-017'));
    const changes = [{ listener: 'Morten', topic: RIVAL.topic, changed: 'the rival has come to court' }];
    expect(asked(hall(undefined, { heardBefore, about, changes }))).toBe('decide bo');
  });

  test('SAGA-TALK-017 S1E-TALK-005 an appeal on such a topic is refused while nothing is said to have changed', () => {
    for (const [, rules] of EDITIONS) {
      const begun = hall(undefined, { heardBefore }, rules);
      expect(refusalOf(begun, 'ana', appeal())).toMatchObject({
        ...broken('SAGA-TALK-017'),
        facts: { who: 'Morten', topic: RIVAL.topic },
      });
      expect(asked(begun.answer('ana', again))).toBe('decide bo');
    }
  });

  test('SAGA-TALK-021 somebody states what has changed, and the table accepts it; it holds for the whole Discussion', () => {
    const stated = hall(undefined, { heardBefore }).answer('ana', again);
    expect(stated.run.state.open.ruling).toMatchObject({ about: 'changed', value: true, fallback: false });
    const accepted = stated.answer('bo', { choose: 'agree' });
    expect(accepted.last).toContainEqual({
      event: 'reopened',
      listener: 'Morten',
      topic: RIVAL.topic,
      changed: 'the rival has come to court',
    });
    const done = agreed(accepted)
      .answer('ana', { choose: 'make' })
      .dice(...LOW);
    expect(heard(done, 'Morten')).toBe(1);
    expect(done.answer('ana', appeal()).run.state.open.ruling).toMatchObject({ about: 'terms' });
  });

  test('SAGA-TALK-021 where the table does not accept it, nothing is heard, and something else may be said to have changed', () => {
    const stated = hall(undefined, { heardBefore }).answer('ana', again);
    const closed = stated
      .answer('bo', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'for' })
      .answer('bo', { choose: 'vote', vote: 'against' });
    expect(closed.last.at(-1)).toEqual({ event: 'appealEnded', talker: 'Ella', state: 'closed' });
    expect(heard(closed, 'Morten')).toBe(0);
    expect(refusalOf(closed, 'ana', appeal())).toMatchObject(broken('SAGA-TALK-017'));
    expect(asked(closed.answer('ana', again))).toBe('decide bo');
  });

  test('SAGA-TALK-021 the referee decides alone where somebody objects', () => {
    const options = { 'saga.table.referee': 'cy' };
    const stated = hall([ella, morten, berta], { heardBefore, options }).answer('ana', again);
    const judged = stated.answer('bo', { choose: 'object' });
    expect(asked(judged)).toBe('vote cy');
    const word = (vote: string) => judged.answer('cy', { choose: 'vote', vote }).run.state.open;
    expect(word('for').reopened).toEqual([{ listener: 'Morten', topic: RIVAL.topic }]);
    for (const vote of ['against', 'abstain']) expect(word(vote).appeals[0]?.state).toBe('closed');
  });

  test('SAGA-TALK-021 it binds the same listener on the same topic alone', () => {
    const begun = hall([ella, morten, berta], { heardBefore });
    for (const free of [appeal(to('Berta')), appeal({ topic: 'the harvest' })]) {
      expect(begun.answer('ana', free).run.state.open.ruling).toMatchObject({ about: 'terms' });
    }
    // Another context is no other topic; and of several listeners one is enough.
    for (const bound of [appeal({ context: 'the hunt' }), appeal(to('Berta', 'Morten'))]) {
      expect(refusalOf(begun, 'ana', bound)).toMatchObject(broken('SAGA-TALK-017'));
    }
    // Where it is an existing pair that is meant, its topic counts.
    const driven = { ...morten, driving: [{ ...RIVAL, motive: 'proud', rating: 4 }] };
    const meant = appeal({ topic: 'that upstart', to: [{ who: 'Morten', pair: RIVAL }] });
    expect(refusalOf(hall([ella, driven], { heardBefore }), 'ana', meant)).toMatchObject({
      facts: { topic: RIVAL.topic },
    });
  });

  test('SAGA-TALK-021 what is said before the talk is settled one by one, and what needs no change is not asked', () => {
    const change = (listener: string, topic: string) => ({ listener, topic, changed: 'the bridge is down' });
    const changes = [change('Morten', RIVAL.topic), change('Berta', TOLL.topic), change('Berta', RIVAL.topic)];
    const setup = { heardBefore: [...heardBefore, { listener: 'Berta', topic: TOLL.topic }], changes };
    const begun = hall([ella, morten, berta], setup);
    const first = agreedOnce(begun);
    expect(first.last).toContainEqual({ event: 'reopened', ...changes[0] });
    const second = first
      .answer('bo', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'abstain' })
      .answer('bo', { choose: 'vote', vote: 'against' })
      .answer('cy', { choose: 'vote', vote: 'for' });
    expect(second.last).toContainEqual({ event: 'staysClosed', listener: 'Berta', topic: TOLL.topic });
    expect(asked(second)).toBe('talk ana bo cy');
    expect(second.run.state.open.settled).toEqual({});
    expect(refusalOf(second, 'ana', appeal({ ...TOLL, ...to('Berta') }))).toMatchObject(broken('SAGA-TALK-017'));
    expect(sums(make(second, 'ana')).target).toBe(17);
  });

  test('SAGA-TALK-019 SAGA-TALK-021 the outcome says who has heard of what; what was ignored or withdrawn is not in it', () => {
    const done = setUp(failure(success(hall(), 'ana'), 'ana', appeal(TOLL)), 'ana', appeal({ topic: 'the harvest' }));
    const over = done
      .answer('ana', { choose: 'withdraw' })
      .answer('ana', { choose: 'noMore' })
      .answer('bo', { choose: 'noMore' });
    expect(over.run.outcome().heard).toEqual([
      { listener: 'Morten', topic: RIVAL.topic },
      { listener: 'Morten', topic: TOLL.topic },
    ]);
  });
});

/** The two others agree to what is proposed, once. */
const agreedOnce = (table: Hall): Hall => table.answer('bo', { choose: 'agree' }).answer('cy', { choose: 'agree' });
