import { describe, expect, test } from 'vitest';
import type { Load } from '../../saga/carry/model.js';
import type { ObjectId } from '../../saga/carry/objects.table.js';
import { ALL_SKILLS, type Skill } from '../../saga/skills.table.js';
import { aimOf, copyCharacter, gradeOf, holdsTogether, type OfTheCast } from './translation.js';

const skillsOf = (some: Partial<Record<Skill, number>>, others = 2) =>
  Object.fromEntries(ALL_SKILLS.map((skill) => [skill, some[skill] ?? others])) as Record<Skill, number>;

type Carried = ObjectId | { readonly worn: ObjectId } | { readonly name: string };

const loadOf = (...objects: readonly Carried[]): Load =>
  ({
    items: objects.map((one, nth) => {
      if (typeof one === 'string') return { id: `${nth}`, object: one, worn: false };
      return 'worn' in one
        ? { id: `${nth}`, object: one.worn, worn: true }
        : { id: `${nth}`, object: one, worn: false };
    }),
  }) as unknown as Load;

const somebody = (more: Partial<OfTheCast> = {}): OfTheCast => ({
  main: false,
  skills: skillsOf({}),
  load: loadOf(),
  wounds: [],
  ...more,
});

const gearOf = (load: Load, wounds: OfTheCast['wounds'] = []) =>
  copyCharacter(somebody({ load, wounds })).figure.gear.map(({ item, kept }) => `${item} ${kept}`);

/** Lady Ella of the band builder. */
const ELLA = somebody({
  main: true,
  skills: skillsOf({
    ...{ control: 3, fightingMind: 3, speed: 4, strength: 2, endurance: 4, jumpClimb: 3, heal: 2 },
    ...{ lead: 7, tactics: 7, shootAim: 5 },
  }),
  load: loadOf({ worn: 'paddedArmour' }, 'sword', 'shield', 'longbow', 'quiver', 'dagger', 'bandages'),
  wounds: [
    { part: 'rightLeg', severity: 'major' },
    { part: 'leftArm', severity: 'minor' },
    { part: 'leftArm', severity: 'minor' },
  ],
});

describe('somebody of a saga’s cast in a band', () => {
  test('WARBAND-SAGA-002 WARBAND-SAGA-003 WARBAND-SAGA-004 the ledger’s example: 20 ÷ 8 is Might 2, Capture 5 + 2, Strong', () => {
    const skills = skillsOf({ control: 4, fightingMind: 6, speed: 5, strength: 5 });
    const { figure, reckoned, grade } = copyCharacter(somebody({ skills }));
    expect(figure).toMatchObject({ might: 2, capture: 7, grade: 'strong', pc: false });
    expect(reckoned[0]).toEqual({
      to: 'might',
      from: [
        { skill: 'control', is: 4 },
        { skill: 'fightingMind', is: 6 },
        { skill: 'speed', is: 5 },
        { skill: 'strength', is: 5 },
      ],
      plus: 0,
      by: 8,
      is: 2,
      why: 'WARBAND-SAGA-002',
    });
    expect(reckoned[1]).toEqual({
      to: 'capture',
      from: [{ skill: 'speed', is: 5 }],
      plus: 5,
      by: 2,
      is: 7,
      why: 'WARBAND-SAGA-003',
    });
    expect(grade).toEqual({ fightingMind: 6, is: 'strong', why: 'WARBAND-SAGA-004' });
  });

  test('WARBAND-SAGA-002 WARBAND-SAGA-003 ordinary people are Might 1 with 6 in everything; the best are Might 5; nobody is less than 1', () => {
    const numbers = (others: number) => {
      const { might, capture, death, agility, vigor, finesse, firstAid } = copyCharacter(
        somebody({ skills: skillsOf({}, others) }),
      ).figure;
      return [might, capture, death, agility, vigor, finesse, firstAid];
    };
    expect(numbers(2)).toEqual([1, 6, 6, 6, 6, 6, 6]);
    expect(numbers(10)).toEqual([5, 10, 10, 10, 10, 10, 10]);
    expect(numbers(0)).toEqual([1, 5, 5, 5, 5, 5, 5]);
  });

  test('WARBAND-SAGA-002 WARBAND-SAGA-003 WARBAND-SAGA-005 WARBAND-SAGA-006 WARBAND-SAGA-007 WARBAND-SAGA-011 Lady Ella: Might 1, Capture 7, Death 7, Agility 6, Vigor 6, Finesse 6', () => {
    const { figure, grade, command, aim } = copyCharacter(ELLA);
    expect(figure).toMatchObject({
      ...{ pc: true, might: 1, capture: 7, death: 7, agility: 6, vigor: 6, finesse: 6, firstAid: 6 },
      ...{ armour: 1, aim: 0, dazed: 0, flags: ['unique', 'slow'], wounds: [{ wound: 'knee', side: 'right' }] },
    });
    expect(grade).toBeNull();
    expect([command.is, aim.is]).toEqual([true, 0]);
    expect(figure.gear.map(({ item, kept }) => `${item} ${kept}`)).toEqual([
      'sword right',
      'shield left',
      'longbow worn',
      'arrows worn',
      'dagger worn',
      'bandages worn',
    ]);
  });

  test('WARBAND-SAGA-004 Fighting Mind 0 and 1 Weak, 2 to 4 Average, 5 and more Strong', () => {
    expect([0, 1, 2, 4, 5, 10].map(gradeOf)).toEqual(['weak', 'weak', 'average', 'average', 'strong', 'strong']);
  });

  test('WARBAND-SAGA-005 Shoot/Aim of 6 or more +1, of 0 or 1 −1', () => {
    expect([0, 1, 2, 5, 6, 10].map(aimOf)).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  test('WARBAND-SAGA-006 Lead of 5 or more holds a unit together', () => {
    expect([4, 5].map(holdsTogether)).toEqual([false, true]);
  });

  test('WARBAND-SAGA-007 armour: padding light, mail medium, plate heavy, the metal ones with a helmet', () => {
    const worn = (...objects: readonly ObjectId[]) => {
      const { armour, gear } = copyCharacter(
        somebody({ load: loadOf(...objects.map((one) => ({ worn: one }))) }),
      ).figure;
      return [armour, ...gear.map(({ item }) => item)];
    };
    expect(worn()).toEqual([0]);
    expect(worn('paddedArmour')).toEqual([1]);
    expect(worn('paddedArmour', 'helmet')).toEqual([1, 'helmet']);
    expect(worn('mailArmour')).toEqual([2, 'helmet']);
    expect(worn('mailArmour', 'helmet')).toEqual([2, 'helmet']);
    expect(worn('plateUpper', 'plateLower')).toEqual([3, 'helmet']);
  });

  test('WARBAND-SAGA-007 weapons: each as the nearest of our own', () => {
    const item = (object: Carried) => copyCharacter(somebody({ load: loadOf(object) })).figure.gear[0];
    expect(
      ['dagger', 'rock', 'sword', 'club', 'hammer', 'mace', 'fencingSword'].map((one) => item(one as ObjectId)?.item),
    ).toEqual(['dagger', 'improvised', 'sword', 'sword', 'sword', 'sword', 'sword']);
    expect(['axe', 'spear', 'staff', 'longbow', 'shortBow', 'sling'].map((one) => item(one as ObjectId)?.item)).toEqual(
      ['handaxe', 'spear', 'spear', 'longbow', 'longbow', 'sling'],
    );
    expect(item('bigSword')).toEqual({ item: 'greatsword', kept: 'both' });
    expect(item('halberd')).toEqual({ item: 'halberd', kept: 'both' });
    expect([item({ name: 'Crossbow' }), item({ name: 'javelin' }), item('food')]).toEqual([
      { item: 'crossbow', kept: 'both' },
      { item: 'javelin', kept: 'right' },
      undefined,
    ]);
  });

  test('WARBAND-SAGA-007 the first weapon of the load is in hand; a shield only where a hand is left for it', () => {
    expect(gearOf(loadOf('bigSword', 'shield', 'dagger'))).toEqual(['greatsword both', 'shield worn', 'dagger worn']);
    expect(gearOf(loadOf('shield'))).toEqual(['shield left']);
    expect(gearOf(loadOf())).toEqual([]);
  });

  test('WARBAND-GEAR-004 WARBAND-SAGA-007 a main character takes along what fits into ten slots, less its Wounds; an NPC takes it all', () => {
    const load = loadOf('longbow', ...Array.from({ length: 11 }, () => 'dagger' as const), 'shield');
    const items = (main: boolean, wounds: OfTheCast['wounds'] = []) =>
      copyCharacter(somebody({ main, load, wounds })).figure.gear.map(({ item }) => item);
    // The bow in both hands, the arrows that come with it, and eight more: what was packed last stays behind.
    expect(items(true)).toEqual(['longbow', ...Array.from({ length: 8 }, () => 'dagger')]);
    // A lame arm: a dagger in the other hand; the Wound fills one slot.
    expect(items(true, [{ part: 'leftArm', severity: 'major' }])).toHaveLength(8);
    expect(items(false)).toHaveLength(13);
  });

  test('WARBAND-SAGA-011 a Major Wound on an arm is a Hand wound of that side: nothing is held there', () => {
    const load = loadOf('halberd', 'sword', 'shield');
    expect(gearOf(load, [{ part: 'rightArm', severity: 'major' }])).toEqual([
      'halberd worn',
      'sword left',
      'shield worn',
    ]);
    expect(gearOf(load, [{ part: 'leftArm', severity: 'major' }])).toEqual([
      'halberd worn',
      'sword right',
      'shield worn',
    ]);
    const { figure } = copyCharacter(somebody({ wounds: [{ part: 'leftArm', severity: 'major' }] }));
    expect(figure.wounds).toEqual([{ wound: 'hand', side: 'left' }]);
  });

  test('WARBAND-SAGA-011 each Minor Wound on the head takes 1 from the chance to hit; other Minor Wounds do nothing', () => {
    const wounds = [
      { part: 'head', severity: 'minor' },
      { part: 'head', severity: 'minor' },
      { part: 'body', severity: 'minor' },
      { part: 'leftLeg', severity: 'minor' },
    ] as const;
    expect(copyCharacter(somebody({ wounds })).figure).toMatchObject({ dazed: 2, wounds: [], flags: ['unique'] });
  });
});
