import { counted, listed } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { NO_TROOPS } from '../../battle/setup.js';
import { gridFor, spacesIn } from '../../carry/grid.js';
import { USUAL_CARRYING } from '../../carry/model.js';
import { chanceOfSuccess } from '../../check/check.js';
import { saga } from '../../edition.js';
import { partiesFault, partyFault } from './fault.js';
import { isLight, provisionsIn } from './load.js';
import {
  countingIn,
  goingOf,
  HIGHEST,
  hasScouts,
  helplessIn,
  isMassCombat,
  LOWEST,
  lameIn,
  leaderOf,
  MOVEMENT_SKILL,
  movesOf,
  noiseOf,
  type PartySkill,
  partyRating,
  sizeOf,
} from './party.js';
import { type PartySetup, partyShape } from './setup.js';
import { shutParty } from './shut.js';

const party = (some: object): PartySetup => {
  const parsed = partyShape.parse({ name: 'P', seats: ['ana'], ...some });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};
const of = (...members: readonly object[]): PartySetup =>
  party({ members: members.map((one, at) => ({ name: `M${at}`, ...one })) });
const ratingIn = (some: PartySetup, skill: PartySkill): number => counted(partyRating(some, skill)).total;
const moves = (some: PartySetup, onWater = false): number => movesOf(some, onWater).moves;
const food = (left?: number) => ({
  id: `f${left}`,
  object: 'food' as const,
  worn: false,
  ...(left === undefined ? {} : { left }),
});
const LEG = { part: 'leftLeg', severity: 'major' };

describe('who is in a party', () => {
  test('SAGA-MOVE-001 any number of characters and troops under one leader', () => {
    expect(partyFault(party({}), ['ana'], 'setup')).toMatchObject({ code: 'BAD_SHAPE' });
    expect(partyFault(party({ troops: { pikemen: 1 } }), ['ana'], 'setup')).toBeNull();
    expect(leaderOf(of({}, {}))).toBe('M0');
    expect(leaderOf(party({ members: [{ name: 'A' }, { name: 'B' }], leader: 'B' }))).toBe('B');
    expect(leaderOf(party({ troops: { pikemen: 5 } }))).toBe('P');
    expect(partyFault(party({ members: [{ name: 'A' }], leader: 'B' }), ['ana'], 'setup')).toMatchObject({
      code: 'BAD_SHAPE',
    });
    expect(partyFault(of({ carried: true }), ['ana'], 'setup')).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test('SAGA-MOVE-001 each character is in exactly one party', () => {
    const [one, other] = [of({}), { ...of({}), name: 'Q' }];
    expect(partiesFault([one, other], ['ana'], 'setup')).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-MOVE-001' });
    expect(partiesFault([one, one], ['ana'], 'setup')).toMatchObject({ code: 'BAD_SHAPE' });
    expect(partiesFault([one, party({ name: 'Q', members: [{ name: 'Z' }] })], ['ana'], 'setup')).toBeNull();
    expect(partiesFault([one], ['bo'], 'setup')).toMatchObject({ code: 'UNKNOWN_SEAT', seat: 'ana' });
  });
});

describe('whose rating counts', () => {
  test('SAGA-MOVE-002 the lowest for what the slowest and loudest set, the highest where one is enough', () => {
    const skills = (rating: number) =>
      Object.fromEntries([...LOWEST, ...HIGHEST].map((skill) => [skill, rating])) as Record<PartySkill, number>;
    const two = of({ skills: skills(3) }, { skills: skills(7) });
    for (const skill of ['run', 'ride', 'swim', 'jumpClimb', 'hide', 'endurance'] as const) {
      expect([ratingIn(two, skill), countingIn(two, skill).who]).toEqual([3, 'M0']);
    }
    for (const skill of ['notice', 'survive', 'sail', 'lead', 'tactics'] as const) {
      expect([ratingIn(two, skill), countingIn(two, skill).who]).toEqual([7, 'M1']);
    }
    expect([...LOWEST, ...HIGHEST]).toHaveLength(11);
  });

  test('SAGA-MOVE-002 it is mounted, or afloat, only if all are', () => {
    expect(goingOf(of({ mounted: true }, { mounted: true }))).toBe('mounted');
    expect(goingOf(of({ mounted: true }, {}))).toBe('foot');
    expect(goingOf(party({ members: [{ name: 'A', mounted: true }], troops: { lightCavalry: 9 } }))).toBe('mounted');
    expect(goingOf(party({ members: [{ name: 'A', mounted: true }], troops: { bowmen: 9 } }))).toBe('foot');
    expect(goingOf(party({ members: [{ name: 'A' }], boats: true }), true)).toBe('afloat');
    expect(goingOf(of({ mounted: true }), true)).toBe('swimming');
    expect(MOVEMENT_SKILL).toEqual({ foot: 'run', mounted: 'ride', swimming: 'swim', afloat: 'sail' });
  });

  test('SAGA-MOVE-003 troops have 2 in every skill, and light infantry and light cavalry Notice 3', () => {
    const expert = { name: 'A', skills: { run: 9, notice: 1, survive: 1 } };
    const light = party({ members: [expert], troops: { lightInfantry: 5, pikemen: 5 } });
    expect([ratingIn(light, 'run'), ratingIn(light, 'notice'), ratingIn(light, 'survive')]).toEqual([2, 3, 2]);
    expect(ratingIn(party({ troops: { lightCavalry: 5 } }), 'notice')).toBe(3);
    expect(ratingIn(party({ troops: { heavyInfantry: 5 } }), 'notice')).toBe(2);
    expect(listed(partyRating(light, 'run')).lines).toEqual([
      { by: 2, what: 'skill.run', why: 'SAGA-MOVE-003', note: 'lightInfantry' },
    ]);
    expect([hasScouts(light), hasScouts(party({ troops: { pikemen: 5 } })), hasScouts(of({ scout: true }))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('SAGA-MOVE-004 numbers make noise, characters and troops alike, on Hide alone', () => {
    const steps = [14, 15, 99, 100, 399, 400, 3999, 4000, 19_999, 20_000].map(noiseOf);
    expect(steps).toEqual([0, -1, -1, -2, -2, -3, -3, -4, -4, -5]);
    const fifteen = party({ members: [{ name: 'A' }], troops: { bowmen: 14 } });
    expect([sizeOf(fifteen), ratingIn(fifteen, 'hide'), ratingIn(fifteen, 'notice')]).toEqual([15, 1, 2]);
    expect(isMassCombat(fifteen, of({}))).toBe(true);
    expect(isMassCombat(of({}), of({}))).toBe(false);
  });

  test('SAGA-MOVE-004 Lady Ella’s raid: 60 riders hide at 2 − 1, and are noticed by 3 with 75/128 when Careful', () => {
    const raid = party({ troops: { mediumCavalry: 60 } });
    expect([ratingIn(raid, 'hide'), moves(raid)]).toEqual([1, 4]);
    // Careful gives one more: Hide 2 against Notice 3 (the pace is the march's).
    expect(chanceOfSuccess(saga, 3, ratingIn(raid, 'hide') + 1)).toEqual({ ways: 75n, of: 128n });
  });

  test('SAGA-MOVE-011 each step of weariness takes one from every rating', () => {
    for (const weary of [0, 1, 2, 3]) {
      const tired = party({ members: [{ name: 'A' }], weary });
      for (const skill of [...LOWEST, ...HIGHEST]) expect(ratingIn(tired, skill)).toBe(2 - weary);
    }
    expect(partyShape.parse({ name: 'P', seats: ['ana'], weary: 4 }).ok).toBe(false);
  });
});

describe('how fast it is', () => {
  test('SAGA-MOVE-007 on foot 2, mounted 4, by boat 4, swimming 1, and troops their Movement number', () => {
    expect(moves(of({}))).toBe(2);
    expect(moves(of({ mounted: true }))).toBe(4);
    expect(moves(party({ members: [{ name: 'A' }], boats: true }), true)).toBe(4);
    expect(moves(of({ light: true }), true)).toBe(1);
    const movement = {
      lightInfantry: 3,
      mediumInfantry: 2,
      heavyInfantry: 2,
      pikemen: 2,
      lightCavalry: 5,
      mediumCavalry: 4,
      heavyCavalry: 4,
      bowmen: 2,
    };
    expect(Object.keys(movement).sort()).toEqual(Object.keys(NO_TROOPS).sort());
    for (const [troop, most] of Object.entries(movement)) expect(moves(party({ troops: { [troop]: 1 } }))).toBe(most);
  });

  test('SAGA-MOVE-007 the slowest member counts', () => {
    expect(movesOf(of({ mounted: true, light: true }, { light: true }, {}))).toMatchObject({ who: 'M2', moves: 2 });
    const mixed = party({ members: [{ name: 'A', mounted: true, light: true }], troops: { mediumCavalry: 3 } });
    expect(movesOf(mixed)).toMatchObject({ who: 'mediumCavalry', moves: 4 });
    expect(moves(of({}, { carried: true }))).toBe(2);
  });

  test('SAGA-MOVE-008 who travels light has one more: a walker as light infantry, a rider as light cavalry', () => {
    expect(movesOf(of({ light: true }))).toEqual({ who: 'M0', moves: 3, rule: 'SAGA-MOVE-008' });
    expect(moves(of({ light: true, mounted: true }))).toBe(5);
  });

  test('SAGA-MOVE-008 Endurance 2 has 48 spaces: a load of 24 is light, 25 is not', () => {
    const bag = (spaces: number) => ({
      id: `${spaces}`,
      object: { name: 'Bag', picture: ['x'.repeat(spaces)] },
      worn: false,
    });
    const load = (...spaces: readonly number[]) => ({ items: spaces.map((n) => bag(n)) });
    expect(spacesIn(gridFor(2))).toBe(48);
    expect(isLight(load(5, 6, 7, 4, 2), 2, USUAL_CARRYING)).toBe(true);
    expect(isLight(load(5, 6, 7, 4, 3), 2, USUAL_CARRYING)).toBe(false);
    expect(
      provisionsIn({ items: [food(), food(1), { id: 'c', object: 'waterskin', worn: false }] }, USUAL_CARRYING),
    ).toEqual({
      food: 3,
      skins: 1,
    });
  });

  test('SAGA-MOVE-044 a Major Wound on a leg holds all to 1, unless they ride or are carried', () => {
    const hurt = { wounds: [LEG] };
    expect(movesOf(of({ light: true }, hurt))).toEqual({ who: 'M1', moves: 1, rule: 'SAGA-MOVE-044' });
    expect(lameIn(of({}, hurt))).toBe('M1');
    for (const help of [{ mounted: true }, { carried: true }]) expect(lameIn(of({}, { ...hurt, ...help }))).toBeNull();
    expect(moves(of({}, { ...hurt, mounted: true }))).toBe(2);
    expect(lameIn(of({ wounds: [{ part: 'leftLeg', severity: 'minor' }] }))).toBeNull();
  });

  test('SAGA-MOVE-044 a Major Wound on head or body must be carried, or left', () => {
    for (const part of ['head', 'body']) {
      const hurt = { wounds: [{ part, severity: 'major' }] };
      expect(helplessIn(of({}, hurt))).toBe('M1');
      expect(partyFault(of({}, { ...hurt, mounted: true }), ['ana'], 'setup')).toMatchObject({
        code: 'BROKEN_RULE',
        rule: 'SAGA-MOVE-044',
      });
      expect(partyFault(of({}, { ...hurt, carried: true }), ['ana'], 'setup')).toBeNull();
    }
  });
});

test('SAGA-CAMPAIGN-004 with closed sheets the skills of those are guessed, and what can be seen stays', () => {
  const seen = of(
    { skills: { run: 9 }, mounted: true, wounds: [LEG], fighter: { like: 'knight' } },
    { skills: { run: 8 } },
  );
  const shut = shutParty(seen, new Set(['M0']));
  expect([shut.members[0]?.skills.run, shut.members[1]?.skills.run]).toEqual([3, 8]);
  expect(shut.members[0]).toMatchObject({ mounted: true, wounds: [LEG], fighter: { like: 'knight', locks: {} } });
});
