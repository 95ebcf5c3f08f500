import { describe, expect, test } from 'vitest';
import {
  agreed,
  appeal,
  asked,
  badForm,
  berta,
  broken,
  EDITIONS,
  ella,
  failure,
  goneOf,
  type Hall,
  hall,
  heard,
  morten,
  refusalOf,
  talks,
  to,
} from './testing/hall.js';

const LET_GO = { choose: 'letGo' };
const STOP = { choose: 'stop' };
const out = (...who: readonly string[]) => ({ choose: 'walkOut', who });
const three = (rules = talks): Hall => hall([ella, morten, berta], {}, rules);

/** Morten, who has heard two, walks out; Berta lets him go, Ella stops him. */
const stopped = (): Hall => {
  const two = failure(failure(three(), 'ana'), 'ana');
  return two.answer('bo', out('Morten')).answer('cy', LET_GO).answer('ana', STOP);
};

describe('walking out', () => {
  test('SAGA-TALK-010 whoever wants to hear no appeal leaves, and is gone where nobody stops them', () => {
    for (const [, rules] of EDITIONS) {
      const leaving = three(rules).answer('bo', out('Morten'));
      expect(asked(leaving)).toBe('stopOrNot ana cy');
      const left = leaving.answer('cy', LET_GO).answer('ana', LET_GO);
      expect(left.said).toContainEqual({ event: 'letGo', by: 'cy', who: ['Morten'] });
      expect(left.last).toContainEqual({ event: 'away', who: ['Morten'], why: 'left', how: '' });
      expect(asked(left)).toBe('talk ana cy');
      expect(refusalOf(left, 'ana', appeal())).toMatchObject(broken('SAGA-TALK-013'));
      expect(left.run.state.open.lines.at(-1)).toMatchObject({ line: 'happened', what: 'away', who: ['Morten'] });
    }
  });

  test('SAGA-TALK-010 SAGA-TALK-018 who is stopped and brought back has heard as many as before, and hears one more before the next try', () => {
    expect(stopped().last).toContainEqual({ event: 'stopped', by: 'ana', who: ['Morten'] });
    expect(stopped().run.state.open.ruling).toMatchObject({ about: 'caught', value: true, fallback: false });
    const back = agreed(stopped());
    expect(back.last.at(-1)).toEqual({ event: 'cameBack', who: ['Morten'] });
    expect([goneOf(back, 'Morten'), heard(back, 'Morten')]).toEqual([null, 2]);
    expect(asked(back)).toBe('talk ana bo cy');
    expect(refusalOf(back, 'bo', out('Morten'))).toMatchObject(broken('SAGA-MOVE-035'));
    const heardOne = failure(back, 'ana');
    expect(heard(heardOne, 'Morten')).toBe(3);
    expect(asked(heardOne.answer('bo', out('Morten')))).toBe('stopOrNot ana cy');
    expect(back.run.state.open.lines.slice(-2)).toMatchObject([{ what: 'stopped' }, { what: 'cameBack' }]);
  });

  test('SAGA-TALK-010 where the table does not agree that they are caught, they get away', () => {
    const chased = stopped()
      .answer('bo', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'for' })
      .answer('bo', { choose: 'vote', vote: 'against' })
      .answer('cy', { choose: 'vote', vote: 'abstain' });
    expect(goneOf(chased, 'Morten')).toBe('left');
    expect(chased.run.state.open.settled).toEqual({});
  });

  test('nobody leaves in the middle of an appeal, for others, or twice', () => {
    expect(refusalOf(three().answer('ana', appeal()), 'bo', out('Morten'))).toMatchObject({ code: 'BAD_SHAPE' });
    expect(refusalOf(three(), 'bo', out('Ella'))).toMatchObject(badForm('talk.own'));
    expect(refusalOf(three(), 'bo', out('Morten', 'Morten'))).toMatchObject(badForm('talk.eachOnce'));
    const gone = hall([ella, morten, { ...berta, seat: 'bo' }])
      .answer('bo', out('Morten'))
      .answer('ana', LET_GO);
    expect(refusalOf(gone, 'bo', out('Morten'))).toMatchObject(broken('SAGA-TALK-013'));
  });

  test('it is over when nobody is left to talk to', () => {
    const alone = hall().answer('bo', out('Morten')).answer('ana', LET_GO);
    expect(asked(alone)).toBe('over');
    expect(alone.run.outcome().people).toMatchObject([{ gone: null }, { gone: 'left' }]);
    const own = hall([ella, { ...morten, seat: 'ana' }]).answer('ana', out('Ella', 'Morten'));
    expect(asked(own)).toBe('over');
  });

  test('who had no more to say may have something to say when somebody has left', () => {
    const quiet = three().answer('cy', { choose: 'noMore' }).answer('bo', out('Morten'));
    expect(asked(quiet.answer('ana', LET_GO).answer('cy', LET_GO))).toBe('talk ana cy');
  });
});

describe('getting somebody out', () => {
  const send = { choose: 'sendAway', who: ['Ella'], how: 'the doorkeepers take her arms' };

  test('SAGA-TALK-012 in any other way that the table accepts: who is away makes no appeal and hears none', () => {
    for (const [, rules] of EDITIONS) {
      const sending = three(rules).answer('bo', send);
      expect(sending.run.state.open.ruling).toMatchObject({ about: 'sent', by: 'bo', value: true, fallback: false });
      const sent = agreed(sending);
      expect(sent.last).toContainEqual({ event: 'away', who: ['Ella'], why: 'sentAway', how: send.how });
      expect(asked(sent)).toBe('talk bo cy');
      const answer = appeal({ talker: 'Morten', ...to('Ella') });
      expect(refusalOf(sent, 'bo', answer)).toMatchObject(broken('SAGA-TALK-013'));
    }
  });

  test('SAGA-TALK-012 where the table does not accept it, they stay', () => {
    const stays = hall()
      .answer('bo', send)
      .answer('ana', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'against' })
      .answer('bo', { choose: 'vote', vote: 'for' });
    expect(stays.last.at(-1)).toEqual({ event: 'staysHere', who: ['Ella'] });
    expect(asked(stays)).toBe('talk ana bo');
    // What was settled about one is not settled about the next.
    expect(asked(stays.answer('bo', send))).toBe('decide ana');
    expect(asked(agreed(stays.answer('bo', send)))).toBe('over');
  });

  test('nobody sends their own away: they leave', () => {
    expect(refusalOf(three(), 'ana', send)).toMatchObject(badForm('talk.others'));
    expect(refusalOf(three(), 'bo', { ...send, who: ['Nobody'] })).toMatchObject(badForm('talk.known'));
  });
});
