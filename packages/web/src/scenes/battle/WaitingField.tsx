import { saga } from '@warmoot/rules';
import { boardOf } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import { NO_MARKS } from '../../boards/hex/marks.js';
import { useHands } from '../../boards/hex/useHands.js';
import { Button } from '../../design/forms/Button.js';
import type { SceneProps } from '../contract.js';
import { Phases } from '../shared/Phases.js';
import { Reading } from '../shared/Reading.js';
import { BoardPane } from './BoardPane.js';
import { armyName, type BattleView, unitsOf } from './model.js';
import { Armies } from './panel/Armies.js';
import { headText, phasesOf } from './phases.js';
import { useBattleWords } from './words.js';

const NO_WALKS: ReadonlyMap<number, readonly number[]> = new Map();
const NOTHING = (): void => undefined;

/** The battlefield while a duel is fought: to be looked at, with nothing to decide. */
export const WaitingField = ({ passages, seat, people, ...props }: SceneProps) => {
  const { t, words } = useBattleWords();
  const reading = useId();
  const [isReading, setReading] = useState(false);
  const [looked, setLooked] = useState(-1);
  const view = props.view as unknown as BattleView;
  const units = useMemo(() => unitsOf(view), [view]);
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
        matters={units[looked]?.at ?? null}
        reading={reading}
        sections={sections}
        t={t}
      />
      <section className="battle-panel" aria-label={t.armies}>
        <Phases phases={phasesOf(view, t)} yours={false} t={t} />
        <div className="battle-sub">
          <span>{headText(view, t)}</span>
          <div className="battle-tools">
            <Button kind="quiet" small onClick={() => setReading(true)}>
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
