import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { NO_MARKS } from '../../boards/hex/marks.js';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { InnerDuel } from '../field/InnerDuel.js';
import { useWaitingField } from '../field/useWaitingField.js';
import { FIELD } from '../field/words.js';
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
  const tools = useSpoken(FIELD).t;
  const view = props.view as unknown as BattleView;
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  const { places } = saga.battle.groundOf(view);
  const waiting = useWaitingField({ passages, seat, places, units, words });
  const { looked, onUnit, sections } = waiting;
  return (
    <div className="battle">
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <BoardPane
        view={view}
        shown={null}
        units={units}
        marks={{ ...NO_MARKS, picked: looked }}
        walks={NO_WALKS}
        hands={waiting.hands}
        matters={waiting.matters}
        acts={NO_ACTS}
        act={-1}
        onAct={NOTHING}
        actTold={() => ''}
        fallen={NO_ACTS}
        settled={NO_ACTS}
        reading={waiting.reading}
        sections={sections}
        t={t}
      />
      <section className="battle-panel" aria-label={t.armies}>
        <Phases phases={phasesOf(words, props.rules as never, view, t)} yours={false} />
        <div className="battle-sub">
          <RoundLine view={view} t={t} />
          <div className="field-tools">
            <Button kind="quiet" small aria-haspopup="dialog" onClick={() => waiting.setReading(true)}>
              {tools.readBoard}
            </Button>
          </div>
        </div>
        <div className="battle-body">
          <Armies view={view} units={units} people={people} places={places} onUnit={onUnit} t={t} />
        </div>
      </section>
      <Reading sections={sections} open={waiting.isReading} onClose={() => waiting.setReading(false)} />
    </div>
  );
};

/** A duel in the middle of a battle. */
export const Inner = (props: SceneProps) => <InnerDuel {...props} field={WaitingField} />;
