import { saga } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import '../maps.css';
import './roadsPage.css';
import { NO_MARKS } from '../../boards/roads/marks.js';
import { RoadsBoard } from '../../boards/roads/RoadsBoard.js';
import { Button } from '../../design/forms/Button.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { Shell } from '../../design/shell/Shell.js';
import { useSpoken } from '../../words/speech.js';
import { useHistory } from '../useHistory.js';
import { useUndoKeys } from '../useUndoKeys.js';
import { blankRoads, callIt, freeKey, movedTo, type RoadsDraft, type Track, withSpan, withWay } from './draft.js';
import { Files, Making } from './Making.js';
import { SpanForm } from './SpanForm.js';
import { ROADS_MAPS } from './words.js';

type Tool = 'pick' | 'add' | 'move' | 'way';

/** Draws route maps: the same landscape as on a march, with its spans and ways under one's hands. */
const RoadsPage = () => {
  const { t } = useSpoken(ROADS_MAPS);
  const { draft, canUndo, canRedo, change, undo, redo } = useHistory<RoadsDraft>(() => blankRoads(t.newName));
  const [tool, setTool] = useState<Tool>('pick');
  const [track, setTrack] = useState<Track>('road');
  const [at, setAt] = useState<string | null>(null);
  const picked = at !== null && saga.roads.isSpan(draft, at) ? at : null;
  const map = useMemo(() => draft, [draft]);
  const span = picked === null ? null : (saga.roads.spanOf(draft, picked) as saga.roads.Span);
  useUndoKeys({ undo, redo });

  const onSpan = (key: string): void => {
    if (tool === 'way' && picked !== null && picked !== key) {
      change((was) => withWay(was, picked, key, track), `way ${Date.now()}`);
    }
    setAt(key === picked && tool === 'way' ? null : key);
  };
  const onSheet = (point: { readonly x: number; readonly y: number }): void => {
    if (tool === 'add') {
      change((was) => withSpan(was, point, picked), `add ${Date.now()}`);
      setAt(freeKey(draft));
    } else if (tool === 'move' && picked !== null) {
      change((was) => movedTo(was, picked, point), `move ${picked}`);
    }
  };
  const nameOf = (key: string): string => {
    const { name, ground, town, water } = saga.roads.spanOf(draft, key);
    return t.spanAs({ name: name ?? key, ground: t.grounds[ground], town, water });
  };
  return (
    <Shell at={null} scene={t.title} back="/">
      <div className="maps">
        <div className="maps-board roads-drawn" data-tool={tool}>
          <RoadsBoard
            map={map}
            marks={NO_MARKS}
            label={t.board}
            nameOf={nameOf}
            picked={picked}
            onPick={onSpan}
            onSheet={onSheet}
          />
        </div>
        <section className="maps-panel roads-tools" aria-label={t.tools}>
          <h1>{t.title}</h1>
          <p className="note">{t.lead}</p>
          <Link href="/maps" className="small">
            {t.toFields}
          </Link>
          <div className="map-buttons">
            <Button small off={canUndo ? null : t.nothingToUndo} onClick={undo}>
              {t.undo}
            </Button>
            <Button small off={canRedo ? null : t.nothingToRedo} onClick={redo}>
              {t.redo}
            </Button>
          </div>
          <Switch legend={t.tool} options={t.pressing} at={tool} onGo={setTool} />
          {tool === 'way' ? <Switch legend={t.track} options={t.tracks} at={track} onGo={setTrack} /> : null}
          <p className="small soft" aria-live="polite">
            {tool === 'way' && span !== null ? t.from({ name: callIt(span) }) : t.how[tool]}
          </p>
          <div className="map-fields">
            <Select
              label={t.span}
              none={t.noSpan}
              options={draft.spans.map((one) => ({ key: one.key, label: callIt(one) }))}
              at={picked ?? ''}
              onPick={(key) => setAt(key === '' ? null : key)}
            />
          </div>
          {span === null ? null : <SpanForm draft={draft} span={span} change={change} onPick={setAt} />}
          <Making change={change} />
          <Files draft={draft} change={change} />
        </section>
      </div>
    </Shell>
  );
};

export default RoadsPage;
