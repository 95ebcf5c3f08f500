import { expect, test } from 'vitest';
import { ok } from '../result.js';
import * as shape from '../shape.js';
import { asks, type SceneRules } from './contract.js';
import { begin } from './scene.js';
import { givenByStanding, remembered, rememberedWith, type StandingAnswer } from './standing.js';

interface Doors {
  setup: { readonly doors: number };
  options: unknown;
  given: { readonly doors: number };
  open: { readonly gone: number };
  own: unknown;
  step: { readonly step: 'go' };
  event: { readonly event: 'went' };
  secret: never;
  choice: { readonly choose: 'go'; readonly door: number };
  outcome: null;
}

/** Ana goes through one of so many doors. */
const doors: SceneRules<Doors> = {
  scene: 'toy/doors',
  version: '1',
  setup: shape.record({ doors: shape.integer(1, 9) }),
  options: shape.record({}),
  begin: ({ doors }) => ok({ seats: ['Ana'], given: { doors }, open: { gone: 0 }, agenda: [{ step: 'go' }] }),
  procedures: {
    go: asks({
      whom: () => [{ seat: 'Ana', as: 'Ana' }],
      answer: shape.union('choose', { go: { door: shape.integer(1, 9) } }),
      choices: ({ given }) =>
        Array.from({ length: given.doors }, (_, nth) => ({ choose: 'go', door: nth + 1 }) as const),
      then: ({ say }) => say({ event: 'went' }),
    }),
  },
  evolve: () => undefined,
  evolveOwn: () => undefined,
  outcome: () => null,
  scenes: {},
};

const ana = { seat: 'Ana', as: 'Ana' };

const given = (count: number, all: readonly StandingAnswer[] = [], way?: string) => {
  const begun = begin(doors, { setup: { doors: count }, options: {} });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const stands = way === undefined ? {} : { same: { way } };
  return givenByStanding(begun.value.run, ana, { of: () => all, stands, memos: {}, hideMade: false });
};

const same = (door: number): StandingAnswer => ({
  id: 'same',
  steps: ['go'],
  ways: ['same'],
  initially: 'ask',
  answer: () => ({ choose: 'go', door }),
});

test('the only open answer is given, and where there are two one is asked', () => {
  expect(given(1)).toEqual({ id: null, choice: { choose: 'go', door: 1 } });
  expect(given(2)).toBeNull();
});

test('what stands is given, and asked for where the rules would not take it', () => {
  expect(given(2, [same(2)])).toBeNull();
  expect(given(2, [same(2)], 'same')).toEqual({ id: 'same', choice: { choose: 'go', door: 2 } });
  expect(given(2, [same(3)], 'same')).toBeNull();
  expect(given(1, [same(3)], 'same')).toEqual({ id: null, choice: { choose: 'go', door: 1 } });
});

test('a memo has of a name what was remembered of it, whatever the name is', () => {
  const memo = rememberedWith({ Ana: 1, Bo: 2 }, [
    ['Bo', 3],
    ['__proto__', 4],
  ]);
  expect(['Ana', 'Bo', '__proto__'].map((name) => remembered(memo, name))).toEqual([1, 3, 4]);
  for (const nothing of [memo, {}, null]) expect(remembered(nothing, 'constructor')).toBeUndefined();
});
