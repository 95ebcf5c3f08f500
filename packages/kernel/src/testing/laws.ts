import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { stream } from '../dice/stream.js';
import type { Start } from '../scene/begin.js';
import type { AnyRules, SceneTypes } from '../scene/contract.js';
import type { Input, Moved } from '../scene/scene.js';
import { inParts } from './parts.js';
import { playThrough } from './randomPlay.js';

/** Looks at a game before each input and at its end, and throws where a law is broken. */
export type Look = (moved: Moved<SceneTypes>, input: Input | null) => void;

export interface Law {
  readonly name: string;
  /** So many random games it looks at. */
  readonly games: number;
  /** How it looks at one game. */
  readonly watch: (start: Start, seed: number) => Look;
}

export interface Games {
  readonly rules: AnyRules;
  readonly starts: fc.Arbitrary<Start>;
  /** A game that has not ended after this many inputs is a failure. */
  readonly mostInputs: number;
}

export const SEEDS = fc.integer({ min: 0, max: 2 ** 31 });

/**
 * A test for each law. All laws look at the same random games, which are played once. A law that was broken plays them
 * again by itself: so fast-check finds the smallest game that breaks it.
 */
export const lawTests = ({ rules, starts, mostInputs }: Games, laws: readonly Law[]): void => {
  const broken = new Map<Law, unknown>();

  const play = (seed: number, numRuns: number, watch: Law['watch']): void =>
    fc.assert(
      fc.property(starts, SEEDS, (start, game) =>
        playThrough(rules, start, stream(`game ${game}`), mostInputs, watch(start, game)),
      ),
      { seed, numRuns },
    );

  /** Which laws look at a game of a part: each at its share of all the games. */
  const most = Math.max(...laws.map((law) => law.games));
  const isLookedAt = (law: Law, nth: number, cases: number): boolean => nth * most <= law.games * cases;

  const playForAll = (): void => {
    const breaks = (law: Law, look: () => void): void => {
      try {
        look();
      } catch (error) {
        broken.set(law, error);
      }
    };
    inParts(most, (seed, cases) => {
      let games = 0;
      play(seed, cases, (start, game) => {
        games++;
        const looks = new Map<Law, Look>();
        for (const law of laws) {
          if (broken.has(law) || !isLookedAt(law, games, cases)) continue;
          breaks(law, () => looks.set(law, law.watch(start, game)));
        }
        return (moved, input) => {
          for (const [law, look] of looks) if (!broken.has(law)) breaks(law, () => look(moved, input));
        };
      });
    });
  };

  beforeAll(playForAll);
  for (const law of laws) {
    test(law.name, () => {
      if (!broken.has(law)) return;
      inParts(law.games, (seed, cases) => play(seed, cases, law.watch));
      throw broken.get(law);
    });
  }
};
