import { type AnyRules, ATTENTIVE, forkState, Run, type SceneTypes } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Loading } from '../../design/states/Loading.js';
import type { SceneProps } from '../contract.js';
import { askingOf, firstOpen } from '../shared/asking.js';
import { TabLine } from '../shared/TabLine.js';
import { WaitingField } from './WaitingField.js';
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

/** A duel in the middle of a battle: it is drawn as every duel is, and the field that waits is a tab away. */
export const Inner = (props: SceneProps) => {
  const { t } = useBattleWords();
  const { run, view, passages, seat } = props;
  const [shown, setShown] = useState('duel');
  const inside = useMemo(() => innerRun(run), [run]);
  const told = useMemo(() => innerPassages(passages), [passages]);
  if (inside === null || view.inner === null) return null;
  const asking = askingOf(inside, seat);
  const calls = shown === 'field' && asking !== null && firstOpen(asking) !== null;
  return (
    <div className="battle-inner">
      <div className="battle-inner-bar">
        <p className="small">{t.inside}</p>
        <TabLine
          label={t.insideTabs}
          at={shown}
          onGo={setShown}
          tabs={[
            {
              key: 'duel',
              long: calls ? t.duelYours : t.duelTab,
              short: calls ? t.yoursShort : t.duelShort,
            },
            { key: 'field', long: t.fieldTab, short: t.fieldShort },
          ]}
        />
      </div>
      {/* It stays in place while the field is looked at: what was picked in it is kept. */}
      <div className="battle-inner-scene" hidden={shown !== 'duel'}>
        <Suspense fallback={<Loading />}>
          <Duel {...props} rules={inside.rules} run={inside} view={view.inner.view} passages={told} />
        </Suspense>
      </div>
      {shown === 'field' ? (
        <div className="battle-inner-scene">
          <WaitingField {...props} />
        </div>
      ) : null}
    </div>
  );
};
