import { type AnyRules, ATTENTIVE, forkState, Run, type SceneTypes } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { Loading } from '../../design/states/Loading.js';
import type { SceneProps } from '../contract.js';
import { askingOf, firstOpen } from './asking.js';
import { TabLine } from './TabLine.js';

/** The scene inside another, as a run of its own. */
const innerRun = (run: Run<SceneTypes>): Run<SceneTypes> | null => {
  const { inner } = run.state;
  if (inner === null) return null;
  const rules = run.rules.scenes[inner.scene] as AnyRules;
  return new Run<SceneTypes>(rules, forkState(rules, inner.state), ATTENTIVE);
};

/** The entries since the scene inside was opened, as that scene's own. */
const innerPassages = (passages: readonly Passage[]): readonly Passage[] => {
  const from = passages.findLastIndex(({ after }) => after.state.inner === null) + 1;
  return passages.slice(from).flatMap(({ entry, before, after }, n) => {
    const now = innerRun(after);
    if (now === null) return [];
    const heard = entry.heard.filter(({ depth }) => depth > 0).map((one) => ({ ...one, depth: one.depth - 1 }));
    return [{ entry: { ...entry, heard }, before: n === 0 || before === null ? null : innerRun(before), after: now }];
  });
};

interface Tab {
  readonly long: string;
  readonly short: string;
}

interface InnerProps extends SceneProps {
  /** What draws the scene inside, and what is to be looked at of the scene that waits. */
  readonly drawing: ComponentType<SceneProps>;
  readonly outer: ComponentType<SceneProps>;
  readonly texts: {
    readonly inside: string;
    readonly tabs: string;
    readonly inner: Tab;
    /** The scene inside where it asks this seat, and the other is looked at. */
    readonly yours: Tab;
    readonly outer: Tab;
  };
}

/** A scene in the middle of another: it is drawn as if it were alone, and the one that waits is a tab away. */
export const InnerScene = ({ drawing: Drawing, outer: Outer, texts, ...props }: InnerProps) => {
  const { run, view, passages, seat } = props;
  const [shown, setShown] = useState('inner');
  const inside = useMemo(() => innerRun(run), [run]);
  const told = useMemo(() => innerPassages(passages), [passages]);
  if (inside === null || view.inner === null) return null;
  const asking = askingOf(inside, seat);
  const calls = shown === 'outer' && asking !== null && firstOpen(asking) !== null;
  return (
    <div className="inner">
      <div className="inner-bar">
        <p className="small">{texts.inside}</p>
        <TabLine
          label={texts.tabs}
          at={shown}
          onGo={setShown}
          tabs={[
            { key: 'inner', ...(calls ? texts.yours : texts.inner) },
            { key: 'outer', ...texts.outer },
          ]}
        />
      </div>
      {/* It stays in place while the other is looked at: what was picked in it is kept. */}
      <div className="inner-scene" hidden={shown !== 'inner'}>
        <Suspense fallback={<Loading />}>
          <Drawing {...props} rules={inside.rules} run={inside} view={view.inner.view} passages={told} />
        </Suspense>
      </div>
      {shown === 'outer' ? (
        <div className="inner-scene">
          <Outer {...props} />
        </div>
      ) : null}
    </div>
  );
};
