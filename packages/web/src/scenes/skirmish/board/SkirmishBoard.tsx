import { useId, useMemo } from 'react';
import { Board, type Hands } from '../../../boards/lattice/Board.js';
import type { BoardWindow } from '../../../boards/lattice/useWindow.js';
import type { Box } from '../figure/boxes.js';
import { Figure, Figures } from '../figure/Figures.js';
import { bodyOf, labelsOf } from '../figure/labels.js';
import { GroundHigh, GroundLow } from '../ground/GroundPicture.js';
import { CELL, indexOf, middleOf, samePlace } from '../ground/geometry.js';
import type { Painted } from '../ground/paint.js';
import type { Ground, Marks, Place, Seen, Walk } from '../parts.js';
import { placeFlags } from './flags.js';
import { Cords, Flags, Knots, PathEnd, PathLine, Shots } from './OverMarks.js';
import { lettersOf, Numbers, paintedOf } from './picture.js';
import { spaceLattice } from './spaceLattice.js';
import { ActingSpace, Goes, Prints, Reach, TargetSides, Things } from './UnderMarks.js';
import './board.css';

const PlaceNames = ({ names }: { readonly names: readonly (Place & { readonly text: string })[] }) => (
  <>
    {names.map(({ x, y, text }) => {
      const at = middleOf({ x, y });
      return (
        <text key={`${x} ${y}`} x={at.x} y={at.y + 6} textAnchor="middle" className="sk-place">
          {text}
        </text>
      );
    })}
  </>
);

export interface SkirmishBoardProps {
  readonly ground: Ground;
  /** What parts of the ground are called, where they have names. */
  readonly places?: readonly (Place & { readonly text: string })[];
  readonly figures: readonly Seen[];
  readonly marks: Marks;
  /** Who has just gone where: they are seen going, once. */
  readonly walks?: readonly Walk[];
  readonly hands: Hands;
  /** The plain names of all spaces, and the full one of the space that has the focus. */
  readonly names: readonly string[];
  readonly nameOf: (at: number) => string;
  readonly label: string;
  readonly describedBy?: string;
  /** The spaces that something is asked about: where none is in sight, the first is brought in. */
  readonly matters: readonly Place[];
  readonly onWindow?: (window: BoardWindow) => void;
}

const NO_PLACES: NonNullable<SkirmishBoardProps['places']> = [];
const NO_WALKS: readonly Walk[] = [];

/** Walls on edges, as something that names do not stand on. */
const wallBoxes = ({ lowWalls }: Painted): readonly Box[] =>
  lowWalls
    .filter(({ kind }) => kind === 'wall')
    .map(({ x, y, upright, long }) => ({
      left: x - 8,
      top: y - 8,
      right: x + (upright ? 8 : long * CELL + 8),
      bottom: y + (upright ? long * CELL + 8 : 8),
    }));

/** What stands over the figures and their labels depend on each other: all is placed at once. */
const placedOf = (painted: Painted, figures: readonly Seen[], marks: Marks) => {
  const letters = lettersOf(painted);
  const flags = placeFlags(marks.flags, painted, figures.flatMap(bodyOf), letters);
  const flagged = figures.filter(({ at }) => flags.some((flag) => samePlace(flag.at, at))).map(({ key }) => key);
  const covered = [...flags.map(({ covers }) => covers), ...wallBoxes(painted)];
  return { flags, labels: labelsOf(figures, { room: painted, covered, flagged: new Set(flagged), letters }) };
};

/** The space in the middle of what matters and the flags that hang about it: a small window opens there. */
const middleOfAll = (first: Place, flags: ReturnType<typeof placedOf>['flags']): Place => {
  const { x, y } = middleOf(first);
  const spread = (at: number, ends: readonly number[]): number =>
    Math.max(0, Math.floor((Math.min(at, ...ends) + Math.max(at, ...ends)) / 2 / CELL - 0.5));
  return {
    x: spread(
      x,
      flags.flatMap(({ box }) => [box.left, box.right]),
    ),
    y: spread(
      y,
      flags.flatMap(({ box }) => [box.top, box.bottom]),
    ),
  };
};

/** The ground of a skirmish with everybody on it. */
export const SkirmishBoard = (props: SkirmishBoardProps) => {
  const {
    ground,
    places = NO_PLACES,
    figures,
    marks,
    walks = NO_WALKS,
    hands,
    names,
    nameOf,
    label,
    describedBy,
    matters,
  } = props;
  const clip = useId();
  const painted = paintedOf(ground);
  const acting = figures.find((seen) => seen.acting) ?? null;
  const placed = useMemo(() => placedOf(painted, figures, marks), [painted, figures, marks]);
  const ghost = marks.ghost === null ? undefined : figures.find(({ key }) => key === marks.ghost?.key);
  const first = matters[0] ?? acting?.at ?? figures[0]?.at ?? { x: 0, y: 0 };
  return (
    <div className="sk-board" style={{ '--letters': lettersOf(painted) } as React.CSSProperties}>
      <Board
        lattice={spaceLattice(ground)}
        names={names}
        label={label}
        describedBy={describedBy}
        nameOf={nameOf}
        start={indexOf(ground, first)}
        inHand={acting === null ? -1 : indexOf(ground, acting.at)}
        opensOn={indexOf(ground, middleOfAll(first, placed.flags))}
        matters={matters.map((place) => indexOf(ground, place))}
        onWindow={props.onWindow}
        hands={hands}
        flat={<GroundLow of={painted} />}
        below={
          <>
            <Reach size={ground} spaces={marks.reach} />
            <Goes size={ground} goes={marks.goes} from={acting?.at ?? null} />
          </>
        }
        standing={
          <>
            <GroundHigh of={painted} />
            <PlaceNames names={places} />
            <Numbers width={ground.width} height={ground.height} />
          </>
        }
        above={
          <>
            <clipPath id={clip}>
              <rect width={painted.width} height={painted.height} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <Prints walks={marks.prints} />
              {acting === null ? null : <ActingSpace at={acting.at} />}
              {marks.targets.map((target) => (
                <TargetSides key={`${target.at.x} ${target.at.y}`} {...target} />
              ))}
              <Things things={marks.things} />
              <Shots shots={marks.shots} />
              <Cords holds={marks.holds} figures={figures} />
              {marks.path === null ? null : <PathLine path={marks.path} />}
              {marks.ghost === null || ghost === undefined ? null : (
                <Figure seen={ghost} at={marks.ghost.at} facing={marks.ghost.facing} ghost />
              )}
              <Figures figures={figures} labels={placed.labels} walks={walks} />
              <Knots holds={marks.holds} figures={figures} />
              {marks.path === null ? null : <PathEnd path={marks.path} />}
              <Flags flags={placed.flags} />
            </g>
          </>
        }
      />
    </div>
  );
};
