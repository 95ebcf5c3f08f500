import { awaitedOf, boardOf, calledAs } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import '../shared/scene.css';
import '../field/layout.css';
import './skirmish.css';
import type { Hands } from '../../boards/lattice/Board.js';
import { WithRules } from '../../design/rules/WithRules.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { FieldTools } from '../field/FieldTools.js';
import { Replay } from '../field/Replay.js';
import { useFieldRoom } from '../field/useFieldRoom.js';
import { courseOf, phasesIn } from '../shared/course.js';
import { ForWhom } from '../shared/Deciding.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { Phases } from '../shared/Phases.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { ActsPanel } from './ask/ActsPanel.js';
import { EndPanel } from './ask/EndPanel.js';
import { NOTHING, usualAct } from './ask/offers.js';
import { PlacePanel } from './ask/PlacePanel.js';
import { PlainPanel } from './ask/PlainPanel.js';
import type { Telling } from './ask/titles.js';
import { BoardPane } from './BoardPane.js';
import { marksFor } from './marks.js';
import { bandName, byKey, type Fighter, fightersOf, type SkirmishRun, type SkirmishView, stepOf } from './model.js';
import { bandsOf, moraleSpoken } from './muster.js';
import { newsOf } from './news.js';
import { Muster } from './panel/Muster.js';
import { seenOf, sinceOpening, walksIn } from './seen.js';
import { divisionSpoken, fighterSpoken } from './spoken.js';
import { useHands } from './useHands.js';
import { useKeys } from './useKeys.js';
import { useSkirmish } from './useSkirmish.js';
import { WORDS } from './words.js';

/** A fight of figures: the ground with both bands, and beside it what is asked. */
export const SkirmishScene = (props: SceneProps) => {
  const { seat, people, passages, answer, devices, busy } = props;
  const run = props.run as unknown as SkirmishRun;
  const { t, words } = useSpoken(WORDS);
  const { ui } = useWords();
  const announce = useAnnounce();
  const reading = useId();
  const room = useFieldRoom();
  const { shown, setShown, lookBack, setLookBack, setReading } = room;
  const now = props.view as unknown as SkirmishView;
  const then = lookBack === null ? undefined : passages[lookBack];
  const view = useMemo(
    () => (then === undefined ? now : (then.after.view(seat) as unknown as SkirmishView)),
    [then, now, seat],
  );
  const fighters = useMemo(() => fightersOf(words, view), [words, view]);
  const { asking, open } = useSkirmish(props, now, fighters);
  const acting = then === undefined ? open : null;
  const telling: Telling = useMemo(() => ({ view, fighters, words, t }), [view, fighters, words, t]);
  const passed = useMemo(() => (lookBack === null ? passages : passages.slice(0, lookBack + 1)), [passages, lookBack]);
  const since = useMemo(() => sinceOpening(view, passed), [view, passed]);
  const walks = useMemo(() => walksIn(view, passed.at(-1)), [view, passed]);
  /** The space that is looked at, with nothing pressed. */
  const [over, setOver] = useState<number | null>(null);
  const marks = useMemo(() => marksFor(telling, ui, acting, since, over), [telling, ui, acting, since, over]);
  const actor = acting?.fighter?.key ?? null;
  const seen = useMemo(() => seenOf(words, view, fighters, actor), [words, view, fighters, actor]);
  const sections = useMemo(() => boardOf(words, props.run, seat, devices), [words, props.run, seat, devices]);
  const isWaiting = asking !== null && open === null;
  const lead = useMemo(
    () => (isWaiting ? awaitedOf(words, props.run, seat) : null),
    [isWaiting, words, props.run, seat],
  );
  const { shown: told } = useOnStage();
  const what = open === null ? null : questionTold(words, props, open.asked);
  useYours(open === null || open.made ? null : what, passages);

  const give = (choice: unknown): void => {
    if (open !== null && lookBack === null && !busy) answer(open.asked, choice);
  };
  const onDivision = (): void => announce(acting === null ? t.noDivision : divisionSpoken(telling, ui, acting), 'echo');
  const onLook = (one: Fighter): void => announce(fighterSpoken(telling, one), 'echo');
  const hands: Hands = {
    ...useHands({
      view,
      fighters,
      open: acting,
      give,
      onRead: () => setReading(true),
      onSpoken: onDivision,
      onLook,
    }),
    onSee: setOver,
  };
  const keys = useKeys({ onDivision, onMorale: () => announce(moraleSpoken(telling), 'echo') });
  const news = useMemo(() => newsOf(words, view, passed, seat), [words, view, passed, seat]);
  const bands = useMemo(() => {
    const told = news.map((one) => (one === null ? null : <WithRules key={one} text={one} />));
    return bandsOf(telling, actor, told);
  }, [telling, actor, news]);
  const onFigure = (key: string): void => {
    const one = byKey(fighters, key);
    if (one === null) return;
    if (acting?.decision.figures.includes(key)) {
      acting.onPick({ ...NOTHING, figure: key, act: usualAct(acting.decision, key)?.key ?? null });
      setShown('choose');
    } else onLook(one);
  };
  const muster = <Muster bands={bands} onFigure={onFigure} />;
  const named = (as: string): string => calledAs(words, props.run, { seat: seat ?? '', as });
  const main = () => {
    if (lookBack !== null) return <Replay passages={passages} at={lookBack} onGo={setLookBack} seat={seat} />;
    if (shown === 'armies') return <div className="field-body">{muster}</div>;
    if (told !== null) return null;
    if (run.over) return <EndPanel run={run} telling={telling} />;
    if (run.awaits.need === 'dice') return <DicePanel {...props} />;
    if (open !== null) {
      const panel = { open, telling, run, seat, people, passages, busy, give };
      const key = `${open.asked.as} ${passages.length}`;
      return (
        <>
          <ForWhom asking={open.asking} asked={open.asked} onWhom={open.onWhom} named={named} />
          {open.decision.kind === 'acts' ? (
            <ActsPanel {...panel} />
          ) : open.decision.kind === 'place' ? (
            <PlacePanel {...panel} />
          ) : (
            <PlainPanel key={key} {...panel} lead={what ?? ''} />
          )}
        </>
      );
    }
    if (asking === null || lead === null) return <div className="field-body" />;
    const called = { ...asking, others: asking.others.map((one) => ({ ...one, as: named(one.as) })) };
    return (
      <div className="field-body">
        <Waiting asking={called} people={people} watching={seat === null} lead={lead} />
      </div>
    );
  };
  const { round, priority, surprise, phase } = view.open;
  const step = stepOf(view);
  // Before its die has fallen, priority is that of the round before.
  const isThrown = round > 0 && !view.agenda.some((one) => one.step === 'priority');
  const notes: Readonly<Record<string, string | undefined>> = {
    priority: isThrown ? bandName(view, priority) : '',
    [phase]:
      step === null || !('side' in step)
        ? ''
        : step.step === 'opening'
          ? t.notes.opening({ band: bandName(view, step.side) })
          : step.step === 'announce'
            ? t.notes.announce({ band: bandName(view, step.side) })
            : step.step === 'strikes' || step.step === 'blows' || step.step === 'declare'
              ? t.notes[step.step]
              : '',
  };
  const phases = phasesIn(words, courseOf(run.rules as never, { ...view, inner: null } as never)).map((one) => ({
    ...one,
    note: notes[one.key] ?? '',
  }));
  const matters = [
    ...(acting?.fighter?.at == null ? [] : [acting.fighter.at]),
    ...marks.targets.map(({ at }) => at),
    ...(acting?.decision.kind === 'place' ? marks.goes.slice(Math.floor(marks.goes.length / 2)).slice(0, 1) : []),
  ];
  return (
    <div
      className="field-scene skirmish"
      data-step={step?.step}
      data-asks={acting?.decision.kind}
      data-hand={acting?.fighter?.now.at}
      onKeyDownCapture={keys.onKeyDown}
    >
      <h1 className="vh">{t.title({ one: bandName(view, 0), two: bandName(view, 1) })}</h1>
      <div className="field-left">
        <BoardPane
          telling={telling}
          seen={seen}
          marks={marks}
          walks={walks}
          hands={hands}
          matters={matters}
          onWindow={room.setWindow}
          reading={reading}
          sections={sections}
        />
        <div className="field-muster">{muster}</div>
      </div>
      <section className="field-panel" aria-label={t.panel}>
        <Phases phases={phases} yours={open !== null && lookBack === null} />
        <div className="field-sub">
          <p>
            {round === 0
              ? t.before
              : !isThrown
                ? t.round({ round })
                : `${t.round({ round })} · ${surprise ? t.surprise({ band: bandName(view, priority) }) : t.priority({ band: bandName(view, priority) })}`}
          </p>
          <FieldTools room={room} last={passages.length - 1} sides="tabBands" />
        </div>
        {lookBack === null ? <Happening passages={passages} seat={seat} people={people} /> : null}
        {lookBack === null && shown !== 'armies' ? <Coach {...props} /> : null}
        {main()}
      </section>
      <Reading sections={sections} open={room.isReading} onClose={() => setReading(false)} />
    </div>
  );
};
