import type fc from 'fast-check';
import { describe, expect } from 'vitest';
import { stream } from '../dice/stream.js';
import type { Json } from '../json.js';
import type { Start } from '../scene/begin.js';
import type { Asked, SceneTypes, View } from '../scene/contract.js';
import { imagine } from '../scene/imagine.js';
import { innermostSeen } from '../scene/innermost.js';
import type { Manifest } from '../scene/manifest.js';
import { Run } from '../scene/run.js';
import { apply } from '../scene/scene.js';
import { type ByHand, givenByStanding, type StandingAnswer } from '../scene/standing.js';
import { viewOf } from '../scene/state.js';
import { type Law, lawTests } from './laws.js';
import { expectSame } from './same.js';

/** Steps at which no answer may stand, by kind of question; and choices that none may ever give. */
export interface NeverStanding {
  readonly steps: readonly string[];
  readonly choices: readonly string[];
}

export interface StandingLawOptions {
  readonly starts: fc.Arbitrary<Start>;
  readonly games: number;
  readonly mostInputs?: number;
  readonly never: NeverStanding;
}

type Memory = Map<string, Json>;

const called = (choice: unknown): string => String((choice as { readonly choose?: unknown }).choose);

/** The laws that the standing answers of every scene keep, tried on random games. */
export const standingLaws = (manifest: Manifest, options: StandingLawOptions): void => {
  const { rules, standing } = manifest;
  const { starts, games, mostInputs = 20_000, never } = options;
  const answers = standing.flatMap((one) => one.ways.map((way) => ({ one, way })));

  /** Each way of each answer for somebody who is asked, in this view. */
  const given = (view: View<SceneTypes>, asked: Asked, memory: Memory) => {
    const step = view.agenda.at(-1) as SceneTypes['step'];
    return answers
      .filter(({ one }) => one.steps.includes(step.step))
      .map(({ one, way }) => {
        const memo = memory.get(`${asked.seat} ${one.id}`) ?? null;
        return { one, way, choice: one.answer(view, { step, asked }, { way, memo }) };
      });
  };

  const remember = (view: View<SceneTypes>, by: ByHand, memory: Memory): void => {
    for (const { id, steps, memo } of standing as readonly StandingAnswer[]) {
      if (memo === undefined || !steps.includes(by.step.step)) continue;
      const key = `${by.asked.seat} ${id}`;
      const after = memo(view, by, memory.get(key) ?? null);
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      memory.set(key, after);
    }
  };

  const law = (
    name: string,
    look: (run: Run<SceneTypes>, view: View<SceneTypes>, asked: Asked, memory: Memory, seed: number) => void,
  ): Law => ({
    name,
    games,
    watch: (_, seed) => {
      const memory: Memory = new Map();
      return ({ run }, input) => {
        const { awaits, state } = run;
        if (awaits.need !== 'answers' || state.inner !== null) return;
        for (const asked of awaits.asked) look(run, viewOf(state, asked.seat), asked, memory, seed);
        if (input?.input !== 'answer') return;
        const asked = { seat: input.seat, as: input.as ?? input.seat };
        const step = state.agenda.at(-1) as SceneTypes['step'];
        remember(viewOf(state, asked.seat), { step, asked, choice: input.choice }, memory);
      };
    },
  });

  describe(`standing answers in ${rules.scene}`, () => {
    lawTests({ rules, starts, mostInputs }, [
      law('whatever a standing answer gives is accepted, or asked for: it is never one that may not stand', (...at) => {
        const [run, view, asked, memory] = at;
        for (const { one, way, choice } of given(view, asked, memory)) {
          expect(never.steps).not.toContain(one.steps.find((step) => step === view.agenda.at(-1)?.step));
          if (choice === null) continue;
          expect(never.choices).not.toContain(called(choice));
          const stands = { of: () => [one], stands: { [one.id]: { way } }, memos: {}, hideMade: false };
          const taken = givenByStanding(run, asked, stands);
          if (taken !== null) expect(apply(rules, run.state, { input: 'answer', ...asked, ...taken }).ok).toBe(true);
        }
      }),
      law('a standing answer reads nothing but the view: in a world that looks the same it is the same', (...at) => {
        const [, view, asked, memory, seed] = at;
        const before = given(view, asked, memory);
        const other = new Run(rules, imagine(rules, view, stream(`other world ${seed}`)));
        const { view: same } = innermostSeen(rules, viewOf(other.state, asked.seat));
        expectSame(
          given(same, asked, memory).map(({ way, choice }) => [way, choice]),
          before.map(({ way, choice }) => [way, choice]),
        );
      }),
    ]);
  });
};
