import type { SeatId } from '@warmoot/kernel';
import { sceneTitle } from '@warmoot/words';
import { type ReactElement, useEffect, useState } from 'react';
import { Shell } from '../app/shell/Shell.js';
import { Loading } from '../design/Loading.js';
import { FaultPage } from '../faults/FaultPage.js';
import type { Hindrance } from '../net/api.js';
import { doingAt } from '../net/awaiting.js';
import { presentAt } from '../net/people.js';
import type { Sitting } from '../net/sitting.js';
import { sittingKey, useNet } from '../net/store.js';
import { type Held, useDo, useHeld, useSitting } from '../net/useSitting.js';
import { useSpoken } from '../scenes/shared/speech.js';
import { useWords } from '../words/WordsProvider.js';
import { AfterScene } from './AfterScene.js';
import { Curtain } from './Curtain.js';
import { LineBanner } from './LineBanner.js';
import { Lobby } from './Lobby.js';
import { LogPage } from './LogPage.js';
import { Asked } from './Proposals.js';
import { SceneHost } from './SceneHost.js';
import { Side } from './Side.js';
import { Strip } from './Strip.js';
import './table.css';
import { useHotSeat } from './useHotSeat.js';
import { usePeople, useWhoActs } from './useTablePage.js';
import { TABLE } from './words.js';

interface AtTableProps {
  readonly sitting: Sitting;
  readonly held: Held;
  readonly at: string | null;
  readonly pass: (seat: SeatId) => void;
}

const AtTable = ({ sitting, held, at, pass }: AtTableProps): ReactElement => {
  const { t, words } = useSpoken(TABLE);
  const { ui } = useWords();
  const { table, seat, seen, scene, telling, ended } = sitting;
  const act = useDo(table, seat);
  const people = usePeople(sitting);
  const who = useWhoActs(sitting, people);
  const refused = useNet((net) => net.refused[sittingKey(table, seat)]);
  const [isOpen, setOpen] = useState(false);
  const [isSettingUp, setSettingUp] = useState(false);
  // A new scene ends the setting up of one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is another scene, not when something else changes.
  useEffect(() => setSettingUp(false), [scene?.scene]);
  if (seen === null) return <Loading text={ui.table.loading} />;
  const name = scene?.name ?? (ended === null ? undefined : telling?.rules.scene);
  // A scene that was broken off has nothing to show for itself.
  const isOver = ended !== null && ended.outcome !== null && telling !== null;
  const isShown = scene !== null || (isOver && !isSettingUp);
  // The log as a page has everything of the log beside the scene.
  const hasSide = isOpen && at !== 'log';
  const parts = { sitting, people, act } as const;
  const title =
    name === undefined || !isShown ? { scene: seen.title } : { saga: seen.title, scene: sceneTitle(words, name) };
  return (
    <Shell
      at={at === 'log' ? 'log' : 'table'}
      {...title}
      sub={who}
      places={{ table: `/t/${table}`, log: `/t/${table}/log` }}
      people={presentAt(seen, people, scene?.view.seats)}
      doing={doingAt(sitting)}
      banner={<LineBanner />}
      tools={
        at === 'log' ? null : (
          <button type="button" className="side-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t.log}
          </button>
        )
      }
    >
      <div className="table-page" data-scene={(isShown && at !== 'log') || undefined} data-side={hasSide || undefined}>
        <div className="table-main">
          <div className="table-notes">
            <Strip hindrance={refused?.refusal} />
            <Asked {...parts} />
          </div>
          {at === 'log' ? <LogPage {...parts} /> : null}
          {at !== 'log' && isShown ? <SceneHost {...parts} /> : null}
          {at !== 'log' && isShown && scene === null ? (
            <AfterScene {...parts} onNext={() => setSettingUp(true)} />
          ) : null}
          {at !== 'log' && !isShown ? <Lobby {...parts} held={held} pass={pass} /> : null}
        </div>
        {hasSide ? <Side {...parts} held={held} pass={pass} onClose={() => setOpen(false)} /> : null}
      </div>
    </Shell>
  );
};

const Hindered = ({ hindrance }: { readonly hindrance: Hindrance }): ReactElement => {
  switch (hindrance.code) {
    case 'AWAY':
      return <FaultPage kind="away" />;
    case 'NO_SUCH_TABLE':
    case 'NOT_FOUND':
      return <FaultPage kind="gone" />;
    case 'FAULT':
      return <FaultPage kind="broken" detail={hindrance.fault} />;
    case 'OTHER_PROTOCOL':
      return <FaultPage kind="old" />;
    default:
      return <FaultPage kind="taken" />;
  }
};

/** A table: the scene in the middle, the log and the people beside it; a lobby where no scene is played. */
export const TablePage = ({ table, at }: { readonly table: string; readonly at: string | null }): ReactElement => {
  const { ui } = useWords();
  const held = useHeld(table);
  const hot = useHotSeat(table, held.seats ?? []);
  const sitting = useSitting(table, hot.seat);
  if (held.hindrance !== null && sitting === null) return <Hindered hindrance={held.hindrance} />;
  if (sitting?.gone) return <Hindered hindrance={sitting.gone} />;
  if (hot.curtain !== null) return <Curtain {...hot.curtain} />;
  if (sitting === null) {
    return (
      <Shell at="table">
        <div className="page-loading">
          <Loading text={ui.table.loading} />
        </div>
      </Shell>
    );
  }
  return <AtTable key={sitting.seat} sitting={sitting} held={held} at={at} pass={hot.pass} />;
};
