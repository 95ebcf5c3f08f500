import type { Asked } from '@warmoot/kernel';
import { awaitedOf, type Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import type { SceneProps } from '../contract.js';

/** What is to be decided, without the "Awaited from you:" that the page says in other ways. */
export const questionTold = (words: Words, { run, view }: Pick<SceneProps, 'run' | 'view'>, asked: Asked): string => {
  const step = view.agenda.at(-1);
  const told = step === undefined ? undefined : words.scenes[run.rules.scene]?.questions[step.step];
  if (told === undefined || step === undefined) return awaitedOf(words, run, asked.seat).lead;
  return capital(told({ sight: view, hearer: asked.seat, asked, step, owns: { [asked.seat]: view.own } as never }));
};
