import { saga } from '@warmoot/rules';
import { boardOf } from '@warmoot/words';
import { lazy, useId, useMemo, useState } from 'react';
import { NO_MARKS } from '../../boards/hex/marks.js';
import { useHands } from '../../boards/hex/useHands.js';
import { Button } from '../../design/forms/Button.js';
import type { SceneProps } from '../contract.js';
import { InnerScene } from '../shared/InnerScene.js';
import { Phases } from '../shared/Phases.js';
import { Reading } from '../shared/Reading.js';
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

/** A duel in the middle of a battle: it is drawn as every duel is, and the field that waits is a tab away. */
export const Inner = (props: SceneProps) => {
  const { t } = useBattleWords();
  return (
    <InnerScene
      {...props}
      drawing={Duel}
      outer={WaitingField}
      texts={{
        inside: t.inside,
        tabs: t.insideTabs,
        inner: { long: t.duelTab, short: t.duelShort },
        yours: { long: t.duelYours, short: t.yoursShort },
        outer: { long: t.fieldTab, short: t.fieldShort },
      }}
    />
  );
};
