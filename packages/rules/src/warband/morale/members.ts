import type { Fixed } from '@warmoot/kernel';
import { figureOf, isFlagged, isHeld, isHere, rowOf } from '../figures/figures.js';
import type { FigureIndex, Group } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { canRetreat } from '../movement/retreats.js';

export const groupOf = ({ open }: SkirmishSight, group: number): Fixed<Group> => open.groups[group] as Fixed<Group>;

/** All that were ever in a group, in the order of the roster. */
const membersOf = ({ open }: SkirmishSight, group: number): readonly FigureIndex[] =>
  open.roster.flatMap((row, figure) => (row.group === group ? [figure] : []));

/**
 * WARBAND-MORALE-002, WARBAND-MORALE-040: NPCs of either side, and never a player character: these are in no group.
 * Those whom a check of their group binds: in the fight, and neither on their way out of it nor fighting to the death.
 * WARBAND-GRAPPLE-041: who is held checks alone.
 */
export const boundOf = (sight: SkirmishSight, group: number): readonly FigureIndex[] =>
  membersOf(sight, group).filter((figure) => {
    const { desperate, retreating } = figureOf(sight, figure);
    return isHere(sight, figure) && !isHeld(sight, figure) && !desperate && retreating === 'no';
  });

/**
 * WARBAND-MORALE-021: those who fight no more: slain, subdued, surrendered, or gone by themselves. WARBAND-ROUND-011: of a fight taken up
 * in its course also those who began it and are not listed any more.
 */
export const lossesOf = (sight: SkirmishSight, group: number): number =>
  groupOf(sight, group).began -
  membersOf(sight, group).filter((figure) => figureOf(sight, figure).fate === 'fighting').length;

/** WARBAND-MORALE-027, WARBAND-MORALE-039: whether a group checks at all. */
export const stillChecks = (sight: SkirmishSight, group: number): boolean =>
  groupOf(sight, group).mood === 'steady' && boundOf(sight, group).length > 0;

/** WARBAND-GRAPPLE-017, WARBAND-GRAPPLE-041: those that check for being held. WARBAND-MORALE-001: none that never checks. */
export const heldToCheck = (sight: SkirmishSight): readonly FigureIndex[] =>
  sight.open.roster.flatMap(({ group }, figure) =>
    group !== null && isHere(sight, figure) && isHeld(sight, figure) && !figureOf(sight, figure).desperate
      ? [figure]
      : [],
  );

/** WARBAND-MORALE-036: whether a way out is open to a group: to one of them at least. */
export const hasWayOut = (sight: SkirmishSight, group: number): boolean =>
  boundOf(sight, group).some((figure) => canRetreat(sight, figure));

/** WARBAND-MORALE-038: those that found no way out in their Opening, and have none now. */
export const corneredNow = (sight: SkirmishSight): readonly FigureIndex[] =>
  sight.open.figures.flatMap(({ cornered, retreating }, figure) =>
    cornered && retreating !== 'no' && isHere(sight, figure) && !canRetreat(sight, figure) ? [figure] : [],
  );

/** WARBAND-MELEE-021: whether those who check are hirelings. Ours: all of them must be. */
export const areHirelings = (sight: SkirmishSight, group: number, figure: FigureIndex | null): boolean =>
  (figure === null ? boundOf(sight, group) : [figure]).every((one) => isFlagged(sight, one, 'hireling'));

/** WARBAND-MELEE-021: whether a side has hirelings in the fight that check morale. */
export const hasHirelings = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { side } = rowOf(sight, figure);
  return sight.open.roster.some(
    (row, one) => row.side === side && row.group !== null && row.flags.includes('hireling') && isHere(sight, one),
  );
};
