import { type Asked, ATTENTIVE, apply, begin, type Run, type SceneTypes, type Stream, stream } from '@warmoot/kernel';
import { always, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defenceName } from '../choosing/incoming.js';
import type { ActChoice, DefendChoice, Duel } from '../duel.js';
import { duel } from '../testing/fight.js';
import { starts } from '../testing/starts.js';
import { type Foreseen, foreseeAct } from './forecast.js';
import { Ear, PASS } from './trial.js';

const whoIs = (run: Run<Duel>, name: string): number => run.state.given.fighters.findIndex((one) => one.name === name);

/** Plays the act with this defence against it in the fight itself, as people would, up to its check. */
const played = (run: Run<Duel>, actor: Asked, act: ActChoice, defence: Foreseen['defence']): Run<Duel> | null => {
  const game = run.fork(ATTENTIVE);
  const who = whoIs(run, actor.as);
  for (;;) {
    const { awaits } = game;
    const step = game.state.agenda.at(-1) as Duel['step'];
    if (awaits.need === 'nothing' || game.state.open.round !== run.state.open.round) return null;
    if (awaits.need === 'dice') {
      if (step.step === 'check' && step.actor === who) return game;
      game.fall('success');
      continue;
    }
    for (const asked of awaits.asked) {
      if (game.awaits !== awaits) break;
      expect(game.answer(asked, answerOf(game, awaits.step, asked, { who, act, actor, defence }))).toBeNull();
    }
  }
};

interface Plan {
  readonly who: number;
  readonly actor: Asked;
  readonly act: ActChoice;
  readonly defence: Foreseen['defence'];
}

const answerOf = (game: Run<Duel>, step: string, asked: Asked, { who, act, actor, defence }: Plan): unknown => {
  if (step === 'chooseActs') return asked.as === actor.as ? act : PASS;
  const listed = game.choices(asked) ?? [];
  if (step !== 'defend' && step !== 'openDefence') return listed[0];
  const victim = 'target' in act ? whoIs(game, act.target) : -1;
  const isMet = asked.as === defenceName(game.state, { attacker: who, victim });
  const wanted = isMet && defence !== null ? defence : { by: 'none' };
  return (listed as readonly DefendChoice[]).find((one) => {
    const { choose: _, ...answer } = one;
    return JSON.stringify(answer) === JSON.stringify(wanted);
  });
};

/** What is heard from a check with this result until somebody must decide or the next dice are due. */
const heardAfter = (game: Run<Duel>, result: 'success' | 'failure'): readonly Duel['event'][] => {
  const ear = new Ear();
  game.fork(ear).fall(result);
  return ear.events;
};

const look = (run: Run<Duel>, source: Stream): void => {
  const { awaits } = run;
  if (awaits.need !== 'answers' || awaits.step !== 'chooseActs' || Object.keys(run.state.sealed).length > 0) return;
  if (run.state.given.fighters.some(({ locks }) => locks === null)) return;
  const actor = awaits.asked[source.below(awaits.asked.length)] as Asked;
  const acts = (run.choices(actor) ?? []) as readonly ActChoice[];
  const act = acts[source.below(acts.length)] as ActChoice;
  const sheet = foreseeAct(duel, run.view(actor.seat), whoIs(run, actor.as), act);
  for (const { defence, throw: thrown } of sheet.met) {
    const game = played(run, actor, act, defence);
    expect(game?.awaits).toMatchObject({ need: 'dice', throw: thrown });
    if (game === null || (defence !== null && defence.by !== 'none')) continue;
    const [strong, weak] = [heardAfter(game, 'success'), heardAfter(game, 'failure')];
    expect(sheet.strong.events.slice(0, strong.length)).toEqual(strong);
    expect(sheet.weak.events.slice(0, weak.length)).toEqual(weak);
  }
  if (sheet.met.length === 0) expect(played(run, actor, act, null)).toBeNull();
};

test('the sheet of an act says what playing it leads to: the same throw against each defence, the same effects', () => {
  always(
    fc.property(starts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
      const source = stream(`sheet ${seed}`);
      const begun = begin(duel, start);
      if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
      let { run } = begun.value;
      for (let inputs = 0; inputs < 60; inputs++) {
        look(run, source);
        const input = randomInput(run as unknown as Run<SceneTypes>, source);
        if (input === null) return;
        const moved = apply(duel, run.state, input);
        if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
        run = moved.value.run;
      }
    }),
    40,
  );
});
