import { war } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import './maps.css';
import { GoldHex } from '../boards/hex/Layers.js';
import { boardOf } from '../boards/hex/layout.js';
import type { Hands } from '../boards/lattice/Board.js';
import { GROUND_WORDS } from '../boards/terrain/groundWords.js';
import { hexNames, placeText } from '../boards/terrain/naming.js';
import { TerrainBoard } from '../boards/terrain/TerrainBoard.js';
import { Button } from '../design/forms/Button.js';
import { Shell } from '../design/shell/Shell.js';
import { useSpoken } from '../words/speech.js';
import { areNeighbours, type Draft, fenced, fieldOf, named, painted, placeAt, raised, roaded } from './draft.js';
import { Files, Making } from './Files.js';
import { Palette } from './Palette.js';
import { type Tool, toolKey } from './tools.js';
import { useDraft } from './useDraft.js';
import { useUndoKeys } from './useUndoKeys.js';
import { MAPS } from './words.js';

/** The change that a press makes; edges and roads take two presses. */
const pressed = (draft: Draft, tool: Tool, at: number, from: number | null): Draft => {
  switch (tool.tool) {
    case 'kind':
      return painted(draft, at, tool.kind);
    case 'height':
      return raised(draft, at, tool.by);
    case 'name':
      return named(draft, at, tool.text);
    case 'edge':
      return from === null ? draft : fenced(draft, from, at, tool.edge);
    case 'road':
      return from === null ? draft : roaded(draft, from, at);
  }
};

const howTo = (t: Record<`${'edge' | 'road' | 'name'}How`, string>, { tool }: Tool): string | null =>
  tool === 'edge' || tool === 'road' || tool === 'name' ? t[`${tool}How`] : null;

/** Draws battlefields: the same painter as in battle, and one press for one hex. */
const MapsPage = () => {
  const { t } = useSpoken(MAPS);
  const { t: told } = useSpoken(GROUND_WORDS);
  const { draft, canUndo, canRedo, change, undo, redo } = useDraft();
  const [tool, setTool] = useState<Tool>({ tool: 'kind', kind: 'wood' });
  const [from, setFrom] = useState<number | null>(null);
  const field = useMemo(() => fieldOf(draft), [draft]);
  const map = useMemo(() => ({ size: draft.size, field }), [draft.size, field]);
  const names = useMemo(() => hexNames(map, told), [map, told]);
  const playable = useMemo(() => war.isPlayable(field, draft.size), [field, draft.size]);
  const isPair = tool.tool === 'edge' || tool.tool === 'road';

  useUndoKeys({ undo, redo });

  const onHex = (at: number): void => {
    if (isPair && (from === null || !areNeighbours(draft, from, at))) {
      setFrom(at === from ? null : at);
      return;
    }
    change((was) => pressed(was, tool, at, from), isPair ? `pair ${from} ${at}` : toolKey(tool));
    if (isPair) setFrom(at);
  };
  const hands: Hands = {
    onHex,
    onBack: () => setFrom(null),
    onWalk: () => null,
    mayDrag: () => false,
    onDrag: () => undefined,
    paints: tool.tool === 'kind' || tool.tool === 'height',
  };
  const pick = (next: Tool): void => {
    setTool(next);
    setFrom(null);
  };
  const board = boardOf(draft.size);
  return (
    <Shell at={null} scene={t.title} back="/">
      <div className="maps">
        <div className="maps-board">
          <TerrainBoard
            map={map}
            names={names}
            label={t.board}
            nameOf={(at) => names[at] ?? ''}
            start={0}
            opensOn={null}
            matters={[]}
            hands={hands}
            below={null}
            above={from === null ? null : <GoldHex board={board} at={from} />}
          />
        </div>
        <section className="maps-panel" aria-label={t.tools}>
          <h1>{t.title}</h1>
          <p className="note">{t.lead}</p>
          <Link href="/maps/roads" className="small">
            {t.toRoads}
          </Link>
          <div className="map-buttons">
            <Button small off={canUndo ? null : t.nothingToUndo} onClick={undo}>
              {t.undo}
            </Button>
            <Button small off={canRedo ? null : t.nothingToRedo} onClick={redo}>
              {t.redo}
            </Button>
          </div>
          <Palette tool={tool} onTool={pick} />
          <p className="small soft" aria-live="polite">
            {from === null ? howTo(t, tool) : t.edgeFrom({ place: placeText(told, placeAt(draft, from)) })}
            {playable ? null : <b>{t.unplayable}</b>}
          </p>
          <Making draft={draft} change={change} />
          <Files draft={draft} change={change} />
        </section>
      </div>
    </Shell>
  );
};

export default MapsPage;
