import { type Asked, asks, brokenRule, type Procedures, type Refusal, type Stream, shape } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { figureNamed, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { weaponOf, weaponsInHand } from '../figures/hands.js';
import { OFF } from '../ground/paths.js';
import { spaceAt, spaceOf, xOf, yOf } from '../ground/spaces.js';
import type { Band, Direction, FigureIndex, SpaceIndex } from '../model/model.js';
import type { PlaceChoice } from '../model/moving.js';
import { directionShape, MAP, spaceShape } from '../model/setup.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

const PLACE_ALL = { choose: 'placeAll' } as const;

/** WARBAND-ROUND-008: side 1 looks east, side 2 west. */
const usualFacing = (side: Side): Direction => (side === 0 ? 'e' : 'w');

/** Those of a side that have still to be placed, of one seat where it is named. */
const unplaced = (sight: SkirmishSight, side: Side, seat?: string): readonly FigureIndex[] =>
  sight.open.figures.flatMap(({ at, fate }, figure) => {
    const isOurs = sideOf(sight, figure) === side && (seat === undefined || rowOf(sight, figure).seat === seat);
    return isOurs && at === OFF && fate === 'fighting' ? [figure] : [];
  });

/** WARBAND-ROUND-008: how far a space is from the edge of a side, in columns. */
const columnOf = ({ given: { field } }: SkirmishSight, side: Side, at: SpaceIndex): number =>
  side === 0 ? xOf(field, at) : field.width - 1 - xOf(field, at);

/** WARBAND-ROUND-008: the free spaces of a side's four columns; where there are none, any that are nearest to them. */
const placesOf = (sight: SkirmishSight, side: Side): readonly SpaceIndex[] => {
  const taken = new Set(sight.open.figures.map(({ at }) => at));
  const free: SpaceIndex[] = [];
  for (const [at, wall] of sight.given.field.walls.entries()) if (!wall && !taken.has(at)) free.push(at);
  const own = free.filter((at) => columnOf(sight, side, at) < MAP.columns);
  if (own.length > 0) return own;
  const nearest = Math.min(...free.map((at) => columnOf(sight, side, at)));
  return free.filter((at) => columnOf(sight, side, at) === nearest);
};

const shoots = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  weaponsInHand(sight, figure).some((weapon) => weaponOf(weapon).range?.by === 'shot');

/** As is usual: in the middle, those that shoot one column behind the others. */
const usualPlace = (sight: SkirmishSight, figure: FigureIndex): SpaceIndex => {
  const { field } = sight.given;
  const side = sideOf(sight, figure);
  const column = MAP.columns - (shoots(sight, figure) ? 2 : 1);
  const middle = (field.height - 1) / 2;
  const far = (at: SpaceIndex): number =>
    Math.abs(column - columnOf(sight, side, at)) * field.height + Math.abs(yOf(field, at) - middle);
  return placesOf(sight, side).reduce((best, at) => (far(at) < far(best) ? at : best));
};

const askedOf = (sight: SkirmishSight, side: Side): readonly Asked[] => {
  const as = (sight.given.bands[side] as Band).name;
  const seats = new Set(unplaced(sight, side).map((figure) => rowOf(sight, figure).seat));
  return [...seats].map((seat) => ({ seat, as }));
};

const placing = (sight: SkirmishSight, figure: FigureIndex, at: SpaceIndex): PlaceChoice => ({
  choose: 'place',
  figure: keyOf(sight, figure),
  at: spaceOf(sight.given.field, at),
});

const fault = (sight: SkirmishSight, side: Side, seat: string, choice: PlaceChoice): Refusal | null => {
  if (choice.choose === 'placeAll') return null;
  const figure = figureNamed(sight, choice.figure);
  if (figure < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  const { seat: owner, side: own } = rowOf(sight, figure);
  if (owner !== seat || own !== side) return { code: 'NOT_YOURS', what: 'figure', id: choice.figure, owner };
  const facts = { figure: choice.figure, columns: MAP.columns };
  if (!unplaced(sight, side).includes(figure)) return brokenRule('WARBAND-ROUND-008', 'warband.isPlaced', facts);
  const at = spaceAt(sight.given.field, choice.at.x, choice.at.y);
  if (placesOf(sight, side).includes(at)) return null;
  return at !== OFF && columnOf(sight, side, at) < MAP.columns
    ? brokenRule('WARBAND-GRID-001', 'warband.spaceTaken', facts)
    : brokenRule('WARBAND-ROUND-008', 'warband.notYourColumns', facts);
};

const sampled = (sight: SkirmishSight, side: Side, seat: string, source: Stream): PlaceChoice => {
  const figures = unplaced(sight, side, seat);
  if (source.below(2) === 0) return PLACE_ALL;
  const places = placesOf(sight, side);
  const figure = figures[source.below(figures.length)] as FigureIndex;
  return placing(sight, figure, places[source.below(places.length)] as SpaceIndex);
};

const puts = (play: SkirmishPlay, figure: FigureIndex, at: SpaceIndex, facing?: Direction): void =>
  play.say({ event: 'placed', figure, at, facing: facing ?? usualFacing(sideOf(play, figure)) });

export const placeProcedures: Procedures<Skirmish, 'place'> = {
  // WARBAND-ROUND-008: figure by figure, or all the rest as is usual.
  place: asks({
    whom: (facts, { side }) => askedOf(facts, side),
    answer: shape.union('choose', {
      place: { figure: shape.name, at: spaceShape, facing: shape.optional(directionShape) },
      placeAll: {},
    }),
    suggests: true,
    choices: (view, { side }, { seat }) => {
      const places = placesOf(view, side);
      const each = unplaced(view, side, seat).flatMap((figure) => places.map((at) => placing(view, figure, at)));
      return [PLACE_ALL, ...each];
    },
    refuses: (view, { side }, choice: PlaceChoice, { seat }) => fault(view, side, seat, choice),
    sample: (view, { side }, { seat }, source) => sampled(view, side, seat, source),
    then: (play, { side }, choice: PlaceChoice, { seat }) => {
      if (choice.choose === 'place') {
        const { figure, at, facing } = choice;
        puts(play, figureNamed(play, figure), spaceAt(play.given.field, at.x, at.y), facing);
      } else for (const figure of unplaced(play, side, seat)) puts(play, figure, usualPlace(play, figure));
      if (unplaced(play, side).length > 0) play.next({ step: 'place', side });
    },
  }),
};
