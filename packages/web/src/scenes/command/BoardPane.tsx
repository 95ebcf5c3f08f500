import type { hex } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Section } from '@warmoot/words';
import { useMemo } from 'react';
import { Counters, type Piece } from '../../boards/counter/Counters.js';
import { Cords, Flags, GoldHex, Path, Rim, Shots, Wash } from '../../boards/hex/Layers.js';
import { boardOf, centreAt, hexPath, type Point } from '../../boards/hex/layout.js';
import { letteringOf } from '../../boards/hex/lettering.js';
import type { Hands } from '../../boards/lattice/Board.js';
import type { BoardWindow } from '../../boards/lattice/useWindow.js';
import { hexNames, placeText } from '../../boards/terrain/naming.js';
import { TerrainBoard } from '../../boards/terrain/TerrainBoard.js';
import { useLit } from '../../design/lit/lit.js';
import { ReadingText } from '../shared/Reading.js';
import type { CommandMarks } from './boardMarks.js';
import { CLASS_ICONS, useClassNames } from './classes.js';
import { armyName, type CommandView, hexOf, mapOf, subject, type Unit } from './model.js';
import { Teeth, Went } from './Teeth.js';
import type { CommandWords } from './words.js';

interface BoardPaneProps {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly marks: CommandMarks;
  readonly walks: ReadonlyMap<number, readonly number[]>;
  /** Units that left in the stage that runs. */
  readonly went: readonly number[];
  readonly hands: Hands & { readonly hover: { readonly unit: Unit; readonly at: number } | null };
  readonly matters: readonly number[];
  readonly onWindow?: (window: BoardWindow) => void;
  readonly reading: string;
  readonly sections: readonly Section[];
  readonly t: CommandWords;
}

/** The units as counters: a purse each, chips for damage, and what binds or is defended on the flanks. */
const piecesOf = (units: readonly Unit[], { prices, picked }: CommandMarks): readonly Piece[] =>
  units.map(({ index, name, called, sign, side, at, grade, points, damage, bound, defends, ...unit }) => {
    const price = prices.get(index);
    return {
      index,
      name,
      called,
      sign,
      side,
      at,
      icon: CLASS_ICONS[unit.class],
      chips: damage,
      purse: { grade, points, ...(price === undefined ? {} : { price, isChosen: index === picked }) },
      badges: {
        left: defends >= 0 ? 'cm-support' : undefined,
        right: bound >= 0 ? 'ui-pinned' : undefined,
      },
    };
  });

/** What is known of a unit where it stands, for ears. */
const useUnitName = ({ view, marks, t }: BoardPaneProps): ((unit: Unit) => string) => {
  const classNamed = useClassNames();
  return (unit) => {
    const price = marks.prices.get(unit.index);
    return [
      unit.called,
      armyName(view, unit.side),
      `${classNamed(unit.class)} ${unit.grade}`,
      t.pointsOf({ n: unit.points }),
      t.damageOf({ n: unit.damage }),
      marks.able.has(unit.index) ? t.mayAct : unit.acted ? t.hasActed : '',
      unit.bound >= 0 ? t.bound : '',
      unit.defends >= 0 ? t.defending : '',
      price === undefined ? '' : price === 'rout' ? t.mustRout : t.pays({ n: price }),
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
};

/** The objective hexes. */
const Objectives = ({ view }: Pick<BoardPaneProps, 'view'>) => {
  const board = boardOf(view.given.size);
  return view.given.options['command.objectiveHexes'].map((place) => {
    const { x, y } = centreAt(board, hexOf(view, place));
    return (
      <g key={`${place.row} ${place.column}`} className="objective">
        <path d={hexPath({ x, y }, 21)} />
        <use x={x - 9} y={y - 9} width="18" height="18" href="#cm-hold" />
      </g>
    );
  });
};

/** The hex whose middle is nearest to a point of the picture. */
const nearestTo = (board: hex.HexBoard, { x, y }: Point): number => {
  const away = (at: number): number => {
    const centre = centreAt(board, at);
    return Math.hypot(centre.x - x, centre.y - y);
  };
  return Array.from({ length: board.size }, (_, at) => at).reduce((best, at) => (away(at) < away(best) ? at : best));
};

/** The field with everything on it, and its reading for ears. */
export const BoardPane = (props: BoardPaneProps) => {
  const { view, units, marks, walks, went, hands, matters, reading, sections, t } = props;
  const { light } = useLit();
  const { given } = view;
  const map = useMemo(() => mapOf({ given }), [given]);
  const names = useMemo(() => hexNames(map, t), [map, t]);
  const board = boardOf(map.size);
  const pieces = useMemo(() => piecesOf(units, marks), [units, marks]);
  const nameUnit = useUnitName(props);
  const wentFrom = units.map(({ index }) =>
    went.includes(index) && (units[index]?.at ?? -1) < 0 ? (view.open.wentFrom[index] ?? -1) : -1,
  );
  const objectives = new Set(given.options['command.objectiveHexes'].map((place) => hexOf(view, place)));
  const nameOf = (at: number): string => {
    const unit = units.find((one) => one.at === at);
    return [
      names[at] ?? '',
      objectives.has(at) ? t.objective : '',
      unit === undefined ? '' : nameUnit(unit),
      ...units.flatMap((one) => (wentFrom[one.index] === at && at >= 0 ? [t.wasHere({ who: subject(one) })] : [])),
      marks.goal?.at === at ? t.goesHere : marks.wash.includes(at) && unit === undefined ? t.inReach : '',
    ]
      .filter((part) => part !== '')
      .join('; ');
  };
  const picked = units[marks.picked];
  const first = units.find((unit) => marks.able.has(unit.index)) ?? units.find((unit) => unit.at >= 0);
  const start = Math.max(0, picked?.at ?? -1, picked === undefined ? (first?.at ?? -1) : -1, marks.wash[0] ?? 0);
  const begin =
    picked !== undefined && picked.at >= 0 ? picked.at : marks.wash.length > 0 ? (marks.wash[0] ?? 0) : start;
  const hover = hands.hover === null ? marks.goal : { unit: hands.hover.unit.index, at: hands.hover.at };
  const ghost = hover === null ? null : { piece: pieces[hover.unit] as Piece, at: hover.at };
  const look = (target: EventTarget): void => {
    const at = (target as Element).closest<SVGElement>('[data-hex]')?.dataset.hex;
    light(at === undefined ? null : (pieces.find((piece) => piece.at === Number(at))?.name ?? null));
  };
  const lettering = letteringOf(map.size, pieces, marks, { letters: wentFrom.filter((at) => at >= 0) });
  // A flag is read whole, so the hexes under its ends are in sight too.
  const flagged = lettering.flags.flatMap(({ box: { x, y, wide, high } }) =>
    [x, x + wide].map((end) => nearestTo(board, { x: end, y: y + high / 2 })),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking does nothing; the hexes inside are the controls
    <div
      className="field-board command-board"
      data-board=""
      onPointerOver={(event) => look(event.target)}
      onPointerLeave={() => light(null)}
      onFocus={(event) => look(event.target)}
      onBlur={() => light(null)}
    >
      <TerrainBoard
        map={map}
        names={names}
        label={t.board}
        describedBy={reading}
        nameOf={nameOf}
        start={begin}
        inHand={picked?.at}
        opensOn={matters[0] ?? begin}
        matters={[...matters, ...flagged]}
        onWindow={props.onWindow}
        hands={hands}
        below={
          <>
            <Wash board={board} wash={marks.wash} />
            <Objectives view={view} />
          </>
        }
        above={
          <>
            {marks.rim ? <Rim board={board} wash={marks.wash} /> : null}
            {picked !== undefined && picked.at >= 0 ? <GoldHex board={board} at={picked.at} /> : null}
            {ghost === null ? null : <GoldHex board={board} at={ghost.at} />}
            <Cords board={board} cords={marks.cords} />
            <Path board={board} path={marks.path} />
            <Shots board={board} shots={marks.shots} />
            <Went board={board} units={units} from={wentFrom} />
            <Counters board={board} pieces={pieces} marks={marks} walks={walks} ghost={ghost} lettering={lettering} />
            <Teeth board={board} teeth={marks.teeth} />
            <Flags spots={lettering.flags} />
          </>
        }
      />
      <div id={reading} className="vh">
        <p>{t.boardKeys}</p>
        <ReadingText sections={sections} isHeard />
      </div>
    </div>
  );
};

/** A place of the board in words. */
export const placeAt = (t: CommandWords, view: CommandView, at: number): string => {
  const place = command.groundOf(view).places[at];
  return place === undefined ? '' : placeText(t, place);
};
