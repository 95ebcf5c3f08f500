import type { Chance } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure.js';
import { againstStock } from './against.js';
import { isChanged } from './ByHand.js';
import { ableIn, changedSheet, copied, copyOf, plainOf } from './copy.js';

const share = ({ ways, of }: Chance): number => Number(ways) / Number(of);

describe('one round of blows against stock figures', () => {
  test('WARBAND-MELEE-004 WARBAND-MELEE-006 WARBAND-MELEE-008: exact, each with all its attacks', () => {
    // Two dice of a veteran. Levy, armour 0: 8 in 12, so all but a third of a third. Spear, 2: a half each.
    // Veteran, 3 and 2 HP: 5 in 12 twice. Captain, 4 and 3 HP: two points are too few.
    const all = againstStock(figureOf({ like: 'veteran' }));
    expect(all.map(({ armour, hp }) => [armour, hp])).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(all.map(({ fells }) => share(fells))).toEqual([8 / 9, 3 / 4, 25 / 144, 0]);
    // Against armour 3 and 2 HP one die never does it; two: 25 in 144; three of a captain: 3·5²·7 + 5³ in 12³.
    expect(all.map(({ falls }) => share(falls))).toEqual([0, 0, 25 / 144, 650 / 1728]);
  });

  test('whoever has no attack fells nobody', () => {
    const [levy] = againstStock(figureOf({ like: 'levy', blinded: 3 }));
    expect(share(levy?.fells as Chance)).toBe(0);
  });
});

const skillsOf = (some: Partial<Record<saga.Skill, number>>) =>
  Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, some[skill] ?? 2])) as Record<saga.Skill, number>;

/** Somebody of a cast, with as much of a sheet as is copied. */
const ella = (skills: Partial<Record<saga.Skill, number>> = {}): saga.campaign.Character =>
  ({
    id: 'c1',
    name: 'Lady Ella Avitch',
    main: true,
    dead: null,
    skills: skillsOf({ control: 3, fightingMind: 3, speed: 4, endurance: 4, ...skills }),
    load: { items: [] },
    wounds: [{ part: 'rightLeg', severity: 'major' }],
  }) as unknown as saga.campaign.Character;

const campaign = (...cast: readonly saga.campaign.Character[]): saga.campaign.SeenCampaign =>
  ({
    open: { today: 26, characters: Object.fromEntries(cast.map((one) => [one.id, one])) },
    own: null,
  }) as unknown as saga.campaign.SeenCampaign;

describe('where the numbers of a figure come from', () => {
  test('a stock figure: things, name and player make it no other', () => {
    const stock = figureOf({ like: 'levy', name: 'Tam', seat: 'bo', gear: [{ item: 'sword' }] });
    expect(copyOf(stock)).toBeNull();
    expect(isChanged(stock)).toBe(false);
    expect(isChanged({ ...stock, vigor: 8 })).toBe(true);
    expect(plainOf({ ...stock, might: 4 })).toEqual(figureOf({ like: 'levy' }));
  });

  test('WARBAND-SAGA-002 WARBAND-SAGA-003 WARBAND-SAGA-011: a copy, under a name of two words, until it is changed', () => {
    const copy = copied(ella(), 24);
    // (3 + 3 + 4 + 2) ÷ 8; 5 + 4 ÷ 2 twice.
    expect(copy).toMatchObject({ name: 'Ella Avitch', character: 'c1', pc: true, might: 1, capture: 7, death: 7 });
    expect(copy.wounds.map(({ wound }) => wound)).toEqual(['knee']);
    expect(copyOf(copy)?.day).toBe(24);
    expect(isChanged(copy)).toBe(false);
    expect(isChanged({ ...copy, capture: 9 })).toBe(true);
  });

  test('what stands there as a copy and is none counts for nothing', () => {
    for (const copied of [null, 'Ella', { name: 'Ella' }, { name: 'Ella', day: 3, of: {} }])
      expect(copyOf(figureOf({ like: 'levy', copied }))).toBeNull();
  });

  test('it is out of date once the sheet says something else for the band', () => {
    const copy = copied(ella(), 24);
    expect(changedSheet(copy, campaign(ella()))).toBeNull();
    expect(changedSheet(copy, campaign(ella({ endurance: 6 })))?.id).toBe('c1');
    expect(changedSheet(copy, null)).toBeNull();
  });

  test('WARBAND-SAGA-011: whoever is too badly hurt, or dead, cannot be copied', () => {
    const hurt = { ...ella(), id: 'c2', wounds: [{ part: 'body', severity: 'major' }] } as never;
    const dead = { ...ella(), id: 'c3', dead: { day: 3, why: '' } } as never;
    expect(ableIn(campaign(ella(), hurt, dead)).map(({ id }) => id)).toEqual(['c1']);
  });
});
