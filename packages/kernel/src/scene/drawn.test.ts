import { expect, test } from 'vitest';
import { stream } from '../dice/stream.js';
import { ok } from '../result.js';
import * as shape from '../shape.js';
import { beginState } from './begin.js';
import { asks, type SceneRules } from './contract.js';
import { Run } from './run.js';

interface Naming {
  setup: Record<never, never>;
  options: Record<never, never>;
  given: Record<never, never>;
  open: { named: number };
  own: Record<never, never>;
  step: { readonly step: 'name' };
  event: { readonly event: 'named'; readonly number: number };
  secret: never;
  choice: { readonly choose: 'name'; readonly number: number };
  outcome: null;
}

const [ANA, BO] = [
  { seat: 'ana', as: 'ana' },
  { seat: 'bo', as: 'bo' },
];
const name = (number: number) => ({ choose: 'name', number }) as const;

/** Ana or bo names a higher number than the last. Each time that the rules look an answer over, it is counted. */
const naming = (looked: { times: number }): SceneRules<Naming> => ({
  scene: 'test/naming',
  version: '1',
  setup: shape.record({}),
  options: shape.record({}),
  begin: () => ok({ seats: ['ana', 'bo'], given: {}, open: { named: 0 }, agenda: [{ step: 'name' }] }),
  procedures: {
    name: asks({
      whom: () => [ANA, BO],
      answer: shape.union('choose', { name: { number: shape.integer() } }),
      refuses: ({ open }, _step, { number }) => {
        looked.times++;
        return number > open.named ? null : { code: 'OVER' };
      },
      sample: ({ open }, _step, _asked, source) => name(open.named + 1 + source.below(3)),
      then: ({ say, next }, _step, { number }) => {
        say({ event: 'named', number });
        next({ step: 'name' });
      },
    }),
  },
  evolve: (open, { number }) => {
    open.named = number;
  },
  evolveOwn: () => undefined,
  outcome: () => null,
  scenes: {},
});

test('an answer that the rules drew is not looked over again, any other is: a copy, another’s, an old one', () => {
  const looked = { times: 0 };
  const rules = naming(looked);
  const state = beginState(rules, { setup: {} });
  if (!state.ok) throw new Error(state.refusal.code);
  const run = new Run(rules, state.value);
  const source = stream('drawn');
  const lookedFor = (what: () => unknown): number => {
    const before = looked.times;
    what();
    return looked.times - before;
  };
  const drawn = run.sample(ANA, source) as Naming['choice'];
  expect(run.accepts({ seat: 'ana', as: 'bo' }, drawn).ok).toBe(false);
  expect(lookedFor(() => run.accepts(ANA, { ...drawn }))).toBe(1);
  expect(lookedFor(() => run.accepts(BO, drawn))).toBe(1);
  expect(lookedFor(() => run.fork().accepts(ANA, drawn))).toBe(1);
  expect(lookedFor(() => run.answer(ANA, drawn))).toBe(0);
  expect(run.state.open.named).toBe(drawn.number);
  expect(run.answer(ANA, drawn)).toEqual({ code: 'OVER' });
});
