import { brokenRule, counted, type Refusal, shape } from '@warmoot/kernel';
import { figureOf, holdBy, isHere, keyOf } from '../figures/figures.js';
import { settleHolds } from '../figures/grappling.js';
import { speedOf } from '../figures/speed.js';
import { flood, pathTo } from '../ground/flood.js';
import { pathRead, type Way, written } from '../ground/paths.js';
import { directionTo } from '../ground/spaces.js';
import type { ActRules } from '../model/acts.js';
import type { HoldChoice } from '../model/grappling.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import { spaceShape } from '../model/setup.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { judged, refusalFor, wayFault } from '../movement/steps.js';
import { NOBODY, STANDING, type Walk, walkOf } from '../movement/walk.js';

type Drag = Extract<HoldChoice, { choose: 'drag' }>;
type Path = readonly SpaceIndex[];

/** WARBAND-GRAPPLE-015, WARBAND-CORE-004: at half speed, for both: that of the slower one. */
const allowance = (sight: SkirmishSight, figure: FigureIndex, held: FigureIndex): number =>
  Math.floor(Math.min(...[figure, held].map((one) => counted(speedOf(sight, one)).total)) / 2);

/**
 * How one who holds another walks: like anybody, but slowly, and never off the map. Ours: only through free spaces, since who
 * is dragged comes into the space before.
 */
const draggingWalk = (sight: SkirmishSight, figure: FigureIndex, held: FigureIndex): Walk => {
  const walk = walkOf(sight, figure, 'move');
  const foes = walk.foes.map((lies) => (lies === NOBODY ? NOBODY : STANDING));
  return { ...walk, foes, allowance: allowance(sight, figure, held), mayLeave: false };
};

/** WARBAND-GRID-001: whether somebody else is in the space which the controller leaves, and into which the held one would come. */
const isShared = (sight: SkirmishSight, figure: FigureIndex, held: FigureIndex): boolean => {
  const { at } = figureOf(sight, figure);
  return sight.open.figures.some(
    (other, nth) => nth !== figure && nth !== held && other.at === at && isHere(sight, nth),
  );
};

/** One cheapest way to each space that can be reached. */
const waysOf = (sight: SkirmishSight, figure: FigureIndex): readonly Path[] => {
  const hold = holdBy(sight, figure);
  if (hold === undefined || figureOf(sight, figure).prone) return [];
  const walk = draggingWalk(sight, figure, hold.held);
  const may = (at: SpaceIndex, way: Way): boolean => walk.allies[way.to] !== 1 && wayFault(walk, at, way) === null;
  const flooded = flood(walk.field, { ...walk, may });
  const ways = flooded.reached.map((end) => pathTo(flooded, end));
  return isShared(sight, figure, hold.held) ? ways.filter(({ length }) => length > 1) : ways;
};

export const dragShape = shape.list(spaceShape, 1, 60);

export const dragsOf = (sight: SkirmishSight, figure: FigureIndex): readonly Drag[] =>
  waysOf(sight, figure).map((path) => ({
    choose: 'drag',
    figure: keyOf(sight, figure),
    path: written(sight.given.field, figureOf(sight, figure).at, path),
  }));

const pathIn = (sight: SkirmishSight, figure: FigureIndex, { path }: Drag): Path | null =>
  pathRead(sight.given.field, figureOf(sight, figure).at, path);

export const dragBan = (sight: SkirmishSight, figure: FigureIndex, choice: Drag): Refusal | null => {
  const hold = holdBy(sight, figure);
  const facts = { figure: keyOf(sight, figure) };
  if (hold === undefined) return brokenRule('WARBAND-GRAPPLE-015', 'warband.grapple.holdsNobody', facts);
  if (figureOf(sight, figure).prone) return brokenRule('WARBAND-MOD-011', 'warband.grapple.liesItself', facts);
  const path = pathIn(sight, figure, choice);
  if (path === null) return refusalFor('notAStep', facts);
  const walk = draggingWalk(sight, figure, hold.held);
  if (path.some((at) => walk.allies[at] === 1)) return refusalFor('ally', facts);
  if (path.length === 1 && isShared(sight, figure, hold.held)) return refusalFor('ally', facts);
  const { fault } = judged(walk, path);
  return fault === null ? null : refusalFor(fault, facts);
};

/** Both go: who holds along the path, who is held after it. They face each other. */
export const dragAlong = (play: SkirmishPlay, figure: FigureIndex, choice: Drag): void => {
  const { field } = play.given;
  const path = pathIn(play, figure, choice) ?? [];
  const held = holdBy(play, figure)?.held ?? -1;
  const follows = [figureOf(play, figure).at, ...path.slice(0, -1)];
  const [to, after] = [path.at(-1) as SpaceIndex, follows.at(-1) as SpaceIndex];
  const goes = (who: FigureIndex, way: readonly SpaceIndex[], facing: ReturnType<typeof directionTo>): void =>
    play.say({ event: 'moved', figure: who, as: 'drag', path: way, facing, cutShort: false });
  goes(figure, path, directionTo(field, to, after));
  goes(held, follows, directionTo(field, after, to));
  settleHolds(play);
};

/** WARBAND-GRAPPLE-015: as the move of the Opening, or in the Melee phase; whoever has just won may do it at once. */
export const drag: ActRules<Drag> = {
  moments: ['opening', 'blows'],
  fields: { path: dragShape },
  lists: dragsOf,
  refuses: dragBan,
  then: (play, figure, choice, moment) => {
    play.say({
      event: 'acted',
      figure,
      act: 'drag',
      in: moment === 'opening' ? 'opening' : 'melee',
      wholeRound: false,
    });
    dragAlong(play, figure, choice);
  },
};
