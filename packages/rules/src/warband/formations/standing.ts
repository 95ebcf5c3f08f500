import type { Fixed } from '@warmoot/kernel';
import { STEPS, spaceAt, xOf, yOf } from '../ground/spaces.js';
import type { Field, FigureIndex, SpaceIndex } from '../model/model.js';
import { NORMAL, type Rank, type Unit, type UnitFacing } from '../model/units.js';

type Ground = Pick<Fixed<Field>, 'width' | 'height'>;
/** Where a unit stands, or would stand. */
export type Stand = Fixed<Pick<Unit, 'at' | 'facing' | 'ranks'>>;

/** WARBAND-UNIT-012: half-spaces from the middle of a rank of so many, from left to right. */
export const placeIn = (slot: number, figures: number): number => 2 * slot - (figures - 1);

/** What a step ahead, and a step to the right, adds to x and y. */
export const aheadOf = (facing: UnitFacing): readonly [dx: number, dy: number] => STEPS[facing];
export const rightOf = (facing: UnitFacing): readonly [dx: number, dy: number] => {
  const [dx, dy] = STEPS[facing];
  return [0 - dy, dx];
};

/** The columns, right of the unit's middle, on which somebody stands who is so many half-spaces off it. */
const columnsAt = (place: number): readonly number[] =>
  place % 2 === 0 ? [place / 2] : [(place - 1) / 2, (place + 1) / 2];

/** The space so many ranks behind the front and so many columns to the right; −1 off the map. */
const spaceBehind = (field: Ground, { at, facing }: Stand, rank: number, column: number): SpaceIndex => {
  const [dx, dy] = aheadOf(facing);
  const [rx, ry] = rightOf(facing);
  return spaceAt(field, xOf(field, at) - rank * dx + column * rx, yOf(field, at) - rank * dy + column * ry);
};

/** The spaces of a rank, added to others: units are looked at so often that no list is made for each of their ranks. */
const addRank = (field: Ground, { at, facing, ranks }: Stand, rank: number, spaces: SpaceIndex[]): void => {
  const figures = ranks[rank]?.slots.length ?? 0;
  if (figures === 0 || at < 0) return;
  const [dx, dy] = STEPS[facing];
  const half = Math.floor(figures / 2);
  const x = xOf(field, at) - rank * dx;
  const y = yOf(field, at) - rank * dy;
  for (let column = -half; column <= half; column++) spaces.push(spaceAt(field, x - column * dy, y + column * dx));
};

/** WARBAND-GRID-009: the spaces that a rank takes; a rank of an even number stands on the halves of those at its ends. */
export const spacesOfRank = (field: Ground, unit: Stand, rank: number): readonly SpaceIndex[] => {
  const spaces: SpaceIndex[] = [];
  addRank(field, unit, rank, spaces);
  return spaces;
};

/** All spaces that a unit takes, rank by rank; −1 among them where it stands over the edge. */
export const spacesOf = (field: Ground, unit: Stand): readonly SpaceIndex[] => {
  const spaces: SpaceIndex[] = [];
  for (let rank = 0; rank < unit.ranks.length; rank++) addRank(field, unit, rank, spaces);
  return spaces;
};

/** The spaces on which one slot of a rank stands: one, or the two that it stands between. */
export const spacesOfSlot = (field: Ground, unit: Stand, rank: number, slot: number): readonly SpaceIndex[] =>
  columnsAt(placeIn(slot, unit.ranks[rank]?.slots.length ?? 1)).map((column) => spaceBehind(field, unit, rank, column));

/** WARBAND-UNIT-013: where a slot stands on the map, in half-spaces each way. */
export const halvesOf = (field: Ground, unit: Stand, rank: number, slot: number): readonly [x: number, y: number] => {
  const [dx, dy] = aheadOf(unit.facing);
  const [rx, ry] = rightOf(unit.facing);
  const place = placeIn(slot, unit.ranks[rank]?.slots.length ?? 1);
  return [2 * (xOf(field, unit.at) - rank * dx) + place * rx, 2 * (yOf(field, unit.at) - rank * dy) + place * ry];
};

/** How many normal figures stand in a rank. */
export const normalsIn = ({ slots }: Pick<Fixed<Rank>, 'slots'>): number => {
  let normals = 0;
  for (const slot of slots) if (slot === NORMAL) normals++;
  return normals;
};
/** The figures of their own that stand in a rank. */
export const uniquesIn = ({ slots }: Pick<Fixed<Rank>, 'slots'>): readonly FigureIndex[] =>
  slots.filter((slot) => slot !== NORMAL);
/** WARBAND-UNIT-001: how many fighters a unit has. */
export const figuresIn = ({ ranks }: Pick<Stand, 'ranks'>): number => {
  let figures = 0;
  for (const { slots } of ranks) figures += slots.length;
  return figures;
};

/** The agents of a rank by their places in the roster: who is unique from left to right, then its normal figures as one. */
export const agentsOfRank = (rank: Fixed<Rank>): readonly FigureIndex[] => {
  const agents: FigureIndex[] = [];
  addAgents(rank, agents);
  return agents;
};
export const agentsOf = ({ ranks }: Pick<Stand, 'ranks'>): readonly FigureIndex[] => {
  const agents: FigureIndex[] = [];
  for (const rank of ranks) addAgents(rank, agents);
  return agents;
};

const addAgents = ({ body, slots }: Fixed<Rank>, agents: FigureIndex[]): void => {
  let normals = 0;
  for (const slot of slots)
    if (slot === NORMAL) normals++;
    else agents.push(slot);
  if (normals > 0) agents.push(body);
};

/** Whether something holds of one of a unit's agents. */
export const someAgent = ({ ranks }: Pick<Stand, 'ranks'>, holds: (agent: FigureIndex) => boolean): boolean => {
  for (const { body, slots } of ranks) {
    let normals = 0;
    for (const slot of slots)
      if (slot === NORMAL) normals++;
      else if (holds(slot)) return true;
    if (normals > 0 && holds(body)) return true;
  }
  return false;
};

/** Ours: a unit of one figure is no formation: it looks and strikes all around, as in a skirmish. */
export const isAlone = (unit: Pick<Stand, 'ranks'>): boolean => figuresIn(unit) === 1;

export interface PlaceInUnit {
  readonly unit: number;
  readonly rank: number;
}

/** In which unit and rank a body or a unique figure stands; null where it stands in none any more. */
export const placeOfFigure = (units: readonly Fixed<Unit>[], figure: FigureIndex): PlaceInUnit | null => {
  for (let unit = 0; unit < units.length; unit++) {
    const { ranks } = units[unit] as Fixed<Unit>;
    for (let rank = 0; rank < ranks.length; rank++) {
      const { body, slots } = ranks[rank] as Fixed<Rank>;
      if (slots.includes(figure) || (body === figure && slots.includes(NORMAL))) return { unit, rank };
    }
  }
  return null;
};
