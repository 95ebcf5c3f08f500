import type { Asked } from '@warmoot/kernel';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { SceneProps } from '../contract.js';
import { type Asking, firstOpen, questionKey } from './asking.js';
import { PicksContext } from './picks.js';
import { isGiven, useStandingAnswers } from './standing/standing.js';
import { useAsking } from './useAsking.js';

/** The question before a seat, sorted for its page, with what has been picked for it so far. */
export interface Question<Decision, Picked> {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly decision: Decision;
  readonly picked: Picked;
  /** What has been picked for each that this seat is asked for. */
  readonly by: Readonly<Record<string, Picked>>;
  /** It is answered already, and may be changed. */
  readonly made: boolean;
  readonly onPick: (picked: Picked) => void;
  readonly onWhom: (asked: Asked) => void;
}

interface Manner<Choice, Decision, Picked> {
  /** Sorts what is offered. */
  readonly decide: (step: string, choices: readonly Choice[]) => Decision;
  readonly nothing: Picked;
  /** What stands picked before anything is pressed; null where nothing does. */
  readonly usual?: (decision: Decision, asked: Asked) => Picked | null;
  /** What else makes it another question than the one before. */
  readonly apart?: (asking: Asking) => string | number;
}

interface Held<Picked> {
  readonly key: string;
  readonly whom: string | null;
  readonly by: Readonly<Record<string, Picked>>;
}

const NONE = { key: '', whom: null, by: {} } as const;

/** What is asked of this seat now; null where nothing is. What was picked is forgotten with the question. */
export const useQuestion = <Choice, Decision, Picked>(
  props: SceneProps,
  { decide, nothing, usual, apart }: Manner<Choice, Decision, Picked>,
): { readonly asking: Asking | null; readonly open: Question<Decision, Picked> | null } => {
  const { run, seat, passages } = props;
  const asking = useAsking(props);
  const key = [seat, questionKey(run, passages.length), asking === null ? '' : (apart?.(asking) ?? '')].join(' ');
  const picks = useContext(PicksContext);
  const [held, setHeld] = useState<Held<Picked>>((picks?.current as Held<Picked> | null | undefined) ?? NONE);
  useEffect(() => {
    if (picks !== null && held !== NONE) picks.current = held;
  }, [picks, held]);
  const now: Held<Picked> = held.key === key ? held : { key, whom: null, by: {} };
  const standing = useStandingAnswers();
  // What the table answers for me is not asked.
  const mine = asking?.mine.filter((one) => asking.made.has(one.as) || !isGiven(standing, one)) ?? [];
  const asked =
    asking === null
      ? null
      : (mine.find(({ as }) => as === now.whom) ?? firstOpen({ ...asking, mine }) ?? mine[0] ?? null);
  const decision = useMemo(
    () =>
      asking === null || asked === null
        ? null
        : decide(asking.step, (run.choices(asked) ?? []) as readonly unknown[] as readonly Choice[]),
    [run, asking, asked, decide],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is usual follows from the question alone
  const first = useMemo(
    () => (decision === null || asked === null ? null : (usual?.(decision, asked) ?? null)),
    [decision, asked],
  );
  const as = asked?.as ?? '';
  const onPick = useCallback(
    (picked: Picked) =>
      setHeld((was) =>
        was.key === key ? { ...was, by: { ...was.by, [as]: picked } } : { key, whom: null, by: { [as]: picked } },
      ),
    [key, as],
  );
  if (asking === null || asked === null || decision === null) return { asking, open: null };
  return {
    asking,
    open: {
      asking,
      asked,
      decision,
      picked: now.by[as] ?? first ?? nothing,
      by: now.by,
      made: asking.made.has(as),
      onPick,
      // What was picked in the same breath stays picked.
      onWhom: ({ as }) => setHeld((was) => ({ ...(was.key === key ? was : now), whom: as })),
    },
  };
};
