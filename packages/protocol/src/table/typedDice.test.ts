import { apply, begin, type Result, type SceneTypes, stream, type Throw } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { manifests, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { deed } from './commands.js';

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
};

/** The highest faces of a throw, as somebody would type them in. */
const highest = ({ dice }: Throw): readonly number[] => dice.map(({ sides, low, step }) => low + (sides - 1) * step);

const typed = (thrown: Throw) => deed.parse({ do: 'dice', question: '1.0', faces: highest(thrown) }, 'deed');

const INPUTS = 150;

/** The throws that come up while a start of a scene is played at random. */
const throwsOf = (scene: string, setup: unknown, options: unknown = {}): readonly Throw[] => {
  const rules = value(sceneRules(scene));
  const source = stream('7');
  const thrown: Throw[] = [];
  let { run } = value(begin<SceneTypes>(rules, { setup, options }));
  for (let put = 0; put < INPUTS; put++) {
    if (run.awaits.need === 'dice') thrown.push(run.awaits.throw);
    const input = randomInput(run, source);
    if (input === null) break;
    run = value(apply(rules, run.state, input)).run;
  }
  return thrown;
};

const STARTS = manifests().flatMap(({ rules, starts }) =>
  starts.map(({ name, seats, setup, options }) => {
    const people = ['ana', 'bo', 'cy', 'di'].slice(0, Math.max(seats.least, Math.min(seats.most, 2)));
    return [rules.scene, name, setup(people, (key) => key), options ?? {}] as const;
  }),
);

describe('a table with typed dice takes every die that the rules throw', () => {
  test.each(STARTS)('%s, %s', (scene, _name, setup, options) => {
    for (const thrown of throwsOf(scene, setup, options)) expect(typed(thrown)).toMatchObject({ ok: true });
  });

  test('S1E-CHECK-002 SAGA-CHECK-011 the largest pool, against a difficulty that has no upper bound', () => {
    const acting = { name: 'Morten', seat: 'bo', rating: 0, modifiers: [{ by: -100, why: 'mud' }] };
    const start = { kind: 'unopposed', seats: ['bo'], acting, action: 'climb', consequence: { failure: 'he falls' } };
    for (const [difficulty, dice] of [
      [3, 105],
      [1_000_000_000, 1000],
    ] as const) {
      const [thrown] = throwsOf('saga-1e/check', { ...start, difficulty }) as readonly [Throw];
      expect(thrown.dice).toHaveLength(dice);
      expect(typed(thrown)).toMatchObject({ ok: true });
    }
  });

  test('SAGA-GEN-019 a number of a million', () => {
    const faces = (face: number) => deed.parse({ do: 'dice', question: '1.0', faces: [face] }, 'deed').ok;
    expect([faces(0), faces(999_999), faces(1_000_001)]).toEqual([true, true, false]);
  });
});
