import type { Chance } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { awaitedOf, boardOf, eventsTold, type Passage } from '@warmoot/words';
import { useId, useMemo, useRef, useState } from 'react';
import '../shared/scene.css';
import './battle.css';
import './panel/panel.css';
import { pickedOffer } from '../../boards/hex/offers.js';
import { useHands } from '../../boards/hex/useHands.js';
import { placeText } from '../../boards/terrain/naming.js';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { unbroken } from '../../words/text.js';
import { useWords } from '../../words/WordsProvider.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { FieldTools } from '../field/FieldTools.js';
import { Replay } from '../field/Replay.js';
import { useFieldRoom } from '../field/useFieldRoom.js';
import { DicePanel } from '../shared/DicePanel.js';
import { NewsStrip } from '../shared/NewsStrip.js';
import { newsFor } from '../shared/news.js';
import { Phases } from '../shared/Phases.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { StagePanel } from '../shared/StagePanel.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { actsOf, fallenIn, pairIn, throwAt, walksIn } from './acts.js';
import { BoardPane } from './BoardPane.js';
import { marksFor } from './boardMarks.js';
import { Decide } from './Decide.js';
import { Inner } from './Inner.js';
import {
  armyName,
  type BattleRun,
  type BattleView,
  SIDES,
  sideOfSeat,
  stepOf,
  type Unit,
  unitNamed,
  unitsOf,
} from './model.js';
import { Armies } from './panel/Armies.js';
import { End } from './panel/End.js';
import { nextFightTold } from './panel/FightsPanel.js';
import { Losses } from './panel/Losses.js';
import { Pair } from './panel/Pair.js';
import { RoundLine } from './panel/RoundLine.js';
import { phasesOf } from './phases.js';
import { settledIn } from './settled.js';
import { handsAsked, useBattle } from './useBattle.js';
import { useBattleWords } from './words.js';

/** A battle: the field at the left, what is to be decided at the right. A duel inside it takes the whole place. */
export const BattleScene = (props: SceneProps) =>
  props.view.inner === null ? <Field {...props} /> : <Inner {...props} />;

const Field = (props: SceneProps) => {
  const { seat, people, passages, answer, devices, busy } = props;
  const run = props.run as unknown as BattleRun;
  const { t, words } = useBattleWords();
  const { ui } = useWords();
  const announce = useAnnounce();
  const reading = useId();
  const panel = useRef<HTMLElement>(null);
  const room = useFieldRoom();
  const { shown, setShown, lookBack, setLookBack, setReading } = room;
  const [changing, setChanging] = useState('');
  const now = props.view as unknown as BattleView;
  const mine = useMemo(() => SIDES.filter((one) => now.given.armies[one]?.seat === seat), [now.given, seat]);
  const acts = useMemo(() => actsOf(passages, seat, mine), [passages, seat, mine]);
  /** An act of others that is looked at once more: the board shows it, and what is asked stays beside it. */
  const [seenAct, setSeenAct] = useState<string | null>(null);
  const act = acts.findIndex(({ letter }) => letter === seenAct);
  const lookAt = lookBack ?? acts[act]?.entry ?? null;
  const then = lookAt === null ? undefined : passages[lookAt];
  const view = useMemo(
    () => (then === undefined ? now : (then.after.view(seat) as unknown as BattleView)),
    [then, now, seat],
  );
  const past = then !== undefined;
  const { asking, open, onSee } = useBattle(props, now);
  const acting = past ? null : open;

  const facts = useMemo(() => unitsOf(words, view), [words, view]);
  const quick = acting?.decision.kind === 'quick' ? acting.picked.taken : null;
  const units = useMemo(
    () => (quick === null ? facts : facts.map((unit) => (quick.includes(unit.name) ? { ...unit, quick: true } : unit))),
    [facts, quick],
  );
  const { shown: told } = useOnStage();
  const pair = told === null ? null : pairIn(told.passage);
  const thrower = past ? undefined : facts[pair?.[0] ?? -1];
  const side = acting?.side ?? sideOfSeat(view, seat) ?? 0;
  const percent = (chance: Chance): string => percentText(ui, chance);
  const key = `${acting?.picked.unit} ${acting?.looked.key} ${acting?.picked.placed.length} ${acting?.decision.step}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked is in the key, piece by piece
  const marks = useMemo(
    () => marksFor({ view, units, percent }, acting, side, thrower?.name ?? null),
    [view, units, key, acting?.picked, ui, thrower?.name],
  );
  const news = useMemo(() => newsFor(words, passages, seat), [words, passages, seat]);
  const sections = useMemo(() => boardOf(words, props.run, seat, devices), [words, props.run, seat, devices]);
  const walks = useMemo(() => walksIn(passages[lookAt ?? passages.length - 1]), [passages, lookAt]);
  const passed = useMemo(() => (lookAt === null ? passages : passages.slice(0, lookAt + 1)), [passages, lookAt]);
  const fallen = useMemo(() => fallenIn(passed, seat), [passed, seat]);
  const settled = useMemo(() => settledIn(passed, seat, side), [passed, seat, side]);
  const lead = useMemo(() => awaitedOf(words, props.run, seat), [words, props.run, seat]);
  const yours = open !== null && !open.made;
  const what = (): string | null => {
    if (open === null || !yours) return null;
    const isFight = open.decision.kind === 'fights';
    return isFight
      ? nextFightTold({ view: now, units: facts, open, t }, percent)
      : questionTold(words, props, open.asked);
  };
  useYours(what(), passages);

  const give = (choice: unknown): void => {
    if (open === null || lookBack !== null || busy) return;
    setChanging('');
    answer(open.asked, choice);
  };
  const odds = (at: number): void => {
    const unit = unitNamed(units, acting?.picked.unit ?? null);
    const place = view.open.field < 0 ? undefined : saga.battle.groundOf(view).places[at];
    if (place === undefined) return;
    const fight = unit === null ? null : saga.battle.fightIf(view, unit.index, unit.at === at ? null : place);
    announce(
      fight === null
        ? t.noOdds
        : t.oddsAt({
            place: placeText(t, place),
            chance: percentText(ui, fight.wins),
            exact: fractionText(ui, fight.wins) ?? '',
          }),
      'echo',
    );
  };
  const places = view.open.field < 0 ? [] : saga.battle.groundOf(view).places;
  const hands = useHands({
    places,
    units,
    asked: handsAsked(acting, view, units),
    give,
    onRead: () => setReading(true),
    onOdds: odds,
    onTally: () => panel.current?.querySelector<HTMLElement>('[data-tally] button')?.click(),
    onLean: (lean) => announce(t.leans[lean], 'echo'),
    onLook: () => setShown('armies'),
    onSee,
  });
  const onUnit = (unit: Unit): void => {
    if (acting?.decision.units.includes(unit.name)) {
      acting.onPick({ ...acting.picked, unit: unit.name, key: null });
      setShown('choose');
    }
  };
  const phases = useMemo(() => phasesOf(words, run.rules, view, t), [words, run.rules, view, t]);
  const step = stepOf(view);
  const offered = acting === null ? null : pickedOffer(acting.decision, acting.picked);
  // What one looks back at, and what one is asked about, comes into sight; what others do moves nobody's view.
  const went = past ? ([...walks.values()].at(-1)?.slice(-1) ?? []) : [];
  const cord = marks.cords.find(({ picked }) => picked) ?? marks.cords[0];
  const asked = [units[marks.picked]?.at ?? -1, ...(cord?.hexes ?? [])].filter((at) => at >= 0);
  const able = units.filter(({ index, at }) => marks.able.has(index) && at >= 0).map(({ at }) => at);
  const fought = told === null ? [] : throwAt(told.passage);
  const matters = [went, fought, asked, acting === null ? [] : able].find((hexes) => hexes.length > 0) ?? [];
  const question = `${open?.asked.as} ${view.open.round} ${step?.step}`;
  const main = () => {
    if (lookBack !== null) {
      return <Replay passages={passages} at={lookBack} onGo={setLookBack} seat={seat} />;
    }
    if (shown === 'armies') {
      return (
        <div className="battle-body">
          <Armies
            view={view}
            units={units}
            people={people}
            places={places}
            onUnit={onUnit}
            seat={seat}
            gesture={run.over ? null : (props.gesture ?? null)}
            t={t}
          />
        </div>
      );
    }
    if (told !== null) {
      const call = pair === null ? null : <Pair pair={pair} units={facts} t={t} />;
      return <StagePanel shown={told} news={news} seat={seat} people={people} call={call} picture={Losses} />;
    }
    if (run.over) return <End run={run} view={view} units={units} t={t} />;
    if (run.awaits.need === 'dice') return <DicePanel {...props} />;
    if (open !== null) {
      return (
        <Decide
          open={open}
          view={view}
          run={run}
          units={units}
          people={people}
          busy={busy}
          give={give}
          t={t}
          words={words}
          settled={settled}
          changing={changing === question}
          onChanging={() => setChanging(question)}
        />
      );
    }
    if (asking === null) return <div className="battle-body" />;
    return (
      <div className="battle-body">
        <Waiting asking={asking} people={people} watching={seat === null} lead={lead} />
      </div>
    );
  };
  return (
    <div className="battle" data-step={step?.step}>
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <BoardPane
        view={view}
        shown={offered?.choice.choose === 'field' ? offered.choice.field : null}
        units={units}
        marks={marks}
        walks={walks}
        hands={hands}
        matters={matters}
        onWindow={room.setWindow}
        acts={acts}
        act={act < 0 ? acts.length - 1 : act}
        onAct={(nth) => setSeenAct(acts[nth]?.letter ?? null)}
        actTold={(nth) => unbroken(eventsTold(words, passages[acts[nth]?.entry ?? 0] as Passage, seat)[0] ?? '')}
        fallen={fallen}
        settled={settled}
        reading={reading}
        sections={sections}
        t={t}
      />
      <section ref={panel} className="battle-panel" aria-label={t.decide} onClickCapture={() => setSeenAct(null)}>
        <Phases phases={phases} yours={yours && lookBack === null} />
        <div className="battle-sub">
          <RoundLine view={view} t={t} />
          <FieldTools room={room} last={passages.length - 1} />
        </div>
        {told === null && lookBack === null ? <NewsStrip news={news} seat={seat} people={people} /> : null}
        {lookBack === null && shown !== 'armies' ? <Coach {...props} /> : null}
        {main()}
      </section>
      <Reading sections={sections} open={room.isReading} onClose={() => setReading(false)} />
    </div>
  );
};
