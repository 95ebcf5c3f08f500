import { command } from '@warmoot/rules';
import { boardOf } from '@warmoot/words';
import { lazy, useId, useMemo, useState } from 'react';
import { useHands } from '../../boards/hex/useHands.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { InnerScene } from '../shared/InnerScene.js';
import { BoardPane } from './BoardPane.js';
import { marksFor } from './boardMarks.js';
import { armyName, type CommandView, unitsOf } from './model.js';
import { Muster } from './panel/Muster.js';
import { WORDS } from './words.js';

const NOTHING = (): void => undefined;
const NO_WALKS: ReadonlyMap<number, readonly number[]> = new Map();
const NO_UNITS: readonly number[] = [];

/** The field while a duel is fought: to be looked at, with nothing to decide. */
const WaitingField = ({ passages, seat, people, ...props }: SceneProps) => {
  const { t, words } = useSpoken(WORDS);
  const reading = useId();
  const [looked, setLooked] = useState(-1);
  const view = props.view as unknown as CommandView;
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  const marks = useMemo(() => ({ ...marksFor({ view, units, t }, null), picked: looked }), [view, units, t, looked]);
  // COMMAND-SAGA-014: the battle waits, so it is read as it was when they stepped out.
  const before = passages.findLast(({ after }) => after.state.inner === null)?.after;
  const sections = useMemo(
    () => (before === undefined ? [] : boardOf(words, before, seat).slice(1)),
    [words, before, seat],
  );
  const hands = useHands({
    places: command.groundOf(view).places,
    units,
    asked: null,
    give: NOTHING,
    onRead: NOTHING,
    onOdds: NOTHING,
    onTally: NOTHING,
    onLean: NOTHING,
    onLook: ({ index }) => setLooked(index),
    onSee: NOTHING,
  });
  return (
    <div className="command">
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <BoardPane
        view={view}
        units={units}
        marks={marks}
        walks={NO_WALKS}
        went={NO_UNITS}
        hands={hands}
        matters={looked < 0 ? NO_UNITS : [units[looked]?.at ?? 0]}
        reading={reading}
        sections={sections}
        t={t}
      />
      <section className="command-panel" aria-label={t.armies}>
        <div className="command-body command-armies">
          <Muster
            view={view}
            units={units}
            people={people}
            picked={looked}
            prices={marks.prices}
            onUnit={({ index }) => setLooked(index)}
            t={t}
          />
        </div>
      </section>
    </div>
  );
};

const Duel = lazy(async () => ({ default: (await import('../duel/DuelScene.js')).DuelScene }));

/** A duel in the middle of the battle: drawn as every duel is, and the field that waits is a tab away. */
export const Inner = (props: SceneProps) => {
  const { t } = useSpoken(WORDS);
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
