import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { SkirmishSight } from '../model/skirmish.js';
import { fight, type Staged, sightOf } from '../testing/stage.js';
import { fallsFromHands, freeSlots, hasRow, idleWounds, isLame, suffers } from './ailments.js';
import { testTarget } from './tests.js';

const of = (figure: Staged) => sightOf(fight({ a: [figure], b: [{}] }));
const free = (wounds: readonly object[], gear: readonly object[] = []): number =>
  freeSlots(of({ pc: true, wounds, gear }), 0);

test('WARBAND-GEAR-004 ten slots: what is held, worn or packed takes one each, a helmet on the head none', () => {
  expect(free([])).toBe(10);
  expect(free([], [{ item: 'sword' }, { item: 'shield' }, { item: 'other', kept: 'packed' }])).toBe(7);
  expect(free([], [{ item: 'helmet' }, { item: 'dagger', kept: 'worn' }])).toBe(9);
  expect(
    free(
      [],
      [
        { item: 'helmet', kept: 'packed' },
        { item: 'potion', kept: 'gone' },
      ],
    ),
  ).toBe(9);
});

test('WARBAND-WOUND-004 WARBAND-WOUND-014 WARBAND-WOUND-022 Wounds take a slot until rested; Back takes two, a permanent one keeps one', () => {
  expect(free([{ wound: 'leg' }])).toBe(9);
  expect(free([{ wound: 'leg', permanent: true, rested: true }])).toBe(10);
  expect(free([{ wound: 'back' }])).toBe(8);
  expect(free([{ wound: 'back', permanent: true }])).toBe(8);
  expect(free([{ wound: 'back', permanent: true, rested: true }])).toBe(9);
});

test('WARBAND-WOUND-019 rows 1, 4, 5, 6 and 7 mean nothing to an NPC, the others work on it', () => {
  const all = ['shoulder', 'arm', 'knee', 'leg', 'guts', 'head', 'back', 'chest', 'eye', 'hand'];
  const wounds = all.map((wound) => ({ wound, ...(wound === 'hand' ? { side: 'left' } : {}) }));
  expect(idleWounds(of({ wounds, gear: [] }), 0)).toBe(5);
  expect(idleWounds(of({ pc: true, wounds, gear: [] }), 0)).toBe(0);
  for (const wound of ['shoulder', 'leg', 'guts', 'head', 'back'])
    expect([wound, idleWounds(of({ wounds: [{ wound }] }), 0)]).toEqual([wound, 1]);
});

test('WARBAND-WOUND-017 WARBAND-WOUND-021 a lame hand lets go of what it holds, and neither hand can use what takes two', () => {
  // In the course of a fight: at its start nothing is in a lame hand.
  const armed = (side: 'left' | 'right', gear: readonly object[]): SkirmishSight => {
    const sight = of({ gear });
    const wounds = [{ wound: 'hand', side, permanent: false, rested: false, counts: true }] as const;
    return { ...sight, open: { ...sight.open, figures: sight.open.figures.map((figure) => ({ ...figure, wounds })) } };
  };
  const both = [
    { item: 'sword', kept: 'right' },
    { item: 'shield', kept: 'left' },
  ];
  expect([isLame(armed('left', both), 0, 'left'), isLame(armed('left', both), 0, 'right')]).toEqual([true, false]);
  expect(fallsFromHands(armed('left', both), 0)).toEqual([1]);
  expect(fallsFromHands(armed('right', both), 0)).toEqual([0]);
  expect(fallsFromHands(armed('right', [{ item: 'longbow', kept: 'both' }]), 0)).toEqual([0]);
});

test('WARBAND-CRIT-010 WARBAND-WOUND-018 what does not count yet is there all the same', () => {
  const sight = of({ wounds: [{ wound: 'eye' }] });
  const fresh = {
    ...sight,
    open: {
      ...sight.open,
      figures: sight.open.figures.map((figure) => ({
        ...figure,
        wounds: figure.wounds.map((wound) => ({ ...wound, counts: false })),
      })),
    },
  };
  expect([suffers(sight, 0, 'eye'), suffers(fresh, 0, 'eye'), hasRow(fresh, 0, 'eye')]).toEqual([true, false, true]);
});

test('WARBAND-WOUND-023 WARBAND-WOUND-015 Chest takes 1 from both saves and from no test', () => {
  const sight = of({ pc: true, wounds: [{ wound: 'chest' }] });
  const all = (['capture', 'death', 'agility', 'vigor', 'finesse'] as const).map(
    (which) => counted(testTarget(sight, 0, which)).total,
  );
  expect(all).toEqual([5, 5, 6, 6, 6]);
});
