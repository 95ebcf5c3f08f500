import { beginState, deepFreeze, facesFor, imagine, Run, type SceneTypes, stream, viewOf } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { SCENES, saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from './captain.js';
import { type Player, playerInput } from './player.js';
import { playOut } from './playOut.js';
import { recruit } from './recruit.js';
import { wilson } from './tournament.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;
const NAMES = ['Ella', 'Morten', 'Joris', 'Ada', 'Bram', 'Cato'];

const sides = (sizes: readonly [number, number], kinds: readonly string[]): { setup: unknown } => {
  const people = NAMES.slice(0, sizes[0] + sizes[1]).map((name, i) => ({
    name,
    seat: i < sizes[0] ? 'one' : 'two',
    like: kinds[i % kinds.length],
  }));
  return { setup: { seats: ['one', 'two'], side1: people.slice(0, sizes[0]), side2: people.slice(sizes[0]) } };
};

type Sizes = readonly [number, number];

const SIZES: readonly Sizes[] = [
  [1, 1],
  [1, 4],
  [3, 1],
  [2, 2],
  [2, 3],
];

describe('a player', () => {
  test.each([recruit, captain])(
    '$name answers everything that a fight can ask, of two or of many',
    (player: Player) => {
      const kinds = Object.keys(saga.duel.FIGHTERS);
      for (const i of someOf(SIZES.length)) {
        const sizes = SIZES[i] as Sizes;
        const start = sides(sizes, kinds.slice(i * 2));
        const { outcome, inputs } = playOut(duel, start, { one: player, two: player }, `many ${i}`, {
          budget: { nodes: 400 },
        });
        expect(outcome).toHaveProperty('ending');
        expect(inputs).toBeGreaterThan(4);
      }
    },
  );

  test.each([recruit, captain])('$name plays any other scene too', (player: Player) => {
    const climb = {
      kind: 'unopposed',
      seats: ['one', 'two'],
      acting: { name: 'Morten', seat: 'one', rating: 3 },
      action: 'climb',
      consequence: { failure: 'he falls' },
    };
    const check = SCENES['saga/check'] as typeof duel;
    const { outcome } = playOut(check, { setup: climb }, { one: player, two: player }, 'climb');
    expect(outcome).toHaveProperty('success');
  });

  test.each([recruit, captain])(
    '$name knows its view and nothing else, and the same question has the same answer',
    (player: Player) => {
      const begun = beginState(duel, {
        ...sides([1, 1], ['swordsman', 'duellist']),
        options: { 'saga.duel.choicesVisible': false },
      });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const run = new Run<SceneTypes>(duel, begun.value);
      const source = stream('view');
      for (let asked = 0; asked < 25 && !run.over; ) {
        const { awaits } = run;
        if (awaits.need === 'dice') run.dice(facesFor(source, awaits.throw));
        else if (awaits.need === 'answers') {
          for (const one of awaits.asked) {
            const view = deepFreeze(structuredClone(run.view(one.seat)));
            const elsewhere = viewOf(imagine(duel, view, stream(`other ${asked}`)), one.seat);
            const seed = `q ${asked}`;
            const here = player.answer(playerInput(duel, view, one, { seed, budget: { nodes: 300 } }));
            const there = player.answer(playerInput(duel, elsewhere, one, { seed, budget: { nodes: 300 } }));
            expect(there).toEqual(here);
            expect(run.answer(one, here.choice)).toBeNull();
            asked++;
          }
        }
      }
    },
  );

  test('a view of another seat is not answered', () => {
    const begun = beginState(duel, sides([1, 1], ['knight']));
    if (!begun.ok) throw new Error(begun.refusal.code);
    const run = new Run<SceneTypes>(duel, begun.value);
    expect(() => playerInput(duel, run.view('two'), { seat: 'one', as: 'Ella' }, { seed: 's' })).toThrow(
      'another seat',
    );
  });

  test('captain says what it considered, as a mixed strategy that adds up', () => {
    const reasons: number[] = [];
    playOut(duel, sides([1, 1], ['knight']), { one: captain, two: recruit }, 'why', {
      look: ({ step, asked }, { reasons: why }) => {
        if (step !== 'chooseActs' || asked.seat !== 'one' || why.why !== 'mixedStrategy') return;
        reasons.push(why.options.reduce((sum, { chance }) => sum + chance, 0));
        expect(why.against.length).toBeGreaterThan(0);
      },
    });
    expect(reasons.length).toBeGreaterThan(0);
    for (const sum of reasons) expect(sum).toBeCloseTo(1, 6);
  });
});

describe('a tournament', () => {
  test('the interval is Wilson’s: 8 of 10 lies between 0.490 and 0.943', () => {
    const [low, high] = wilson(8, 10);
    expect(low).toBeCloseTo(0.49, 2);
    expect(high).toBeCloseTo(0.943, 3);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
