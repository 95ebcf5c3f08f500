import { command } from '@warmoot/rules';
import { useMemo } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { InnerDuel } from '../field/InnerDuel.js';
import { useWaitingField } from '../field/useWaitingField.js';
import { Reading } from '../shared/Reading.js';
import { BoardPane } from './BoardPane.js';
import { marksFor } from './boardMarks.js';
import { armyName, type CommandView, unitsOf } from './model.js';
import { Muster } from './panel/Muster.js';
import { WORDS } from './words.js';

const NO_WALKS: ReadonlyMap<number, readonly number[]> = new Map();
const NO_UNITS: readonly number[] = [];

/** The field while a duel is fought: to be looked at, with nothing to decide. */
const WaitingField = ({ passages, seat, people, ...props }: SceneProps) => {
  const { t, words } = useSpoken(WORDS);
  const view = props.view as unknown as CommandView;
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  const { places } = command.groundOf(view);
  const waiting = useWaitingField({ passages, seat, places, units, words });
  const { looked, onUnit, sections } = waiting;
  const marks = useMemo(() => ({ ...marksFor({ view, units, t }, null), picked: looked }), [view, units, t, looked]);
  return (
    <div className="field-scene command">
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <BoardPane
        view={view}
        units={units}
        marks={marks}
        walks={NO_WALKS}
        went={NO_UNITS}
        hands={waiting.hands}
        matters={waiting.matters}
        reading={waiting.reading}
        sections={sections}
        t={t}
      />
      <section className="field-panel" aria-label={t.armies}>
        <div className="field-body command-armies">
          <Muster
            view={view}
            units={units}
            people={people}
            picked={looked}
            prices={marks.prices}
            onUnit={onUnit}
            t={t}
          />
        </div>
      </section>
      <Reading sections={sections} open={waiting.isReading} onClose={() => waiting.setReading(false)} />
    </div>
  );
};

/** A duel in the middle of the battle. */
export const Inner = (props: SceneProps) => <InnerDuel {...props} field={WaitingField} />;
