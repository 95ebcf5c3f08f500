import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
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
