import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { awaitedOf, type Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { type Question, useQuestion } from '../shared/useQuestion.js';
import { type Decision, decisionOf, NOTHING_PICKED, type Picked } from './grouping.js';
import type { DuelView } from './sheet.js';
import { usualPick } from './usual.js';

export type Open = Question<Decision, Picked>;

/** What is asked of this seat now. */
export const useDecision = (props: SceneProps): { readonly asking: Asking | null; readonly open: Open | null } =>
  useQuestion(props, {
    decide: decisionOf,
    nothing: NOTHING_PICKED,
    usual: (decision, asked) => usualPick(decision, props.view as unknown as DuelView, asked, props.passages),
  });

/** A choice of the asked one in the words of the rules. */
export const choiceTold = (
  words: Words,
  { run }: Pick<SceneProps, 'run'>,
  view: DuelView,
  asked: Asked,
  choice: saga.duel.DuelChoice,
): string =>
  words.scenes[run.rules.scene]?.choice(choice, {
    sight: view,
    hearer: asked.seat,
    asked,
    step: view.agenda.at(-1) ?? { step: '' },
  }) ?? '';

/** What is to be decided, without the "Awaited from you:" that the page says in other ways. */
export const questionTold = (words: Words, { run }: Pick<SceneProps, 'run'>, view: DuelView, asked: Asked): string => {
  const step = view.agenda.at(-1);
  const told = step === undefined ? undefined : words.scenes[run.rules.scene]?.questions[step.step];
  if (told === undefined || step === undefined) return awaitedOf(words, run, asked.seat).lead;
  const text = told({ sight: view, hearer: asked.seat, asked, step });
  return capital(text);
};
