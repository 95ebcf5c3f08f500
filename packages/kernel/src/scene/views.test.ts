import { expect, test } from 'vitest';
import { ok } from '../result.js';
import * as shape from '../shape.js';
import type { Listener } from './awaited.js';
import { beginState } from './begin.js';
import { asks, asksTogether, does, type SceneRules } from './contract.js';
import { Run } from './run.js';

interface Plot {
  setup: Record<never, never>;
  options: Record<never, never>;
  given: Record<never, never>;
  open: Record<never, never>;
  own: Record<never, never>;
  step: { readonly step: 'start' | 'talk' } | { readonly step: 'plot'; readonly seenBy: readonly string[] };
  event: { readonly event: 'talked' };
  secret: never;
  choice: { readonly choose: 'go' };
  outcome: null;
}

const ANA = [{ seat: 'ana', as: 'ana' }];
const GO = { choose: 'go' } as const;
const go = { whom: () => ANA, answer: shape.union('choose', { go: {} }), choices: () => [GO] };

/** What all may know of is put on the agenda, something is said, and only then comes what ana alone may know of. */
const plot: SceneRules<Plot> = {
  scene: 'test/plot',
  version: '1',
  setup: shape.record({}),
  options: shape.record({}),
  begin: () => ok({ seats: ['ana', 'bo'], given: {}, open: {}, agenda: [{ step: 'start' }] }),
  procedures: {
    start: asks({
      ...go,
      then: ({ next, say }) => {
        next({ step: 'talk' });
        say({ event: 'talked' });
        next({ step: 'plot', seenBy: ['ana'] });
      },
    }),
    talk: asks({ ...go, then: () => undefined }),
    plot: does(() => undefined),
  },
  evolve: () => undefined,
  evolveOwn: () => undefined,
  outcome: () => null,
  scenes: {},
};

test('whoever looks while steps are being put sees no step later that is hidden from them', () => {
  const state = beginState(plot, { setup: {} });
  if (!state.ok) throw new Error(state.refusal.code);
  let run: Run<Plot> | null = null;
  const looking: Listener = { heard: () => void run?.view('bo'), thrown: () => undefined };
  run = new Run(plot, state.value, looking);
  expect(run.answer({ seat: 'ana', as: 'ana' }, GO)).toBeNull();
  expect(run.view('ana').agenda.map(({ step }) => step)).toEqual(['plot', 'talk']);
  expect(run.view('bo').agenda.map(({ step }) => step)).toEqual(['talk']);
});

test('an answer that is sealed is shown to its own seat alone, also in views that are looked at already', () => {
  const both = [...ANA, { seat: 'bo', as: 'bo' }];
  const start = asksTogether({ ...go, whom: () => both, then: () => undefined });
  const rules: SceneRules<Plot> = { ...plot, procedures: { ...plot.procedures, start } };
  const state = beginState(rules, { setup: {} });
  if (!state.ok) throw new Error(state.refusal.code);
  const run = new Run(rules, state.value, null);
  const [ana, bo] = [run.view('ana'), run.view('bo')];
  expect(run.answer({ seat: 'ana', as: 'ana' }, GO)).toBeNull();
  expect([ana, bo, run.view('bo')].map(({ mine }) => ({ ...mine }))).toEqual([{ ana: GO }, {}, {}]);
});
