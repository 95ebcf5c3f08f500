import { stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { AttackChoice } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { fightIn, sightOf } from '../testing/stage.js';
import { attack } from './attack.js';
import { isCut } from './divisions.js';
import { targetsOf } from './reach.js';

/** Every way to put so many dice, or fewer, on some keys. */
const allDice = (keys: readonly string[], dice: number): readonly Readonly<Record<string, number>>[] => {
  const [key, ...rest] = keys;
  if (key === undefined) return [{}];
  return Array.from({ length: dice + 1 }, (_none, some) => some).flatMap((some) =>
    allDice(rest, dice - some).map((others) => (some === 0 ? others : { [key]: some, ...others })),
  );
};

const inOrder = (dice: Readonly<Record<string, number>>): string => JSON.stringify(Object.entries(dice).sort());

/** All that the rules let a figure choose, found by trying everything. */
const tried = (sight: SkirmishSight, by: FigureIndex, foes: readonly string[]): readonly string[] =>
  allDice(foes, 8)
    .filter((dice) => {
      const choice: AttackChoice = { choose: 'attack', figure: 'A1', dice };
      return attack.refuses(sight, by, choice, 'blows') === null;
    })
    .map(inOrder)
    .sort();

const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

test('WARBAND-MELEE-001 WARBAND-MOD-004 WARBAND-GRID-008 what is listed is what trying everything finds, in sixty crowds', () => {
  const source = stream('divisions');
  for (let crowd = 0; crowd < 60; crowd++) {
    const spots = [
      [4, 4],
      [5, 4],
      [6, 4],
      [6, 5],
      [6, 6],
      [7, 5],
      [3, 5],
    ] as const;
    const foes = spots
      .filter(() => source.below(2) === 0)
      .slice(0, 4)
      .map(([x, y]) => ({
        at: [x, y] as const,
        facing: FACINGS[source.below(FACINGS.length)],
        prone: source.below(4) === 0,
        unaware: source.below(8) === 0,
      }));
    if (foes.length === 0) continue;
    const gear = [{ item: source.below(2) === 0 ? 'spear' : 'sword' }];
    const allies = source.below(2) === 0 ? [{ at: [4, 6] as const }] : [];
    const table = fightIn('melee', { a: [{ at: [5, 5], might: 1 + source.below(6), gear }, ...allies], b: foes });
    const sight = sightOf(table);
    const listed = attack.lists(sight, 0, 'blows').filter(({ subdue }) => subdue !== true);
    const found = tried(
      sight,
      0,
      foes.map((_foe, nth) => `B${nth + 1}`),
    );
    const mine = listed.map(({ dice }) => inOrder(dice)).sort();
    if (isCut(sight, 0)) expect(mine.every((one) => found.includes(one))).toBe(true);
    else expect(mine).toEqual(found);
    // What is drawn at random is allowed too.
    const drawn = attack.sample?.(sight, 0, 'blows', source) ?? null;
    expect(drawn === null).toBe(found.length === 0);
    if (drawn !== null) expect(attack.refuses(sight, 0, drawn, 'blows')).toBeNull();
  }
});

test('WARBAND-MELEE-001 of many divisions twelve are listed, and any other is allowed that is even', () => {
  const ring = [
    [4, 4],
    [5, 4],
    [6, 4],
    [4, 5],
    [6, 5],
    [4, 6],
    [5, 6],
    [6, 6],
  ] as const;
  const table = fightIn('melee', { a: [{ at: [5, 5], might: 4 }], b: ring.map((at) => ({ at })) });
  const sight = sightOf(table);
  expect(targetsOf(sight, 0)).toHaveLength(8);
  // Four of eight: 70 ways.
  expect(attack.lists(sight, 0, 'blows').filter(({ subdue }) => subdue !== true)).toHaveLength(12);
  expect(attack.others?.(sight, 0, 'blows')).toBe(true);
  const last: AttackChoice = { choose: 'attack', figure: 'A1', dice: { B5: 1, B6: 1, B7: 1, B8: 1 } };
  expect(attack.refuses(sight, 0, last, 'blows')).toBeNull();
});
