import type { Section } from '@warmoot/words';
import { useMemo } from 'react';
import type { Hands } from '../../boards/lattice/Board.js';
import type { BoardWindow } from '../../boards/lattice/useWindow.js';
import { ReadingText } from '../shared/Reading.js';
import type { Telling } from './ask/titles.js';
import { SkirmishBoard } from './board/SkirmishBoard.js';
import { indexOf, placeOf } from './ground/geometry.js';
import { bandName, isIn } from './model.js';
import { stateOf } from './muster.js';
import type { Marks, Place, Seen, Walk } from './parts.js';

interface BoardPaneProps {
  readonly telling: Telling;
  readonly seen: readonly Seen[];
  readonly marks: Marks;
  readonly walks: readonly Walk[];
  readonly hands: Hands;
  readonly matters: readonly Place[];
  readonly onWindow: (window: BoardWindow) => void;
  readonly reading: string;
  readonly sections: readonly Section[];
}

/** What a space is, in words. */
const groundTold = ({ view, words, t }: Telling, at: number): readonly string[] => {
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
  ];
};

/** The ground with everybody on it, and its reading for ears. */
export const BoardPane = ({
  telling,
  seen,
  marks,
  walks,
  hands,
  matters,
  onWindow,
  reading,
  sections,
}: BoardPaneProps) => {
  const { view, fighters, words, t } = telling;
  const { field } = view.given;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground stays as it is, and only the language changes
  const names = useMemo(() => field.walls.map((_wall, at) => groundTold(telling, at).join(', ')), [field, t]);
  const goes = useMemo(() => new Set(marks.goes.map((place) => indexOf(field, place))), [marks.goes, field]);
  const nameOf = (at: number): string => {
    const there = fighters.filter(({ now }) => now.at === at && at >= 0 && now.fate !== 'left');
    return [
      names[at] ?? '',
      ...there.map((one) => {
        const kind = one.row.like === null ? '' : words.skirmish.profiles[one.row.like];
        const state = stateOf(telling, one);
        return t.figureSpoken({
          who: one.name,
          band: bandName(view, one.side),
          kind,
          left: one.now.hp,
          most: one.now.mostHp,
          state: state === '' ? null : state,
        });
      }),
      ...(goes.has(at) && !there.some(isIn) ? [t.goesHere] : []),
    ].join('; ');
  };
  return (
    <div className="field-board skirmish-board" data-board="">
      <SkirmishBoard
        ground={field}
        figures={seen}
        marks={marks}
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
