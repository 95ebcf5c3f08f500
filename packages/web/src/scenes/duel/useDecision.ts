import type { Asked } from '@warmoot/kernel';
import type { DuelChoice } from '@warmoot/rules';
import { awaitedOf, type Words } from '@warmoot/words';
import { useMemo, useState } from 'react';
import type { SceneProps } from '../contract.js';
import { type Asking, askingOf, firstOpen, questionKey } from '../shared/asking.js';
import { type Decision, decisionOf, NOTHING_PICKED, type Picked } from './grouping.js';
import type { DuelView } from './sheet.js';

/** The question before this seat, with what has been picked for it so far. */
export interface Open {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly decision: Decision;
  readonly picked: Picked;
  readonly made: boolean;
  readonly onPick: (picked: Picked) => void;
  readonly onWhom: (asked: Asked) => void;
}

/** What is asked of this seat now; null where nothing is. What was picked is forgotten with the question. */
export const useDecision = ({
  run,
  seat,
  passages,
}: SceneProps): { readonly asking: Asking | null; readonly open: Open | null } => {
  const asking = useMemo(() => askingOf(run, seat), [run, seat]);
  const key = `${seat} ${questionKey(run, passages.length)}`;
  const [held, setHeld] = useState<{
    readonly key: string;
    readonly whom: string | null;
    readonly by: Readonly<Record<string, Picked>>;
  }>({ key, whom: null, by: {} });
  const now = held.key === key ? held : { key, whom: null, by: {} };
  const asked =
    asking === null
      ? null
      : (asking.mine.find(({ as }) => as === now.whom) ?? firstOpen(asking) ?? asking.mine[0] ?? null);
  const decision = useMemo(
    () =>
      asking === null || asked === null
        ? null
        : decisionOf(asking.step, (run.choices(asked) ?? []) as readonly DuelChoice[]),
    [run, asking, asked],
  );
  if (asking === null || asked === null || decision === null) return { asking, open: null };
  return {
    asking,
    open: {
      asking,
      asked,
      decision,
      picked: now.by[asked.as] ?? NOTHING_PICKED,
      made: asking.made.has(asked.as),
      onPick: (picked) => setHeld({ ...now, by: { ...now.by, [asked.as]: picked } }),
      onWhom: (whom) => setHeld({ ...now, whom: whom.as }),
    },
  };
};

/** A choice of the asked one in the words of the rules. */
export const choiceTold = (
  words: Words,
  { run }: Pick<SceneProps, 'run'>,
  view: DuelView,
  asked: Asked,
  choice: DuelChoice,
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
  return text.charAt(0).toUpperCase() + text.slice(1);
};
