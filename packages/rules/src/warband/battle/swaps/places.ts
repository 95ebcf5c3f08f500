import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { isDuelling } from '../../figures/duelling.js';
import { figureOf, keyOf } from '../../figures/figures.js';
import { agentsOf, normalsIn, placeIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import { type FormationIndex, NORMAL, type Rank } from '../../model/units.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { Swapping } from '../model/steps.js';
import { unitOf } from '../units/units.js';

type Place = readonly [rank: number, slot: number];

/** Half-spaces between two that stand side by side: WARBAND-UNIT-012. */
const ONE_SPACE = 2;

/** Where those of a name stand in a unit: somebody unique in one place, the normal figures of a rank in several. */
const placesOf = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): readonly Place[] =>
  unitOf(sight, unit).ranks.flatMap(({ body, slots }, rank) =>
    slots.flatMap((who, slot): readonly Place[] =>
      who === figure || (who === NORMAL && body === figure) ? [[rank, slot]] : [],
    ),
  );

/** Sideways, in half-spaces. */
const aside = (ranks: readonly Fixed<Rank>[], [r, s]: Place, [q, t]: Place): number =>
  Math.abs(placeIn(s, ranks[r]?.slots.length ?? 1) - placeIn(t, ranks[q]?.slots.length ?? 1));

/** WARBAND-BMOVE-004: adjacent, in ranks one behind the other. */
const areAdjacent = (ranks: readonly Fixed<Rank>[], one: Place, other: Place): boolean =>
  Math.abs(one[0] - other[0]) === 1 && aside(ranks, one, other) <= ONE_SPACE;

/**
 * WARBAND-BMOVE-003, WARBAND-BMOVE-004: which two of these trade places: of those that are adjacent the nearest, of several the
 * first from the left; null where none are.
 */
export const swapOf = (
  sight: BattleSight,
  unit: FormationIndex,
  figure: FigureIndex,
  partner: FigureIndex,
): Swapping | null => {
  const { ranks } = unitOf(sight, unit);
  const pairs = placesOf(sight, unit, figure).flatMap((from) =>
    placesOf(sight, unit, partner).flatMap((to) => (areAdjacent(ranks, from, to) ? [{ from, to }] : [])),
  );
  const [first] = pairs.toSorted((a, b) => aside(ranks, a.from, a.to) - aside(ranks, b.from, b.to));
  return first === undefined ? null : { unit, figure, partner, ...first };
};

/** WARBAND-BMOVE-003: whether a move action is left to somebody; of the normal figures of a rank, to one at least. */
const canMove = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): boolean => {
  const rank = unitOf(sight, unit).ranks.find(({ body, slots }) => body === figure && slots.includes(NORMAL));
  return figureOf(sight, figure).opening === null && (rank === undefined || normalsIn(rank) > rank.swapped);
};

/** Why two of a unit may not trade places; null where they may. WARBAND-BMOVE-011: being in melee is no reason. */
export const swapBan = (
  sight: BattleSight,
  unit: FormationIndex,
  figure: FigureIndex,
  partner: FigureIndex,
): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), partner: keyOf(sight, partner) };
  if (!agentsOf(unitOf(sight, unit)).includes(partner))
    return brokenRule('WARBAND-BMOVE-003', 'warband.swap.otherUnit', facts);
  // WARBAND-TACTIC-036: who duels stands before the unit until it is over.
  if (isDuelling(sight, figure) || isDuelling(sight, partner))
    return brokenRule('WARBAND-TACTIC-036', 'warband.swap.duels', facts);
  if (!canMove(sight, unit, figure) || !canMove(sight, unit, partner))
    return brokenRule('WARBAND-BMOVE-003', 'warband.swap.hasActed', facts);
  return swapOf(sight, unit, figure, partner) === null
    ? brokenRule('WARBAND-BMOVE-004', 'warband.swap.notAdjacent', facts)
    : null;
};

const isUnique = (sight: BattleSight, { unit, figure }: Actor): boolean =>
  unitOf(sight, unit).ranks.some(({ slots }) => figure >= 0 && slots.includes(figure));

/** With whom somebody unique may trade places now. That of two normal figures changes little, and is left to whoever names it. */
export const partnersOf = (sight: BattleSight, actor: Actor): readonly FigureIndex[] =>
  isUnique(sight, actor)
    ? agentsOf(unitOf(sight, actor.unit)).filter(
        (partner) => partner !== actor.figure && swapBan(sight, actor.unit, actor.figure, partner) === null,
      )
    : [];
