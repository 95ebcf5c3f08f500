import { describe, expect, test } from 'vitest';
import type { Chase } from '../movement/chase/model.js';
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
  HIGH,
  hall,
  heard,
  LOW,
  morten,
  refusalOf,
  talks,
  to,
} from './testing/hall.js';

const LET_GO = { choose: 'letGo' };
const STOP = { choose: 'stop' };
const out = (...who: readonly string[]) => ({ choose: 'walkOut', who });
const three = (rules = talks): Hall => hall([ella, morten, berta], {}, rules);

const FREE_FORM = { options: { 'saga.move.rules': 'freeForm' } };

/** Morten, who has heard two, walks out; Berta lets him go, Ella stops him. */
const stopped = (by: 'draft' | 'freeForm' = 'freeForm'): Hall => {
  const begun = hall([ella, morten, berta], by === 'freeForm' ? FREE_FORM : {});
  const two = failure(failure(begun, 'ana'), 'ana');
  return two.answer('bo', out('Morten')).answer('cy', LET_GO).answer('ana', STOP);
};

/** With this switch a Major Wound to the body lets somebody talk who cannot walk. */
const ABLE = { duelOptions: { 'saga.duel.bodyWounds': 'none' } };

/** A leg of the pursuit of Morten by Ella that succeeds or fails. */
const leg = (table: Hall, succeeds: boolean): Hall =>
  table
    .answer('bo', { choose: 'way', way: 'cover', lead: false }, 'Morten')
    .answer('ana', { choose: 'guess', way: 'rough' }, 'Ella')
    .dice(...(succeeds ? HIGH : LOW));

/** The pursuit that is on inside the talk. */
const pursuit = ({ run: { state } }: Hall) => {
  if (state.inner === null) throw new Error('nobody is pursued');
  return state.inner as unknown as { readonly scene: string; readonly state: Pick<Chase, 'given' | 'open'> };
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

  test('SAGA-MOVE-049 SAGA-TALK-010 SAGA-TALK-018 as the table judges, who is stopped and brought back has heard as many as before, and hears one more before the next try', () => {
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

  test('SAGA-MOVE-049 SAGA-TALK-010 where the table does not agree that they are caught, they get away', () => {
    const chased = stopped()
      .answer('bo', { choose: 'object' })
      .answer('ana', { choose: 'vote', vote: 'for' })
      .answer('bo', { choose: 'vote', vote: 'against' })
      .answer('cy', { choose: 'vote', vote: 'abstain' });
    expect(goneOf(chased, 'Morten')).toBe('left');
    expect(chased.run.state.open.settled).toEqual({});
  });

  test('SAGA-MOVE-035 SAGA-MOVE-026 whoever is stopped is pursued from gap 1, by all of the seats that go after them', () => {
    for (const [, rules] of EDITIONS) {
      const jorun = { ...berta, name: 'Jorun', skills: { run: 5 } };
      const begun = hall([{ ...ella, skills: { run: 3 } }, morten, berta, jorun], {}, rules);
      const one = begun.answer('bo', out('Morten')).answer('ana', STOP);
      expect(one.last).toEqual([{ event: 'goesAfter', by: 'ana', who: ['Morten'] }]);
      expect(asked(one)).toBe('stopOrNot cy');
      const both = one.answer('cy', STOP);
      const { given, open } = pursuit(both).state;
      expect([given.from, open.gap]).toEqual(['discussion', 1]);
      expect(given.quarry).toMatchObject({ name: 'Morten', seats: ['bo'], members: [{ name: 'Morten' }] });
      expect(given.pursuers).toMatchObject({ name: 'Ella', seats: ['ana', 'cy'] });
      expect(given.pursuers.members.map(({ name, skills }) => [name, skills.run])).toEqual([
        ['Ella', 3],
        ['Berta', undefined],
        ['Jorun', 5],
      ]);
      // No appeals are made while it lasts.
      expect(asked(both)).toBe('choose Morten Ella');
      expect(both.run.state.open.lines.filter((one) => one.line === 'happened')).toHaveLength(1);
    }
  });

  test('SAGA-MOVE-035 SAGA-TALK-018 who is caught is back with the count unchanged, and hears one more before the next try', () => {
    const back = leg(stopped('draft'), false);
    expect(back.last.at(-1)).toEqual({ event: 'cameBack', who: ['Morten'] });
    expect([goneOf(back, 'Morten'), heard(back, 'Morten')]).toEqual([null, 2]);
    expect(asked(back)).toBe('talk ana bo cy');
    expect(refusalOf(back, 'bo', out('Morten'))).toMatchObject(broken('SAGA-MOVE-035'));
    expect(asked(failure(back, 'ana').answer('bo', out('Morten')))).toBe('stopOrNot ana cy');
  });

  test('SAGA-MOVE-035 who stops of their own will is back as well', () => {
    const turned = leg(stopped('draft'), true).answer('bo', { choose: 'stop' }, 'Morten');
    const back = turned.answer('ana', { choose: 'guess', way: 'open' }, 'Ella');
    expect(back.last.at(-1)).toEqual({ event: 'cameBack', who: ['Morten'] });
    expect(refusalOf(back, 'bo', out('Morten'))).toMatchObject(broken('SAGA-MOVE-035'));
  });

  test('SAGA-MOVE-035 for who gets away, or is let go on the way, the Discussion is over', () => {
    const [one, two] = [leg(stopped('draft'), true), leg(leg(stopped('draft'), true), true)];
    const away = leg(two, true);
    expect(away.last.at(-1)).toEqual({ event: 'away', who: ['Morten'], why: 'left', how: '' });
    expect([goneOf(away, 'Morten'), asked(away)]).toEqual(['left', 'talk ana cy']);
    const chosen = one.answer('bo', { choose: 'way', way: 'open', lead: false }, 'Morten');
    expect(goneOf(chosen.answer('ana', { choose: 'giveUp' }, 'Ella'), 'Morten')).toBe('left');
  });

  test('SAGA-MOVE-035 SAGA-MOVE-043 several who leave together are one party, as wounded, mounted and weary as they are', () => {
    const limps = { like: 'swordsman', wounds: [{ part: 'leftLeg', severity: 'major' }] };
    const lies = { like: 'swordsman', wounds: [{ part: 'body', severity: 'major' }] };
    const people = [
      ella,
      { ...berta, seat: 'bo', fighter: lies },
      { ...morten, mounted: true, light: true, weary: 1 },
      { ...berta, name: 'Osric', seat: 'bo', fighter: limps, weary: 2 },
    ];
    const left = hall(people, ABLE)
      .answer('bo', out('Berta', 'Morten', 'Osric'))
      .answer('ana', STOP);
    const { quarry } = pursuit(left).state.given;
    // The first who can walk leads; who cannot is carried (SAGA-MOVE-044).
    expect(quarry).toMatchObject({ name: 'Morten', weary: 2 });
    expect(quarry.members).toMatchObject([
      { name: 'Morten', mounted: true, light: true, carried: false },
      { name: 'Osric', carried: false, wounds: [{ part: 'leftLeg' }] },
      { name: 'Berta', carried: true },
    ]);
  });

  test('SAGA-MOVE-044 who can only be carried gets nowhere alone, and goes after nobody', () => {
    const lies = { like: 'swordsman', wounds: [{ part: 'body', severity: 'major' }] };
    const begun = hall([ella, { ...morten, fighter: lies }], ABLE).answer('bo', out('Morten'));
    expect(begun.answer('ana', STOP).last.at(-1)).toEqual({ event: 'cameBack', who: ['Morten'] });
    expect(goneOf(hall([{ ...ella, fighter: lies }, morten], ABLE).answer('bo', out('Morten')), 'Morten')).toBe('left');
  });

  test('logs that were written before there were rules for pursuits are gone over by those of then', () => {
    const [before] = talks.formerly ?? [];
    if (before === undefined) throw new Error('there are none');
    const asThen = hall([ella, morten], {}, before).answer('bo', out('Morten'));
    expect(asThen.run.state.open.leaving).toEqual({ who: ['Morten'], letGo: [] });
    expect(asThen.run.state.given.options).not.toHaveProperty('saga.move.rules');
    expect(agreed(asThen.answer('ana', STOP)).last.at(-1)).toEqual({ event: 'cameBack', who: ['Morten'] });
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
