import { describe, expect, test } from 'vitest';
import {
  asked,
  chases,
  chosen,
  firstChases,
  HIGH,
  hares,
  hounds,
  LOW,
  leg,
  type Road,
  road,
  tally,
} from './testing/road.js';

const EDITIONS = [
  ['saga', chases],
  ['saga-1e', firstChases],
] as const;

const gapOf = ({ run }: Road): number => run.state.open.gap;
const legs = (table: Road, ...succeed: readonly boolean[]): Road => succeed.reduce(leg, table);
const broken = (rule: string): object => ({ code: 'BROKEN_RULE', rule });

/** Nobody tries Lead. */
const NO_LEAD = { leadTried: { quarry: 'today', pursuers: 'today' } };

describe('the gap', () => {
  test('SAGA-MOVE-026 a pursuit starts at 2, and at 1 out of a Discussion or a fight', () => {
    for (const [, rules] of EDITIONS) {
      expect(gapOf(road({}, rules))).toBe(2);
      expect(gapOf(road({ from: 'march' }, rules))).toBe(2);
      expect(gapOf(road({ from: 'battle' }, rules))).toBe(2);
      expect(gapOf(road({ from: 'discussion' }, rules))).toBe(1);
      expect(gapOf(road({ from: 'duel' }, rules))).toBe(1);
      expect(gapOf(road({ gap: 1 }, rules))).toBe(1);
    }
  });

  test('SAGA-MOVE-026 SAGA-MOVE-029 success is one more and failure one less: 4 is away, 0 is caught', () => {
    const away = legs(road(), true, false, true);
    expect(away.run.state.open.legs.map(({ before, after }) => [before, after])).toEqual([
      [2, 3],
      [3, 2],
      [2, 3],
    ]);
    const rested = away.answer('ana', { choose: 'breathe' }, 'Hares').dice(...HIGH);
    const on = rested.answer('bo', { choose: 'breathe' }, 'Hounds').dice(...HIGH);
    const over = leg(on, true);
    expect([gapOf(over), asked(over)]).toEqual([4, 'over']);
    expect(over.run.outcome()).toMatchObject({ end: 'away', gap: 4, contact: null });
    const caught = legs(road(), false, false);
    expect([gapOf(caught), asked(caught)]).toEqual([0, 'over']);
    expect(caught.run.outcome()).toMatchObject({ end: 'caught', gap: 0 });
  });
});

describe('a leg', () => {
  test('SAGA-MOVE-027 way and guess are secret until both are made, and from the same three', () => {
    expect(asked(road())).toBe('choose Hares Hounds');
    const sealed = road().answer('ana', { choose: 'way', way: 'rough' }, 'Hares');
    expect(sealed.last).toEqual([]);
    expect(JSON.stringify(sealed.run.view('bo'))).not.toContain('rough');
    expect(sealed.run.view('bo').made).toEqual(['Hares']);
    const revealed = sealed.answer('bo', { choose: 'guess', way: 'open' }, 'Hounds');
    expect(revealed.last).toEqual([{ event: 'revealed', way: 'rough', guess: 'open', lead: false }]);
  });

  test('SAGA-MOVE-028 Open is the movement skill and twice the daily movement on both sides, and a right guess is 1', () => {
    const quarry = { ...hares, members: [{ name: 'Hare', light: true, skills: { run: 4 } }] };
    const pursuers = { ...hounds, members: [{ name: 'Hound', mounted: true, skills: { ride: 3 } }] };
    for (const [, rules] of EDITIONS) {
      const right = tally(chosen(road({ quarry, pursuers }, rules), 'open', 'open'));
      expect(right.plus).toEqual(['skill.run 4 SAGA-MOVE-002', 'move.twiceTheMoves 6 SAGA-MOVE-008']);
      expect(right.against.slice(-3)).toEqual([
        'skill.ride 3 SAGA-MOVE-002',
        'move.twiceTheMoves 8 SAGA-MOVE-007',
        'move.guessedRight 1 SAGA-MOVE-028',
      ]);
      const wrong = tally(chosen(road({ quarry, pursuers }, rules), 'open', 'rough'));
      expect(wrong.against.at(-1)).toBe('move.guessedWrong -1 SAGA-MOVE-028');
    }
  });

  test('SAGA-MOVE-028 in water it is Swim, by boat Sail, and nobody is mounted there', () => {
    const skills = { swim: 5, sail: 6, run: 1, ride: 1, jumpClimb: 3 };
    const quarry = { ...hares, members: [{ name: 'Hare', skills, mounted: true, light: true }] };
    const pursuers = { ...hounds, boats: true, members: [{ name: 'Hound', skills }] };
    const open = tally(chosen(road({ quarry, pursuers, onWater: true }), 'open', 'open'));
    expect(open.plus).toEqual(['skill.swim 5 SAGA-MOVE-002', 'move.twiceTheMoves 2 SAGA-MOVE-007']);
    expect(open.against.slice(1, 3)).toEqual(['skill.sail 6 SAGA-MOVE-002', 'move.twiceTheMoves 8 SAGA-MOVE-007']);
    expect(tally(chosen(road({ quarry, pursuers, onWater: true }), 'rough', 'open')).plus).toEqual([
      'skill.jumpClimb 3 SAGA-MOVE-002',
    ]);
  });

  test('SAGA-MOVE-028 Cover is Hide against Notice; on Rough each uses Jump/Climb, or Ride if it is mounted', () => {
    const skills = { hide: 5, notice: 6, jumpClimb: 4, ride: 1 };
    const quarry = { ...hares, members: [{ name: 'Hare', skills }] };
    const pursuers = { ...hounds, members: [{ name: 'Hound', skills, mounted: true }] };
    const cover = tally(chosen(road({ quarry, pursuers }), 'cover', 'open'));
    expect([cover.plus[0], cover.against[1]]).toEqual(['skill.hide 5 SAGA-MOVE-002', 'skill.notice 6 SAGA-MOVE-002']);
    const rough = tally(chosen(road({ quarry, pursuers }), 'rough', 'open'));
    expect([rough.plus[0], rough.against[1]]).toEqual([
      'skill.jumpClimb 4 SAGA-MOVE-002',
      'skill.ride 1 SAGA-MOVE-002',
    ]);
  });

  test('SAGA-MOVE-029 SAGA-MOVE-011 size counts on Hide alone, and weariness in everything, whoever rolls', () => {
    const quarry = { ...hares, troops: { mediumInfantry: 99 }, weary: 1 };
    const pursuers = { ...hounds, troops: { heavyInfantry: 500 }, weary: 3 };
    const cover = tally(chosen(road({ quarry, pursuers }), 'cover', 'open'));
    expect(cover.plus).toEqual([
      'skill.hide 2 SAGA-MOVE-002',
      'move.numbers -2 SAGA-MOVE-004',
      'move.weary -1 SAGA-MOVE-011',
    ]);
    expect(cover.against.slice(1, 3)).toEqual(['skill.notice 2 SAGA-MOVE-002', 'move.weary -3 SAGA-MOVE-011']);
    const open = tally(chosen(road({ quarry, pursuers }), 'open', 'open'));
    expect(open.plus).not.toContain('move.numbers -2 SAGA-MOVE-004');
  });

  test('SAGA-MOVE-044 a Major Wound on a leg bars the Open way to who walks, but not the guess of it', () => {
    const lame = { name: 'Hare', wounds: [{ part: 'leftLeg', severity: 'major' }] };
    const choosing = (more: object) =>
      road({ quarry: { ...hares, members: [{ name: 'Friend' }, { ...lame, ...more }] } });
    const open = { input: 'answer', seat: 'ana', as: 'Hares', choice: { choose: 'way', way: 'open' } } as const;
    expect(choosing({}).refusal(open)).toMatchObject({ ...broken('SAGA-MOVE-044'), facts: { who: 'Hare' } });
    expect(asked(chosen(choosing({ carried: true }), 'open', 'open'))).toBe('dice ana');
    expect(asked(chosen(choosing({ mounted: true }), 'open', 'open'))).toBe('dice ana');
    expect(asked(chosen(choosing({}), 'cover', 'open'))).toBe('dice ana');
  });
});

describe('Lead', () => {
  test('SAGA-MOVE-005 before the check of a leg Lead against 3 gives it one more, once', () => {
    const quarry = { ...hares, members: [{ name: 'Hare', skills: { lead: 5 } }, { name: 'Leveret' }] };
    for (const [, rules] of EDITIONS) {
      const tried = chosen(road({ quarry }, rules), 'cover', 'open', true);
      expect(tally(tried).plus).toEqual(['skill.lead 5 SAGA-MOVE-002']);
      expect(tally(tried).against.at(-1)).toBe('difficulty 3 SAGA-MOVE-005');
    }
    const led = chosen(road({ quarry }), 'cover', 'open', true).dice(...HIGH);
    expect(led.last).toEqual([{ event: 'led', side: 'quarry', for: 'leg', success: true }]);
    expect(tally(led).plus).toEqual(['skill.hide 2 SAGA-MOVE-002', 'move.lead 1 SAGA-MOVE-005']);
    const after = led.dice(...HIGH);
    expect(after.run.state.open.legs).toMatchObject([{ led: true }]);
    const again = {
      input: 'answer',
      seat: 'ana',
      as: 'Hares',
      choice: { choose: 'way', way: 'cover', lead: true },
    } as const;
    expect(after.refusal(again)).toMatchObject(broken('SAGA-MOVE-005'));
  });

  test('SAGA-MOVE-005 a failure helps nothing, and no further attempt is made in this scene', () => {
    const failed = chosen(road(), 'rough', 'open', true).dice(...LOW);
    expect(tally(failed).plus).toEqual(['skill.jumpClimb 2 SAGA-MOVE-002']);
    expect(failed.run.state.open.lead).toEqual({ quarry: 'failed', pursuers: 'no' });
    expect(failed.dice(...HIGH).run.choices({ seat: 'ana', as: 'Hares' })).toEqual([
      { choose: 'way', way: 'open', lead: false },
      { choose: 'way', way: 'cover', lead: false },
      { choose: 'way', way: 'rough', lead: false },
      { choose: 'atBay' },
    ]);
  });

  test('SAGA-MOVE-005 Sail is the best steersman’s: Lead does not help there', () => {
    const afloat = road({ onWater: true, quarry: { ...hares, boats: true } });
    const sailing = {
      input: 'answer',
      seat: 'ana',
      as: 'Hares',
      choice: { choose: 'way', way: 'open', lead: true },
    } as const;
    expect(afloat.refusal(sailing)).toMatchObject(broken('SAGA-MOVE-005'));
    expect(asked(chosen(afloat, 'cover', 'open', true))).toBe('dice ana');
  });
});

describe('drawing breath', () => {
  const three = (more: Parameters<typeof road>[0] = NO_LEAD): Road => legs(road(more), true, false, true);

  test('SAGA-MOVE-030 after every third leg both check Endurance against 3, the quarry first', () => {
    for (const [, rules] of EDITIONS) {
      const ran = chosen(road(NO_LEAD, rules), 'cover', 'rough');
      expect(asked(ran)).toBe('dice ana');
    }
    const quarrys = three();
    expect(tally(quarrys)).toEqual({
      plus: ['skill.endurance 2 SAGA-MOVE-002'],
      against: ['base 14 SAGA-CHECK-017', 'difficulty 3 SAGA-MOVE-030'],
    });
    expect(asked(quarrys)).toBe('dice ana');
    const pursuers = quarrys.dice(...LOW);
    expect(pursuers.last).toEqual([{ event: 'breathed', side: 'quarry', success: false, spent: 1 }]);
    expect(asked(pursuers)).toBe('dice bo');
    const on = pursuers.dice(...HIGH);
    expect(on.run.state.open.spent).toEqual({ quarry: 1, pursuers: 0 });
    expect(on.last.at(-1)).toEqual({ event: 'legBegan', leg: 4 });
  });

  test('SAGA-MOVE-030 who fails has one less in all later checks, whoever rolls them, and it adds up', () => {
    const spent = three()
      .dice(...LOW)
      .dice(...LOW);
    const later = tally(chosen(spent, 'cover', 'rough'));
    expect(later.plus).toEqual(['skill.hide 2 SAGA-MOVE-002', 'move.spent -1 SAGA-MOVE-030']);
    expect(later.against.slice(1)).toEqual([
      'skill.notice 2 SAGA-MOVE-002',
      'move.spent -1 SAGA-MOVE-030',
      'move.guessedWrong -1 SAGA-MOVE-028',
    ]);
    const six = legs(spent, false, true, false);
    expect(tally(six).plus).toEqual(['skill.endurance 2 SAGA-MOVE-002', 'move.spent -1 SAGA-MOVE-030']);
    expect(six.dice(...LOW).run.state.open.spent).toEqual({ quarry: 2, pursuers: 1 });
  });

  test('SAGA-MOVE-030 nobody draws breath where the third leg has ended it', () => {
    expect(asked(legs(road({ ...NO_LEAD, gap: 1 }), true, false, false))).toBe('over');
  });

  test('SAGA-MOVE-005 each side rolls its own Endurance, the lowest member’s: Lead may help it', () => {
    const breath = three({});
    expect(asked(breath)).toBe('rally Hares');
    const led = breath.answer('ana', { choose: 'lead' }, 'Hares').dice(...HIGH);
    expect(led.last).toEqual([{ event: 'led', side: 'quarry', for: 'breath', success: true }]);
    expect(tally(led).plus).toEqual(['skill.endurance 2 SAGA-MOVE-002', 'move.lead 1 SAGA-MOVE-005']);
    const theirs = led.dice(...HIGH);
    expect(asked(theirs)).toBe('rally Hounds');
    const failed = theirs.answer('bo', { choose: 'lead' }, 'Hounds').dice(...LOW);
    expect(tally(failed).plus).toEqual(['skill.endurance 2 SAGA-MOVE-002']);
    expect(failed.run.state.open.lead).toEqual({ quarry: 'today', pursuers: 'failed' });
  });
});
