import type { Fixed } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { placeOfFigure, spacesOfRank, spacesOfSlot } from '../formations/standing.js';
import { apart, isBeside } from '../ground/spaces.js';
import type { Figure, FigureIndex, FigureRow, Flag, Hold, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import type { Unit } from '../model/units.js';

export const rowOf = ({ open }: SkirmishSight, figure: FigureIndex): Fixed<FigureRow> =>
  open.roster[figure] as Fixed<FigureRow>;
/** How it stands with a figure now. */
export const figureOf = ({ open }: SkirmishSight, figure: FigureIndex): Fixed<Figure> =>
  open.figures[figure] as Fixed<Figure>;
export const sideOf = (sight: SkirmishSight, figure: FigureIndex): Side => rowOf(sight, figure).side;
export const areFoes = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): boolean =>
  sideOf(sight, a) !== sideOf(sight, b);
export const isFlagged = (sight: SkirmishSight, figure: FigureIndex, flag: Flag): boolean =>
  rowOf(sight, figure).flags.includes(flag);

/** Whether it is on the map and not dead, subdued or surrendered. At 0 HP it is until it is removed: WARBAND-GRID-011. */
export const isHere = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { fate, at } = figureOf(sight, figure);
  return fate === 'fighting' && at >= 0;
};

/** Those of a side that are on the map and in the fight, in the order of the roster. */
export const hereOf = (sight: SkirmishSight, side: Side): readonly FigureIndex[] => {
  const here: FigureIndex[] = [];
  for (let figure = 0; figure < sight.open.figures.length; figure++)
    if (sideOf(sight, figure) === side && isHere(sight, figure)) here.push(figure);
  return here;
};

/** The hold in which somebody is held; undefined where nobody holds them. */
export const heldIn = ({ open }: SkirmishSight, figure: FigureIndex): Fixed<Hold> | undefined =>
  open.holds.length === 0 ? undefined : open.holds.find(({ held }) => held === figure);
export const isHeld = (sight: SkirmishSight, figure: FigureIndex): boolean => heldIn(sight, figure) !== undefined;
/** The hold that somebody controls; undefined where they hold nobody. */
export const holdBy = ({ open }: SkirmishSight, figure: FigureIndex): Fixed<Hold> | undefined =>
  open.holds.length === 0 ? undefined : open.holds.find(({ controller }) => controller === figure);

/** How far two figures are apart. */
export const distanceOf = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): number =>
  apart(sight.given.field, figureOf(sight, a).at, figureOf(sight, b).at);

const spacesAt = ({ given }: SkirmishSight, unit: Fixed<Unit>, rank: number, figure: FigureIndex) => {
  const slot = unit.ranks[rank]?.slots.indexOf(figure) ?? -1;
  return slot < 0 ? spacesOfRank(given.field, unit, rank) : spacesOfSlot(given.field, unit, rank, slot);
};

/** The spaces on which somebody stands: in a unit those of its rank, or of its place in it where it is unique. */
export const spacesIn = (sight: SkirmishSight, figure: FigureIndex): readonly SpaceIndex[] => {
  const units = sight.open.units ?? [];
  const place = placeOfFigure(units, figure);
  return place === null ? [] : spacesAt(sight, units[place.unit] as Fixed<Unit>, place.rank, figure);
};

/** WARBAND-UNIT-004, WARBAND-UNIT-008: nobody stands farther than two spaces from the middle of its unit's front. */
const FARTHEST_BESIDE = 5;

/** WARBAND-GRID-004: the same of those that stand in units. Most are so far apart that nobody has to look at their spaces. */
const areBesideInUnits = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): boolean => {
  const { field } = sight.given;
  const units = sight.open.units ?? [];
  const [one, other] = [placeOfFigure(units, a), placeOfFigure(units, b)];
  if (one === null || other === null) return false;
  const [own, foe] = [units[one.unit] as Fixed<Unit>, units[other.unit] as Fixed<Unit>];
  if (own.at < 0 || foe.at < 0 || apart(field, own.at, foe.at) > FARTHEST_BESIDE) return false;
  const others = spacesAt(sight, foe, other.rank, b);
  return spacesAt(sight, own, one.rank, a).some((from) =>
    others.some((to) => from === to || isBeside(field, from, to)),
  );
};

/** WARBAND-GRID-004: whether two figures are within melee range of each other. */
export const areBeside = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): boolean => {
  if (sight.open.units !== undefined) return areBesideInUnits(sight, a, b);
  const one = figureOf(sight, a).at;
  const other = figureOf(sight, b).at;
  return one === other || isBeside(sight.given.field, one, other);
};

/** WARBAND-GRID-004, WARBAND-GRID-011: whether a foe engages somebody: within melee range, able to fight, held by nobody. */
const engages = (sight: SkirmishSight, foe: FigureIndex, figure: FigureIndex): boolean =>
  isHere(sight, foe) && areBeside(sight, foe, figure) && !isHeld(sight, foe);

/** The foes that engage a figure, in the order of the roster. */
export const engagersOf = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] => {
  const found: FigureIndex[] = [];
  for (let foe = 0; foe < sight.open.figures.length; foe++)
    if (areFoes(sight, foe, figure) && engages(sight, foe, figure)) found.push(foe);
  return found;
};

/** WARBAND-GRID-004: whether it is in melee. */
export const isEngaged = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  for (let foe = 0; foe < sight.open.figures.length; foe++)
    if (areFoes(sight, foe, figure) && engages(sight, foe, figure)) return true;
  return false;
};

/** The key of a figure. */
export const keyOf = (sight: SkirmishSight, figure: FigureIndex): string => rowOf(sight, figure).name;
/** A figure by its key. */
export const figureNamed = ({ open }: SkirmishSight, key: string): FigureIndex =>
  open.roster.findIndex(({ name }) => name === key);
