import { beginState, copyJson, Run, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOpen } from '../copy.js';
import { duel } from '../testing/fight.js';
import { starts } from '../testing/starts.js';
import { actsOpen } from './acts.js';
import { menuOf, readAct } from './menu.js';

test('a menu that was kept is the menu that would be worked out, in every position of random fights', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
      const begun = beginState(duel, start);
      if (!begun.ok) throw new Error(begun.refusal.code);
      const run = new Run(duel, begun.value);
      const source = stream(`menu ${seed}`);
      for (let inputs = 0; inputs < 300; inputs++) {
        const { awaits } = run;
        if (awaits.need === 'answers' && awaits.step === 'chooseActs') {
          run.state.open.combatants.forEach(({ standing }, who) => {
            if (standing !== 'in') return;
            const view = run.view(null);
            expect(menuOf(view, who).map((choice) => readAct(view, who, choice).act)).toEqual(actsOpen(view, who));
          });
        }
        const input = randomInput(run as unknown as Run<SceneTypes>, source);
        if (input === null) return;
        if (input.input === 'dice') run.dice(input.faces);
        else run.answer({ seat: input.seat, as: input.as as string }, input.choice);
      }
    }),
    { numRuns: 60 },
  );
});

test('the hand-written copy of a fight is the same fight, in every position of random fights', () => {
  fc.assert(
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
    { numRuns: 30 },
  );
});
