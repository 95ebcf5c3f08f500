import { useId, useMemo } from 'react';
import { Board, type Hands } from '../../../boards/lattice/Board.js';
import type { BoardWindow } from '../../../boards/lattice/useWindow.js';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import { placeFlags } from '../../skirmish/board/flags.js';
import { Flags, PathEnd, PathLine } from '../../skirmish/board/OverMarks.js';
import { lettersOf, Numbers, paintedOf } from '../../skirmish/board/picture.js';
import { spaceLattice } from '../../skirmish/board/spaceLattice.js';
import { Goes } from '../../skirmish/board/UnderMarks.js';
import { GroundHigh, GroundLow } from '../../skirmish/ground/GroundPicture.js';
import { indexOf } from '../../skirmish/ground/geometry.js';
import type { Ground, Place } from '../../skirmish/parts.js';
import type { FallenAt, LineMarks, SeenUnit, UnitWalk } from '../parts.js';
import { boxOfUnit } from '../units/geometry.js';
import { GhostUnit, Units } from '../units/Units.js';
import { Cords, Flights, Floors, InHand, Names, Prints, TargetFrames } from './Marks.js';
import { placeNames } from './names.js';
import '../../skirmish/board/board.css';
import './board.css';

export interface LinesBoardProps {
  readonly ground: Ground;
  readonly units: readonly SeenUnit[];
  readonly fallen: readonly FallenAt[];
  readonly marks: LineMarks;
  /** The unit that would go or be placed somewhere. */
  readonly ghost: SeenUnit | null;
  /** Who has just gone where: they are seen going, once. */
  readonly walks: readonly UnitWalk[];
  readonly hands: Hands;
  readonly names: readonly string[];
  readonly nameOf: (at: number) => string;
  readonly label: string;
  readonly describedBy: string;
  readonly matters: readonly Place[];
  readonly onWindow: (window: BoardWindow) => void;
}

/** The ground of a battle with all units in their ranks. */
export const LinesBoard = (props: LinesBoardProps) => {
  const { ground, units, fallen, marks, ghost, walks, hands, names, nameOf, label, describedBy, matters } = props;
  const clip = useId();
  const painted = paintedOf(ground);
  const letters = lettersOf(painted);
  const acting = units.find((unit) => unit.acting) ?? null;
  const flags = useMemo(
    () => placeFlags(marks.flags, painted, units.map(boxOfUnit), letters),
    [marks.flags, painted, units, letters],
  );
  const called = useMemo(() => {
    const flagged = (at: Place): boolean => flags.some((flag) => flag.at.x === at.x && flag.at.y === at.y);
    const going = ghost === null || marks.ghost === null ? [] : [boxOfUnit({ ...ghost, ...marks.ghost })];
    const covers = [...flags.map((flag) => flag.covers), ...going];
    return placeNames(units, covers, painted, letters).filter(
      ({ key }) => !units.some((unit) => unit.key === key && flagged(unit.at)),
    );
  }, [units, flags, painted, letters, ghost, marks.ghost]);
  const isCorded = marks.cords.some(({ units: both, yours }) => yours && both.includes(acting?.key ?? ''));
  const first = matters[0] ?? acting?.at ?? units[0]?.at ?? { x: 0, y: 0 };
  return (
    <div className="sk-board" style={{ '--letters': letters } as React.CSSProperties}>
      <Board
        lattice={spaceLattice(ground)}
        names={names}
        label={label}
        describedBy={describedBy}
        nameOf={nameOf}
        start={indexOf(ground, first)}
        inHand={acting === null ? -1 : indexOf(ground, acting.at)}
        opensOn={indexOf(ground, first)}
        matters={matters.map((place) => indexOf(ground, place))}
        onWindow={props.onWindow}
        hands={hands}
        flat={<GroundLow of={painted} />}
        below={<Goes size={ground} goes={marks.goes} from={acting?.at ?? null} />}
        standing={
          <>
            <GroundHigh of={painted} />
            <Numbers width={ground.width} height={ground.height} />
          </>
        }
        above={
          <>
            <SoldierDefs />
            <clipPath id={clip}>
              <rect width={painted.width} height={painted.height} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <Floors units={units} />
              <Prints walks={marks.prints} units={units} />
              {acting === null || isCorded ? null : <InHand unit={acting} />}
              <TargetFrames keys={marks.targets} units={units} />
              <Cords cords={marks.cords} units={units} />
              {marks.path === null ? null : <PathLine path={marks.path} />}
              {marks.ghost === null || ghost === null ? null : (
                <GhostUnit unit={ghost} at={marks.ghost.at} facing={marks.ghost.facing} />
              )}
              <Units units={units} fallen={fallen} walks={walks} />
              <Flights flights={marks.flights} />
              <Names names={called} />
              {marks.path === null ? null : <PathEnd path={marks.path} />}
              <Flags flags={flags} />
            </g>
          </>
        }
      />
    </div>
  );
};
