import { normalsIn, spacesOfRank, spacesOfSlot } from '../../formations/standing.js';
import type { Figure, FigureIndex, SpaceIndex } from '../../model/model.js';
import { NORMAL, type Rank, type Unit } from '../../model/units.js';
import type { BattleOpen } from '../model/battle.js';

const figureIn = (open: BattleOpen, figure: FigureIndex): Figure => open.figures[figure] as Figure;

/** Where somebody stands who is on these spaces; over the edge it counts as being where its unit is. */
const firstOn = (spaces: readonly SpaceIndex[], unit: Unit): SpaceIndex => spaces.find((at) => at >= 0) ?? unit.at;

const middleOf = (open: BattleOpen, unit: Unit, rank: number): SpaceIndex => {
  const spaces = spacesOfRank(open, unit, rank);
  const middle = spaces[(spaces.length - 1) / 2] ?? -1;
  return middle >= 0 ? middle : firstOn(spaces, unit);
};

/** A rank's normal figures taken together are out of the fight when none of them is left. */
const settleBody = (open: BattleOpen, unit: Unit, nth: number): void => {
  const rank = unit.ranks[nth] as Rank;
  if (rank.body < 0) return;
  const body = figureIn(open, rank.body);
  if (normalsIn(rank) === 0) {
    Object.assign(body, { at: -1, fate: 'slain' });
    return;
  }
  if (body.fate === 'slain') body.fate = 'fighting';
  Object.assign(body, { at: middleOf(open, unit, nth), facing: unit.facing });
};

/** Writes where those of a unit stand: a rank's normal figures in its middle, who is unique in their own place. */
export const settle = (open: BattleOpen, unit: Unit): void => {
  unit.ranks.forEach((rank, nth) => {
    settleBody(open, unit, nth);
    rank.slots.forEach((figure, slot) => {
      if (figure === NORMAL) return;
      const at = firstOn(spacesOfSlot(open, unit, nth, slot), unit);
      Object.assign(figureIn(open, figure), { at, facing: unit.facing });
    });
  });
};

const standsIn = ({ units }: BattleOpen, body: FigureIndex): boolean =>
  units.some(({ ranks }) => ranks.some((rank) => rank.body === body));

/** Writes the ranks of a unit as they are now; ranks that it has no more are gone. */
export const putRanks = (open: BattleOpen, unit: Unit, ranks: readonly Rank[]): void => {
  const before = unit.ranks;
  unit.ranks = ranks;
  for (const { body } of before)
    if (body >= 0 && !standsIn(open, body)) Object.assign(figureIn(open, body), { at: -1, fate: 'slain' });
  settle(open, unit);
};
