import { beginState, Run, type SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { en, type Passage } from '@warmoot/words';
import { describe, expect, it } from 'vitest';
import { CELL } from '../../../boards/square/geometry.js';
import type { DuelView } from '../sheet.js';
import { duelWords } from '../words.js';
import { facing, whoAt } from './facing.js';
import { distanceTo, squareName } from './naming.js';
import { platePlace } from './plates.js';
import { printsAlong, trailsOf } from './prints.js';
import { reachOf } from './reach.js';

const rules = saga.duel.duelScene(saga.edition) as SceneRules<saga.duel.Duel>;
const t = duelWords(en, 'en');

const viewOf = (): DuelView => {
  const begun = beginState(rules, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', like: 'swordsman', at: { x: 7, y: 9 } }],
      side2: [{ name: 'Joris', seat: 'bo', like: 'raider', at: { x: 9, y: 9 } }],
    },
    options: { 'saga.duel.board': { width: 20, height: 20, walls: [{ x: 0, y: 0 }] } },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run(rules, begun.value).view('ana');
};

describe('a square', () => {
  const view = viewOf();
  it('is named by place, ground, people and what it means', () => {
    const plain = { mover: -1, legal: false, picked: false };
    expect(squareName(view, { x: 0, y: 0 }, plain, t)).toBe('Square (0, 0), wall, at the edge');
    expect(squareName(view, { x: 9, y: 9 }, plain, t)).toBe('Square (9, 9), Joris');
    expect(squareName(view, { x: 8, y: 8 }, { mover: 0, legal: true, picked: true }, t)).toBe(
      'Square (8, 8), you may move here, Dagger distance from Joris, picked',
    );
  });

  it('is so many steps away, round whoever stands in the way, and at a distance that has a name', () => {
    expect(saga.duel.stepsTo(view, { x: 7, y: 9 }, { x: 7, y: 9 })).toBe(0);
    expect(saga.duel.stepsTo(view, { x: 7, y: 9 }, { x: 5, y: 8 })).toBe(2);
    // Joris stands on (9, 9), between (8, 9) and (10, 9).
    expect(saga.duel.stepsTo(view, { x: 8, y: 9 }, { x: 10, y: 9 })).toBe(2);
    expect([8, 7, 6, 5].map((x) => distanceTo(view, 1, { x, y: 9 }, t))).toEqual(['Dagger', 'Sword', 'Spear', 'Apart']);
  });

  it('knows who stands there', () => {
    expect(whoAt(view, { x: 7, y: 9 })).toBe(0);
    expect(whoAt(view, { x: 8, y: 9 })).toBe(-1);
  });
});

describe('the plate of a distance', () => {
  // Round Joris, who stands on (9, 9), Sword distance begins on the left edge of (7, 7).
  const window = { left: 4, top: 4, wide: 11, high: 11 };
  const round = { x: 9, y: 9, reach: 2 };

  it('stands at the left of its upper edge', () => {
    expect(platePlace(viewOf(), window, round, 50)).toEqual([3 * CELL + 8, 3 * CELL]);
  });

  it('gives way to whoever stands there, and to their name', () => {
    const view = viewOf();
    const [ella, joris] = view.open.combatants;
    const combatants = [{ ...ella, x: 7, y: 7 }, joris];
    const moved = { ...view, open: { ...view.open, combatants } } as DuelView;
    // Ella takes up the middle of (7, 7), which ends four squares from the left.
    const [x, y] = platePlace(moved, window, round, 50);
    expect(y).toBe(3 * CELL);
    expect(x - 2).toBeGreaterThanOrEqual(3.5 * CELL + 24);
  });
});

describe('fighters from above', () => {
  it('face whom they fight', () => {
    const view = viewOf();
    expect(facing(view, 0, [1])).toBe(0);
    expect(facing(view, 1, [0])).toBe(180);
  });

  it('reach as far as the longest thing in hand', () => {
    expect(reachOf({ left: 'shield', right: 'sword' })).toBe(2);
    expect(reachOf({ left: null, right: null })).toBe(1);
    expect(reachOf({ left: 'dagger', right: 'halberd' })).toBe(3);
  });

  it('leave prints since the round began', () => {
    const passage = (...events: object[]): Passage =>
      ({
        entry: {
          seq: 1,
          input: { input: 'dice', faces: [], from: 'seed' },
          heard: events.map((event) => ({ to: null, depth: 0, event })),
        },
        before: { state: { open: { combatants: [{ x: 1, y: 1 }] } } },
      }) as unknown as Passage;
    const moved = (x: number): object => ({ event: 'moved', who: 0, to: { x, y: 1 } });
    expect(trailsOf([passage(moved(2)), passage({ event: 'roundBegan' }, moved(3), moved(4))])).toEqual([
      { who: 0, from: { x: 1, y: 1 }, to: { x: 3, y: 1 } },
      { who: 0, from: { x: 3, y: 1 }, to: { x: 4, y: 1 } },
    ]);
    expect(printsAlong({ x: 1, y: 1 }, { x: 3, y: 1 })).toHaveLength(3);
  });
});
