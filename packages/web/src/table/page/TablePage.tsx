import type { Json } from '@warmoot/kernel';
import { sceneTitle } from '@warmoot/words';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { placesAt } from '../../design/shell/places.js';
import { Shell } from '../../design/shell/Shell.js';
import { Loading } from '../../design/states/Loading.js';
import { LogView } from '../../log/LogView.js';
import { luckIn } from '../../log/passages.js';
import { awaitingAt, doingAt } from '../../net/awaiting.js';
import type { Sitting } from '../../net/sitting.js';
import { sittingKey, useNet } from '../../net/store.js';
import { type Do, useDo } from '../../net/useSitting.js';
import { presentAt } from '../../people/people.js';
import type { Person } from '../../people/person.js';
import { CoachContext } from '../../scenes/coach/coaching.js';
import { partNow, phasesIn } from '../../scenes/shared/course.js';
import { Phases } from '../../scenes/shared/Phases.js';
import { Flag } from '../../scenes/shared/standing/Flag.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { TableAddsContext } from '../adds.js';
import { Lobby } from '../lobby/Lobby.js';
import { AtDoor } from '../people/Door.js';
import { AfterScene } from '../play/AfterScene.js';
import { CoachSwitch, useCoaching } from '../play/Coaching.js';
import { HowItGoes } from '../play/HowItGoes.js';
import { Prepared, useActing } from '../play/Prepared.js';
import { Regent, RegentWay } from '../play/Regent.js';
import { Reminded } from '../play/Reminded.js';
import { SceneHost } from '../play/SceneHost.js';
import { SharedDice } from '../play/SharedDice.js';
import { Side } from '../play/Side.js';
import { useLogEntries } from '../play/TableLog.js';
import { useStage } from '../play/useStage.js';
import { useStanding } from '../play/useStanding.js';
import { Asked } from '../rulings/Proposals.js';
import { isPlayer, proposeTo } from '../rulings/propose.js';
import { Strip } from '../Strip.js';
import { useDated } from '../useDated.js';
import { useRounds } from '../useRounds.js';
import { useSpine } from '../useSpine.js';
import { TABLE } from '../words.js';
import { Lights } from './Lights.js';
import { LineBanner } from './LineBanner.js';
import { type AtSeat, Seated } from './Seated.js';
import { useCourse, usePeople, useSceneName, useWhoActs } from './useTablePage.js';
import './table.css';

interface LogPageProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

/** The log of a table as a page of its own: ways through it, the story, and luck so far. */
const LogPage = ({ sitting, people, act }: LogPageProps) => {
  const { words } = useSpoken(TABLE);
  const name = useSceneName(sitting);
  const who = useWhoActs(sitting, people);
  const entries = useLogEntries({ sitting, people });
  const { telling, seen, scene } = sitting;
  const luck = useMemo(() => luckIn(telling?.told.map(({ passage }) => passage) ?? [], people), [telling, people]);
  const head = seen?.scenes.at(-1);
  const title = name ?? (head === undefined ? (seen?.title ?? '') : sceneTitle(words, head.name));
  return (
    <LogView
      title={title}
      where={who}
      entries={entries}
      luck={luck}
      {...(scene !== null && isPlayer(sitting) && { onUndo: (to: number) => proposeTo(sitting, act, 'undo', { to }) })}
      {...(head?.commitment && { seedHash: head.commitment })}
    />
  );
};

const NOTHING = [] as const;

interface AtTableProps extends AtSeat {
  readonly at: string | null;
}

const AtTable = ({ sitting: arrived, held, at, pass }: AtTableProps) => {
  const { t, words } = useSpoken(TABLE);
  // What has arrived is told one thing after the other: the page knows of nothing that has not been told.
  const { sitting, on, missed, onDrawn } = useStage(arrived, at !== 'log');
  const { ui } = useWords();
  const { table, seat, seen, scene, telling, ended } = sitting;
  const act = useActing(table, useDo(table, seat));
  const standing = useStanding(sitting, act);
  const people = usePeople(sitting);
  const spine = useSpine(sitting.campaign);
  const dated = useDated(sitting);
  const rounds = useRounds(telling?.rules.scene ?? null, telling?.told ?? NOTHING, `/t/${table}/log`);
  const who = useWhoActs(sitting, people);
  const name = useSceneName(sitting);
  const course = useCourse(sitting);
  const coaching = useCoaching(sitting);
  const refused = useNet((net) => net.refused[sittingKey(table, seat)]);
  const chapter = useContext(TableAddsContext).useLeaf(sitting);
  const isElsewhere = useNet((net) => net.elsewhere[sittingKey(table, seat)] !== undefined);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  // A new scene ends the setting up of one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is another scene, not when something else changes.
  useEffect(() => setSettingUp(false), [scene?.scene]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  if (seen === null) return <Loading text={ui.table.loading} />;
  // A scene that was broken off has nothing to show for itself.
  const isOver = ended !== null && ended.outcome !== null && telling !== null;
  const isShown = scene !== null || (isOver && !isSettingUp);
  // The log as a page has everything of the log beside the scene.
  const hasSide = isOpen && at !== 'log';
  const parts = { sitting, people, act } as const;
  const title = name === null || !isShown ? { scene: seen.title } : { saga: seen.title, scene: name };
  return (
    <Shell
      at={at === 'log' ? 'log' : 'table'}
      {...title}
      part={course === null ? null : partNow(words, course, dated)}
      sub={on.shown === null ? who : on.shown.turn === 'act' ? t.othersAct : t.diceFall}
      places={placesAt(table, { hasCampaign: sitting.campaign !== null })}
      calendar={spine}
      rounds={isShown ? rounds : null}
      people={presentAt(seen, people, scene?.view.seats)}
      doing={on.shown === null ? doingAt(sitting) : {}}
      banner={<LineBanner />}
      menu={
        at === 'log' ? null : (
          <>
            <HowItGoes sitting={sitting} isInMenu />
            {chapter.way}
            <RegentWay sitting={sitting} act={act} />
          </>
        )
      }
      wishes={isPlayer(sitting) ? <CoachSwitch {...coaching} /> : null}
      tools={
        at === 'log' ? null : (
          <>
            <HowItGoes sitting={sitting} />
            {standing === null ? null : (
              <Flag
                standing={standing}
                seat={seat}
                answer={({ as }, choice) => {
                  const question = scene?.due.find((one) => one.as.includes(as))?.question ?? 'none';
                  void act({ do: 'answer', question, as, choice: choice as Json });
                }}
              />
            )}
            <button
              ref={opener}
              type="button"
              className="side-open"
              aria-label={t.log}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="sc-talk" size={22} />
              <b>{t.log}</b>
            </button>
          </>
        )
      }
    >
      {chapter.leaf}
      <Lights run={sitting.run}>
        <div
          className="table-page"
          data-scene={(isShown && at !== 'log') || undefined}
          data-side={hasSide || undefined}
        >
          <div className="table-main">
            {course === null || at === 'log' || course.stages.length === 0 ? null : (
              <Phases phases={phasesIn(words, course)} yours={on.shown === null && awaitingAt(sitting).mine} isRail />
            )}
            <div className="table-notes">
              <Strip hindrance={refused?.refusal} waited={refused?.waited} />
              {isElsewhere ? (
                <p role="status" className="note elsewhere">
                  {t.answeredElsewhere}
                </p>
              ) : null}
              <AtDoor {...parts} />
              <Asked {...parts} />
              <SharedDice {...parts} />
              <Prepared sitting={sitting} act={act} />
              <Regent sitting={sitting} act={act} />
              {at === 'log' ? null : <Reminded sitting={sitting} />}
            </div>
            {at === 'log' ? <LogPage {...parts} /> : null}
            {at !== 'log' && isShown ? (
              <CoachContext value={coaching}>
                <SceneHost {...parts} standing={standing} on={on} missed={missed} onDrawn={onDrawn} />
              </CoachContext>
            ) : null}
            {at !== 'log' && isShown && scene === null && missed === null ? (
              <AfterScene {...parts} onNext={() => setSettingUp(true)} />
            ) : null}
            {at !== 'log' && !isShown ? <Lobby {...parts} held={held} pass={pass} /> : null}
          </div>
          {hasSide ? <Side {...parts} held={held} pass={pass} onClose={close} /> : null}
        </div>
      </Lights>
    </Shell>
  );
};

/** A table: the scene in the middle, the log and the people beside it; a lobby where no scene is played. */
export const TablePage = ({ table, at }: { readonly table: string; readonly at: string | null }) => (
  <Seated table={table}>{(seated) => <AtTable key={seated.sitting.seat} {...seated} at={at} />}</Seated>
);
