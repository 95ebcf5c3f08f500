import { type AnyRules, ATTENTIVE, forkState, Run, type SceneTypes } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import { lazy, type ReactElement, Suspense, useMemo } from 'react';
import { Loading } from '../../design/Loading.js';
import type { SceneProps } from '../contract.js';
import { useBattleWords } from './words.js';

/** SAGA-BATTLE-008 knows one kind of scene inside a battle. */
const Duel = lazy(async () => ({ default: (await import('../duel/DuelScene.js')).DuelScene }));

/** The scene inside a battle, as a run of its own. */
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

/** A duel in the middle of a battle: it is drawn as every duel is, while the battle waits. */
export const Inner = (props: SceneProps): ReactElement | null => {
  const { t } = useBattleWords();
  const { run, view, passages } = props;
  const inside = useMemo(() => innerRun(run), [run]);
  const told = useMemo(() => innerPassages(passages), [passages]);
  if (inside === null || view.inner === null) return null;
  return (
    <div className="battle-inner">
      <p className="battle-inner-note small">{t.inside}</p>
      <div className="battle-inner-scene">
        <Suspense fallback={<Loading />}>
          <Duel {...props} rules={inside.rules} run={inside} view={view.inner.view} passages={told} />
        </Suspense>
      </div>
    </div>
  );
};
