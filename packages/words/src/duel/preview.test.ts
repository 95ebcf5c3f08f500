import { apply, begin, exact, type Input, type Run } from '@warmoot/kernel';
import { type ActChoice, type Duel, duelScene, duelTable, foreseeAct, foreseeDefence, saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { en } from '../en/index.js';

const rules = duelScene(saga);
const ORDINARY = {
  skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
  hands: { right: 'sword' },
  carried: [],
  armour: 'none',
};

const put = (run: Run<Duel>, input: Input): Run<Duel> => {
  const moved = apply(rules, run.state, input);
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value.run;
};

const answer = (run: Run<Duel>, as: string, choice: unknown): Run<Duel> =>
  put(run, { input: 'answer', seat: as.startsWith('Ella') ? 'ana' : 'bo', as, choice });

/** The fight of the ledger's examples, up to the choice of actions. */
const atActs = (
  ella: object = {},
  morten: object = {},
  { options = {}, ...setup }: { readonly options?: object; readonly distance?: string } = {},
) => {
  const begun = begin(rules, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY, ...ella }],
      side2: [{ name: 'Morten', seat: 'bo', ...ORDINARY, ...morten }],
      distance: 'sword',
      ambusher: 1,
      ...setup,
    },
    options,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value;
  for (const as of ['Ella', 'Morten']) run = answer(run, as, { choose: 'fightOn' });
  const stay = (as: string): object => {
    const who = run.state.given.fighters.findIndex(({ name }) => name === as);
    const { x, y } = run.state.open.combatants[who] as { x: number; y: number };
    return { choose: 'move', to: { x, y } };
  };
  while (run.awaits.need === 'answers' && run.awaits.step === 'move') {
    const { as } = run.awaits.asked[0] as { as: string };
    run = answer(run, as, stay(as));
  }
  return run;
};

const run = atActs();

test('what an action brings is told for both its results', () => {
  const view = run.view('ana');
  const foresight = foreseeAct(rules, view, 0, { choose: 'act', act: 'quickAttack', target: 'Morten', with: 'right' });
  expect(en.duel.foresight(view, 1, foresight).slice(-2)).toEqual([
    'Strong: Morten may protect one part. Ella gives Morten a Minor Wound and chooses the part.',
    'Weak: Morten takes a Minor Wound and chooses the part. Ella has −2 to all defences in rounds 2 and 3.',
  ]);
});

test('the table of a round fits on a page', () => {
  const lines = en.duel.table(run.view('ana'), duelTable(rules, run.view('ana'), 0, 1));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[1]).toBe('Quick A.         50:50   50:41   50:33   50:33   50:50   50:50');
});
