import type { Asked } from '@warmoot/kernel';
import type { BattleChoice } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import type { SceneProps } from '../contract.js';
import { type Asking, askingOf, firstOpen, questionKey } from '../shared/asking.js';
import { type BattleView, type Side, sideOfArmy } from './model.js';
import { type Decision, decisionOf, NOTHING, type Picked } from './offers.js';

/** The question before this seat, with what has been picked for it so far. */
export interface Open {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly side: Side;
  readonly decision: Decision;
  readonly picked: Picked;
  readonly made: boolean;
  readonly onPick: (picked: Picked) => void;
  readonly onWhom: (asked: Asked) => void;
}

interface Held {
  readonly key: string;
  readonly whom: string | null;
  readonly by: Readonly<Record<string, Picked>>;
}

/** What is asked of this seat now; null where nothing is. What was picked is forgotten with the question. */
export const useBattle = (
  { run, seat, passages }: SceneProps,
  view: BattleView,
): { readonly asking: Asking | null; readonly open: Open | null } => {
  const asking = useMemo(() => (view.inner === null ? askingOf(run, seat) : null), [run, seat, view.inner]);
  const key = `${seat} ${questionKey(run, passages.length)} ${asking?.together ? view.open.round : passages.length}`;
  const [held, setHeld] = useState<Held>({ key, whom: null, by: {} });
  const now: Held = held.key === key ? held : { key, whom: null, by: {} };
  const asked =
    asking === null
      ? null
      : (asking.mine.find(({ as }) => as === now.whom) ?? firstOpen(asking) ?? asking.mine[0] ?? null);
  const decision = useMemo(
    () =>
      asking === null || asked === null
        ? null
        : decisionOf(asking.step, (run.choices(asked) ?? []) as readonly BattleChoice[]),
    [run, asking, asked],
  );
  if (asking === null || asked === null || decision === null) return { asking, open: null };
  return {
    asking,
    open: {
      asking,
      asked,
      decision,
      side: sideOfArmy(view, asked.as),
      picked: now.by[asked.as] ?? NOTHING,
      made: asking.made.has(asked.as),
      onPick: (picked) => setHeld({ ...now, by: { ...now.by, [asked.as]: picked } }),
      onWhom: ({ as }) => setHeld({ ...now, whom: as }),
    },
  };
};
