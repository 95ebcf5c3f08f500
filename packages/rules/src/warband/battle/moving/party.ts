import type { Fixed } from '@warmoot/kernel';
import { agentsOf, isAlone, placeOfFigure, type Stand, spacesOfRank, spacesOfSlot } from '../../formations/standing.js';
import type { FigureIndex, SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank } from '../../model/units.js';
import { FRESH_RANK } from '../beginning/states.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';

/** Those that go together: a unit, or a rank or unique figure that leaves it: WARBAND-BMOVE-001, WARBAND-BMOVE-016. */
export interface Party {
  readonly unit: FormationIndex;
  /** The part that leaves, by its place in the roster; −1: the whole unit goes. */
  readonly part: FigureIndex;
  /** How those that go stand at the start. */
  readonly stand: Stand;
  /** The ranks that stay behind. */
  readonly left: readonly Fixed<Rank>[];
  /** Whether they go and look any way they like. */
  readonly loose: boolean;
  readonly agents: readonly FigureIndex[];
}

/** A rank for one who stands alone. */
const rankOfOne = (figure: FigureIndex, { lit }: Fixed<Rank>): Rank => ({
  ...FRESH_RANK,
  body: -1,
  slots: [figure],
  damage: 0,
  lit,
});

const middleOf = (spaces: readonly SpaceIndex[]): SpaceIndex =>
  spaces[(spaces.length - 1) / 2] ?? spaces.find((at) => at >= 0) ?? -1;

const without = (rank: Fixed<Rank>, figure: FigureIndex): Fixed<Rank> => ({
  ...rank,
  slots: rank.slots.filter((slot) => slot !== figure),
});

/** WARBAND-BMOVE-016: a rank, with all in it, or a unique figure, and what is left of its unit when it has gone. */
const partOf = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex, nth: number): Party => {
  const one = unitOf(sight, unit);
  const rank = one.ranks[nth] as Fixed<Rank>;
  const slot = rank.slots.indexOf(figure);
  const { field } = sight.given;
  const goes = slot < 0 ? rank : rankOfOne(figure, rank);
  const spaces = slot < 0 ? spacesOfRank(field, one, nth) : spacesOfSlot(field, one, nth, slot);
  const at = slot < 0 ? middleOf(spaces) : (spaces.find((space) => space >= 0) ?? -1);
  const left = one.ranks.flatMap((other, place) => {
    if (place !== nth) return [other];
    const rest = without(other, figure);
    return slot < 0 || rest.slots.length === 0 ? [] : [rest];
  });
  const stand: Stand = { at, facing: one.facing, ranks: [goes] };
  return { unit, part: figure, stand, left, loose: true, agents: agentsOf(stand) };
};

/** Who goes when somebody is named; null where a rank or figure is named that is all there is of its unit, or in none. */
export const partyOf = (sight: BattleSight, { unit, figure }: Actor): Party | null => {
  const one = unitOf(sight, unit);
  if (figure < 0) return { unit, part: -1, stand: one, left: [], loose: isAlone(one), agents: agentsOf(one) };
  const place = placeOfFigure(sight.open.units, figure);
  if (place === null || place.unit !== unit) return null;
  const party = partOf(sight, unit, figure, place.rank);
  return party.left.length === 0 ? null : party;
};
