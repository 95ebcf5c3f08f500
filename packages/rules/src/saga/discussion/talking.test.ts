import { apply } from '@warmoot/kernel';
import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  agreed,
  appeal,
  asked,
  badForm,
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
  make,
  morten,
  moved,
  RIVAL,
  refusalOf,
  success,
  sums,
  talks,
  to,
} from './testing/hall.js';
import { USES } from './uses.table.js';

const NO_MORE = { choose: 'noMore' };

/** What comes of a gesture, which needs no question. */
const gestured = (table: Hall, seat: string, made: object) =>
  apply(talks, table.run.state, { input: 'gesture', seat, gesture: made });

const gesture = (table: Hall, seat: string, made: object) => {
  const done = gestured(table, seat, made);
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.run;
};

const gestureRefusal = (table: Hall, seat: string, made: object) => {
  const done = gestured(table, seat, made);
  return done.ok ? null : done.refusal;
};

describe('who talks', () => {
  test('SAGA-TALK-001 SAGA-TALK-007 a Discussion is of appeals by which somebody influences what another does', () => {
    const over = success(hall(), 'ana').answer('ana', NO_MORE).answer('bo', NO_MORE);
    expect(over.run.outcome()).toMatchObject({
      people: [
        { name: 'Ella', driving: [] },
        { name: 'Morten', heard: 1, driving: [{ motive: 'proud', by: 'Ella' }] },
      ],
      appeals: [{ number: 1, state: 'done' }],
    });
  });

  test('SAGA-TALK-002 the named uses are labels and change nothing; the first edition has none', () => {
    expect(USES).toHaveLength(9);
    const states = USES.map((use) => {
      const { state } = success(hall(undefined, { use }), 'ana').run;
      return JSON.stringify({ ...state, given: { ...state.given, use: undefined } });
    });
    expect(new Set(states).size).toBe(1);
    const setup = { seats: ['ana'], people: [ella], use: 'reflection' };
    expect(setupRefusal(talks, { ...setup, use: 'gossip' })).toMatchObject({ path: 'setup.use' });
    expect(setupRefusal(firstTalks, setup)).toMatchObject({ path: 'setup.use' });
  });

  test('SAGA-TALK-003 SAGA-TALK-004 S1E-TALK-001 talkers and listeners change from appeal to appeal, or stay what they are', () => {
    for (const [, rules] of EDITIONS) {
      const one = make(hall(undefined, {}, rules), 'ana')
        .dice(8, 8, 8)
        .dice(12);
      const back = make(one, 'bo', appeal({ talker: 'Morten', skill: 'convince', motive: 'generous', ...to('Ella') }));
      expect(back.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
      const again = make(one, 'ana');
      expect(again.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    }
  });

  test('SAGA-TALK-009 there is no turn order: everybody is asked at once, and whoever answers first acts', () => {
    const begun = hall([ella, morten, berta]);
    expect(asked(begun)).toBe('talk ana bo cy');
    for (const [seat, talker, other] of [
      ['cy', 'Berta', 'Ella'],
      ['ana', 'Ella', 'Berta'],
      ['bo', 'Morten', 'Ella'],
    ] as const) {
      const after = make(begun, seat, appeal({ talker, motive: 'generous', ...to(other) })).dice(1, 1, 0);
      expect(asked(after)).toBe('talk ana bo cy');
      expect(asked(make(after, seat, appeal({ talker, motive: 'generous', ...to(other) })))).toBe(`dice ${seat}`);
    }
    expect(refusalOf(begun, 'bo', appeal())).toMatchObject({ path: 'choice.talker' });
  });

  test('SAGA-TALK-009 it is over when nobody has more to say; an appeal opens it to all again', () => {
    const quiet = hall([ella, morten, berta]).answer('bo', NO_MORE).answer('cy', NO_MORE);
    expect(asked(quiet)).toBe('talk ana');
    expect(asked(quiet.answer('ana', NO_MORE))).toBe('over');
    expect(asked(failure(quiet, 'ana'))).toBe('talk ana bo cy');
  });

  test('only those who are there are addressed, each once and by name', () => {
    const strange = (more: Readonly<Record<string, unknown>>) => refusalOf(hall(), 'ana', appeal(more));
    expect(strange(to('Nobody'))).toMatchObject(badForm('talk.known'));
    expect(strange(to('Morten', 'Morten'))).toMatchObject(badForm('talk.eachOnce'));
    expect(strange({ to: [] })).toMatchObject({ path: 'choice.to' });
    expect(strange({ talker: 'Nobody' })).toMatchObject({ path: 'choice.talker' });
  });
});

describe('self-reflection', () => {
  const alone = (rules = talks): Hall => hall([ella], {}, rules);
  const within = appeal({ ...to('Ella'), motive: 'generous', response: 'forgive him' });

  test('SAGA-TALK-005 S1E-TALK-001 a single participant is talker and listener', () => {
    for (const [, rules] of EDITIONS) {
      const reached = make(alone(rules), 'ana', within).dice(8, 8, 8);
      expect(asked(reached)).toBe('dice ana');
      expect(drives(reached.dice(6), 'Ella')).toMatchObject([{ motive: 'generous', by: 'Ella' }]);
    }
    expect(refusalOf(hall(), 'ana', appeal(to('Ella')))).toMatchObject(broken('SAGA-TALK-005'));
  });

  test('SAGA-TALK-006 follows every other rule: own skill, own motivation, own rating, and the three are counted', () => {
    const ready = make(alone(), 'ana', within);
    expect(sums(ready)).toEqual({ plus: 4, target: 17 });
    const taken = ready.dice(...HIGH).dice(6);
    expect(drives(taken, 'Ella')).toEqual([{ ...RIVAL, motive: 'generous', rating: 4, by: 'Ella', appeal: 1 }]);
    const again = make(taken, 'ana', within);
    expect(sums(again)).toEqual({ plus: 4, target: 18 });
    const three = failure(failure(taken, 'ana', within), 'ana', within);
    expect(heard(three, 'Ella')).toBe(3);
    expect(asked(three.answer('ana', within))).toBe('listen Ella');
    expect(asked(three.answer('ana', within).answer('ana', { choose: 'ignore' }, 'Ella'))).toBe('talk ana');
    expect(asked(three.answer('ana', NO_MORE))).toBe('over');
  });
});

describe('role-play', () => {
  test('SAGA-TALK-039 is said at any time, by whoever is there, and no rule reads it', () => {
    const say = { make: 'say', as: 'Ella', text: 'You laughed when he said it.' };
    for (const table of [
      hall(),
      hall().answer('ana', appeal()),
      make(hall(), 'ana'),
      make(hall(), 'ana').dice(...HIGH),
    ]) {
      const said = gesture(table, 'ana', say);
      expect(said.state.open.lines.at(-1)).toEqual({ line: 'said', as: 'Ella', text: say.text });
      expect(said.awaits).toEqual(table.run.awaits);
      expect({ ...said.state.open, lines: [] }).toEqual({ ...table.run.state.open, lines: [] });
    }
    expect(gestureRefusal(hall(), 'bo', say)).toMatchObject(badForm('talk.own'));
    expect(gestureRefusal(hall(), 'ana', { ...say, as: 'Nobody' })).toMatchObject(badForm('talk.known'));
    expect(gestureRefusal(hall(), 'ana', { ...say, as: null })).toBeNull();
    expect(gestureRefusal(hall(), 'ana', { ...say, text: '' })).toMatchObject({ path: 'gesture.text' });
  });

  test('SAGA-TALK-039 who is played by a computer replies to what they have heard, once, in a ready-made sentence', () => {
    const reply = { make: 'reply', as: 'Morten', appeal: 1, manner: 'two' };
    expect(gestureRefusal(hall(), 'bo', reply)).toMatchObject(badForm('talk.answerable'));
    expect(gestureRefusal(make(hall(), 'ana'), 'bo', reply)).toMatchObject(badForm('talk.answerable'));
    // Reached, but the d12 has not fallen.
    expect(gestureRefusal(make(hall(), 'ana').dice(...HIGH), 'bo', reply)).toMatchObject(badForm('talk.answerable'));
    expect(
      gestureRefusal(
        make(hall(), 'ana')
          .dice(...HIGH)
          .dice(12),
        'bo',
        reply,
      ),
    ).toBeNull();
    const replied = gesture(failure(hall(), 'ana'), 'bo', reply);
    expect(replied.state.open.lines).toEqual([
      { line: 'appeal', appeal: 1 },
      { line: 'replied', as: 'Morten', appeal: 1, manner: 'two' },
    ]);
    const twice = (seat: string, made: object) => replied.fork().gesture(seat, made);
    expect(twice('bo', reply)).toMatchObject(badForm('talk.answerable'));
    expect(twice('ana', { ...reply, as: 'Ella' })).toMatchObject(badForm('talk.answerable'));
  });

  test('who is gone says nothing more', () => {
    const gone = hall([ella, morten, berta]).answer('bo', { choose: 'walkOut', who: ['Morten'] });
    const left = gone.answer('ana', { choose: 'letGo' }).answer('cy', { choose: 'letGo' });
    expect(gestureRefusal(left, 'bo', { make: 'say', as: 'Morten', text: 'Wait!' })).toMatchObject(
      badForm('talk.here'),
    );
  });
});

describe('what follows from an appeal', () => {
  test('SAGA-TALK-040 SAGA-MOTIVE-006 SAGA-MOTIVE-007 no choice is made or barred because something drives somebody', () => {
    const all = [ella, morten, berta];
    const fighter = { like: 'swordsman' };
    const armed = all.map((one) => ({ ...one, fighter }));
    const [before, after] = [hall(armed), success(hall(armed), 'ana')] as const;
    const choices = [
      NO_MORE,
      appeal({ talker: 'Morten', motive: 'modest', ...to('Ella') }),
      appeal({ talker: 'Morten', motive: 'cowardly', ...to('Berta') }),
      { choose: 'walkOut', who: ['Morten'] },
      { choose: 'sendAway', who: ['Ella'], how: 'shown the door' },
      { choose: 'violence', attackers: ['Morten'], against: ['Ella'] },
    ];
    const bo = { seat: 'bo', as: 'bo' };
    for (const table of [before, after]) {
      for (const choice of choices) expect(table.run.accepts(bo, choice).ok).toBe(true);
      expect(table.run.choices(bo)).toEqual([NO_MORE]);
    }
    expect(drives(after, 'Morten')).toHaveLength(1);
  });

  test('SAGA-TALK-041 nothing is called best: one listed choice, and no skill or motivation before another', () => {
    const begun = hall();
    const { awaits } = begun.run;
    if (awaits.need !== 'answers') throw new Error('answers');
    for (const one of awaits.asked) expect(begun.run.choices(one)).toEqual([NO_MORE]);
    expect(refusalOf(begun, 'ana', appeal({ skill: undefined }))).toMatchObject({ path: 'choice.skill' });
    expect(refusalOf(begun, 'ana', appeal({ motive: undefined }))).toMatchObject({ path: 'choice.motive' });
  });

  test('SAGA-TALK-041 whether odds are shown is for the table to say, and changes nothing else', () => {
    const state = (shown: boolean) => {
      const { given, open } = success(hall(undefined, { options: { 'saga.talk.showOdds': shown } }), 'ana').run.state;
      expect(given.options['saga.talk.showOdds']).toBe(shown);
      return open;
    };
    expect(state(false)).toEqual(state(true));
    expect(hall().run.state.given.options['saga.talk.showOdds']).toBe(true);
  });
});

test('people at one seat talk to each other', () => {
  const setup = { seats: ['ana'], people: [ella, { ...morten, seat: 'ana' }] };
  const table = sitDown(talks, setup).answer('ana', appeal());
  // Whoever is alone at the table has settled it by proposing it.
  expect(asked(table)).toBe('make ana');
  expect(
    drives(
      agreed(table)
        .answer('ana', { choose: 'make' })
        .dice(...HIGH)
        .dice(1),
      'Morten',
    ),
  ).toHaveLength(1);
});

test('two who came under one name, or at a seat that is not there, are refused', () => {
  const people = [ella, { ...morten, name: 'Ella' }];
  expect(setupRefusal(talks, { seats: ['ana', 'bo'], people })).toMatchObject(badForm('setup.differentNames'));
  expect(setupRefusal(talks, { seats: ['ana'], people: [ella, morten] })).toMatchObject({ code: 'UNKNOWN_SEAT' });
  const options = { 'saga.table.referee': 'di' };
  expect(setupRefusal(talks, { seats: ['ana'], people: [ella] }, options)).toMatchObject({ code: 'UNKNOWN_SEAT' });
  const about = [{ ...RIVAL, listener: 'Nobody' }];
  expect(setupRefusal(talks, { seats: ['ana'], people: [{ ...ella, motives: moved() }], about })).toMatchObject({
    path: 'setup.about[0].listener',
  });
});
