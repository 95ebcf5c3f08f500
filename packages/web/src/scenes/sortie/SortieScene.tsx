import { awaitedOf, boardOf } from '@warmoot/words';
import { type ReactNode, useMemo, useState } from 'react';
import '../shared/scene.css';
import './sortie.css';
import { useSpoken } from '../../words/speech.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { questionKey } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { PlainAsk } from '../shared/PlainAsk.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useQuestion } from '../shared/useQuestion.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { Asked } from './Asked.js';
import { Lines } from './Lines.js';
import {
  armyName,
  type Choice,
  type SortieRun,
  type SortieView,
  sideOfSeat,
  stepOf,
  type Unit,
  unitNamed,
  unitsOf,
} from './model.js';
import { Orders } from './Orders.js';
import { bySeat } from './orders/bySeat.js';
import { Plans } from './Plans.js';
import { Reckoning } from './Reckoning.js';
import { isRevealed, Reveal, RevealAgain, RevealOnStage } from './Reveal.js';
import type { AskProps, Offered, SortieProps } from './types.js';
import { useSealing } from './useSealing.js';
import { WORDS } from './words.js';

const offered = (step: string, choices: readonly Choice[]): Offered => ({ step, choices });

/** What asks at which step; the rest is asked in the words of the rules. */
const PANELS: Readonly<Record<string, (props: AskProps) => ReactNode>> = {
  place: Asked,
  orders: Orders,
  plans: Plans,
  planOpenly: Plans,
  escapes: Asked,
  destroyed: Asked,
  doomed: Asked,
  moves: Asked,
  withdrawals: Asked,
  pressing: Asked,
  quarter: Asked,
  spoils: Asked,
};

/** Where all of it stands in the lines already, news has a place below. */
const HAS_NEWS = new Set(['plans', 'planOpenly']);

/** What is asked because of the dice of a round: they lie above it. */
const AFTER_DICE = new Set(['escapes', 'destroyed', 'doomed', 'moves', 'withdrawals', 'pressing', 'quarter', 'spoils']);

/** The key of the unit that is asked: a question about pressing names who presses, and after it whom. */
const unitAsked = (as: string): string => as.split('.')[0] ?? as;

/** A battle of two lines: the units above with who fights and shoots at whom, below what is asked. */
export const SortieScene = (props: SceneProps) => {
  const { seat, people, passages, devices } = props;
  const run = props.run as unknown as SortieRun;
  const view = props.view as unknown as SortieView;
  const { t, words } = useSpoken(WORDS);
  const { shown } = useOnStage();
  const [isReading, setReading] = useState(false);
  const [looked, setLooked] = useState<string | null>(null);
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  const { asking, open } = useQuestion<Choice, Offered, Choice | null>(props, {
    decide: offered,
    nothing: null,
    // The same is asked round after round.
    apart: () => view.open.round,
  });
  const seal = useSealing(props, asking, `${questionKey(props.run, passages.length)} ${view.open.round}`);
  const sections = useMemo(() => boardOf(words, props.run, seat, devices), [words, props.run, seat, devices]);
  const lead = useMemo(() => awaitedOf(words, props.run, seat), [words, props.run, seat]);
  const picked = unitNamed(units, open === null ? looked : unitAsked(open.asked.as));
  useYours(open === null || open.made ? null : questionTold(words, props, open.asked), passages);

  const onUnit = (unit: Unit): void => {
    setLooked(unit.name);
    const asked = open?.asking.mine.find(({ as }) => unitAsked(as) === unit.name);
    if (asked !== undefined) open?.onWhom(asked);
  };
  const parts: SortieProps = { ...props, run, view, units, side: sideOfSeat(view, seat) ?? 0, picked, onUnit };
  const news = (
    <>
      {run.over && shown === null ? null : <Happening passages={passages} seat={seat} people={people} />}
      {shown === null ? <RevealAgain {...parts} /> : null}
    </>
  );
  const isNewsBelow = shown === null && open !== null && HAS_NEWS.has(asking?.step ?? '');
  const main = (): ReactNode => {
    if (shown !== null) return null;
    if (run.over) return <Reckoning {...parts} />;
    if (run.awaits.need === 'dice') return <DicePanel {...props} />;
    if (open !== null && asking !== null) {
      const Panel = PANELS[asking.step];
      if (Panel !== undefined) return <Panel {...parts} open={open} seal={seal} news={news} />;
      const onWhom = (as: string): void => {
        const next = asking.mine.find((one) => one.as === as);
        if (next !== undefined) open.onWhom(next);
      };
      return <PlainAsk {...props} asking={asking} asked={open.asked} onWhom={onWhom} />;
    }
    return asking === null ? null : (
      <Waiting asking={bySeat(asking, people)} people={people} watching={seat === null} lead={lead} />
    );
  };
  const isAfterDice = shown === null && asking !== null && AFTER_DICE.has(asking.step);
  const happening = (): ReactNode => {
    if (shown !== null && isRevealed(shown)) return <RevealOnStage {...parts} shown={shown} />;
    return isNewsBelow ? null : news;
  };
  return (
    <div className="sortie" data-step={stepOf(view)?.step} data-over={run.over || undefined}>
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <Lines {...parts} open={open} onRead={() => setReading(true)} />
      <div className="sortie-low">
        <Coach {...props} />
        {isAfterDice ? main() : happening()}
        {isAfterDice ? <Reveal {...parts} /> : main()}
      </div>
      <Reading sections={sections} open={isReading} onClose={() => setReading(false)} />
    </div>
  );
};
