import { saga } from '@warmoot/rules';
import type { Section } from '@warmoot/words';
import { useMemo } from 'react';
import { tinctureOf } from '../../boards/counter/Counter.js';
import { Counters, type Piece } from '../../boards/counter/Counters.js';
import { type Fallen, FallenUnits, Trails } from '../../boards/counter/Trails.js';
import { Cords, Flags, GoldHex, Halts, Path, Rim, Row, Shots, Wash } from '../../boards/hex/Layers.js';
import { boardOf } from '../../boards/hex/layout.js';
import { letteringOf } from '../../boards/hex/lettering.js';
import type { Marks } from '../../boards/hex/marks.js';
import type { Hands } from '../../boards/lattice/Board.js';
import type { BoardWindow } from '../../boards/lattice/useWindow.js';
import { hexNames } from '../../boards/terrain/naming.js';
import { TerrainBoard } from '../../boards/terrain/TerrainBoard.js';
import { useLit } from '../../design/lit/lit.js';
import { ReadingText } from '../shared/Reading.js';
import { Scrubber } from '../shared/Scrubber.js';
import type { Act, Lost } from './acts.js';
import { armyName, type BattleView, fieldNumber, mapOf, type Unit } from './model.js';
import { statesOf, unitName, unitTitle } from './naming.js';
import type { Settled } from './settled.js';
import { piecesOf } from './troops.js';
import type { BattleWords } from './words.js';

interface BoardPaneProps {
  readonly view: BattleView;
  /** Which field is shown, while one is being picked. */
  readonly shown: number | null;
  readonly units: readonly Unit[];
  readonly marks: Marks;
  readonly walks: ReadonlyMap<number, readonly number[]>;
  readonly hands: Hands & { readonly hover: { readonly unit: Unit; readonly at: number } | null };
  readonly matters: readonly number[];
  readonly onWindow?: (window: BoardWindow) => void;
  /** What others' units did, which of it is open, and how it is told. */
  readonly acts: readonly Act[];
  readonly act: number;
  readonly onAct: (nth: number) => void;
  readonly actTold: (nth: number) => string;
  readonly fallen: readonly Lost[];
  /** The fights of this round that are over. */
  readonly settled: readonly Settled[];
  readonly reading: string;
  readonly sections: readonly Section[];
  readonly t: BattleWords;
}

/** What going to a hex would do, in a few words. */
const doesThere = ({ marks, t }: BoardPaneProps, at: number): string => {
  if (marks.goal?.at === at)
    return [t.moveTo({ place: '' }).trim(), ...marks.cords.flatMap(({ flag }) => flag ?? [])].join(', ');
  if (marks.halts.includes(at)) return t.halt;
  return marks.rim && marks.wash.includes(at) ? t.inReach : '';
};

/** How a unit was lost, on the board and for ears. */
const lostText = (t: BattleWords, { fight, by }: Lost, who: readonly Unit[]): { note: string; told: string } => {
  const names = by.flatMap((one) => (who[one] === undefined ? [] : [unitTitle(t, who[one])])).join(', ');
  return fight === null
    ? { note: t.goneShot, told: t.fellShot({ by: names }) }
    : { note: t.goneFight({ n: fight }), told: t.fellFight({ n: fight, by: names }) };
};

const fallenUnits = (units: readonly Unit[], fallen: readonly Lost[], t: BattleWords): readonly Fallen[] =>
  fallen.flatMap((lost) => {
    const one = units[lost.unit];
    if (one === undefined) return [];
    const { note, told } = lostText(t, lost, units);
    return [{ side: one.side, at: lost.at, name: unitTitle(t, one), note, told: `${unitTitle(t, one)}: ${told}` }];
  });

/** What others did, below the board. */
const What = ({ acts, act, onAct, actTold, units, t }: BoardPaneProps) => {
  const last = acts.at(-1);
  if (last === undefined) return null;
  const titleOf = ({ unit }: Act): string => unitTitle(t, units[unit] as Unit);
  return (
    <Scrubber
      acts={acts.map((one, nth) => ({ letter: one.letter, name: titleOf(one), told: nth === act ? actTold(nth) : '' }))}
      at={act}
      onGo={onAct}
      tincture={tinctureOf(last.side)}
    />
  );
};

/** The battlefield with everything on it, and its reading for ears. */
export const BoardPane = (props: BoardPaneProps) => {
  const { view, shown, units, marks, walks, hands, matters, reading, sections, t } = props;
  const { light } = useLit();
  const { acts, act } = props;
  const { given } = view;
  const field = shown ?? fieldNumber(view);
  const map = useMemo(() => mapOf({ given }, field), [given, field]);
  const names = useMemo(() => hexNames(map, t), [map, t]);
  const board = boardOf(map.size);
  const { goal, picked } = marks;
  const pieces = useMemo(() => piecesOf(units), [units]);
  const fallen = useMemo(() => fallenUnits(units, props.fallen, t), [units, props.fallen, t]);
  const ghosts = new Map(marks.ghosts.map(({ unit, at }) => [at, unit]));
  const nameOf = (at: number): string => {
    const ghost = ghosts.get(at);
    const unit = ghost === undefined ? units.find((one) => one.at === at) : units[ghost];
    return [
      names[at] ?? '',
      unit === undefined
        ? ''
        : unitName(t, unit, armyName(view, unit.side), statesOf(t, unit, { able: marks.able.has(unit.index) })),
      ...fallen.filter((one) => one.at === at).map(({ told }) => told),
      doesThere(props, at),
    ]
      .filter((part) => part !== '')
      .join('; ');
  };
  const pickedUnit = units[picked];
  const first = units.find((unit) => marks.able.has(unit.index) && unit.at >= 0) ?? units.find((unit) => unit.at >= 0);
  const start = pickedUnit?.at ?? first?.at ?? (field < 0 ? 0 : middleOf(view));
  const hover = hands.hover === null ? goal : { unit: hands.hover.unit.index, at: hands.hover.at };
  const ghost = hover === null ? null : { piece: pieces[hover.unit] as Piece, at: hover.at };
  const pickedAt = marks.ghosts.find(({ unit }) => unit === picked)?.at ?? pickedUnit?.at ?? -1;
  // Looking at a unit lights its names.
  const look = (target: EventTarget): void => {
    const at = (target as Element).closest<SVGElement>('[data-hex]')?.dataset.hex;
    light(at === undefined ? null : (pieces.find((piece) => piece.at === Number(at))?.name ?? null));
  };
  const settled = props.settled.map(({ at, isWon, number, of }) => ({
    hexes: at,
    flag: isWon ? t.fightWon : t.fightLost,
    isSolid: isWon,
    ...(of > 1 && { number }),
  }));
  const lettering = letteringOf(map.size, pieces, marks, {
    letters: acts.map(({ from }) => from),
    lost: fallen,
    settled,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking does nothing; the hexes inside are the controls
    <div
      className="battle-board"
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
        start={Math.max(0, start)}
        inHand={pickedUnit?.at}
        opensOn={matters[0] ?? (start >= 0 ? start : null)}
        matters={matters}
        onWindow={props.onWindow}
        hands={hands}
        below={<Wash board={board} wash={marks.wash} />}
        above={
          <>
            {marks.line === null ? null : <Row board={board} line={marks.line} />}
            {marks.rim ? <Rim board={board} wash={marks.wash} /> : null}
            <Halts board={board} halts={marks.halts} />
            {pickedAt >= 0 ? <GoldHex board={board} at={pickedAt} /> : null}
            {ghost === null ? null : <GoldHex board={board} at={ghost.at} />}
            <Cords board={board} cords={marks.cords} />
            <Path board={board} path={marks.path} />
            <Shots board={board} shots={marks.shots} />
            <FallenUnits board={board} fallen={fallen} spots={lettering.lost} />
            <Trails board={board} acts={acts} at={act} />
            <Counters board={board} pieces={pieces} marks={marks} walks={walks} ghost={ghost} lettering={lettering} />
            <Flags spots={lettering.flags} />
          </>
        }
      />
      <What {...props} />
      <div id={reading} className="vh">
        <p>{t.boardKeys}</p>
        <ReadingText sections={sections} isHeard />
      </div>
    </div>
  );
};

const middleOf = (view: BattleView): number =>
  view.open.field < 0 ? 0 : (saga.battle.groundOf(view).fromTheMiddle[0] ?? 0);
