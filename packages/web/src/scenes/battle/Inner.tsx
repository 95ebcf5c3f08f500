import { type AnyRules, ATTENTIVE, forkState, Run, type SceneTypes } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { boardOf, type Passage } from '@warmoot/words';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { NO_MARKS } from '../../boards/hex/marks.js';
import { useHands } from '../../boards/hex/useHands.js';
import { Button } from '../../design/forms/Button.js';
import { Loading } from '../../design/states/Loading.js';
import type { SceneProps } from '../contract.js';
import { askingOf, firstOpen } from '../shared/asking.js';
import { Phases } from '../shared/Phases.js';
import { Reading } from '../shared/Reading.js';
import { TabLine } from '../shared/TabLine.js';
import { BoardPane } from './BoardPane.js';
import { armyName, type BattleView, unitsOf } from './model.js';
import { Armies } from './panel/Armies.js';
import { RoundLine } from './panel/RoundLine.js';
import { phasesOf } from './phases.js';
import { useBattleWords } from './words.js';

const NO_WALKS: ReadonlyMap<number, readonly number[]> = new Map();
const NO_ACTS = [] as const;
const NOTHING = (): void => undefined;

/** The battlefield while a duel is fought: to be looked at, with nothing to decide. */
const WaitingField = ({ passages, seat, people, ...props }: SceneProps) => {
  const { t, words } = useBattleWords();
  const reading = useId();
  const [isReading, setReading] = useState(false);
  const [looked, setLooked] = useState(-1);
  const view = props.view as unknown as BattleView;
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  // SAGA-BATTLE-008: the field is as it was when they stepped out, so it is read from then, without what was asked.
  const before = passages.findLast(({ after }) => after.state.inner === null)?.after;
  const sections = useMemo(
    () => (before === undefined ? [] : boardOf(words, before, seat).slice(1)),
    [words, before, seat],
  );
  const { places } = saga.battle.groundOf(view);
  const hands = useHands({
    places,
    units,
    asked: null,
    give: NOTHING,
    onRead: () => setReading(true),
    onOdds: NOTHING,
    onTally: NOTHING,
    onLean: NOTHING,
    onLook: ({ index }) => setLooked(index),
    onSee: NOTHING,
  });
  return (
    <div className="battle">
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <BoardPane
        view={view}
        shown={null}
        units={units}
        marks={{ ...NO_MARKS, picked: looked }}
        walks={NO_WALKS}
        hands={hands}
        matters={looked < 0 ? [] : [units[looked]?.at ?? 0]}
        acts={NO_ACTS}
        act={-1}
        onAct={NOTHING}
        actTold={() => ''}
        fallen={NO_ACTS}
        settled={NO_ACTS}
        reading={reading}
        sections={sections}
        t={t}
      />
      <section className="battle-panel" aria-label={t.armies}>
        <Phases phases={phasesOf(words, props.rules as never, view, t)} yours={false} />
        <div className="battle-sub">
          <RoundLine view={view} t={t} />
          <div className="battle-tools">
            <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setReading(true)}>
              {t.readBoard}
            </Button>
          </div>
        </div>
        <div className="battle-body">
          <Armies
            view={view}
            units={units}
            people={people}
            places={places}
            onUnit={({ index }) => setLooked(index)}
            t={t}
          />
        </div>
      </section>
      <Reading sections={sections} open={isReading} onClose={() => setReading(false)} />
    </div>
  );
};

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
