import { anyOnTheMap } from '../../war/roster/roster.js';
import { SIDES } from '../../war/roster/sides.js';
import { armyOf, type CommandSight, type Fugitive } from './command.js';
import { championAt, championSide, unitWith } from './pairs.js';

/** COMMAND-SAGA-013: the leader of an army that has no unit left on the field. Only a saga's leader can come to harm. */
const leadersInFlight = (sight: CommandSight): readonly Fugitive[] =>
  SIDES.flatMap((side) => {
    const { leader, name } = armyOf(sight, side);
    return leader.name === null || leader.skills === null || anyOnTheMap(sight, side)
      ? []
      : [{ who: leader.name, army: name }];
  });

/** COMMAND-SAGA-013: whoever was placed with a unit that was slaughtered. */
const withTheSlaughtered = (sight: CommandSight): readonly Fugitive[] =>
  sight.open.champions.flatMap((_, who) =>
    sight.open.fate[unitWith(sight, who)] === 'slaughtered'
      ? [{ who: championAt(sight, who).name, army: armyOf(sight, championSide(sight.given, who)).name }]
      : [],
  );

/** Whether a duel of this battle has killed somebody, or has put them into the enemy's hands. */
const isOutAlready = (sight: CommandSight, name: string): boolean =>
  sight.open.champions.some(
    ({ standing }, who) => championAt(sight, who).name === name && (standing === 'dead' || standing === 'surrendered'),
  );

/** Everybody who has to get away when a battle is over, each once. */
export const fugitivesOf = (sight: CommandSight): readonly Fugitive[] => {
  const all = [...leadersInFlight(sight), ...withTheSlaughtered(sight)];
  return all.filter(({ who }, i) => !isOutAlready(sight, who) && all.findIndex((other) => other.who === who) === i);
};
