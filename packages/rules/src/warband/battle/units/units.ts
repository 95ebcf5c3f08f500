import type { Fixed } from '@warmoot/kernel';
import type { Side } from '../../../war/roster/sides.js';
import { agentsOf, placeOfFigure } from '../../formations/standing.js';
import type { FigureIndex, Mood } from '../../model/model.js';
import type { FormationIndex, Unit } from '../../model/units.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';

export const unitOf = ({ open }: BattleSight, unit: FormationIndex): Fixed<Unit> => open.units[unit] as Fixed<Unit>;
export const unitNamed = ({ open }: BattleSight, key: string): FormationIndex =>
  open.units.findIndex(({ name }) => name === key);
export const moodOf = ({ open }: BattleSight, unit: FormationIndex): Mood => open.groups[unit]?.mood ?? 'steady';

/** WARBAND-MORALE-025: whether its nerve has failed, and it is on its way out of the fight. */
export const isRouted = (sight: BattleSight, unit: FormationIndex): boolean =>
  moodOf(sight, unit) === 'retreating' || moodOf(sight, unit) === 'disorder';

/** Whether a unit is on the map and in the fight. */
export const isUnitHere = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { at, ranks } = unitOf(sight, unit);
  return at >= 0 && ranks.length > 0 && moodOf(sight, unit) !== 'surrendered';
};

/** Those of a side that are on the map and in the fight, in their order. */
export const unitsOf = (sight: BattleSight, side: Side): readonly FormationIndex[] => {
  const units: FormationIndex[] = [];
  for (let unit = 0; unit < sight.open.units.length; unit++)
    if (unitOf(sight, unit).side === side && isUnitHere(sight, unit)) units.push(unit);
  return units;
};

/** The unit in which a rank's body or a unique figure stands; −1: in none any more. */
export const unitOfFigure = ({ open }: BattleSight, figure: FigureIndex): FormationIndex =>
  placeOfFigure(open.units, figure)?.unit ?? -1;

/** Whom a key names: `A1` a unit, `A1.2` a rank of it, `A1u1` somebody unique in it; null where it is nobody's. */
export const actorNamed = (sight: BattleSight, key: string): Actor | null => {
  const unit = unitNamed(sight, key);
  if (unit >= 0) return { unit, figure: -1 };
  const figure = sight.open.roster.findIndex(({ name }) => name === key);
  return figure < 0 ? null : { unit: unitOfFigure(sight, figure), figure };
};

export const keyOfActor = ({ open }: BattleSight, { unit, figure }: Actor): string =>
  (figure < 0 ? open.units[unit]?.name : open.roster[figure]?.name) ?? '';

/** A unit, then its ranks and unique figures. */
export const actorsIn = (sight: BattleSight, unit: FormationIndex): readonly Actor[] => {
  const actors: Actor[] = [{ unit, figure: -1 }];
  for (const figure of agentsOf(unitOf(sight, unit))) actors.push({ unit, figure });
  return actors;
};
