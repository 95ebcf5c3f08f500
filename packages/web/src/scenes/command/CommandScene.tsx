import { command } from '@warmoot/rules';
import { awaitedOf, boardOf } from '@warmoot/words';
import { useEffect, useId, useMemo, useState } from 'react';
import '../shared/scene.css';
import '../field/layout.css';
import './command.css';
import './panel.css';
import { walkUnits } from '../../boards/hex/offers.js';
import { useHands } from '../../boards/hex/useHands.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { FieldTools } from '../field/FieldTools.js';
import { Replay } from '../field/Replay.js';
import { useFieldRoom } from '../field/useFieldRoom.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { BoardPane, placeAt } from './BoardPane.js';
import { marksFor } from './boardMarks.js';
import { useClassNames } from './classes.js';
import { Decide } from './Decide.js';
import { clashAnswered, walksIn, wentIn } from './happened.js';
import { Inner } from './Inner.js';
import {
  armyName,
  type CommandRun,
  type CommandView,
  sideOfSeat,
  stepOf,
  type Unit,
  unitNamed,
  unitsOf,
} from './model.js';
import { nextOfRest, orderOf } from './offers.js';
import { End } from './panel/End.js';
import { Muster } from './panel/Muster.js';
import { Rail } from './Rail.js';
import { accountSpoken, unitSpoken } from './spoken.js';
import { handsAsked, useCommand } from './useCommand.js';
import { useKeys } from './useKeys.js';
import { WORDS } from './words.js';

/** A battle where every order has a price. A duel inside it takes the whole place. */
export const CommandScene = (props: SceneProps) =>
  props.view.inner === null ? <Field {...props} /> : <Inner {...props} />;

const Field = (props: SceneProps) => {
  const { seat, people, passages, answer, devices, busy } = props;
  const run = props.run as unknown as CommandRun;
  const { t, words } = useSpoken(WORDS);
  const classNamed = useClassNames();
  const announce = useAnnounce();
  const reading = useId();
  const room = useFieldRoom();
  const { shown, setShown, lookBack, setLookBack, setReading } = room;
  const now = props.view as unknown as CommandView;
  const then = lookBack === null ? undefined : passages[lookBack];
  const view = useMemo(
    () => (then === undefined ? now : (then.after.view(seat) as unknown as CommandView)),
    [then, now, seat],
  );
  const { asking, open, onSee } = useCommand(props, now);
  const acting = then === undefined ? open : null;
  const units = useMemo(() => unitsOf(words, view), [words, view]);
  const key = `${acting?.looked.unit} ${acting?.looked.key} ${acting?.looked.order}`;
  const isAnswer = acting?.decision.kind === 'answers';
  const fight = useMemo(
    () => (isAnswer ? clashAnswered(view, passages, seat) : null),
    [isAnswer, view, passages, seat],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is in the key
  const marks = useMemo(
    () => marksFor({ view, units, t, fight }, acting),
    [view, units, t, fight, key, acting?.decision],
  );
  const sections = useMemo(() => boardOf(words, props.run, seat, devices), [words, props.run, seat, devices]);
  const passed = useMemo(() => (lookBack === null ? passages : passages.slice(0, lookBack + 1)), [passages, lookBack]);
  const walks = useMemo(() => walksIn(passed.at(-1)), [passed]);
  const went = useMemo(() => wentIn(passed), [passed]);
  const lead = useMemo(() => awaitedOf(words, props.run, seat), [words, props.run, seat]);
  const { shown: told } = useOnStage();
  const spoken = { view: now, units, classNamed, placeOf: (at: number) => placeAt(t, now, at), words, t };

  const what = (): string | null => {
    if (open === null) return null;
    if (open.decision.kind !== 'orders') return questionTold(words, props, open.asked);
    const { round, stage } = now.open;
    const title = words.scenes['command/battle']?.stages?.[STAGES[stage - 1] ?? ''] ?? '';
    return t.stageSpoken({ round, n: stage, title });
  };
  useYours(what(), passages);

  const give = (choice: unknown): void => {
    if (open !== null && lookBack === null && !busy) answer(open.asked, choice);
  };
  // Whoever lets the rest do as suggested has it done one after the other, as the table hears of each.
  const [isResting, onRest] = useState(false);
  const rest = !isResting || open === null ? null : nextOfRest(now, open.decision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is answered once
  useEffect(() => {
    if (!isResting || busy || told !== null) return;
    if (rest !== null) give(rest.choice);
    else onRest(false);
  }, [isResting, busy, told, rest === null, passages.length]);
  const pickUnit = (unit: Unit): void => {
    if (acting === null || !acting.decision.units.includes(unit.name)) return;
    acting.onPick({ ...acting.picked, unit: unit.name, key: null, order: null });
    setShown('choose');
    announce(unitSpoken(spoken, unit), 'echo');
  };
  const onWalk = (step: 1 | -1): number | null => {
    const next = unitNamed(units, walkUnits(acting?.decision.units ?? [], acting?.picked.unit ?? null, step));
    if (next === null) return null;
    if (acting?.decision.kind === 'orders') pickUnit(next);
    return next.at;
  };
  const onAccount = (): void => {
    if (acting !== null) announce(accountSpoken(spoken, acting), 'echo');
  };
  const places = command.groundOf(view).places;
  const base = useHands({
    places,
    units,
    asked: handsAsked(acting),
    give,
    onRead: () => setReading(true),
    onOdds: onAccount,
    onTally: onAccount,
    onLean: (lean) => announce(t.leans[lean], 'echo'),
    onLook: () => undefined,
    onSee,
  });
  /** A press on an enemy names it: the order of the unit in hand that is about it. */
  const onEnemy = (at: number): boolean => {
    const there = units.find((unit) => unit.at === at && at >= 0);
    if (acting === null || there === undefined || there.side === acting.side) return false;
    const { decision, picked, onPick } = acting;
    const offer = decision.offers.find(
      ({ unit, choice }) =>
        unit === picked.unit && 'target' in choice && choice.target === there.name && choice.choose !== 'supportAttack',
    );
    if (offer === undefined) return false;
    const order = orderOf(offer.choice);
    if (picked.order === order && picked.key !== null) {
      const chosen = decision.offers.find((one) => one.key === picked.key);
      give(chosen?.choice ?? offer.choice);
    } else onPick({ ...picked, key: offer.key, order });
    return true;
  };
  const hands = {
    ...base,
    onWalk,
    onHex: (at: number) => {
      if (!onEnemy(at)) base.onHex(at);
    },
  };
  const keys = useKeys({ onWalk, onAccount });
  const inSight = marks.cords[0]?.hexes ?? [];
  const picked = units[marks.picked];
  const matters = [...(picked !== undefined && picked.at >= 0 ? [picked.at] : []), ...inSight];
  const muster = (
    <Muster
      view={view}
      units={units}
      people={people}
      picked={marks.picked}
      prices={marks.prices}
      onUnit={pickUnit}
      t={t}
    />
  );
  const main = () => {
    if (lookBack !== null) {
      return <Replay passages={passages} at={lookBack} onGo={setLookBack} seat={seat} />;
    }
    if (shown === 'armies') return <div className="field-body command-armies">{muster}</div>;
    if (told !== null) return null;
    if (run.over) return <End run={run} view={view} t={t} />;
    if (run.awaits.need === 'dice') return <DicePanel {...props} />;
    if (open !== null) {
      return (
        <Decide
          {...{ open, view, run, seat, units, people, passages, fight, busy, give, isResting, onRest, t, words }}
        />
      );
    }
    if (asking === null) return <div className="field-body" />;
    return (
      <div className="field-body">
        <Waiting asking={asking} people={people} watching={seat === null} lead={lead} />
      </div>
    );
  };
  const { round, active } = view.open;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letters are short ways to what stands inside
    <div
      ref={keys.room}
      className="field-scene command"
      data-step={stepOf(view)?.step}
      data-asks={acting?.decision.kind}
      onKeyDown={keys.onKeyDown}
    >
      <h1 className="vh">{t.title({ one: armyName(view, 0), two: armyName(view, 1) })}</h1>
      <div className="field-left">
        <BoardPane
          view={view}
          units={units}
          marks={marks}
          walks={walks}
          went={went}
          hands={hands}
          matters={matters}
          onWindow={room.setWindow}
          reading={reading}
          sections={sections}
          t={t}
        />
        <div className="field-muster">{muster}</div>
      </div>
      <section className="field-panel" aria-label={t.panel}>
        <Rail
          rules={run.rules}
          view={view}
          mine={sideOfSeat(view, seat)}
          yours={open !== null && lookBack === null}
          words={words}
          t={t}
        />
        <div className="field-sub">
          <p>{round === 0 ? t.before : `${t.round({ round })} · ${t.turnOf({ army: armyName(view, active) })}`}</p>
          <FieldTools room={room} last={passages.length - 1} />
        </div>
        {lookBack === null ? <Happening passages={passages} seat={seat} people={people} /> : null}
        {lookBack === null && shown !== 'armies' ? <Coach {...props} /> : null}
        {main()}
      </section>
      <Reading sections={sections} open={room.isReading} onClose={() => setReading(false)} />
    </div>
  );
};

const STAGES = ['volleys', 'movement', 'attacks', 'defence', 'combat'] as const;
