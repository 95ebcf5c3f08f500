import { apply, begin, type Input, type Run, type SceneTypes } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { manifestsOf } from './scenes.js';

const SEEDS = Array.from({ length: 12 }, (_, nth) => `press ${nth}`);

const manifestFor = (kind: string) => {
  const [found] = manifestsOf(kind);
  if (found?.atOnce == null) throw new Error(`${kind} is not played at once`);
  return { ...found, atOnce: found.atOnce };
};

const begun = (kind: string, seed: string): Run<SceneTypes> => {
  const { rules, atOnce } = manifestFor(kind);
  const run = begin(rules, { setup: atOnce.setup(['ana', 'bo'], seed, (key) => key), options: atOnce.options ?? {} });
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.run;
};

/** Plays on as one press does: bo answers whatever is first, ana's preparations are answered by what is suggested. */
const firstDecision = (kind: string, seed: string): string => {
  const { rules, atOnce } = manifestFor(kind);
  let run = begun(kind, seed);
  const put = (input: Input): void => {
    const moved = apply(rules, run.state, input);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    run = moved.value.run;
  };
  for (;;) {
    const { awaits } = run;
    if (awaits.need === 'nothing') throw new Error('over before anything was decided');
    if (awaits.need === 'dice') put({ input: 'dice', faces: awaits.throw.dice.map(({ low }) => low), from: 'table' });
    else {
      const asked = awaits.asked.find(({ seat }) => seat === 'ana') ?? awaits.asked[0];
      if (asked?.seat === 'ana' && !atOnce.prepares?.includes(awaits.step)) return awaits.step;
      if (asked === undefined) throw new Error('nobody is asked');
      put({ input: 'answer', ...asked, choice: run.choices(asked)?.[0] });
    }
  }
};

describe('a scene played at once', () => {
  test('a duel is at its first decision from the start', () => {
    for (const seed of SEEDS) expect(firstDecision('duel', seed)).toBe('declare');
  });

  test('in a battle nobody is asked to place anybody: the first decision is about shooting or the second round', () => {
    for (const seed of SEEDS) expect(['aim', 'declare']).toContain(firstDecision('battle', seed));
  });

  test('a check is dared at once: its terms are there, and may go either way', () => {
    for (const seed of SEEDS) {
      expect(firstDecision('check', seed)).toBe('dare');
      const { acting, difficulty } = begun('check', seed).state.given as never as {
        readonly acting: { readonly rating: number };
        readonly difficulty: number;
      };
      expect(Math.abs(acting.rating - difficulty)).toBeLessThanOrEqual(1);
    }
  });

  test('in a Discussion anybody may speak at once: nothing is thrown for before', () => {
    for (const seed of SEEDS) expect(firstDecision('discussion', seed)).toBe('talk');
  });

  test('in a pursuit both choose at once', () => {
    for (const seed of SEEDS) expect(firstDecision('chase', seed)).toBe('choose');
  });

  test('in a race both stake at once', () => {
    for (const seed of SEEDS) expect(firstDecision('race', seed)).toBe('stake');
  });

  test('the same seed brings the same people and the same field; another brings others', () => {
    for (const kind of ['duel', 'battle', 'check', 'discussion', 'chase', 'race']) {
      const { atOnce } = manifestFor(kind);
      const drawnAnew = () => SEEDS.map((seed) => JSON.stringify(atOnce.setup(['ana', 'bo'], seed, (key) => key)));
      const drawn = drawnAnew();
      expect(drawn).toEqual(drawnAnew());
      expect(new Set(drawn).size).toBe(SEEDS.length);
    }
  });

  test('two fighters differ in what they are, and by two ratings at most in all', () => {
    for (const seed of SEEDS) {
      const { fighters } = begun('duel', seed).state.given as {
        readonly fighters: readonly { readonly name: string; readonly skills: Readonly<Record<string, number>> }[];
      };
      const [one = 0, other = 0] = fighters.map(({ skills }) => Object.values(skills).reduce((a, b) => a + b, 0));
      expect(Math.abs(one - other)).toBeLessThanOrEqual(2);
      expect(new Set(fighters.map(({ name }) => name)).size).toBe(2);
    }
  });
});
