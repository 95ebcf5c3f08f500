import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../../movement/roads/small.table.js';
import { type Story, talked, talkOn, threePeople } from '../testing/story.js';
import { wearyOn } from '../time/weariness.js';

type Said = Readonly<Record<string, unknown>>;

const [FIRST, SECOND, THIRD] = SMALL.spans.map(({ key }) => key) as unknown as [string, string, string];

/** Ella and Wanda before Morten, from day 5 on. */
const marching = (): Story => {
  const story = threePeople();
  const member = (name: string): Said => ({ character: story.id(name) });
  const planned = story.as('ana', {
    ...{ deed: 'plan', scene: 'movement', title: 'March', day: 5, days: 9 },
    plan: {
      roads: SMALL,
      parties: [
        {
          ...{ name: 'Hares', at: FIRST, wants: { want: 'reach', span: THIRD } },
          members: [member('Ella'), member('Wanda')],
        },
        { name: 'Hounds', at: SECOND, members: [member('Morten')] },
      ],
    },
  });
  return planned.begin({ play: 'entry', entry: planned.id('March') });
};

const spent = (by: string, more: Said = {}): Said => ({ by, food: true, water: true, fought: false, ...more });

const line = (day: number, people: Said, weary = 0): Said => ({
  ...{ day, pace: 'steady', spans: [], at: FIRST, weary, food: 'had', water: 'had', people },
});

const hares = (days: readonly Said[], members: readonly string[], weary = 0): Said => ({
  ...{ name: 'Hares', at: THIRD, state: 'got', weary, stores: 10, troops: {}, aware: [], days },
  members: members.map((name) => ({ name, food: 0, water: 0 })),
});

const stood = (name: string, side: number, more: Said = {}): Said => ({
  ...{ name, side, standing: 'in', wounds: [], taken: [], dyingSince: null },
  ...{ hands: { left: null, right: null }, carried: [] },
  ...more,
});

const duelOn = (day: number, fighters: readonly Said[], prisoners: readonly string[] = []): Said => ({
  ...{ by: 'duel', day },
  duel: { ending: 'side1', rounds: 3, dead: [], fled: [], prisoners, lost: [], fighters },
});

const ended = (story: Story, parties: readonly Said[], fought: readonly Said[] = []): Story =>
  story.end(story.id('March'), {
    ...{ day: 8, judged: null, parties, met: [], fought, chased: [], parleys: [] },
  } as unknown as Json);

const LEG = { part: 'leftLeg', severity: 'major', marks: 0 };
const ARM = { part: 'leftArm', severity: 'minor', marks: 0 };

describe('what heals on the way', () => {
  /** Wounded on day 5; walked on 6, was carried and had nothing to eat on 7, rode on 8; two days in bed at home. */
  const home = (): Story => {
    const ella = (day: number, how: Said): Said => line(day, { Ella: how, Wanda: spent('walking') });
    const days = [
      ella(5, spent('walking', { fought: true })),
      ella(6, spent('walking')),
      ella(7, spent('carried', { food: false })),
      ella(8, spent('riding')),
    ];
    const fight = duelOn(5, [stood('Ella', 1, { wounds: [LEG, ARM] })]);
    return ended(marching(), [hares(days, ['Ella', 'Wanda'])], [fight]).decide({ deed: 'pass', to: 11 });
  };
  const healing = (story: Story): Said => ({
    ...{ play: 'healing', character: story.id('Ella'), healer: story.id('Wanda') },
    days: [{ lasting: 5, sheltered: true, washed: true, materials: ['bandages', 'splints'] }],
  });

  test('SAGA-MOVE-044 SAGA-DUEL-HEAL-018 SAGA-DUEL-HEAL-020 walking, riding or being carried decides, day by day', () => {
    const story = home();
    expect(story.character('Ella')).toMatchObject({
      healedThrough: 5,
      onTheRoad: [
        { day: 6, by: 'walking' },
        { day: 7, by: 'carried', food: false },
        { day: 8, by: 'riding' },
      ],
    });
    expect(story.character('Wanda').onTheRoad).toBeUndefined();
    expect(story.stage(healing(story)).setup).toMatchObject({
      from: 6,
      days: [
        { lasting: 1, spent: 'walking', food: true },
        { lasting: 1, spent: 'carried', food: false },
        { lasting: 1, spent: 'riding', food: true },
        { lasting: 2, spent: 'inBed', food: true },
      ],
    });
  });

  test('SAGA-MOVE-012 SAGA-DUEL-HEAL-016 the dice: one check on foot, none on the hungry day, then two a day', () => {
    const story = home();
    const high = [8, 8, 9] as const;
    // Day 6: Minor alone, for the leg is walked on. Day 7: none. Day 8 and 9 on horse and in bed: Minor and Major.
    const after = story.play(
      { ...healing(story), days: [{ ...(healing(story).days as Said[])[0], lasting: 4 }] },
      (table) => [1, 2, 3, 4, 5].reduce((now) => now.dice(...high), table),
    );
    expect(after.character('Ella').wounds).toMatchObject([
      { part: 'leftLeg', marks: 2 },
      { part: 'leftArm', marks: 3 },
    ]);
    // What was settled is forgotten.
    expect(after.character('Ella')).toMatchObject({ healedThrough: 9, onTheRoad: [] });
  });

  test('SAGA-DUEL-HEAL-021 whoever fights on a day uses both arms', () => {
    const day = (n: number, how: Said): Said => line(n, { Ella: how });
    const days = [
      day(5, spent('walking', { fought: true })),
      day(6, spent('walking', { fought: true })),
      day(7, spent('riding')),
    ];
    const fight = duelOn(5, [stood('Ella', 1, { wounds: [{ ...ARM, severity: 'major' }] })]);
    const story = ended(marching(), [hares(days, ['Ella'])], [fight]).decide({ deed: 'pass', to: 11 });
    const play = { ...healing(story), days: [{ lasting: 2 }] };
    expect(story.stage(play).setup).toMatchObject({
      days: [{ armsUsed: ['leftArm', 'rightArm'] }, { armsUsed: [] }],
    });
  });
});

describe('the days of the road', () => {
  test('SAGA-MOVE-036 SAGA-MOVE-038 fights are dated with the day on which they were fought', () => {
    const fights = [
      duelOn(6, [stood('Ella', 1, { wounds: [ARM] }), stood('Morten', 2, { standing: 'surrendered' })], ['Morten']),
      duelOn(7, [stood('Wanda', 1, { standing: 'dead' })]),
    ];
    const story = ended(marching(), [hares([], ['Ella'], 1)], fights);
    expect(story.character('Ella').wounds).toMatchObject([{ day: 6 }]);
    expect(story.character('Wanda').dead).toEqual({ day: 7, why: 'wound' });
    const told = (name: string) => story.character(name).history.map(({ day, what }) => [day, what]);
    expect(told('Ella')).toEqual([
      [6, 'wounds'],
      [8, 'weary'],
    ]);
    expect(told('Morten')).toEqual([[6, 'captive']]);
    expect(told('Wanda')).toEqual([[7, 'dead']]);
    expect(story.entry('March')).toMatchObject({ day: 5, days: 4 });
  });

  test('SAGA-DUEL-WOUND-020 who dies of a wound of the road without aid died on the day of the wound', () => {
    const blow = { part: 'head', severity: 'major', marks: 0 };
    const fight = duelOn(7, [stood('Ella', 1, { wounds: [blow], dyingSince: 2 })]);
    const story = ended(marching(), [hares([], ['Ella'])], [fight]);
    const dead = story.decide({ deed: 'aid', character: story.id('Ella'), came: false });
    expect(dead.character('Ella').dead).toMatchObject({ day: 7 });
  });

  test('SAGA-CAL-011 nobody is held longer by a march than it took', () => {
    const story = ended(marching(), [hares([], ['Ella', 'Wanda'])]);
    expect([story.entry('March').days, story.character('Ella').through]).toEqual([4, 8]);
    expect(talked(talkOn(story, 9, 'home', ['Ella']), 'home').character('Ella').through).toBe(9);
  });
});

describe('weariness', () => {
  const weary = (members: readonly string[], more: readonly Said[] = []): Story =>
    ended(marching(), [hares(more, members, 3)]);
  const onDays = (story: Story, name: string, days: readonly number[]): readonly number[] =>
    days.map((day) => wearyOn(story.campaign, story.character(name), day));

  test('SAGA-MOVE-043 SAGA-CAL-007 a calendar day with a journey removes no step', () => {
    const story = weary(['Ella', 'Wanda']).decide({ deed: 'pass', to: 9 });
    const journey = { deed: 'arrival', day: 11, place: 'Lund', characters: [story.id('Ella')] };
    const away = story.as('ana', journey);
    expect(away.entry('Lund')).toMatchObject({ leaves: 9, day: 11 });
    // Nine, ten and eleven on the way: the first day of rest is the twelfth.
    expect(onDays(away, 'Ella', [9, 10, 12, 13, 14, 15])).toEqual([3, 3, 3, 2, 1, 0]);
    expect(onDays(away, 'Wanda', [9, 10, 11, 12])).toEqual([3, 2, 1, 0]);
    // Who sets out later rests before; and a journey that nobody makes is none.
    const later = story.as('ana', { ...journey, leaves: 11 });
    expect(onDays(later, 'Ella', [10, 11, 12, 13])).toEqual([2, 1, 1, 0]);
    expect(onDays(away.as('ana', { deed: 'drop', entry: away.id('Lund') }), 'Ella', [12])).toEqual([0]);
    expect(story.refusal('ana', { ...journey, leaves: 12 })).toMatchObject({ what: 'campaign.leavesLater' });
  });

  test('SAGA-MOVE-043 nor does a day of Contested Movement that is played by word', () => {
    const story = talkOn(weary(['Ella', 'Wanda']), 10, 'Hunt', ['Ella'], { scene: 'movement', days: 2 });
    expect(onDays(talked(story, 'Hunt'), 'Ella', [9, 10, 11, 12, 13])).toEqual([3, 2, 2, 2, 1]);
    // As long as it is only planned nobody is on the road.
    expect(onDays(story, 'Ella', [12])).toEqual([0]);
  });

  test('SAGA-MOVE-043 members who part keep it; a party that takes others in has the higher number', () => {
    const both = { Ella: spent('walking'), Wanda: spent('walking') };
    const days = [line(5, both, 1), line(6, both, 2), line(7, { Ella: spent('walking') }, 3)];
    const story = weary(['Ella'], days);
    expect([story.character('Ella').weary, story.character('Wanda').weary]).toEqual([
      { steps: 3, on: 8 },
      { steps: 2, on: 6 },
    ]);
    // Wanda was on the road as long as the scene lasted.
    expect(onDays(story, 'Wanda', [9, 10])).toEqual([2, 1]);
  });
});
