import { kindOf } from '@warmoot/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { askingOf, firstOpen } from '../shared/asking.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { isGiven, useStandingAnswers } from '../shared/standing/standing.js';
import { coached, remember } from './coaching.js';
import { type At, type CoachProps, type Mark, markAt, nameOf } from './mark.js';
import { marksOf } from './marks.js';

/** What is before somebody: the same until they answer it. */
interface Ask {
  readonly id: string;
  readonly step: string;
  readonly at: At;
}

const askOf = ({ run, view, seat, passages, doing = null }: CoachProps, given: (as: string) => boolean): Ask | null => {
  const asking = view.inner === null ? askingOf(run, seat) : null;
  const open = asking === null ? null : firstOpen({ ...asking, mine: asking.mine.filter(({ as }) => !given(as)) });
  if (asking === null || open === null || seat === null) return null;
  const answers = passages.filter(({ entry: { input } }) => input.input === 'answer' && input.seat === seat).length;
  return {
    id: [asking.step, open.as, doing, answers].join(' '),
    step: asking.step,
    at: { view, seat, asked: open, doing, choices: () => (run.choices(open) ?? []) as readonly object[] },
  };
};

interface Explained {
  readonly mark: Mark;
  readonly ask: string;
}

export interface Explaining {
  /** What is explained now; null where nothing is. */
  readonly mark: Mark | null;
  readonly kind: string;
  /** It is understood: nothing else is explained until something happens. */
  readonly done: () => void;
}

/** What is explained above what is asked: one thing at a time, until it is understood or answered. */
export const useMark = (props: CoachProps): Explaining => {
  const { rules, run, seat, passages, doing, view } = props;
  const { shown } = useOnStage();
  const standing = useStandingAnswers();
  const kind = kindOf(rules.scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it is made of is named.
  const ask = useMemo(
    () => askOf(props, (as) => isGiven(standing, { as })),
    [run, view, seat, passages, doing, standing],
  );
  const [quiet, setQuiet] = useState('');
  const last = useRef<Explained | null>(null);
  const moment = ask === null ? '' : `${ask.id} ${passages.length}`;
  const mark = useMemo(() => {
    if (ask === null) return null;
    const known = new Set(coached());
    const isKnown = (one: Mark): boolean => known.has(nameOf(kind, one));
    // What is being read stays, whatever else happens, until it is answered.
    if (last.current?.ask === ask.id && !isKnown(last.current.mark)) return last.current.mark;
    return quiet === moment ? null : markAt(marksOf(kind), ask.step, ask.at, isKnown);
  }, [kind, ask, moment, quiet]);
  const id = ask?.id ?? null;
  useEffect(() => {
    const was = last.current;
    if (was !== null && was.ask !== id) remember(nameOf(kind, was.mark));
    last.current = mark === null || id === null ? null : { mark, ask: id };
  }, [kind, id, mark]);
  return {
    // As long as something is told, nothing is asked.
    mark: shown === null ? mark : null,
    kind,
    done: () => {
      if (mark !== null) remember(nameOf(kind, mark));
      setQuiet(moment);
    },
  };
};
