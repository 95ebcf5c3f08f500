import type { Section } from '@warmoot/words';
import { useMemo } from 'react';
import type { Hands } from '../../boards/lattice/Board.js';
import type { BoardWindow } from '../../boards/lattice/useWindow.js';
import { ReadingText } from '../shared/Reading.js';
import { indexOf, placeOf } from '../skirmish/ground/geometry.js';
import type { Place } from '../skirmish/parts.js';
import type { Telling } from './acts/titles.js';
import { LinesBoard } from './board/LinesBoard.js';
import { unitAt } from './model.js';
import type { FallenAt, LineMarks, SeenUnit, UnitWalk } from './parts.js';
import { unitSpoken } from './spoken.js';

interface BoardPaneProps {
  readonly telling: Telling;
  readonly seen: readonly SeenUnit[];
  readonly fallen: readonly FallenAt[];
  readonly marks: LineMarks;
  readonly ghost: SeenUnit | null;
  readonly walks: readonly UnitWalk[];
  readonly hands: Hands;
  readonly matters: readonly Place[];
  readonly onWindow: (window: BoardWindow) => void;
  readonly reading: string;
  readonly sections: readonly Section[];
}

/** What a space is, in words. */
const groundTold = ({ view, words, t }: Telling, at: number): string => {
  const { field } = view.given;
  const g = words.skirmish.grounds;
  const { x, y } = placeOf(field, at);
  const slow = field.slow[at];
  const height = field.heights[at] ?? 0;
  return [
    t.spaceSpoken({ x, y }),
    ...(field.walls[at] ? [g.wall] : []),
    ...(slow == null ? [] : [g[slow]]),
    ...(field.narrow[at] ? [g.narrow] : []),
    ...(height > 0 ? [t.height({ n: height })] : []),
    ...((field.cover[at] ?? 0) > 0 ? [g.cover] : []),
  ].join(', ');
};

/** The ground with all units on it, and its reading for ears. */
export const BoardPane = (props: BoardPaneProps) => {
  const { telling, seen, fallen, marks, ghost, walks, hands, matters, onWindow, reading, sections } = props;
  const { view, forces, t } = telling;
  const { field } = view.given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground stays as it is, and only the language changes
  const names = useMemo(() => field.walls.map((_wall, at) => groundTold(telling, at)), [field, t]);
  const goes = useMemo(() => new Set(marks.goes.map((place) => indexOf(field, place))), [marks.goes, field]);
  const nameOf = (at: number): string => {
    const there = unitAt(view, forces, at);
    return [
      names[at] ?? '',
      ...(there === null ? [] : [unitSpoken(telling, there)]),
      ...(goes.has(at) ? [t.goesHere] : []),
    ].join('; ');
  };
  return (
    <div className="field-board lines-board" data-board="">
      <LinesBoard
        ground={field}
        units={seen}
        fallen={fallen}
        marks={marks}
        ghost={ghost}
        walks={walks}
        hands={hands}
        names={names}
        nameOf={nameOf}
        label={t.board}
        describedBy={reading}
        matters={matters}
        onWindow={onWindow}
      />
      <div id={reading} className="vh">
        <p>{t.boardKeys}</p>
        <ReadingText sections={sections} isHeard />
      </div>
    </div>
  );
};
