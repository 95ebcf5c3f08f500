import { both, chance, chanceThat, exact, oddsOf, type Throw } from '@warmoot/kernel';
import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { PARTS } from '../model.js';
import {
  answerRefusal,
  attempt,
  broken,
  chanceOf,
  defencesAgainst,
  facing,
  HIT,
  MISS,
  nextRound,
  offeredTo,
  ratings,
  skillsNow,
  woundsOf,
} from '../testing/exchange.js';
import { drive, melee, person } from '../testing/fight.js';

const QUICK = { act: 'quickAttack', with: 'right' };
const VICIOUS = { act: 'viciousAttack', with: 'right' };
const CONTROLLED = { act: 'controlledAttack', with: 'right' };
const PARRY = { by: 'parry', with: 'right' };
const DODGE = { by: 'dodge', to: { x: 11, y: 9 } };

const major = (...parts: string[]): { wounds: object[] } => ({
  wounds: parts.map((part) => ({ part, severity: 'major' })),
});
/** The body may have a Major Wound and its owner fight on. */
const HARDY = { options: { 'saga.duel.bodyWounds': 'none' } };

const part = (name: string | null): object => ({ choose: 'part', part: name });

const awaitedThrow = (table: TestTable<Duel>): Throw => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return awaits.throw;
};

/** Morten's Quick Attack on Ella in a later round: what stands against it. */
const openTo = (table: TestTable<Duel>, by: object): number =>
  ratings(
    nextRound(table, {
      acts: { Morten: { ...QUICK, target: 'Ella' } },
      defend: { 'Ella against Morten': by },
      until: 'check',
    }),
  )[1];

describe('Quick Attack', () => {
  test('SAGA-DUEL-ACT-007 its rating is Speed or Strength, as locked', () => {
    const skills = { control: 9, fightingMind: 9, speed: 3, strength: 5 };
    const rating = (quickAttack: string): number =>
      ratings(attempt(facing('sword', { skills, locks: { quickAttack } }), QUICK))[0];
    expect([rating('speed'), rating('strength')]).toEqual([3, 5]);
  });

  test('SAGA-DUEL-ACT-008 SAGA-DUEL-ACT-009 on success the victim names a part, and the attacker wounds another', () => {
    const hit = attempt(facing('sword'), QUICK).dice(...HIT);
    expect(hit.run.awaits).toMatchObject({ step: 'protect', asked: [{ seat: 'bo', as: 'Morten' }] });
    const covered = hit.answer('bo', part('head'), 'Morten');
    expect(covered.run.awaits).toMatchObject({ step: 'place', asked: [{ seat: 'ana', as: 'Ella' }] });
    expect(offeredTo(covered, 'Ella')).toEqual(['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body'].map(part));
    expect(answerRefusal(covered, part('head'))).toMatchObject(broken('SAGA-DUEL-ACT-009'));
    const after = drive(covered, { parts: { Ella: ['leftLeg'] } });
    expect(woundsOf(after, 'Morten')).toEqual({ leftLeg: '1 minor' });
    expect(person(after, 'Ella').penalties).toEqual([]);
  });

  test('SAGA-DUEL-ACT-010 parts with a Major Wound cannot be picked; if only the protected one has none, nothing is wounded', () => {
    const lame = attempt(facing('sword', {}, major('leftArm')), QUICK).dice(...HIT);
    const covered = lame.answer('bo', part('head'), 'Morten');
    expect(offeredTo(covered, 'Ella')).toEqual(['rightArm', 'leftLeg', 'rightLeg', 'body'].map(part));
    expect(answerRefusal(covered, part('leftArm'))).toMatchObject(broken('SAGA-DUEL-ACT-010'));

    const five = major('leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body');
    const wreck = attempt(facing('sword', {}, five, HARDY), QUICK).dice(...HIT);
    const shielded = drive(wreck, { parts: { Morten: ['head'] } });
    expect(shielded.run.state.open.round).toBe(2);
    expect(shielded.last).toContainEqual({ event: 'woundLost', attacker: 0, victim: 1 });
    expect(person(shielded, 'Morten').minors).toEqual([0, 0, 0, 0, 0, 0]);
    const bare = drive(wreck, { parts: { Morten: ['body'] } });
    expect(woundsOf(bare, 'Morten').head).toBe('1 minor');
  });

  test('SAGA-DUEL-ACT-011 protection is optional, and counts for one wound only', () => {
    const open = attempt(facing('sword'), QUICK)
      .dice(...HIT)
      .answer('bo', part(null), 'Morten');
    expect(offeredTo(open, 'Ella')).toEqual(PARTS.map(part));

    const two = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
      distance: 'sword',
      ambusher: 1,
    });
    const strike = { ...QUICK, target: 'Morten' };
    const first = drive(two, { acts: { Ella: strike, Ada: strike }, until: 'check' }).dice(...HIT);
    const second = drive(first, { parts: { Morten: ['head'], Ella: ['body'] } }).dice(...HIT);
    expect(second.run.awaits).toMatchObject({ step: 'protect', asked: [{ as: 'Morten' }] });
    const after = drive(second, { parts: { Morten: [null], Ada: ['head'] } });
    expect(woundsOf(after, 'Morten')).toEqual({ body: '1 minor', head: '1 minor' });
  });

  test('SAGA-DUEL-ACT-012 on failure the victim takes a Minor Wound where they choose, not on a part with a Major one', () => {
    const failed = attempt(facing('sword', {}, major('leftArm')), QUICK).dice(...MISS);
    expect(failed.run.awaits).toMatchObject({ step: 'place', asked: [{ seat: 'bo', as: 'Morten' }] });
    expect(offeredTo(failed, 'Morten')).toEqual(['rightArm', 'leftLeg', 'rightLeg', 'body', 'head'].map(part));
    expect(answerRefusal(failed, part('leftArm'))).toMatchObject(broken('SAGA-DUEL-ACT-012'));
    const after = drive(failed, { parts: { Morten: ['body'] } });
    expect(woundsOf(after, 'Morten')).toEqual({ leftArm: '1 major', body: '1 minor' });
  });

  test('SAGA-DUEL-ACT-013 where every part has a Major Wound a failed Quick Attack gives none', () => {
    const five = major('leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body');
    const two = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten', ...five }], {
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
      distance: 'sword',
      ambusher: 1,
      ...HARDY,
    });
    const after = drive(two, {
      acts: { Ella: { ...CONTROLLED, target: 'Morten' }, Ada: { ...QUICK, target: 'Morten' } },
      dice: [HIT, MISS],
    });
    expect(after.said).toContainEqual({ event: 'woundLost', attacker: 1, victim: 2 });
    expect(person(after, 'Morten')).toMatchObject({ minors: [0, 0, 0, 0, 0, 0], majors: [1, 1, 1, 1, 1, 1] });
    const hindered = after.said.find((event) => event.event === 'hindered' && event.who === 1);
    expect(hindered).toMatchObject({ penalties: [{ on: 'defences', by: -2 }] });
  });

  test('SAGA-DUEL-ACT-014 on failure the attacker has −2 to all defences through the two rounds that follow', () => {
    const second = drive(attempt(facing('sword'), QUICK), { dice: [MISS], parts: { Morten: ['body'] } });
    expect(skillsNow(second, 'Ella')).toEqual({ control: 2, fightingMind: 2, speed: 2, strength: 2 });
    const dodge = { by: 'dodge', to: { x: 7, y: 9 } };
    expect([openTo(second, dodge), openTo(second, PARRY), openTo(second, { by: 'none' })]).toEqual([0, -2, -6]);
    const strength = nextRound(second, {
      acts: { Morten: { act: 'trip', with: 'right', target: 'Ella' } },
      defend: { 'Ella against Morten': { by: 'strength' } },
      until: 'check',
    });
    expect(ratings(strength)).toEqual([2, 0]);
    const third = nextRound(second);
    expect(openTo(third, dodge)).toBe(2 - 2 - 1);
    expect(openTo(nextRound(third), dodge)).toBe(2 - 1);
  });

  test('SAGA-DUEL-ACT-015 it is defended by Dodge or Parry, with armour added', () => {
    expect(defencesAgainst(facing('sword'), QUICK)).toEqual(['dodge', 'parry', 'none']);
    const mailed = facing('sword', {}, { armour: 'otherMetal' });
    expect(ratings(attempt(mailed, QUICK, DODGE))).toEqual([2, 4]);
    expect(ratings(attempt(mailed, QUICK, PARRY))).toEqual([2, 2]);
    const asked = drive(mailed, { acts: { Ella: { ...QUICK, target: 'Morten' } }, until: 'defend' });
    for (const by of ['strength', 'fightingMind'])
      expect(answerRefusal(asked, { choose: 'defend', by })).toMatchObject(broken('SAGA-DUEL-DEF-002'));
  });

  test('SAGA-DUEL-ACT-016 its distance is that of the weapon', () => {
    const rating = (distance: 'dagger' | 'sword' | 'spear', weapon: string): number =>
      ratings(attempt(facing(distance, { hands: { right: weapon } }), QUICK))[0];
    expect([rating('dagger', 'sword'), rating('sword', 'sword'), rating('spear', 'sword')]).toEqual([1, 2, 1]);
    expect([rating('dagger', 'spear'), rating('sword', 'spear'), rating('spear', 'spear')]).toEqual([1, 1, 2]);
  });
});

describe('Vicious Attack', () => {
  const landed = (table: TestTable<Duel>, ...dice: number[]): TestTable<Duel> =>
    drive(attempt(table, VICIOUS), { dice: [HIT, ...dice.map((face) => [face])] });

  test('SAGA-DUEL-ACT-017 its rating is Strength − 1', () => {
    const skills = { control: 9, fightingMind: 9, speed: 9, strength: 5 };
    expect(ratings(attempt(facing('sword', { skills }), VICIOUS))[0]).toBe(4);
  });

  test('SAGA-DUEL-ACT-018 SAGA-DUEL-ACT-019 severity is one d6: 1 to 4 two Minor Wounds, 5 and 6 one Major Wound', () => {
    const hit = attempt(facing('sword'), VICIOUS).dice(...HIT);
    expect(hit.run.awaits).toMatchObject({ step: 'severity', by: 'ana' });
    expect(exact(chanceThat(awaitedThrow(hit), 'twoMinor'))).toBe('2/3');
    expect(exact(chanceThat(awaitedThrow(hit), 'oneMajor'))).toBe('1/3');
    const wounds = [1, 2, 3, 4, 5, 6].map((face) => woundsOf(drive(hit, { dice: [[face], [3]] }), 'Morten').leftLeg);
    expect(wounds).toEqual(['2 minor', '2 minor', '2 minor', '2 minor', '1 major', '1 major']);
  });

  test('SAGA-DUEL-ACT-020 SAGA-DUEL-ACT-021 the part is one d6 in the order arms, legs, body, head', () => {
    const thrown = attempt(facing('sword'), VICIOUS)
      .dice(...HIT)
      .dice(2);
    expect(thrown.run.awaits).toMatchObject({ step: 'hitPart' });
    expect(oddsOf(awaitedThrow(thrown)).map(({ chance: p }) => exact(p))).toEqual(Array(6).fill('1/6'));
    const hit = [1, 2, 3, 4, 5, 6].map((face) => Object.keys(woundsOf(thrown.dice(face), 'Morten')));
    expect(hit).toEqual([['leftArm'], ['rightArm'], ['leftLeg'], ['rightLeg'], ['body'], ['head']]);
  });

  test('SAGA-DUEL-ACT-022 two Minor Wounds land on one part, or under `separate` each on its own', () => {
    expect(woundsOf(landed(facing('sword'), 4, 5), 'Morten')).toEqual({ body: '2 minor' });
    const separate = facing('sword', {}, {}, { options: { 'saga.duel.viciousMinors': 'separate' } });
    expect(woundsOf(landed(separate, 4, 5, 1), 'Morten')).toEqual({ leftArm: '1 minor', body: '1 minor' });
    expect(woundsOf(landed(separate, 4, 5, 5), 'Morten')).toEqual({ body: '2 minor' });
    expect(woundsOf(landed(separate, 5, 1), 'Morten')).toEqual({ leftArm: '1 major' });
    const lame = facing('sword', {}, major('leftArm'), { options: { 'saga.duel.viciousMinors': 'separate' } });
    expect(woundsOf(landed(lame, 1, 1, 3), 'Morten')).toEqual({
      leftArm: '1 major',
      leftLeg: '1 minor',
      body: '1 minor',
    });
  });

  test('SAGA-DUEL-ACT-023 SAGA-DUEL-ACT-024 a part with a Major Wound passes one Minor Wound on, whatever the severity (worked example 7)', () => {
    for (const severity of [1, 4, 5, 6]) {
      const after = landed(facing('sword', {}, major('leftArm')), severity, 1);
      expect(woundsOf(after, 'Morten')).toEqual({ leftArm: '1 major', body: '1 minor' });
    }
  });

  test('SAGA-DUEL-ACT-025 head, arms and legs touch the body alone; the body touches all five', () => {
    for (const [i, limb] of ['leftArm', 'rightArm', 'leftLeg', 'rightLeg'].entries()) {
      const after = landed(facing('sword', {}, major(limb)), 6, i + 1);
      expect(woundsOf(after, 'Morten')).toEqual({ [limb]: '1 major', body: '1 minor' });
    }
    const two = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
      distance: 'sword',
      ambusher: 1,
    });
    const head = drive(two, {
      acts: { Ella: { ...CONTROLLED, target: 'Morten' }, Ada: { ...VICIOUS, target: 'Morten' } },
      dice: [HIT, HIT, [6], [6]],
      parts: { Ella: ['head'] },
    });
    expect(woundsOf(head, 'Morten')).toEqual({ body: '1 minor', head: '1 major' });

    const reached = [1, 2, 3, 4, 5].map((face) => {
      const after = landed(facing('sword', {}, major('body'), HARDY), 6, 5, face);
      return Object.keys(woundsOf(after, 'Morten')).filter((name) => name !== 'body');
    });
    expect(reached).toEqual([['leftArm'], ['rightArm'], ['leftLeg'], ['rightLeg'], ['head']]);
  });

  test('SAGA-DUEL-ACT-026 a die picks among the parts beside it; one alone needs no die; where there is none the wound is lost', () => {
    const body = attempt(facing('sword', {}, major('body', 'leftArm', 'rightLeg'), HARDY), VICIOUS)
      .dice(...HIT)
      .dice(1)
      .dice(5);
    expect(body.run.awaits).toMatchObject({ step: 'redirect', by: 'ana' });
    expect(oddsOf(awaitedThrow(body)).map(({ chance: p }) => exact(p))).toEqual(['1/3', '1/3', '1/3']);
    const reached = [1, 2, 3].map((face) => Object.keys(woundsOf(body.dice(face), 'Morten')));
    expect(reached).toEqual([
      ['leftArm', 'rightArm', 'rightLeg', 'body'],
      ['leftArm', 'leftLeg', 'rightLeg', 'body'],
      ['leftArm', 'rightLeg', 'body', 'head'],
    ]);
    const five = major('leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body');
    expect(woundsOf(landed(facing('sword', {}, five, HARDY), 1, 5), 'Morten').head).toBe('1 minor');
    const lost = landed(facing('sword', {}, major('leftArm', 'body'), HARDY), 1, 1);
    expect(lost.said).toContainEqual({ event: 'woundLost', attacker: 0, victim: 1 });
    expect(woundsOf(lost, 'Morten')).toEqual({ leftArm: '1 major', body: '1 major' });
  });

  test('SAGA-DUEL-ACT-027 the part is looked at once: the second Minor Wound lands though the first made it Major', () => {
    const bruised = { wounds: [1, 2].map(() => ({ part: 'leftLeg', severity: 'minor' })) };
    expect(woundsOf(landed(facing('sword', {}, bruised), 1, 3), 'Morten')).toEqual({ leftLeg: '1 major 2 minor' });
    const clean = { options: { 'saga.duel.thirdMinorStays': false } };
    expect(woundsOf(landed(facing('sword', {}, bruised, clean), 1, 3), 'Morten')).toEqual({
      leftLeg: '1 major 1 minor',
    });
  });

  test('SAGA-DUEL-ACT-028 on failure the attacker has −4 to all defences for two rounds, the victim nothing', () => {
    const second = drive(attempt(facing('sword'), VICIOUS), { dice: [MISS] });
    expect(woundsOf(second, 'Morten')).toEqual({});
    expect(person(second, 'Morten').penalties).toEqual([]);
    const dodge = { by: 'dodge', to: { x: 7, y: 9 } };
    expect([openTo(second, dodge), openTo(second, PARRY)]).toEqual([-2, -4]);
    const third = nextRound(second);
    expect([openTo(third, dodge), openTo(nextRound(third), dodge)]).toEqual([2 - 4 - 1, 2 - 1]);
  });

  test('SAGA-DUEL-ACT-029 it is defended by Dodge or Parry, with armour added', () => {
    expect(defencesAgainst(facing('sword'), VICIOUS)).toEqual(['dodge', 'parry', 'none']);
    const padded = facing('sword', {}, { armour: 'other' });
    expect(ratings(attempt(padded, VICIOUS, DODGE))).toEqual([1, 3]);
    expect(ratings(attempt(padded, VICIOUS, PARRY))).toEqual([1, 1]);
  });

  test('SAGA-DUEL-ACT-030 its distance is that of the weapon', () => {
    const rating = (distance: 'dagger' | 'sword' | 'spear'): number =>
      ratings(attempt(facing(distance, { hands: { right: 'dagger' } }), VICIOUS))[0];
    expect([rating('dagger'), rating('sword'), rating('spear')]).toEqual([1, 0, 0]);
  });
});

describe('Controlled Attack', () => {
  test('SAGA-DUEL-ACT-031 its rating is Control − 2 or Speed − 2, as locked', () => {
    const skills = { control: 6, fightingMind: 9, speed: 3, strength: 9 };
    const rating = (controlledAttack: string): number =>
      ratings(attempt(facing('sword', { skills, locks: { controlledAttack } }), CONTROLLED))[0];
    expect([rating('control'), rating('speed')]).toEqual([4, 1]);
  });

  test('SAGA-DUEL-ACT-032 SAGA-DUEL-ACT-034 on success the attacker puts a Major Wound on a part, and nobody can protect it', () => {
    const hit = attempt(facing('sword'), CONTROLLED).dice(...HIT);
    expect(hit.run.awaits).toMatchObject({ step: 'place', asked: [{ seat: 'ana', as: 'Ella' }] });
    expect(offeredTo(hit, 'Ella')).toEqual(PARTS.map(part));
    expect(woundsOf(drive(hit, { parts: { Ella: ['rightArm'] } }), 'Morten')).toEqual({ rightArm: '1 major' });
  });

  test('SAGA-DUEL-ACT-033 the part must have no Major Wound yet', () => {
    const hit = attempt(facing('sword', {}, major('leftArm')), CONTROLLED).dice(...HIT);
    expect(offeredTo(hit, 'Ella')).toEqual(['rightArm', 'leftLeg', 'rightLeg', 'body', 'head'].map(part));
    expect(answerRefusal(hit, part('leftArm'))).toMatchObject(broken('SAGA-DUEL-ACT-033'));
  });

  test('SAGA-DUEL-ACT-035 on failure the attacker has −4 to all defences for two rounds, the victim nothing', () => {
    const second = drive(attempt(facing('sword'), CONTROLLED), { dice: [MISS] });
    expect(woundsOf(second, 'Morten')).toEqual({});
    expect(person(second, 'Morten').penalties).toEqual([]);
    const dodge = { by: 'dodge', to: { x: 7, y: 9 } };
    expect([openTo(second, dodge), openTo(second, PARRY)]).toEqual([-2, -4]);
    const third = nextRound(second);
    expect([openTo(third, dodge), openTo(nextRound(third), dodge)]).toEqual([2 - 4 - 1, 2 - 1]);
  });

  test('SAGA-DUEL-ACT-036 it is defended by Dodge or Parry, with armour added', () => {
    expect(defencesAgainst(facing('sword'), CONTROLLED)).toEqual(['dodge', 'parry', 'none']);
    const plated = facing('sword', {}, { armour: 'metalPlate' });
    expect(ratings(attempt(plated, CONTROLLED, DODGE))).toEqual([0, 6]);
    expect(ratings(attempt(plated, CONTROLLED, PARRY))).toEqual([0, 4]);
  });

  test('SAGA-DUEL-ACT-037 its distance is that of the weapon', () => {
    const rating = (distance: 'dagger' | 'sword' | 'spear'): number =>
      ratings(attempt(facing(distance, { hands: { right: 'spear' } }), CONTROLLED))[0];
    expect([rating('dagger'), rating('sword'), rating('spear')]).toEqual([-1, -1, 0]);
  });
});

test('SAGA-DUEL-ACT-103 neither the wound of a Quick or Controlled Attack nor the weak effect can be declined', () => {
  const quick = attempt(facing('sword'), QUICK);
  const places = [
    quick.dice(...HIT).answer('bo', part('head'), 'Morten'),
    quick.dice(...MISS),
    attempt(facing('sword'), CONTROLLED).dice(...HIT),
  ];
  for (const table of places) expect(answerRefusal(table, part(null))).toMatchObject(broken('SAGA-DUEL-ACT-103'));
});

describe('worked examples of 4.03: the attacks', () => {
  test('SAGA-DUEL-ACT-007 SAGA-DUEL-ACT-015 1: Quick Attack 2 against Dodge 2 is 1/2, against Parry 0 it is 107/160', () => {
    const dodged = attempt(facing('sword'), QUICK, DODGE);
    expect([ratings(dodged), chanceOf(dodged)]).toEqual([[2, 2], '1/2']);
    const parried = attempt(facing('sword'), QUICK, PARRY);
    expect([ratings(parried), chanceOf(parried)]).toEqual([[2, 0], '107/160']);
    const after = drive(dodged, { dice: [MISS], parts: { Morten: ['body'] }, goes: { Ella: [[8, 9]] } });
    expect(person(after, 'Morten')).toMatchObject({ x: 11, y: 9 });
  });

  test('SAGA-DUEL-ACT-017 SAGA-DUEL-ACT-018 SAGA-DUEL-ACT-020 2: Vicious Attack 1 against Dodge 2 is 53/128; a Major Wound 53/384, to head or body 53/1152', () => {
    const check = attempt(facing('sword'), VICIOUS, DODGE);
    expect([ratings(check), chanceOf(check)]).toEqual([[1, 2], '53/128']);
    const hits = chanceThat(awaitedThrow(check), 'success');
    const severity = check.dice(...HIT);
    const isMajor = both(hits, chanceThat(awaitedThrow(severity), 'oneMajor'));
    expect(exact(isMajor)).toBe('53/384');
    const parts = oddsOf(awaitedThrow(severity.dice(6)));
    const deadly = parts.filter(({ result }) => result === 5 || result === 6).length;
    expect(exact(both(isMajor, chance(BigInt(deadly), BigInt(parts.length))))).toBe('53/1152');
  });

  test('SAGA-DUEL-ACT-031 SAGA-DUEL-ACT-036 3: Controlled Attack 0 against Dodge 2 is 53/160, against Parry 0 it is 1/2', () => {
    const dodged = attempt(facing('sword'), CONTROLLED, DODGE);
    expect([ratings(dodged), chanceOf(dodged)]).toEqual([[0, 2], '53/160']);
    const parried = attempt(facing('sword'), CONTROLLED, PARRY);
    expect([ratings(parried), chanceOf(parried)]).toEqual([[0, 0], '1/2']);
  });
});
