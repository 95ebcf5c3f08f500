import { beginState, exact, Run, type SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { type CheckRun, chanceIn, throwAhead } from './terms.js';

const begin = (): CheckRun => {
  const rules = saga.check.checkScene(saga.edition) as SceneRules<saga.check.Check>;
  const begun = beginState(rules, {
    setup: {
      kind: 'unopposed',
      seats: ['ana', 'bo', 'cy'],
      acting: { name: 'Ella', seat: 'ana', skill: 'jumpClimb', rating: 5 },
      action: 'climbs the mill',
    },
    options: {},
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run(rules, begun.value);
};

const chanceWith = (run: CheckRun, value: number): string | null => {
  const asked = run.awaits.need === 'answers' ? run.awaits.asked[0] : undefined;
  const thrown = asked === undefined ? null : throwAhead(run, { asked, value });
  const chance = thrown === null ? null : chanceIn(thrown);
  return chance === null ? null : exact(chance);
};

// A 5 against a difficulty of 4 needs 13 of two d8 and a die from 0 to 9: 375 of 640 ways. Against 3 it needs 12: 428.
test('SAGA-CHECK-016: the chance under a difficulty that is only thought of, and nothing is said by thinking', () => {
  const run = begin();
  expect([chanceWith(run, 4), chanceWith(run, 3)]).toEqual(['75/128', '107/160']);
  expect(run.state.open.ruling).toMatchObject({ about: 'difficulty', by: null });
  expect(chanceWith(run, -1)).toBe(null);
});
