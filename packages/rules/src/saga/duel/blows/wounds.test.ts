import { both, chanceThat, either, exact, NEVER } from '@warmoot/kernel';
import { setupRefusal, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { PARTS, type Part } from '../model.js';
import {
  actRefusal,
  answerRefusal,
  attempt,
  broken,
  facing,
  HIT,
  MISS,
  offeredTo,
  ratings,
  skillsNow,
  toActs,
  woundsOf,
} from '../testing/exchange.js';
import { awaitedSums, drive, duel, fight, melee, person } from '../testing/fight.js';

type Table = TestTable<Duel>;
type Person = Readonly<Record<string, unknown>>;

const AGAINST = 'Morten against Ella';
const CONTROLLED = { act: 'controlledAttack', target: 'Morten', with: 'right' };
const QUICK = { act: 'quickAttack', target: 'Morten', with: 'right' };
const VICIOUS = { act: 'viciousAttack', target: 'Morten', with: 'right' };
const TWO = { control: 2, fightingMind: 2, speed: 2, strength: 2 };
const lowered = (by: number) => ({ control: 2 + by, fightingMind: 2 + by, speed: 2 + by, strength: 2 + by });

const wound = (severity: 'minor' | 'major', ...parts: readonly Part[]) => ({
  wounds: parts.map((part) => ({ part, severity })),
});
const minor = (...parts: readonly Part[]) => wound('minor', ...parts);
const major = (...parts: readonly Part[]) => wound('major', ...parts);

/** Ella gives Morten one wound of this kind, and the round ends. */
const give = (severity: 'minor' | 'major', part: Part, morten: Person = {}, options: Person = {}): Table =>
  drive(facing('sword', {}, morten, { options }), {
    acts: { Ella: severity === 'major' ? CONTROLLED : QUICK },
    dice: [HIT],
    parts: { Morten: [null], Ella: [part] },
  });

/** Morten has a friend, so that the fight goes on without him. Joris stands far off and waits. */
const befriended = (script: Parameters<typeof drive>[1], options: Person = {}, morten: Person = {}): Table =>
  drive(
    melee([{ name: 'Ella' }], [{ name: 'Morten', ...morten }, { name: 'Joris' }], {
      distance: 'sword',
      ambusher: 1,
      options,
      combats: [{ side1: ['Ella'], side2: ['Morten'] }],
    }),
    script,
  );

const partsOpen = (table: Table, as: string): readonly unknown[] =>
  offeredTo(table, as).map((choice) => (choice as { readonly part: unknown }).part);

describe('body parts and severities', () => {
  test('SAGA-DUEL-WOUND-001 SAGA-DUEL-WOUND-002 six parts, each wounded Minor or Major', () => {
    expect(PARTS).toEqual(['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head']);
    const hit = attempt(facing('sword'), CONTROLLED).dice(...HIT);
    expect(partsOpen(hit, 'Ella')).toEqual(PARTS);
    for (const part of PARTS) {
      expect(woundsOf(give('major', part), 'Morten')).toEqual({ [part]: '1 major' });
      expect(woundsOf(give('minor', part), 'Morten')).toEqual({ [part]: '1 minor' });
    }
    const odd = { name: 'Ella', seat: 'ana', wounds: [{ part: 'head', severity: 'grave' }] };
    const setup = { seats: ['ana'], side1: [odd], side2: [{ name: 'Morten', seat: 'ana' }] };
    expect(setupRefusal(duel, setup)).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test.each([
    ['leftArm', 'minor', 'in', false, TWO],
    ['leftArm', 'major', 'in', false, TWO],
    ['rightLeg', 'minor', 'in', false, TWO],
    ['rightLeg', 'major', 'in', true, TWO],
    ['body', 'minor', 'in', false, TWO],
    ['body', 'major', 'incapable', true, TWO],
    ['head', 'minor', 'in', false, lowered(-2)],
    ['head', 'major', 'incapable', true, TWO],
  ] as const)(
    'SAGA-DUEL-WOUND-003 the effect depends on part and severity: %s, %s',
    (part, severity, standing, prone, skills) => {
      const after = give(severity, part);
      expect(person(after, 'Morten')).toMatchObject({ standing, prone });
      expect(skillsNow(after, 'Morten')).toEqual(skills);
    },
  );

  test.each([
    [true, '1 major 1 minor'],
    [false, '1 major'],
  ])(
    'SAGA-DUEL-WOUND-004 SAGA-DUEL-WOUND-005 the third Minor Wound makes a Major one; under thirdMinorStays %s: %s',
    (stays, expected) => {
      const options = { 'saga.duel.thirdMinorStays': stays };
      expect(woundsOf(give('minor', 'leftArm', minor('leftArm'), options), 'Morten')).toEqual({ leftArm: '2 minor' });
      const third = give('minor', 'leftArm', minor('leftArm', 'leftArm'), options);
      expect(woundsOf(third, 'Morten')).toEqual({ leftArm: expected });
      // Minor Wounds on different parts do not come together.
      const scattered = give('minor', 'leftArm', minor('rightArm', 'rightArm'), options);
      expect(woundsOf(scattered, 'Morten')).toEqual({ leftArm: '1 minor', rightArm: '2 minor' });
    },
  );

  test('SAGA-DUEL-WOUND-004 example: a body with two Minor Wounds takes a third, a head with one takes another', () => {
    const body = give('minor', 'body', minor('body', 'body'));
    expect(woundsOf(body, 'Morten')).toEqual({ body: '1 major 1 minor' });
    expect(person(body, 'Morten').standing).toBe('incapable');
    const head = give('minor', 'head', minor('head'));
    expect(woundsOf(head, 'Morten')).toEqual({ head: '2 minor' });
    expect(skillsNow(head, 'Morten')).toEqual(lowered(-4));
  });

  test('SAGA-DUEL-WOUND-005 example: a Vicious Attack (severity 3, part 5) on a body with one Minor Wound', () => {
    const after = drive(facing('sword', {}, minor('body')), { acts: { Ella: VICIOUS }, dice: [HIT, [3], [5]] });
    expect(woundsOf(after, 'Morten')).toEqual({ body: '1 major 1 minor' });
  });

  test('SAGA-DUEL-WOUND-006 a part has one Major Wound at most, and takes no further wound', () => {
    const hurt = major('leftArm', 'rightLeg');
    const open = ['rightArm', 'leftLeg', 'body', 'head'];
    const controlled = attempt(facing('sword', {}, hurt), CONTROLLED).dice(...HIT);
    expect(partsOpen(controlled, 'Ella')).toEqual(open);
    expect(answerRefusal(controlled, { choose: 'part', part: 'leftArm' })).toMatchObject(broken('SAGA-DUEL-ACT-033'));
    const weak = attempt(facing('sword', {}, hurt), QUICK).dice(...MISS);
    expect(partsOpen(weak, 'Morten')).toEqual(open);
    expect(answerRefusal(weak, { choose: 'part', part: 'rightLeg' })).toMatchObject(broken('SAGA-DUEL-ACT-012'));
    const ella = { name: 'Ella', seat: 'ana', ...major('leftArm', 'leftArm') };
    const setup = { seats: ['ana'], side1: [ella], side2: [{ name: 'Morten', seat: 'ana' }] };
    expect(setupRefusal(duel, setup)).toMatchObject(broken('SAGA-DUEL-WOUND-006'));
  });

  test('SAGA-DUEL-WOUND-006 a Major Wound given by an earlier actor of the round counts as being there', () => {
    const start = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      distance: 'sword',
      ambusher: 1,
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
    });
    const acts = { Ella: CONTROLLED, Ada: CONTROLLED };
    const second = drive(start, { acts, dice: [HIT, HIT], parts: { Ella: ['leftArm'] } });
    expect(partsOpen(second, 'Ada')).toEqual(PARTS.filter((part) => part !== 'leftArm'));
    const after = drive(second, { parts: { Ada: ['rightArm'] } });
    expect(woundsOf(after, 'Morten')).toEqual({ leftArm: '1 major', rightArm: '1 major' });
  });

  test('SAGA-DUEL-WOUND-007 wounds take effect at the end of the round', () => {
    const answering = { act: 'bash', target: 'Ella', with: 'right' };
    const second = drive(facing('sword'), {
      acts: { Ella: CONTROLLED, Morten: answering },
      dice: [HIT],
      parts: { Ella: ['rightArm'] },
    });
    expect(woundsOf(second, 'Morten')).toEqual({});
    expect(ratings(second)).toEqual([2, -4]);
    const after = drive(second, { dice: [HIT] });
    expect(woundsOf(after, 'Morten')).toEqual({ rightArm: '1 major' });
    expect(person(after, 'Ella').penalties.map(({ on, by }) => [on, by])).toEqual([
      ['control', -3],
      ['strength', -3],
    ]);
    const head = drive(facing('sword'), {
      acts: { Ella: QUICK, Morten: answering },
      dice: [HIT],
      parts: { Morten: [null], Ella: ['head'] },
    });
    expect(ratings(head)).toEqual([2, -4]);
  });
});

describe('arms and legs', () => {
  test('SAGA-DUEL-WOUND-008 a Minor arm wound has no immediate effect', () => {
    const hurt = { ...minor('leftArm', 'rightArm', 'rightArm'), hands: { left: 'shield', right: 'sword' } };
    const sound = { hands: hurt.hands };
    const offered = (who: Person): readonly unknown[] => offeredTo(toActs(facing('sword', who)), 'Ella');
    expect(offered(hurt)).toEqual(offered(sound));
    const parry = attempt(facing('sword', {}, hurt), { act: 'bash', with: 'right' }, { by: 'parry', with: 'left' });
    expect(ratings(parry)).toEqual([2, 1]);
  });

  test('SAGA-DUEL-WOUND-009 a Major arm wound makes the arm useless, and what it holds', () => {
    const lame = { ...major('rightArm'), hands: { left: null, right: 'sword' } };
    const table = toActs(facing('dagger', lame));
    for (const act of ['quickAttack', 'viciousAttack', 'controlledAttack', 'bash', 'flurry', 'feint', 'trip']) {
      expect(actRefusal(table, 'Ella', { act, target: 'Morten', with: 'right' })).toMatchObject(
        broken('SAGA-DUEL-WOUND-009'),
      );
    }
    expect(actRefusal(table, 'Ella', { act: 'hold', target: 'Morten', with: 'right' })).toMatchObject(
      broken('SAGA-DUEL-ACT-066'),
    );
    expect(ratings(attempt(facing('dagger', lame), { act: 'quickAttack', with: 'bare' }))[0]).toBe(2 - 4);
    const shield = facing('sword', {}, { ...major('leftArm'), hands: { left: 'shield', right: 'sword' } });
    const asked = drive(shield, { acts: { Ella: QUICK }, until: 'defend' });
    expect(answerRefusal(asked, { choose: 'defend', by: 'parry', with: 'left' })).toMatchObject(
      broken('SAGA-DUEL-DEF-017'),
    );
    expect(offeredTo(asked, AGAINST)).toContainEqual({ choose: 'defend', by: 'parry', with: 'right' });
  });

  test('SAGA-DUEL-WOUND-010 the item stays in the hand, and a Ready moves it to the other', () => {
    const after = give('major', 'rightArm');
    expect(person(after, 'Morten')).toMatchObject({ left: null, right: 'sword' });
    const moved = drive(after, { acts: { Morten: { act: 'ready', left: 'sword', right: null } }, dice: [MISS] });
    expect(person(moved, 'Morten')).toMatchObject({ left: 'sword', right: null, carried: [] });
    const acting = toActs(moved, { dice: [MISS] });
    expect(offeredTo(acting, 'Morten')).toContainEqual({
      choose: 'act',
      act: 'quickAttack',
      target: 'Ella',
      with: 'left',
    });
    expect(actRefusal(acting, 'Morten', { act: 'ready', left: null, right: 'sword' })).toMatchObject(
      broken('SAGA-DUEL-WOUND-009'),
    );
  });

  test('SAGA-DUEL-WOUND-011 a Minor leg wound has no immediate effect', () => {
    const after = give('minor', 'leftLeg', minor('rightLeg'));
    expect(person(after, 'Morten').prone).toBe(false);
    expect(drive(after, {}).run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
    expect(skillsNow(after, 'Morten')).toEqual(TWO);
  });

  test('SAGA-DUEL-WOUND-012 a Major leg wound means PRONE for as long as it lasts', () => {
    for (const leg of ['leftLeg', 'rightLeg'] as const) {
      const after = toActs(give('major', leg));
      expect(person(after, 'Morten').prone).toBe(true);
      expect(actRefusal(after, 'Morten', { act: 'standUp' })).toMatchObject(broken('SAGA-DUEL-ACT-088'));
      expect(person(fight({}, major(leg)), 'Morten').prone).toBe(true);
    }
    const rising = drive(facing('sword', {}, { prone: true }), {
      acts: { Ella: CONTROLLED, Morten: { act: 'standUp' } },
      dice: [HIT],
      parts: { Ella: ['leftLeg'] },
    });
    expect(person(rising, 'Morten').prone).toBe(true);
    const third = give('minor', 'rightLeg', minor('rightLeg', 'rightLeg'));
    expect(person(third, 'Morten').prone).toBe(true);
  });

  test('SAGA-DUEL-WOUND-026 any number of Major Wounds on the limbs neither kills nor makes incapable', () => {
    const limbs = major('leftArm', 'rightArm', 'leftLeg', 'rightLeg');
    const table = toActs(facing('dagger', {}, limbs));
    expect(person(table, 'Morten')).toMatchObject({ standing: 'in', prone: true });
    const offered = offeredTo(table, 'Morten') as readonly { readonly act: string; readonly with?: string }[];
    const acts = offered.filter(({ act }) => act !== 'ready').map(({ act, with: using }) => `${act} ${using ?? ''}`);
    expect(acts).toEqual(['feint nothing', 'trip nothing', 'pass ']);
    expect(skillsNow(table, 'Morten')).toEqual(TWO);
    const last = give('major', 'rightLeg', major('leftArm', 'rightArm', 'leftLeg'));
    expect(person(last, 'Morten')).toMatchObject({ standing: 'in', majors: [1, 1, 1, 1, 0, 0] });
  });

  test('SAGA-DUEL-WOUND-027 there is no bleeding: wounds do nothing more by themselves', () => {
    const limbs = major('leftArm', 'rightArm', 'leftLeg', 'rightLeg').wounds;
    const all = { wounds: [...limbs, ...minor('body', 'body', 'head', 'head').wounds] };
    let table = facing('sword', {}, all);
    const before = woundsOf(table, 'Morten');
    for (let round = 1; round <= 15; round++) table = drive(table, {});
    expect(table.run.state.open.round).toBe(16);
    expect(person(table, 'Morten').standing).toBe('in');
    expect(woundsOf(table, 'Morten')).toEqual(before);
    const bodily = befriended({ acts: { Ella: CONTROLLED }, dice: [HIT], parts: { Ella: ['body'] } });
    let later = bodily;
    for (let round = 2; round <= 12; round++) later = drive(later, {});
    expect([later.run.state.open.round, person(later, 'Morten').standing]).toEqual([13, 'incapable']);
  });

  test('SAGA-DUEL-WOUND-028 a grip kept by an arm that takes a Major Wound ends as if released', () => {
    const grabbed = (act: 'hold' | 'tackle', part: Part): Table => {
      const start = drive(facing('dagger'), { acts: { Ella: { act, target: 'Morten', with: 'left' } }, dice: [HIT] });
      return drive(start, {
        acts: { Morten: { act: 'controlledAttack', target: 'Ella', with: 'right' } },
        dice: [HIT],
        parts: { Morten: [part] },
      });
    };
    const [held, tackled] = [grabbed('hold', 'leftArm'), grabbed('tackle', 'leftArm')];
    expect([held.run.state.open.grips, person(held, 'Morten').prone]).toEqual([[], false]);
    expect([tackled.run.state.open.grips, person(tackled, 'Morten').prone]).toEqual([[], true]);
    expect(held.said).toContainEqual(expect.objectContaining({ event: 'gripEnded', why: 'armLost' }));
    expect(grabbed('hold', 'rightArm').run.state.open.grips).toHaveLength(1);
  });
});

describe('the head', () => {
  test('SAGA-DUEL-WOUND-014 SAGA-DUEL-WOUND-016 a Minor Wound takes 2 off every rating, once', () => {
    const hurt = minor('head');
    expect(skillsNow(give('minor', 'head'), 'Morten')).toEqual(lowered(-2));
    expect(awaitedSums(drive(fight(hurt), {}))).toEqual({ plus: 0, target: 16 });
    const against = (act: object, by: object): readonly number[] =>
      ratings(attempt(facing('dagger', hurt, hurt), act, by));
    const swords = { with: 'right' };
    // Each rating as for skills of 2, less 2: at Dagger distance a sword has −1.
    expect(against({ act: 'quickAttack', ...swords }, { by: 'dodge', to: { x: 10, y: 9 } })).toEqual([-1, 0]);
    expect(against({ act: 'viciousAttack', ...swords }, { by: 'parry', with: 'right' })).toEqual([-2, -3]);
    expect(against({ act: 'trip', ...swords }, { by: 'strength' })).toEqual([-1, 0]);
    expect(against({ act: 'tackle', with: 'left' }, { by: 'fightingMind' })).toEqual([-1, 0]);
    expect(against({ act: 'push' }, { by: 'none' })).toEqual([0, -6]);
    const held = drive(facing('dagger', {}, hurt), {
      acts: { Ella: { act: 'hold', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    const breaking = drive(held, { acts: { Morten: { act: 'breakHold', target: 'Ella' } }, until: 'check' });
    expect(ratings(breaking)).toEqual([0, 2]);
  });

  test.each([
    [true, -4],
    [false, -2],
  ])('SAGA-DUEL-WOUND-015 under headMinorStacks %s two Minor Wounds on the head come to %i', (stacks, by) => {
    const options = { 'saga.duel.headMinorStacks': stacks };
    expect(skillsNow(facing('sword', {}, minor('head'), { options }), 'Morten')).toEqual(lowered(-2));
    expect(skillsNow(facing('sword', {}, minor('head', 'head'), { options }), 'Morten')).toEqual(lowered(by));
  });

  test('SAGA-DUEL-WOUND-017 SAGA-DUEL-WOUND-024 a Major Wound makes incapable: no action, defence or Footwork, and out', () => {
    const down = befriended({ acts: { Ella: CONTROLLED }, dice: [HIT], parts: { Ella: ['head'] } });
    expect(person(down, 'Morten')).toMatchObject({ standing: 'incapable', prone: true });
    expect(down.run.state.open.combats).toEqual([]);
    expect(down.run.awaits).toMatchObject({ step: 'declare', asked: [{ as: 'Ella' }, { as: 'Joris' }] });
    const moving = drive(down, { until: 'move' });
    expect(moving.run.awaits).toMatchObject({ asked: [{ as: 'Ella' }] });
    const acting = toActs(moving);
    expect(acting.run.awaits).toMatchObject({ asked: [{ as: 'Ella' }, { as: 'Joris' }] });
    expect(
      acting.refusal({ input: 'answer', seat: 'bo', as: 'Morten', choice: { choose: 'act', act: 'pass' } }),
    ).toMatchObject({
      code: 'NOT_AWAITED',
    });
    const alone = give('major', 'head');
    expect(alone.run.state.open.ending).toBe('side1');
  });

  test('SAGA-DUEL-WOUND-017 a Major head wound counts as one, though a body wound of the same round came first', () => {
    const start = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      distance: 'sword',
      ambusher: 1,
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
    });
    const fall = (ella: Part, ada: Part): number | null => {
      const acts = { Ella: CONTROLLED, Ada: CONTROLLED };
      const after = drive(start, { acts, dice: [HIT, HIT], parts: { Ella: [ella], Ada: [ada] } });
      expect(person(after, 'Morten').standing).toBe('incapable');
      return person(after, 'Morten').dyingSince;
    };
    expect(fall('body', 'leftArm')).toBeNull();
    expect(fall('body', 'head')).toBe(1);
    expect(fall('head', 'body')).toBe(1);
  });

  test('SAGA-DUEL-WOUND-019 any enemy may finish the victim off with an action, without a check', () => {
    const down = befriended({ acts: { Ella: CONTROLLED }, dice: [HIT], parts: { Ella: ['head'] } });
    const killed = drive(down, { acts: { Ella: { act: 'kill', target: 'Morten' } } });
    expect(person(killed, 'Morten').standing).toBe('dead');
    expect(killed.said).toContainEqual({ event: 'killed', who: 1, by: 0 });
    const friend = toActs(down);
    expect(actRefusal(friend, 'Joris', { act: 'kill', target: 'Morten' })).toMatchObject(broken('SAGA-DUEL-ACT-095'));
  });

  test('SAGA-DUEL-WOUND-025 an incapable combatant falls PRONE and lets go of everyone they grip', () => {
    const held = befriended(
      { acts: { Morten: { act: 'tackle', target: 'Ella', with: 'left' } }, dice: [HIT], goes: { Morten: [[9, 9]] } },
      {},
    );
    expect(held.run.state.open.grips).toEqual([{ holder: 1, victim: 0, grip: 'tackled', hand: 'left' }]);
    const down = drive(held, { acts: { Ella: CONTROLLED }, dice: [HIT], parts: { Ella: ['head'] } });
    expect(down.run.state.open.grips).toEqual([]);
    expect(person(down, 'Morten')).toMatchObject({ standing: 'incapable', prone: true });
    expect(person(down, 'Ella').prone).toBe(true);
  });
});

describe('the body', () => {
  test.each([
    ['incapable', 0],
    ['asHead', -2],
    ['penalty', 0],
    ['none', 0],
  ] as const)('SAGA-DUEL-WOUND-022 under bodyWounds %s a Minor body wound counts %i', (bodyWounds, by) => {
    const after = give('minor', 'body', {}, { 'saga.duel.bodyWounds': bodyWounds });
    expect(person(after, 'Morten')).toMatchObject({ standing: 'in', prone: false });
    expect(skillsNow(after, 'Morten')).toEqual(lowered(by));
  });

  test.each([
    ['incapable', 'incapable', 0, null],
    ['asHead', 'incapable', 0, 1],
    ['penalty', 'in', -2, null],
    ['none', 'in', 0, null],
  ] as const)(
    'SAGA-DUEL-WOUND-023 under bodyWounds %s a Major body wound leaves one %s',
    (bodyWounds, standing, by, dyingSince) => {
      const options = { 'saga.duel.bodyWounds': bodyWounds };
      const after = befriended({ acts: { Ella: CONTROLLED }, dice: [HIT], parts: { Ella: ['body'] } }, options);
      expect(person(after, 'Morten')).toMatchObject({ standing, dyingSince, prone: standing === 'incapable' });
      expect(skillsNow(after, 'Morten')).toEqual(lowered(by));
      if (standing === 'in') return;
      const killed = drive(after, { acts: { Ella: { act: 'kill', target: 'Morten' } } });
      expect(person(killed, 'Morten').standing).toBe('dead');
    },
  );

  test('SAGA-DUEL-WOUND-023 example: a successful Vicious Attack makes a fresh victim incapable one time in nine', () => {
    const severity = attempt(facing('sword'), VICIOUS).dice(...HIT);
    if (severity.run.awaits.need !== 'dice') throw new Error('the severity die is awaited');
    const isMajor = chanceThat(severity.run.awaits.throw, 'oneMajor');
    const part = severity.dice(5);
    if (part.run.awaits.need !== 'dice') throw new Error('the part die is awaited');
    const thrown = part.run.awaits.throw;
    const felled = [1, 2, 3, 4, 5, 6].filter((face) => {
      const after = drive(part, { dice: [[face]] });
      return person(after, 'Morten').standing === 'incapable';
    });
    expect(felled).toEqual([5, 6]);
    const headOrBody = felled.reduce((sum, face) => either(sum, chanceThat(thrown, face)), NEVER);
    expect(exact(both(isMajor, headOrBody))).toBe('1/9');
    const minors = drive(severity, { dice: [[4], [6]] });
    expect(person(minors, 'Morten').standing).toBe('in');
  });
});
