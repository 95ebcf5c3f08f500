import { beginState, copyJson, Run, type SceneTypes, stream } from '@warmoot/kernel';
import { always, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOpen } from '../copy.js';
import type { DuelSight } from '../duel.js';
import type { Act, With } from '../model.js';
import { ALL_ACTIONS } from '../tables/actions.table.js';
import { ALL_ITEMS } from '../tables/gear.table.js';
import { duel } from '../testing/fight.js';
import { starts } from '../testing/starts.js';
import { actChoices, readAct } from './actChoices.js';
import { actBan } from './acts.js';

const WITHS: readonly With[] = ['left', 'right', 'bare', 'nothing'];
const ITEMS = [null, ...ALL_ITEMS] as const;

/** Every act that can be written down at all. */
const allActs = ({ given }: DuelSight): readonly Act[] => {
  const targets = given.fighters.map((_, who) => who);
  return [
    ...ALL_ACTIONS.flatMap((act) =>
      targets.flatMap((target) =>
        WITHS.flatMap((using): Act[] => [
          { act, target, with: using },
          { act, target, with: using, both: true },
        ]),
      ),
    ),
    ...(['breakHold', 'breakTackle', 'kill'] as const).flatMap((act) =>
      targets.map((target): Act => ({ act, target })),
    ),
    ...ITEMS.flatMap((left) => ITEMS.map((right): Act => ({ act: 'ready', left, right }))),
    { act: 'standUp' },
    { act: 'flee' },
    { act: 'pass' },
  ];
};

const asText = (acts: readonly Act[]): readonly string[] => acts.map((act) => JSON.stringify(act)).sort();

test('the acts listed are those that no rule bars, in every position of random fights', () => {
  always(
    fc.property(starts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
      const begun = beginState(duel, start);
      if (!begun.ok) throw new Error(begun.refusal.code);
      const run = new Run(duel, begun.value);
      const source = stream(`acts ${seed}`);
      for (let inputs = 0; inputs < 300; inputs++) {
        const { awaits } = run;
        if (awaits.need === 'answers' && awaits.step === 'chooseActs') {
          run.state.open.combatants.forEach(({ standing }, who) => {
            if (standing !== 'in') return;
            const view = run.view(null);
            const listed = actChoices(view, who).map((choice) => readAct(view, who, choice).act);
            const allowed = allActs(view).filter((act) => actBan(view, who, act) === null);
            expect(asText(listed)).toEqual(asText(allowed));
          });
        }
        const input = randomInput(run as unknown as Run<SceneTypes>, source);
        if (input === null) return;
        if (input.input === 'dice') run.dice(input.faces);
        else run.answer({ seat: input.seat, as: input.as as string }, input.choice);
      }
    }),
    60,
  );
});

test('the hand-written copy of a fight is the same fight, in every position of random fights', () => {
  always(
    fc.property(starts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
      const begun = beginState(duel, start);
      if (!begun.ok) throw new Error(begun.refusal.code);
      const run = new Run(duel, begun.value);
      const source = stream(`copy ${seed}`);
      for (let inputs = 0; inputs < 150; inputs++) {
        expect(copyOpen(run.state.open)).toEqual(copyJson(run.state.open));
        const input = randomInput(run as unknown as Run<SceneTypes>, source);
        if (input === null) return;
        if (input.input === 'dice') run.dice(input.faces);
        else run.answer({ seat: input.seat, as: input.as as string }, input.choice);
      }
    }),
    30,
  );
});
