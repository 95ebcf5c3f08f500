import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { boardOf, centreAt, hexPath, type MapSize } from '../../../boards/hex/layout.js';
import type { Hands } from '../../../boards/lattice/Board.js';
import { GROUND_WORDS } from '../../../boards/terrain/groundWords.js';
import { hexNames } from '../../../boards/terrain/naming.js';
import { TerrainBoard } from '../../../boards/terrain/TerrainBoard.js';
import { Button } from '../../../design/forms/Button.js';
import { Switch } from '../../../design/forms/Switches.js';
import { useSpoken } from '../../../words/speech.js';
import type { CommandWish } from './commandStart.js';
import { COMMAND_SETUP } from './words.js';

type Marked = Pick<CommandWish, 'objectives' | 'impassable'>;
type Marking = keyof Marked;

interface MarkBoardProps {
  readonly field: war.Field;
  readonly size: MapSize;
  readonly marks: Marked;
  readonly onChange: (marks: Marked) => void;
}

const has = (places: readonly war.Place[], { row, column }: war.Place): boolean =>
  places.some((one) => one.row === row && one.column === column);

const toggled = (places: readonly war.Place[], at: war.Place): readonly war.Place[] =>
  has(places, at) ? places.filter(({ row, column }) => row !== at.row || column !== at.column) : [...places, at];

/** The field to mark hexes on: COMMAND-END-006 objectives, and COMMAND-HEX-010 what nobody can enter. */
export const MarkBoard = ({ field, size, marks, onChange }: MarkBoardProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const { t: ground } = useSpoken(GROUND_WORDS);
  const [marking, setMarking] = useState<Marking>('objectives');
  const map = useMemo(() => ({ size, field }), [size, field]);
  const board = boardOf(size);
  const places = useMemo(() => board.hexes.map((one) => hex.toRowColumn(one)), [board]);
  const names = useMemo(() => {
    const plain = hexNames(map, ground);
    return places.map((place, at) =>
      [
        plain[at],
        ...(has(marks.objectives, place) ? [t.isObjective] : []),
        ...(has(marks.impassable, place) ? [t.isImpassable] : []),
      ].join(', '),
    );
  }, [map, ground, places, marks, t]);
  const path = (of: readonly war.Place[], side: number): string =>
    of
      .map(({ row, column }) => hex.indexAt(board, row, column))
      .filter((at) => at >= 0)
      .map((at) => hexPath(centreAt(board, at), side))
      .join('');
  const hands: Hands = {
    onHex: (at) => {
      const place = places[at];
      if (place !== undefined) onChange({ ...marks, [marking]: toggled(marks[marking], place) });
    },
    onBack: () => undefined,
    onWalk: () => null,
    mayDrag: () => false,
    onDrag: () => undefined,
  };
  return (
    <div className="command-marks">
      <p className="small soft">{t.marksNote}</p>
      <div className="field-row-more">
        <Switch<Marking> legend={t.marking} options={t.markings} at={marking} onGo={setMarking} />
        {marks.objectives.length + marks.impassable.length === 0 ? null : (
          <Button small kind="quiet" onClick={() => onChange({ objectives: [], impassable: [] })}>
            {t.clear}
          </Button>
        )}
      </div>
      <div className="mark-board">
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
          above={
            <>
              <path d={path(marks.impassable, 22)} fill="var(--ink)" fillOpacity=".55" />
              <path d={path(marks.objectives, 15)} fill="none" stroke="var(--paper)" strokeWidth="7" />
              <path d={path(marks.objectives, 15)} fill="none" stroke="var(--ink)" strokeWidth="3.4" />
            </>
          }
        />
      </div>
    </div>
  );
};
