import { apply, begin, type Input, type Run, type SceneTypes } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { command, warband } from './index.js';
import { armyFor } from './saga/battle/muster/armies.js';
import { manifestsOf } from './scenes.js';
import { FORCES } from './sortie/battle/forces.table.js';
import { ARMIES as LINES } from './warband/battle/model/armies.table.js';

const SEEDS = Array.from({ length: 12 }, (_, nth) => `press ${nth}`);

const manifestFor = (kind: string) => {
  const [found] = manifestsOf(kind);
  if (found?.atOnce == null) throw new Error(`${kind} is not played at once`);
  return { ...found, atOnce: found.atOnce };
};

const begun = (kind: string, seed: string, side?: string): Run<SceneTypes> => {
  const { rules, atOnce } = manifestFor(kind);
  const setup = atOnce.setup(['ana', 'bo', 'cy'].slice(0, atOnce.seats ?? 2), seed, (key) => key, side);
  const run = begin(rules, { setup, options: atOnce.options ?? {} });
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

  /** What a setup gives to whoever sits there first, in the words of the tables that sides are picked from. */
  const OF_ANA: Readonly<Record<string, (setup: never, side: string) => readonly [unknown, unknown]>> = {
    check: ({ action }: { action: string }, side) => [action, `${side}.does`],
    duel: ({ side1: [one] }: { side1: { like: string; seat: string }[] }, side) => [
      one,
      { ...one, like: side, seat: 'ana' },
    ],
    discussion: ({ place }: { place: string }, side) => [place, `${side}.place`],
    chase: ({ quarry, pursuers }: Record<string, { seats: string[] }>, side) => [
      (side === 'runs' ? quarry : pursuers)?.seats,
      ['ana'],
    ],
    march: ({ parties: [goes, hunts] }: { parties: { seats: string[] }[] }, side) => [
      (side === 'goes' ? goes : hunts)?.seats,
      ['ana'],
    ],
    battle: ({ attacker }: { attacker: object }, side) => [
      attacker,
      { ...attacker, seat: 'ana', troops: armyFor(side as never, 5000) },
    ],
    command: ({ north }: { north: object }, side) => [
      north,
      { ...north, seat: 'ana', units: command.ARMIES[side as command.ArmyKind] },
    ],
    sortie: ({ a }: { a: object }, side) => [a, { ...a, seat: 'ana', units: FORCES[side as never] }],
    skirmish: ({ a }: { a: object }, side) => [a, { ...a, seat: 'ana', figures: warband.BANDS[side as never] }],
    lines: ({ a }: { a: object }, side) => [a, { ...a, seat: 'ana', units: LINES[side as never] }],
  };

  test.each(Object.keys(OF_ANA))('%s: each side that can be picked is theirs who sit there first', (kind) => {
    const { sides = [], setup, seats = 2 } = manifestFor(kind).atOnce;
    expect(sides.length).toBeGreaterThan(1);
    for (const side of sides)
      for (const seed of SEEDS.slice(0, 4)) {
        const drawn = setup(['ana', 'bo', 'cy'].slice(0, seats), seed, (key) => key, side);
        const [is, should] = OF_ANA[kind]?.(drawn as never, side) ?? [];
        expect(is).toEqual(should);
        expect(begun(kind, seed, side).awaits.need).not.toBe('nothing');
      }
  });

  test('no side but one of its own is picked', () => {
    for (const kind of Object.keys(OF_ANA)) {
      const { setup, seats = 2 } = manifestFor(kind).atOnce;
      const all = ['ana', 'bo', 'cy'].slice(0, seats);
      for (const seed of SEEDS.slice(0, 4))
        expect(setup(all, seed, (key) => key, 'nobody')).toEqual(setup(all, seed, (key) => key));
    }
  });
});
