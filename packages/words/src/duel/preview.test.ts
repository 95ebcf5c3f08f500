import { apply, begin, type Run, type SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { en } from '../languages.js';

const rules: SceneRules<saga.duel.Duel> = saga.duel.duelScene(saga.edition);
const ORDINARY = {
  skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
  hands: { right: 'sword' },
  carried: [],
  armour: 'none',
};

/** The fight of the ledger's examples, up to the choice of actions: everybody fights on and stays. */
const atActs = (): Run<saga.duel.Duel> => {
  const begun = begin(rules, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY }],
      side2: [{ name: 'Morten', seat: 'bo', ...ORDINARY }],
      distance: 'sword',
      ambusher: 1,
    },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  let { run } = begun.value;
  while (run.awaits.need === 'answers' && run.awaits.step !== 'chooseActs') {
    const asked = run.awaits.asked.find(({ as }) => run.state.sealed[as] === undefined) as { seat: string; as: string };
    const me = run.state.open.combatants[run.state.given.fighters.findIndex(({ name }) => name === asked.as)];
    const choice = run.awaits.step === 'move' ? { choose: 'move', to: { x: me?.x, y: me?.y } } : { choose: 'fightOn' };
    const moved = apply(rules, run.state, { input: 'answer', ...asked, choice });
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    run = moved.value.run;
  }
  return run;
};

const run = atActs();

test('what an action brings is told for both its results', () => {
  const view = run.view('ana');
  const foresight = saga.duel.foreseeAct(rules, view, 0, {
    choose: 'act',
    act: 'quickAttack',
    target: 'Morten',
    with: 'right',
  });
  expect(en.duel.foresight(view, 1, foresight).slice(-2)).toEqual([
    'Strong: Morten may protect one part. Ella gives Morten a Minor Wound and chooses the part.',
    'Weak: Morten takes a Minor Wound and chooses the part. Ella has −2 on all defences in rounds 2 and 3.',
  ]);
});

test('the table of a round fits on a page', () => {
  const lines = en.duel.table(run.view('ana'), saga.duel.duelTable(rules, run.view('ana'), 0, 1));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[1]).toBe('Quick A.         50:50   50:41   50:33   50:33   50:50   50:50');
});
