import { awaitedOf, boardOf, calledAs } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import '../shared/scene.css';
import '../field/layout.css';
import '../skirmish/skirmish.css';
import './lines.css';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { FieldTools } from '../field/FieldTools.js';
import { Replay } from '../field/Replay.js';
import { useFieldRoom } from '../field/useFieldRoom.js';
import { ForWhom } from '../shared/Deciding.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { Phases } from '../shared/Phases.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { NOTHING } from './acts/offers.js';
import type { Telling } from './acts/titles.js';
import { ActsPanel } from './ask/ActsPanel.js';
import { EndPanel } from './ask/EndPanel.js';
import { PlacePanel } from './ask/PlacePanel.js';
import { PlainPanel } from './ask/PlainPanel.js';
import { BoardPane } from './BoardPane.js';
import { marksFor } from './marks.js';
import { armyName, type Formation, forcesOf, type LinesRun, type LinesView, linesOf, stepOf, unitBy } from './model.js';
import { moraleSpoken, unitRows } from './muster.js';
import { UnitRows } from './panel/UnitRows.js';
import { fallenOf, fullRanks, seenOf, seenUnit, sinceOpening, walksIn } from './seen.js';
import { lineSpoken, pickedSpoken, unitSpoken } from './spoken.js';
import { phasesOf, subtitleOf } from './stages.js';
import { useHands } from './useHands.js';
import { useKeys } from './useKeys.js';
import { useLines } from './useLines.js';
import { WORDS } from './words.js';

/** A battle of ranked units: the ground with both armies, and beside it what is asked. */
export const LinesScene = (props: SceneProps) => {
  const { seat, people, passages, answer, devices, busy } = props;
  const run = props.run as unknown as LinesRun;
  const { t, words } = useSpoken(WORDS);
  const { ui } = useWords();
  const announce = useAnnounce();
  const reading = useId();
  const room = useFieldRoom();
  const { shown, setShown, lookBack, setLookBack, setReading } = room;
  const now = props.view as unknown as LinesView;
  const then = lookBack === null ? undefined : passages[lookBack];
  const view = useMemo(
    () => (then === undefined ? now : (then.after.view(seat) as unknown as LinesView)),
    [then, now, seat],
  );
  const forces = useMemo(() => forcesOf(words, view), [words, view]);
  const { asking, open } = useLines(props, now, forces);
  const acting = then === undefined ? open : null;
  const telling: Telling = useMemo(() => ({ view, forces, words, t }), [view, forces, words, t]);
  const passed = useMemo(() => (lookBack === null ? passages : passages.slice(0, lookBack + 1)), [passages, lookBack]);
  const since = useMemo(() => sinceOpening(view, passed), [view, passed]);
  const walks = useMemo(() => walksIn(view, passed.at(-1)), [view, passed]);
  const fallen = useMemo(() => fallenOf(view, passed), [view, passed]);
  const full = useMemo(() => fullRanks(passages), [passages]);
  /** The space that is looked at, with nothing pressed. */
  const [over, setOver] = useState<number | null>(null);
  const marks = useMemo(() => marksFor(telling, acting, since, over), [telling, acting, since, over]);
  const hand = acting?.unit?.key ?? null;
  const seeing = useMemo(() => ({ acting: hand, seat, full }), [hand, seat, full]);
  const seen = useMemo(() => seenOf(view, forces, seeing), [view, forces, seeing]);
  const goer = unitBy(forces, marks.ghost?.key ?? null);
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
  const onSpoken = (): void => announce(pickedSpoken(telling, ui, acting), 'echo');
  const onLook = (unit: Formation): void => announce(unitSpoken(telling, unit), 'echo');
  const { hands, pickUnit } = useHands({
    view,
    forces,
    open: acting,
    give,
    onRead: () => setReading(true),
    onSpoken,
    onLook,
  });
  const onUnit = (key: string): void => {
    const unit = unitBy(forces, key);
    if (unit === null) return;
    if (acting?.decision.units.includes(key)) {
      pickUnit(key);
      setShown('choose');
    } else onLook(unit);
  };
  /** The next battle line of yours is brought to hand where it may be, and read out. */
  const onLine = (): void => {
    const { lines } = view.open;
    if (lines.length === 0) {
      announce(t.noLine, 'echo');
      return;
    }
    const at = lines.findIndex(({ units }) => units.includes(acting?.unit?.index ?? -1));
    const next = lines[(at + 1) % lines.length] as (typeof lines)[number];
    const mine = next.units.find((unit) => acting?.decision.units.includes(forces.units[unit]?.key ?? ''));
    if (mine !== undefined) pickUnit(forces.units[mine]?.key ?? '');
    announce(lineSpoken(telling, ui, next, mine ?? next.units[0] ?? -1), 'echo');
  };
  const keys = useKeys({
    onRead: onSpoken,
    onMorale: () => announce(moraleSpoken(telling), 'echo'),
    onLine,
    onUnit: () => {
      hands.onWalk(1);
    },
    onChallenge: () => {
      const challenge = acting?.decision.acts.find(({ word }) => word === 'challenge');
      if (challenge !== undefined) acting?.onPick({ ...NOTHING, unit: challenge.unit, act: challenge.key });
    },
  });
  const facing = useMemo(() => {
    const index = acting?.unit?.index ?? -1;
    return linesOf(view, index).flatMap(
      ({ units }) => forces.units[units.find((one) => one !== index) ?? -1]?.key ?? [],
    );
  }, [view, forces, acting]);
  const muster = (
    <UnitRows
      units={unitRows(telling, { acting: hand, facing, full })}
      label={t.armies}
      leftOf={(left, began) => t.leftOf({ left, began })}
      ranksTold={(ranks) => t.ranksOf({ ranks: ranks.map(String) })}
      onUnit={onUnit}
    />
  );
  const named = (as: string): string => calledAs(words, props.run, { seat: seat ?? '', as });
  const main = () => {
    if (lookBack !== null) return <Replay passages={passages} at={lookBack} onGo={setLookBack} seat={seat} />;
    if (shown === 'armies') return <div className="field-body">{muster}</div>;
    if (told !== null) return null;
    if (run.over) return <EndPanel run={run} telling={telling} />;
    if (run.awaits.need === 'dice') return <DicePanel {...props} />;
    if (open !== null) {
      const panel = { open, telling, run, seat, people, passages, busy, give };
      return (
        <>
          <ForWhom asking={open.asking} asked={open.asked} onWhom={open.onWhom} named={named} />
          {open.decision.kind === 'acts' ? (
            <ActsPanel {...panel} />
          ) : open.decision.kind === 'place' ? (
            <PlacePanel {...panel} />
          ) : (
            <PlainPanel key={`${open.asked.as} ${passages.length}`} {...panel} lead={what ?? ''} />
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
  const matters = [
    ...(acting?.unit?.at == null ? [] : [acting.unit.at]),
    ...(acting?.decision.kind === 'place' ? marks.goes.slice(Math.floor(marks.goes.length / 2)).slice(0, 1) : []),
  ];
  return (
    <div
      className="field-scene skirmish lines"
      data-step={stepOf(view)?.step}
      data-asks={acting?.decision.kind}
      data-hand={acting?.unit?.now.at}
      onKeyDownCapture={keys.onKeyDown}
    >
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <div className="field-left">
        <BoardPane
          telling={telling}
          seen={seen}
          fallen={fallen}
          marks={marks}
          ghost={goer === null ? null : seenUnit(view, goer, seeing)}
          walks={walks}
          hands={{ ...hands, onSee: setOver }}
          matters={matters}
          onWindow={room.setWindow}
          reading={reading}
          sections={sections}
        />
        <div className="field-muster">{muster}</div>
      </div>
      <section className="field-panel" aria-label={t.panel}>
        <Phases phases={phasesOf(telling, run)} yours={open !== null && lookBack === null} />
        <div className="field-sub">
          <p>{subtitleOf(telling)}</p>
          <FieldTools room={room} last={passages.length - 1} />
        </div>
        {lookBack === null ? <Happening passages={passages} seat={seat} people={people} brief={open !== null} /> : null}
        {lookBack === null && shown !== 'armies' ? <Coach {...props} /> : null}
        {main()}
      </section>
      <Reading sections={sections} open={room.isReading} onClose={() => setReading(false)} />
    </div>
  );
};
